"""A card is lifted before it is played: by tap, by drag and by keys, and let go again without harm."""

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from imperial_miners.web.log.device import Session
from imperial_miners.web.tables.requests import ChatLine
from tests.browser.conftest import Visitor
from tests.browser.playing import give_the_first, number_of, options_of, wait_for_next
from tests.browser.test_everywhere import PERSON, TOKEN, begin, enter, in_server
from tests.web.threads import Server

PICTURES = False

WITHIN = """all => all.findIndex(each => {
  const box = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
})"""
"""The first of some places whose middle can be reached."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def at_a_place(visit: Visitor, **device: object) -> Page:
    """A game alone that asks which card to play, where there is more than one place for it."""
    page = visit("/", **device)
    page.locator("form[action='/play'] button").first.click()
    page.wait_for_url("**/table/**")
    give_the_first(page)
    for _ in range(60):
        before = number_of(page)
        lifts = page.locator(".opts .opt[data-lift]")
        if lifts.count():
            lifts.first.click()
            page.locator("#answer[data-lifted]").wait_for()
            if page.locator("#plan .ghost").count() > 1:
                page.keyboard.press("Escape")
                page.locator("#answer:not([data-lifted])").wait_for()
                return page
        options_of(page).first.click()
        wait_for_next(page, before)
    raise AssertionError("no card has two places")


def posts_of(page: Page) -> list[str]:
    """The answers that the page sends from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or "") if request.method == "POST" else None)
    return sent


@pytest.mark.parametrize("device", [{}, PHONE], ids=["mouse", "touch"])
def test_one_tap_plays_nothing_and_the_second_plays_card_and_place_in_one_request(visitor: Visitor, device: dict):
    page = at_a_place(visitor, **device)
    sent, before = posts_of(page), number_of(page)
    card = page.locator(".hand [data-lift]").first
    card.tap() if device else card.click()
    page.locator("#answer[data-lifted]").wait_for()
    assert page.locator(".slot.is-lifted").count() == 1
    assert number_of(page) == before
    page.locator("#answer [data-let-go]").click()
    page.locator("#answer:not([data-lifted])").wait_for()
    assert sent == []
    card = page.locator(".hand [data-lift]").first
    card.tap() if device else card.click()
    page.locator("#answer[data-lifted]").wait_for()
    place = page.locator("#plan .ghost").first
    value = place.get_attribute("value") or ""
    assert value.startswith("play:")
    assert " place:" in value
    place.dispatch_event("click")
    wait_for_next(page, before)
    assert len(sent) == 1
    assert int(number_of(page)) == int(before) + 2


def test_a_card_dragged_to_a_place_is_played_there_and_one_dropped_elsewhere_stays_lifted(visitor: Visitor):
    page = at_a_place(visitor)
    sent, before = posts_of(page), number_of(page)
    card = page.locator(".hand [data-lift]").first.bounding_box()
    assert card
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y - 3)
    assert page.locator(".is-dragged").count() == 0, "a trembling hand drags nothing"
    page.mouse.move(x + 40, y - 40)
    page.locator("#answer[data-lifted]").wait_for()
    page.mouse.move(640, 700)
    page.mouse.up()
    assert page.locator(".is-dragged").count() == 0
    assert page.locator("#answer[data-lifted]").count() == 1
    assert sent == []
    ghosts = page.locator("#plan .ghost")
    box = ghosts.nth(ghosts.evaluate_all(WITHIN)).bounding_box()
    raised = page.locator(".slot.is-lifted button.in-hand").bounding_box()
    assert box
    assert raised
    page.mouse.move(raised["x"] + 40, raised["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 10, box["y"] + 90, steps=4)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=2)
    page.mouse.up()
    wait_for_next(page, before)
    assert len(sent) == 1
    assert int(number_of(page)) == int(before) + 2


def test_a_plan_goes_on_when_an_event_of_the_stream_comes_late(visitor: Visitor, server: Server) -> None:
    """A plan asks for the table again at every event; what was asked for before an answer may arrive after it."""
    table = in_server(server, begin(server, "late", PERSON, PERSON, answers=11))
    page = visitor("/about", reduced_motion="reduce")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    page.keyboard.press("p")
    page.locator("#answer.is-plan").wait_for()
    held: list[Route] = []
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/*plan=1", lambda route: route.continue_() if late else held.append(route))
    in_server(server, server.service.chat.say(Session(TOKEN), table.id, 1, ChatLine(text="Good luck!")))
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(20)
    late += [(route, route.fetch()) for route in held]
    question = page.locator("#ask").inner_text()
    page.locator(".opts .opt").first.click()
    expect(page.locator("#ask")).not_to_have_text(question)
    for route, answer in late:
        route.fulfill(response=answer)
    page.locator("#chat").get_by_text("Good luck!").wait_for(state="attached")
    assert late
    expect(page.locator("#ask")).not_to_have_text(question)


def test_the_next_answer_waits_for_no_reply(visitor: Visitor) -> None:
    """The stream may show the next question before the reply to the last answer has come."""
    page = visitor("/", reduced_motion="reduce")
    page.locator("form[action='/play'] button").first.click()
    page.wait_for_url("**/table/**")
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/answer", lambda route: held.append((route, route.fetch())))
    for answers in (1, 2):
        give_the_first(page)
        assert len(held) == answers
    for route, reply in held:
        route.fulfill(response=reply)
    page.locator("body:not(.is-sending)").wait_for()

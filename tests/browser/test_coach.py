"""Help in a browser: a hint step by step by keys, why and why not over the table, and a guided first game."""

import random

import pytest
from playwright.sync_api import expect

from imperial_miners.web.http.dependencies import SESSION_COOKIE
from imperial_miners.web.log.device import Session
from tests.browser.conftest import Visitor
from tests.browser.playing import give_the_first
from tests.browser.test_access import complaints
from tests.browser.test_everywhere import PERSON, begin, enter, in_server
from tests.web.threads import Server

MET = "#coach .met summary"


def test_a_hint_goes_from_where_to_look_to_why_by_keys(visitor: Visitor) -> None:
    page = visitor()
    page.locator(".hero .go.big").click()
    expect(page.locator("html:not(.no-script) #answer")).to_be_visible()
    page.wait_for_load_state()
    page.keyboard.press("h")
    expect(page.locator("#coach .hinting .news")).to_contain_text("Look at")
    expect(page.locator(".deal .is-hinted")).to_have_count(0)
    for shown in ("#coach ol li", "#coach .why-lines li"):
        page.locator("#more-hint").focus()
        page.keyboard.press("Enter")
        expect(page.locator(shown).first).to_be_visible()
    expect(page.locator(".deal .is-hinted")).to_have_count(1)
    give_the_first(page)
    expect(page.locator("#coach")).to_be_hidden()


def test_why_and_why_not_open_over_the_table(visitor: Visitor) -> None:
    page = visitor()
    form = page.locator(".way.l1 form")
    form.locator("[name=count]").select_option("1")
    form.locator("details.more summary").first.click()
    form.locator("[name=variant]").select_option("first-game")
    form.locator("button.go").click()
    expect(page.locator("#answer")).to_be_visible()
    while not page.locator("#turns li").filter(has_text="plays").count():
        give_the_first(page)
    page.locator(".player .why[href*='/why/']").click()
    expect(page.locator("#closer .helping")).to_contain_text("brought")
    page.locator("#closer [data-close]").click()
    expect(page.locator("#closer")).not_to_be_visible()
    while not page.locator("a.note.look-at").count():
        give_the_first(page)
    page.locator("a.note.look-at").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#closer .helping .rule")).to_contain_text("Rule R5.")
    page.keyboard.press("Escape")
    expect(page.locator("#closer")).not_to_be_visible()


@pytest.mark.parametrize(("light", "size"), [("light", (1280, 800)), ("dark", (390, 844))])
def test_the_guided_game_teaches_and_is_left_resumed_and_skipped(
    visitor: Visitor, light: str, size: tuple[int, int]
) -> None:
    width, height = size
    page = visitor(
        viewport={"width": width, "height": height}, color_scheme=light, bypass_csp=True, reduced_motion="reduce"
    )
    page.get_by_role("button", name="Learn by playing").click()
    expect(page.locator("#coach .news li").first).to_contain_text("ten rounds")
    for _ in range(5):
        give_the_first(page)
        assert complaints(page) == []
        edges = page.evaluate("() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert edges == [height, width], "the table still fits on one screen"
    met = page.locator(MET).inner_text()
    page.goto("/")
    page.get_by_role("button", name="Learn by playing").click()
    expect(page.locator(MET)).to_have_text(met)
    page.get_by_role("button", name="Skip the lessons").click()
    expect(page.locator("#coach")).to_contain_text("The lessons are off.")
    page.get_by_role("button", name="Show the lessons").click()
    expect(page.locator(MET)).to_have_text(met)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_hint_moves_nothing_and_the_finger_points_at_its_card(
    visitor: Visitor, server: Server, size: tuple[int, int]
) -> None:
    table = in_server(server, begin(server, "pointing", PERSON))
    page = visitor("/about", viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    places = "() => ['scene', 'answer'].map(id => JSON.stringify(document.getElementById(id).getBoundingClientRect()))"
    before = page.evaluate(places)
    page.locator("[formaction$='/hint']:visible").first.click()
    expect(page.locator("#coach .hints")).to_be_visible()
    page.locator("#more-hint").click()
    hinted = page.locator(".deal .is-hinted")
    expect(hinted).to_have_count(1)
    expect(page.locator("#coach ol")).to_contain_text(hinted.locator(".name").inner_text().split()[0].strip("\u00ad"))
    assert page.evaluate(places) == before
    card, finger = hinted.bounding_box(), page.locator(".finger").bounding_box()
    assert card is not None
    assert finger is not None
    gap_x = max(card["x"] - finger["x"] - finger["width"], finger["x"] - card["x"] - card["width"])
    gap_y = max(card["y"] - finger["y"] - finger["height"], finger["y"] - card["y"] - card["height"])
    assert max(gap_x, gap_y) <= 12
    page.keyboard.press("Escape")
    expect(page.locator("#coach .hints")).to_have_count(0)
    expect(page.locator(".finger")).to_be_hidden()
    assert page.evaluate(places) == before


DIMMED = """([where]) => {
  const shade = document.querySelector('.spotlight');
  const box = document.querySelector(where).getBoundingClientRect();
  const path = new Path2D(shade.style.clipPath.match(/"(.*)"/)[1]);
  const canvas = document.createElement('canvas').getContext('2d');
  return canvas.isPointInPath(path, (box.left + box.right) / 2, (box.top + box.bottom) / 2, 'evenodd');
}"""
"""Whether the middle of something lies under the shade."""


async def play_out(server: Server, id: str, session: Session) -> None:
    """Answer for the only seat of a table until the game is over."""
    table, answers, rng = await server.service.live.table(id), server.service.answers, random.Random(1)
    while not table.game.is_over:
        decision = table.game.decision(0)
        assert decision is not None
        await answers.decide(session, id, 0, table.state.numbers[0], rng.choice(decision.options).key)


def test_a_lesson_has_the_light_and_the_end_of_the_first_game_its_reward(visitor: Visitor, server: Server) -> None:
    page = visitor("/", reduced_motion="reduce", locale="en")
    page.get_by_role("button", name="Learn by playing").click()
    light = page.locator(".spotlight")
    expect(light).to_be_visible()
    for where, is_dim in (("#sheet-event", False), (".asking", False), ("#hand", True), ("#stage", True)):
        assert page.evaluate(DIMMED, [where]) == is_dim, where
    page.keyboard.press("Shift")
    expect(light).to_be_hidden()
    give_the_first(page)
    game = page.url.split("/table/")[1].split("/")[0]
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == SESSION_COOKIE)
    in_server(server, play_out(server, game, Session(token)))
    page.goto(f"/table/{game}/result")
    expect(page.locator(".reward h2")).to_be_visible()
    page.locator(".reward button.go").click()
    expect(page.locator("#sheet-players .player")).to_have_count(2)
    assert game not in page.url, "the next thing to try is a game against a bot"

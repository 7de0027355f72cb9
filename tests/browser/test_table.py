"""What the table does beside answering: previews, undo, plans, looking closer, the curtain, several devices."""

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from imperial_miners.web.log.state import Table
from tests.browser.conftest import Visitor
from tests.browser.playing import (
    THINGS,
    give_the_first,
    in_the_list,
    keep_marked,
    look_away,
    no_scrolling,
    number_of,
    wait_for_next,
)
from tests.browser.test_everywhere import PERSON, begin, enter, in_server
from tests.web.threads import Server

PICTURES = False

in_two_languages = pytest.mark.parametrize("language", ["en", "de"])
SIZES = [(360, 640), (390, 844), (844, 390), (900, 640), (1024, 700), (1280, 800), (1920, 1080), (2560, 1440)]

COVERED = """all => all.filter(each => {
  const { left, right } = each.getBoundingClientRect();
  if (!each.checkVisibility({ visibilityProperty: true }) || left < 0 || right > innerWidth) return false;
  each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = each.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !each.contains(top);
}).map(each => each.outerHTML)"""
"""Which options inside the window have something else lying over their middle."""
STAYS_HOVERED = """kind => new Promise(done => {
  const seen = [];
  const look = () => {
    seen.push(document.querySelector(kind).matches(':hover'));
    seen.length < 6 ? requestAnimationFrame(look) : done(seen);
  };
  requestAnimationFrame(look);
})"""
"""Whether something is under the pointer in each of six frames."""


def begin_solo(page: Page) -> None:
    """From the start page to the first decision in one click."""
    page.locator(".hero .go.big").click()
    expect(page.locator(".keeper")).to_be_visible()
    expect(page.locator("html.no-script")).to_have_count(0)


def number_on(mark: Locator) -> str:
    """The key that marks a card of the deal."""
    found = re.search(r"\bo(\d)\b", mark.get_attribute("class") or "")
    assert found
    return found[1]


def keep_four(page: Page) -> None:
    """Through the set-up."""
    keep_marked(page)
    expect(page.locator("#answer [name=number]")).to_have_value("4")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_one_screen_without_scrolling(visitor: Visitor, width: int, height: int) -> None:
    page = visitor(viewport={"width": width, "height": height})
    begin_solo(page)
    no_scrolling(page)
    keep_four(page)
    no_scrolling(page)
    expect(page.locator("#ask")).to_be_in_viewport()
    expect(page.locator(".opts .opt").first).to_be_in_viewport()


def test_zoom_covers_no_option(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 900, "height": 640}, reduced_motion="reduce")
    begin_solo(page)
    for _ in range(24):
        assert page.locator(THINGS).evaluate_all(COVERED) == []
        give_the_first(page)


def test_nothing_flees_from_the_pointer_at_its_edge(visitor: Visitor) -> None:
    page = visitor(reduced_motion="reduce")
    begin_solo(page)
    for kind in (".keeper", ".deal label"):
        box = page.locator(kind).first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 0.5)
        hovered = page.evaluate(STAYS_HOVERED, kind)
        assert hovered == [True] * 6, kind


def test_looking_at_an_option_shows_what_it_would_do(visitor: Visitor) -> None:
    page = visitor()
    begin_solo(page)
    keep_four(page)
    for _ in range(60):
        option = page.locator(".opts .opt:has(.gains)").first
        if option.count():
            break
        before = number_of(page)
        in_the_list(page, random.Random(3))
        wait_for_next(page, before)
    option.hover()
    expect(page.locator(".callout:visible, .ghost .pre:visible").first).to_be_visible()


def until_undo_is_possible(page: Page) -> None:
    """Answer until something can be taken back."""
    for _ in range(40):
        give_the_first(page)
        if page.locator(".t-undo:not(:disabled)").count():
            return
    raise AssertionError("nothing can ever be taken back")


@in_two_languages
def test_undo_and_redo(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language, reduced_motion="reduce")
    begin_solo(page)
    until_undo_is_possible(page)
    number, question = number_of(page), page.locator("#ask").inner_text()
    page.keyboard.press("u")
    wait_for_next(page, number)
    expect(page.locator(".t-redo:not(:disabled)")).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("#answer [name=number]")).to_have_value(str(int(number) + 2))
    expect(page.locator("#ask")).to_have_text(question)


def test_cards_of_the_deal_are_marked_unmarked_and_kept_in_one_request(visitor: Visitor) -> None:
    page = visitor(reduced_motion="reduce")
    begin_solo(page)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or "") if request.method == "POST" else None)
    marks, keeper = page.locator(".deal label.dealt"), page.locator(".keeper")
    names = marks.locator("input")
    expect(keeper).to_be_disabled()
    for at in range(4):
        marks.nth(at).click()
    expect(keeper).to_be_enabled()
    marks.nth(6).click(force=True)  # four are enough
    expect(names.nth(6)).not_to_be_checked()
    marks.nth(0).click()
    expect(keeper).to_be_disabled()
    page.keyboard.press(number_on(marks.nth(6)))
    chosen = names.and_(page.locator(":checked"))
    expect(chosen).to_have_count(4)
    wanted = [each.get_attribute("value") for each in chosen.all()]
    assert names.nth(6).get_attribute("value") in wanted
    assert sent == []
    page.keyboard.press("Enter")
    expect(page.locator("#answer [name=number]")).to_have_value("4")
    assert len(sent) == 1
    kept = page.locator("#hand .slot[data-read]").evaluate_all("all => all.map(each => each.dataset.read)")
    assert Counter(f"card/{(each or '').partition(':')[2]}" for each in wanted) <= Counter(kept)


def test_two_cards_alike_are_marked_by_their_number_pressed_twice(visitor: Visitor, server: Server) -> None:
    table = in_server(server, begin(server, "alike 1", PERSON))
    page = visitor("/about", reduced_motion="reduce")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    marks = page.locator(".deal label.dealt")
    values = Counter(str(each.get_attribute("value")) for each in marks.locator("input").all())
    value, count = values.most_common(1)[0]
    assert count == 2
    alike = page.locator(f'.deal input[value="{value}"]')
    number = number_on(marks.filter(has=page.locator(f'input[value="{value}"]')).first)
    for checked in ([True, False], [True, True], [False, True]):
        page.keyboard.press(number)
        assert [each.is_checked() for each in alike.all()] == checked


@in_two_languages
def test_a_plan_is_tried_and_dropped_or_carried_out(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language, reduced_motion="reduce")
    begin_solo(page)
    expect(page.locator(".t-plan")).to_be_disabled()  # marking cards is a plan already
    keep_four(page)
    while not page.locator(".opts .opt[data-lift]:not(:has(.eye))").count():
        give_the_first(page)
    before, carry_out = number_of(page), page.locator("#answer .go").first
    for is_carried_out in (False, True):
        page.keyboard.press("p")
        expect(page.locator("#answer.is-plan")).to_be_visible()
        question = page.locator("#ask").inner_text()
        look_away(page)
        page.locator(".opts .opt:not(:has(.eye))").first.click()
        expect(page.locator("#ask")).not_to_have_text(question)
        expect(carry_out).to_be_visible()
        assert number_of(page) == before
        assert page.locator("#turns .told").count(), "the log stays"
        expect(page.locator("#answer .let-go[formaction$=drop]")).to_be_visible()
        if is_carried_out:
            carry_out.click()
            wait_for_next(page, before)
            expect(page.locator("#answer.is-plan")).to_have_count(0)
        else:
            page.keyboard.press("p")
            expect(page.locator("#answer.is-plan")).to_have_count(0)
            expect(page.locator("#ask")).to_have_text(question)


def test_a_hint_marks_an_option(visitor: Visitor) -> None:
    page = visitor()
    begin_solo(page)
    page.keyboard.press("h")
    page.locator("#more-hint").click()
    expect(page.locator(".deal .is-hinted")).to_have_count(1)


def test_a_board_opens_large(visitor: Visitor) -> None:
    page = visitor()
    begin_solo(page)
    keep_four(page)
    page.locator(".board h3 a").first.click()
    expect(page.locator("#closer h1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#closer")).not_to_be_visible()


def test_one_device_passes_behind_a_curtain(visitor: Visitor) -> None:
    page = visitor()
    form = page.locator(".way.l3 form")
    form.locator("[name=name]").fill("Ann")
    form.locator("[name=names]").first.fill("Bo")
    form.locator("button.go").click()
    expect(page.locator("h1")).to_contain_text("Ann")
    assert page.locator(".in-hand, .deal").count() == 0
    page.locator(".go.big").click()
    keep_marked(page)
    expect(page.locator("h1")).to_contain_text("Bo")
    assert page.locator(".in-hand, .deal").count() == 0


def sit_down(page: Page, name: str) -> Page:
    """Take the seat that a link has led to."""
    page.locator("[name=name]").fill(name)
    page.locator("button.go").click()
    return page


def wait_until_told(pages: list[Page], table: Table) -> None:
    """Wait until every device shows what its seat is asked, or that it waits."""
    awaited = table.game.awaiting()
    for seat, page in enumerate(pages):
        shown = "#answer:not(.is-idle)" if seat in awaited else "#answer.is-idle"
        page.locator(f'{shown} [name=number][value="{table.state.numbers[seat]}"]').wait_for(state="attached")


@pytest.mark.slow
def test_three_devices_play_at_once(visitor: Visitor, server: Server) -> None:
    """A whole game. Two click before either knows what came of it; the third only ever acts when they both wait."""
    first = visitor(locale="en", reduced_motion="reduce")
    form = first.locator(".way.l2 form")
    form.locator("[name=name]").fill("Ann")
    form.locator("button.go").click()
    links = [box.input_value() for box in first.locator(".invite .copy input").all()]
    assert len(links) == 2
    first.locator("main [name=name]").fill("Anna")
    second = sit_down(visitor(links[0], locale="de", reduced_motion="reduce"), "Bo")
    third = sit_down(visitor(links[1], locale="uk", reduced_motion="reduce"), "Cy")
    expect(first.locator(".chair h2")).to_have_text(["Ann", "Bo", "Cy"])
    expect(first.locator("main [name=name]")).to_have_value("Anna")  # the page was not loaded again
    first.locator("main .row > a.go").click()

    pages, rng, at_once = [first, second, third], random.Random(7), 0
    table = server.service.live.tables[second.url.split("/")[-2]]
    wait_until_told(pages, table)
    while awaited := table.game.awaiting():
        acting = [seat for seat in awaited if seat != 2] or awaited
        numbers = [str(table.state.numbers[seat]) for seat in acting]
        for seat in acting:
            in_the_list(pages[seat], rng)
        for seat, number in zip(acting, numbers, strict=True):
            wait_for_next(pages[seat], number)
        wait_until_told(pages, table)
        at_once += len(acting) == 2
    assert at_once > 20
    expect(first.locator(".log")).to_contain_text("Bo")
    expect(third.locator(".log")).to_contain_text("Ann")
    for page in pages:
        page.locator("#answer .go").click()
    scores = [page.locator(".score .total").all_inner_texts() for page in pages]
    assert len(scores[0]) == 3
    assert scores == [scores[0]] * 3

"""The end as a ceremony, a replay that plays by itself, and coming back: shows that end in what the page says."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.test_everywhere import PERSON, begin, enter, in_server
from tests.web.threads import Server

SEEN = "game => { localStorage['imperial-miners-seen'] = JSON.stringify({ [`/table/${game}/1`]: 20 }); }"
TOTALS = "() => [...document.querySelectorAll('.total')].map(each => each.textContent)"
PLAYING = "() => document.getElementById('theatre').getAnimations().length > 0"


@pytest.fixture(scope="module")
def ended(server: Server) -> str:
    """The id of a finished game of two on one device."""
    return in_server(server, begin(server, "ceremony", PERSON, PERSON, answers=2000)).id


def visit(visitor: Visitor, server: Server, path: str, **device: object) -> Page:
    """A page of the device that holds the seats."""
    page = visitor("/about", **device)
    enter(page, server)
    page.goto(path)
    return page


def test_the_end_counts_up_to_what_the_page_says_and_a_press_ends_the_show(
    visitor: Visitor, server: Server, ended: str
) -> None:
    calm = visit(visitor, server, f"/table/{ended}/result", reduced_motion="reduce")
    totals = calm.evaluate(TOTALS)
    assert not calm.evaluate(PLAYING)
    page = visit(visitor, server, f"/table/{ended}/result")
    page.wait_for_function(PLAYING)
    assert page.evaluate(TOTALS) != totals
    page.mouse.click(2, 300)
    assert page.evaluate(TOTALS) == totals
    assert not page.evaluate(PLAYING)
    assert page.locator(".theatre > *").count() == 0


def test_the_best_of_a_device_is_remembered_by_the_number_of_seats(
    visitor: Visitor, server: Server, ended: str
) -> None:
    page = visit(visitor, server, f"/table/{ended}/result", reduced_motion="reduce")
    expect(page.locator("#best .is-new")).to_be_visible()
    page.reload()
    expect(page.locator("#best .is-new")).to_be_visible()  # it is the same game
    page.evaluate("() => { localStorage['imperial-miners-best-2'] = '[999, \"/table/other/result\"]'; }")
    page.reload()
    expect(page.locator("#best .is-old")).to_contain_text("999")
    expect(page.locator("#best .is-new")).to_be_hidden()


def test_a_replay_plays_by_itself_pauses_and_is_scrubbed(visitor: Visitor, server: Server, ended: str) -> None:
    page = visit(visitor, server, f"/table/{ended}/replay?at=40&view=1&look=1", reduced_motion="reduce")
    play, at = page.locator("#play"), page.locator(".r-at")
    play.click()
    expect(at).to_contain_text(re.compile(r"4[2-9] "))
    page.keyboard.press("Tab")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    page.locator("#scrub").fill("90")
    expect(at).to_contain_text("90 ")
    expect(page).to_have_url(re.compile("at=90"))
    page.keyboard.press("Escape")
    page.locator(".moves [data-key=ArrowRight]").click()
    expect(at).to_contain_text("91 ")
    expect(page.locator("#scrub")).to_have_value("91")


def test_who_comes_back_is_told_turn_by_turn_what_others_did(visitor: Visitor, server: Server) -> None:
    table = in_server(server, begin(server, "back", PERSON, PERSON, answers=70))
    page = visit(visitor, server, f"/table/{table.id}/1", reduced_motion="reduce")
    strip = page.locator("#meanwhile")
    expect(strip).to_be_hidden()
    page.evaluate(SEEN, table.id)
    page.reload()
    expect(strip.locator(".turn:visible")).to_have_count(1)
    turns = strip.locator(".turn").count()
    for number in range(1, turns + 1):
        expect(strip.locator("small b")).to_have_text(str(number))
        strip.locator("[data-step='1']").click()
    expect(strip).to_be_hidden()
    page.reload()
    page.locator("#answer").wait_for()
    expect(strip).to_be_hidden()  # it is told once

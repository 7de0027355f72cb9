"""The log: one entry for each turn, oldest above, with names that open; the chat beside it has a mark of its own."""

import pytest
from playwright.sync_api import Page, expect

from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.tables.requests import ChatLine
from tests.browser.conftest import Visitor
from tests.browser.playing import give_the_first
from tests.browser.test_everywhere import PERSON, TOKEN, begin, enter, in_server
from tests.web.threads import Server

PICTURES = False

AT_END = "each => Math.abs(each.scrollTop) <= 1 && each.scrollHeight > each.clientHeight"
STUCK = """each => {
  const top = each.getBoundingClientRect().top;
  const isStuck = () => [...each.querySelectorAll('h3')].some(h => Math.abs(h.getBoundingClientRect().top - top) <= 1 &&
    h.parentElement.getBoundingClientRect().top < top - 4);
  for (let far = 0; far < 200; far += 10) {
    each.scrollTop = -far;
    if (isStuck()) return true;
  }
  return false;
}"""
"""Whether a heading stays in sight while its round is scrolled away."""


@pytest.fixture(scope="module")
def two(server: Server) -> Table:
    """Two players of one device, in the middle of their game."""
    return in_server(server, begin(server, "log", PERSON, PERSON, answers=90))


def sit(visitor: Visitor, server: Server, table: Table, **device: object) -> Page:
    """At the first seat."""
    page = visitor("/about", reduced_motion="reduce", **device)
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    return page


@pytest.mark.parametrize("script", [True, False])
def test_the_log_begins_at_its_end_under_sticky_rounds(
    visitor: Visitor, server: Server, two: Table, script: bool
) -> None:
    page = sit(visitor, server, two, viewport={"width": 1280, "height": 700}, java_script_enabled=script)
    log = page.locator(".log-scroll")
    headings = log.locator("h3").all_inner_texts()
    numbers = [int(heading.split()[1]) for heading in headings if heading.startswith("Round")]
    assert numbers == sorted(numbers)
    # No other sheet may style a round of the log: a show's summary once had the same class, and was hidden on phones.
    assert log.locator(".told").first.evaluate("(e, name) => getComputedStyle(e)[name]", "textAlign") == "start"
    page.set_viewport_size({"width": 390, "height": 700})
    assert log.locator(".told").first.evaluate("(e, name) => getComputedStyle(e)[name]", "clipPath") == "none"
    page.set_viewport_size({"width": 1280, "height": 700})
    assert len(numbers) > 1
    assert log.evaluate(AT_END)
    if script:
        assert log.evaluate(STUCK)


def test_an_entry_unfolds_stays_open_and_names_open_their_card(visitor: Visitor, server: Server) -> None:
    table = in_server(server, begin(server, "unfolding", PERSON, answers=30))
    page = sit(visitor, server, table)
    turn = page.locator(".turn:has(details)").last
    name = turn.locator(".t-cards a").first
    expect(turn.locator("details li").first).to_be_hidden()
    turn.locator("summary").click()
    expect(turn.locator("details li").first).to_be_visible()
    opened = turn.locator("details").get_attribute("id")
    give_the_first(page)
    expect(page.locator(f"#{opened} li").first).to_be_visible()
    name.hover()
    expect(page.locator("#reader h3")).to_contain_text(name.inner_text())
    name.click()
    expect(page.locator("#closer h1")).to_contain_text(name.inner_text())


def test_what_is_said_marks_the_chat_until_it_is_seen(visitor: Visitor, server: Server, two: Table) -> None:
    page = sit(visitor, server, two, viewport={"width": 1280, "height": 800})
    phone = sit(visitor, server, two, viewport={"width": 390, "height": 844}, has_touch=True)
    mark = page.locator("#sheet-log .unread")
    expect(page.locator("#chat")).to_be_hidden()
    expect(mark).to_be_hidden()
    page.locator("#say-text").evaluate("each => (each.value = 'half a wo')")
    in_server(server, server.service.chat.say(Session(TOKEN), two.id, 1, ChatLine(text="Hello there")))
    expect(mark).to_be_visible()
    expect(phone.locator("#dock .unread")).to_be_visible()
    page.locator("[for=tab-chat]").click()
    expect(page.locator("#chat li")).to_contain_text("Hello there")
    expect(page.locator("#say-text")).to_have_value("half a wo")
    expect(mark).to_be_hidden()
    page.locator("[for=tab-log]").click()
    expect(page.locator("#turns")).to_be_visible()
    expect(mark).to_be_hidden()

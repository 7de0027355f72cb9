"""Receipts in a browser: a press on a number or on a card's name opens over the table what gave it."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.test_ceremony import visit
from tests.browser.test_everywhere import PERSON, begin, in_server
from tests.web.threads import Server

PICTURES = False


def opened(page: Page, link: Locator) -> Locator:
    """What a link opens over the table, by the keyboard."""
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("#closer")
    expect(dialog).to_be_visible()
    return dialog


def close(page: Page) -> None:
    """Close it again."""
    page.locator("#closer [data-close]").click()
    expect(page.locator("#closer")).to_be_hidden()


def test_a_press_on_any_number_tells_what_gave_it(visitor: Visitor, server: Server) -> None:
    table = in_server(server, begin(server, "pressed", PERSON, PERSON, answers=2000))
    page = visit(visitor, server, f"/table/{table.id}/1", reduced_motion="reduce", locale="en")
    coins = page.locator("#purse dd a").first
    shown = coins.inner_text()
    expect(opened(page, coins).locator("h1 b")).to_have_text(shown)
    close(page)
    rival = page.locator(".player:not(.is-me) .nums a").first
    shown = rival.inner_text().strip()
    rival.click()
    expect(page.locator("#closer h1 b")).to_have_text(shown)
    close(page)
    name = page.locator("#plan a.lintel").first
    expect(opened(page, name).locator(".receipts h2")).to_contain_text("What it gave so far")
    close(page)
    page.locator(".peek-at").click(position={"x": 20, "y": 12})
    expect(page.locator(".visit")).to_be_visible()
    page.goto(f"/table/{table.id}/result")
    link = page.get_by_role("link", name="where it comes from").nth(2)
    total = link.inner_text()
    link.click()
    expect(page.locator(".receipts h1 b")).to_have_text(total)

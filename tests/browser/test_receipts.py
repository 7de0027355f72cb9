"""Receipts in a browser: a press on a number or on a card's name opens over the table what gave it."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.test_ceremony import visit
from tests.browser.test_everywhere import PERSON, begin, in_server
from tests.web.threads import Server

PICTURES = False

SIZES = [(390, 844), (360, 640), (844, 390), (820, 1180)]
REACH = """async () => {
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const hits = (x, y, thing) => thing.contains(document.elementFromPoint(x, y));
  const found = [];
  for (const link of document.querySelectorAll('#purse dd a')) {
    if (!link.checkVisibility()) continue;
    const box = link.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const far = (dx, dy) => {
      let step = 0;
      while (step < 60 && hits(x + dx * step, y + dy * step, link)) step++;
      return step;
    };
    const [wide, high] = [far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1)];
    if (wide < 44 || high < 44) found.push(`${link.href} can be pressed on ${wide} x ${high}`);
  }
  for (const other of document.querySelectorAll('.top :is(a, button), .zoom button, #plan :is(button, a)')) {
    const box = other.getBoundingClientRect();
    if (!box.width || !other.checkVisibility({ visibilityProperty: true })) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isInSight = !other.closest('#plan') || y > document.getElementById('scene').getBoundingClientRect().top;
    const above = isInSight ? document.elementFromPoint(x, y) : null;
    if (above?.closest('#purse')) found.push(`the purse lies over ${other.outerHTML.slice(0, 80)}`);
  }
  return found;
}"""
"""Numbers of the purse that a finger cannot press, and what they are in the way of."""


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


def test_a_finger_presses_the_numbers_of_a_phone(visitor: Visitor, server: Server) -> None:
    table = in_server(server, begin(server, "pressed", PERSON, PERSON, answers=2000))
    going = in_server(server, begin(server, "touched", PERSON, PERSON, answers=60))
    page = visit(visitor, server, f"/table/{going.id}/1", reduced_motion="reduce", has_touch=True, is_mobile=True)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(REACH) == [], (width, height)
    page.set_viewport_size({"width": 390, "height": 844})
    numbers = page.locator("#purse dd a:visible")
    for at in range(numbers.count()):
        shown = numbers.nth(at).inner_text()
        numbers.nth(at).tap()
        expect(page.locator("#closer h1 b")).to_have_text(shown)
        close(page)
    page.locator("#plan a.lintel").first.tap()
    expect(page.locator("#closer .receipts h2")).to_contain_text("What it gave so far")
    close(page)
    page.locator(".dock [popovertarget=sheet-players]").tap()
    rival = page.locator(".player:not(.is-me) .nums a").first
    shown = rival.inner_text().strip()
    rival.tap()
    expect(page.locator("#closer h1 b")).to_have_text(shown)
    page.goto(f"/table/{table.id}/result")
    total = page.locator(".score a").first
    total.tap()
    expect(page.locator(".receipts h1 b")).not_to_be_empty()


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

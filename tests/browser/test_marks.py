"""No mark lies over what is to be read: effects, rewards, prices of the Surface; nor does one lie over another."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.test_everywhere import enter, in_server
from tests.browser.test_legible import fill
from tests.browser.test_reading import reach
from tests.web.threads import Server

LOOKS = [("en", "light"), ("de", "dark"), ("uk", "light")]
SIZES = [(1280, 800), (1920, 1080), (820, 1180), (390, 844), (360, 640), (844, 390)]

COVERED = """async () => {
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const box = each => each.getBoundingClientRect();
  const seen = each => each.checkVisibility({ visibilityProperty: true });
  const all = what => [...document.querySelectorAll(what)].filter(seen);
  const area = each => (each.right - each.left) * (each.bottom - each.top);
  const part = (a, b) => {
    const wide = Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));
    const high = Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return wide * high / Math.min(area(a), area(b));
  };
  const icons = all('#plan .in-mine .plaque > svg > g, .sp svg > g, .plank svg > g');
  const marks = all(
    '.gears > *, .boulders > *, .badge, .pawns .ic, .pick > .what, .border button, .whole > use:first-of-type');
  const found = [];
  const whole = each => each.closest('.gears, .boulders, .pawns, .pick, .border, .whole') ?? each;
  const told = each => (each.outerHTML + (each.closest('li')?.innerText ?? '')).slice(0, 140);
  for (const mark of marks) {
    const others = marks.filter(other => mark.closest('.marks, .pawns') && whole(mark) !== whole(other));
    for (const other of [...icons, ...others])
      if (part(box(mark), box(other)) > .25) found.push(`${told(mark)} over ${told(other)}`);
  }
  const purse = document.querySelector('#purse');
  if (innerWidth >= 1024) for (const sign of all('.plank'))
    for (const coin of purse.querySelectorAll('dd'))
      if (part(box(sign), box(coin)) > 0) found.push('the purse lies over a sign');
  return found;
}"""
"""Which marks cover icons of effects, rewards or signs, or one another."""


def check(page: Page, what: str) -> None:
    """Nothing is covered at any size."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == [], (what, width, height)


@pytest.mark.parametrize("kind", ["target", "advance", "border", "full"])
def test_no_mark_covers_what_is_to_be_read(visitor: Visitor, server: Server, kind: str) -> None:
    table = in_server(server, fill(server) if kind == "full" else reach(server, kind, 4, "marks"))
    page = visitor("/about", reduced_motion="reduce")
    enter(page, server)
    for language, light in LOOKS:
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        page.goto(f"/table/{table.id}/1?lang={language}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        check(page, f"{kind} {language}")


def test_what_an_option_would_bring_covers_no_option(visitor: Visitor, server: Server) -> None:
    table = in_server(server, reach(server, "target", 4, "told"))
    page = visitor("/about", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    for option in page.locator(".opts .opt").all():
        page.mouse.move(640, 4)
        option.hover()
        callout = page.locator(".callout:visible")
        if not callout.count():
            continue
        told = callout.bounding_box()
        assert told is not None
        for other in page.locator(".opts, .pick").all():
            box = other.bounding_box()
            assert box is not None
            apart = (
                told["x"] >= box["x"] + box["width"]
                or box["x"] >= told["x"] + told["width"]
                or told["y"] >= box["y"] + box["height"]
                or box["y"] >= told["y"] + told["height"]
            )
            assert apart

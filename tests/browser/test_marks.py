"""No mark lies over what is to be read: effects, rewards, prices of the Surface; nor does one lie over another."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.test_everywhere import enter, in_server
from tests.browser.test_reading import reach
from tests.web.threads import Server

LOOKS = [("target", "en", "light"), ("advance", "de", "dark"), ("border", "uk", "light")]
"""What is asked; cards themselves are looked at in every language and in both lights by `test_every_card.py`."""
SIZES = [(1280, 800), (1920, 1080), (820, 1180), (390, 844), (360, 640), (844, 390)]

COVERED = """async () => {
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const all = what => [...document.querySelectorAll(what)]
    .filter(each => each.checkVisibility({ visibilityProperty: true }))
    .map(each => ({ each, box: each.getBoundingClientRect(), whole: whole(each) }));
  const whole = each => each.closest('.gears, .boulders, .pawns, .pick, .border, .whole') ?? each;
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const round = '.whole > use:first-of-type, .border button'; // drawn as discs
  const onto = (disc, b) => {
    const [x, y, r] = [(disc.left + disc.right) / 2, (disc.top + disc.bottom) / 2, disc.width / 2 - 1];
    return Math.hypot(Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom)) < r;
  };
  const over = (a, b) => meet(a.box, b.box)
    && (!a.each.matches(round) || onto(a.box, b.box)) && (!b.each.matches(round) || onto(b.box, a.box));
  const icons = all('#plan .in-mine .plaque > svg > g, .sp svg > g, .plank svg > g');
  const marks = all(
    `.gears > *, .boulders > *, .badge, .pawns .ic, .pick > .what, ${round}`);
  const found = [];
  const told = ({ each }) => (each.outerHTML + (each.closest('li')?.innerText ?? '')).slice(0, 140);
  for (const mark of marks)
    for (const other of [...icons, ...marks])
      if (mark.whole !== other.whole && over(mark, other)) found.push(`${told(mark)} over ${told(other)}`);
  const purse = document.querySelector('#purse');
  if (innerWidth >= 1024) for (const sign of all('.plank'))
    for (const coin of purse.querySelectorAll('dd'))
      if (meet(sign.box, coin.getBoundingClientRect())) found.push('the purse lies over a sign');
  return found;
}"""
"""Which marks cover icons of effects, rewards or signs, or one another."""


@pytest.mark.parametrize(("kind", "language", "light"), LOOKS)
def test_no_mark_covers_what_is_to_be_read(
    visitor: Visitor, server: Server, kind: str, language: str, light: str
) -> None:
    table = in_server(server, reach(server, kind, 4, "marks"))
    page = visitor("/about", locale=language, color_scheme=light, reduced_motion="reduce")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    expect(page.locator("html")).to_have_attribute("lang", language)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == [], (width, height)


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

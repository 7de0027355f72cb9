"""A drag goes on from a card's place to what follows: the whole line is one request, and the same as by taps."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page

from tests.browser.conftest import Visitor
from tests.browser.playing import number_of, wait_for_next
from tests.browser.test_lifting import PHONE, at_a_place, posts_of

PICTURES = False

Point = tuple[float, float]
LIT = "#plan .plaque.is-option, .plank button, .sp button, .ev-fx button"


class Pointer:
    """A mouse or a finger, pressed, moved and let go."""

    def __init__(self, page: Page, is_finger: bool) -> None:
        self.page = page
        self.finger: CDPSession | None = page.context.new_cdp_session(page) if is_finger else None
        self.at: Point = (0, 0)

    def touch(self, kind: str, *points: Point) -> None:
        assert self.finger
        touches: list[Any] = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, at: Point) -> None:
        self.at = at
        if self.finger:
            return self.touch("touchStart", at)
        self.page.mouse.move(*at)
        return self.page.mouse.down()

    def move(self, to: Point, steps: int = 3) -> None:
        (x, y), (left, top) = self.at, to
        for step in range(1, steps + 1):
            point = x + (left - x) * step / steps, y + (top - y) * step / steps
            if self.finger:
                self.touch("touchMove", point)
            else:
                self.page.mouse.move(*point)
        self.at = to

    def let_go(self) -> None:
        if self.finger:
            return self.touch("touchEnd")
        return self.page.mouse.up()


def middle(thing: Locator) -> Point:
    """Where to press."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("device", [{}, PHONE], ids=["mouse", "finger"])
def test_a_card_its_place_and_its_effect_are_one_drag_and_one_request(visitor: Visitor, device: dict[str, Any]) -> None:
    page = at_a_place(visitor, reduced_motion="reduce", **device)
    sent, before, pointer = posts_of(page), number_of(page), Pointer(page, bool(device))
    x, y = middle(page.locator(".hand [data-lift]").first)
    pointer.press((x, y))
    pointer.move((x, y - 60))
    page.locator("#plan .ghost").first.wait_for()
    place = page.locator("#plan .ghost[data-joins]").first
    value = place.get_attribute("value")
    pointer.move(middle(place))
    page.locator(f'#answer[data-lifted="{value}"]').wait_for()  # it rests there, and lies there for the time being
    assert sent == []
    effect = page.locator(LIT).first
    line = effect.get_attribute("value") or ""
    assert line.startswith(f"{value} effect:")
    pointer.move(middle(effect))
    pointer.let_go()
    wait_for_next(page, before)
    assert len(sent) == 1
    assert int(number_of(page)) == int(before) + len(line.split())

"""Taking back by answer, card or turn from a small menu; and sheets whose closing tap does nothing else."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import give_the_first, number_of, wait_for_next
from tests.browser.test_table import begin_solo, keep_four

PICTURES = False

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WAYS = "#undo-ways button[name=target]"


def at_a_card_with_more_to_undo(visit: Visitor, **device: object) -> Page:
    """A game alone in which more than the last answer can be taken back, and the last card too."""
    page = visit("/", reduced_motion="reduce", **device)
    begin_solo(page)
    keep_four(page)
    for _ in range(40):
        give_the_first(page)
        if page.locator(f"{WAYS}[value=card]").count():
            return page
    raise AssertionError("nothing more than an answer can ever be taken back")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["mouse", "touch"])
def test_a_card_is_taken_back_at_once_with_its_place(visitor: Visitor, device: dict[str, object]) -> None:
    page = at_a_card_with_more_to_undo(visitor, **device)
    cards = page.locator("#plan .in-mine").count()
    if page.locator("#sheet-boards:popover-open").count():  # a board is asked for: it came up by itself
        page.keyboard.press("Escape")
    opener = page.locator("#dock [popovertarget=undo-ways]" if device else ".t-more")
    opener.tap() if device else opener.click()
    way = page.locator(f"{WAYS}[value=card]")
    expect(way).to_be_visible()
    before = number_of(page)
    way.tap() if device else way.click()
    wait_for_next(page, before)
    expect(page.locator("#undo-ways:popover-open")).to_have_count(0)
    expect(page.locator("#plan .in-mine")).to_have_count(cards - 1)
    expect(page.locator(".opts .opt[data-lift], #plan .ghost").first).to_be_attached()  # one turned up is laid again


def test_a_tap_that_closes_a_sheet_does_nothing_else(visitor: Visitor) -> None:
    page = visitor("/", reduced_motion="reduce", **PHONE)
    begin_solo(page)
    keep_four(page)
    before, taps = number_of(page), 0
    for sheet in ("sheet-players", "sheet-log", "sheet-boards"):
        page.locator(f"#dock [popovertarget={sheet}]").tap()
        expect(page.locator(f"#{sheet}")).to_be_visible()
        for target in page.locator(".opts .opt, #hand button.in-hand, #top a").all():
            box = target.bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if page.evaluate("([x, y]) => !document.elementFromPoint(x, y)?.closest(':popover-open')", [x, y]):
                page.touchscreen.tap(x, y)
                expect(page.locator(f"#{sheet}:popover-open")).to_have_count(0)
                page.wait_for_timeout(150)
                assert number_of(page) == before
                assert page.locator("#answer[data-lifted]").count() == 0
                assert "/table/" in page.url
                taps += 1
                break
        else:
            page.keyboard.press("Escape")
    assert taps > 0
    page.locator(".opts .opt").first.tap()  # the next tap is taken
    page.locator(f'#answer:is([data-lifted], :not(:has([name=number][value="{before}"])))').wait_for()

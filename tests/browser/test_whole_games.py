"""Whole solo games in a real browser: by mouse, by keyboard alone, by touch, and without script."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import (
    by_number,
    by_touch,
    in_the_list,
    no_scrolling,
    number_of,
    on_the_thing,
    play_to_the_end,
    wait_for_next,
)

PICTURES = False

pytestmark = pytest.mark.slow


def to_the_result(page: Page) -> None:
    """The end shows a score and offers another game."""
    page.locator("#answer .go").click()
    expect(page.locator(".score .total")).to_be_visible()
    expect(page.locator(".go.big")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.access("mouse", "A whole game is played to its end with a mouse.")
def test_by_mouse(visitor: Visitor, language: str) -> None:
    # In one of the languages things move, and are drawn, as they are for most people.
    is_full = language == "en"
    page = visitor(locale=language, pictures=is_full, reduced_motion="no-preference" if is_full else "reduce")
    page.locator(".hero .go.big").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    no_scrolling(page)
    assert play_to_the_end(page, on_the_thing) > 40
    no_scrolling(page)
    to_the_result(page)


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.access("keys", "A whole game is begun and played to its end with keys alone.")
def test_by_keyboard_alone(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language, reduced_motion="reduce")
    start = page.locator(".hero .go.big")
    for _ in range(20):
        page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("#answer")).to_be_visible()
    expect(page.locator("html.no-script")).to_have_count(0)
    assert play_to_the_end(page, by_number, 2) > 40
    result = page.locator("#answer .go")
    result.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".score .total")).to_be_visible()


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.access("touch", "A whole game is played to its end by touch on a phone.")
def test_by_touch_on_a_phone(visitor: Visitor, language: str) -> None:
    phone = {"width": 390, "height": 844}
    page = visitor(locale=language, viewport=phone, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.locator(".hero .go.big").tap()
    no_scrolling(page)
    assert play_to_the_end(page, by_touch, 3) > 40
    no_scrolling(page)
    to_the_result(page)


@pytest.mark.parametrize("language", ["pt-BR", "uk"])
@pytest.mark.access("no script", "A whole game is played to its end in a browser without script.")
def test_without_script(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language, java_script_enabled=False)
    page.locator(".hero .go.big").click()
    assert play_to_the_end(page, on_the_thing, 4) > 40
    to_the_result(page)


@pytest.mark.access("no script", "It can be played on a phone of 360 by 640 pixels without script.")
def test_small_phone_without_script(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 640}, java_script_enabled=False)
    page.locator(".hero .go.big").click()
    for _ in range(12):
        before = number_of(page)
        in_the_list(page, random.Random(5))
        wait_for_next(page, before)
    expect(page.locator("#answer h2")).to_be_visible()

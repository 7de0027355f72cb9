"""What the table does beside answering: previews, undo, plans, looking closer, the curtain, several devices."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import THINGS, in_the_list, is_near, no_scrolling

in_two_languages = pytest.mark.parametrize("language", ["en", "de"])
SIZES = [(360, 640), (390, 844), (844, 390), (900, 640), (1024, 700), (1280, 800), (1920, 1080), (2560, 1440)]


def begin_solo(page: Page) -> None:
    """From the start page to the first decision in one click."""
    page.locator(".hero .go.big").click()
    expect(page.locator(".opts .opt").first).to_be_visible()
    expect(page.locator("html.no-script")).to_have_count(0)


def keep_four(page: Page) -> None:
    """Through the set-up."""
    number = page.locator("#answer [name=number]")
    for kept in range(4):
        page.locator(".deal button").first.click()
        expect(number).to_have_value(str(kept + 1))


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
    number = page.locator("#answer [name=number]")
    for answers in range(24):
        for thing in page.locator(THINGS).all():
            if is_near(page, thing):
                thing.click(trial=True)  # nothing lies over it
        page.locator(".opts .opt").first.click()
        expect(number).to_have_value(str(answers + 1))


def test_looking_at_an_option_shows_what_it_would_do(visitor: Visitor) -> None:
    page = visitor()
    begin_solo(page)
    keep_four(page)
    for _ in range(60):
        option = page.locator(".opts .opt:has(.gains)").first
        if option.count():
            break
        number = page.locator("#answer [name=number]")
        before = number.input_value()
        in_the_list(page, random.Random(3))
        expect(number).not_to_have_value(before)
    option.hover()
    expect(page.locator(".callout:visible, .ghost .pre:visible").first).to_be_visible()


@in_two_languages
def test_undo_and_redo(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language, reduced_motion="reduce")
    begin_solo(page)
    number = page.locator("#answer [name=number]")
    page.locator(".deal button").first.click()
    expect(page.locator(".deal .is-kept")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".deal .is-kept")).to_have_count(0)
    expect(number).to_have_value("2")
    page.keyboard.press("r")
    expect(page.locator(".deal .is-kept")).to_have_count(1)


@in_two_languages
def test_a_plan_is_tried_and_dropped_or_carried_out(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language, reduced_motion="reduce")
    begin_solo(page)
    number = page.locator("#answer [name=number]")
    page.keyboard.press("p")
    expect(page.locator("#answer.is-plan")).to_be_visible()
    page.locator(".deal button").first.click()
    expect(page.locator(".deal .is-kept")).to_have_count(1)
    expect(number).to_have_value("0")
    page.keyboard.press("p")
    expect(page.locator("#answer.is-plan")).to_have_count(0)
    expect(page.locator(".deal .is-kept")).to_have_count(0)
    page.keyboard.press("p")
    expect(page.locator("#answer.is-plan")).to_be_visible()
    page.locator(".deal button").first.click()
    expect(page.locator(".deal .is-kept")).to_have_count(1)
    page.locator("#answer .go").first.click()
    expect(number).to_have_value("1")
    expect(page.locator(".deal .is-kept")).to_have_count(1)


def test_a_hint_marks_an_option(visitor: Visitor) -> None:
    page = visitor()
    begin_solo(page)
    page.keyboard.press("h")
    page.locator("#more-hint").click()
    expect(page.locator(".opt.is-hinted")).to_have_count(1)


def test_a_card_opens_large(visitor: Visitor) -> None:
    page = visitor()
    begin_solo(page)
    keep_four(page)
    page.locator(".slot").first.hover()
    page.locator(".slot .look").first.click()
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
    keep = page.locator(".deal button")
    for _ in range(3):
        before = page.locator("#answer [name=number]").input_value()
        keep.first.click()
        expect(page.locator("#answer [name=number]")).not_to_have_value(before)
    keep.first.click()
    expect(page.locator("h1")).to_contain_text("Bo")
    assert page.locator(".in-hand, .deal").count() == 0


@pytest.mark.slow
def test_three_devices_play_at_once(visitor: Visitor) -> None:
    first = visitor(locale="en")
    form = first.locator(".way.l2 form")
    form.locator("[name=name]").fill("Ann")
    form.locator("button.go").click()
    links = [box.input_value() for box in first.locator(".invite .copy input").all()]
    assert len(links) == 2
    others = []
    for link, name, language in zip(links, ("Bo", "Cy"), ("de", "uk"), strict=True):
        page = visitor(link, locale=language)
        page.locator("[name=name]").fill(name)
        page.locator("button.go").click()
        others.append(page)
    first.goto(first.url.replace("/seats", ""))
    pages = [first, *others]
    rng = random.Random(7)
    for _ in range(40):
        for page in pages:
            if page.locator("#answer:not(.is-idle) .opt").count():
                number = page.locator("#answer [name=number]")
                before = number.input_value()
                in_the_list(page, rng)
                expect(number).not_to_have_value(before)
    for page in pages:
        expect(page.locator("#sheet-players .player")).to_have_count(3)
    expect(first.locator(".log")).to_contain_text("Bo")
    expect(others[1].locator(".log")).to_contain_text("Ann")

"""Ways through a game that cross borders: a server that dies, a device that is passed on, ears instead of eyes."""

import json
import re
import time
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from imperial_miners.text.messages import messages_in
from tests.browser.conftest import Visitor
from tests.browser.playing import in_the_list, look_away, number_of, wait_for_next
from tests.web import processes

# A name with a colon stands in quotes, and its own are doubled.
BUTTON = re.compile(r"""- '?button ("(?:[^"\\]|\\.)*")""")


def answer_until(page: Page, rng: Random, kinds: str) -> None:
    """Answer in the list until options of some kinds are offered."""
    while not page.locator(f".opts .opt:is({kinds})").count():
        before = number_of(page)
        in_the_list(page, rng)
        wait_for_next(page, before)


@pytest.mark.parametrize(("database", "language"), [("sqlite", "en"), ("postgresql", "de")])
def test_a_killed_server_loses_nothing_and_the_page_goes_on(
    browser: Browser, request: pytest.FixtureRequest, tmp_path: Path, database: str, language: str
) -> None:
    url = request.getfixturevalue("postgres").new_database() if database == "postgresql" else ""
    with processes.server(url, tmp_path, with_pages=True) as server:
        context = browser.new_context(
            base_url=server.address, locale=language, reduced_motion="reduce", service_workers="block"
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto("/")
        page.locator(".hero .go.big").first.click()
        expect(page.locator("html.no-script")).to_have_count(0)
        rng, number = Random(1), page.locator("#answer [name=number]")
        answer_until(page, rng, '[value^="effect:"], [value^="place:"]')  # in the middle of a turn
        question, given = page.locator("#ask").inner_text(), number.input_value()
        server.kill()
        page.locator(".opts .opt").first.click()
        expect(page.locator("#away")).to_be_visible()
        expect(page.locator("#away")).to_contain_text(messages_in(language).say("ui-away"))
        expect(page.locator("#ask")).to_have_text(question)
        server.start()
        expect(page.locator("#away")).to_be_hidden()
        expect(page.locator("body.is-sending")).to_have_count(0)
        other = context.new_page()
        other.goto(page.url)
        came = other.locator("#answer [name=number]").input_value()
        other.close()
        assert int(came) - int(given) in (0, 1)  # an answer that was on its way may reach the next server, once
        expect(number).to_have_value(came)  # which this page hears of without being loaded again
        for _ in range(8):
            before = number_of(page)
            in_the_list(page, rng)
            wait_for_next(page, before)
        reached = number_of(page)
        assert int(reached) >= int(came) + 8
        page.reload()
        expect(number).to_have_value(reached)
        context.close()


@pytest.mark.parametrize("language", ["fr", "uk"])
def test_a_device_goes_round_behind_its_curtain(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language, reduced_motion="reduce")
    form = page.locator(".way.l3 form")
    form.locator("[name=name]").fill("Ann")
    form.locator("[name=names]").first.fill("Bo")
    form.locator("button.go").click()
    rng, number = Random(2), page.locator("#answer [name=number]")
    curtains = []
    while len(curtains) < 5:
        expect(page.locator("body.curtain")).to_be_visible()
        assert page.locator(".card, .deal, .opt, #hand, #answer").count() == 0, "the curtain shows nothing of a hand"
        curtains.append("Ann" if "Ann" in page.locator("h1").inner_text() else "Bo")
        page.locator(".go.big").click()
        while True:
            expect(page.locator("html.no-script")).to_have_count(0)
            before = number.input_value()
            in_the_list(page, rng)
            # Either the same player is asked again, or the curtain falls.
            moved_on = page.locator(f'body.curtain, #answer:not(.is-idle):not(:has([name=number][value="{before}"]))')
            expect(moved_on.first).to_be_visible()
            look_away(page)
            if page.locator("body.curtain").count():
                break
    assert {"Ann", "Bo"} == set(curtains)
    expect(page.locator("html")).to_have_attribute("lang", language)


def wait_for_change(parts: list[Locator], heard: list[str]) -> None:
    """Listen again until something else is heard."""
    end = time.monotonic() + 30
    while [part.aria_snapshot() for part in parts] == heard:
        assert time.monotonic() < end, heard
        parts[0].page.wait_for_timeout(30)


@pytest.mark.slow
@pytest.mark.access("reader", "A whole game is played by roles and names alone, as a screen reader tells them.")
def test_a_whole_game_by_roles_and_names_alone(visitor: Visitor) -> None:
    """Nothing but the accessibility tree is read or used: what a screen reader offers is enough to play."""
    page = visitor(locale="en", reduced_motion="reduce")
    page.get_by_role("button", name="Play now, alone").click()
    question, log = page.get_by_role("form").first, page.get_by_role("group", name="Log")
    rng, answers, missed = Random(3), 0, 0
    expect(page.get_by_role("heading", name="Choose 4 cards to keep")).to_be_visible()
    for mark in page.get_by_role("checkbox").all()[:4]:
        mark.focus()
        page.keyboard.press("Space")
    page.get_by_role("button", name="Keep these 4 cards").click()
    expect(page.get_by_role("checkbox")).to_have_count(0)
    result = page.get_by_role("link", name="See the result")
    while True:
        expect(question.get_by_role("button").or_(result).first).to_be_visible()
        if result.count():
            break
        heard = [question.aria_snapshot(), log.aria_snapshot()]
        names = [json.loads(name.replace("''", "'")) for name in BUTTON.findall(heard[0])]
        assert all(name.strip() for name in names), names
        try:
            chosen = rng.choice(names) if names else "nothing was heard"
            question.get_by_role("button", name=chosen, exact=True).first.press("Enter", timeout=3_000)
        except TimeoutError:  # what was heard has just been replaced: listen again, as a person would
            missed += 1
            assert missed < 8, (chosen, heard[0])
            continue
        answers += 1
        wait_for_change([question, log], heard)
    result.click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert answers > 40

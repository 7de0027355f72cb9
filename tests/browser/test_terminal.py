"""One game on a running server: a browser holds one seat, a terminal in plain mode the other."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitor

EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>'


def play_browser_seat(page: Page) -> int:
    """Answer in the browser whenever it is asked, until the game is over; how many answers that took."""
    number = page.locator("#answer [name=number]")
    for answers in range(600):
        page.locator("#answer.is-over, .opts .opt").first.wait_for(timeout=60_000)
        if page.locator("#answer.is-over").count():
            return answers
        before = number.input_value()
        quiet = page.locator(".opts .opt.is-quiet")  # declining makes for a short game
        (quiet if quiet.count() else page.locator(".opts .opt")).first.click()
        expect(number).not_to_have_value(before, timeout=30_000)
    raise AssertionError("the game did not end")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_browser_and_a_terminal_play_one_game(visitor: Visitor, server: Server, tmp_path: Path) -> None:
    page = visitor(locale="en", reduced_motion="reduce", viewport={"width": 900, "height": 640})
    # What is proved here is the playing; drawing every picture anew would take most of the time.
    page.route("**/*.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=EMPTY))
    form = page.locator(".way.l2 form")
    form.locator("[name=name]").fill("Ann")
    form.locator("[name=count]").select_option("2")
    form.locator("details.more summary").click()
    form.locator("[name=variant]").select_option("first-game")
    form.locator("button.go").click()
    link = page.locator(".chair .invite input").first.input_value()
    assert link.startswith(f"{server.address}/join/")
    page.locator(".row a.go").first.click()
    expect(page.locator("html.no-script")).to_have_count(0, timeout=30_000)
    command = [sys.executable, "-m", "imperial_miners", "play", link, "--plain", "--name", "Bo", "--lang", "uk"]
    told = tmp_path / "told.txt"  # a pipe that nobody reads would hold the terminal up
    with (
        told.open("w", encoding="utf-8") as out,
        subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=out,
            stderr=subprocess.PIPE,
            text=True,
            env={"XDG_DATA_HOME": str(tmp_path)},
        ) as terminal,
    ):
        assert terminal.stdin is not None
        terminal.stdin.write("1\n" * 600)
        terminal.stdin.flush()
        try:
            assert play_browser_seat(page) > 10
            _, err = terminal.communicate(timeout=60)
        finally:
            terminal.kill()  # leaving the block waits for its end
    assert (terminal.returncode, err) == (0, "")
    page.locator("#answer .go").first.click()
    totals = {row.locator(".s-name").inner_text(): row.locator(".total") for row in page.locator(".score").all()}
    assert set(totals) == {"Ann", "Bo"}
    for name, total in totals.items():
        assert f"{name}: {total.get_attribute('data-count')} " in told.read_text(encoding="utf-8")

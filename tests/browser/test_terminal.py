"""Rounds of one game on a running server: a browser holds one seat, a terminal in plain mode the other."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.web.threads import Server

PICTURES = False


def play_browser_seat(page: Page, answers: int) -> None:
    """Answer in the browser whenever it is asked."""
    number = page.locator("#answer [name=number]")
    for _ in range(answers):
        page.locator(".opts .opt").first.wait_for(timeout=120_000)
        before = number.input_value()
        if page.locator(".opts .opt[data-lift]").count():
            page.locator(".opts .opt").first.click()
            page.locator("#answer[data-lifted]").wait_for()
        quiet = page.locator(".opts .opt.is-quiet")  # declining makes for short turns
        (quiet if quiet.count() else page.locator(".opts .opt")).first.click()
        expect(number).not_to_have_value(before, timeout=120_000)


@pytest.mark.slow
def test_a_browser_and_a_terminal_play_one_game(visitor: Visitor, server: Server, tmp_path: Path) -> None:
    page = visitor(locale="en", reduced_motion="reduce")
    form = page.locator(".way.l2 form")
    form.locator("[name=name]").fill("Ann")
    form.locator("[name=count]").select_option("2")
    form.locator("details.more summary").first.click()
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
            play_browser_seat(page, answers=12)
        finally:
            terminal.kill()  # leaving the block waits for its end
    rounds = re.findall(r"Починається раунд (\d+)", told.read_text(encoding="utf-8"))
    assert "2" in rounds  # both had to answer for a round to end
    assert "Ann" in told.read_text(encoding="utf-8")
    expect(page.locator("body")).to_contain_text("Bo")

"""A whole game as frames, to be looked at: `python -m tools.frames FOLDER --width 390 --height 844 --dark --lang de`.

A server and a browser of its own play a game at the table; a bot of ours (`--bot`) answers for the seat, and every show
that follows is stopped at even distances and written as a picture: `012-3-0840.png` is the show after answer 12, in
round 3, 840 ms after it began.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.position import Position
from imperial_miners.text.rulebook import LANGUAGES
from tests.web.threads import Server

SETTLED = "try { localStorage['imperial-miners-volume'] = '0' } catch {}"
BEGIN = """async seats => {
  const headers = { 'content-type': 'application/json' };
  const { promise } = await (await fetch('/api/v1/promises', { method: 'POST', headers })).json();
  const body = JSON.stringify({ promise, seats, variant: 'standard' });
  const made = await (await fetch('/api/v1/games', { method: 'POST', headers, body })).json();
  location.assign(`/table/${made.id}/1`);
  return made.id;
}"""
ANSWER = """async option => {
  const form = new FormData(document.getElementById('answer'));
  const body = new URLSearchParams({ ...Object.fromEntries(form), option });
  const answer = await fetch(`${location.pathname}/answer`, { method: 'POST', headers: { 'x-table': '1' }, body });
  if (!answer.ok) throw new Error(await answer.text());
}"""
ASKED = """number => document.querySelector('#answer [name=number]')?.value !== number
  || !!document.querySelector('.is-over')"""
HOLD = """() => {
  const clock = document.getElementById('theatre').getAnimations().find(each => each.effect.target.id === 'theatre');
  if (!clock) return 0;
  for (const each of document.getAnimations()) each.pause();
  return clock.effect.getTiming().duration;
}"""
SEEK = """time => new Promise(done => {
  for (const each of document.getAnimations()) each.currentTime = time;
  setTimeout(() => requestAnimationFrame(done), 120); // cues look at the clock twenty times a second
})"""
LET_GO = "() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"


class Film:
    """One game, and the folder its frames go to."""

    def __init__(self, page: Page, server: Server, folder: Path, every: int, bot: str, seed: str) -> None:
        self.page, self.server, self.folder, self.every = page, server, folder, every
        self.bot = make_bot(bot, seed)
        self.frames = 0

    def play(self, seats: int) -> None:
        """Play to the end, with a frame of every rest and several of every show."""
        page = self.page
        page.goto("/")
        self.game = page.evaluate(BEGIN, [{"kind": "person"}, *[{"kind": "bot", "level": "adept"}] * (seats - 1)])
        page.wait_for_url("**/table/**")
        for answers in range(1000):
            page.locator("#answer:not(.is-idle), #answer.is-over").first.wait_for()
            if page.locator("#answer.is-over").count():
                break
            number = page.locator("#answer [name=number]").input_value()
            page.evaluate(ANSWER, self.choose())
            page.wait_for_function(ASKED, arg=number)
            self.shoot_show(answers)
        page.goto(f"/table/{self.game}/result")
        self.shoot_show(999)

    def choose(self) -> str:
        """What the bot would answer."""
        table = self.server.service.live.tables[self.game]
        position = Position.of(table.game, 0, salt=table.state.seq)
        return self.bot.choose(position).key

    def shoot_show(self, answers: int) -> None:
        """The frames of the show that runs, if one does."""
        page = self.page
        length = page.evaluate(HOLD)
        lanterns = page.locator(".lanterns .past, .lanterns .now").count()
        for time in range(self.every // 2, int(length), self.every):
            page.evaluate(SEEK, time)
            page.screenshot(path=self.folder / f"{answers:03}-{lanterns}-{time:04}.png")
            self.frames += 1
        page.evaluate(LET_GO)


def main() -> None:
    """Play one game and say how many frames it gave."""
    asked = argparse.ArgumentParser(prog="python -m tools.frames", description=(__doc__ or "").partition("\n\n")[0])
    asked.add_argument("folder", type=Path)
    asked.add_argument("--width", type=int, default=1280)
    asked.add_argument("--height", type=int, default=800)
    asked.add_argument("--dark", action="store_true")
    asked.add_argument("--lang", default="en", choices=LANGUAGES)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--every", type=int, default=300, help="milliseconds from a frame of a show to the next")
    asked.add_argument("--bot", default="greedy", help="who answers for the seat")
    asked.add_argument("--seed", default="1", help="of that bot")
    wanted = asked.parse_args()
    program = os.environ.get("IMPERIAL_MINERS_CHROMIUM") or shutil.which("chromium")
    if not program:
        sys.exit("Frames need Chromium: set IMPERIAL_MINERS_CHROMIUM to its path.")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    device: dict[str, Any] = {"viewport": {"width": wanted.width, "height": wanted.height}}
    device |= {"color_scheme": "dark" if wanted.dark else "light", "locale": wanted.lang}
    device |= {"has_touch": True, "is_mobile": True} if wanted.width < 640 else {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(base_url=server.address, **device)
        context.add_init_script(SETTLED)
        film = Film(context.new_page(), server, wanted.folder, wanted.every, wanted.bot, wanted.seed)
        try:
            film.play(wanted.seats)
        finally:
            browser.close()
            server.stop()
        print(f"{film.frames} frames in {wanted.folder}")


if __name__ == "__main__":
    main()

"""Pictures of the table in every language, from the recorded game; and whether the README's picture still looks so."""

from __future__ import annotations

import io
import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, sync_playwright

from imperial_miners.text.rulebook import LANGUAGES
from tests.web.threads import Server
from tools.game_picture import BEGIN, END, FOLDER, SIZE, THEMES, open_replay, shot_of
from tools.site.problems import Problems

AT: Final = 112
QUALITY: Final = 60
LIKE: Final = 9.0
"""So many of 255 shades may a picture differ on average: fonts and lossy pictures do, another scene does by more."""


def shoot(drawings: Path, problems: Problems) -> None:
    """Write the pictures of the table into a folder."""
    program = os.environ.get("IMPERIAL_MINERS_CHROMIUM") or shutil.which("chromium")
    if not program:
        problems.add("pictures", "The pictures of the table need Chromium: set IMPERIAL_MINERS_CHROMIUM to its path.")
        return
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for language in LANGUAGES:
            page = replay(browser, server.address, language, "light", AT)
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            picture.save(drawings / f"table-{language}.webp", quality=QUALITY, method=6)
            page.context.close()
        for theme in THEMES:
            page = replay(browser, server.address, "en", theme, END)
            compare(shot_of(page), theme, problems)
            page.context.close()
        browser.close()


def replay(browser: Browser, address: str, language: str, theme: str, at: int) -> Page:
    """A point of the recorded game, in a language."""
    assert BEGIN <= at <= END
    return open_replay(browser, address, language, theme, at)


def compare(now: Image.Image, theme: str, problems: Problems) -> None:
    """Complain if the table does not look as the last frame of the README's picture."""
    with Image.open(FOLDER / f"game-{theme}.webp") as kept:
        kept.seek(getattr(kept, "n_frames", 1) - 1)
        then = kept.convert("RGB")
    if then.size != SIZE:
        problems.add(f"docs/pictures/game-{theme}.webp", f"It has the size {then.size}, not {SIZE}.")
        return
    differs = sum(ImageStat.Stat(ImageChops.difference(now, then)).mean) / 3
    if differs > LIKE:
        made = f"It differs from the table by {differs:.1f} shades ({LIKE} may be): run python3 go.py docs picture."
        problems.add(f"docs/pictures/game-{theme}.webp", made)

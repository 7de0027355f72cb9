"""The moving picture of the README, made from a recorded game by `python3 go.py docs picture`.

A server and a browser of its own show the replay of `docs/pictures/game.json`; the answers of one turn are stepped
through, every show is stopped at even distances, and the frames become one WebP by day and one by night. `made.json`
beside them says what they were made from; a test and the building of the site compare it.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.web.threads import Server
from tools.frames import HOLD, LET_GO, SEEK, SETTLED

FOLDER: Final = Path(__file__).parent.parent / "docs" / "pictures"
RECORD: Final = FOLDER / "game.json"
MADE: Final = FOLDER / "made.json"
THEMES: Final = ("light", "dark")
BEGIN, END = 104, 121
"""The answers between which the picture plays: of the seat in sight, from a card that is placed to the Surface."""
EVERY, PAUSE, REST, LAST = 180, 250, 900, 2600
"""Milliseconds: from a frame of a show to the next, and how long those between, before and after the shows stay."""
SCREEN: Final[ViewportSize] = {"width": 1180, "height": 860}
SIZE: Final = (760, 456)
PATIENCE: Final = 180_000
"""Milliseconds that a page may take: a busy machine is no fault of it."""
QUIET: Final = "() => !document.getElementById('theatre').getAnimations().length"
HIDDEN: Final = ".player-bar, .zooms, .zoom { visibility: hidden !important }"
"""What is for the hand of whoever looks at a replay, and stands in the way of the picture."""
QUALITY: Final = 36


def digest() -> str:
    """What the pictures are made from: the record and the shot."""
    shot = (BEGIN, END, EVERY, PAUSE, REST, LAST, SCREEN, SIZE, QUALITY)
    return sha256(RECORD.read_bytes() + repr(shot).encode()).hexdigest()


def open_replay(browser: Browser, address: str, language: str, theme: str, at: int) -> Page:
    """A point of the recorded game on a server, in a language and a theme, at rest."""
    scheme: Any = theme
    context = browser.new_context(
        base_url=address, color_scheme=scheme, locale=language, viewport=SCREEN, bypass_csp=True
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SETTLED)
    page = context.new_page()
    page.goto("/replay")
    page.set_input_files("[name=record]", RECORD)
    page.locator("form:has([name=record]) button").click()
    page.wait_for_url("**/table/**/replay")
    page.goto(f"{page.url}?at={at}&view=1&look=1")
    page.add_style_tag(content=HIDDEN)
    page.wait_for_function(QUIET)
    return page


def shot_of(page: Page) -> Image.Image:
    """The mine and the boards as they are now, in the size of the picture."""
    box = page.locator("#scene").bounding_box()
    assert box is not None
    shot = Image.open(io.BytesIO(page.screenshot(clip=box))).convert("RGB")
    return shot.resize(SIZE, Image.Resampling.LANCZOS)


def frames(page: Page) -> Iterator[tuple[Image.Image, int]]:
    """The frames of the turn, each with its milliseconds."""
    yield shot_of(page), REST
    for at in range(BEGIN + 1, END + 1):
        page.keyboard.press("ArrowRight")
        page.locator(f"#answer[data-at='{at}']").wait_for()
        length = page.evaluate(HOLD)
        for time in range(EVERY // 2, int(length), EVERY):
            page.evaluate(SEEK, time)
            yield shot_of(page), EVERY
        page.evaluate(LET_GO)
        if at == END:
            yield shot_of(page), LAST
        elif length:
            yield shot_of(page), PAUSE


def film(folder: Path) -> dict[str, Path]:
    """Make the picture of each theme in a folder."""
    program = os.environ.get("IMPERIAL_MINERS_CHROMIUM") or shutil.which("chromium")
    if not program:
        sys.exit("Pictures need Chromium: set IMPERIAL_MINERS_CHROMIUM to its path.")
    made = {theme: folder / f"game-{theme}.webp" for theme in THEMES}
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for theme, path in made.items():
            page = open_replay(browser, server.address, "en", theme, BEGIN)
            shown, times = zip(*frames(page), strict=True)
            page.context.close()
            more: dict[str, Any] = {"save_all": True, "append_images": shown[1:], "duration": list(times), "loop": 0}
            shown[0].save(path, quality=QUALITY, method=6, minimize_size=True, **more)
        browser.close()
    return made


def main() -> None:
    """Make both pictures."""
    for theme, path in film(FOLDER).items():
        with Image.open(path) as picture:
            print(f"{path.name}: {path.stat().st_size // 1000} kB, {getattr(picture, 'n_frames', 1)} frames, {theme}")
    MADE.write_text(json.dumps({"digest": digest()}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

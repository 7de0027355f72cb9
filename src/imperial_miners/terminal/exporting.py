"""What `export` does: a finished game as one page, with reviews, to keep or to send."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from imperial_miners.review import Replay, Review, review_game
from imperial_miners.terminal.problem import Problem
from imperial_miners.terminal.replaying import read_replay
from imperial_miners.terminal.voice import Voice
from imperial_miners.web.log.entry import plain_chairs
from imperial_miners.web.pages.export import export_html


def export_file(file: Path, html: Path, language: str, pack: str = "", seat: int = 0, has_review: bool = True) -> int:
    """Write the page of a record, with the review of one seat or (0) of all; 0 when it is done."""
    replay = read_replay(file, language, pack)
    voice, number = Voice(replay.pack, language), replay.record.seats
    if not replay.is_over:
        raise Problem(f"{file}: {voice.say('verify-unfinished', moves=len(replay))}")
    if not 0 <= seat <= number:
        raise Problem(f"{file}: {voice.say('record-seats')}")
    seats = [] if not has_review else [seat - 1] if seat else range(number)
    reviews = [review_with_progress(replay, each, voice) for each in seats]
    text = export_html(replay, plain_chairs(number), reviews, language).encode()
    html.write_bytes(text)
    print(f"{html} ({len(text) // 1024} kB)")
    return 0


def review_with_progress(replay: Replay, seat: int, voice: Voice) -> Review:
    """The review of a seat, with a bar where somebody looks at it."""
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(voice.say("ui-review-running"))
        return review_game(
            replay, seat, progress=lambda done, total: progress.update(task, completed=done, total=total)
        )

"""A progress bar with rates and the time that remains; silent where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from imperial_miners.arena.match import Result


class Rate(ProgressColumn):
    """Games a second (or a minute, where they are slow), or whatever else is counted."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self.unit = unit

    def render(self, task: Task) -> Text:
        """The rate as text for the bar."""
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("-")
        return Text(f"{speed:.1f} {self.unit}/s" if speed >= 1 else f"{speed * 60:.1f} {self.unit}/min")


@contextmanager
def bar(total: int, words: str, done: int = 0, unit: str = "games") -> Iterator[Callable[[int, str], None]]:
    """A bar that is told how much more is done, and what to say beside it."""
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(unit),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words, total=total, completed=done)
        yield lambda more, words: progress.update(task, advance=more, description=words)


def watched(parts: Iterable[list[Result]], total: int, done: int = 0, words: str = "playing") -> Iterator[list[Result]]:
    """Pass results on while a bar shows how far it has come."""
    with bar(total, words, done) as tell:
        for results in parts:
            tell(len(results), words)
            yield results

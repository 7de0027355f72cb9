"""A series of matches from first to last: those that a ledger holds are taken from it, the others are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from imperial_miners.arena.ledger import Ledger
from imperial_miners.arena.match import Match, Result
from imperial_miners.arena.progress import watched
from imperial_miners.arena.running import WORKERS_OF_CLUSTER, executor_for, run_matches


def play_series(
    matches: Sequence[Match],
    ledger: Ledger | None,
    workers: int = 0,
    cluster: str = "",
    with_details: bool = False,
    on_results: Callable[[Sequence[Result]], None] | None = None,
) -> list[Result]:
    """Play what is not in the ledger yet, keep and tell it as it comes; gives all results in the order of matches."""
    found = dict(ledger.results) if ledger else {}
    missing = [match for match in matches if match.number not in found]
    number = WORKERS_OF_CLUSTER if cluster else workers
    parts = run_matches(missing, executor_for(workers, cluster), with_details, number)
    for results in watched(parts, len(matches), len(matches) - len(missing)):
        found.update({result.match: result for result in results})
        if ledger:
            ledger.add(results)
        if on_results:
            on_results(results)
    return [found[match.number] for match in matches]


def bulk_matches(line_up: tuple[str, ...], games: int, seed: str, **more: Any) -> list[Match]:
    """Games with a seed each, everybody one seat further with every game; `more` are settings of a match."""
    return [
        Match(number=number, block=number, seed=f"{seed} {number}", bots=turned(line_up, number), **more)
        for number in range(games)
    ]


def turned(line_up: tuple[str, ...], number: int) -> tuple[str, ...]:
    """A line-up moved on by so many seats."""
    by = number % len(line_up)
    return line_up[by:] + line_up[:by]

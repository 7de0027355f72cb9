"""Short ways to matches and results for the arena's tests."""

from __future__ import annotations

from collections.abc import Iterable

from imperial_miners.arena.match import Match, Result, SeatResult
from imperial_miners.arena.running import OpenExecutor, run_matches
from imperial_miners.arena.tournament import TournamentPlan

ROUNDS = 10


def plan(*bots: str, seats: int = 2, games: int = 8, **more: str) -> TournamentPlan:
    return TournamentPlan(bots or ("random", "greedy"), seats, games, **more)


def played(matches: Iterable[Match], open_executor: OpenExecutor) -> list[Result]:
    """All results by number; a match counted twice fails here."""
    found: dict[int, Result] = {}
    for results in run_matches(list(matches), open_executor):
        for result in results:
            assert result.match not in found
            found[result.match] = result
    return [found[number] for number in sorted(found)]


def result(block: int, scores: dict[str, int], number: int = 0, lost: str | None = None) -> Result:
    """A made-up game: bots with their scores; ranks follow from these."""
    ranks = [1 + sum(other > score for other in scores.values()) for score in scores.values()]
    seats = [
        SeatResult(bot, score, rank, score, 0, 0, [score] * ROUNDS, lost if score == 0 else None)
        for (bot, score), rank in zip(scores.items(), ranks, strict=True)
    ]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return Result(number, block, f"made {block}", seats, winners, 0)

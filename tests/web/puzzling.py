"""The first puzzles of the base pack, for tests that need only a few, and a poor way to answer them."""

from dataclasses import replace

from imperial_miners.engine.game import Game
from imperial_miners.packs import load_pack
from imperial_miners.review.puzzles.puzzle import PuzzleSet, attempt, shipped_puzzles


def few_puzzles() -> PuzzleSet:
    """Two puzzles."""
    shipped = shipped_puzzles(load_pack("base"))
    return replace(shipped, puzzles=shipped.puzzles[:2])


def lazy_line(position: Game) -> tuple[str, ...]:
    """A line of last options, which declines where it can."""
    line: list[str] = []
    tried = attempt(position, line)
    while not tried.is_complete:
        decision = tried.game.decision(0)
        assert decision is not None
        line.append(decision.options[-1].key)
        tried = attempt(position, line)
    return tuple(line)

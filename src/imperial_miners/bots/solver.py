"""The exact turn solver: every complete line of a seat's turn up to the first unseen card, duplicates merged."""

from __future__ import annotations

from dataclasses import dataclass

from imperial_miners.bots.position import Position
from imperial_miners.bots.valuing import plain_gauge
from imperial_miners.engine.explore import Exploration, Leaf, isolate
from imperial_miners.engine.game import Game
from imperial_miners.engine.gauge import Gauge

DEFAULT_BUDGET = 60_000


@dataclass(frozen=True)
class Line:
    """One way the turn can go: its actions, what the seat has at its end, and whether it stops at an unseen card."""

    actions: tuple[int, ...]
    keys: tuple[str, ...]
    score: int
    coins: int
    value: float
    reveals: bool


@dataclass(frozen=True)
class Solution:
    """All lines found, best value first. `is_exact` is False when the budget ran out: then the best is a bound."""

    lines: tuple[Line, ...]
    is_exact: bool
    nodes: int

    def best_by_score(self) -> Line:
        """The most points now; then coins, then value."""
        return max(self.lines, key=lambda line: (line.score, line.coins, line.value))

    def best_by_coins(self) -> Line:
        """The most coins; then points."""
        return max(self.lines, key=lambda line: (line.coins, line.score, line.value))

    def best_by_value(self) -> Line:
        """The best by the gauge it was solved with."""
        return self.lines[0]

    def front(self) -> tuple[Line, ...]:
        """The lines that no other beats in both points and coins, most points first."""
        kept: list[Line] = []
        for line in sorted(self.lines, key=lambda line: (-line.score, -line.coins, -line.value)):
            if not kept or line.coins > kept[-1].coins:
                kept.append(line)
        return tuple(kept)


def solve(position: Position, budget: int = DEFAULT_BUDGET, gauge: Gauge | None = None) -> Solution:
    """Solve a position. Lines end with the seat's step of the round, or where an unseen card would be seen."""
    return solve_game(position.sample(1), position.seat, budget, gauge)


def solve_game(game: Game, seat: int, budget: int = DEFAULT_BUDGET, gauge: Gauge | None = None) -> Solution:
    """The same for a game at hand: nothing hidden in it is looked at."""
    start = isolate(game, seat)
    exploration = Exploration(start, gauge or plain_gauge(game.pack), budget, False, False)
    exploration.run()
    leaves = sorted(exploration.leaves, key=lambda leaf: -leaf.value)
    return Solution(tuple(line_of(leaf, start) for leaf in leaves), exploration.is_exact, exploration.nodes)


def line_of(leaf: Leaf, start: Game) -> Line:
    """A leaf as data."""
    seat = leaf.game.seats[0]
    path = leaf.path(start)
    keys = tuple(start.pack.vocabulary.key(action) for action in path)
    return Line(tuple(path), keys, seat.score, seat.coins, leaf.value, leaf.reveals)

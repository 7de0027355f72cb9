"""The exact turn solver: every complete line of a seat's turn up to the first unseen card, duplicates merged."""

from __future__ import annotations

from dataclasses import dataclass

from imperial_miners.bots.learning.valuing import plain_gauge
from imperial_miners.bots.players.planner import no_collecting
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from imperial_miners.engine.search.explore import Solving, TurnLine, isolate
from imperial_miners.engine.search.gauge import Gauge

DEFAULT_BUDGET = 60_000


@dataclass(frozen=True)
class Solution:
    """All lines found, best value first. `is_exact` is False when the budget ran out: then the best is a bound."""

    lines: tuple[TurnLine, ...]
    is_exact: bool
    nodes: int

    def best_by_score(self) -> TurnLine:
        """The most points now; then coins, then value."""
        return self.front()[0]

    def best_by_coins(self) -> TurnLine:
        """The most coins; then points, then value."""
        return self.front()[-1]

    def best_by_value(self) -> TurnLine:
        """The best by the gauge it was solved with."""
        return self.lines[0]

    def front(self) -> tuple[TurnLine, ...]:
        """The lines that no other beats in both points and coins, most points first."""
        richest: dict[int, TurnLine] = {}
        for line in self.lines:
            known = richest.get(line.score)
            if known is None or line.coins > known.coins:
                richest[line.score] = line
        kept: list[TurnLine] = []
        for score in sorted(richest, reverse=True):
            if not kept or richest[score].coins > kept[-1].coins:
                kept.append(richest[score])
        return tuple(kept)


def solve(position: Position, budget: int = DEFAULT_BUDGET, gauge: Gauge | None = None) -> Solution:
    """Solve a position. Lines end with the seat's step of the round, or where an unseen card would be seen."""
    return solve_game(position.sample(1), position.seat, budget, gauge)


def solve_game(game: Game, seat: int, budget: int = DEFAULT_BUDGET, gauge: Gauge | None = None) -> Solution:
    """The same for a game at hand: nothing hidden in it is looked at."""
    start = isolate(game, seat)
    solving = Solving(start, gauge or plain_gauge(game.pack), budget)
    with no_collecting():
        solving.run()
        lines = sorted(solving.lines, key=lambda line: -line.value)
    return Solution(tuple(lines), solving.is_exact, solving.nodes)

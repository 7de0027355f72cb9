"""The expert: plays the best ends of its turn on over sampled futures, with a learned value, and compares them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from imperial_miners.bots.planner import (
    GLANCE_BUDGET,
    PlannerBot,
    first_action,
    later_than,
    next_round,
    no_collecting,
)
from imperial_miners.bots.position import Position
from imperial_miners.bots.valuing import best_gauge
from imperial_miners.engine.action import CARD
from imperial_miners.engine.explore import Exploration, Leaf, isolate
from imperial_miners.engine.game import Game
from imperial_miners.engine.gauge import Gauge
from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rng import after

WHOLE_TURN = 4000
"""Nodes for its own turn: many times a planner's, since all that follows hangs on them."""
SHARE_OF_TIME = 0.4
"""How much of a limit of time may go into finding the ends of the turn; the rest is for comparing them."""


@dataclass(frozen=True)
class Depth:
    """How far an expert looks: leaves of the turn compared, futures dealt for each, nodes for one future, and a limit
    of time in seconds (0: none)."""

    leaves: int = 8
    futures: int = 4
    nodes: int = GLANCE_BUDGET
    seconds: float = 0.9


class ExpertBot(PlannerBot):
    """Compares the best ends of its turn by playing the next round from each, over the same sampled futures."""

    def __init__(self, seed: int | str = 0, depth: Depth | None = None, budget: int = WHOLE_TURN) -> None:
        super().__init__(seed, budget)
        self.name = "expert"
        self.depth = depth or Depth()

    def gauge_for(self, pack: Pack) -> Gauge:
        """The learned gauge, if the pack has one."""
        if self.gauge is None:
            self.gauge = best_gauge(pack)
        return self.gauge

    def make_plan(self, position: Position, game: Game) -> list[int]:
        """The line that does best on average, this round and the next."""
        began = time.perf_counter()
        seconds = self.depth.seconds
        start, leaves = self.lines(game, position.seat, until=began + seconds * SHARE_OF_TIME if seconds else 0.0)
        picked = spread_leaves(start, leaves, self.depth.leaves)
        paths = [leaf.path(start) for leaf in picked]
        if len(picked) == 1 or game.round >= ROUNDS:
            return paths[0]
        gauge = self.gauge_for(game.pack)

        def worth(number: int, state: int, until: float) -> float:
            return self.look_ahead(played_on(start, picked[number], paths[number], state), gauge, after(state), until)

        return paths[self.best_of(len(picked), worth, began)]

    def keep(self, game: Game, seat: int) -> list[int]:
        """R2.5 The four of the best-looking fours that do best in the first round."""
        began = time.perf_counter()
        gauge = self.gauge_for(game.pack)
        fours = self.rank_fours(game, seat)[: self.depth.leaves]
        starts = [first_hand(game, seat, four) for four in fours]

        def worth(number: int, state: int, until: float) -> float:
            return self.look_ahead(starts[number], gauge, state, until)

        kept = game.seats[seat].kept
        four = list(fours[self.best_of(len(fours), worth, began)])
        for card in kept:
            four.remove(card)
        return [CARD + card for card in four]

    def best_of(self, number: int, worth: Callable[[int, int, float], float], began: float) -> int:
        """The first of some candidates is the best by the gauge; which one is best over whole futures?"""
        until = began + self.depth.seconds if self.depth.seconds else 0.0
        totals = [0.0] * number
        for _ in range(self.depth.futures):
            self.state = after(self.state)
            found: list[float] = []
            for candidate in range(number):
                found.append(worth(candidate, self.state, until))
                if until and time.perf_counter() > until:
                    return best_index(totals)  # a future that not all have seen says nothing
            totals = [total + value for total, value in zip(totals, found, strict=True)]
        return best_index(totals)

    def look_ahead(self, end: Game, gauge: Gauge, state: int, until: float = 0.0) -> float:
        """The value of the best turn of the next round, in one sampled future."""
        future = next_round(end, state)
        exploration = Exploration(future, gauge, self.depth.nodes, True, True)
        exploration.is_late = later_than(until)
        with no_collecting():
            exploration.run()
        best = exploration.best()
        return best.value if best is not None else gauge.value(future, future.seats[0])


def best_index(totals: list[float]) -> int:
    """Where the largest number stands; the first of equals."""
    return max(range(len(totals)), key=lambda number: totals[number])


def played_on(start: Game, leaf: Leaf, path: list[int], state: int) -> Game:
    """The end of a line with its unseen cards dealt anew, so that no line looks good for the luck of one deal.

    Where the new cards make a step of the line impossible, the end is taken as it was found.
    """
    if leaf.game.seats[0].seen == start.seats[0].seen:
        return leaf.game
    game = redeal(start, start.seats[0].index, state)
    seat = game.seats[0]
    for action in path:
        if action not in seat.options:
            return leaf.game
        game.play(seat, action)
    return leaf.game if seat.options else game


def first_hand(game: Game, seat: int, four: tuple[int, ...]) -> Game:
    """The seat alone before the first round, with four cards kept and the others discarded."""
    alone = isolate(game, seat)
    owner = alone.seats[0]
    rest = owner.hand.copy()
    for card in four:
        rest.remove(card)
    for card in rest:
        owner.supply.discard(card)
    owner.hand = sorted(four)
    owner.kept = []
    owner.options = []
    owner.top = None
    return alone


def spread_leaves(start: Game, leaves: list[Leaf], number: int) -> list[Leaf]:
    """The best leaves, with at least the best one of each first choice among the leading ones."""
    picked = leaves[: max(1, number // 2)]
    firsts = {first_action(leaf, start) for leaf in picked}
    for leaf in leaves[len(picked) : 4000]:
        if len(picked) >= number:
            break
        first = first_action(leaf, start)
        if first not in firsts:
            firsts.add(first)
            picked.append(leaf)
    return picked

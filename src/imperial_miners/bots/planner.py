"""Bots that search: the planner looks at whole turns, the expert at what may follow them too."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations

from imperial_miners.bots.position import Position
from imperial_miners.bots.reason import Reason
from imperial_miners.bots.valuing import best_gauge, plain_gauge
from imperial_miners.engine.action import CARD
from imperial_miners.engine.decision import Option
from imperial_miners.engine.explore import Exploration, Leaf, isolate
from imperial_miners.engine.game import Game
from imperial_miners.engine.gauge import Gauge
from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.engine.phases import END, SET_UP, settle
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rng import after, seeded
from imperial_miners.engine.seat import Seat

TURN_BUDGET = 4000
GLANCE_BUDGET = 500


@dataclass(frozen=True)
class Depth:
    """How far an expert looks: leaves of the turn compared, futures dealt for each, nodes for one future, and a limit
    of time in seconds (0: none)."""

    leaves: int = 8
    futures: int = 4
    nodes: int = GLANCE_BUDGET
    seconds: float = 0.9


class PlannerBot:
    """Explores its whole turn and takes the line whose end it values most."""

    def __init__(self, seed: int | str = 0, budget: int = TURN_BUDGET, gauge: Gauge | None = None) -> None:
        self.name = "planner"
        self.budget = budget
        self.state = seeded(str(seed), "planner bot")
        self.gauge = gauge
        self.plan: list[int] = []
        self.plan_at = (-1, -1)

    def gauge_for(self, pack: Pack) -> Gauge:
        """What the ends of lines are compared by."""
        if self.gauge is None:
            self.gauge = plain_gauge(pack)
        return self.gauge

    def choose(self, position: Position) -> Option:
        """Go on with the plan while nothing new has been seen, else make one."""
        options = position.decision.options
        if len(options) == 1:
            return options[0]
        self.state = after(self.state)
        game = position.sample(self.state)
        seat = game.seats[position.seat]
        if game.phase == SET_UP:
            return position.option(self.keep(game, position.seat))
        if self.plan_at != (game.round * 10 + game.phase, seat.seen) or not self.is_on_plan(position):
            self.plan = self.make_plan(position, game)
            self.plan_at = (game.round * 10 + game.phase, seat.seen)
        action = self.plan.pop(0)
        if not self.plan:
            self.plan_at = (-1, -1)
        elif action >= CARD + game.pack.designs:  # a card to play: the turn goes on in the next phase
            self.plan_at = (game.round * 10 + game.phase + 1, seat.seen)
        return position.option(action)

    def is_on_plan(self, position: Position) -> bool:
        """Whether the next step of the plan is offered."""
        return bool(self.plan) and any(option.action == self.plan[0] for option in position.decision.options)

    def make_plan(self, position: Position, game: Game) -> list[int]:
        """The actions of the best line."""
        start, leaves = self.lines(game, position.seat)
        return leaves[0].path(start)

    def lines(self, game: Game, seat: int, wanted: int = -1) -> tuple[Game, list[Leaf]]:
        """The ends of all lines, best first; some that begin with the wanted action, even if nothing speaks for it."""
        start = isolate(game, seat)
        exploration = Exploration(start, self.gauge_for(game.pack), self.budget, True, True)
        with no_collecting():
            exploration.run()
            if wanted >= 0 and not any(first_action(leaf, start) == wanted for leaf in exploration.leaves):
                child = start.copy()
                child.play(child.seats[0], wanted)
                exploration.limit = exploration.nodes + GLANCE_BUDGET
                exploration.visit(child)
        return start, sorted(exploration.leaves, key=lambda leaf: -leaf.value)

    def keep(self, game: Game, seat: int) -> int:
        """R2.5 The next card of the four that it values most together."""
        return CARD + self.best_rest(game, seat)[0]

    def best_rest(self, game: Game, seat: int) -> tuple[int, ...]:
        """R2.5 The cards that go best with those kept so far."""
        owner = game.seats[seat]
        rest = list(owner.hand)
        for card in owner.kept:
            rest.remove(card)
        gauge = self.gauge_for(game.pack)
        trial = game.copy().seats[seat]

        def worth(cards: tuple[int, ...]) -> float:
            trial.hand = sorted([*owner.kept, *cards])
            return gauge.value(game, trial)

        return max(combinations(rest, 4 - len(owner.kept)), key=worth)

    def explain(self, position: Position) -> Reason:
        """The line it expects, what it gains, and the best line with another first step."""
        chosen = self.choose(position)
        return self.reason(position, chosen, self.plan)

    def reason(self, position: Position, chosen: Option, rest: list[int] | None = None) -> Reason:
        """What speaks for a choice, its own or another's; `rest` is how the line goes on, if that is settled."""
        game = position.sample(self.state)
        key = game.pack.vocabulary.key
        if game.phase == SET_UP:
            return Reason(
                choice=chosen.key, line=tuple(key(CARD + card) for card in self.best_rest(game, position.seat))
            )
        start, leaves = self.lines(game, position.seat, chosen.action)
        paths = [leaf.path(start) for leaf in leaves]
        firsts = [i for i, path in enumerate(paths) if path and path[0] == chosen.action]
        if not firsts:
            return Reason(choice=chosen.key)
        mine = next((i for i in firsts if paths[i] == [chosen.action, *(rest or [])]), firsts[0])
        other = next((i for i, path in enumerate(paths) if path and path[0] != chosen.action), None)
        before, end = start.seats[0], leaves[mine].game.seats[0]
        return Reason(
            choice=chosen.key,
            line=tuple(key(action) for action in paths[mine]),
            gains={name: after - had for name, had, after in zip(OWNED, owned(before), owned(end), strict=True)},
            prepares=round(leaves[mine].value - end.vp - end.carts, 2),
            alternative=key(paths[other][0]) if other is not None else None,
            behind=round(leaves[mine].value - leaves[other].value, 2) if other is not None else 0.0,
        )


OWNED = ("vp", "coins", "carts", "cards", "machines", "spaces")
"""What a reason counts."""


def owned(seat: Seat) -> tuple[int, ...]:
    """How much a seat has of each."""
    machines = sum(seat.machines_on(slot) for slot in range(len(seat.cards)))
    return seat.vp, seat.coins, seat.carts, len(seat.hand), machines, seat.advanced


class ExpertBot(PlannerBot):
    """Compares the best ends of its turn by playing the next round from each, over the same sampled futures."""

    def __init__(self, seed: int | str = 0, depth: Depth | None = None, budget: int = TURN_BUDGET) -> None:
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
        start, leaves = self.lines(game, position.seat)
        picked = spread_leaves(start, leaves, self.depth.leaves)
        if len(picked) == 1 or game.round >= ROUNDS:
            return leaves[0].path(start)
        totals = [0.0] * len(picked)
        for _ in range(self.depth.futures):
            self.state = after(self.state)
            for number, leaf in enumerate(picked):
                totals[number] += self.look_ahead(leaf.game, self.state)
            if self.depth.seconds and time.perf_counter() - began > self.depth.seconds:
                break
        return picked[max(range(len(picked)), key=lambda number: totals[number])].path(start)

    def look_ahead(self, end: Game, state: int) -> float:
        """The value of the best turn of the next round, in one sampled future."""
        future = next_round(end, state)
        exploration = Exploration(future, self.gauge_for(end.pack), self.depth.nodes, True, True)
        with no_collecting():
            exploration.run()
        best = exploration.best()
        return best.value if best is not None else self.gauge_for(end.pack).value(future, future.seats[0])


@contextmanager
def no_collecting() -> Iterator[None]:
    """Searching makes many short-lived objects without cycles: looking for cycles among them takes an eighth of it."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def next_round(end: Game, state: int) -> Game:
    """The round after the end of a turn, with decks and Events dealt anew."""
    future = redeal(end, end.seats[0].index, state)
    future.horizon = end.round + 1
    future.phase = END
    future.busy = 0
    settle(future)
    return future


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


def first_action(leaf: Leaf, start: Game) -> int:
    """The first step of a leaf's line."""
    move = leaf.game.last
    first = -1
    while move is not None and move.number > start.move_count:
        first = move.action
        move = move.before
    return first

"""The planner: looks through its whole turn and takes the line whose end it values most."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations

from imperial_miners.bots.learning.valuing import plain_gauge
from imperial_miners.bots.position import Position
from imperial_miners.bots.reason import Reason
from imperial_miners.engine.action import CARD
from imperial_miners.engine.decision import Option
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import END, SET_UP, settle
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rng import after, seeded
from imperial_miners.engine.search.explore import Exploration, Leaf, isolate
from imperial_miners.engine.search.gauge import Gauge
from imperial_miners.engine.seat import Seat

TURN_BUDGET = 300
GLANCE_BUDGET = 500


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
        now = (int(game.round * 10 + game.phase), int(seat.seen))
        if self.plan_at != now or not self.is_on_plan(position):
            is_set_up = game.phase == SET_UP
            self.plan = self.keep(game, position.seat) if is_set_up else self.make_plan(position, game)
            self.plan_at = now
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

    def lines(self, game: Game, seat: int, wanted: int = -1, until: float = 0.0) -> tuple[Game, list[Leaf]]:
        """The ends of all lines, best first; some that begin with the wanted action, even if nothing speaks for it.

        `until` is a time of the clock to stop at (0: none).
        """
        start = isolate(game, seat)
        exploration = Exploration(start, self.gauge_for(game.pack), self.budget, True, True)
        exploration.is_late = later_than(until)
        with no_collecting():
            exploration.run()
            if wanted >= 0 and not any(first_action(leaf, start) == wanted for leaf in exploration.leaves):
                child = start.copy()
                child.play(child.seats[0], wanted)
                exploration.limit = exploration.nodes + GLANCE_BUDGET
                exploration.visit(child)
        return start, sorted(exploration.leaves, key=lambda leaf: -leaf.value)

    def keep(self, game: Game, seat: int) -> list[int]:
        """R2.5 What is missing of the four that it values most together."""
        best = list(self.rank_fours(game, seat)[0])
        for card in game.seats[seat].kept:
            best.remove(card)
        return [CARD + card for card in best]

    def rank_fours(self, game: Game, seat: int) -> list[tuple[int, ...]]:
        """Every four of the hand that holds what is kept already, best first."""
        owner = game.seats[seat]
        rest = list(owner.hand)
        for card in owner.kept:
            rest.remove(card)
        gauge = self.gauge_for(game.pack)
        trial = game.copy().seats[seat]

        def worth(cards: tuple[int, ...]) -> float:
            trial.hand = sorted(cards)
            return gauge.value(game, trial)

        fours = {tuple(sorted([*owner.kept, *cards])) for cards in combinations(rest, 4 - len(owner.kept))}
        return sorted(sorted(fours), key=worth, reverse=True)

    def lead(self, position: Position) -> float | None:
        """By how many points the best first step is ahead of the best other one; None if it has seen no other."""
        start, leaves = self.lines(position.sample(self.state), position.seat)
        best: dict[int, float] = {}
        for leaf in leaves:  # best first
            best.setdefault(first_action(leaf, start), float(leaf.value))
        values = list(best.values())
        return values[0] - values[1] if len(values) > 1 else None

    def explain(self, position: Position) -> Reason:
        """The line it expects, what it gains, and the best line with another first step."""
        chosen = self.choose(position)
        return self.reason(position, chosen, self.plan)

    def reason(self, position: Position, chosen: Option, rest: list[int] | None = None) -> Reason:
        """What speaks for a choice, its own or another's; `rest` is how the line goes on, if that is settled."""
        game = position.sample(self.state)
        key = game.pack.vocabulary.key
        if game.phase == SET_UP:
            line = self.keep(game, position.seat) if rest is None else [chosen.action, *rest]
            return Reason(choice=chosen.key, line=tuple(key(action) for action in line))
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
            prepares=round(leaves[mine].value - int(end.score), 2),
            alternative=key(paths[other][0]) if other is not None else None,
            behind=round(leaves[mine].value - leaves[other].value, 2) if other is not None else 0.0,
        )


OWNED = ("vp", "coins", "carts", "cards", "machines", "spaces")
"""What a reason counts."""


def owned(seat: Seat) -> tuple[int, ...]:
    """How much a seat has of each."""
    machines = sum(seat.machines_on(slot) for slot in range(len(seat.cards)))
    return seat.vp, seat.coins, seat.carts, len(seat.hand), machines, seat.advanced


def later_than(until: float) -> Callable[[], bool] | None:
    """A question for a search: is it past this time of the clock? None for 0."""
    return (lambda: time.perf_counter() > until) if until else None


@contextmanager
def no_collecting() -> Iterator[None]:
    """Searching makes many objects without cycles: looking for cycles among them takes an eighth of it, and most of a
    search that keeps every leaf."""
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


def first_action(leaf: Leaf, start: Game) -> int:
    """The first step of a leaf's line."""
    path = leaf.path(start)
    return path[0] if path else -1

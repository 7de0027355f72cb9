"""Every way one seat's step can go, duplicates merged: the core of solver and search; it knows verbs, no rules.

No mine touches another and the order of a shared deck is unknown, so a seat's turn can be looked at alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import DECLINE, EFFECT, PLACE, row_of, x_of
from imperial_miners.engine.phases import OVER
from imperial_miners.engine.search.gauge import Gauge, Met
from imperial_miners.engine.steps import ACTIVATION_STEP

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game
    from imperial_miners.engine.pack import Pack
    from imperial_miners.engine.seat import Seat

ASKS_TIME: Final = 16  # nodes from one question to the next


def isolate(game: Game, seat: int) -> Game:
    """The game with one seat alone, ending with this round."""
    alone = game.copy()
    owner = alone.seats[seat]
    alone.supplies = [owner.supply]
    alone.seats = [owner]
    alone.busy = 1 if owner.top is not None else 0
    alone.horizon = max(game.round, 1)
    alone.happenings = None
    alone.is_sampled = True
    return alone


class Leaf:
    """The end of a line: the seat's game there, its value, and whether it stopped at something unseen."""

    def __init__(self, game: Game, value: float, reveals: bool) -> None:
        self.game = game
        self.value = value
        self.reveals = reveals
        game.seats[0].spare = None  # searches keep many leaves

    def path(self, start: Game) -> list[int]:
        """The actions that lead here from where the exploration began."""
        return self.game.answers_since(start.move_count)


class TurnLine:
    """One way the turn can go: its actions, what the seat has at its end, and whether it stops at an unseen card."""

    def __init__(
        self, pack: Pack, actions: tuple[int, ...], score: int, coins: int, value: float, reveals: bool
    ) -> None:
        self.pack = pack
        self.actions = actions
        self.score = score
        self.coins = coins
        self.value = value
        self.reveals = reveals

    @property
    def keys(self) -> tuple[str, ...]:
        """The actions as text, as a player would give them."""
        return tuple([self.pack.vocabulary.key(action) for action in self.actions])


class States:
    """The states of one seat's turn met so far.

    A mine differs from the one at the start by its last card alone, and a hand tells what has been drawn. Stacks and
    hands are numbered as they come, so that a state is one int: most of the time goes into comparing these.
    """

    def __init__(self) -> None:
        self.keys: set[int] = set()
        self.stacks: dict[int, int] = {}
        self.hands: dict[tuple[int, ...], int] = {}

    def is_new(self, game: Game, seat: Seat, least: i64 = 0) -> bool:
        """Whether a state has not been met before (with the same least answer to follow); it has now."""
        placed = seat.placed
        held = tuple(seat.hand)
        hand = self.hands.get(held)
        if hand is None:
            hand = len(self.hands)
            self.hands[held] = hand
        last: i64 = (seat.chosen + 2) * 2 if placed < 0 else (seat.cards[placed] * 256 + seat.xs[placed] + 128) * 2 + 1
        purse: i64 = seat.coins << 16 | seat.vp
        marker: i64 = ((seat.board + 1) << 6 | seat.space) << 6 | seat.completed
        # machine words of 59, 60 and 58 bits, and then whole numbers
        turn: int = (last << 20 | hand) << 20 | self.stack(seat)
        owned: int = ((purse << 10 | seat.activated) << 10 | seat.collapses) << 8 | seat.advanced
        where: int = ((seat.machines << 15 | marker) << 10 | seat.seen) << 3 | game.phase
        key = (turn << 60 | owned) << 58 | where
        markers: int = seat.markers
        if markers or least:
            follows: int = least
            key |= (follows << 60 | markers) << 178
        before = len(self.keys)
        self.keys.add(key)
        return len(self.keys) > before

    def stack(self, seat: Seat) -> i64:
        """The number of a seat's stack: each frame, with the number of those above it, has one."""
        number: i64 = 0
        frame = seat.top
        while frame is not None:
            packed: i64 = ((frame.node.id << 9 | frame.slot + 256) << 10 | frame.first + 8) << 10 | frame.second
            below = packed << 20 | number
            known = self.stacks.get(below)
            if known is None:
                known = len(self.stacks) + 1
                self.stacks[below] = known
            number = known
            frame = frame.below
        return number


class Exploration:
    """A search through the lines of one seat's step.

    `goes_through` plays on past unseen cards, with those that the (sampled) game deals. `is_narrow` leaves out lines
    that hardly ever matter: far places in row 1, and declining where an effect is free. `last_phase` ends lines that
    reach a later step. The budget counts nodes; `is_late`, if given, is asked now and then whether to stop before.
    """

    def __init__(
        self, start: Game, gauge: Gauge, budget: int, goes_through: bool, is_narrow: bool, last_phase: int = OVER
    ) -> None:
        self.start = start
        self.gauge = gauge
        self.budget = budget
        self.goes_through = goes_through
        self.is_narrow = is_narrow
        self.last_phase = last_phase
        self.seen: int = start.seats[0].seen
        self.known: list[int] | None = start.seats[0].hand
        self.nodes = 0
        self.is_exact = True
        self.leaves: list[Leaf] = []
        self.states = States()
        self.limit = 0
        self.is_late: Callable[[], bool] | None = None
        self.parts = Met()

    def run(self) -> None:
        """Explore; the budget is shared out among the first options, so that none is left out."""
        seat = self.start.seats[0]
        options = self.wanted(self.start, seat)
        spread = len(options)
        for action in options:
            self.limit = self.nodes + max(self.budget - self.nodes, 0) // spread
            spread -= 1
            child = self.start.copy()
            child.play(child.seats[0], action)
            self.visit(child)

    def visit(self, game: Game, least: i64 = 0) -> None:
        """One node: a leaf, a state met before, or a choice among the answers that are not below `least`."""
        seat = game.seats[0]
        self.nodes += 1
        options = seat.options
        reveals = not self.goes_through and seat.seen > self.seen
        if not self.states.is_new(game, seat, least):
            return
        if reveals or game.phase == OVER or game.phase > self.last_phase or not options:
            self.end(game, seat, reveals)
            return
        is_late = self.is_late
        if is_late is not None and self.nodes % ASKS_TIME == 0 and is_late():
            self.budget = self.limit = 0
        if self.nodes >= self.limit:
            self.is_exact = False
            self.finish(game)
            return
        options = self.wanted(game, seat)
        asked = seat.top
        assert asked is not None
        node, slot, left = asked.node, asked.slot, asked.first
        is_any_order = game.pack.any_order[node.id] and not game.features and not self.is_narrow
        last = len(options) - 1
        for i in range(last + 1):
            action: i64 = options[i]
            if action < least:
                continue  # where the order does not matter, the rising one is enough
            child = game if i == last else game.copy()
            child.play(child.seats[0], action)
            frame = child.seats[0].top
            goes_on = frame is not None and frame.node is node and frame.slot == slot and frame.first == left - 1
            self.visit(child, action if is_any_order and goes_on else 0)

    def finish(self, game: Game) -> None:
        """Out of budget: follow first options to an end, which is a bound from below."""
        seat = game.seats[0]
        while game.phase != OVER and game.phase <= self.last_phase and seat.options:
            if not self.goes_through and seat.seen > self.seen:
                break
            game.play(seat, seat.options[0])
        self.end(game, seat, not self.goes_through and seat.seen > self.seen)

    def end(self, game: Game, seat: Seat, reveals: bool) -> None:
        """Keep the end of a line."""
        self.leaves.append(Leaf(game, self.gauge.value(game, seat, self.known, self.parts), reveals))

    def wanted(self, game: Game, seat: Seat) -> list[int]:
        """Those options of a seat that are worth following."""
        options = seat.options
        if not self.is_narrow or len(options) < 2:
            return options
        if options[0] >= PLACE and row_of(options[0] - PLACE) == 1:
            return near_places(seat, options)
        frame = seat.top
        if options[-1] == DECLINE and frame is not None and frame.node is ACTIVATION_STEP:
            effects = game.pack.cards[seat.cards[frame.slot]].effects
            for action in options:
                if action != DECLINE and not effects[action - EFFECT].prices:
                    return options[:-1]
        return options

    def best(self) -> Leaf | None:
        """The leaf of the highest value; the first found among equals."""
        found: Leaf | None = None
        for leaf in self.leaves:
            if found is None or leaf.value > found.value:
                found = leaf
        return found


class Solving(Exploration):
    """An exploration of all lines up to the first unseen card that keeps those lines and none of their games."""

    def __init__(self, start: Game, gauge: Gauge, budget: int) -> None:
        super().__init__(start, gauge, budget, False, False)
        self.lines: list[TurnLine] = []

    def end(self, game: Game, seat: Seat, reveals: bool) -> None:
        value = self.gauge.value(game, seat, self.known, self.parts)
        path = tuple(game.answers_since(self.start.move_count))
        self.lines.append(TurnLine(game.pack, path, seat.score, seat.coins, value, reveals))


def near_places(seat: Seat, options: list[int]) -> list[int]:
    """Places of row 1 with at most one empty place between them and a card."""
    near: list[int] = []
    for action in options:
        x = x_of(action - PLACE)
        for slot in range(len(seat.rows)):
            if seat.rows[slot] == 1 and -4 <= seat.xs[slot] - x <= 4:
                near.append(action)
                break
    return near if near else options

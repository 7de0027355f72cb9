"""The effect tree: what a card does, says and shows comes from these nodes and from nothing else.

Here are the parts (filters, counts, amounts, conditions) and the two nodes that hold others: `Effect` and `Either`.
The words that do something are in `words`. A node that must ask or wait puts a frame on its seat's stack: plain data,
so that a game can be copied, saved and compared in the middle of an effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from imperial_miners.engine.action import CHOICE, CHOICE_SETS, DECLINABLE_SETS, DECLINE, SLOT_SETS, TARGET_SETS
from imperial_miners.engine.happening import DECLINED, MISSED, NO_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game
    from imperial_miners.engine.seat import Seat

# where a card stands to the card that speaks
ANY: Final = 0
THIS: Final = 1
OTHER: Final = 2
ADJACENT: Final = 3
ABOVE: Final = 4
BELOW: Final = 5
BESIDE: Final = 6
ROW: Final = 7
RELATIONS: Final = ("any", "this", "other", "adjacent", "above", "below", "beside", "row")

# whether something must be so
EITHER_WAY: Final = 0
WITH: Final = 1
WITHOUT: Final = 2

# what is counted
CARDS: Final = 0
MACHINES: Final = 1
COLLAPSES: Final = 2
CARTS: Final = 3
FACTION_KINDS: Final = 4
HAND: Final = 5
COINS: Final = 6
SPACE: Final = 7
BOARDS: Final = 8
MOVED: Final = 9
MEASURES: Final = ("card", "machine", "collapse", "cart", "faction", "hand", "coin", "space", "board", "moved")

# how a count is compared
AT_LEAST: Final = 0
AT_MOST: Final = 1
COMPARISONS: Final = ("at-least", "at-most")

HAND_LIMIT: Final = 8
"""R9.3 Looked at where an effect ends."""

# who speaks, where it is not a card of the mine (whose slot is 0 or more)
FROM_EVENT: Final = -1
FROM_SURFACE: Final = -2
FROM_RULES: Final = -3
FROM_SPACE: Final = -16
"""-16 - (side * 32 + space)"""


class Filter:
    """Which cards of the mine are meant. Everything left at its default is not looked at."""

    def __init__(
        self,
        relation: i64 = ANY,
        faction: i64 = -1,
        level: i64 = 0,
        machine: i64 = EITHER_WAY,
        collapse: i64 = EITHER_WAY,
        activated: i64 = EITHER_WAY,
        is_end: bool = False,
        has_no_faction: bool = False,
    ) -> None:
        self.relation = relation
        self.faction = faction
        self.level = level
        self.machine = machine
        self.collapse = collapse
        self.activated = activated
        self.is_end = is_end
        self.has_no_faction = has_no_faction

    def meant(self, seat: Seat, here: i64) -> i64:
        """The cards meant, a bit for each slot, as said by the card in the slot `here` (negative: by no card)."""
        bits: i64 = (1 << len(seat.cards)) - 1
        if self.relation != ANY:
            bits &= self.standing(seat, here)
        if self.collapse:
            bits &= seat.collapses if self.collapse == WITH else ~seat.collapses
        if self.activated:
            bits &= seat.activated if self.activated == WITH else ~seat.activated
        if self.faction >= 0 or self.level or self.machine or self.is_end or self.has_no_faction:
            for slot in SLOT_SETS[bits]:
                if not self.suits(seat, slot):
                    bits ^= 1 << slot
        return bits

    def suits(self, seat: Seat, slot: i64) -> bool:
        """Whether the card in a slot is such a one, wherever it stands."""
        if self.level and seat.rows[slot] != self.level:
            return False
        mask: i64 = seat.pack.masks[seat.cards[slot]]
        if self.faction >= 0 and not mask >> self.faction & 1:
            return False
        if self.has_no_faction and mask:
            return False
        if self.machine and (seat.machines_on(slot) > 0) != (self.machine == WITH):
            return False
        return not self.is_end or seat.near[slot * 6] < 0 or seat.near[slot * 6 + 1] < 0

    def standing(self, seat: Seat, here: i64) -> i64:
        """The slots (bits) that stand to `here` as asked. Said by no card, only "other" is anything: all."""
        relation = self.relation
        if here < 0:
            return -1 if relation == OTHER else 0
        if relation == THIS:
            return 1 << here
        if relation == OTHER:
            return ~(1 << here)
        bits: i64 = 0
        if relation == ROW:
            rows = seat.rows
            for slot in range(len(rows)):
                if rows[slot] == rows[here]:
                    bits |= 1 << slot
            return bits
        near = seat.near
        for direction in AROUND[relation]:
            other: i64 = near[here * 6 + direction]
            if other >= 0:
                bits |= 1 << other
        return bits


class Count:
    """Something that can be counted now: cards of the mine or what lies on them, or what the seat owns."""

    def __init__(self, measure: i64, where: Filter | None = None) -> None:
        self.measure = measure
        self.where = where

    def value(self, seat: Seat, here: i64) -> i64:
        """How many there are to count for a seat."""
        measure = self.measure
        if measure == FACTION_KINDS:
            return factions_in(seat)
        if measure == HAND:
            return len(seat.hand)
        if measure == COINS:
            return seat.coins
        if measure == SPACE:
            return seat.space
        if measure == BOARDS:
            return seat.completed
        if measure == MOVED:
            return seat.advanced
        if measure == CARTS:
            return seat.carts if self.where is None else carts_at(seat, self.where, here)
        bits: i64 = (1 << len(seat.cards)) - 1
        if self.where is not None:
            bits = self.where.meant(seat, here)
        if measure == CARDS:
            return len(SLOT_SETS[bits])
        if measure == COLLAPSES:
            return len(SLOT_SETS[bits & seat.collapses])
        total: i64 = 0
        for slot in SLOT_SETS[bits]:
            total += seat.machines_on(slot)
        return total


class Amount:
    """A number, or that number for every so many of something counted, perhaps with a maximum."""

    def __init__(self, number: i64, count: Count | None = None, every: i64 = 1, most: i64 = 0) -> None:
        self.number = number
        self.count = count
        self.every = every
        self.most = most  # 0: no maximum

    def value(self, seat: Seat, here: i64) -> i64:
        """I10 The amount as it is now; I25 its maximum limits nothing else."""
        if self.count is None:
            return self.number
        amount = self.number * (self.count.value(seat, here) // self.every)
        return self.most if 0 < self.most < amount else amount


class Condition:
    """At least, or at most, so many of something counted."""

    def __init__(self, count: Count, number: i64, comparison: i64 = AT_LEAST) -> None:
        self.count = count
        self.number = number
        self.comparison = comparison

    def holds(self, seat: Seat, here: i64) -> bool:
        """Whether it is so now."""
        value = self.count.value(seat, here)
        return value >= self.number if self.comparison == AT_LEAST else value <= self.number


class Node:
    """A part of an effect that does something. `word` names it in the table of words, `rule` what it stands on."""

    word: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    notation: ClassVar[str] = ""
    is_instant: ClassVar[bool] = False  # never asks and never sets off anything else: done once it has started
    is_any_order: ClassVar[bool] = False  # its answers come to the same in any order, unless a feature looks on
    id: i64 = -1  # its place among the pack's nodes, given when the pack is made

    def can(self, game: Game, seat: Seat, here: i64) -> bool:
        """I4 As a price: whether it can be paid in full."""
        return True

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        """Do it at once, or put a frame on the stack that will."""
        push_frame(seat, self, here)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        """Go on with the frame on top of the stack. True: it waits for an answer among `seat.options`."""
        raise AssertionError(self.word)

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        """Take an answer that was offered."""
        raise AssertionError(self.word)

    def children(self) -> list[Node]:
        """The nodes held by this one."""
        return []

    def ask(self, game: Game, seat: Seat, frame: Frame, options: list[int]) -> bool:
        """Offer the options; a single one answers itself."""
        if len(options) == 1:
            self.answer(game, seat, frame, options[0])
            return False
        seat.options = options
        return True

    def ask_target(self, game: Game, seat: Seat, frame: Frame, slots: i64) -> bool:
        """Offer cards of the mine, given as bits; without any this frame is done."""
        if not slots:
            if frame.first > 0:
                game.tell(MISSED, seat.index, NO_CARD, frame.slot)
            drop_frame(seat)
            return False
        return self.ask(game, seat, frame, TARGET_SETS[slots])


class Frame:
    """Something a seat still has to resolve: a node, the card that speaks, two ints of the node's own, and what lies
    below it on the stack."""

    __slots__ = ("below", "first", "node", "second", "slot")

    def __init__(self, below: Frame | None, node: Node, slot: i64, first: i64, second: i64) -> None:
        self.below = below
        self.node = node
        self.slot = slot
        self.first = first
        self.second = second

    def copy(self) -> Frame:
        """An independent stack from here down."""
        below = self.below
        return Frame(None if below is None else below.copy(), self.node, self.slot, self.first, self.second)


def push_frame(seat: Seat, node: Node, slot: i64, first: i64 = 0, second: i64 = 0) -> None:
    """Put a frame on the stack, one used before if there is one."""
    frame = seat.spare
    if frame is None:
        seat.top = Frame(seat.top, node, slot, first, second)
        return
    seat.spare = frame.below
    frame.below = seat.top
    frame.node = node
    frame.slot = slot
    frame.first = first
    frame.second = second
    seat.top = frame


def drop_frame(seat: Seat) -> None:
    """Take the top frame off the stack. It will be used again: whoever still holds it must not look at it any more."""
    top = seat.top
    assert top is not None
    seat.top = top.below
    top.below = seat.spare
    seat.spare = top


WAITING: Final = -2
"""I30 An effect set off that has not begun: whether it can be is seen when its turn comes."""


class Effect(Node):
    """A whole effect: a condition, prices, and steps in order. R5.11: each is complete before the next.

    `is_optional` marks one that reads "may": it can be declined where it stands (I12). `is_part` marks one that is held
    by another: R9.3 looks at the hand only when the whole has been resolved.
    """

    word = "effect"
    rule = "R5.12"

    def __init__(
        self,
        steps: list[Node],
        prices: list[Node] | None = None,
        condition: Condition | None = None,
        is_optional: bool = False,
    ) -> None:
        self.steps = steps
        self.prices: list[Node] = prices if prices is not None else []
        self.condition = condition
        self.is_optional = is_optional
        self.is_part = False
        self.is_sure = condition is None and not self.prices  # can always be
        self.parts: list[Node] = self.prices + self.steps
        self.is_quick = all(part.is_instant for part in self.parts)
        for part in self.parts:
            if isinstance(part, Effect):
                part.is_part = True

    def children(self) -> list[Node]:
        return self.parts

    def can(self, game: Game, seat: Seat, here: i64) -> bool:
        """I4, I10 Its condition holds and its price can be paid in full."""
        if self.condition is not None and not self.condition.holds(seat, here):
            return False
        for price in self.prices:
            if not price.can(game, seat, here):
                return False
        return True

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        """As part of another effect: skipped when it cannot be; asked first when it reads "may"."""
        if self.is_sure or self.can(game, seat, here):
            push_frame(seat, self, here, -1 if self.is_optional else 0)

    def begin(self, game: Game, seat: Seat, here: i64) -> None:
        """Resolve it: it has been chosen, and nothing else is to come before it."""
        if not self.is_quick:
            push_frame(seat, self, here)
            return
        for part in self.parts:
            part.start(game, seat, here)
        if len(seat.hand) > HAND_LIMIT and not self.is_part:
            game.keep_hand_limit(seat)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        here = frame.slot
        at = frame.first
        if at == WAITING:
            if not self.can(game, seat, here):
                drop_frame(seat)
                return False
            at = -1 if self.is_optional else 0
            frame.first = at
        if at < 0:
            return self.ask(game, seat, frame, DECLINABLE_SETS[1])
        parts = self.parts
        while at < len(parts):
            at += 1
            frame.first = at
            parts[at - 1].start(game, seat, here)
            if seat.top is not frame:
                return False
        drop_frame(seat)
        if len(seat.hand) > HAND_LIMIT and not self.is_part:
            game.keep_hand_limit(seat)
        return False

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        if action == DECLINE:
            game.tell(DECLINED, seat.index, frame.slot)
            drop_frame(seat)
        else:
            frame.first = 0


def possible(effects: list[Effect], game: Game, seat: Seat, here: i64) -> i64:
    """The effects (bits) whose condition holds and whose price can be paid."""
    bits: i64 = 0
    bit: i64 = 1
    for effect in effects:
        if effect.is_sure or effect.can(game, seat, here):
            bits |= bit
        bit <<= 1
    return bits


class Either(Node):
    """A choice inside an effect: one of several, among those that can be."""

    word = "either"
    rule = "R5.12"

    def __init__(self, ways: list[Effect]) -> None:
        self.ways = ways
        for way in ways:
            way.is_part = True

    def children(self) -> list[Node]:
        return list(self.ways)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        bits = possible(self.ways, game, seat, frame.slot)
        if not bits:
            drop_frame(seat)
            return False
        return self.ask(game, seat, frame, CHOICE_SETS[bits])

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        here = frame.slot
        drop_frame(seat)
        self.ways[action - CHOICE].begin(game, seat, here)


def factions_in(seat: Seat) -> i64:
    """R3.2 How many different Factions the mine holds."""
    together: i64 = 0
    masks = seat.pack.masks
    for card in seat.cards:
        together |= masks[card]
    total: i64 = 0
    while together:
        total += together & 1
        together >>= 1
    return total


def carts_at(seat: Seat, where: Filter, here: i64) -> i64:
    """Complete carts on the borders of the cards meant, each border once."""
    total: i64 = 0
    bits = where.meant(seat, here)
    for slot in range(len(seat.cards)):
        for direction in SHARED:
            if is_complete(seat, slot, direction):
                other = seat.near[slot * 6 + direction]
                if bits >> slot & 1 or bits >> other & 1:
                    total += 1
    return total


def is_complete(seat: Seat, slot: i64, direction: i64) -> bool:
    """R7.1, R7.2 Two full halves, or a marker, on a border shared with another card."""
    other = seat.near[slot * 6 + direction]
    if other < 0:
        return False
    if seat.markers >> (slot * 6 + direction) & 1:
        return True
    halves = seat.pack.halves
    return halves[seat.cards[slot]] >> direction & 1 == 1 and halves[seat.cards[other]] >> OPPOSITE[direction] & 1 == 1


OPPOSITE: Final = [1, 0, 5, 4, 3, 2]
"""Directions: left, right, upper left, upper right, lower left, lower right."""
AROUND: Final[list[list[int]]] = [[], [], [], [0, 1, 2, 3, 4, 5], [2, 3], [4, 5], [0, 1], []]
"""For each relation the directions in which the cards lie that stand so to a card."""
SHARED: Final = [1, 4, 5]
"""Right, lower left, lower right: every shared border is one of these for exactly one of its two cards."""

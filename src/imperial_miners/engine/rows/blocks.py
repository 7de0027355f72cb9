"""Parts of observations that are kept and corrected: where something changed, its bytes are written, and no others.

A block remembers what its bytes show, so any game of the pack may come next. Lists of a game are replaced and never
changed, so the same list has nothing new.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.effect import OPPOSITE, SHARED, is_complete
from imperial_miners.engine.phases import MINE, PLAY, SET_UP
from imperial_miners.engine.rows.fields import (
    COMPLETE,
    HALF,
    MARKED,
    NEIGHBOUR,
    capped,
    seat_fields,
    size_of,
    starts,
    table_fields,
)
from imperial_miners.engine.seat import NOTHING

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game
    from imperial_miners.engine.pack import Pack
    from imperial_miners.engine.seat import Seat
    from imperial_miners.engine.supply import Supply

WHICH: Final = [SHARED.index(direction) if direction in SHARED else -1 for direction in range(6)]
"""Where a border in each direction stands among the three that a card shows; -1 with the other card."""


class Parts:
    """What will be joined: a list that stays as long as it has been, so that it need not grow again each time."""

    def __init__(self) -> None:
        self.items: list[bytes | bytearray] = []
        self.count: i64 = 0

    def add(self, part: bytes | bytearray) -> None:
        """One more."""
        if self.count < len(self.items):
            self.items[self.count] = part
        else:
            self.items.append(part)
        self.count += 1

    def joined(self) -> bytes:
        """All of them as one, and none any more."""
        number = self.count
        self.count = 0
        return b"".join(self.items[:number])


class BlockPlaces:
    """Where the parts of blocks begin, and blocks that show nothing: the same for all games of a pack."""

    def __init__(self, pack: Pack) -> None:
        at = starts(table_fields(pack))
        self.phase: i64 = at["phase"]
        self.event: i64 = at["event"]
        self.past: i64 = at["past events"]
        self.sides: i64 = at["sides"]
        self.decks: i64 = at["decks"]
        self.piles: i64 = at["piles"]
        self.kept: i64 = pack.designs
        fields = seat_fields(pack)
        of = starts(fields)
        self.side: i64 = of["side"]
        self.card: i64 = of["card"]
        self.placed: i64 = of["placed"]
        self.cards: i64 = of["cards"]
        self.rows: i64 = of["rows"]
        self.columns: i64 = of["columns"]
        self.borders: i64 = of["borders"]
        self.mine: i64 = of["mine"]
        self.machines: i64 = of["machines"]
        self.collapses: i64 = of["collapses"]
        self.activated: i64 = of["activated"]
        self.known: i64 = of["known"]
        self.table_blank = bytes(at["kind"])
        self.hand_blank = bytes(2 * pack.designs)
        self.seat_blank = bytes(size_of(fields))


class TableBlock:
    """The table up to the discard piles, as a viewer has seen it."""

    def __init__(self, places: BlockPlaces) -> None:
        self.at = places
        self.bytes = bytearray(places.table_blank)
        self.phase: i64 = -1
        self.event: i64 = -1
        self.round: i64 = 0
        self.events: list[int] = NOTHING
        self.sides: list[int] = NOTHING
        self.decks: list[list[int]] | None = None
        self.left: i64 = 0  # of four decks, eight bits each
        self.gone: list[int] | None = None
        self.piles: list[list[int]] = [NOTHING, NOTHING, NOTHING, NOTHING]

    def show(self, game: Game, supply: Supply) -> None:
        """Round, Events, boards, decks and piles."""
        at = self.at
        block = self.bytes
        self.phase = move(block, at.phase, self.phase, game.phase)
        if game.round != self.round or game.events is not self.events:
            self.show_events(game)
        if supply.sides is not self.sides:
            recount(block, at.sides, self.sides, supply.sides)
            self.sides = supply.sides
        if supply.gone is not self.gone or supply.decks is not self.decks:
            self.gone = supply.gone
            self.decks = supply.decks
            left: i64 = 0
            for level in range(4, 0, -1):
                left = left << 8 | capped(supply.left(level))
            self.left = put_each(block, at.decks, 8, self.left, left)
        piles = supply.piles
        if piles is not self.piles:
            for pile in range(4):
                recount(block, at.piles, self.piles[pile], piles[pile])
            self.piles = piles

    def show_events(self, game: Game) -> None:
        """The round, its Event, and all Events up to it."""
        block = self.bytes
        at = self.at
        events = game.events
        number = game.round
        if events is not self.events or number < self.round:
            block[at.past : at.sides] = bytes(at.sides - at.past)
            self.events = events
            self.round = 0
        for past in range(self.round, number):
            place = at.past + events[past]
            block[place] = block[place] + 1
        block[0] = number
        self.event = move(block, at.event, self.event, events[number - 1] if number else -1)
        self.round = number


class HandBlock:
    """What a seat alone knows: its hand, and in the set-up what it has kept."""

    def __init__(self, places: BlockPlaces) -> None:
        self.kept_at = places.kept
        self.bytes = bytearray(places.hand_blank)
        self.hand: list[int] = NOTHING
        self.kept: list[int] = NOTHING

    def show(self, phase: i64, seat: Seat) -> None:
        """What only the seat itself knows: its hand and the cards it keeps, by design."""
        hand = seat.hand
        if hand is not self.hand:
            recount(self.bytes, 0, self.hand, hand)
            self.hand = hand
        kept = seat.kept if phase == SET_UP else NOTHING
        if kept is not self.kept:
            recount(self.bytes, self.kept_at, self.kept, kept)
            self.kept = kept


class SeatBlock:
    """A seat as others see it, or as it sees itself: they differ in the card chosen and not revealed yet."""

    def __init__(self, places: BlockPlaces) -> None:
        self.at = places
        self.bytes = bytearray(places.seat_blank)
        self.coins: i64 = 0
        self.vp: i64 = 0
        self.carts: i64 = 0
        self.hand_size: i64 = 0
        self.space: i64 = 0
        self.completed: i64 = 0
        self.advanced: i64 = 0
        self.awaited: i64 = 0
        self.has_chosen: i64 = 0
        self.side: i64 = -1
        self.card: i64 = -1
        self.placed: i64 = -1
        self.cards: list[int] = NOTHING
        self.rows: list[int] = NOTHING
        self.xs: list[int] = NOTHING
        self.markers: i64 = 0
        self.machines: i64 = 0
        self.collapses: i64 = 0
        self.activated: i64 = 0
        self.known: list[int] = NOTHING

    def show(self, phase: i64, seat: Seat, is_own: bool) -> None:
        """All that is known of a seat now. The first nine bytes are single numbers, in the order of `seat_fields`."""
        block = self.bytes
        at = self.at
        self.coins = put(block, 0, self.coins, seat.coins)
        self.vp = put(block, 1, self.vp, seat.vp)
        self.carts = put(block, 2, self.carts, seat.carts)
        self.hand_size = put(block, 3, self.hand_size, len(seat.hand))
        self.space = put(block, 4, self.space, seat.space)
        self.completed = put(block, 5, self.completed, seat.completed)
        self.advanced = put(block, 6, self.advanced, seat.advanced)
        is_awaited: i64 = 1 if seat.options else 0
        self.awaited = put(block, 7, self.awaited, is_awaited)
        self.has_chosen = put(block, 8, self.has_chosen, 1 - is_awaited if phase == PLAY else 0)
        self.side = move(block, at.side, self.side, seat.pack_side() if seat.board >= 0 else -1)
        is_seen = seat.chosen >= 0 and (phase > PLAY or (is_own and phase == PLAY))
        self.card = move(block, at.card, self.card, seat.chosen if is_seen else -1)
        self.placed = move(block, at.placed, self.placed, seat.placed if phase >= MINE else -1)
        if seat.cards is not self.cards:
            self.show_mine(seat)
        if seat.markers != self.markers:
            self.show_markers(seat)
        self.collapses = put_each(block, at.collapses, 1, self.collapses, seat.collapses)
        self.activated = put_each(block, at.activated, 1, self.activated, seat.activated)
        self.machines = put_each(block, at.machines, 3, self.machines, seat.machines)
        if seat.known is not self.known:
            recount(block, at.known, self.known, seat.known)
            self.known = seat.known

    def show_mine(self, seat: Seat) -> None:
        """Cards where they lie, and their borders; a mine grows, and only another game has another one."""
        at = self.at
        old = len(self.cards)
        if not (begins(seat.cards, self.cards) and begins(seat.rows, self.rows) and begins(seat.xs, self.xs)):
            recount(self.bytes, at.mine, self.cards, NOTHING)
            self.bytes[at.cards : at.mine] = bytes(at.mine - at.cards)
            self.markers = 0
            old = 0
        for slot in range(old, len(seat.cards)):
            card = seat.cards[slot]
            self.bytes[at.cards + slot] = card + 1
            self.bytes[at.rows + slot] = seat.rows[slot]
            self.bytes[at.columns + slot] = seat.xs[slot] & 255  # two's complement: the bytes are read as int8
            self.bytes[at.mine + card] = self.bytes[at.mine + card] + 1
            for direction in range(6):
                if 0 <= seat.near[slot * 6 + direction] < slot:
                    self.show_border(seat, slot, direction)
        self.cards = seat.cards
        self.rows = seat.rows
        self.xs = seat.xs

    def show_markers(self, seat: Seat) -> None:
        """Borders on which markers were laid, or lay in the game before."""
        changed = seat.markers ^ self.markers
        place: i64 = 0
        while changed:
            if changed & 1 and place < 6 * len(seat.cards):
                self.show_border(seat, place // 6, place % 6)
            changed >>= 1
            place += 1
        self.markers = seat.markers

    def show_border(self, seat: Seat, slot: i64, direction: i64) -> None:
        """A border stands with the card to whose right, lower left or lower right it is."""
        if WHICH[direction] < 0:
            slot = seat.near[slot * 6 + direction]
            direction = OPPOSITE[direction]
        self.bytes[self.at.borders + 3 * slot + WHICH[direction]] = border_of(seat, slot, direction)


def border_of(seat: Seat, slot: i64, direction: i64) -> i64:
    """R7 What is on a border that a card does share with another."""
    if seat.markers >> (slot * 6 + direction) & 1:
        return MARKED
    if is_complete(seat, slot, direction):
        return COMPLETE
    halves = seat.pack.halves
    other = seat.near[slot * 6 + direction]
    if halves[seat.cards[slot]] >> direction & 1 or halves[seat.cards[other]] >> OPPOSITE[direction] & 1:
        return HALF
    return NEIGHBOUR


def put(block: bytearray, at: i64, old: i64, new: i64) -> i64:
    """Write a number unless it stands there; returns it."""
    if new != old:
        block[at] = capped(new)
    return new


def move(block: bytearray, start: i64, old: i64, new: i64) -> i64:
    """Move the 1 of a one-hot part, unless it is there; -1 is nowhere. Returns its place."""
    if new != old:
        if old >= 0:
            block[start + old] = 0
        if new >= 0:
            block[start + new] = 1
    return new


def put_each(block: bytearray, start: i64, width: i64, old: i64, new: i64) -> i64:
    """Write the small numbers that are packed into one, each of so many bits, where they differ; returns all."""
    changed = old ^ new
    rest = new
    most: i64 = (1 << width) - 1
    while changed:
        if changed & most:
            block[start] = rest & most
        changed >>= width
        rest >>= width
        start += 1
    return new


def recount(block: bytearray, start: i64, old: list[int], new: list[int]) -> None:
    """Correct counts by design: what is at the beginning and at the end of both lists has been counted.

    >>> counts = bytearray(b"\\0\\1\\2\\1")
    >>> recount(counts, 0, [1, 2, 2, 3], [0, 2, 2, 2, 3])
    >>> counts
    bytearray(b'\\x01\\x00\\x03\\x01')
    """
    first: i64 = 0
    old_end: i64 = len(old)
    new_end: i64 = len(new)
    while first < old_end and first < new_end and old[first] == new[first]:
        first += 1
    while old_end > first and new_end > first and old[old_end - 1] == new[new_end - 1]:
        old_end -= 1
        new_end -= 1
    for at in range(first, old_end):
        place = start + old[at]
        block[place] = block[place] - 1
    for at in range(first, new_end):
        place = start + new[at]
        block[place] = block[place] + 1


def begins(whole: list[int], part: list[int]) -> bool:
    """Whether a list begins with another."""
    number = len(part)
    if number > len(whole):
        return False
    for at in range(number):
        if whole[at] != part[at]:
            return False
    return True

"""What one player owns: purse, hand, mine, marker, and the stack of what is still to be resolved.

Lists of a mine and of a hand are replaced, never changed in place, so that a copied game may share them; the tokens
on cards are packed into ints. Chapters 5-7 and 10 of the rules act on this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.effect import Frame
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.supply import Supply

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without


class Seat:
    """One player's side of the table. A slot is the number of a card in the mine, in the order of placing."""

    pack: Pack
    index: i64
    supply: Supply
    coins: i64
    vp: i64
    hand: list[int]  # designs, sorted
    known: list[int]  # R9.4 those in the hand that everybody has seen, sorted
    kept: list[int]  # during set-up: what has been kept so far
    chosen: i64  # the design to be revealed, BLIND_CARD, or NO_CARD
    cards: list[int]  # slot -> design
    rows: list[int]  # slot -> row
    xs: list[int]  # slot -> half-card column
    near: list[int]  # slot * 6 + direction -> slot or -1
    open: i64  # Levels (bits) of which a card could lie somewhere; follows from the mine
    machines: i64  # 3 bits a slot
    collapses: i64  # 1 bit a slot
    activated: i64  # 1 bit a slot, this round
    markers: i64  # 6 bits a slot, one for each border
    carts: i64  # complete carts
    placed: i64  # the slot placed this round, or -1
    board: i64  # the Progress board the marker is on, or -1
    space: i64  # 1 is the bottom space
    completed: i64  # boards completed
    advanced: i64  # spaces moved this round
    top: Frame | None  # the stack of what is still to be resolved
    spare: Frame | None  # frames to use again; no part of the state
    options: list[int]  # the actions offered now; empty when nothing is asked
    line: i64  # the information line: the number of moves in the record when it was last crossed
    loose: i64  # Levels (bits) of cards discarded since the line
    moves: i64  # answers given so far
    seen: i64  # hidden cards looked at since the deal: where it grows, something unseen was revealed
    __slots__ = tuple(__annotations__)  # for plain Python: attributes are found faster

    def copy(self, supply: Supply) -> Seat:
        """An independent seat that draws from `supply`."""
        other = Seat()
        other.pack = self.pack
        other.index = self.index
        other.supply = supply
        other.coins = self.coins
        other.vp = self.vp
        other.hand = self.hand
        other.known = self.known
        other.kept = self.kept
        other.chosen = self.chosen
        other.cards = self.cards
        other.rows = self.rows
        other.xs = self.xs
        other.near = self.near
        other.open = self.open
        other.machines = self.machines
        other.collapses = self.collapses
        other.activated = self.activated
        other.markers = self.markers
        other.carts = self.carts
        other.placed = self.placed
        other.board = self.board
        other.space = self.space
        other.completed = self.completed
        other.advanced = self.advanced
        top = self.top
        other.top = None if top is None else top.copy()
        other.spare = None
        other.options = self.options
        other.line = self.line
        other.loose = self.loose
        other.moves = self.moves
        other.seen = self.seen
        return other

    @property
    def score(self) -> i64:
        """R11.1 What counts: VP tokens, and 1 for each complete cart."""
        return self.vp + self.carts

    def machines_on(self, slot: i64) -> i64:
        """How many machines lie on a card."""
        return (self.machines >> (3 * slot)) & 7

    def top_space(self) -> i64:
        """The number of the topmost space of the marker's board."""
        return self.pack.tops[self.pack_side()]

    def pack_side(self) -> i64:
        """The side shown by the marker's board."""
        return self.supply.sides[self.board]

    def lose(self, card: i64) -> None:
        """A card leaves the hand, where all can see it: of one more copy nobody could be sure."""
        self.hand = without_card(self.hand, card)
        if self.known and card in self.known:
            self.known = without_card(self.known, card)


NO_CARD: Final = -1
BLIND_CARD: Final = -2
NOTHING: Final[list[int]] = []


def with_card(cards: list[int], card: i64) -> list[int]:
    """Sorted cards and one more, still sorted."""
    more = cards.copy()
    at = len(more)
    while at > 0 and more[at - 1] > card:
        at -= 1
    more.insert(at, card)
    return more


def without_card(cards: list[int], card: i64) -> list[int]:
    """Cards less one that is among them. Compiled, this takes half as long as `list.remove`."""
    rest = cards.copy()
    at: i64 = 0
    while rest[at] != card:
        at += 1
    rest.pop(at)
    return rest


def new_seat(pack: Pack, index: int, supply: Supply) -> Seat:
    """R2.4 A seat with nothing: no coins, no VP, its marker on no board."""
    seat = Seat()
    seat.pack = pack
    seat.index = index
    seat.supply = supply
    seat.coins = 0
    seat.vp = 0
    seat.hand = NOTHING
    seat.known = NOTHING
    seat.kept = NOTHING
    seat.chosen = NO_CARD
    seat.cards = NOTHING
    seat.rows = NOTHING
    seat.xs = NOTHING
    seat.near = NOTHING
    seat.open = 1 << 1
    seat.machines = 0
    seat.collapses = 0
    seat.activated = 0
    seat.markers = 0
    seat.carts = 0
    seat.placed = -1
    seat.board = -1
    seat.space = 0
    seat.completed = 0
    seat.advanced = 0
    seat.top = None
    seat.spare = None
    seat.options = NOTHING
    seat.line = 0
    seat.loose = 0
    seat.moves = 0
    seat.seen = 0
    return seat

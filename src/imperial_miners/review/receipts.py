"""Receipts: what gave or took what in which round. Those of a number add up to it, at any point of any game.

The engine keeps the answers of a game, which is all that is needed: the game is played again with its happenings, and
each that changes a number is a receipt. So bulk simulation pays nothing for them, and undo leaves none behind.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from imperial_miners.engine.decision import asker_of
from imperial_miners.engine.effect import FROM_RULES
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.seat import NO_CARD
from imperial_miners.engine.words import TOKENS

COINS: Final = "coins"
VP: Final = "vp"
CARTS: Final = "carts"
CARDS: Final = "cards"
NUMBERS: Final = (COINS, VP, CARTS, CARDS)
"""The numbers of a seat that have receipts: coins, VP tokens, complete carts, and cards in hand."""
SCORE: Final = "score"
SUMS: Final = {**{number: (number,) for number in NUMBERS}, SCORE: (VP, CARTS)}
"""What can be asked for, and the numbers whose receipts add up to it (R11.1)."""
TOKEN_NUMBERS: Final = {"coin": COINS, "vp": VP}


@dataclass(frozen=True, slots=True)
class Source:
    """What gave or took something: a `card` by its design (and its slot, if it lies in the mine), an `event`, a `space`
    by side and number, the `surface`, or the `rules`."""

    kind: str
    what: int = -1  # the design, the Event, or the side of a board
    number: int = -1  # the slot, or the space


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a source gave (or, below 0, took) in a round. Round 0 is the set-up."""

    round: int
    seat: int
    number: str  # one of NUMBERS
    amount: int
    source: Source


@dataclass(slots=True)
class SeatRound:
    """A seat's Mine phase: the card that it played (NO_CARD: none), and the cards that its chain came to."""

    card: int = NO_CARD
    path: list[int] = field(default_factory=list)


class Receipts:
    """All receipts of a game. `take` notes them happening by happening; happenings must hide nothing."""

    def __init__(self, seats: int) -> None:
        self.lines: list[Receipt] = []
        self.mines: list[list[int]] = [[] for _ in range(seats)]  # designs by slot
        self.rounds: dict[tuple[int, int], SeatRound] = {}  # by round and seat
        self.round = 0
        self.event = -1

    def take(self, happening: Happening) -> None:
        """Note what a happening changes."""
        kind, seat, fields = happening.kind, happening.seat, happening.fields()
        if kind == "round_began":
            self.round = fields["round"]
        elif kind == "event_revealed":
            self.event = fields["event"]
        elif kind == "placed":
            self.mines[seat].append(fields["card"])
        elif kind == "reached":
            self.turn(seat).path.append(self.mines[seat][fields["slot"]])
        elif kind == "revealed":
            self.turn(seat).card = fields["card"]
        extra = fields.get("extra", 0)
        for number, amount in changes_in(happening):
            self.note(seat, number, amount - extra, self.source_of(happening))
            self.note(seat, number, extra, Source("event", self.event))

    def turn(self, seat: int) -> SeatRound:
        """A seat's Mine phase of this round."""
        return self.rounds.setdefault((self.round, seat), SeatRound())

    def note(self, seat: int, number: str, amount: int, source: Source) -> None:
        """One receipt; none for nothing."""
        if amount:
            self.lines.append(Receipt(self.round, seat, number, amount, source))

    def source_of(self, happening: Happening) -> Source:
        """What brought a happening about."""
        seat, fields = happening.seat, happening.fields()
        if happening.kind == "revealed":
            return Source("card", fields["card"])
        asker = asker_of(fields.get("source", FROM_RULES))
        if asker.kind == "card":
            return Source("card", self.mines[seat][asker.slot], asker.slot)
        if asker.kind == "space":
            return Source("space", asker.side, asker.number)
        return Source("event", self.event) if asker.kind == "event" else Source(asker.kind)

    def of(self, seat: int, asked: str) -> list[Receipt]:
        """The receipts of a seat's number, or of its score."""
        return [line for line in self.lines if line.seat == seat and line.number in SUMS[asked]]

    def of_card(self, seat: int, slot: int) -> list[Receipt]:
        """What a card of a seat's mine gave or took since it lies there."""
        return [one for one in self.lines if (one.seat, one.source.kind, one.source.number) == (seat, "card", slot)]

    def gains(self, seat: int, round: int) -> dict[str, int]:
        """What a round changed for a seat, by number; what did not change is left out."""
        found: dict[str, int] = {}
        for line in self.lines:
            if line.seat == seat and line.round == round:
                found[line.number] = found.get(line.number, 0) + line.amount
        return {number: found[number] for number in NUMBERS if found.get(number)}


def changes_in(happening: Happening) -> list[tuple[str, int]]:
    """The numbers of its seat that a happening changes, and by how much."""
    kind, fields = happening.kind, happening.fields()
    if kind == "gained":
        return [(TOKEN_NUMBERS[TOKENS[fields["token"]]], fields["amount"])]
    if kind == "paid":
        return [(COINS, -fields["amount"])]
    if kind == "revealed":
        return [(CARDS, fields["blind"] - 1), (COINS, -fields["cost"])]
    if kind == "carts_completed":
        return [(CARTS, fields["amount"])]
    if kind in ("dealt", "drew", "discarded"):
        return [(CARDS, -1 if kind == "discarded" else 1)]
    return []


def merged(lines: Iterable[Receipt]) -> list[Receipt]:
    """The same receipts with those of one round, number and source as one, in the order in which they began."""
    sums: dict[tuple[int, int, str, Source], int] = {}
    for line in lines:
        key = (line.round, line.seat, line.number, line.source)
        sums[key] = sums.get(key, 0) + line.amount
    return [
        Receipt(round, seat, number, amount, source) for (round, seat, number, source), amount in sums.items() if amount
    ]


def receipts_of(game: Game) -> Receipts:
    """The receipts of a game up to now. A game that was dealt anew for somebody's eyes has none."""
    if game.is_sampled:
        raise ValueError("only a game with a record has receipts")
    found, again = Receipts(len(game.seats)), game.anew(True)
    for happening in again.happenings or ():
        found.take(happening)
    again.happenings = []
    for seat, action in game.history():
        for happening in again.apply(seat, action):
            found.take(happening)
    return found

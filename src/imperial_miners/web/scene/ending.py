"""The end of a game as it is shown: for each seat its points by source and by round, and the way to the next title."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from imperial_miners.engine.outcome import Outcome, Standing
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.review.receipts import CARTS, SCORE, Receipt, Receipts
from imperial_miners.web.scene.players import Player, Rung

KINDS: Final = ("card", "event", "space", "surface", "rules", CARTS)
"""Where points come from, in the order in which they are drawn; complete carts are a kind of their own."""
WIDE, HIGH, STEP = 600, 84, 60
"""The drawings of a seat: the length of its bar, the height of its columns, and how far these are apart."""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a bar or a column: what kind of source, how many points, from where to where."""

    kind: str
    amount: int
    start: int
    length: int


@dataclass(frozen=True, slots=True)
class Column:
    """What a round brought, as a column of its parts."""

    round: int
    amount: int
    top: int
    parts: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """What a seat has come to: its points, and where they come from."""

    player: Player
    standing: Standing
    is_winner: bool
    shares: tuple[Share, ...]
    columns: tuple[Column, ...]


def see_endings(receipts: Receipts, outcome: Outcome, players: Sequence[Player]) -> list[Ending]:
    """All seats, best first; their drawings have one scale."""
    most = max([1, *(standing.score for standing in outcome.standings)])
    by_seat = {player.seat: receipts.of(player.seat, SCORE) for player in players}
    best = max([1, *(sum_in(lines, round) for lines in by_seat.values() for round in range(1, ROUNDS + 1))])
    return [
        Ending(
            players[standing.seat],
            standing,
            standing.seat in outcome.winners,
            tuple(shares(by_seat[standing.seat], WIDE / most)),
            tuple(column(by_seat[standing.seat], round, HIGH / best) for round in range(1, ROUNDS + 1)),
        )
        for standing in sorted(outcome.standings, key=lambda one: one.rank)
    ]


def sum_in(lines: Sequence[Receipt], round: int) -> int:
    """What a round added."""
    return sum(line.amount for line in lines if line.round == round)


def shares(lines: Sequence[Receipt], unit: float) -> list[Share]:
    """Receipts by kind of source, one beside the other, so long for each point."""
    found, at = [], 0
    for kind in KINDS:
        amount = sum(line.amount for line in lines if kind_of(line) == kind)
        if amount:
            start, end = round(at * unit), round((at + amount) * unit)
            found.append(Share(kind, amount, start, end - start))
            at += amount
    return found


def kind_of(line: Receipt) -> str:
    """The kind of source that a receipt counts to."""
    return CARTS if line.number == CARTS else line.source.kind


def column(lines: Sequence[Receipt], round: int, unit: float) -> Column:
    """A round's receipts, one above the other."""
    parts = shares([line for line in lines if line.round == round], unit)
    turned = tuple(Share(part.kind, part.amount, HIGH - part.start - part.length, part.length) for part in parts)
    return Column(round, sum_in(lines, round), min([HIGH, *(part.start for part in turned)]), turned)


def next_rung(rungs: Sequence[Rung], score: int) -> tuple[Rung, int] | None:
    """The title above the one that was earned, and the points that it lacks; None at the top."""
    above = [rung for rung in rungs if rung.low > score]
    return (above[-1], above[-1].low - score) if above else None

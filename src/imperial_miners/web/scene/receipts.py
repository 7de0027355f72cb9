"""The receipts of a number as they are shown: round by round, and what each card, Event, space or sign gave in all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from imperial_miners.review.receipts import SUMS, Receipt, Receipts, Source, merged
from imperial_miners.web.scene.question import Change
from imperial_miners.web.scene.timeline import changes_of
from imperial_miners.web.scene.words import Reader


@dataclass(frozen=True, slots=True)
class ReceiptLine:
    """One part of a number: where it comes from (and that thing's page, if it has one), and how much it is."""

    name: str
    id: str
    changes: tuple[Change, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class ReceiptRound:
    """What one round added to a number."""

    heading: str
    lines: tuple[ReceiptLine, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class SeenReceipts:
    """All parts of a number, in two orders. Both add up to it."""

    total: int
    icons: tuple[str, ...]
    rounds: tuple[ReceiptRound, ...]
    sources: tuple[ReceiptLine, ...]


def see_receipts(receipts: Receipts, seat: int, asked: str, reader: Reader) -> SeenReceipts:
    """Where a number of a seat comes from."""
    lines = receipts.of(seat, asked)
    rounds = tuple(
        ReceiptRound(
            reader.ui("round-n", round=round) if round else reader.ui("set-up"),
            tuple(lines_of([line for line in lines if line.round == round], reader)),
            sum(line.amount for line in lines if line.round == round),
        )
        for round in sorted({line.round for line in lines})
    )
    whole = [Receipt(0, line.seat, line.number, line.amount, line.source) for line in lines]
    sources = sorted(lines_of(whole, reader), key=lambda line: -line.amount)
    icons = tuple(change.icon for change in changes_of(dict.fromkeys(SUMS[asked], 1), reader))
    return SeenReceipts(sum(line.amount for line in lines), icons, rounds, tuple(sources))


@dataclass(frozen=True, slots=True)
class GivenRound:
    """What a card gave in one round."""

    heading: str
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """What a card of a mine gave so far, in all and round by round."""

    total: tuple[Change, ...]
    rounds: tuple[GivenRound, ...]


def see_given(receipts: Receipts, seat: int, slot: int, reader: Reader) -> Given:
    """What a card of a seat's mine gave."""
    lines = receipts.of_card(seat, slot)
    rounds = tuple(
        GivenRound(
            reader.ui("round-n", round=round), changes_of(sums(line for line in lines if line.round == round), reader)
        )
        for round in sorted({line.round for line in lines})
    )
    return Given(changes_of(sums(lines), reader), rounds)


def sums(lines: Iterable[Receipt]) -> dict[str, int]:
    """What receipts come to, by number."""
    found: dict[str, int] = {}
    for line in lines:
        found[line.number] = found.get(line.number, 0) + line.amount
    return found


def lines_of(receipts: Iterable[Receipt], reader: Reader) -> list[ReceiptLine]:
    """Receipts as lines, those of one source together; no line where they cancel each other out."""
    found: dict[Source, dict[str, int]] = {}
    for one in merged(receipts):
        found.setdefault(one.source, {})[one.number] = one.amount
    return [
        ReceiptLine(*named(source, reader), changes_of(amounts, reader), sum(amounts.values()))
        for source, amounts in found.items()
    ]


def named(source: Source, reader: Reader) -> tuple[str, str]:
    """What a source is called, and the id under which it can be looked at."""
    pack = reader.pack
    if source.kind == "card":
        card = pack.cards[source.what].id
        return reader.name(card), card
    if source.kind == "event":
        event = pack.events[source.what].id
        return reader.name(event), event
    if source.kind == "space":
        board = pack.boards[source.what].id
        return reader.ui("source-space", board=reader.name(board), space=source.number), board
    return reader.ui("surface" if source.kind == "surface" else "source-rules"), ""

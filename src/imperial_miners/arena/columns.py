"""Finished games as columns for notebooks: a table of seats, one of rounds, one of cards; CSV or Parquet."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal

from imperial_miners.arena.match import Result
from imperial_miners.arena.measures import details_of
from imperial_miners.arena.running import MissingExtra
from imperial_miners.engine.pack import Pack

Format = Literal["csv", "parquet"]
Row = dict[str, str | int | bool | None]


def game_rows(results: Sequence[Result], pack: Pack) -> Iterator[Row]:
    """A row for each seat of each game. Several cards or Events in one cell are parted by spaces."""
    for result in results:
        details = details_of(result)
        for number, seat in enumerate(result.seats):
            yield {
                "game": result.match,
                "seed": result.seed,
                "seat": number,
                "bot": seat.bot,
                "score": seat.score,
                "rank": seat.rank,
                "won": number in result.winners,
                "vp": seat.vp,
                "carts": seat.carts,
                "coins": seat.coins,
                "lost": seat.lost,
                "answers": result.answers,
                "events": " ".join(details.events),
                "sides": " ".join(details.sides),
                "boards_entered": " ".join(details.entered[number]),
                "boards_completed": details.completed[number],
                "vp_from_boards": details.space_vp[number],
                "vp_from_events": sum(details.event_vp[number]),
                "dealt": " ".join(details.dealt[number]),
                "drawn": " ".join(details.drawn[number]),
            }


def round_rows(results: Sequence[Result], pack: Pack) -> Iterator[Row]:
    """A row for each round of each seat."""
    for result in results:
        details = details_of(result)
        for number, seat in enumerate(result.seats):
            before = 0
            for i, score in enumerate(seat.rounds):
                yield {
                    "game": result.match,
                    "seat": number,
                    "bot": seat.bot,
                    "round": i + 1,
                    "event": details.events[i],
                    "event_vp": details.event_vp[number][i],
                    "score": score,
                    "gained": score - before,
                }
                before = score


def card_rows(results: Sequence[Result], pack: Pack) -> Iterator[Row]:
    """A row for each card that was played, with what its effects gave until the end."""
    cards = {card.id: card for card in pack.cards}
    for result in results:
        for played in details_of(result).played:
            card = cards[played.card]
            yield {
                "game": result.match,
                "seat": played.seat,
                "bot": result.seats[played.seat].bot,
                "round": played.round,
                "card": played.card,
                "level": card.level,
                "factions": " ".join(card.factions),
                "row": played.row,
                "x": played.x,
                "cost": played.cost,
                "blind": played.blind,
                "vp": played.vp,
                "coins": played.coins,
                "activations": played.activations,
            }


TABLES: Final[dict[str, Callable[[Sequence[Result], Pack], Iterator[Row]]]] = {
    "games": game_rows,
    "rounds": round_rows,
    "cards": card_rows,
}


def write_columns(folder: Path, results: Sequence[Result], pack: Pack, form: Format = "csv") -> list[Path]:
    """Write all tables into a folder. The files written."""
    write = write_parquet if form == "parquet" else write_csv
    files: list[Path] = []
    for name, rows in TABLES.items():
        file = folder / f"{name}.{form}"
        write(file, rows(results, pack))
        files.append(file)
    return files


def write_csv(file: Path, rows: Iterator[Row]) -> None:
    """Write one table as CSV, a line for each row."""
    with file.open("w", newline="", encoding="utf-8") as opened:
        writer: csv.DictWriter[str] | None = None
        for row in rows:
            if writer is None:
                writer = csv.DictWriter(opened, list(row))
                writer.writeheader()
            writer.writerow(row)


def write_parquet(file: Path, rows: Iterator[Row]) -> None:
    """Write one table as Parquet, for which pyarrow is needed."""
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError as error:
        raise MissingExtra("Parquet files need pyarrow; install it, or take csv") from error
    parquet.write_table(arrow.Table.from_pylist(list(rows)), str(file))

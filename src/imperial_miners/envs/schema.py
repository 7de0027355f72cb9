"""What the numbers of an observation mean: parts with bounds, and a hash that changes when a meaning does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Final

import numpy as np
import numpy.typing as npt

from imperial_miners.engine.pack import Pack
from imperial_miners.engine.rows.fields import ENCODING, Field, seat_fields, table_fields
from imperial_miners.engine.rows.option_encoding import option_fields

Bytes = npt.NDArray[np.int8]


IDS: Final = ("cards",)
CODES: Final = ("borders",)
TYPICAL: Final = {
    "round": 10,
    "decks": 40,
    "coins": 20,
    "vp": 50,
    "carts": 20,
    "hand size": 10,
    "space": 20,
    "completed": 3,
    "advanced": 10,
    "rows": 4,
    "columns": 20,
    "borders": 4,
    "machines": 4,
    "piles": 2,
    "hand": 2,
    "kept": 2,
    "mine": 2,
    "known": 2,
    "words": 4,
    "number": 20,
    "level": 4,
    "cost": 10,
    "row": 4,
    "x": 20,
    "above": 2,
    "beside": 2,
    "below": 2,
    "draws": 4,
    "advance": 10,
    "price": 10,
}
"""How large the numbers of a part are in most games; 1 for all others, which are flags or as good as that."""


@dataclass(frozen=True)
class Part:
    """Numbers of an observation or of an option: where they stand, their bounds, and what they say."""

    name: str
    start: int
    size: int
    low: int
    high: int
    meaning: str

    @property
    def kind(self) -> str:
        """What its numbers are: `one-hot`, `flags`, `numbers`, `codes` (kinds by number) or `ids` (of designs)."""
        name = self.name.rpartition(".")[2]
        if name in IDS:
            return "ids"
        if name in CODES:
            return "codes"
        if self.meaning.startswith("one-hot"):
            return "one-hot"
        return "flags" if self.high == 1 else "numbers"

    @property
    def scale(self) -> int:
        """What its numbers are divided by for plain nets."""
        return TYPICAL.get(self.name.rpartition(".")[2], 1)

    @property
    def place(self) -> slice:
        """Where a field stands inside its row."""
        return slice(self.start, self.start + self.size)


class Schema:
    """The observation of one pack and number of seats (`parts`), and its options (`option_parts`).

    A part is found by its name: `schema["hand"].place`, `schema["1.coins"].place`; the number before the dot is the
    seat, counted from the viewer. `layout` is the hash without what the cards do: what was learned under the same
    layout can be read, though cards may have been balanced since. For nets there are `scale` (what each number is
    divided by), `is_id` (which numbers are ids of cards) and `id_count` (rows of an embedding table; 0 is no card).
    """

    def __init__(self, pack: Pack, seats: int) -> None:
        named = [(field.name, field) for field in table_fields(pack)]
        named += [(f"{seat}.{field.name}", field) for seat in range(seats) for field in seat_fields(pack)]
        self.seats = seats
        self.parts = list(laid_out(named))
        self.option_parts = list(laid_out([(field.name, field) for field in option_fields(pack)]))
        self.by_name = {part.name: part for part in self.parts}
        self.size = sum(part.size for part in self.parts)
        self.option_size = sum(part.size for part in self.option_parts)
        self.action_count = pack.action_count
        self.low, self.high = bounds(self.parts)
        sizes = [part.size for part in self.parts]
        self.scale = np.repeat(np.array([part.scale for part in self.parts], np.float32), sizes)
        self.is_id = np.repeat(np.array([part.kind == "ids" for part in self.parts]), sizes)
        self.id_count = pack.designs + 1
        self.option_low, self.option_high = bounds(self.option_parts)
        ids = [[event.id for event in pack.events], [side.id for side in pack.boards]]
        content = [ENCODING, pack.vocabulary.keys, *ids, *map(row, self.parts), *map(row, self.option_parts)]
        self.layout = hashed(content)
        self.hash = hashed([*content, pack.digest])

    def __getitem__(self, name: str) -> Part:
        return self.by_name[name]


def hashed(content: list[object]) -> str:
    """A short hash of plain data."""
    return sha256(json.dumps(content).encode()).hexdigest()[:16]


def laid_out(named: list[tuple[str, Field]]) -> Iterator[Part]:
    """Fields one after the other."""
    start = 0
    for name, field in named:
        yield Part(name, start, field.size, field.low, field.high, field.meaning)
        start += field.size


def bounds(parts: list[Part]) -> tuple[Bytes, Bytes]:
    """The least and the greatest value of every number."""
    sizes = [part.size for part in parts]
    low = np.repeat(np.array([part.low for part in parts], np.int8), sizes)
    return low, np.repeat(np.array([part.high for part in parts], np.int8), sizes)


def row(part: Part) -> list[str | int]:
    """A part for the hash."""
    return [part.name, part.start, part.size, part.low, part.high, part.meaning]


@lru_cache(maxsize=64)
def schema_of(pack: Pack, seats: int) -> Schema:
    """The schema of a pack at a table of so many seats."""
    return Schema(pack, seats)

"""Observations of batches in other forms: as floats, scaled for plain nets, or with the cards apart for embeddings."""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from imperial_miners.envs.episode import Observation
from imperial_miners.envs.schema import Schema

LayoutName = Literal["bytes", "floats", "scaled", "cards"]
LAYOUTS: Final = {
    "bytes": "int8: the numbers as they are",
    "floats": "float32: the same numbers",
    "scaled": "float32: each divided by `schema.scale`, so that most lie between -1 and 1; the ids of cards are 0",
    "cards": "as `scaled`, and `cards` apart (int32): the ids of the cards in all mines, for an embedding table of "
    "`schema.id_count` rows",
}


class Layout:
    """A form of observations: its space, and how rows of bytes are put into it."""

    def __init__(self, name: str, schema: Schema) -> None:
        if name not in LAYOUTS:
            raise ValueError(f"layout must be one of {', '.join(LAYOUTS)}, not {name!r}")
        self.name = name
        self.schema = schema
        is_scaled = name in ("scaled", "cards")
        one = np.float32(1)
        self.factors = np.where(schema.is_id, np.float32(0), one / schema.scale) if is_scaled else None

    def space(self, plain: spaces.Dict) -> spaces.Dict:
        """The space of one game, from that of its bytes."""
        if self.name == "bytes":
            return plain
        low, high = (self.floats(bounds) for bounds in (self.schema.low, self.schema.high))
        parts: dict[str, spaces.Space[Any]] = {"observation": spaces.Box(low, high, dtype=np.float32)}
        if self.name == "cards":
            number = int(self.schema.is_id.sum())
            parts["cards"] = spaces.Box(0, self.schema.id_count - 1, (number,), np.int32)
        return spaces.Dict({**parts, "action_mask": plain["action_mask"]})

    def floats(self, rows: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
        """Rows as floats, scaled if this layout is."""
        return rows.astype(np.float32) if self.factors is None else np.multiply(rows, self.factors, dtype=np.float32)

    def of(self, seen: Observation) -> Observation:
        """What is seen, in this form: arrays of its own, unless it is the plain one."""
        if self.name == "bytes":
            return seen
        shown: dict[str, Any] = {"observation": self.floats(seen["observation"])}
        if self.name == "cards":
            shown["cards"] = np.ascontiguousarray(seen["observation"][..., self.schema.is_id], np.int32)
        return {**shown, "action_mask": seen["action_mask"]}

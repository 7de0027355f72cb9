"""A learned policy: how likely a seat is to take each option, and what it may still score. Numpy alone.

Each option is weighed by its features in the light of what the seat sees, so a card that is rare is not a stranger.
Only the table and the seat's own things are looked at: a policy that learned alone can sit down with others.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from imperial_miners.data_folder import data_folder
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.rows.fields import ENCODING, Field, seat_fields, table_fields
from imperial_miners.engine.rows.option_encoding import option_fields

Array = npt.NDArray[np.float32]
Counts = npt.NDArray[np.int64]
Rows = npt.NDArray[np.int8]
SEEN: Final = 160
WEIGHED: Final = 96
"""Hidden units: of the table, and of an option in its light."""
POINTS: Final = 10
"""What one unit of a value is in points."""
UNUSED: Final = ("past events", "piles", "awaited", "has chosen", "placed", "cards", "columns", "borders", "known")
"""Parts of an observation that the policy does not look at: mostly numbers that are names, like those of cards."""


class Eyes:
    """Picks the used parts of observations of one seat alone, and brings them and options to one scale."""

    def __init__(self, pack: Pack) -> None:
        fields = [*table_fields(pack), *seat_fields(pack)]
        used = np.repeat([field.name not in UNUSED for field in fields], [field.size for field in fields])
        self.columns = np.flatnonzero(used)
        self.scale = scale_of(fields)[self.columns]
        self.option_scale = scale_of(option_fields(pack))
        self.size = len(used)

    def tables(self, rows: bytes | Rows) -> Array:
        """Observations as the policy takes them."""
        seen = np.frombuffer(rows, np.int8).reshape(-1, self.size)[:, self.columns]
        return np.multiply(seen, self.scale, dtype=np.float32)

    def options(self, rows: bytes | Rows) -> Array:
        """Options as the policy takes them."""
        features = np.frombuffer(rows, np.int8).reshape(-1, len(self.option_scale))
        return np.multiply(features, self.option_scale, dtype=np.float32)


def scale_of(fields: list[Field]) -> Array:
    """Large numbers are made small, but not as small as their bounds are large: most never come near them."""
    high = np.repeat([float(field.high) for field in fields], [field.size for field in fields])
    return np.asarray(1 / np.sqrt(high), np.float32)


class Seen:
    """What a pass forward works out: for options their logarithms of chance, for tables the values; and its steps."""

    def __init__(self, hidden: Array, weighed: Array, logits: Array, values: Array, counts: Counts) -> None:
        self.hidden = hidden
        self.weighed = weighed
        self.values = values
        self.starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        logits = logits - np.repeat(np.maximum.reduceat(logits, self.starts), counts)
        sums = np.log(np.add.reduceat(np.exp(logits), self.starts))
        self.logs: Array = logits - np.repeat(sums, counts)

    def best(self, counts: Counts, luck: npt.NDArray[Any] | None = None) -> npt.NDArray[np.int64]:
        """The row of the likeliest option of each table; with luck added, one drawn by its chance."""
        logs = self.logs if luck is None else self.logs + luck
        tops = np.repeat(np.maximum.reduceat(logs, self.starts), counts)
        rows = np.flatnonzero(logs == tops)
        owners = np.repeat(np.arange(len(counts)), counts)[rows]
        return rows[np.unique(owners, return_index=True)[1]]


class Policy:
    """Chances of options and values of seats, from one hidden layer each."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    def look(self, tables: Array, options: Array, counts: Counts) -> Seen:
        """A pass forward; `counts` says how many of the options each table has."""
        w = self.weights
        hidden = np.maximum(tables @ w["look"] + w["look_bias"], 0)
        light = np.repeat(hidden @ w["light"], counts, axis=0)
        weighed = np.maximum(options @ w["option"] + light + w["option_bias"], 0)
        logits = (weighed @ w["weigh"] + options @ w["plain"])[:, 0]
        return Seen(hidden, weighed, logits, (hidden @ w["value"] + w["value_bias"])[:, 0], counts)


def new_weights(pack: Pack, seed: int = 0) -> dict[str, Array]:
    """Weights that know nothing yet."""
    dice = np.random.default_rng(seed)
    eyes = Eyes(pack)
    seen, option = len(eyes.columns), len(eyes.option_scale)

    def made(rows: int, columns: int, gain: float = 1.4) -> Array:
        return np.asarray(dice.standard_normal((rows, columns)) * gain / np.sqrt(rows), np.float32)

    return {
        "look": made(seen, SEEN),
        "look_bias": np.zeros(SEEN, np.float32),
        "light": made(SEEN, WEIGHED),
        "option": made(option, WEIGHED, 3.0),
        "option_bias": np.zeros(WEIGHED, np.float32),
        "weigh": made(WEIGHED, 1, 0.1),
        "plain": np.zeros((option, 1), np.float32),
        "value": made(SEEN, 1, 0.1),
        "value_bias": np.zeros(1, np.float32),
    }


def shipped_weights() -> Path:
    """The folder of the weights that come with the game."""
    return Path(str(files("imperial_miners.bots"))) / "weights"


def trained_weights() -> Path:
    """The folder of the weights that were trained here."""
    return data_folder() / "weights"


def weights_file(digest: str) -> Path | None:
    """The weights learned for the cards of a digest: those trained here first, then those that are shipped; None
    without any."""
    candidates = (folder / weights_name(digest) for folder in (trained_weights(), shipped_weights()))
    return next((file for file in candidates if file.is_file()), None)


def weights_name(digest: str) -> str:
    """The name of a pack's weights, so that those of other cards are never taken for them."""
    return f"{digest[:16]}.npz"


def read_weights(file: Path, pack: Pack) -> dict[str, Array] | None:
    """Weights from a file, or None if they were learned with another encoding or other numbers of things."""
    with np.load(file) as kept:
        if int(kept["encoding"]) != ENCODING:
            return None
        blank = new_weights(pack)
        weights = {name: kept[name].astype(np.float32) for name in blank}
    fits = all(weights[name].shape == array.shape for name, array in blank.items())
    return weights if fits else None


def write_weights(file: Path, weights: dict[str, Array], gauge: list[list[float]]) -> None:
    """Keep weights and the gauge fitted to them, small: half and single precision, compressed."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kept: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.items()}
    np.savez_compressed(file, encoding=np.array(ENCODING), gauge=np.array(gauge, np.float32), **kept)


@lru_cache(maxsize=8)
def learned_policy(pack: Pack) -> Policy | None:
    """The policy learned for this pack, or for the one that it was made of by changes; None without any."""
    file = weights_file(pack.learned_as)
    weights = read_weights(file, pack) if file is not None else None
    return Policy(weights) if weights is not None else None

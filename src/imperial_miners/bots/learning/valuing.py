"""Gauges: a hand-made one for any pack, and learned ones kept beside this module by the digest of their pack."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from imperial_miners.bots.learning.policy import weights_file
from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.engine.search.gauge import (
    AFOOT,
    HELD,
    HELD_SOME,
    MARKER,
    OPEN,
    PURSE,
    ROWS,
    SMALL_PURSE,
    TOKENS,
    Gauge,
    feature_count,
)

Weights = list[list[float]]
CARD_IN_HAND: Final = (0.1, 0.3, 0.5, 1.5)
CARD_OF_LEVEL: Final = (0.1, 0.3, 0.6, 1.8)
PLACE_OF_LEVEL: Final = (0.3, 0.5, 0.5)
CARD_IN_ROW: Final = (0.04, 0.16, 0.2, 0.1)


def plain_weights(pack: Pack) -> Weights:
    """A sound guess for a pack that nobody has learned: what is owned counts less as the rounds run out."""
    return [plain_row(pack, ROUNDS - finished) for finished in range(ROUNDS + 1)]


def plain_row(pack: Pack, left: int) -> list[float]:
    """Weights with so many rounds left."""
    row = [0.0] * feature_count(pack)
    if left == 0:
        return row
    share = min(1.0, left / 5)
    row[PURSE] = 0.30 * share
    row[SMALL_PURSE] = 0.25 * share
    for level in range(4):
        row[HELD + level] = CARD_IN_HAND[level] * share
        row[HELD_SOME + level] = CARD_OF_LEVEL[level] * share
        row[ROWS + level] = CARD_IN_ROW[level] * left
    for level in range(3):
        row[OPEN + level] = PLACE_OF_LEVEL[level] * share
    row[TOKENS : TOKENS + 4] = [0.5 * share, -0.8 * share, 0.3 * share, 0.1 * share]
    row[AFOOT] = 0.2 * share
    for side in range(6):
        row[MARKER + side * 3 + 1] = 0.3 * share
    return row


@lru_cache(maxsize=8)
def learned_weights(digest: str) -> Weights | None:
    """The weights learned for the cards of a digest, or None."""
    file = weights_file(digest)
    if file is None:
        return None
    with np.load(file) as kept:
        rows: Weights = kept["gauge"].astype(np.float64).tolist()
    return rows


def plain_gauge(pack: Pack) -> Gauge:
    """A gauge that knows nothing of the pack's cards."""
    return Gauge(plain_weights(pack))


def best_gauge(pack: Pack) -> Gauge:
    """The learned gauge where there is one, else the plain one."""
    weights = learned_weights(pack.learned_as)
    return Gauge(weights) if weights is not None else plain_gauge(pack)

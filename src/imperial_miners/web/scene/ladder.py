"""The titles of the solo game as a ladder (R11.3): which score earns which."""

from __future__ import annotations

from dataclasses import dataclass

from imperial_miners.engine.outcome import TITLES, TOP_TITLE
from imperial_miners.web.scene.words import Reader


@dataclass(frozen=True, slots=True)
class Rung:
    """A title of the solo game, with the scores that earn it."""

    id: str
    name: str
    low: int
    high: int | None
    is_earned: bool


def rungs(score: int, reader: Reader) -> list[Rung]:
    """R11.3 All titles, highest first."""
    found, low = [], 0
    for bound, title in (*TITLES, (None, TOP_TITLE)):
        is_earned = score >= low and (bound is None or score < bound)
        found.append(Rung(title, reader.title(title), low, None if bound is None else bound - 1, is_earned))
        low = bound or 0
    return found[::-1]

"""Ratings of a player and of puzzles, as in chess: each solved or missed puzzle moves both."""

from __future__ import annotations

from typing import Final

FIRST: Final = 1200
SCALE: Final = 400
FAST: Final = 48
SLOW: Final = 20
NEW: Final = 20
"""Puzzles after which a rating moves slowly."""
PUZZLE_STEP: Final = 16


def expected(player: int, puzzle: int) -> float:
    """How likely a player is to solve a puzzle.

    >>> expected(1500, 1500), round(expected(1900, 1500), 2)
    (0.5, 0.91)
    """
    return 1 / (1 + 10 ** ((puzzle - player) / SCALE))


def rate(player: int, puzzle: int, tried: int, is_solved: bool) -> tuple[int, int]:
    """The ratings of player and puzzle after a first try; `tried` is how many puzzles the player had tried before.

    >>> rate(1200, 1200, 0, True), rate(1200, 1200, 50, False)
    ((1224, 1192), (1190, 1208))
    """
    surprise = (1.0 if is_solved else 0.0) - expected(player, puzzle)
    step = FAST if tried < NEW else SLOW
    return round(player + step * surprise), round(puzzle - PUZZLE_STEP * surprise)

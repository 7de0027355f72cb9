"""Random play inside the engine, where it is fast: for benchmarks, tests and searches that roll games out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperial_miners.engine.rng import MODULUS, MULTIPLIER

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game


def playout(game: Game, state: int) -> int:
    """Play a game to its end at random, seats in turn; returns the number of decisions made."""
    luck: i64 = state % (MODULUS - 1) + 1
    made: i64 = 0
    while game.phase != 5:
        for seat in game.seats:
            options = seat.options
            if options:
                luck = luck * MULTIPLIER % MODULUS
                game.play(seat, options[luck * len(options) // MODULUS])
                made += 1
    return made

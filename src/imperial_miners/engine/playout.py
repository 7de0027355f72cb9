"""Random play inside the engine, where it is fast: for benchmarks, tests and searches that roll games out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperial_miners.engine.rng import MODULUS, MULTIPLIER

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game


def playout(game: Game, state: int) -> int:
    """Play a game to its end at random, seats in turn; returns the number of decisions made."""
    state = state % (MODULUS - 1) + 1
    made = 0
    seats = game.seats
    while game.phase != 5:
        for seat in seats:
            options = seat.options
            if options:
                state = state * MULTIPLIER % MODULUS
                game.play(seat, options[state * len(options) // MODULUS])
                made += 1
    return made

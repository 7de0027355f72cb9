"""Games played at random, as the tests of environments need them."""

from collections.abc import Iterator

from imperial_miners.engine.game import Game
from imperial_miners.engine.rng import after, below, seeded
from imperial_miners.packs import load_pack

TABLES = [
    (1, "shared", "standard"),
    (2, "shared", "first-game"),
    (3, "duplicate", "standard"),
    (5, "shared", "standard"),
]


def walk(seats: int, decks: str, variant: str, seed: int, every: int = 1) -> Iterator[tuple[Game, int]]:
    """A random game, shown before every so many decisions with the seat that is asked."""
    game = Game.new(load_pack("base"), seats, seed, variant, decks, happenings=False)
    state = seeded(str(seed), "walk")
    made = 0
    while not game.is_over:
        for seat in game.awaiting():
            actions = game.actions(seat)
            if not actions:
                continue
            if made % every == 0:
                yield game, seat
            made += 1
            state = after(state)
            game.apply(seat, actions[below(state, len(actions))])

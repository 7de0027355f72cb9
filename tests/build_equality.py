"""A thousand seeded random games as digests, one line each: both builds of the engine must print the same lines.

`python -m tests.build_equality`; the build in use is named on the error output. Every line covers the whole way: the
options at each move, what happened, now and then a view, an undo, a redeal, a saved state, and the end.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from imperial_miners import Game, Pack, load_pack
from imperial_miners.engine import game as engine
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.search.playout import playout
from imperial_miners.engine.state import load_state, save_state

GAMES = 1000
SMALL = Path(__file__).parent / "pack_small"


def line(pack: Pack, number: int) -> str:
    """One game played at random, and everything it showed."""
    seats = number % 5 + 1
    variant = "first-game" if number % 7 == 0 else "standard"
    decks = "duplicate" if number % 3 == 0 else "shared"
    game = Game.new(pack, seats, number, variant, decks, happenings=number % 2 == 0)
    rng = random.Random(number)
    shown = sha256()
    while not game.is_over:
        seat = rng.choice(game.awaiting())
        actions = game.actions(seat)
        shown.update(repr(actions).encode())
        for happening in game.apply(seat, actions[int(rng.random() * len(actions))]):
            shown.update(repr(happening.values).encode())
        if rng.random() < 0.01:
            look(game, rng, shown.update)
    outcome = game.outcome().to_json()
    shown.update(json.dumps(outcome).encode())
    return f"{number} {pack.id} {seats} {variant} {decks} {game.move_count} {game.digest()} {shown.hexdigest()}"


def look(game: Game, rng: random.Random, note: Callable[[bytes], None]) -> None:
    """What a moment shows, its undo, and what a sampled game makes of it."""
    seat = rng.randrange(len(game.seats))
    note(json.dumps(game.view(seat).to_json()).encode())
    other = load_state(game.pack, save_state(game))
    if other.can_undo(seat):
        other.undo(seat)
    note(other.digest().encode())
    sampled = redeal(game, seat, rng.randrange(1 << 30))
    note(str(playout(sampled, rng.randrange(1 << 30))).encode())
    note(sampled.digest().encode())


def main() -> None:
    """Print all lines."""
    is_compiled = not (engine.__file__ or "").endswith(".py")
    print(f"build: {'compiled' if is_compiled else 'plain'}", file=sys.stderr)
    packs = [load_pack("base"), load_pack(SMALL)]
    for number in range(GAMES):
        print(line(packs[number % 2], number))


if __name__ == "__main__":
    main()

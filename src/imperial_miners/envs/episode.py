"""One game as environments need it: seeds, observations, points, and ways to save, go back, fork and deal anew."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from operator import index
from typing import Any, Final

import numpy as np

from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rng import seeded
from imperial_miners.engine.rows.encoding import Encoder
from imperial_miners.engine.rows.option_encoding import OptionEncoder
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.envs.schema import Bytes, Schema, schema_of
from imperial_miners.packs import load_pack

Observation = dict[str, Bytes]
INT8: Final = np.dtype(np.int8)


class Seeds:
    """A seed for every episode: the given one, then others that follow from it. Without one, chance begins."""

    def __init__(self) -> None:
        self.seed: int | None = None
        self.number = 0

    def next(self, seed: int | None) -> str:
        """The seed of the next game."""
        if seed is not None:
            self.seed, self.number = whole_seed(seed), 0
        elif self.seed is None:
            self.seed, self.number = secrets.randbits(63), 0
        else:
            self.number += 1
        return game_seed(self.seed, self.number)

    def go_on(self, seed: int | None, number: int = 0) -> None:
        """Follow from a seed, so many episodes after it."""
        self.seed, self.number = seed, number


def game_seed(seed: int, number: int) -> str:
    """The seed of the game that is played so many episodes after a seeding.

    >>> game_seed(7, 0), game_seed(7, 2)
    ('7', '7:2')
    """
    return f"{seed}:{number}" if number else str(seed)


def seeds_of(seed: int | Sequence[int | None] | None, count: int) -> list[int | None]:
    """A seed for each of so many games: the seed plus i, the i-th of the seeds, or none.

    >>> seeds_of(7, 3), seeds_of(None, 2), seeds_of([7, None], 2)
    ([7, 8, 9], [None, None], [7, None])
    """
    if seed is None:
        return [None] * count
    if np.ndim(seed) == 0:  # type: ignore[arg-type]  # a sequence may hold None
        return [whole_seed(seed) + i for i in range(count)]
    given = list(seed)  # type: ignore[arg-type]  # numpy says that it is a sequence
    if len(given) != count:
        raise ValueError(f"{count} games need {count} seeds, not {len(given)}")
    return [None if one is None else whole_seed(one) for one in given]


def whole_seed(seed: object) -> int:
    """A seed as a plain int, from numpy's ints too."""
    return whole(seed, "a seed")


def whole(given: Any, what: str) -> int:
    """A plain int, from numpy's ints too; 7.5, "7" and None are none.

    >>> whole(np.array(7), "an action")
    7
    """
    try:
        return index(given)
    except TypeError:
        raise TypeError(f"{what} must be a whole number, not {given!r}") from None


def seat_of(given: Any, seats: int) -> int:
    """The number of one of so many seats."""
    try:
        seat = index(given)
    except TypeError:
        seat = -1
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {given!r}: seats are numbered from 0 to {seats - 1}")
    return seat


class Episode:
    """A game in progress, with what turns it into arrays."""

    def __init__(self, pack: str | Pack, seats: int, variant: str, decks: str) -> None:
        self.pack = pack if isinstance(pack, Pack) else load_pack(pack)
        self.seats = seats
        self.variant = variant
        self.decks = decks
        self.schema: Schema = schema_of(self.pack, seats)
        self.encoder = Encoder(self.pack, seats)
        self.shape = (self.schema.size,)
        self.mask_shape = (self.schema.action_count,)
        self.option_encoder = OptionEncoder(self.pack)
        self.seeds = Seeds()
        self.game = Game.new(self.pack, seats, 0, variant, decks, False)  # refuses wrong settings here and now

    def begin(self, seed: int | None) -> None:
        """Begin a new game from a seed."""
        self.game = Game.new(self.pack, self.seats, self.seeds.next(seed), self.variant, self.decks, False)

    def require_game(self) -> None:
        """Refuse what needs a game before anybody asked for one."""
        if self.seeds.seed is None:
            raise RuntimeError("no game is running: call reset() first")

    def observe(self, seat: int) -> Observation:
        """What a seat may know, and which actions it is offered: only to decline where it has nothing to answer."""
        seen = self.encoder.seen(self.game, seat)
        return {
            "observation": np.ndarray(self.shape, INT8, seen),
            "action_mask": np.ndarray(self.mask_shape, INT8, seen, self.schema.size),
        }

    def option_features(self, seat: int) -> tuple[Bytes, list[int]]:
        """The offered options as rows of features, and their actions in the same order."""
        rows = np.frombuffer(bytearray(self.option_encoder.rows(self.game, seat)), np.int8)
        actions = list(self.game.actions(seat))
        return rows.reshape(len(actions), self.schema.option_size), actions

    def save(self) -> dict[str, Any]:
        """Everything about the episode, as JSON can hold it."""
        return {
            "schema": self.schema.hash,
            "seed": self.seeds.seed,
            "number": self.seeds.number,
            "game": save_state(self.game),
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Go back to what was saved, by this environment or by another of the same kind."""
        if saved["schema"] != self.schema.hash:
            raise ValueError("what was saved has another encoding, pack or number of seats")
        if (saved["game"]["variant"], saved["game"]["decks"]) != (self.variant, self.decks):
            raise ValueError("what was saved has another variant or other decks")
        game = load_state(self.pack, saved["game"])
        game.happenings = None
        self.seeds.go_on(saved["seed"], saved["number"])
        self.game = game

    def fork(self) -> Episode:
        """An independent episode in the same state."""
        other = Episode(self.pack, self.seats, self.variant, self.decks)
        other.seeds.go_on(self.seeds.seed, self.seeds.number)
        other.game = self.game.copy()
        return other

    def redeal(self, seat: int, seed: int) -> Episode:
        """A fork in which all that the seat cannot know is dealt anew: the seeds of this game and the next as well."""
        other = self.fork()
        state = seeded(str(whole_seed(seed)), "environment")
        other.game = redeal(self.game, seat, state)
        other.seeds.go_on(state)
        return other

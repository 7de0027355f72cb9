"""The game's own randomness: a Lehmer generator whose 30-bit state is part of the game, so copies and replays agree.

States are plain ints handed from call to call; nothing here is global. Thirty bits, because the product of two such
numbers is still a machine word for mypyc.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

MODULUS: Final = 1073741789  # a prime, 2**30 - 35
MULTIPLIER: Final = 771645345  # a primitive root of it with a good lattice (L'Ecuyer)


def seeded(seed: str, purpose: str) -> int:
    """A state made from a seed and what it is for, so that no two purposes share their luck.

    >>> seeded("7", "hands") == seeded("7", "hands") != seeded("7", "judge")
    True
    """
    hashed = sha256(f"{seed}:{purpose}".encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(hashed[:8], "big") % (MODULUS - 1) + 1


def game_states(seed: str) -> list[int]:
    """The states of a game: its four decks, its Events, its boards. One hash for all six, four bytes each.

    >>> game_states("7") == game_states("7"), len(set(game_states("7")))
    (True, 6)
    """
    hashed = blake2b(seed.encode("utf-8", "surrogatepass"), digest_size=24).digest()
    states: list[int] = []
    for at in range(0, 24, 4):
        word = (hashed[at] << 24) + (hashed[at + 1] << 16) + (hashed[at + 2] << 8) + hashed[at + 3]
        states.append(word % (MODULUS - 1) + 1)
    return states


def after(state: int) -> int:
    """The state that follows this one."""
    return state * MULTIPLIER % MODULUS


def below(state: int, limit: int) -> int:
    """A number from 0 to limit - 1 read off a state (its high bits, which are the good ones)."""
    return state * limit // MODULUS


def shuffled(items: list[int], state: int) -> tuple[list[int], int]:
    """A shuffled copy and the state after it.

    >>> shuffled([1, 2, 3, 4], 7)[0] == shuffled([1, 2, 3, 4], 7)[0]
    True
    """
    order = items.copy()
    return order, shuffle(order, state)


def shuffle(order: list[Any], state: i64) -> i64:
    """Shuffle a list (Fisher-Yates); returns the state after it."""
    # Any: the items are moved about unread, so compiled code need not unbox them
    i: i64
    for i in range(len(order) - 1, 0, -1):
        state = state * MULTIPLIER % MODULUS
        j = state * (i + 1) // MODULUS
        kept = order[i]
        order[i] = order[j]
        order[j] = kept
    return state

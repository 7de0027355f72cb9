"""The game's own randomness: a Lehmer generator whose 30-bit state is part of the game, so copies and replays agree.

States are plain ints handed from call to call; nothing here is global. Thirty bits, because the product of two such
numbers is still a machine word for mypyc.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

MODULUS: Final = 1073741789  # a prime, 2**30 - 35
MULTIPLIER: Final = 771645345  # a primitive root of it with a good lattice (L'Ecuyer)


def seeded(seed: str, purpose: str) -> int:
    """A state made from a seed and what it is for, so that decks, Events and boards never share their luck.

    >>> seeded("7", "events") == seeded("7", "events") != seeded("7", "boards")
    True
    """
    hashed = sha256(f"{seed}:{purpose}".encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(hashed[:8], "big") % (MODULUS - 1) + 1


def after(state: int) -> int:
    """The state that follows this one."""
    return state * MULTIPLIER % MODULUS


def below(state: int, limit: int) -> int:
    """A number from 0 to limit - 1 read off a state (its high bits, which are the good ones)."""
    return state * limit // MODULUS


def shuffled(items: list[int], state: int) -> tuple[list[int], int]:
    """A shuffled copy (Fisher-Yates) and the state after it.

    >>> shuffled([1, 2, 3, 4], 7)[0] == shuffled([1, 2, 3, 4], 7)[0]
    True
    """
    order = items.copy()
    i = len(order) - 1
    while i > 0:
        state = state * MULTIPLIER % MODULUS
        j = state * (i + 1) // MODULUS
        kept = order[i]
        order[i] = order[j]
        order[j] = kept
        i -= 1
    return order, state

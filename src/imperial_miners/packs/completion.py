"""What may come next in an effect or a feature that is being written: asked of the parser itself, so it knows no less.

The text before a place is read with a sign behind it that nothing accepts; what was asked for in vain there may follow.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from imperial_miners.packs.notation import read_effect, read_feature
from imperial_miners.packs.tokens import NotationError

NOTHING: Final = "\u25cc"
BEGUN: Final = re.compile(r"[^\W\d_]*$")
ONE: Final = ("1", "each", "per", "a", "an")
"""After these words a noun stands in the singular."""


class Completion(NamedTuple):
    """The words that can stand at a place, where the one begins that is being written, and what is expected there."""

    start: int
    words: tuple[str, ...]
    expected: str


def complete(text: str, at: int, is_feature: bool = False) -> Completion:
    """How a text can go on at a place, counted from 0; nothing if what stands before is wrong already.

    >>> complete("gain 2 c", 8)
    Completion(start=7, words=('coins',), expected="'coin', 'vp'")
    >>> complete("put coll", 8).words, complete("gain 1 coin p", 13).words
    (('collapse',), ('per',))
    """
    begun = BEGUN.search(text[:at])
    start = begun.start() if begun else at
    read: Callable[[str], object] = read_feature if is_feature else read_effect
    try:
        read(f"{text[:start]} {NOTHING}")
    except NotationError as error:
        if error.found != NOTHING:
            return Completion(start, (), "")
        before = text[:start].split()
        known = one_of_each(error.known, bool(before) and before[-1] in ONE)
        fitting = tuple(word for word in known if word.startswith(text[start:at].lower()))
        return Completion(start, fitting, error.expected.replace(" or '", ", '"))
    return Completion(start, (), "")  # nothing reads that sign


def one_of_each(words: tuple[str, ...], is_one: bool) -> list[str]:
    """Words once each; of those that have two numbers the one that fits."""
    several = {word for word in words if word.endswith("s") and word[:-1] in words}
    left_out = several if is_one else {word[:-1] for word in several}
    return [word for word in dict.fromkeys(words) if word not in left_out]

"""The names of a pack's cards, Events and boards in a language: of the pack, else in English, else made from the id.

And the way back from an id to the number that the engine counts by.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from imperial_miners.engine.pack import Pack
from imperial_miners.packs.loading import folder_of
from imperial_miners.packs.names import Names, load_names
from imperial_miners.packs.problem import PackError


@lru_cache(maxsize=16)
def card_numbers(pack: Pack) -> Mapping[str, int]:
    """The number of each card of a pack, by its id."""
    return {card.id: number for number, card in enumerate(pack.cards)}


def names_of(pack: Pack, language: str) -> Names:
    """The names in a language; whatever it leaves out is named in English."""
    folder = folder_of(pack)
    found = [read_names(folder, each) for each in dict.fromkeys((language, "en"))] if folder is not None else []
    names: dict[str, str] = {}
    flavours: dict[str, str] = {}
    for each in reversed(found):
        names |= each.names
        flavours |= each.flavours
    return Names(language, names, flavours)


def read_names(folder: Path, language: str) -> Names:
    """The names file of a language; a pack is played without one, or with a broken one, all the same."""
    try:
        return load_names(folder, language)
    except (PackError, OSError):
        return Names(language, {}, {})

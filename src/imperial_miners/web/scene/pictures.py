"""Drawings for the pages: icon lines fitted to a plaque, and the marks by which larger images can be kept.

Whatever is larger than an icon is an image of its own, so that a page stays small and a browser keeps what it has seen.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from markupsafe import Markup

import imperial_miners.art
from imperial_miners.art import icon_sprite
from imperial_miners.art.card import LETTERS
from imperial_miners.art.sprite import draw_icons
from imperial_miners.art.vocabulary import icon_line

SHAPES: Final = {"wide": (160, 36), "tall": (160, 76), "space": (54, 34), "sign": (120, 66), "line": (240, 40)}
"""Plaques by name: their width and height. A card with one effect has a tall plaque, one with two has wide ones."""

LONG: Final = (("longest", 18), ("longer", 13), ("long", 9))
"""Classes of names, and how many letters a name of each has more than."""


@lru_cache(maxsize=4096)
def plaque(tokens: tuple[str, ...], shape: str) -> Markup:
    """An icon line that fills a plaque, in as many rows as make it largest."""
    wide, high = SHAPES[shape]
    body = icon_line(tokens, wide / 2, high / 2, wide - 3, high - 3, 62)
    return Markup(f'<svg viewBox="0 0 {wide} {high}" aria-hidden="true"{LETTERS}>{body}</svg>')


@lru_cache(maxsize=4096)
def in_row(tokens: tuple[str, ...]) -> Markup:
    """An icon line in one row, as wide as it needs."""
    return Markup(draw_icons(tokens))


@lru_cache(maxsize=1)
def sprite() -> Markup:
    """All icons, once for each page."""
    return Markup(icon_sprite().replace("<svg ", '<svg class="sprite" ', 1))


@lru_cache(maxsize=1)
def art_version() -> str:
    """A mark of the code that draws."""
    home = Path(imperial_miners.art.__file__).parent
    return version_of(*(file.read_text(encoding="utf-8") for file in sorted(home.rglob("*.py"))))


def version_of(*parts: str) -> str:
    """A short mark of what a drawing was made from, so that it can be kept for ever under its address."""
    return sha256("\0".join(parts).encode()).hexdigest()[:10]


def long_class(name: str, emblems: int = 1) -> str:
    """The class of a name by its length, so that it fits its lintel in one line or two, beside some emblems."""
    size = len(name.replace("\u00ad", "")) + 4 * max(0, emblems - 1)
    return next((name for name, most in LONG if size > most), "")


def long_word(name: str) -> str:
    """The class of a name by its longest word, for signs that are narrow."""
    longest = max(len(word) for word in name.replace("\u00ad", " ").replace("-", " ").split())
    return "longer" if longest > 10 else "long" if longest > 7 else ""

"""The icons for a web page: one hidden `<svg>` of `<symbol>`s, drawn as on the cards; and single lines."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from imperial_miners.art.card import LETTERS, half_cart
from imperial_miners.art.draw import num, path, ring, stroke, tight, trail
from imperial_miners.art.glyphs import GLYPHS
from imperial_miners.art.palette import FACTIONS, SEATS
from imperial_miners.art.seats import seat_mark
from imperial_miners.art.vocabulary import WORDS, IconLine, Word, icon_line, line_width

PREFIX = "i-"
# Words that are nothing without their number; a page writes those as text.
_NUMBERS = frozenset(("number", "up-to", "max", "at-least", "at-most", "exactly", "hand-limit", "machine-limit"))


_ROUND = ' fill="none" stroke-linecap="round" stroke-linejoin="round"'


def _symbol(name: str, box: str, body: str) -> str:
    """A symbol that says its own defaults: where it is used it inherits from the page, not from the sprite."""
    return f'<symbol id="{PREFIX}{name}" viewBox="{box}"{LETTERS if "<text" in body else _ROUND}>{body}</symbol>'


def _values(word: Word) -> tuple[str, ...]:
    if word.takes == "faction":
        return FACTIONS
    return ("1", "2", "3", "4") if word.takes == "level" else ("",)


def _words() -> list[str]:
    """A symbol for each word without a number: `i-coin`, `i-faction-scots`, `i-level-2`."""
    out = []
    for word in WORDS:
        if word.name in _NUMBERS:
            continue
        for value in _values(word):
            wide = max(24.0, word.wide(value) - 2)
            name = f"{word.name}-{value}" if value else word.name
            out.append(_symbol(name, f"{num(-wide / 2)} -24 {num(wide)} 48", tight(word.draw(value))))
    return out


def _half_carts() -> list[str]:
    """Windows on one cart, so that two halves always meet: `i-half-full-l`, `-r`, `-t`, `-b` and the empty ones."""
    windows = {"l": "-24 -24 24 48", "r": "0 -24 24 48", "t": "-24 -24 48 24", "b": "-24 0 48 24"}
    out = []
    for kind, full in (("full", True), ("empty", False)):
        out.append(_symbol(f"cart-{kind}", "-24 -24 48 48", f'<g id="{PREFIX}c-{kind}">{tight(half_cart(full))}</g>'))
        out += [
            _symbol(f"half-{kind}-{side}", box, f'<use href="#{PREFIX}c-{kind}"/>') for side, box in windows.items()
        ]
    return out


def _boulders() -> str:
    """A collapse lying on a card, 160 by 86."""
    out = ""
    for x, y, r, tone in (
        (44, 56, 32, "#8b8177"),
        (122, 54, 34, "#7b7168"),
        (82, 34, 32, "#a79d92"),
        (84, 66, 24, "#968b80"),
    ):
        edge = [(x + a, y + b * 0.86) for a, b in ring(7, r, start=x)]
        out += path(trail(edge) + "Z", tone, ' stroke="#241d18" stroke-width="3"')
        out += stroke(trail([edge[4], (x, y - 4), edge[6]]), "#e6ddd2", 2.2, ' stroke-opacity=".5"')
    return _symbol("boulders", "0 0 160 96", out)


@lru_cache(maxsize=1)
def icon_sprite() -> str:
    """The sprite, to stand once in a page: `<svg><use href="#i-coin"/></svg>`; glyphs take the colour of the text."""
    symbols = _words() + _half_carts() + [_boulders()]
    symbols += [_symbol(f"seat-{i}", "-24 -24 48 48", seat_mark(i)) for i in range(len(SEATS))]
    symbols += [_symbol(name, "0 0 48 48", body) for name, body in GLYPHS.items()]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false"'
        f">{''.join(symbols)}</svg>"
    )


@lru_cache(maxsize=2048)
def _icons(tokens: tuple[str, ...], title: str) -> str:
    wide = line_width(tokens) + 2
    name = f'role="img" aria-label="{escape(title)}"' if title else 'aria-hidden="true"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(wide)} 50" {name}{LETTERS}>'
        f"{icon_line(tokens, wide / 2, 25, wide, 50, 48)}</svg>"
    )


def draw_icons(tokens: IconLine, *, title: str = "") -> str:
    """One icon line as a small SVG, 50 high; hidden from screen readers without a title."""
    return _icons(tuple(tokens), title)


def sprite_names() -> list[str]:
    """All symbols of the sprite, without the prefix."""
    return [part.split('"', 1)[0] for part in icon_sprite().split(f'<symbol id="{PREFIX}')[1:]]

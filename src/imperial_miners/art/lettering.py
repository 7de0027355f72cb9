"""Fitting words: widths of a wide common typeface, wrapping, shrinking, soft hyphens, and at last an ellipsis."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from math import ceil

SANS = "'Noto Sans','Segoe UI',Roboto,'DejaVu Sans',sans-serif"
SERIF = "Georgia,'Noto Serif','DejaVu Serif',serif,sans-serif"  # the last for renderers that know no serif at all
SOFT = "\u00ad"
LEADING = 1.16
BREAKS = re.compile(r"(?<!\d)[ \n]|[ \n](?![^\W\d_])")
"""Where a line may end: at a space, but not between a number and what it counts."""

# Advance widths in ems, rounded up, of DejaVu: the widest of the faces named above. Other characters count as 1.1.
_SANS = (
    (0.20, "\u202f"),
    (0.30, "'IJijlÌÍÎÏìíîïіїІЇ"),
    (0.35, " ,./:;|·‘’‚\u00a0"),
    (0.40, "()-[]ft"),
    (0.45, "!r"),
    (0.50, '"*_§°ªº–'),
    (0.55, "?cszçćśźżžгзсєґ“”„"),
    (0.60, "FLkvxyýÿвтухчь•"),
    (0.65, "0123456789EPSTYabdeghnopquÈÉÊËßàáâãäåèéêëñòóôõöøùúûüГЕЗРТУабеийклоряҐ«»€"),
    (0.70, "ABCKRVXZÀÁÂÃÄÅÇЄАБВСХЧЬЯднпц"),
    (0.75, "NUÑÙÚÛÜИЙК"),
    (0.80, "&DGHOQÒÓÔÕÖØДЛНОПЦм"),
    (0.85, "#+<=>w×÷±≥≤−→ю"),
    (0.90, "MМФф"),
    (0.95, "жшщ"),
    (1.00, "%@Wm—…Ææ"),
    (1.10, "œŒ№ЖШЩЮ"),
)
_SERIF_BOLD = (
    (0.20, "\u202f"),
    (0.35, " ',.·‘’‚\u00a0"),
    (0.40, "/:;ijl|ìíîïії"),
    (0.45, "!-f"),
    (0.50, "()IJ[]t_°ªº–ÌÍÎÏІЇ"),
    (0.55, '"*r§'),
    (0.60, "?svxyzýÿх“”„"),
    (0.65, "ace«»àáâãäåçèéêëагезстуєґ•"),
    (0.70, "0123456789bdgkopqòóôõöøбвдорьГ€"),
    (0.75, "FLSTYZhnuùúûüñйиклнпцчяЗТҐ"),
    (0.80, "ACEPVXßÀÁÂÃÄÅÇÈÉÊËЕЄРСХ"),
    (0.85, "#+<=>BR×÷±≥≤−→АВУЬ"),
    (0.90, "DGKOQUwÒÓÔÕÖØÙÚÛÜБДЛОЯм"),
    (0.95, "&HNÑИЙКНПФЧф"),
    (1.00, "%@æ—…Ц"),
    (1.05, "œжюÆ"),
    (1.10, "mшщ№"),
    (1.15, "MWМ"),
    (1.20, "Œ"),
    (1.30, "ШЩЮ"),
    (1.35, "Ж"),
)


def _table(rows: tuple[tuple[float, str], ...]) -> dict[str, float]:
    table = {char: width for width, chars in rows for char in chars}
    table[SOFT] = 0.0
    return table


_WIDTHS = {SANS: _table(_SANS), SERIF: _table(_SERIF_BOLD)}


@lru_cache(maxsize=8192)
def width(text: str, face: str = SANS) -> float:
    """Width in ems, never less than the browser's.

    >>> width("ab") == width("a\u00adb")
    True
    """
    table = _WIDTHS[face]
    return sum(table.get(char, 1.1) for char in text)


def _soft_split(word: str, room: float, face: str) -> list[str]:
    """A word too wide for the room, cut where its soft hyphens allow."""
    rows = [""]
    for part in word.split(SOFT):
        if rows[-1] and width(rows[-1] + part + "-", face) > room:
            rows[-1] += "-"
            rows.append(part)
        else:
            rows[-1] += part
    return rows


def _hard_split(word: str, room: float, face: str) -> list[str]:
    """A word without a way out, cut with hyphens into parts of about one width."""
    count = ceil(width(word, face) / max(0.1, room - 0.5))
    share = min(room, width(word, face) / count + 1)
    parts, rest = [], word
    while width(rest, face) > room and len(rest) > 3:
        cut = len(rest) - 1
        while cut > 2 and width(rest[:cut] + "-", face) > share:
            cut -= 1
        parts.append(rest[:cut] + "-")
        rest = rest[cut:]
    return [*parts, rest]


def wrap(text: str, room: float, face: str = SANS, hyphenate: bool = False) -> list[str]:
    """Lines no wider than `room` ems, as long as single words allow; no-break spaces hold.

    >>> wrap("Whisky\u00adbrennerei", 5.5)
    ['Whisky-', 'brennerei']
    >>> wrap("1\u00a0coin now", 3.0)
    ['1\\xa0coin', 'now']
    """
    lines: list[str] = []
    for word in BREAKS.split(text):
        joined = f"{lines[-1]} {word}" if lines else word
        if not word:
            continue
        if lines and width(joined, face) <= room:
            lines[-1] = joined
            continue
        parts = [word] if width(word, face) <= room else _soft_split(word, room, face)
        for part in parts:
            lines.extend(_hard_split(part, room, face) if hyphenate and width(part, face) > room else [part])
    return [row.replace(SOFT, "") for row in lines]


def _even(text: str, room: float, face: str, lines: list[str]) -> list[str]:
    """The same number of lines, as narrow as whole words allow: none of them has one word alone without need."""
    least = max(width(word, face) for word in BREAKS.split(text))
    while (room := room - 0.5) >= least and len(closer := wrap(text, room, face)) == len(lines):
        lines = closer
    return lines


def _fits(lines: list[str], size: float, wide: float, high: float, face: str) -> bool:
    return len(lines) * size * LEADING <= high and all(width(row, face) * size <= wide for row in lines)


@lru_cache(maxsize=4096)
def fit(
    text: str, wide: float, high: float, largest: float, smallest: float, face: str = SANS
) -> tuple[float, tuple[str, ...]]:
    """The largest size at which the text fits a box, and its lines.

    Words without soft hyphens are cut only when shrinking by a third did not help; what fits at no size ends in an
    ellipsis, so nothing ever leaves the box.
    """
    size = largest
    while size >= smallest:
        lines = wrap(text, wide / size, face, hyphenate=size < largest * 0.66)
        if _fits(lines, size, wide, high, face):
            return size, tuple(_even(text, wide / size, face, lines))
        size -= 0.5
    words = text.split(" ")
    while words:
        lines = wrap(" ".join(words) + "…", wide / smallest, face, hyphenate=True)
        if _fits(lines, smallest, wide, high, face):
            return smallest, tuple(lines)
        words = words[:-1] if len(words) > 1 else [words[0][:-1]] if len(words[0]) > 1 else []
    return smallest, ()


def block(
    x: float,
    y: float,
    text: str,
    wide: float,
    high: float,
    *,
    largest: float,
    smallest: float,
    colour: str,
    face: str = SANS,
) -> str:
    """The text centred on (x, y) within a box; the document's own face is the bold serif."""
    size, lines = fit(text, wide, high, largest, smallest, face)
    top = y - (len(lines) - 1) * size * LEADING / 2 + size * 0.35
    font = "" if face == SERIF else f' font-family="{SANS}" font-weight="400"'
    rows = "".join(
        f'<tspan x="{x:.0f}" y="{top + i * size * LEADING:.0f}">{escape(row)}</tspan>' for i, row in enumerate(lines)
    )
    return f'<text font-size="{size:g}"{font} fill="{colour}">{rows}</text>'

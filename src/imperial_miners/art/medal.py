"""The medals of the solo titles: a disc of ever nobler metal with what its bearer is known by, 96 by 96."""

from __future__ import annotations

from functools import lru_cache

from imperial_miners.art.draw import at, cog, disc, fade, path, poly, rect, stroke, tight
from imperial_miners.art.icons import INK
from imperial_miners.art.palette import light, mix

METALS = {
    "digger": ("#8a6a4a", "#5a3f28"),
    "laborer": ("#b0713f", "#6e3d1c"),
    "adept": ("#c4874a", "#7a4520"),
    "engineer": ("#b9c1c9", "#66717d"),
    "veteran": ("#e8bd4e", "#96661a"),
    "king": ("#ffd75e", "#b0761a"),
}
"""For each title, lowest first, the face and the edge of its medal."""
_PALE = "#fff6df"


def _spade() -> str:
    return stroke("M48 20V54M39 20H57", _PALE, 5) + path("M36 50H60V60Q60 74 48 80Q36 74 36 60Z", _PALE)


def _cart() -> str:
    box = path("M22 38H74L67 62H29Z", _PALE) + path("M26 34q7-11 15-5q7-9 15-1q9-3 14 6Z", "#f0b53c")
    return box + disc(37, 70, 7, _PALE) + disc(59, 70, 7, _PALE)


def _lamp() -> str:
    frame = stroke("M38 28c0-13 20-13 20 0", _PALE, 4) + path("M34 28H62L58 36H38ZM34 70H62V78H34Z", _PALE)
    return disc(48, 53, 22, "#ffd36b", fade(0.35)) + frame + path("M48 40c9 9 9 20 0 24-9-4-9-15 0-24z", "#ffb52e")


def _gear() -> str:
    return at(48, 48, path(cog(9, 29, 22), _PALE)) + disc(48, 48, 9, "#66717d")


def _picks() -> str:
    one = "M28 74L66 28M46 21Q66 22 76 42"
    return stroke(f"{one}M68 74L30 28M50 21Q30 22 20 42", _PALE, 6) + poly(
        [(48, 58), (57, 67), (48, 80), (39, 67)], INK
    )


def _crown() -> str:
    band = path("M22 34L34 50L48 26L62 50L74 34L70 68H26Z", _PALE) + rect(26, 70, 44, 7, _PALE)
    return band + disc(48, 60, 5, "#d8412a") + disc(34, 61, 3.5, "#2f8f5a") + disc(62, 61, 3.5, "#2f8f5a")


_MARKS = dict(zip(METALS, (_spade, _cart, _lamp, _gear, _picks, _crown), strict=True))


@lru_cache(maxsize=16)
def draw_medal(title: str) -> str:
    """The medal of a title, as a drawing to stand inside a page."""
    face, edge = METALS[title]
    rank = list(METALS).index(title)
    rim = disc(48, 48, 44, edge) if rank < 3 else at(48, 48, path(cog(6 + 4 * rank, 46, 41), edge))
    glint = path("M20 40A30 30 0 0 1 48 17", "none", f' stroke="{light(face, 0.5)}" stroke-width="3"{fade(0.6)}')
    body = rim + disc(48, 48, 37, face) + disc(48, 48, 30, mix(face, edge, 0.45)) + glint
    lines = ' fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return f'<svg class="medal" viewBox="0 0 96 96" aria-hidden="true"{lines}>{tight(body + _MARKS[title]())}</svg>'

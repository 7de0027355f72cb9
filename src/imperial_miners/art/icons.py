"""Pictures of the things in the game: goods, cards, Progress. Each is drawn in a box of 48 by 48 around the origin.

Which words mean which picture is said in `vocabulary`; signs and places are in `signs`.
"""

from __future__ import annotations

from html import escape

from imperial_miners.art.draw import at, cog, disc, num, path, poly, rect, stroke
from imperial_miners.art.emblems import emblem
from imperial_miners.art.palette import NUMERALS, ROCKS, mix

INK = "#2a1c12"
PALE = "#f3e6cc"


def label(text: str, size: float, fill: str = INK, y: float = 0, edge: str = "") -> str:
    """A centred word in the document's bold face; with an edge it reads on any ground."""
    rim = f' stroke="{edge}" stroke-width="{size * 0.18:.1f}" paint-order="stroke"' if edge else ""
    return f'<text y="{num(y + size * 0.36)}" font-size="{size:g}" fill="{fill}"{rim}>{escape(text)}</text>'


def badge(value: str, x: float = 13, y: float = 12, say_one: bool = False) -> str:
    """A number at the corner of a thing; one is not said unless asked for."""
    if not value or (value == "1" and not say_one):
        return ""
    ground = disc(0, 0, 11.5, INK) + disc(0, 0, 10, "#fff6e0")
    return at(x, y, ground + label(value, 17 if len(value) < 2 else 13))


def coin(value: str = "") -> str:
    """A coin, with its worth or a plain cross."""
    face = label(value, 25 if len(value) < 2 else 21, "#4a2c06", -1) if value else ""
    return (
        disc(0, 0, 21.5, "#f3c53d", ' stroke="#8a5a12" stroke-width="3"')
        + disc(0, -1, 16.5, "#ffdf76")
        + stroke("M-13 -11A17 17 0 0 1 5 -17", "#fff6c9", 3)
        + (face or stroke("M0 -9V7M-6 -1H6", "#8a5a12", 4))
    )


def vp(value: str = "") -> str:
    """The gem: a victory point."""
    return (
        poly([(-15, -20), (15, -20), (24, -6), (0, 24), (-24, -6)], "#0d4f5e")
        + path("M-14-18h28l7 12-21 27-21-27Z", "#45c3cc")
        + path("M-21-6h12l9 27ZM21-6h-12l-9 27Z", "#1b88a0")
        + path("M-14-18h14l-9 12h-12ZM-9-6h18l-9-12Z", "#b5f5f0")
        + (label(value, 26 if len(value) < 2 else 22, "#fff", -2, "#083743") if value else "")
    )


def machine(value: str = "") -> str:
    """The icon that means: a gear."""
    hub = disc(0, 0, 6, "#46331f") + stroke("M-10 -9A14 14 0 0 1 2 -14", "#fff0cf", 3)
    return (
        path(cog(9, 21.5, 17), "#c98f45", ' stroke="#46331f" stroke-width="3"')
        + disc(0, 0, 12, "#e8bb74")
        + (label(value, 20) if value not in ("", "1") else hub)
    )


def collapse(value: str = "") -> str:
    """The icon that means: a fallen boulder."""
    crack = stroke("M2 -4l-5 7 5 5 -3 6", "#2c2830", 2.4)
    return (
        poly([(-23, 18), (-20, -4), (-8, -20), (10, -21), (22, -6), (23, 18)], "#2c2830")
        + poly([(-19, 14), (-16, -3), (-6, -16), (2, -4), (-4, 14)], "#a9a3a8")
        + poly([(-6, -16), (9, -17), (18, -5), (2, -4)], "#cfcac9")
        + poly([(2, -4), (18, -5), (19, 14), (-4, 14)], "#77717b")
        + (label(value, 24, "#fff", 1, INK) if value not in ("", "1") else crack)
    )


def cart_body(wood: str = "#7b4a22") -> str:
    """A full cart without its ground."""
    return (
        poly([(-17, -7), (-11, -16), (-2, -14), (4, -20), (12, -14), (17, -7)], "#ffc93a")
        + poly([(-9, -8), (-4, -14), (3, -8)], "#fff3b0")
        + path("M-20 -8H20L15 9H-15Z", wood, ' stroke="#3a2412" stroke-width="3"')
        + disc(-9, 14, 5, "#3a2412")
        + disc(9, 14, 5, "#3a2412")
    )


def cart(value: str = "") -> str:
    """The icon that means: a complete cart."""
    return disc(0, 0, 23, "#5a3a12") + disc(0, 0, 21, "#ffe6a0") + cart_body() + badge(value)


def _half(ground: str, rest: str) -> str:
    ghost = stroke("M0 -21.5A21.5 21.5 0 0 1 0 21.5", "#8a7a64", 2.5, ' stroke-dasharray="4 6"')
    return ghost + path("M0 -21.5A21.5 21.5 0 0 0 0 21.5Z", ground, ' stroke="#3a2412" stroke-width="3"') + rest


def half_full(value: str = "") -> str:
    """The icon that means: half a cart, full."""
    heap = path("M0 -17L-6 -12 -12 -14 -16 -7H0Z", "#fff3b0")
    return _half("#ffc93c", heap + path("M0 -7H-17L-13 8H0Z", "#7b4a22") + disc(-7, 12, 4.5, "#3a2412")) + badge(value)


def half_empty(value: str = "") -> str:
    """The icon that means: half a cart, empty."""
    return _half("#4b4447", stroke("M-2 -7H-16L-12 8H-2", PALE, 3) + disc(-7, 13, 4, PALE)) + badge(value)


def cart_marker(value: str = "") -> str:
    """A cart marker: a cart on a tile of its own."""
    return (
        rect(-23, -23, 46, 46, "#7a2f1c", ' rx="10"')
        + rect(-20.5, -20.5, 41, 41, "#ffd9a0", ' rx="8"')
        + cart_body()
        + badge(value)
    )


def _cards(tone: str, mark: str) -> str:
    back = at(-5, 1, rect(-14, -20, 28, 40, mix(tone, "#160d08", 0.55), ' rx="4"'), turn=-13)
    front = rect(-11, -20, 28, 40, tone, ' rx="4" stroke="#2a1c12" stroke-width="2.5"')
    return back + front + at(3, -3, mark)


def _plus(value: str = "") -> str:
    if value not in ("", "1"):
        return badge(value, 13, 12)
    return disc(17, 14, 9, INK) + stroke("M17 9v10M12 14h10", "#fff", 3)


def draw(value: str = "") -> str:
    """Cards drawn from chosen decks."""
    return _cards("#8d7a62", label("?", 24, "#fff", 0, "#160d08")) + _plus(value)


def draw_level(value: str) -> str:
    """A card drawn from the deck of a Level."""
    numeral = NUMERALS[int(value)]
    rock = ROCKS[int(value)]
    return _cards(rock.mid, label(numeral, 22 if len(numeral) < 3 else 17, "#fff", 0, "#160d08")) + _plus()


def draw_faction(value: str) -> str:
    """A card of a Faction drawn (R9.4), or of any Faction (R9.5)."""
    return _cards("#8d7a62", at(0, 1, emblem(value), 0.58)) + _plus()


def card(value: str = "") -> str:
    """The icon that means: a Mine card."""
    return (
        rect(-18, -22, 36, 44, INK, ' rx="5"')
        + rect(-15.5, -19.5, 31, 39, "#efe2c6", ' rx="3"')
        + rect(-12, -16, 24, 17, "#5d6d80")
        + path("M-12 1V-8q12 -12 24 0V1Z", "#ffcf73")
        + stroke("M-10 7H10M-10 13H6", "#8d7a62", 3)
        + badge(value)
    )


def card_with(thing: str) -> str:
    """A Mine card on which something lies."""
    return card() + at(8, 8, thing, 0.66)


def hand(value: str = "") -> str:
    """The icon that means: the cards in hand."""
    fan = ""
    for turn, tone in ((-24, "#b88a4e"), (0, "#d9b878"), (24, "#efe2c6")):
        fan += at(0, 22, rect(-11, -42, 22, 34, tone, ' rx="3" stroke="#2a1c12" stroke-width="2.5"'), turn=turn)
    return fan + badge(value)


def discard(value: str = "") -> str:
    """The icon that means: a card put away."""
    away = stroke("M0 3V19M-8 12L0 20L8 12", "#b3261e", 5)
    return (
        at(0, -7, rect(-13, -16, 26, 30, "#efe2c6", ' rx="4" stroke="#2a1c12" stroke-width="2.5"'))
        + at(0, -8, stroke("M-6 -6L6 6M6 -6L-6 6", "#b3261e", 4))
        + stroke("M0 3V19M-8 12L0 20L8 12", "#fff", 9)
        + away
        + badge(value, 17, -12)
    )


def deck(value: str = "") -> str:
    """The icon that means: a draw pile."""
    pile = "".join(
        rect(-16 + i * 2, -18 + i * 3, 30, 34, tone, ' rx="4" stroke="#2a1c12" stroke-width="2"')
        for i, tone in ((2, "#6d5a42"), (1, "#8d7a62"), (0, "#b88a4e"))
    )
    return pile + badge(value)


def level(value: str) -> str:
    """A Level: its row, its cards."""
    rock, numeral = ROCKS[int(value)], NUMERALS[int(value)]
    return (
        poly([(-22, -22), (22, -22), (22, 8), (0, 23), (-22, 8)], rock.deep)
        + poly([(-19, -19), (19, -19), (19, 6), (0, 19), (-19, 6)], rock.mid)
        + label(numeral, 22 if len(numeral) < 3 else 19, "#fff", -4, rock.deep)
    )


def _up(value: str, tone: str, edge: str) -> str:
    outer = [(0, -24), (22, -2), (12, -2), (12, 23), (-12, 23), (-12, -2), (-22, -2)]
    inner = [(0, -19), (16, -4.5), (9.5, -4.5), (9.5, 20), (-9.5, 20), (-9.5, -4.5), (-16, -4.5)]
    sizes = {0: 22, 1: 22, 2: 17}
    return poly(outer, edge) + poly(inner, tone) + label(value, sizes.get(len(value), 13), "#fff", 3, edge)


def advance(value: str = "") -> str:
    """Up the Progress board by exactly so much."""
    return _up(value, "#3f8fd8", "#123a66")


def advance_upto(value: str) -> str:
    """Up the Progress board by any number up to this: the shaft is open below."""
    shaft = [(0, -24), (22, -4), (12, -4), (12, 8), (-12, 8), (-12, -4), (-22, -4)]
    inner = [(0, -19), (16, -6.5), (9.5, -6.5), (9.5, 6), (-9.5, 6), (-9.5, -6.5), (-16, -6.5)]
    dashes = rect(-12, 11, 24, 5, "#3f8fd8", ' stroke="#123a66" stroke-width="2"')
    dashes += rect(-12, 19, 24, 4, "#3f8fd8", ' stroke="#123a66" stroke-width="2"')
    return poly(shaft, "#123a66") + poly(inner, "#3f8fd8") + dashes + label(value, 24, "#fff", 2, "#123a66")


def advanced(value: str = "") -> str:
    """Spaces advanced this round: steps behind the arrow."""
    steps = "".join(disc(x, y, 5, "#3f8fd8", ' stroke="#123a66" stroke-width="2"') for x, y in ((-17, 19), (-9, 10)))
    return steps + at(6, -3, _up("", "#3f8fd8", "#123a66"), 0.78) + badge(value)


def passed(value: str = "") -> str:
    """Spaces passed are resolved as well."""
    rings = "".join(disc(0, y, 7.5, "#ffe9a8", ' stroke="#123a66" stroke-width="2.5"') for y in (17, 1))
    return (
        stroke("M-13 22V-12M-20 -6L-13 -15L-6 -6", "#3f8fd8", 5)
        + at(8, 0, rings)
        + at(8, -16, disc(0, 0, 5, "#3f8fd8"))
    )


def marker(value: str = "") -> str:
    """The icon that means: a Progress marker."""
    return path(
        "M-15 22H15L10 12H-10ZM-9 12L-13 -6A14 14 0 1 1 13 -6L9 12Z", "#d8412a", ' stroke="#3a0f08" stroke-width="3"'
    ) + stroke("M-7 -12A9 9 0 0 1 2 -17", "#ffc9b8", 3)


def space(value: str = "") -> str:
    """The space on which the marker stands, by its number."""
    body = disc(0, 4, 19, "#123a66") + disc(0, 4, 16, PALE)
    if value:
        return body + label(value, 22, INK, 4)
    return body + at(0, -1, marker(), 0.62)


def board(value: str = "") -> str:
    """The icon that means: a Progress board completed."""
    rungs = rect(-12, -18, 24, 40, "#123a66", ' rx="4"') + stroke("M-6 14H6M-6 5H6M-6 -4H6", "#9ccbf5", 4)
    flag = stroke("M0 -12V-24", INK, 3) + path(
        "M0 -24H18L13 -18L18 -12H0Z", "#f3c53d", ' stroke="#2a1c12" stroke-width="2"'
    )
    return rungs + flag + badge(value)


def activate(value: str = "") -> str:
    """The icon that means: activate a card."""
    bolt = [(5.0, -20.0), (-13, 4), (-2, 4), (-6, 20), (13, -5), (2, -5)]
    return (
        disc(0, 0, 23, "#5b2a86")
        + disc(0, 0, 20, "#7a42ad")
        + poly(bolt, "#ffe14d", ' stroke="#3a145c" stroke-width="2"')
        + badge(value)
    )


def activated(value: str = "") -> str:
    """A card activated this round."""
    tick = disc(0, 0, 10, "#fff") + disc(0, 0, 8.5, "#2d9a57") + stroke("M-4 0l3 4 6 -7", "#fff", 3)
    return card() + at(-2, -8, activate(), 0.52) + at(14, 14, tick)

"""Signs between the things of an icon line: arithmetic, conditions, places in the mine, features of a round."""

from __future__ import annotations

from imperial_miners.art.draw import at, disc, path, poly, rect, stroke
from imperial_miners.art.icons import INK, PALE, badge, card, cart_body, coin, collapse, hand, label, machine
from imperial_miners.art.lettering import SERIF, width
from imperial_miners.art.palette import ROCKS

TEXT = "currentColor"  # signs take the colour of the text around them: on paper and on a dark page
RED, GREEN, AMBER, STONE = "#b3261e", "#2b7a3b", "#ffb52e", "#c9b690"

# The card in question and its six neighbours, each row offset by half a card (R5.6).
_SPOTS = {
    "self": (0.0, 0.0),
    "left": (-16.0, 0.0),
    "right": (16.0, 0.0),
    "upper left": (-8.0, -15.0),
    "upper right": (8.0, -15.0),
    "lower left": (-8.0, 15.0),
    "lower right": (8.0, 15.0),
}


def plan(*lit: str) -> str:
    """A small map of the mine around a card, the named places lit."""
    out = ""
    for name, (x, y) in _SPOTS.items():
        tone = AMBER if name in lit else STONE
        edge = ' rx="2" stroke="#2a1c12" stroke-width="2"' if name in lit else ' rx="2" opacity=".75"'
        out += rect(x - 6.8, y - 6.3, 13.6, 12.6, tone, edge)
    return out + disc(0, 0, 3.6, INK)


def mine() -> str:
    """The icon that means: everywhere in the mine."""
    return plan(*_SPOTS)


def other() -> str:
    """Any card but this one."""
    return plan(*(name for name in _SPOTS if name != "self"))


def row() -> str:
    """The icon that means: the whole row."""
    cells = "".join(
        rect(x - 6.8, -6.3, 13.6, 12.6, AMBER, ' rx="2" stroke="#2a1c12" stroke-width="2"') for x in (-16, 0, 16)
    )
    return cells + stroke("M-18 16H18M-12 11L-19 16L-12 21M12 11L19 16L12 21", TEXT, 3)


def row_end() -> str:
    """The cards at the ends of a row."""
    cells = rect(-6.8, -6.3, 13.6, 12.6, STONE, ' rx="2" opacity=".55"')
    for x in (-15, 15):
        cells += rect(x - 6.8, -6.3, 13.6, 12.6, AMBER, ' rx="2" stroke="#2a1c12" stroke-width="2"')
    return cells + stroke("M-23.5 -14V14M23.5 -14V14", TEXT, 3.4)


def each() -> str:
    """Each card that is meant."""
    return "".join(
        rect(x - 9, y - 11, 18, 22, AMBER, ' rx="3" stroke="#2a1c12" stroke-width="2.4"')
        for x, y in ((-11, -8), (0, 0), (11, 8))
    )


def surface() -> str:
    """The Surface board: daylight over the mine."""
    rays = "M0 -22V-16M-15 -15L-11 -11M15 -15L11 -11M-21 -1H-15M21 -1H15"
    return (
        stroke(rays, "#e39a12", 3.4)
        + disc(0, 1, 10, "#ffcf4a")
        + path("M-24 22V4Q-12 -4 0 4T24 4V22Z", "#5b8a3c")
        + path("M-9 22V14Q0 4 9 14V22Z", INK)
    )


def arrow() -> str:
    """Do or pay what stands before, get what stands after."""
    return stroke("M-13 0H9M1 -9L11 0L1 9", TEXT, 5)


def per(value: str) -> str:
    """For each, or for every n."""
    slash = stroke("M6 -20L-6 20", TEXT, 4)
    return slash if value in ("", "1") else at(-11, 0, slash) + at(8, 2, label(value, 28, TEXT))


def then() -> str:
    """The icon that means: after that."""
    return stroke("M-9 -9L0 0L-9 9M3 -9L12 0L3 9", TEXT, 4.4)


def either() -> str:
    """The icon that means: one or the other."""
    return poly([(0, -17), (12, 0), (0, 17), (-12, 0)], INK, ' stroke="#fff6e0" stroke-width="1.5"') + stroke(
        "M-4 -5V5M4 -5V5", PALE, 2.8
    )


def sign(text: str, size: float = 34, colour: str = TEXT) -> str:
    """A number or an operator in the document's face."""
    return label(text, size, colour)


def sign_wide(text: str, size: float = 34) -> float:
    """The room that a number or an operator takes."""
    return width(text, SERIF) * size + 6


def chip(text: str, ground: str = INK, colour: str = "#fff6e0") -> str:
    """A condition or limit on a plate as wide as its text."""
    half = chip_wide(text) / 2 - 1
    return rect(-half, -18, 2 * half, 36, ground, ' rx="9" stroke="#fff6e0" stroke-width="1.5"') + label(
        text, 26, colour
    )


def chip_wide(text: str) -> float:
    """The room that such a plate takes."""
    return width(text, SERIF) * 26 + 18


def question() -> str:
    """Only if what follows holds."""
    return disc(0, 0, 17, INK, ' stroke="#fff6e0" stroke-width="1.5"') + label("?", 28, "#ffd76a")


def cap(value: str) -> str:
    """No more than this in all."""
    half = 12 + 6 * len(value)
    return (
        stroke(f"M{-half} -18H{half}", RED, 5)
        + stroke("M0 -14V-8M-7 -8L0 -15L7 -8", RED, 3.4)
        + label(value, 27, TEXT, 8)
    )


def minus() -> str:
    """The icon that means: give up what follows."""
    return disc(0, 0, 15, RED) + stroke("M-8 0H8", "#fff", 5)


def cross() -> str:
    """The icon that means: take away what follows."""
    return disc(0, 0, 15, RED) + stroke("M-6 -6L6 6M6 -6L-6 6", "#fff", 4.6)


def put() -> str:
    """The icon that means: lay down what follows."""
    return disc(0, 0, 15, GREEN) + stroke("M0 -9V6M-7 0L0 8L7 0", "#fff", 4.4)


def all_of() -> str:
    """The icon that means: all of them."""
    return "".join(disc(x, y, 5.4, TEXT) for x, y in ((-10, -9), (10, -9), (-10, 9), (10, 9), (0, 0)))


def denied(thing: str) -> str:
    """Something that does not count."""
    ring = disc(0, 0, 20.5, "none", f' stroke="{RED}" stroke-width="4.5"')
    return at(0, 0, thing, 0.72) + ring + stroke("M-14 14L14 -14", RED, 4.5)


def when() -> str:
    """The icon that means: each time this happens."""
    bell = path("M-15 12Q-9 6 -9 -6Q-8 -18 0 -18T9 -6Q9 6 15 12Z", "#f3c53d", ' stroke="#6b430c" stroke-width="3"')
    return disc(0, 14, 5.5, "#6b430c") + bell + stroke("M-19 -14Q-23 -6 -20 2M19 -14Q23 -6 20 2", TEXT, 3)


def this_round() -> str:
    """As long as this round lasts."""
    return (
        disc(0, 0, 21, "#1c5f86", ' stroke="#0c2f45" stroke-width="3"')
        + stroke("M-11 2a11 11 0 1 1 4 8M-8 16v-7h7", "#e6fbff", 4)
        + stroke("M0 -5V2l5 3", "#e6fbff", 3)
    )


def now() -> str:
    """The icon that means: at once."""
    bolt = [(6.0, -18.0), (-13, 4), (-2, 4), (-6, 18), (13, -5), (2, -5)]
    return disc(0, 0, 21, "#a8481c", ' stroke="#4f1d06" stroke-width="3"') + at(0, 0, poly(bolt, "#fff3b0"), 0.85)


def round_end() -> str:
    """The icon that means: when the round ends."""
    moon = path("M5 -14A15 15 0 1 0 14 8A12 12 0 0 1 5 -14Z", "#f2e6ff")
    return disc(0, 0, 21, "#4d2f86", ' stroke="#24143f" stroke-width="3"') + moon + disc(9, -6, 2, "#f2e6ff")


def both() -> str:
    """Both effects of a card."""
    panels = "".join(rect(-17, y, 34, 16, "#fff6e0", ' rx="4" stroke="#2a1c12" stroke-width="2.6"') for y in (-20, 4))
    return panels + disc(0, 0, 9, GREEN) + stroke("M0 -5V5M-5 0H5", "#fff", 3.4)


def no_limit() -> str:
    """The icon that means: no hand limit."""
    loop = "M0 0C-5 -9 -14 -9 -14 0S-5 9 0 0C5 -9 14 -9 14 0S5 9 0 0"
    return at(0, -6, hand(), 0.8) + at(0, 14, stroke(loop, "#fff6e0", 9) + stroke(loop, INK, 4))


def limit(thing: str, value: str) -> str:
    """The limit on a thing."""
    return at(0, 5, thing, 0.8) + stroke("M-18 -20H18", RED, 5) + badge(value, 13, 12, say_one=True)


def cost() -> str:
    """The cost of a card."""
    return at(3, 2, card()) + at(-11, -11, coin(), 0.56)


def place() -> str:
    """A card laid into the mine."""
    slot = rect(-20, 3, 40, 19, "none", ' rx="3" stroke="currentColor" stroke-width="2.6" stroke-dasharray="5 3"')
    return slot + at(0, -9, card(), 0.55) + stroke("M0 5V17M-6 12L0 18L6 12", GREEN, 4)


def complete() -> str:
    """The icon that means: a cart made complete."""
    halves = path("M-2 -21.5A21.5 21.5 0 0 0 -2 21.5Z", "#ffe6a0") + path("M2 -21.5A21.5 21.5 0 0 1 2 21.5Z", "#ffe6a0")
    return halves + at(0, 0, cart_body(), 0.85) + stroke("M0 -23V23", GREEN, 2.6, ' stroke-dasharray="4 4"')


def event() -> str:
    """The icon that means: an Event."""
    star = "M0 -22L6 -8L21 -6L10 4L13 20L0 12L-13 20L-10 4L-21 -6L-6 -8Z"
    return path(star, "#e2a413", ' stroke="#6b430c" stroke-width="3"')


def top() -> str:
    """The top space of a Progress board."""
    crown = path("M-18 8L-21 -13L-9 -3L0 -18L9 -3L21 -13L18 8Z", "#f3c53d", ' stroke="#6b430c" stroke-width="3"')
    return crown + rect(-18, 11, 36, 8, "#6b430c", ' rx="2"')


def levels() -> str:
    """Different Levels: the four bands of rock."""
    return "".join(rect(-20, -21 + i * 10.6, 40, 9.6, ROCKS[i + 1].mid, ' rx="2"') for i in range(4))


def boulder_ignored() -> str:
    """The icon that means: collapses do not count."""
    return denied(collapse())


def gear_limit(value: str) -> str:
    """At most so many machines on a card."""
    return limit(machine(), value)


def hand_limit(value: str) -> str:
    """At most so many cards in hand."""
    return limit(hand(), value)

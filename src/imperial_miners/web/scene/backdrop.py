"""The land behind the mine: sky, village, and four layers of rock, drawn once and the same for everyone.

Units are those of the mine (`scene`): half a card is 100. Colours are classes, so that style sheets turn day to night.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from imperial_miners.art.draw import Rng

LEFT: Final = -2100
RIGHT: Final = 2100
GROUND: Final = 160
FLOORS: Final = (160, 360, 560, 760)
FAR: Final = 9000
"""How far sky and rock go on behind a mine that is wide and therefore small."""


def wave(rng: Rng, y: float, swing: float, step: float) -> str:
    """A soft edge from left to right."""
    points: list[tuple[float, float]] = [(LEFT, y)]
    while points[-1][0] < RIGHT:
        points.append((points[-1][0] + rng.span(0.6, 1.4) * step, y + rng.span(-swing, swing)))
    curve = f"M{LEFT} {y:.0f}"
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (x0 + x1) / 2
        curve += f"C{middle:.0f} {y0:.0f} {middle:.0f} {y1:.0f} {x1:.0f} {y1:.0f}"
    return curve


def stones(rng: Rng, top: float, count: int, largest: float) -> str:
    """Flat stones in one layer."""
    out = ""
    for _ in range(count):
        x, y, r = rng.span(LEFT, RIGHT), rng.span(top + 20, top + 180), rng.span(5, largest)
        corners = [
            (x + r * rng.span(0.8, 1.2) * cos(a * pi / 3), y + 0.6 * r * rng.span(0.8, 1.2) * sin(a * pi / 3))
            for a in range(6)
        ]
        out += "M" + "L".join(f"{a:.0f} {b:.0f}" for a, b in corners) + "z"
    return out


def cracks(rng: Rng, top: float, count: int) -> str:
    """Fine lines of bedding in one layer of rock."""
    return "".join(
        f"M{rng.span(LEFT, RIGHT):.0f} {rng.span(top + 20, top + 180):.0f}"
        f"q{rng.span(20, 70):.0f} {rng.span(-8, 8):.0f} {rng.span(60, 150):.0f} {rng.span(-3, 3):.0f}"
        for _ in range(count)
    )


def use(name: str, x: float, y: float, wide: float, high: float, more: str = "") -> str:
    """One of the symbols above, its foot at (x, y)."""
    box = f'x="{x - wide / 2:.0f}" y="{y - high:.0f}" width="{wide:.0f}" height="{high:.0f}"'
    return f'<use href="#t-{name}" {box}{more}/>'


def sky() -> str:
    """The air, and sun or moon in it."""
    return (
        f'<rect class="sky" x="{-FAR}" y="{-FAR}" width="{2 * FAR}" height="{FAR + 180}"/>'
        '<g class="orb"><circle class="orb-halo" cx="-290" cy="26" r="92"/>'
        '<circle class="orb-disc" cx="-290" cy="26" r="34"/>'
        '<path class="orb-shade" d="M-290-8a34 34 0 1 1-27 54 34 34 0 0 0 27-54z"/></g>'
    )


def horizon(rng: Rng) -> str:
    """Stars, clouds and hills behind the village."""
    stars = "".join(f"M{rng.span(LEFT, RIGHT):.0f} {rng.span(-420, 90):.0f}h.1" for _ in range(120))
    puff = "c4-20 34-24 44-8 14-12 40-4 40 12 16 0 20 18 4 20h-92c-20 0-18-24 4-24z"
    clouds = "".join(f"M{x} {y}{puff}" for x, y in ((-420, 30), (-130, 8), (190, 22), (520, 4), (-760, 14), (860, 26)))
    hills = "".join(
        f'<path class="hill{i + 1}" d="{wave(rng, y, swing, 150)}V200H{LEFT}z"/>'
        for i, (y, swing) in enumerate(((92, 22), (124, 14), (148, 8)))
    )
    return f'<path class="stars" d="{stars}"/><path class="clouds" d="{clouds}"/>{hills}'


def village(rng: Rng) -> str:
    """Houses and firs on the ground."""
    out = []
    x = LEFT + 60.0
    while x < RIGHT - 60:
        if abs(x) < 60:
            x = 75.0
        if rng.chance(0.56):
            wide = rng.span(66, 100)
            out.append(use("house", x, GROUND + 4, wide, wide * 120 / 84))
            x += wide * rng.span(0.9, 1.1)
        else:
            high = rng.span(48, 78)
            out.append(use("fir", x, GROUND + 3, high * 0.65, high))
            x += rng.span(26, 48)
    return "".join(out)


def rock(rng: Rng) -> str:
    """The four layers with their stones, and what lies buried in each."""
    out = []
    for i, top in enumerate(FLOORS):
        edge = wave(rng, top, 8 if i else 3, 70)
        floor = FAR if top == FLOORS[-1] else top + 240
        out.append(
            f'<path class="st{i + 1}" d="{edge}V{floor}H{LEFT}z"/><path class="edge edge{i + 1}" d="{edge}"/>'
            f'<g id="bed{i + 1}"><path class="sd{i + 1}" d="{stones(rng, top, 48, 19)}"/>'
            f'<path class="sh" d="{stones(rng, top, 26, 8)}"/><path class="sk" d="{cracks(rng, top, 30)}"/></g>'
        )
    out += [f'<use href="#bed4" y="{200 * n}"/>' for n in range(1, 14)]
    roots = "".join(
        f"M{x} 166q{rng.span(-10, 10):.0f} 26 {rng.span(-18, 18):.0f} {rng.span(40, 62):.0f}"
        for x in range(-1900, 1900, 170)
    )
    out.append(f'<path class="roots" d="{roots}"/><g class="fossil">')
    for name, wide, high, y in (
        ("bone", 88, 44, 262),
        ("shell", 72, 72, 476),
        ("fish", 132, 56, 470),
        ("bone", 80, 40, 660),
    ):
        for start in (-1700, -560, 470, 1500):
            x = start + rng.span(-130, 130)
            out.append(use(name, x, y + high / 2, wide, high))
    out.append("</g>")
    veins = "".join(f"M{x} 590l46 22 30-8 42 34 54 6 24 30m-76-36-24 34" for x in (-1500, -640, 420, 1260))
    nuggets = "".join(
        f"M{x + dx} {y}l8-6 9 2 4 8-9 6-10-3z"
        for x in (-1500, -640, 420, 1260)
        for dx, y in ((70, 606), (118, 638), (170, 644))
    )
    out.append(f'<path class="vein" d="{veins}"/><path class="nuggets" d="{nuggets}"/><g class="xtal">')
    for n in range(30):
        size, turn = rng.span(34, 86), rng.span(-14, 14)
        x = LEFT + 80 + n * 138 + rng.span(-30, 30)
        out.append(use("crystal", x, 826, size, size * 0.92, f' transform="rotate({turn:.0f} {x:.0f} 826)"'))
        x, y = LEFT + 30 + n * 140 + rng.span(-50, 50), rng.whole(880, 1010)
        out.append(use("crystal", x, y, size * 0.7, size * 0.6, f' transform="rotate({5 * turn:.0f} {x:.0f} {y})"'))
    out.append("</g>")
    return "".join(out)


def grass(rng: Rng) -> str:
    """The edge of the ground."""
    edge = wave(rng, GROUND - 3, 2, 24)
    blades = "".join(
        f"M{x} 157l{rng.span(-4, 4):.0f}-{rng.span(7, 12):.0f}l3 {rng.span(6, 11):.0f}" for x in range(LEFT, RIGHT, 26)
    )
    ground = f'<path class="grass" d="{edge}V172H{LEFT}z"/><path class="grass-hi" d="{edge}"/>'
    return f'{ground}<path class="blades" d="{blades}"/>'


@lru_cache(maxsize=1)
def draw_backdrop() -> str:
    """The drawing, to stand behind a mine whose ground is at 160 and whose middle is at 0."""
    rng = Rng("the land")
    country = horizon(rng) + village(rng) + rock(rng) + grass(rng)
    wide = RIGHT - LEFT
    far = "".join(f'<use class="far" href="#country" x="{x}"/>' for x in (-2 * wide, -wide, wide, 2 * wide))
    dark = f'<rect class="deep" x="{-FAR}" y="1000" width="{2 * FAR}" height="{FAR - 1000}"/>'
    headframe = '<use href="#t-headframe" x="-43" y="8" width="86" height="160"/>'
    return (
        f'<svg class="land" viewBox="{LEFT} 0 {wide} 1000" aria-hidden="true" focusable="false">'
        '<defs><linearGradient id="g-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-190" x2="0" y2="150">'
        '<stop offset="0" class="sky-a"/><stop offset=".62" class="sky-b"/><stop offset="1" class="sky-c"/>'
        '</linearGradient><linearGradient id="g-deep" gradientUnits="userSpaceOnUse" x1="0" y1="1000" x2="0" y2="4000">'
        '<stop offset="0" class="deep-a"/><stop offset="1" class="deep-b"/></linearGradient></defs>'
        f'{sky()}{far}<g id="country">{country}</g>{headframe}{dark}</svg>'
    )

"""Egyptians: sun disc, obelisk, steps, signs of our own, gold and lapis."""

from __future__ import annotations

import re

from imperial_miners.art.draw import Rng, at, disc, fade, oval, path, poly, rect, stroke
from imperial_miners.art.kits.kit import Kit, Tile
from imperial_miners.art.palette import Paint, dark, light

_START = re.compile(r"(-?\d+) (-?\d+)(.*)")
# Signs in a box of 16 by 16 around the origin, drawn as strokes: invented, not copied.
SIGNS = (
    "M-7 0q7 -8 14 0q-7 8 -14 0M0 -1v2",
    "M-6 6v-12h12v12M-1 6v-6",
    "M-7 -3l3 4 4 -4 4 4 3 -4M-7 4h14",
    "M0 -7v14M-5 -3h10M-4 7h8",
    "M-6 6q0 -12 12 -12q-4 6 -6 12Z",
    "M-6 5a6 6 0 0 1 12 0ZM0 -1v-6",
    "M-5 -6h10l-10 12h10",
    "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M0 -1v2",
    "M-7 6h4v-4h4v-4h4v-4",
    "M-6 -6q6 6 0 12M0 -6q6 6 0 12M6 -6q6 6 0 12",
)


def signs(
    rng: Rng, x: float, y: float, count: int, step: float, colour: str, down: bool = True, scale: float = 1
) -> str:
    """A row or column of signs as one path: only their starting points are absolute."""
    out = ""
    for i in range(count):
        gx, gy = (x, y + i * step) if down else (x + i * step, y)
        for part in rng.pick(SIGNS)[1:].split("M"):
            sx, sy, rest = _START.findall(part)[0]
            out += f"M{gx / scale + int(sx):.0f} {gy / scale + int(sy):.0f}{rest}"
    size = "" if scale == 1 else f' transform="scale({scale:.2f})"'
    return stroke(out, colour, 2.4, size)


def sun(x: float, y: float, r: float, p: Paint) -> str:
    return (
        disc(x, y, r * 1.5, p.glow, ' opacity=".3"')
        + disc(x, y, r, p.M)
        + disc(x - r * 0.2, y - r * 0.2, r * 0.6, light(p.m, 0.6))
    )


def obelisk(rng: Rng, p: Paint) -> str:
    return (
        poly([(-44, 0), (44, 0), (36, -16), (-36, -16)], p.S)
        + poly([(-24, -16), (-16, -136), (16, -136), (24, -16)], p.S)
        + poly([(4, -16), (4, -136), (16, -136), (24, -16)], dark(p.s, 0.45), ' opacity=".55"')
        + poly([(-16, -136), (0, -164), (16, -136)], p.M)
        + signs(rng, -6, -118, 5, 21, p.b)
        + disc(0, -164, 5, "#fff")
    )


def steps(rng: Rng, p: Paint) -> str:
    """A step pyramid under the sun."""
    out = sun(0, -128, 24, p) + poly([(-2, -100), (-90, -190), (90, -190)], p.glow, ' opacity=".12"')
    for i in range(5):
        w, y = 78 - i * 14.5, -i * 21
        out += rect(-w, y - 21, 2 * w, 21, p.S) + rect(-w, y - 21, 2 * w, 4, light(p.s, 0.5))
    return out + path("M-12 0V-36Q0 -50 12 -36V0Z", p.ink) + path("M-7 0V-34Q0 -42 7 -34V0Z", p.b)


def gate(rng: Rng, p: Paint) -> str:
    """A pylon with a winged sun."""
    wing = "M10 -136q30 -14 62 -4q-8 12 -24 14q-18 4 -38 2Z"
    return (
        poly([(-80, 0), (-66, -128), (66, -128), (80, 0)], p.S)
        + rect(-74, -146, 148, 20, p.B)
        + rect(-78, -152, 156, 8, p.M)
        + poly([(-30, 0), (-26, -98), (26, -98), (30, 0)], p.ink)
        + poly([(-18, 0), (-16, -84), (16, -84), (18, 0)], p.glow, ' opacity=".75"')
        + signs(rng, -50, -104, 5, 22, p.b)
        + signs(rng, 50, -104, 5, 22, p.b)
        + path(wing, p.M)
        + at(0, 0, path(wing, p.M), mirror=True)
        + sun(0, -134, 14, p)
    )


def idol(rng: Rng, p: Paint) -> str:
    """A seated cat of lapis and gold."""
    return (
        rect(-44, -18, 88, 18, p.S)
        + rect(-44, -18, 88, 4, p.m)
        + path("M-30 -18Q-34 -62 -14 -82Q-24 -96 -20 -134L-6 -120H8L22 -134Q26 -100 14 -84Q40 -50 32 -18Z", p.B)
        + path("M32 -18q24 -2 20 -34q-2 -10 -8 -8q6 20 -14 28Z", p.B)
        + stroke("M-15 -84Q0 -74 15 -84", p.m, 8)
        + stroke("M-12 -18V-50M4 -18V-50", p.m, 3)
        + disc(-8, -106, 4, p.glow)
        + disc(9, -106, 4, p.glow)
        + path("M-3 -98h6l-3 5Z", p.m)
        + disc(0, -70, 6, p.a)
    )


def jar(rng: Rng, p: Paint) -> str:
    return (
        path("M-12 0Q-28 -22 -14 -44H14Q28 -22 12 0Z", p.S)
        + path("M-16 -44q16 -26 32 0Z", p.B)
        + stroke("M-19 -30h38M-20 -20h40", p.b, 4)
        + disc(0, -58, 4, p.m)
    )


def hoard(rng: Rng, p: Paint) -> str:
    coins = "".join(oval(rng.span(-28, 28), -rng.span(2, 12), 9, 4.5, p.M) for _ in range(7))
    return path("M-40 0Q-18 -10 0 -34Q20 -10 40 0Z", p.M) + coins + disc(-4, -30, 6, p.b) + disc(14, -14, 5, "#d8453a")


def beetle(rng: Rng, p: Paint) -> str:
    legs = "M-16 -14l-12 -6M-18 -24l-14 0M-14 -36l-12 8M16 -14l12 -6M18 -24l14 0M14 -36l12 8"
    return (
        stroke(legs, p.m, 4)
        + oval(0, -24, 20, 24, p.B)
        + stroke("M0 -40V0M-19 -30q19 10 38 0", p.m, 3)
        + disc(0, -50, 9, p.M)
        + oval(-8, -22, 4, 9, light(p.b, 0.5))
    )


def bowl(rng: Rng, p: Paint) -> str:
    """A fire bowl on chains."""
    return (
        stroke("M0 -4L-20 34M0 -4L20 34", p.m, 2.5)
        + path("M-13 34q2 -18 13 -28q11 10 13 28Z", "#ff9d2e")
        + path("M-6 34q0 -10 6 -18q6 8 6 18Z", "#fff2b0")
        + path("M-24 33h48q-6 20 -24 20t-24 -20Z", p.M)
    )


def column(x: float, high: float, p: Paint) -> str:
    return (
        rect(x - 15, -10, 30, 10, p.S)
        + poly([(x - 11, -10), (x - 9, -high + 26), (x + 9, -high + 26), (x + 11, -10)], p.S)
        + path(
            (
                f"M{x - 9:.0f} {-high + 28:.0f}Q{x - 12:.0f} {-high + 8:.0f} {x - 22:.0f} {-high:.0f}"
                f"H{x + 22:.0f}Q{x + 12:.0f} {-high + 8:.0f} {x + 9:.0f} {-high + 28:.0f}Z"
            ),
            p.A,
        )
        + stroke(f"M{x - 10:.0f} {-high + 32:.0f}h20M{x - 10:.0f} {-high + 40:.0f}h20M{x - 11:.0f} -18h22", p.b, 5)
    )


def frame(rng: Rng, p: Paint, wide: float, high: float) -> str:
    """Lotus columns under a painted lintel."""
    half = wide / 2 - 16
    beam = min(28.0, high * 0.18)
    count = max(3, int(wide / 34))
    if rng.chance(0.4):  # battered piers instead
        sides = "".join(f"M{x - 20:.0f} 0L{x - 13:.0f} {-high:.0f}h26L{x + 20:.0f} 0Z" for x in (-half, half))
        bands = "".join(f"M{x - 16:.0f} {-y:.0f}h32" for x in (-half, half) for y in (high * 0.25, high * 0.75))
        uprights = path(sides, p.s) + path(sides, p.S, fade(0.6)) + stroke(bands, p.b, 6)
    else:
        uprights = column(-half, high, p) + column(half, high, p)
    return (
        uprights
        + rect(-wide / 2 - 12, -high - beam, wide + 24, beam, p.S)
        + rect(-wide / 2 - 18, -high - beam - 6, wide + 36, 8, p.m)
        + signs(
            rng,
            -wide / 2 + 18,
            -high - beam / 2 + 1,
            count,
            (wide - 36) / (count - 1),
            p.b,
            down=False,
            scale=beam / 28,
        )
    )


def written(rng: Rng, p: Paint) -> Tile:
    tone = light(p.a, 0.2)
    body = "".join(signs(rng, 23 + i * 46, 17, 3, 34, tone, scale=1.35) for i in range(2))
    rule = stroke("M0 0v102M46 0v102", tone, 2)
    return 92, 102, f'<g opacity=".42">{body}{rule}</g>'


def barge(rng: Rng, p: Paint) -> str:
    """The boat of the sun, on poles."""
    return (
        stroke("M-40 0V-30M40 0V-30", p.s, 9)
        + path(
            (
                "M-96 -66Q-84 -28 -40 -28H44Q84 -30 92 -84Q96 -96 104 -92"
                "Q100 -72 96 -58Q82 -12 40 -12H-40Q-90 -12 -104 -66Z"
            ),
            p.M,
        )
        + stroke("M-80 -34Q-60 -20 -36 -20H42Q66 -22 80 -40", p.b, 5)
        + rect(-34, -78, 68, 50, p.B)
        + rect(-42, -88, 84, 12, p.M)
        + rect(-12, -66, 24, 38, p.glow)
        + sun(0, -118, 27, p)
        + stroke("M-22 -88Q-34 -112 -20 -138M22 -88Q34 -112 20 -138", p.b, 6)
    )


def lion(rng: Rng, p: Paint) -> str:
    """A lion of stone with a king's headcloth."""
    return (
        rect(-92, -20, 184, 20, p.S)
        + rect(-92, -20, 184, 5, p.m)
        + path("M-78 -20Q-86 -70 -40 -74H10L44 -20Z", p.S)
        + path("M-78 -26Q-98 -40 -88 -64Q-84 -50 -70 -44Z", p.S)
        + path("M10 -20V-84H46V-38H84V-20Z", p.S)
        + path("M2 -72L8 -132Q30 -156 54 -132L62 -72L48 -64H16Z", p.B)
        + stroke("M6 -80L14 -134M58 -80L50 -134M10 -100H18M46 -100H54M8 -86H16M48 -86H56", p.m, 4)
        + path("M16 -90V-126Q31 -138 46 -126V-90Q31 -78 16 -90Z", p.s)
        + disc(25, -112, 3.4, p.ink)
        + disc(38, -112, 3.4, p.ink)
        + path("M28 -84h7l-1 18h-5Z", p.m)
        + disc(31, -140, 7, p.M)
    )


KIT = Kit(
    frame=frame, lamp=bowl, heroes=(obelisk, steps, gate, idol, barge, lion), props=(jar, hoard, beetle), wall=written
)

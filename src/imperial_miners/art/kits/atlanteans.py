"""Atlanteans: gears, pipes, waves and a teal light."""

from __future__ import annotations

from imperial_miners.art.draw import Rng, at, cog, disc, path, poly, rect, ring, stroke
from imperial_miners.art.kits.kit import Kit, Tile
from imperial_miners.art.palette import Paint, dark, light, mix


def gear(x: float, y: float, r: float, teeth: int, fill: str, p: Paint, turn: float = 0) -> str:
    spokes = "".join(f"M0 0L{a:.0f} {b:.0f}" for a, b in ring(4, r * 0.62))
    body = (
        path(cog(teeth, r, r * 0.82), fill)
        + disc(0, 0, r * 0.62, p.ink)
        + stroke(spokes, mix(p.m, p.rock.deep, 0.25), r * 0.14)
        + disc(0, 0, r * 0.24, fill)
        + disc(0, 0, r * 0.09, p.ink)
    )
    return at(x, y, body, turn=turn)


def gears(rng: Rng, p: Paint) -> str:
    t = rng.span(0, 30)
    return (
        rect(-64, -12, 128, 12, dark(p.m, 0.5))
        + poly([(-22, -12), (-10, -96), (10, -96), (22, -12)], p.B)
        + gear(40, -52, 36, 10, p.A, p, t)
        + gear(-6, -104, 52, 14, p.M, p, t)
        + gear(-58, -44, 27, 9, p.A, p, -t)
    )


def bell(rng: Rng, p: Paint) -> str:
    """A diving bell with a lit window."""
    rivets = "".join(disc(x, -18, 3, light(p.m, 0.6)) for x in range(-42, 43, 14))
    return (
        stroke("M0 -196V-140", dark(p.m, 0.3), 5)
        + path("M-52 -8V-66Q-52 -138 0 -138Q52 -138 52 -66V-8Z", p.M)
        + stroke("M-52 -60H52", dark(p.m, 0.4), 4)
        + rect(-58, -28, 116, 20, p.A, ' rx="4"')
        + rivets
        + disc(0, -82, 31, dark(p.m, 0.45))
        + disc(0, -82, 24, p.glow)
        + path("M-24 -76q12 -8 24 0t24 0a24 24 0 0 1 -48 0Z", p.a)
        + stroke("M-14 -92a16 16 0 0 1 12 -10", "#fff", 5)
        + disc(0, -140, 9, dark(p.m, 0.3))
    )


def fountain(rng: Rng, p: Paint) -> str:
    """Water rising from a shell basin."""
    jet = light(p.glow, 0.4)
    return (
        stroke(
            "M0 -60V-130M0 -126q-30 -26 -44 60M0 -126q30 -26 44 60M0 -132q-14 -22 -24 40M0 -132q14 -22 24 40",
            jet,
            5,
            ' opacity=".85"',
        )
        + path("M-14 0q8 -30 0 -52h28q-8 22 0 52Z", p.S)
        + path("M-62 -66h124q-8 32 -44 36h-36q-36 -4 -44 -36Z", p.A)
        + stroke("M-58 -62q14 10 29 0t29 0 29 0 29 0", jet, 4)
        + stroke("M-30 -34l-12 -26M0 -32v-26M30 -34l12 -26", dark(p.a, 0.4), 3)
        + rect(-40, -10, 80, 10, p.S)
    )


def trident(rng: Rng, p: Paint) -> str:
    """A great trident over a turbine."""
    return (
        stroke("M0 -8V-160M-30 -160V-124Q-30 -104 0 -104T30 -124V-160", p.m, 11)
        + stroke("M-3 -20V-158M-32 -156V-126", light(p.m, 0.6), 3)
        + poly([(-11, -156), (0, -182), (11, -156)], p.M)
        + poly([(-40, -156), (-30, -176), (-20, -156)], p.M)
        + poly([(20, -156), (30, -176), (40, -156)], p.M)
        + gear(0, -52, 40, 12, p.A, p, rng.span(0, 30))
        + disc(0, -52, 14, p.glow)
        + rect(-50, -14, 100, 14, p.S, ' rx="3"')
    )


def valve(rng: Rng, p: Paint) -> str:
    return (
        rect(-8, -40, 16, 40, p.M)
        + rect(-14, -8, 28, 8, dark(p.m, 0.4))
        + at(
            0,
            -46,
            stroke("M-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M-18 0H18M0 -18V18", p.a, 5) + disc(0, 0, 5, p.M),
        )
    )


def coral(rng: Rng, p: Paint) -> str:
    return stroke(
        (
            "M0 0V-26M0 -12q-18 -4 -18 -28M-10 -24q-10 -2 -14 -12"
            "M0 -24q-2 -18 6 -30M0 -16q18 -4 20 -28M14 -24q12 -4 12 -14"
        ),
        rng.pick(("#ff7f6b", "#f4a3c0", "#ffb765")),
        6,
    )


def shell(rng: Rng, p: Paint) -> str:
    return (
        path("M-8 0L-30 -22Q-26 -52 0 -54Q26 -52 30 -22L8 0Z", light(p.a, 0.55))
        + stroke("M-4 -2L-20 -40M-1 -2L-7 -50M1 -2L7 -50M4 -2L20 -40", p.a, 3)
        + disc(0, -8, 8, "#fff")
    )


def small_gear(rng: Rng, p: Paint) -> str:
    return gear(0, -27, 28, 9, p.M, p, rng.span(0, 40))


def orb(rng: Rng, p: Paint) -> str:
    """A ball of light with trailing threads, like a jellyfish."""
    return (
        stroke("M0 -4V18", p.m, 3)
        + path("M-12 22h24l-5 -9h-14Z", p.M)
        + disc(0, 36, 17, p.glow)
        + disc(-5, 31, 6, "#fff")
        + stroke("M-9 51q-5 8 0 14M0 53v15M9 51q5 8 0 14", p.glow, 2.5)
    )


def tubes(rng: Rng, p: Paint, wide: float, high: float) -> str:
    """Glass tubes with rising light, under a riveted beam."""
    half = wide / 2 - 12
    glass = "".join(f"M{x:.0f} -6V{-high + 8:.0f}" for x in (-half, half))
    caps = "".join(f"M{x - 16:.0f} {y:.0f}h32v10h-32Z" for x in (-half, half) for y in (-10.0, -high * 0.5, -high))
    rivets = "".join(f"M{x:.0f} {-high - 7:.0f}h.1" for x in range(int(-half), int(half) + 1, 24))
    return (
        stroke(glass, dark(p.b, 0.4), 22)
        + stroke(glass, p.glow, 12, ' opacity=".8"')
        + stroke(glass, "#fff", 3, ' stroke-dasharray="2 16"')
        + rect(-wide / 2 - 8, -high - 16, wide + 16, 18, p.M)
        + stroke(rivets, dark(p.m, 0.5), 5)
        + path(caps, mix(p.m, p.rock.deep, 0.2))
        + gear(0, -high - 2, min(24, wide * 0.16), 9, p.A, p)
    )


def frame(rng: Rng, p: Paint, wide: float, high: float) -> str:
    """A bent brass pipe with flanges."""
    if rng.chance(0.4):
        return tubes(rng, p, wide, high)
    half, bend = wide / 2 - 10, min(wide * 0.3, high * 0.5, 70.0)
    d = (
        f"M{-half:.0f} 0V{-high + bend:.0f}Q{-half:.0f} {-high:.0f} {-half + bend:.0f} {-high:.0f}"
        f"H{half - bend:.0f}Q{half:.0f} {-high:.0f} {half:.0f} {-high + bend:.0f}V0"
    )
    out = (
        stroke(d, dark(p.m, 0.55), 22)
        + stroke(d, p.m, 16)
        + stroke(d, light(p.m, 0.55), 4, ' transform="translate(-3,-3)"')
    )
    rims = "".join(f"M{x - 15:.0f} {y - 9:.0f}h30v9h-30Z" for x in (-half, half) for y in (0.0, -high + bend))
    rims += "".join(f"M{x:.0f} {-high - 15:.0f}h9v30h-9Z" for x in (-half + bend, half - bend - 9))
    return out + path(rims, p.a) + path(rims, light(p.a, 0.5), ' transform="scale(1,.99)" opacity=".25"')


def waves(rng: Rng, p: Paint) -> Tile:
    h = rng.pick((22, 27, 34))
    return 48, h, stroke(f"M-12 {h / 2:.0f}q12 -14 24 0t24 0 24 0", p.glow, 3, ' opacity=".3"')


def diver(rng: Rng, p: Paint) -> str:
    """A boat that goes under water, its lamps on."""
    return (
        rect(-60, -14, 120, 14, p.S)
        + poly([(-96, -96), (-70, -70), (-96, -44)], p.B)
        + path("M-82 -70Q-70 -112 0 -112T92 -70Q70 -26 0 -26T-82 -70Z", p.M)
        + path("M-82 -70H92Q70 -26 0 -26T-82 -70Z", p.A)
        + path("M-24 -110L-18 -140H26L34 -108Z", p.M)
        + stroke("M4 -140V-164H22", dark(p.m, 0.2), 6)
        + "".join(disc(x, -72, 15, dark(p.m, 0.5)) + disc(x, -72, 11, p.glow) for x in (-36, 2, 40))
        + disc(84, -70, 8, "#fff")
        + poly([(86, -76), (150, -104), (150, -44), (86, -64)], p.glow, ' opacity=".25"')
    )


def dome(rng: Rng, p: Paint) -> str:
    """Towers under a dome of glass."""
    towers = "M-46 -16V-62l12 -20 12 20V-16ZM-14 -16V-96l14 -26 14 26V-16ZM24 -16V-70l12 -22 12 22V-16Z"
    return (
        path("M-78 -16Q-80 -150 0 -150T78 -16Z", p.glow, ' opacity=".28"')
        + path(towers, p.S)
        + path("M-6 -50h12v14h-12ZM-6 -76h12v14h-12ZM-40 -44h12v12h-12ZM30 -48h12v12h-12Z", p.glow)
        + stroke("M-78 -16Q-80 -150 0 -150T78 -16M0 -150V-16M-40 -16Q-44 -116 0 -150Q44 -116 40 -16M-74 -70H74", p.m, 3)
        + stroke("M-56 -60Q-50 -110 -22 -128", "#fff", 5, ' opacity=".7"')
        + rect(-90, -18, 180, 18, p.M, ' rx="5"')
        + disc(0, -154, 8, p.glow)
    )


KIT = Kit(
    frame=frame,
    lamp=orb,
    heroes=(gears, bell, fountain, trident, diver, dome),
    props=(valve, coral, shell, small_gear),
    wall=waves,
)

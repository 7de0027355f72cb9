"""Barbarians: rough rock, axes, antlers, drums and embers."""

from __future__ import annotations

from imperial_miners.art.draw import Rng, at, disc, oval, path, poly, rect, stroke
from imperial_miners.art.kits.kit import Kit, Tile, repeated
from imperial_miners.art.palette import Paint, dark, light, mix
from imperial_miners.art.rock import heap

HIDE = "#e6d5b3"


def flame(x: float, y: float, s: float) -> str:
    body = path("M-18 0Q-26 -24 -8 -40Q-8 -28 0 -30Q-4 -50 8 -62Q8 -44 18 -34Q30 -16 16 0Z", "#f2571d")
    body += path("M-11 0Q-15 -16 -3 -26Q0 -16 5 -22Q16 -12 9 0Z", "#ffb02e") + path(
        "M-5 0q-2 -8 4 -14q6 6 2 14Z", "#fff1b5"
    )
    return at(x, y, body, s)


def axe(rng: Rng, p: Paint) -> str:
    """A two-bladed axe, head up, about 90 high."""
    blade = "M5 -66Q20 -66 34 -86Q42 -58 34 -30Q20 -50 5 -50Z"
    return (
        stroke("M0 4V-88", dark(p.s, 0.1), 8)
        + path(blade, p.M)
        + at(0, 0, path(blade, p.M), mirror=True)
        + stroke("M34 -84Q41 -58 34 -32M-34 -84Q-41 -58 -34 -32", light(p.m, 0.7), 3)
        + stroke("M-5 -20h10M-5 -12h10M-5 -4h10", p.a, 4)
    )


def antlers(x: float, y: float, s: float, tone: str = HIDE) -> str:
    side = "M2 0Q14 -14 40 -18Q60 -24 58 -58M26 -16Q28 -34 20 -46M46 -24Q50 -40 44 -56"
    return at(x, y, stroke(side, tone, 7) + at(0, 0, stroke(side, tone, 7), mirror=True), s)


def totem(rng: Rng, p: Paint) -> str:
    """A carved post with shields and antlers."""
    face = "M-13 -5l9 4M13 -5l-9 4M-10 10q10 8 20 0"
    return (
        antlers(0, -142, 0.9)
        + poly([(-26, 0), (-22, -146), (22, -146), (26, 0)], p.S)
        + rect(-27, -104, 54, 7, p.a)
        + rect(-28, -52, 56, 7, p.a)
        + stroke(face, p.ink, 5, ' transform="translate(0,-122)"')
        + stroke(face, p.ink, 5, ' transform="translate(0,-74)"')
        + at(0, -22, stroke("M-14 8L0 -14L14 8ZM0 -2v6", HIDE, 4))
        + poly([(-22, -92), (-58, -104), (-52, -72), (-24, -66)], p.A)
        + poly([(22, -92), (58, -104), (52, -72), (24, -66)], p.A)
    )


def struck(rng: Rng, p: Paint) -> str:
    """A giant axe driven into a boulder."""
    stone = mix(p.rock.mid, p.rock.low, 0.3)
    return (
        at(26, -178, axe(rng, p), 1.45, turn=192)
        + poly([(-74, 0), (-66, -40), (-34, -62), (2, -58), (44, -66), (70, -34), (78, 0)], stone)
        + poly([(-66, -40), (-34, -62), (2, -58), (-14, -30), (-44, -26)], mix(stone, p.rock.high, 0.55))
        + poly([(44, -66), (70, -34), (78, 0), (40, 0), (28, -34)], mix(stone, p.rock.deep, 0.45))
        + stroke("M4 -58l-8 20 10 14 -8 22", p.glow, 4)
    )


def bonfire(rng: Rng, p: Paint) -> str:
    """A cauldron over a fire."""
    return (
        stroke("M-62 0L6 -150M62 0L-6 -150M0 -140V-92", dark(p.s, 0.15), 8)
        + flame(-20, -2, 0.9)
        + flame(22, -2, 0.8)
        + flame(0, 0, 1.1)
        + path("M-44 -94H44Q48 -40 0 -38T-44 -94Z", "#332b2c")
        + path("M-38 -88Q-38 -56 -14 -46", "none", ' stroke="#8c7f78" stroke-width="5"')
        + oval(0, -94, 46, 9, p.a)
        + oval(0, -95, 36, 5, p.glow)
        + stroke("M-34 -2L30 -14M34 -2L-30 -14", p.s, 9)
    )


def trophies(rng: Rng, p: Paint) -> str:
    """A rack of shields and antlers."""

    boss = disc(0, 0, 27, p.M) + disc(0, 0, 23, p.A) + stroke("M-21 0h42M0 -21v42", HIDE, 4) + disc(0, 0, 6, p.M)
    return (
        stroke("M-66 0L-58 -140M66 0L58 -140M-78 -118H78", p.s, 10)
        + antlers(0, -118, 1)
        + repeated(p, "q", boss, [(-36, -74), (36, -74), (0, -38)])
        + at(-72, -8, axe(rng, p), 0.8, turn=-10)
    )


def drum(rng: Rng, p: Paint) -> str:
    return (
        path("M-26 -44L-20 0H20L26 -44Z", p.A)
        + stroke("M-24 -40l10 38 10 -38 10 38 10 -38 7 30", HIDE, 3)
        + oval(0, -44, 27, 9, HIDE)
        + oval(0, -44, 20, 6, light(HIDE, 0.4))
    )


def leaning(rng: Rng, p: Paint) -> str:
    return at(0, 0, axe(rng, p), 0.85, turn=rng.span(-24, 24))


def embers(rng: Rng, p: Paint) -> str:
    return heap(rng, p, 50) + flame(0, -10, 0.8)


def torch(rng: Rng, p: Paint) -> str:
    """A torch in an iron ring."""
    return stroke("M0 -4V12M-14 64L-2 34", p.s, 6) + rect(-12, 36, 22, 10, dark(p.m, 0.5)) + flame(0, 40, 0.62)


def frame(rng: Rng, p: Paint, wide: float, high: float) -> str:
    """Crooked trunks lashed with rope, with tusks or antlers."""
    left, r = -wide / 2 + 12, wide / 2 - 12
    b = [rng.span(-9, 9) for _ in range(4)]
    bark = mix(p.s, p.rock.deep, 0.55)
    trunk = (
        f"M{left - 4:.0f} 0Q{left + b[0] - 8:.0f} {-high / 2:.0f} {left + b[1]:.0f} {-high:.0f}"
        f"M{r + 4:.0f} 0Q{r + b[2] + 8:.0f} {-high / 2:.0f} {r + b[3]:.0f} {-high:.0f}"
    )
    cap = f"M{left - 26:.0f} {-high + 2:.0f}Q0 {-high - 16 + b[0]:.0f} {r + 26:.0f} {-high - 2:.0f}"
    if rng.chance(0.4):
        top = (
            antlers(0, -high - 4, 0.55)
            + disc(0, -high - 2, 15, p.A)
            + stroke(f"M-9 {-high - 2:.0f}h18M0 {-high - 11:.0f}v18", HIDE, 3)
        )
    else:
        tusk = path("M0 0Q26 -6 30 -40Q10 -24 -4 -12Z", HIDE)
        top = at(r + 6, -high - 4, tusk) + at(left - 6, -high - 4, tusk, mirror=True)
    ropes = "".join(f"M{x - 13:.0f} {-high + 12 + i * 6:.0f}l26 -5" for x in (left + b[1], r + b[3]) for i in range(3))
    return (
        stroke(trunk, bark, 26)
        + stroke(trunk, p.s, 15, ' transform="translate(-4,0)"')
        + stroke(cap, bark, 24)
        + stroke(cap, p.s, 13, ' transform="translate(0,-4)"')
        + top
        + stroke(ropes, HIDE, 3)
    )


def painted(rng: Rng, p: Paint) -> Tile:
    """Beasts and suns on the wall."""
    beast = (
        "M-30 6q-4 -24 16 -22q22 2 34 -8q10 2 8 12l8 4q-4 8 -14 6v18M-24 8v16M-12 6v18M14 6v18M28 -20l4 -9M22 -22l-1 -9"
    )
    ray = "M0 -4v-14M6 -2l12 -8M-6 -2l-12 -8M3 6l6 14M-3 6l-6 14"
    out = ""
    for i in range(3):
        mark = beast if i != 1 else ray
        out += at(44 + i * 84, rng.span(40, 84), f'<path d="{mark}"/>', rng.span(0.9, 1.3), mirror=rng.chance(0.5))
    return (
        252,
        126,
        f'<g fill="none" stroke="{light(p.a, 0.25)}" stroke-width="4" stroke-linecap="round" opacity=".6">{out}</g>',
    )


def hut(rng: Rng, p: Paint) -> str:
    """A tent of hides on crossed poles."""
    return (
        stroke("M-66 0L24 -164M66 0L-24 -164M-8 0L4 -160", dark(p.s, 0.1), 8)
        + poly([(-76, 0), (-8, -132), (12, -132), (78, 0)], p.A)
        + poly([(-76, 0), (-8, -132), (-2, -132), (-30, 0)], light(p.a, 0.2), ' opacity=".5"')
        + path("M-22 0Q-14 -48 2 -76Q18 -48 26 0Z", p.ink)
        + path("M-12 0Q-6 -34 2 -54Q10 -34 16 0Z", p.glow, ' opacity=".8"')
        + stroke("M-58 -30L-34 -24M-48 -52L-28 -46M58 -30L40 -24M48 -52L32 -46", HIDE, 5)
        + antlers(2, -132, 0.7)
    )


def forge(rng: Rng, p: Paint) -> str:
    """An anvil before a fire, a hammer on it."""
    return (
        path("M-88 0L-78 -66H-10L0 0Z", mix(p.rock.mid, p.rock.deep, 0.35))
        + path("M-72 -4Q-70 -48 -44 -50T-16 -4Z", p.ink)
        + flame(-44, -2, 0.95)
        + rect(-64, -150, 36, 86, mix(p.rock.low, p.rock.deep, 0.3))
        + poly([(24, 0), (32, -26), (68, -26), (76, 0)], p.S)
        + path("M4 -62H84V-46Q70 -42 68 -26H34Q32 -40 20 -44Q6 -48 4 -62Z", p.M)
        + rect(22, -72, 44, 9, "#ff8a3a", ' rx="3"')
        + at(70, -72, stroke("M0 0L26 -44", p.s, 7) + rect(-16, -16, 34, 20, p.M, ' rx="3"'), turn=-16)
        + path("M40 -84l4 -10 4 10ZM24 -90l3 -8 3 8ZM58 -92l3 -9 3 9Z", p.glow)
    )


KIT = Kit(
    frame=frame,
    lamp=torch,
    heroes=(totem, struck, bonfire, trophies, hut, forge),
    props=(leaning, drum, embers),
    wall=painted,
)

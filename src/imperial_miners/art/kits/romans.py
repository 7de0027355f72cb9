"""Romans: arches, columns, laurel, mosaic, purple."""

from __future__ import annotations

from math import cos, pi, sin

from imperial_miners.art.draw import Rng, at, disc, num, oval, path, poly, rect, ring, stroke
from imperial_miners.art.kits.kit import Kit, Tile, repeated
from imperial_miners.art.palette import Paint, dark, light


def column(x: float, high: float, p: Paint, girth: float = 13) -> str:
    g = girth
    return (
        poly([(x - g, -8), (x - g * 0.82, -high + 14), (x + g * 0.82, -high + 14), (x + g, -8)], p.S)
        + stroke(
            f"M{x - g * 0.4:.0f} -9V{-high + 14:.0f}M{x + g * 0.35:.0f} -9V{-high + 14:.0f}",
            dark(p.s, 0.4),
            2.2,
        )
        + rect(x - g * 1.35, -8, g * 2.7, 8, p.S)
        + rect(x - g * 1.25, -high + 7, g * 2.5, 8, p.S)
        + rect(x - g * 1.55, -high, g * 3.1, 8, light(p.s, 0.3))
    )


def arch(x: float, y: float, inner: float, thick: float, p: Paint, stones: int = 9) -> str:
    """A half ring of wedge stones springing from height y."""
    joints = ""
    for i in range(stones + 1):
        a = pi * i / stones
        c, s = cos(a), sin(a)
        joints += (
            f"M{x + inner * c:.0f} {y - inner * s:.0f}L{x + (inner + thick) * c:.0f} {y - (inner + thick) * s:.0f}"
        )
    o = inner + thick
    return (
        path(
            (
                f"M{x - o:.0f} {y:.0f}A{o:.0f} {o:.0f} 0 0 1 {x + o:.0f} {y:.0f}"
                f"H{x + inner:.0f}A{inner:.0f} {inner:.0f} 0 0 0 {x - inner:.0f} {y:.0f}Z"
            ),
            p.S,
        )
        + stroke(joints, dark(p.s, 0.45), 2)
        + poly(
            [
                (x - thick * 0.35, y - inner + 3),
                (x + thick * 0.35, y - inner + 3),
                (x + thick * 0.5, y - o - 4),
                (x - thick * 0.5, y - o - 4),
            ],
            p.M,
        )
    )


def frame(rng: Rng, p: Paint, wide: float, high: float) -> str:
    """Two columns and an arch, flattened where the gallery is low; or a gable."""
    if rng.chance(0.4):
        rise = min(34.0, high * 0.2)
        foot, w = high - rise - 12, wide / 2
        teeth = "".join(f"M{x:.0f} {-foot - 1:.0f}h7v5h-7Z" for x in range(int(-w) + 6, int(w) - 8, 14))
        return (
            column(-w + 16, foot, p)
            + column(w - 16, foot, p)
            + path(teeth, light(p.s, 0.1))
            + rect(-w - 8, -foot - 13, wide + 16, 13, p.S)
            + poly([(-w - 12, -foot - 12), (0, -high - 8), (w + 12, -foot - 12)], p.s)
            + poly([(-w + 16, -foot - 15), (0, -high + 3), (w - 16, -foot - 15)], p.A)
            + laurel(0, -foot - 12 - rise * 0.4, min(11, rise * 0.3), p.m)
        )
    thick = max(12.0, min(22.0, wide * 0.08))
    outer = wide / 2
    rise = min(outer, high * 0.5)
    flat = rise / outer
    foot = high - rise
    top = at(0, -foot, f'<g transform="scale(1 {flat:.2f})">{arch(0, 0, outer - thick, thick, p, 11)}</g>')
    return column(-outer + thick / 2, foot, p, thick * 0.6) + column(outer - thick / 2, foot, p, thick * 0.6) + top


def laurel(x: float, y: float, r: float, colour: str) -> str:
    """A wreath, open at the top."""
    d, n = "", r * 0.5
    for side in (-1, 1):
        for i in range(5):
            a = pi / 2 - side * (0.3 + i * 0.5)
            c, s = cos(a), sin(a)
            tx, ty = s * side * n, -c * side * n
            ox, oy = c * n * 0.6, s * n * 0.6
            d += f"M{x + r * c:.0f} {y + r * s:.0f}q{num(ox)} {num(oy)} {num(tx + ox)} {num(ty + oy)}"
            d += f" {num(-ox)} {num(-oy)} {num(-tx - ox)} {num(-ty - oy)}"
    return path(d, colour)


def triumph(rng: Rng, p: Paint) -> str:
    """A triumphal arch with a purple cloth."""
    return (
        rect(-76, -118, 152, 118, p.S)
        + rect(-84, -130, 168, 14, light(p.s, 0.25))
        + rect(-70, -158, 140, 28, p.S)
        + path("M-28 0V-62A28 28 0 0 1 28 -62V0Z", p.ink)
        + path("M-18 0V-58A18 18 0 0 1 18 -58V0Z", p.glow, ' opacity=".6"')
        + path("M-62 0V-44A11 11 0 0 1 -40 -44V0ZM40 0V-44A11 11 0 0 1 62 -44V0Z", p.ink)
        + stroke("M-70 -92H70", p.m, 4)
        + "".join(rect(x, -152, 20, 16, p.A) for x in (-58, 38))
        + laurel(0, -142, 12, p.m)
        + path("M-26 -116h52v26l-26 -12 -26 12Z", p.A)
    )


def aqueduct(rng: Rng, p: Paint) -> str:
    water = "#7fd4ea"
    low = "".join(path(f"M{x - 17} 0V-40A17 17 0 0 1 {x + 17} -40V0Z", p.ink) for x in (-54, 0, 54))
    up = "".join(path(f"M{x - 9} -76V-96A9 9 0 0 1 {x + 9} -96V-76Z", p.ink) for x in (-66, -40, -14, 14, 40, 66))
    return (
        rect(-84, -122, 168, 122, p.S)
        + low
        + up
        + rect(-90, -74, 180, 7, light(p.s, 0.4))
        + rect(-90, -126, 180, 9, light(p.s, 0.4))
        + rect(-90, -136, 180, 10, water)
        + path("M84 -136q14 0 14 20V0h-9V-112q0 -14 -5 -14Z", water)
        + oval(92, 0, 20, 6, "#d8f6ff")
    )


def standard(rng: Rng, p: Paint) -> str:
    """A cloth on a pole within laurel."""
    return (
        rect(-46, -14, 92, 14, p.S)
        + rect(-32, -26, 64, 12, p.S)
        + rect(-4, -176, 8, 150, p.M)
        + rect(-44, -146, 88, 7, p.M)
        + path("M-38 -140h76v78l-12 -8 -13 10 -13 -10 -13 10 -13 -10 -12 8Z", p.A)
        + stroke("M-34 -136H34", p.m, 4)
        + laurel(0, -100, 22, light(p.m, 0.25))
        + disc(0, -102, 7, p.m)
        + laurel(0, -172, 15, p.m)
    )


def crane(rng: Rng, p: Paint) -> str:
    """A tread-wheel crane lifting a column drum."""
    wood = "#9c6b3c"
    spokes = "".join(f"M0 0L{x:.0f} {y:.0f}" for x, y in ring(8, 40))
    return (
        stroke("M-30 -46L58 -164M-10 -46L58 -164", wood, 9)
        + stroke("M58 -160V-84", p.m, 3)
        + rect(38, -84, 40, 26, p.S)
        + stroke("M38 -84l20 -18 20 18", p.m, 3)
        + at(
            -28,
            -46,
            disc(0, 0, 46, dark(wood, 0.55))
            + stroke("M-42 0a42 42 0 1 0 84 0a42 42 0 1 0 -84 0" + spokes, wood, 7)
            + disc(0, 0, 9, p.M),
        )
        + at(58, 0, rect(-24, -22, 48, 22, p.S) + rect(-20, -42, 40, 20, p.S))
    )


def amphora(rng: Rng, p: Paint) -> str:
    clay = "#c8683a"
    return (
        stroke("M-8 -58Q-26 -56 -16 -38M8 -58Q26 -56 16 -38", dark(clay, 0.2), 4)
        + path("M-4 0Q-26 -26 -14 -42Q-7 -48 -7 -64H7Q7 -48 14 -42Q26 -26 4 0Z", clay)
        + path("M2 0Q26 -26 12 -42Q7 -48 7 -64H2Z", dark(clay, 0.35))
        + stroke("M-19 -30h38", p.a, 6)
    )


def shield(rng: Rng, p: Paint) -> str:
    return (
        rect(-21, -62, 42, 62, p.M, ' rx="7"')
        + rect(-17, -58, 34, 54, p.B, ' rx="4"')
        + stroke("M0 -54V-8M-14 -31H14M-12 -50L12 -12M12 -50L-12 -12", p.m, 2.4)
        + disc(0, -31, 7, p.M)
    )


def stump(rng: Rng, p: Paint) -> str:
    return (
        poly([(-15, 0), (-13, -40), (-4, -46), (4, -38), (13, -44), (15, 0)], p.S)
        + stroke("M-5 0V-42M5 0V-38", dark(p.s, 0.45), 2.4)
        + rect(-20, -8, 40, 8, p.S)
        + path("M12 -44q14 12 4 30", "none", ' stroke="#4f8a4a" stroke-width="4"')
    )


def oil(rng: Rng, p: Paint) -> str:
    """A bronze oil lamp that hangs."""
    return (
        stroke("M0 -4L-18 38M0 -4L18 38M0 -4V30", p.m, 2.4)
        + path("M-26 38h52q-4 16 -26 16t-26 -16Z", p.M)
        + path("M-22 38q-2 -8 2 -14q5 6 3 14ZM17 38q-2 -8 2 -14q5 6 3 14Z", "#ffb23e")
        + path("M-5 38q-2 -12 5 -20q7 8 5 20Z", "#fff0b0")
    )


def mosaic(rng: Rng, p: Paint) -> Tile:
    """Courses of masonry with a frieze of small stones."""
    tones = rng.shuffled((p.a, p.m, light(p.s, 0.2), p.b))
    tiles = ["", "", "", ""]
    for i in range(6):
        for k in (0, 1):
            tiles[(i + k * 2) % 4 if i % 2 else k] += f"M{i * 13 + 1} {k * 13 + 62}h11v11h-11Z"
    band = "".join(path(d, tone, ' opacity=".6"') for d, tone in zip(tiles, tones, strict=True) if d)
    joints = stroke("M0 28h78M0 58h78M0 90h78M0 118h78M20 0v28M58 28v30M58 90v28", light(p.s, 0.1), 2, ' opacity=".3"')
    return 78, 120, joints + band


def chariot(rng: Rng, p: Paint) -> str:
    """A chariot on show, its wheel gilt."""
    spokes = "".join(f"M0 0L{x:.0f} {y:.0f}" for x, y in ring(8, 34))
    return (
        rect(-92, -16, 184, 16, p.S)
        + rect(-92, -16, 184, 4, light(p.s, 0.4))
        + stroke("M10 -48L96 -60M90 -72V-48", "#9c6b3c", 7)
        + path("M-62 -52V-112Q-30 -100 -6 -118Q22 -124 30 -146Q42 -110 34 -52Z", p.A)
        + stroke("M-62 -108Q-30 -98 -6 -116Q20 -122 30 -142", p.m, 6)
        + laurel(-8, -84, 15, p.m)
        + at(
            -16,
            -52,
            disc(0, 0, 38, "none", f' stroke="{p.m}" stroke-width="9"') + stroke(spokes, p.m, 5) + disc(0, 0, 9, p.M),
        )
    )


def rotunda(rng: Rng, p: Paint) -> str:
    """A round temple with a flame within."""
    return (
        rect(-84, -12, 168, 12, p.S)
        + rect(-74, -22, 148, 11, light(p.s, 0.2))
        + rect(-54, -100, 108, 78, p.ink)
        + rect(-54, -100, 108, 78, p.glow, ' opacity=".35"')
        + path("M-13 -22Q-18 -52 0 -74Q18 -52 13 -22Z", "#ff9d2e")
        + path("M-6 -22Q-8 -40 0 -54Q8 -40 6 -22Z", "#fff2b0")
        + repeated(p, "q", column(0, 80, p, 7.5), [(-60, -22), (-30, -22), (30, -22), (60, -22)])
        + rect(-76, -114, 152, 14, p.S)
        + path("M-64 -114Q-60 -158 0 -164Q60 -158 64 -114Z", p.A)
        + stroke("M-40 -116Q-36 -150 0 -160Q36 -150 40 -116M0 -116V-160", p.m, 3)
        + disc(0, -168, 7, p.M)
    )


KIT = Kit(
    frame=frame,
    lamp=oil,
    heroes=(triumph, aqueduct, standard, crane, chariot, rotunda),
    props=(amphora, shield, stump),
    wall=mosaic,
)

"""Scots: barrels, copper stills, tartan, thistles."""

from __future__ import annotations

from imperial_miners.art.draw import Point, Rng, at, disc, oval, path, poly, rect, ring, stroke
from imperial_miners.art.kits.kit import Kit, Tile, barrel, crate, lantern, repeated, timbers
from imperial_miners.art.palette import Paint, dark, light, mix


def tartan(x: float, y: float, wide: float, high: float, p: Paint, sett: float = 24) -> str:
    """A cloth of crossing bands."""
    broad, thin = "", ""
    i = x + sett * 0.5
    while i < x + wide:
        broad += f"M{i:.0f} {y:.0f}v{high:.0f}"
        i += sett
    i = x + sett
    while i < x + wide - 2:
        thin += f"M{i:.0f} {y:.0f}v{high:.0f}"
        i += sett
    j = y + min(sett * 0.5, high / 2)
    while j < y + high:
        broad += f"M{x:.0f} {j:.0f}h{wide:.0f}"
        if j + sett / 2 < y + high:
            thin += f"M{x:.0f} {j + sett / 2:.0f}h{wide:.0f}"
        j += sett
    return rect(x, y, wide, high, p.A) + stroke(broad, p.b, sett * 0.36, ' opacity=".7"') + stroke(thin, "#f2d04a", 2.2)


def thistle(rng: Rng, p: Paint) -> str:
    """A flower about 70 high."""
    leaf = "M0 -4q-26 -2 -34 -26q10 4 12 -2q6 10 22 20Z"
    tuft = poly(
        [(-15, -52), (-22, -76), (-11, -68), (-6, -82), (0, -70), (6, -82), (11, -68), (22, -76), (15, -52)],
        "#b04cc4",
    )
    return (
        stroke("M0 0V-40", dark(p.a, 0.2), 5)
        + path(leaf, p.A)
        + at(0, -4, path(leaf, p.a), 0.9, mirror=True)
        + tuft
        + poly([(-12, -54), (-9, -72), (0, -56), (9, -72), (12, -54)], "#d98ae6")
        + disc(0, -44, 16, dark(p.a, 0.15))
        + stroke("M-13 -50l26 13M13 -50l-26 13M-15 -43h30", light(p.a, 0.35), 2)
    )


def still(rng: Rng, p: Paint) -> str:
    """A copper pot still with a swan neck."""
    return (
        path("M-8 -92Q-6 -150 20 -150Q48 -150 50 -96V-70H40V-96Q40 -138 22 -138Q8 -138 10 -92Z", p.M)
        + path("M-54 0V-34Q-54 -70 -18 -84Q-8 -88 -8 -98H12Q12 -88 20 -84Q46 -70 46 -34V0Z", p.M)
        + path(
            "M-40 -10V-36Q-38 -58 -20 -70",
            "none",
            f' stroke="{light(p.m, 0.65)}" stroke-width="6" stroke-linecap="round"',
        )
        + stroke("M-54 -34H46M-16 -84H18", dark(p.m, 0.45), 4)
        + rect(-60, -8, 112, 8, dark(p.m, 0.6))
        + disc(-4, -22, 9, dark(p.m, 0.6))
        + disc(-4, -22, 5, p.glow)
        + at(66, 0, barrel(rng, p, 34, 44))
        + rect(40, -72, 10, 34, dark(p.m, 0.2))
    )


def cask(r: float, p: Paint) -> str:
    """A barrel seen from its end, around the origin."""
    staves = f"M{-r / 2:.0f} {-r + 7:.0f}V{r - 7:.0f}M0 {-r + 5:.0f}V{r - 5:.0f}M{r / 2:.0f} {-r + 7:.0f}V{r - 7:.0f}"
    return (
        disc(0, 0, r, dark(p.m, 0.3))
        + disc(0, 0, r - 4, p.S)
        + stroke(staves, dark(p.s, 0.5), 2)
        + disc(0, r * 0.45, 4, p.glow)
    )


def stack(rng: Rng, p: Paint) -> str:
    """Casks piled up on casks."""
    r = 29
    rows: list[Point] = [(-58, -r), (0, -r), (58, -r), (-29, -r * 2.75), (29, -r * 2.75), (0, -r * 4.5)]
    keep = rows if rng.chance(0.5) else rows[:5]
    return repeated(p, "q", cask(r, p), keep) + rect(-96, -7, 192, 7, dark(p.s, 0.55))


def banner(rng: Rng, p: Paint) -> str:
    """A hanging tartan with a thistle."""
    return (
        rect(-52, -160, 104, 8, p.S, ' rx="4"')
        + tartan(-42, -154, 84, 118, p, 28)
        + path("M-42 -36h84l-42 26Z", p.A)
        + disc(0, -98, 36, "#f3e6c4")
        + stroke(" ".join(["M-36 -98a36 36 0 1 0 72 0a36 36 0 1 0 -72 0"]), p.m, 4)
        + at(0, -66, thistle(rng, p), 0.78)
    )


def stones(rng: Rng, p: Paint) -> str:
    """A standing stone with a knot, between two lesser ones."""
    gray = mix(p.rock.high, "#c9c6b4", 0.5)
    lo = mix(gray, p.rock.deep, 0.55)
    return (
        poly([(-72, 0), (-66, -72), (-50, -80), (-40, 0)], lo)
        + poly([(44, 0), (50, -88), (64, -92), (76, 0)], lo)
        + poly([(-34, 0), (-30, -134), (-8, -152), (22, -142), (34, 0)], gray)
        + poly([(10, -146), (22, -142), (34, 0), (16, 0)], lo)
        + stroke("M-14 -98a14 14 0 1 1 22 0q-22 12 -22 30a14 14 0 1 0 22 0q0 -18 -22 -30", p.a, 6)
        + stroke("M-14 -98q0 18 22 30", gray, 3)
        + oval(0, 0, 80, 8, p.a, ' opacity=".7"')
    )


def targe(rng: Rng, p: Paint) -> str:
    studs = "".join(disc(x, y, 2.4, light(p.m, 0.6)) for x, y in ring(8, 19, 0, -28))
    return (
        disc(0, -28, 28, p.M)
        + disc(0, -28, 24, dark(p.a, 0.25))
        + disc(0, -28, 13, p.A)
        + studs
        + disc(0, -28, 6, light(p.m, 0.5))
    )


def chequered(rng: Rng, p: Paint) -> Tile:
    s = rng.pick((44, 54, 66))
    h = s / 2
    return (
        s,
        s,
        (
            f'<g opacity=".5">{rect(0, 0, s, s, p.a)}'
            + stroke(f"M{h:.0f} 0v{s}M0 {h:.0f}h{s}", p.b, s * 0.36, ' opacity=".7"')
            + stroke(f"M2 0v{s}M0 2h{s}", "#f2d04a", 2.2)
            + "</g>"
        ),
    )


def frame(rng: Rng, p: Paint, wide: float, high: float) -> str:
    """Timbers with a sash of tartan, or pennants, along the cap."""
    out = timbers(rng, p, wide, high, 22)
    drop = min(26, high * 0.16)
    if rng.chance(0.4):  # pennants instead
        step = max(20.0, wide / 11)
        flags = ["", ""]
        for i in range(int((wide - 8) / step)):
            flags[i % 2] += (
                f"M{-wide / 2 + 6 + i * step:.0f} {-high + 8:.0f}h{step - 3:.0f}l{-step / 2 + 1:.0f} {drop:.0f}Z"
            )
        return out + path(flags[0], p.a) + path(flags[1], p.b)
    return out + tartan(-wide / 2 + 2, -high + 6, wide - 4, drop, p, drop)


def loom(rng: Rng, p: Paint) -> str:
    """A weaver's loom with a cloth half done."""
    return (
        rect(-66, -150, 12, 150, p.S)
        + rect(54, -150, 12, 150, p.S)
        + rect(-76, -158, 152, 14, p.S, ' rx="6"')
        + stroke(
            "M-48 -144V-80M-32 -144V-80M-16 -144V-80M0 -144V-80M16 -144V-80M32 -144V-80M48 -144V-80", "#efe3c2", 2.4
        )
        + tartan(-54, -82, 108, 58, p, 26)
        + rect(-70, -92, 140, 11, dark(p.s, 0.2), ' rx="4"')
        + rect(-66, -30, 132, 16, p.M, ' rx="8"')
    )


def keep(rng: Rng, p: Paint) -> str:
    """A tower house with a lit window and a flag."""
    stone = mix(p.rock.high, "#c9c6b4", 0.55)
    return (
        poly([(-46, 0), (-40, -112), (40, -112), (46, 0)], stone)
        + poly([(8, 0), (8, -112), (40, -112), (46, 0)], mix(stone, p.rock.deep, 0.45))
        + path("M-50 -134h18v10h14v-10h18v10h16v-10h18v10h16v-10v24h-100Z", mix(stone, p.rock.deep, 0.15))
        + poly([(-58, -96), (-44, -124), (-30, -96)], p.B)
        + rect(-54, -96, 20, 40, stone)
        + stroke("M20 -134V-182", dark(p.s, 0.2), 5)
        + path("M22 -182h46l-10 13 10 13h-46Z", p.A)
        + stroke("M24 -180L62 -158M24 -158L62 -180", "#f3e6c4", 4)
        + path("M-12 0V-30Q0 -44 12 -30V0Z", p.ink)
        + path("M-20 -64v-20q8 -10 16 0v20ZM12 -64v-20q8 -10 16 0v20Z", p.glow)
    )


KIT = Kit(
    frame=frame,
    lamp=lantern,
    heroes=(still, stack, banner, stones, loom, keep),
    props=(barrel, thistle, targe, crate),
    wall=chequered,
)

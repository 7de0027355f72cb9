"""The mine itself: strata and their texture, openings, crystals, finds, rails and carts."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

from imperial_miners.art.draw import (
    Point,
    Rng,
    at,
    disc,
    fade,
    loop,
    num,
    oval,
    path,
    poly,
    rect,
    ring,
    stroke,
    trail,
)
from imperial_miners.art.palette import Paint, Rock, dark, light, mix

WIDE, HIGH = 600, 336


def strata(rng: Rng, rock: Rock, level: int) -> str:
    """Bands of earth across the whole picture, lighter on top."""
    out = [rect(0, 0, WIDE, HIGH, mix(rock.mid, rock.high, 0.25))]
    y, tilt = rng.span(18, 36), rng.span(-26, 26)
    bands = rng.whole(5, 6)
    for i in range(bands):
        wave = [(x, y + tilt * (x - 300) / 300 + rng.span(-11, 11)) for x in range(-20, 660, 132)]
        tone = mix(rock.mid, rock.low, i / (bands - 1))
        if i % 2:
            tone = mix(tone, rock.high, 0.16)
        out.append(path(trail([(-20, HIGH), *wave, (640, HIGH)]) + "Z", tone))
        y += rng.span(38, 62)
    return "".join(out) + (_soil, _soil, _clay, _slate, _crystal)[level](rng, rock)


def _spot(rng: Rng) -> Point:
    """A place in the rock that most compositions leave to be seen: the roof or the sides."""
    if rng.chance(0.6):
        return rng.span(8, 590), rng.span(16, 104)
    x = rng.span(-70, 70)
    return (x if x > 0 else 600 + x), rng.span(100, 286)


def _stones(rng: Rng, count: int, sides: int, small: float, large: float, flat: float) -> str:
    d = []
    for _ in range(count):
        (x, y), r = _spot(rng), rng.span(small, large)
        turn = rng.span(0, 6)
        edge = [(round(a), round(b * flat)) for a, b in ring(sides, r, start=turn)]
        steps = " ".join(f"{c - a} {e - b}" for (a, b), (c, e) in pairwise(edge))
        d.append(f"M{x + edge[0][0]:.0f} {y + edge[0][1]:.0f}l{steps}Z")
    return "".join(d)


def _soil(rng: Rng, rock: Rock) -> str:
    roots = []
    for _ in range(5):
        x, y = rng.span(60, 540), rng.span(-4, 10)
        roots.append(
            f"M{x:.0f} {y:.0f}q{rng.span(-14, 14):.0f} 20 {rng.span(-18, 18):.0f} 34"
            f"t{rng.span(-16, 16):.0f} {rng.span(14, 34):.0f}"
        )
    return (
        path(_stones(rng, 8, 5, 3, 8, 0.7), rock.high, fade(0.5))
        + path(_stones(rng, 6, 6, 5, 14, 0.62), rock.low, fade(0.75))
        + stroke("".join(roots), rock.low, 3)
    )


def _clay(rng: Rng, rock: Rock) -> str:
    cracks = []
    for _ in range(7):
        x, y = _spot(rng)
        x -= 30
        cracks.append(
            f"M{x:.0f} {y:.0f}l{rng.span(14, 34):.0f} {rng.span(-6, 6):.0f}"
            f" {rng.span(8, 22):.0f} {rng.span(5, 18):.0f} {rng.span(14, 44):.0f} {rng.span(-5, 5):.0f}"
        )
    return (
        stroke("".join(cracks), rock.low, 3, fade(0.8))
        + path(_stones(rng, 7, 5, 4, 11, 0.55), rock.high, fade(0.5))
        + path(_stones(rng, 5, 6, 5, 12, 0.8), rock.deep, fade(0.4))
    )


def _slate(rng: Rng, rock: Rock) -> str:
    bright: list[str] = []
    shade: list[str] = []
    for i in range(14):
        x, y = _spot(rng)
        x -= 30
        w, h = rng.span(34, 90), rng.span(4, 13)
        lean = h * 1.6
        d = f"M{x:.0f} {y:.0f}l{w:.0f} {-w * 0.2:.0f} {lean:.0f} {h:.0f} {-w:.0f} {w * 0.2:.0f}Z"
        (bright if i % 2 else shade).append(d)
    return path("".join(bright), rock.high, fade(0.28)) + path("".join(shade), rock.deep, fade(0.35))


def _crystal(rng: Rng, rock: Rock) -> str:
    bright, shade = [], []
    for _ in range(12):
        (x, y), w, h = _spot(rng), rng.span(9, 30), rng.span(20, 62)
        y -= 20
        bright.append(f"M{x:.0f} {y:.0f}l{-w:.0f} {h * 0.5:.0f} {w:.0f} {h * 0.5:.0f}Z")
        shade.append(f"M{x:.0f} {y:.0f}l{w * 0.7:.0f} {h * 0.45:.0f} {-w * 0.7:.0f} {h * 0.55:.0f}Z")
    return path("".join(bright), rock.high, fade(0.3)) + path("".join(shade), rock.deep, fade(0.35))


def jagged(rng: Rng, corners: list[Point], step: float = 42, rough: float = 6) -> list[Point]:
    """The outline with broken, hewn edges."""
    out: list[Point] = []
    for i, (x, y) in enumerate(corners):
        nx, ny = corners[(i + 1) % len(corners)]
        far = abs(nx - x) + abs(ny - y)
        hidden = (x < 0 and nx < 0) or (x > WIDE and nx > WIDE) or (y > 290 and ny > 290)
        parts = 1 if hidden else max(1, int(far / step))
        for k in range(parts):
            t = k / parts
            out.append((x + (nx - x) * t + rng.span(-rough, rough), y + (ny - y) * t + rng.span(-rough, rough)))
    return out


def shrunk(points: list[Point], share: float, x: float, y: float) -> list[Point]:
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in points]


def cluster(rng: Rng, rock: Rock, size: float, count: int = 4, tint: str = "") -> str:
    """Crystals fanned out from the origin, upward."""
    core, shine = tint or rock.gem, light(tint, 0.7) if tint else rock.gem_light
    shade = mix(core, rock.deep, 0.55)
    lit, unlit, edge = [], [], []
    spread = rng.span(0.35, 0.6)
    order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))
    for i in order:
        angle = -pi / 2 + (i - (count - 1) / 2) * spread + rng.span(-0.15, 0.15)
        long = size * rng.span(0.6, 1.05) * (1 - 0.12 * abs(i - (count - 1) / 2))
        wide = long * rng.span(0.14, 0.2)
        c, s = cos(angle), sin(angle)

        def spot(u: float, v: float, c: float = c, s: float = s) -> Point:
            return (u * c - v * s, u * s + v * c)

        tip, neck, foot = spot(long, 0), long * 0.74, -size * 0.05
        lit.append(trail([spot(foot, -wide), spot(neck, -wide), tip, spot(foot, wide * 0.1)]) + "Z")
        unlit.append(trail([spot(foot, wide * 0.1), tip, spot(neck, wide), spot(foot, wide)]) + "Z")
        edge.append(trail([spot(neck * 0.3, -wide * 0.6), spot(neck * 0.85, -wide * 0.6)]))
    return path("".join(unlit), shade) + path("".join(lit), core) + stroke("".join(edge), shine, max(1.6, size * 0.05))


def rails(x: float, y: float, long: float, paint: Paint) -> str:
    """A track seen from the side."""
    ties = f"M{num(x)} {num(y + 6)}h{num(long)}"
    dashes = ' stroke-linecap="butt" stroke-dasharray="16 11"'
    return stroke(ties, dark(paint.hues.stuff, 0.45), 9, dashes) + stroke(
        f"M{num(x)} {num(y)}h{num(long)}", mix(paint.m, paint.rock.deep, 0.35), 4
    )


def track(vx: float, vy: float, near: float, y: float, paint: Paint) -> str:
    """A track that runs away from the eye to the point (vx, vy)."""
    ties, beds = [], []
    for i in range(9):
        t = 1 / (1 + i * 0.55)
        w = near * t * 1.45
        cx, cy = vx + (300 - vx) * t, vy + (y - vy) * t
        h = max(2.0, 13 * t)
        ties.append(f"M{num(cx - w)} {num(cy)}h{num(2 * w)}v{num(h)}h{num(-2 * w)}Z")
    for side in (-1, 1):
        x = 300 + side * near
        beds.append(f"M{num(x - 5)} {y:.0f}h10L{num(vx + side)} {num(vy)}Z")
    wood = mix(paint.hues.stuff, paint.rock.deep, 0.5)
    return path("".join(ties), wood) + path("".join(beds), mix(paint.m, paint.glow, 0.25))


def cart(rng: Rng, paint: Paint, full: bool = True) -> str:
    """A mine cart, about 84 wide, standing on the origin."""
    iron = mix(paint.m, paint.rock.low, 0.35)
    out = []
    if full:
        tint = paint.rock.gem
        heap = [(-34, -50), (-30, -62), (-16, -66), (-8, -76), (8, -74), (16, -66), (30, -62), (36, -50)]
        out.append(poly(heap, mix(tint, paint.rock.deep, 0.25)))
        out.append(path("M-30-52l8-12 14 6-4 8ZM-6-60l10-12 10 10-6 10ZM14-52l10-8 8 8Z", light(tint, 0.4)))
    out.append(poly([(-42, -54), (42, -54), (32, -16), (-32, -16)], paint.A))
    out.append(rect(-45, -57, 90, 8, iron, ' rx="3"'))
    out.append(stroke("M-18 -50L-14 -16M18 -50L14 -16", iron, 4))
    out.append(rect(-36, -18, 72, 6, paint.ink))
    wheels = "M-20 -9h.1M20 -9h.1"
    return "".join(out) + stroke(wheels, paint.ink, 20) + stroke(wheels, iron, 12)


def find(rng: Rng, paint: Paint) -> str:
    """Something old in the rock, about 40 wide, around the origin."""
    rock, kind = paint.rock, rng.whole(0, 4)
    pale, deep = light(rock.high, 0.35), rock.deep
    if kind == 0:  # ammonite
        spiral = "M14 2a14 14 0 1 1-7-15a10 10 0 1 1-5 16a6 6 0 1 1 4-11"
        return disc(0, 0, 19, rock.low) + disc(0, 0, 16, pale) + stroke(spiral, rock.low, 3)
    if kind == 1:  # vein of ore
        steps = [(-44.0, 0.0)]
        for _ in range(5):
            steps.append((steps[-1][0] + rng.span(12, 20), rng.span(-14, 14)))
        return stroke(trail(steps), rock.gem, 6) + stroke(trail(steps), rock.gem_light, 2)
    if kind == 2:  # geode
        rim = ring(9, 22, start=rng.span(0, 1))
        return (
            poly([(x * rng.span(0.9, 1.15), y * rng.span(0.8, 1)) for x, y in rim], deep)
            + path(loop(shrunk(rim, 0.75, 0, 0)), pale)
            + at(0, 12, cluster(rng, rock, 24, 5))
        )
    if kind == 3:  # leaf print
        ribs = "".join(f"M0 {y}l-{9 - abs(y) / 3:.0f} -6M0 {y}l{9 - abs(y) / 3:.0f} -6" for y in range(-10, 19, 7))
        return oval(0, 0, 17, 25, rock.low, fade(0.7)) + stroke("M0 24V-22" + ribs, pale, 3)
    gems = []
    for x, y in ((-16, 4), (2, -9), (14, 8)):
        s = rng.span(7, 11)
        gems.append(
            poly([(x - s, y), (x, y - s), (x + s, y), (x, y + s)], rock.gem)
            + poly([(x - s, y), (x, y - s), (x, y)], rock.gem_light)
        )
    return path(loop([(-32, 6), (-14, -20), (16, -22), (32, 4), (14, 22), (-20, 20)]), deep, fade(0.55)) + "".join(gems)


def heap(rng: Rng, paint: Paint, wide: float = 70) -> str:
    """Rubble with a few gems, standing on the origin."""
    rock = paint.rock
    out, lit = [], []
    for i in range(5):
        x, r = (i - 2) * wide / 5.5, rng.span(10, 17)
        body = [(x + a, -r * 0.6 + b * 0.8) for a, b in ring(6, r, start=rng.span(0, 1))]
        out.append(trail(body) + "Z")
        lit.append(trail([body[3], body[4], body[5], (x, -r * 0.6)]) + "Z")
    shine = mix(rock.mid, rock.high, 0.5)
    return (
        path("".join(out), mix(rock.mid, rock.low, 0.5))
        + path("".join(lit), shine)
        + at(rng.span(-14, 14), -12, cluster(rng, rock, 26, 3))
    )


def stalactites(rng: Rng, y: float, colour: str, low: float, high: float, left: int = 60, right: int = 540) -> str:
    d, x = [], float(left)
    while x < right:
        w, h = rng.span(12, 30), rng.span(low, high)
        d.append(f"M{num(x)} {num(y)}l{num(w / 2 + rng.span(-3, 3))} {num(h)} {num(w / 2)} {num(-h)}Z")
        x += w + rng.span(4, 46)
    return path("".join(d), colour)


def ridge(rng: Rng, colour: str, base: float, left: float, right: float, rough: float = 16) -> str:
    """A dark foreground silhouette along the bottom, higher at both ends."""
    points: list[Point] = [(-10, HIGH + 10)]
    x = -10.0
    while x < 612:
        t = x / 600
        rise = left * max(0.0, 1 - t * 3) + right * max(0.0, t * 3 - 2)
        points.append((x, base - rise + rng.span(-rough, rough) * (0.3 + (rise > 4))))
        x += rng.span(22, 40)
    points += [(620, base - right), (620, HIGH + 10)]
    return path(trail(points) + "Z", colour)


def sparkles(rng: Rng, count: int, colour: str) -> str:
    """Dust that catches the light."""
    d = []
    for _ in range(count):
        r = rng.whole(3, 7)
        d.append(
            f"M{rng.span(70, 530):.0f} {rng.span(56, 240):.0f}q0 {r} {r} {r}-{r} 0-{r} {r} 0-{r}-{r}-{r} {r} 0 {r}-{r}"
        )
    return path("".join(d), colour, fade(0.8))

"""How a Faction crosses a chasm: bridges from edge to edge, with the height of their middle."""

from __future__ import annotations

from collections.abc import Callable

from imperial_miners.art.draw import Rng, num, path, poly, rect, stroke
from imperial_miners.art.palette import Paint, dark, light, mix

Span = tuple[float, float, str]  # height at the middle, height at the sides, drawing


def _trestle(rng: Rng, p: Paint, y: float) -> Span:
    struts = "".join(f"M{x} {num(y + 12)}L{x + d} 330" for x, d in ((130, -30), (130, 40), (470, -40), (470, 30)))
    return (
        y,
        y,
        stroke(struts, mix(p.s, p.rock.deep, 0.55), 11)
        + rect(-40, y, 680, 16, p.S)
        + rect(-40, y, 680, 4, mix(p.s, p.glow, 0.6)),
    )


def _ropes(rng: Rng, p: Paint, y: float) -> Span:
    sag = rng.span(14, 24)
    deck = f"M-40 {num(y - 10)}Q300 {num(y + 2 * sag)} 640 {num(y - 10)}"
    rail = f"M-40 {num(y - 52)}Q300 {num(y + 2 * sag - 34)} 640 {num(y - 52)}"
    ties = "".join(
        f"M{x} {num(y - 52 + (2 * sag + 18) * 2 * t * (1 - t))}V{num(y - 10 + (2 * sag + 10) * 2 * t * (1 - t))}"
        for x, t in ((x, (x + 40) / 680) for x in range(10, 600, 48))
    )
    body = stroke(ties, mix(p.s, p.glow, 0.3), 2.4) + stroke(rail, light(p.s, 0.4), 4)
    plank = ' stroke-linecap="butt" stroke-dasharray="19 4"'
    return y + sag - 8, y - 4, body + stroke(deck, mix(p.s, p.glow, 0.25), 12, plank)


def _slab(rng: Rng, p: Paint, y: float) -> Span:
    piers = "".join(f"M{x - 34} 330L{x - 22} {num(y + 18)}H{x + 22}L{x + 34} 330Z" for x in (110, 490))
    band = stroke(f"M-40 {num(y + 13)}H640", p.b, 6, ' stroke-linecap="butt" stroke-dasharray="22 10"')
    return (
        y,
        y,
        path(piers, mix(p.s, p.rock.deep, 0.4))
        + rect(-40, y, 680, 20, p.S)
        + rect(-40, y, 680, 4, light(p.s, 0.5))
        + band,
    )


def _tube(rng: Rng, p: Paint, y: float) -> Span:
    arch = f"M-10 330Q300 {num(y - 60)} 610 330"
    ribs = "".join(
        f"M{x} {num(y + 8)}V{num(330 - (390 - y) * 2 * t * (1 - t))}"
        for x, t in ((x, (x + 10) / 620) for x in range(60, 560, 48))
    )
    return (
        y,
        y,
        stroke(ribs, dark(p.m, 0.4), 5)
        + stroke(arch, p.m, 11)
        + stroke(arch, p.glow, 4, ' opacity=".8"')
        + rect(-40, y, 680, 14, p.M)
        + stroke(f"M-40 {num(y + 7)}H640", dark(p.m, 0.5), 5, ' stroke-dasharray=".1 26"'),
    )


def _bow(rng: Rng, p: Paint, y: float) -> Span:
    rise = rng.span(24, 38)
    deck = f"M-40 {num(y + 16)}Q300 {num(y + 16 - 2 * rise)} 640 {num(y + 16)}"
    rail = f"M-40 {num(y - 22)}Q300 {num(y - 22 - 2 * rise)} 640 {num(y - 22)}"
    posts = "".join(
        f"M{x} {num(y - 28 - 4 * rise * t * (1 - t))}v44" for x, t in ((x, (x + 40) / 680) for x in range(20, 600, 70))
    )
    body = stroke(posts, p.s, 7) + stroke(rail, p.s, 7) + stroke(deck, dark(p.s, 0.45), 18)
    return y + 10 - rise, y + 6, body + stroke(deck, mix(p.s, p.glow, 0.4), 5, ' transform="translate(0,-7)"')


def _arcade(rng: Rng, p: Paint, y: float) -> Span:
    wide = rng.pick((100, 136))
    half = wide / 2 - 12
    arches = "".join(
        (
            f"M{num(x - half)} 340V{num(y + 26 + half)}"
            f"A{num(half)} {num(half)} 0 0 1 {num(x + half)} {num(y + 26 + half)}V340Z"
        )
        for x in (300 + i * wide for i in range(-3, 4))
    )
    body = path(f"M-40 {num(y)}H640V340H-40Z{arches}", p.s, ' fill-rule="evenodd"')
    return y, y, body + rect(-40, y, 680, 5, light(p.s, 0.5)) + rect(-40, y + 14, 680, 5, p.a)


_SPANS: dict[str, Callable[[Rng, Paint, float], Span]] = {
    "": _trestle,
    "scots": _ropes,
    "egyptians": _slab,
    "atlanteans": _tube,
    "barbarians": _ropes,
    "japanese": _bow,
    "romans": _arcade,
}


def span(rng: Rng, paint: Paint, faction: str, y: float) -> Span:
    """A bridge at about this height."""
    return _SPANS[faction](rng, paint, y)


def steps(rng: Rng, paint: Paint, faction: str, left: float, top: float, right: float, foot: float) -> str:
    """Stairs that go down from left to right."""
    count = {"egyptians": 5, "romans": 7, "japanese": 6, "barbarians": 4}.get(faction, rng.whole(6, 9))
    points = [(left, 330.0), (left, top)]
    for i in range(count):
        x = left + (right - left) * (i + 1) / count
        y = top + (foot - top) * (i + 1) / count
        tilt = rng.span(-5, 5) if faction == "barbarians" else 0
        points += [(x, points[-1][1] + tilt), (x, y)]
    tone = mix(mix(paint.rock.low, paint.rock.mid, 0.4), paint.s, 0.35 if faction else 0)
    tread = "".join(f"M{num(a[0])} {num(a[1])}H{num(b[0])}" for a, b in zip(points[1::2], points[2::2], strict=False))
    return poly([*points, (right, 330)], tone) + stroke(tread, mix(tone, paint.glow, 0.5), 4)

"""The medallions of the six Factions and the any-Faction wheel, each in a box of 48 by 48 around the origin."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from imperial_miners.art.draw import at, cog, disc, path, poly, ring, stroke, tight
from imperial_miners.art.palette import FACTION_COLOURS, FACTIONS, light


def _thistle() -> str:
    tuft = [(-9, -3), (-14, -16), (-7, -11), (-4, -18), (0, -12), (4, -18), (7, -11), (14, -16), (9, -3)]
    return (
        poly(tuft, "#e79bf5")
        + disc(0, 2, 8, "#e4f6d4")
        + stroke("M-5 -1L5 6M5 -1L-5 6", "#1f6b3c", 1.6)
        + stroke("M0 8V18M0 16q-9 0 -11 -7M0 16q9 0 11 -7", "#e4f6d4", 3.4)
    )


def _sun() -> str:
    spots = zip(ring(12, 13, 0, -4), ring(12, 18, 0, -4), strict=True)
    rays = "".join(f"M{a:.0f} {b:.0f}L{c:.0f} {d:.0f}" for (a, b), (c, d) in spots if d < 0)
    front = poly([(-19, 16), (0, -3), (19, 16)], "#1d4a9c", ' stroke="#efbd3c" stroke-width="3"')
    return stroke(rays, "#1d4a9c", 3) + disc(0, -4, 9, "#fff3b0") + front + path("M0 -3L6 16H19Z", "#12306b")


def _gear_wave() -> str:
    wave = stroke("M-8 1q4 -7 8 0t8 0", "#a8fff4", 3.4)
    return path(cog(8, 17, 13), "#ffdfa0") + disc(0, 0, 9.5, "#0d6b72") + wave


def _axes() -> str:
    blade = path("M1 -13Q9 -13 14 -20Q21 -7 14 6Q9 -1 1 -1Z", "#f5efe4")
    return stroke("M0 19V-17", "#e0b98a", 4) + blade + at(0, 0, blade, mirror=True)


def _torii() -> str:
    return (
        disc(0, -1, 10, "#ffc2b0")
        + path("M-18 -13Q0 -9 18 -13L16 -6Q0 -3 -16 -6Z", "#fff")
        + stroke("M-14 1H14M-9 -6L-10 17M9 -6L10 17", "#fff", 4)
    )


def _laurel() -> str:
    twig = path(
        "M3 17q8 1 11-6q-8-2-11 6M11 9q7-2 7-9q-7 1-7 9M13 0q6-3 4-10q-6 2-4 10M10-9q4-4 1-9q-5 3-1 9",
        "#f2cf6a",
    )
    arch = path("M-9 11V-9H9V11H5V0A5 5 0 0 0-5 0V11ZM-11-14H11V-10H-11Z", "#fff")
    return twig + at(0, 0, twig, mirror=True) + at(0, 0, arch, 0.85)


_MARKS: dict[str, Callable[[], str]] = {
    "scots": _thistle,
    "egyptians": _sun,
    "atlanteans": _gear_wave,
    "barbarians": _axes,
    "japanese": _torii,
    "romans": _laurel,
}


def _wheel() -> str:
    wedges, spots = "", ring(6, 21)
    for i, name in enumerate(FACTIONS):
        (a, b), (c, d) = spots[i], spots[(i + 1) % 6]
        wedges += path(f"M0 0L{a:.0f} {b:.0f}A21 21 0 0 1 {c:.0f} {d:.0f}Z", FACTION_COLOURS[name])
    return disc(0, 0, 23, "#20160f") + wedges


@lru_cache(maxsize=16)
def emblem(name: str) -> str:
    """A Faction's medallion; `any` and `different` are wheels of all six, `none` an empty ring."""
    if name == "any":
        return _wheel() + disc(0, 0, 8, "#fff3d6")
    if name == "different":
        return _wheel() + disc(0, 0, 11, "#fff3d6") + stroke("M-6 -3H6M-6 3H6M4 -8L-4 8", "#20160f", 2.6)
    if name == "none":
        return disc(0, 0, 20, "none", ' stroke="#6d6258" stroke-width="4" stroke-dasharray="7 4"') + stroke(
            "M-12 12L12 -12", "#6d6258", 4
        )
    tone = FACTION_COLOURS[name]
    return tight(
        disc(0, 0, 22.5, light(tone, 0.62), ' stroke="#20160f" stroke-width="2.5"')
        + disc(0, 0, 19, tone)
        + at(0, 0, _MARKS[name](), 0.9)
    )

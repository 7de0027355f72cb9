"""How a Faction cuts its caves: outlines in units, from the lower left over the top to the lower right."""

from __future__ import annotations

from math import cos, pi, sin

from imperial_miners.art.draw import Point, Rng
from imperial_miners.art.rock import jagged


def _both(half: list[Point]) -> list[Point]:
    """An outline and its mirror image."""
    return [*half, *((-x, y) for x, y in reversed(half))]


_HEWN = _both([(-1, 0), (-0.97, 0.64), (-0.74, 0.9), (-0.29, 1)])
_GABLE = [*_both([(-1, 0), (-0.98, 0.52), (-0.55, 0.84)])[:3], (0, 1.04), (0.55, 0.84), (0.98, 0.52), (1, 0)]
_CORBEL = _both(
    [(-1, 0), (-0.95, 0.5), (-0.82, 0.5), (-0.78, 0.75), (-0.6, 0.75), (-0.56, 0.9), (-0.36, 0.9), (-0.32, 1)]
)
_ROUND = [(-1, 0), *((-cos(i * pi / 9), 0.35 + 0.67 * sin(i * pi / 9)) for i in range(10)), (1, 0)]
_BELL = _both([(-0.84, 0), (-1, 0.26), (-1, 0.56), (-0.78, 0.84), (-0.34, 1)])
_FANG = [
    (-1.03, 0), (-0.9, 0.4), (-1, 0.62), (-0.66, 0.8), (-0.5, 1.02), (-0.22, 0.9),
    (0.08, 1.04), (0.42, 0.88), (0.75, 0.96), (0.93, 0.6), (0.86, 0.3), (1.04, 0),
]  # fmt: skip
_EAVES = _both([(-0.92, 0), (-0.9, 0.68), (-1.08, 0.84), (-0.6, 0.92), (-0.2, 0.97)])

# Outline and roughness of the edge.
MOUTHS: dict[str, tuple[list[Point], float]] = {
    "": (_HEWN, 1.0),
    "scots": (_GABLE, 0.9),
    "egyptians": (_CORBEL, 0.35),
    "atlanteans": (_BELL, 0.45),
    "barbarians": (_FANG, 1.5),
    "japanese": (_EAVES, 0.5),
    "romans": (_ROUND, 0.3),
}


def mouth(rng: Rng, faction: str, left: float, right: float, top: float, rough: float = 7) -> list[Point]:
    """The opening of a cave from the floor (below the picture) to its top."""
    shape, share = MOUTHS[faction]
    middle, half, tall = (left + right) / 2, (right - left) / 2, 316 - top
    squeeze = rng.span(0.94, 1.03)
    corners = [(middle + x * half, 316 - min(y * squeeze if y > 0.7 else y, 1.03) * tall) for x, y in shape]
    return jagged(rng, corners, 46, rough * share)


def roof(rng: Rng, faction: str, y: float, left: float = -40, right: float = 640) -> list[Point]:
    """The ceiling of a gallery from left to right, cut in the Faction's way."""
    wide = right - left
    if faction == "egyptians":  # stepped
        steps: list[Point] = []
        for i in range(5):
            x, up = left + wide * i / 4, y + (0 if i % 2 else 12)
            steps += [(x - 40, up), (x + 40, up)]
        return steps
    if faction == "romans":  # vaulted
        bays = rng.pick((2, 3, 4))
        return [
            (left + wide * (b + i / 4) / bays, y + 22 - 26 * sin(i * pi / 4)) for b in range(bays) for i in range(4)
        ] + [(right, y + 22)]
    if faction == "japanese":  # flared
        return [
            (left, y - 8),
            (left + wide * 0.2, y + 8),
            (left + wide * 0.5, y + 12),
            (right - wide * 0.2, y + 8),
            (right, y - 8),
        ]
    if faction == "barbarians":  # teeth
        return [(left + wide * i / 9, y + (rng.span(14, 32) if i % 2 else rng.span(-14, 4))) for i in range(10)]
    if faction == "atlanteans":  # waves
        return [(left + wide * i / 16, y + 9 * sin(i * pi / 2.5)) for i in range(17)]
    if faction == "scots":  # one low gable
        peak = rng.span(0.35, 0.65)
        return [(left, y + 16), (left + wide * peak, y - 14), (right, y + 16)]
    return [(left + wide * i / 4, y + rng.span(-10, 12)) for i in range(5)]

"""The five seats: a shape and a colour, always together."""

from __future__ import annotations

from imperial_miners.art.draw import disc, path, rect
from imperial_miners.art.palette import SEATS, dark, light

_SHAPES = {
    "diamond": "M0 -21L21 0L0 21L-21 0Z",
    "triangle": "M0 -20L22 17H-22Z",
    "star": "M0 -22L6.5 -8L22 -6L10.5 4.5L14 20L0 12L-14 20L-10.5 4.5L-22 -6L-6.5 -8Z",
}


def seat_mark(seat: int) -> str:
    """The mark of a seat (0 to 4) in a box of 48 by 48 around the origin."""
    shape, colour = SEATS[seat]
    edge = f' stroke="{dark(colour, 0.6)}" stroke-width="4"'
    if shape == "circle":
        body = disc(0, 0, 19, colour, edge)
    elif shape == "square":
        body = rect(-17, -17, 34, 34, colour, edge + ' rx="4"')
    else:
        body = path(_SHAPES[shape], colour, edge)
    return body + disc(-5, -4, 4, light(colour, 0.6))

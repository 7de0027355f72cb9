"""The sign of the game where it is installed: a pick on dark earth, as SVG, and as PNG for devices that want pixels.

A small painter of its own fills the outlines, so that no library is needed where a server only hands out a few icons.
"""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Outline = tuple[tuple[float, ...], ...]
"""Points, each reached by a straight line, or (six numbers) by a curve."""
Numbers = NDArray[np.float64]

SIDE: Final = 48
EARTH: Final = "#3a2210"
LAMP: Final = "#ffb52e"
PICK: Final[Outline] = (
    (5, 17),
    (14, 5, 34, 5, 43, 17),
    (37, 14, 32, 13, 28, 12.8),
    (27, 44),
    (21, 44),
    (20, 12.8),
    (16, 13, 11, 14, 5, 17),
)
TILE: Final[Outline] = (
    (10, 0),
    (38, 0),
    (43.5, 0, 48, 4.5, 48, 10),
    (48, 38),
    (48, 43.5, 43.5, 48, 38, 48),
    (10, 48),
    (4.5, 48, 0, 43.5, 0, 38),
    (0, 10),
    (0, 4.5, 4.5, 0, 10, 0),
)
SQUARE: Final[Outline] = ((0, 0), (48, 0), (48, 48), (0, 48))
MIDDLE: Final = (24.0, 26.0)
"""Around which the pick lies."""
INSIDE: Final = 0.78
"""How large the pick is where a device cuts the corners off: within the circle that every shape leaves."""
STEPS: Final = 24
"""Straight pieces of a curve."""
FINE: Final = 4
"""Lines that are looked at in each row of pixels."""


def draw_app_icon() -> str:
    """The sign as SVG, with round corners."""
    paths = f'<path d="{path(TILE)}" fill="{EARTH}"/><path d="{path(PICK)}" fill="{LAMP}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{paths}</svg>'


@lru_cache(maxsize=8)
def paint_app_icon(size: int, is_whole: bool = False) -> bytes:
    """The sign as PNG, so many pixels wide: with round corners, or as a whole square with room around the pick, for
    devices that cut a shape of their own."""
    pick, ground = points(PICK), points(SQUARE if is_whole else TILE)
    if is_whole:
        pick = (pick - np.array(MIDDLE)) * INSIDE + SIDE / 2
    lit = cover(pick, size)[..., None]
    colours = np.array(rgb(EARTH)) * (1 - lit) + np.array(rgb(LAMP)) * lit
    pixels = np.concatenate([colours, 255 * cover(ground, size)[..., None]], axis=2)
    return png(np.rint(pixels).astype(np.uint8))


def rgb(colour: str) -> tuple[int, ...]:
    """The parts of a colour.

    >>> rgb("#ffb52e")
    (255, 181, 46)
    """
    return tuple(bytes.fromhex(colour[1:]))


def path(outline: Outline) -> str:
    """An outline as SVG writes it.

    >>> path(((0, 0), (4, 0), (4, 1, 3, 2, 2, 2.5)))
    'M0 0L4 0C4 1 3 2 2 2.5z'
    """
    first, *rest = outline
    numbers = [" ".join(f"{number:g}" for number in part) for part in (first, *rest)]
    marks = ["M", *("L" if len(part) == 2 else "C" for part in rest)]
    return "".join(mark + part for mark, part in zip(marks, numbers, strict=True)) + "z"


def points(outline: Outline) -> Numbers:
    """The corners of an outline, curves in small steps."""
    found: list[Numbers] = []
    for part in outline:
        *bends, end = np.array(part, float).reshape(-1, 2)
        if not bends:
            found.append(end)
            continue
        start, (one, other) = found[-1], bends
        for t in np.arange(1, STEPS + 1) / STEPS:
            u = 1 - t
            found.append(u**3 * start + 3 * u * u * t * one + 3 * u * t * t * other + t**3 * end)
    return np.array(found)


def cover(corners: Numbers, size: int) -> Numbers:
    """How much of each pixel a shape covers: exact along a line, and several lines to each row."""
    ends = corners * size / SIDE
    starts = np.roll(ends, 1, axis=0)
    columns, shown = np.arange(size), np.zeros((size, size))
    for line in range(size * FINE):
        y = (line + 0.5) / FINE
        crossed = (starts[:, 1] <= y) != (ends[:, 1] <= y)
        (x1, y1), (x2, y2) = starts[crossed].T, ends[crossed].T
        at = np.sort(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
        for left, right in at.reshape(-1, 2):
            shown[line // FINE] += np.clip(right - columns, 0, 1) - np.clip(left - columns, 0, 1)
    return shown / FINE


def png(pixels: NDArray[np.uint8]) -> bytes:
    """Rows of red, green, blue and how solid, as a PNG file."""
    height, width, _ = pixels.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], axis=1)
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b""))
    body = b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + body

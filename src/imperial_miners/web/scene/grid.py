"""The style sheet that puts numbers into the mine: a strict policy allows no style attributes, so they are classes.

What stands where is worked out by the other sheets from these few properties. The numbers come from the engine's and
the ground's own, hence the sheet is made and not kept as a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from imperial_miners.engine.action import BORDER_NAMES, MAX_SLOTS
from imperial_miners.engine.mine import REACH
from imperial_miners.web.scene.geometry import BORDER_AT, NARROWEST, SHALLOWEST, Ground

ROWS: Final = 4
WIDEST: Final = (MAX_SLOTS + 1) * REACH
"""Half-columns of the widest mine: its cards as far apart as they may lie, and the places beyond either end."""
OVER: Final = 4
"""Half-columns by which hints may stand before the first one."""
MOST_OPTIONS: Final = 30
"""Options that have a preview; a list of more is not looked at one by one."""


def draw_grid() -> str:
    """The whole style sheet as text."""
    return "\n".join([*places(), *previews(), ""])


def places() -> Iterator[str]:
    """Rows, half-columns and borders. One unit is half a card."""
    for count in range(NARROWEST, WIDEST + 1):
        yield f".cols-{count} {{ --cols: {count} }} .near-{count} {{ --near: {count} }}"
    for count in range(SHALLOWEST, ROWS + 1):
        yield f".rows-{count} {{ --rows: {Ground(0, NARROWEST, count, NARROWEST).height / 100:g} }}"
    for row in range(1, ROWS + 1):
        yield f".r{row} {{ --r: {row} }}"
    for x in range(-OVER, WIDEST):
        yield f".{Ground(0, NARROWEST, ROWS, NARROWEST).column(x)} {{ --x: {x} }}"
    for name, (x, y) in zip(BORDER_NAMES, BORDER_AT, strict=True):
        yield f".b-{name} {{ --bx: {x / 100:g}; --by: {y / 100:g} }}"


def previews() -> Iterator[str]:
    """While an option is looked at, wherever it stands, its preview is seen and its other buttons are ringed."""
    for number in range(1, MOST_OPTIONS + 1):
        seen = f".pre.p{number} {{ visibility: visible }} .o{number} {{ --ring: var(--amber) }}"
        yield f"body:has(.o{number}:is(:hover, :focus-visible)) {{ {seen} }}"

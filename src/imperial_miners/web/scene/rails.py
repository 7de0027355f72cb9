"""Rails through the mine: the way of a chain from a card up to the Surface, as SVG paths (R5.9).

They run along a chamber's floor, up one of its posts and through the border into the next, never across its plaques.
Units are those of the mine (`scene`): half a card is 100.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

Spot = tuple[int, int]  # row and half-card column


def ways_up(cards: Mapping[Spot, int], start: Spot) -> list[list[Spot]]:
    """All ways of a chain that begins at a place, which itself need not hold a card yet."""
    row, x = start
    if row == 1:
        return [[start]]
    return [
        [start, *rest]
        for above in ((row - 1, x - 1), (row - 1, x + 1))
        if above in cards
        for rest in ways_up(cards, above)
    ]


def corner(spot: Spot, left: int) -> tuple[int, int]:
    """The middle of a card's top edge."""
    row, x = spot
    return (x - left) * 100 + 100, 160 + (row - 1) * 200


def rail_path(way: Sequence[Spot], left: int) -> str:
    """The rails along a way: from the first card's floor to the sky above the last, or to the last card's floor."""
    x, top = corner(way[0], left)
    turns = [1 if there[1] > here[1] else -1 for here, there in pairwise(way)]
    ends_at_surface = way[-1][0] == 1
    side = turns[0] if turns else -1
    path = f"M{x} {top + 186}H{x + side * 64}Q{x + side * 82} {top + 186} {x + side * 82} {top + 166}"
    for i, turn in enumerate(turns):
        path += f"V{top + 34}C{x + turn * 82} {top + 8} {x + turn * 50} {top + 26} {x + turn * 50} {top}"
        x, top = corner(way[i + 1], left)
        entry = x - turn * 50
        following = turns[i + 1] if i + 1 < len(turns) else None
        if following == turn:  # across the floor to the other post
            path += f"C{entry} {top + 184} {entry} {top + 187} {entry + turn * 12} {top + 187}"
            path += f"H{x + turn * 66}Q{x + turn * 82} {top + 187} {x + turn * 82} {top + 166}"
        elif following is None and not ends_at_surface:
            path += f"C{entry} {top + 184} {entry} {top + 187} {entry + turn * 12} {top + 187}H{x}"
        else:
            path += f"C{entry} {top + 172} {x - turn * 82} {top + 186} {x - turn * 82} {top + 158}"
    return path + (f"V{top - 12}" if ends_at_surface else "")


def chain_so_far(
    cards: Mapping[Spot, int], activated: Mapping[Spot, bool], start: Spot, goal: Spot | None
) -> list[Spot]:
    """The way that a chain has taken: up from the placed card through activated ones, to the card that now speaks."""
    row, x = start
    best = [start]
    if start == goal:
        return best
    for above in ((row - 1, x - 1), (row - 1, x + 1)):
        if above in cards and activated[above]:
            way = [start, *chain_so_far(cards, activated, above, goal)]
            if way[-1] == goal:
                return way
            if len(way) > len(best):
                best = way
    return best

"""The mine as a scene: where every card, place, border and rail lies. Geometry alone; words are put to it elsewhere.

One unit is half a card. The style sheet works in that unit, and the drawings in hundredths of it: a card is 200 by 200,
row r begins at 160 + 200 (r - 1), and a card in half-column x at 100 x. Rails (R5.9) are SVG paths: they run along a
chamber's floor, up one of its posts and through the border into the next, never across its plaques.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from imperial_miners.engine.view import CardView, SeatView

Spot = tuple[int, int]  # row and half-card column
NARROWEST: Final = 6
SHALLOWEST: Final = 3
WIDE: Final = 15
CLOSE: Final = 2
"""Half-columns on either side of the mine in which places are seen at once."""
BORDER_AT: Final = ((200, 100), (50, 200), (150, 200))  # right, lower left, lower right


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


@dataclass(frozen=True, slots=True)
class Ground:
    """The part of the earth that is shown."""

    left: int
    columns: int
    rows: int
    near: int  # columns that fit into the room; beyond them one has to move

    @property
    def width(self) -> int:
        """How wide it is, in hundredths of a unit."""
        return self.columns * 100

    @property
    def height(self) -> int:
        """In hundredths: the sky, the rows, and a strip of what lies below."""
        return 160 + self.rows * 200 + (40 if self.rows == SHALLOWEST else 15)

    @property
    def stage(self) -> str:
        """The classes that tell the style sheet."""
        wide = " is-wide" if self.near >= WIDE else ""
        return f"cols-{self.columns} near-{self.near} rows-{self.rows}{wide}"

    def at(self, spot: Spot) -> tuple[int, int]:
        """The corner of a card's place."""
        row, x = spot
        return (x - self.left) * 100, 160 + (row - 1) * 200

    def column(self, x: int) -> str:
        """The class of a half-column."""
        at = x - self.left
        return f"x{at}" if at >= 0 else f"xm{-at}"

    def border(self, spot: Spot, border: int) -> tuple[int, int]:
        """The middle of a shared border."""
        x, y = self.at(spot)
        return x + BORDER_AT[border][0], y + BORDER_AT[border][1]


def ground_for(cards: Sequence[Spot], places: Sequence[Spot]) -> Ground:
    """The ground that shows these cards and places, the mine in its middle."""
    spots = [*cards, *places]
    low, high = reach(spots)
    columns = high - low + 2
    inner_low, inner_high = reach(cards or places)
    near = min(columns, max(NARROWEST, inner_high - inner_low + 2 + (2 * CLOSE if places else 0)))
    if columns < NARROWEST:
        low -= (NARROWEST - columns) // 2
        columns = near = NARROWEST
    return Ground(low, columns, max([SHALLOWEST, *(row for row, _ in spots)]), near)


def reach(spots: Sequence[Spot]) -> tuple[int, int]:
    """The first and the last half-column of some places."""
    return min((x for _, x in spots), default=0), max((x for _, x in spots), default=0)


def spot_of(card: CardView) -> Spot:
    """Where a card lies in its mine."""
    return card.row, card.x


@dataclass(frozen=True, slots=True)
class Rail:
    """Rails to draw. `option` is the number of the option whose preview they are, 0 for those that always show."""

    path: str
    kind: str  # main, alt
    option: int = 0
    end: tuple[int, int] | None = None  # where they come out at the Surface
    also: tuple[int, ...] = ()  # further options of which they are a preview


@dataclass(frozen=True, slots=True)
class Cart:
    """A complete cart, or one that an option promises."""

    x: int
    y: int
    marker: bool = False
    option: int = 0
    border: str = ""  # the slot and the border of one that is there


class Mine:
    """One seat's mine on its ground."""

    def __init__(self, seat: SeatView, extra: Sequence[Spot] = ()) -> None:
        self.seat = seat
        self.cards = {spot_of(card): card.slot for card in seat.mine}
        self.activated = {spot_of(card): card.is_activated for card in seat.mine}
        self.ground = ground_for(list(self.cards), extra)

    def spot(self, slot: int) -> Spot:
        """Where the card of a slot lies."""
        return spot_of(self.seat.mine[slot])

    def carts(self) -> list[Cart]:
        """The complete carts, each at its border."""
        markers = set(self.seat.markers)
        return [
            Cart(
                *self.ground.border(self.spot(slot), border),
                marker=(slot, border) in markers,
                border=f"{slot}-{border}",
            )
            for slot, border in self.seat.complete
        ]

    def rails(self, ways: Sequence[Sequence[Spot]], option: int = 0) -> list[Rail]:
        """The first way as rails, the others as dots."""
        return [
            Rail(rail_path(way, self.ground.left), "alt" if i else "main", option, self.mouth(way))
            for i, way in reversed(list(enumerate(ways)))
        ]

    def mouth(self, way: Sequence[Spot]) -> tuple[int, int] | None:
        """Where rails reach the Surface."""
        if way[-1][0] != 1:
            return None
        x, y = self.ground.at(way[-1])
        side = -1 if len(way) == 1 or way[-1][1] > way[-2][1] else 1
        return x + 100 + side * 82, y - 12

    def ways(self, start: Spot) -> list[list[Spot]]:
        """The ways of a chain from a place."""
        return ways_up(self.cards, start)

    def chain(self, goal: Spot | None) -> list[Spot]:
        """The way that this round's chain has taken."""
        placed = self.seat.placed
        if placed < 0 or placed >= len(self.seat.mine):
            return []
        return chain_so_far(self.cards, self.activated, self.spot(placed), goal)

    def promised(
        self, spot: Spot, carts: tuple[bool, ...], halves: Sequence[tuple[bool, ...]], option: int
    ) -> list[Cart]:
        """The carts that a card with these half-carts would complete at a place (R7.1)."""
        row, x = spot
        corner_x, corner_y = self.ground.at(spot)
        around = (
            ((row, x - 2), 0, 1, (0, 100)),
            ((row, x + 2), 1, 0, (200, 100)),
            ((row - 1, x - 1), 2, 5, (50, 0)),
            ((row - 1, x + 1), 3, 4, (150, 0)),
            ((row + 1, x - 1), 4, 3, (50, 200)),
            ((row + 1, x + 1), 5, 2, (150, 200)),
        )
        return [
            Cart(corner_x + dx, corner_y + dy, option=option)
            for other, own, theirs, (dx, dy) in around
            if other in self.cards and carts[own] and halves[self.cards[other]][theirs]
        ]

"""The mine as a scene: where every card, place, border and rail lies. Geometry alone; words are put to it elsewhere.

One unit is half a card. The style sheet works in that unit, and the drawings in hundredths of it: a card is 200 by 200,
row r begins at 160 + 200 (r - 1), and a card in half-column x at 100 x.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from imperial_miners.engine.view import CardView, SeatView
from imperial_miners.web.scene.rails import Spot, chain_so_far, rail_path, ways_up

NARROWEST: Final = 6
SHALLOWEST: Final = 3
WIDE: Final = 15
CLOSE: Final = 2
"""Half-columns on either side of the mine in which places are seen at once."""
BORDER_AT: Final = ((200, 100), (50, 200), (150, 200))  # right, lower left, lower right


@dataclass(frozen=True, slots=True)
class Plan:
    """The part of the earth that is shown."""

    left: int
    columns: int
    rows: int
    near: int  # columns that fit into the room; beyond them one has to move

    @property
    def width(self) -> int:
        """In hundredths."""
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


def plan_for(cards: Sequence[Spot], places: Sequence[Spot]) -> Plan:
    """A plan that shows these cards and places, the mine in its middle."""
    spots = [*cards, *places]
    low, high = reach(spots)
    columns = high - low + 2
    inner_low, inner_high = reach(cards or places)
    near = min(columns, max(NARROWEST, inner_high - inner_low + 2 + (2 * CLOSE if places else 0)))
    if columns < NARROWEST:
        low -= (NARROWEST - columns) // 2
        columns = near = NARROWEST
    return Plan(low, columns, max([SHALLOWEST, *(row for row, _ in spots)]), near)


def reach(spots: Sequence[Spot]) -> tuple[int, int]:
    """The first and the last half-column of some places."""
    return min((x for _, x in spots), default=0), max((x for _, x in spots), default=0)


def spot_of(card: CardView) -> Spot:
    """Where a card lies."""
    return card.row, card.x


def place_spot(key: str) -> Spot:
    """The place that an option names.

    >>> place_spot("place:2:-1")
    (2, -1)
    """
    _, row, x = key.split(":")
    return int(row), int(x)


@dataclass(frozen=True, slots=True)
class Rail:
    """Rails to draw. `option` is the number of the option whose preview they are, 0 for those that always show."""

    path: str
    kind: str  # main, alt
    option: int = 0
    end: tuple[int, int] | None = None  # where they come out at the Surface


@dataclass(frozen=True, slots=True)
class Cart:
    """A complete cart, or one that an option promises."""

    x: int
    y: int
    marker: bool = False
    option: int = 0


class Mine:
    """One seat's mine on a plan."""

    def __init__(self, seat: SeatView, extra: Sequence[Spot] = ()) -> None:
        self.seat = seat
        self.cards = {spot_of(card): card.slot for card in seat.mine}
        self.activated = {spot_of(card): card.is_activated for card in seat.mine}
        self.plan = plan_for(list(self.cards), extra)

    def spot(self, slot: int) -> Spot:
        """Where the card of a slot lies."""
        return spot_of(self.seat.mine[slot])

    def carts(self) -> list[Cart]:
        """The complete carts."""
        markers = set(self.seat.markers)
        return [
            Cart(*self.plan.border(self.spot(slot), border), marker=(slot, border) in markers)
            for slot, border in self.seat.complete
        ]

    def rails(self, ways: Sequence[Sequence[Spot]], option: int = 0) -> list[Rail]:
        """The first way as rails, the others as dots."""
        return [
            Rail(rail_path(way, self.plan.left), "alt" if i else "main", option, self.mouth(way))
            for i, way in reversed(list(enumerate(ways)))
        ]

    def mouth(self, way: Sequence[Spot]) -> tuple[int, int] | None:
        """Where rails reach the Surface."""
        if way[-1][0] != 1:
            return None
        x, y = self.plan.at(way[-1])
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
        corner_x, corner_y = self.plan.at(spot)
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

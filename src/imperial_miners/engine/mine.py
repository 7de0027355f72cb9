"""Rows, neighbours, borders and carts (chapters 5 and 7): where a card may lie and what it then touches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from imperial_miners.engine.action import BORDER, PLACES, cell_of
from imperial_miners.engine.effect import OPPOSITE, SHARED, is_complete
from imperial_miners.engine.seat import Seat

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

REACH: Final = 10
"""I7 Four empty places beyond the end of row 1: the fifth place, ten half-cards on."""
FIRST_REACH: Final = 8
"""The same by the first rules: three empty places."""
EDGE: Final = 72
"""I7 The outermost column of row 1 on either side."""
ALONE: Final = [-1, -1, -1, -1, -1, -1]
"""The neighbours of a card that has none."""


def legal_places(seat: Seat, level: i64, reach: i64) -> list[int]:
    """R5.3-R5.5 The `place` actions open to a card of a Level; `reach` says how far beyond the ends of row 1 (I7)."""
    if level == 1:
        return surface_places(seat, reach)
    rows = seat.rows
    xs = seat.xs
    near = seat.near
    places: list[int] = []
    for slot in range(len(rows)):
        if rows[slot] == level - 1:
            at = slot * 6
            if near[at + 4] < 0 and near[at] < 0:  # with a card on the left, this place is that one's lower right
                places.append(PLACES[cell_of(level, xs[slot] - 1)])
            if near[at + 5] < 0:
                places.append(PLACES[cell_of(level, xs[slot] + 1)])
    return places


def surface_places(seat: Seat, reach: i64) -> list[int]:
    """R5.5, I7 The open places of row 1, a few empty ones beyond either end."""
    rows = seat.rows
    xs = seat.xs
    low: i64 = 1000
    high: i64 = -1000
    taken: i64 = 0
    for slot in range(len(rows)):
        if rows[slot] == 1:
            x: i64 = xs[slot]
            if x < low:
                taken = taken << (low - x) // 2 if taken else 0
                low = x
            taken |= 1 << (x - low) // 2
            if x > high:
                high = x
    if low > high:
        return [PLACES[cell_of(1, 0)]]  # I19
    left = low - reach if low - reach > -EDGE else -EDGE
    right = high + reach if high + reach < EDGE else EDGE
    first = cell_of(1, left)
    places: list[Any] = PLACES[first : first + (right - left) // 2 + 1]
    for i in range((high - low) // 2, -1, -1):
        if taken >> i & 1:
            places.pop(i + (low - left) // 2)
    return places


def open_levels(seat: Seat) -> i64:
    """R5.4 The Levels (bits) of which a card could lie anywhere: 1, and those below some card of the row above."""
    levels: i64 = 1 << 1
    for row in (1, 2, 3, 4):
        if has_gap_below(seat, row):
            levels |= 2 << row
    return levels


def has_gap_below(seat: Seat, row: i64) -> bool:
    """R5.4 Whether some card of a row has a free place below it."""
    rows = seat.rows
    near = seat.near
    for slot in range(len(rows)):
        if rows[slot] == row and (near[slot * 6 + 4] < 0 or near[slot * 6 + 5] < 0):
            return True
    return False


def has_place(seat: Seat, level: i64) -> bool:
    """R5.4 Whether a card of a Level could lie anywhere."""
    return seat.open >> level & 1 == 1


def slot_at(seat: Seat, row: int, x: int) -> int:
    """The card at a place, or -1."""
    for slot in range(len(seat.rows)):
        if seat.rows[slot] == row and seat.xs[slot] == x:
            return slot
    return -1


def direction_to(down: i64, right: i64) -> i64:
    """R5.6 The direction of a place so many rows down and half-cards to the right, or -1 if it is not adjacent."""
    if down == 0:
        return 0 if right == -2 else 1 if right == 2 else -1
    if down == -1:
        return 2 if right == -1 else 3 if right == 1 else -1
    if down == 1:
        return 4 if right == -1 else 5 if right == 1 else -1
    return -1


def place_card(seat: Seat, card: i64, row: i64, x: i64) -> i64:
    """R5.3, R5.6 Lay a card and join it to its neighbours. Returns how many carts that completed (R7.1)."""
    cards = seat.cards.copy()
    rows = seat.rows.copy()
    xs = seat.xs.copy()
    near = seat.near + ALONE
    halves = seat.pack.halves
    slot: i64 = len(cards)
    carts: i64 = 0
    for other in range(slot):
        right = xs[other] - x
        direction = direction_to(rows[other] - row, right) if -2 <= right <= 2 else -1
        if direction >= 0:
            back = OPPOSITE[direction]
            near[slot * 6 + direction] = other
            near[other * 6 + back] = slot
            carts += halves[card] >> direction & halves[cards[other]] >> back & 1
    cards.append(card)
    rows.append(row)
    xs.append(x)
    seat.cards = cards
    seat.rows = rows
    seat.xs = xs
    seat.near = near
    if near[slot * 6 + 4] < 0 or near[slot * 6 + 5] < 0:
        seat.open |= 2 << row
    if row > 1 and not has_gap_below(seat, row - 1):
        seat.open &= ~(1 << row)
    seat.placed = slot
    seat.carts += carts
    return carts


def complete_at(seat: Seat, slot: i64) -> list[int]:
    """R7.1 The complete borders of a card, each as its place among the `border` actions."""
    found: list[int] = []
    for k in range(3):
        direction = SHARED[k]
        if is_complete(seat, slot, direction):
            found.append(slot * 3 + k)
        owner = seat.near[slot * 6 + OPPOSITE[direction]]
        if owner >= 0 and is_complete(seat, owner, direction):
            found.append(owner * 3 + k)
    found.sort()
    return found


def open_borders(seat: Seat, only: int = -1) -> list[int]:
    """R7.2 The `border` actions: shared borders with a full half that are not complete; `only` those of one card."""
    found: list[int] = []
    halves = seat.pack.halves
    for slot in range(len(seat.cards)):
        for k in range(3):
            direction = SHARED[k]
            other = seat.near[slot * 6 + direction]
            if other < 0 or (only >= 0 and only != slot and only != other) or is_complete(seat, slot, direction):
                continue
            mine = halves[seat.cards[slot]] >> direction & 1
            if mine or halves[seat.cards[other]] >> OPPOSITE[direction] & 1:
                found.append(BORDER + slot * 3 + k)
    return found


def put_marker(seat: Seat, border: int) -> None:
    """R7.2 Complete a border, given as its place among the `border` actions."""
    slot = border // 3
    direction = SHARED[border % 3]
    other = seat.near[slot * 6 + direction]
    seat.markers |= 1 << (slot * 6 + direction) | 1 << (other * 6 + OPPOSITE[direction])
    seat.carts += 1

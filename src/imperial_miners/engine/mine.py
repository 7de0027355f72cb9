"""Rows, neighbours, borders and carts (chapters 5 and 7): where a card may lie and what it then touches."""

from __future__ import annotations

from typing import Final

from imperial_miners.engine.action import BORDER, PLACE, cell_of
from imperial_miners.engine.effect import OPPOSITE, SHARED, is_complete
from imperial_miners.engine.seat import Seat

REACH: Final = 8
"""I7 Three empty places beyond the end of row 1: the fourth place, eight half-cards on."""


def legal_places(seat: Seat, level: int) -> list[int]:
    """R5.3-R5.5 The `place` actions open to a card of a Level."""
    if level == 1:
        return surface_places(seat)
    rows = seat.rows
    xs = seat.xs
    near = seat.near
    places: list[int] = []
    for slot in range(len(rows)):
        if rows[slot] == level - 1:
            at = slot * 6
            if near[at + 4] < 0 and near[at] < 0:  # with a card on the left, this place is that one's lower right
                places.append(PLACE + cell_of(level, xs[slot] - 1))
            if near[at + 5] < 0:
                places.append(PLACE + cell_of(level, xs[slot] + 1))
    return places


def surface_places(seat: Seat) -> list[int]:
    """R5.5, I7 The open places of row 1, up to three empty ones beyond either end."""
    low = 1000
    high = -1000
    for slot in range(len(seat.rows)):
        if seat.rows[slot] == 1:
            x = seat.xs[slot]
            if x < low:
                low = x
            if x > high:
                high = x
    if low > high:
        return [PLACE + cell_of(1, 0)]  # I19
    low -= REACH
    taken = 0
    for slot in range(len(seat.rows)):
        if seat.rows[slot] == 1:
            taken |= 1 << (seat.xs[slot] - low) // 2
    first = PLACE + cell_of(1, low)
    return [first + i for i in range((high + REACH - low) // 2 + 1) if not taken >> i & 1]


def has_place(seat: Seat, level: int) -> bool:
    """R5.4 Whether a card of a Level could lie anywhere: below some card of the row above."""
    if level == 1:
        return True
    for slot in range(len(seat.rows)):
        if seat.rows[slot] == level - 1 and (seat.near[slot * 6 + 4] < 0 or seat.near[slot * 6 + 5] < 0):
            return True
    return False


def slot_at(seat: Seat, row: int, x: int) -> int:
    """The card at a place, or -1."""
    for slot in range(len(seat.rows)):
        if seat.rows[slot] == row and seat.xs[slot] == x:
            return slot
    return -1


def direction_to(down: int, right: int) -> int:
    """R5.6 The direction of a place so many rows down and half-cards to the right, or -1 if it is not adjacent."""
    if down == 0:
        return 0 if right == -2 else 1 if right == 2 else -1
    if down == -1:
        return 2 if right == -1 else 3 if right == 1 else -1
    if down == 1:
        return 4 if right == -1 else 5 if right == 1 else -1
    return -1


def place_card(seat: Seat, card: int, row: int, x: int) -> int:
    """R5.3, R5.6 Lay a card and join it to its neighbours. Returns how many carts that completed (R7.1)."""
    slot = len(seat.cards)
    near = seat.near.copy()
    for _ in range(6):
        near.append(-1)
    for other in range(slot):
        direction = direction_to(seat.rows[other] - row, seat.xs[other] - x)
        if direction >= 0:
            near[slot * 6 + direction] = other
            near[other * 6 + OPPOSITE[direction]] = slot
    seat.near = near
    seat.cards = [*seat.cards, card]
    seat.rows = [*seat.rows, row]
    seat.xs = [*seat.xs, x]
    seat.placed = slot
    carts = 0
    for direction in range(6):
        if is_complete(seat, slot, direction):
            carts += 1
    seat.carts += carts
    return carts


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

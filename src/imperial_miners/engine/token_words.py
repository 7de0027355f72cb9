"""The words that lay tokens on cards and take them off: machines, collapses and cart markers (chapters 6 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import BORDER, SLOT_SETS, TARGET
from imperial_miners.engine.effect import MACHINES, THIS, WITH, Count, Filter, Frame, Node, drop_frame, push_frame
from imperial_miners.engine.feature import machine_limit
from imperial_miners.engine.happening import COLLAPSE_CLEARED, MACHINE_SPENT, MARKER_PUT, MISSED, NO_BORDER
from imperial_miners.engine.mine import open_borders, put_marker

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game
    from imperial_miners.engine.seat import Seat

ALL: Final = 0
"""On every card meant, not on so many."""
LADEN: Final = Filter(machine=WITH)
ALL_MACHINES: Final = Count(MACHINES)


class PutMachine(Node):
    """R6.1 Put machines here, on chosen cards, or on each card meant; no card holds more than three."""

    word = "machine"
    rule = "R6.1"
    notation = "put N machines here | on N FILTER card | on each FILTER card"
    is_any_order = True

    def __init__(self, number: i64, where: Filter, targets: i64 = 1) -> None:
        self.number = number
        self.where = where
        self.targets = targets  # ALL: on each

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        if self.where.relation == THIS or self.targets == ALL:
            for slot in SLOT_SETS[self.where.meant(seat, here)]:
                game.put_machines(seat, slot, self.number)
        else:
            push_frame(seat, self, here, self.targets)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        """Frame: cards still to choose; bits of those chosen."""
        free: i64 = 0
        if frame.first > 0:
            limit = machine_limit(game.features)
            for slot in SLOT_SETS[self.where.meant(seat, frame.slot) & ~frame.second]:
                if seat.machines_on(slot) < limit:
                    free |= 1 << slot
        return self.ask_target(game, seat, frame, free)

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        frame.first -= 1
        frame.second |= 1 << (action - TARGET)
        game.put_machines(seat, action - TARGET, self.number)


class SpendMachine(Node):
    """Price: give back machines from this card, or from chosen cards one at a time."""

    word = "spend-machine"
    rule = "I4"
    notation = "spend N machines [here]"
    is_any_order = True

    def __init__(self, number: i64, is_here: bool) -> None:
        self.number = number
        self.is_here = is_here

    def can(self, game: Game, seat: Seat, here: i64) -> bool:
        if self.is_here:
            return here >= 0 and seat.machines_on(here) >= self.number
        return ALL_MACHINES.value(seat, here) >= self.number

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        if self.is_here:
            number = self.number if self.number < seat.machines_on(here) else seat.machines_on(here)
            seat.machines -= number << (3 * here)
            game.tell(MACHINE_SPENT, seat.index, here, number)
        else:
            push_frame(seat, self, here, self.number)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        return self.ask_target(game, seat, frame, LADEN.meant(seat, frame.slot) if frame.first > 0 else 0)

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        frame.first -= 1
        seat.machines -= 1 << (3 * (action - TARGET))
        game.tell(MACHINE_SPENT, seat.index, action - TARGET, 1)


class PutCollapse(Node):
    """R6.2 Put a collapse here, on chosen cards, or on each card meant; often a price. No card holds two."""

    word = "collapse"
    rule = "R6.2"
    notation = "put collapse here | on N FILTER card | on each FILTER card"
    is_any_order = True

    def __init__(self, where: Filter, targets: i64 = 1) -> None:
        self.where = where
        self.targets = targets

    def free(self, seat: Seat, here: i64) -> i64:
        """The cards meant (bits) that hold no collapse yet."""
        return self.where.meant(seat, here) & ~seat.collapses

    def can(self, game: Game, seat: Seat, here: i64) -> bool:
        return len(SLOT_SETS[self.free(seat, here)]) >= self.targets

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        if self.where.relation == THIS or self.targets == ALL:
            for slot in SLOT_SETS[self.free(seat, here)]:
                game.put_collapse(seat, slot)
        else:
            push_frame(seat, self, here, self.targets)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        """Frame: cards still to choose; I29 bits of those chosen."""
        return self.ask_target(game, seat, frame, self.free(seat, frame.slot) & ~frame.second if frame.first > 0 else 0)

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        frame.first -= 1
        if not game.is_first_rules:
            frame.second |= 1 << (action - TARGET)
        game.put_collapse(seat, action - TARGET)


class ClearCollapse(Node):
    """R6.4 Discard collapses from chosen cards, or all of them; no activation of those cards. Also a price."""

    word = "clear"
    rule = "R6.4"
    notation = "clear N|all collapse [on FILTER cards]"
    is_any_order = True

    def __init__(self, number: i64, where: Filter) -> None:
        self.number = number  # ALL: every one
        self.where = where

    def blocked(self, seat: Seat, here: i64) -> i64:
        """The cards meant (bits) that hold a collapse."""
        return self.where.meant(seat, here) & seat.collapses

    def can(self, game: Game, seat: Seat, here: i64) -> bool:
        return len(SLOT_SETS[self.blocked(seat, here)]) >= self.number

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        if self.number == ALL:
            for slot in SLOT_SETS[self.blocked(seat, here)]:
                self.clear(game, seat, slot)
        else:
            push_frame(seat, self, here, self.number)

    def clear(self, game: Game, seat: Seat, slot: i64) -> None:
        """Take the collapse off one card."""
        seat.collapses &= ~(1 << slot)
        game.tell(COLLAPSE_CLEARED, seat.index, slot, 0)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        return self.ask_target(game, seat, frame, self.blocked(seat, frame.slot) if frame.first > 0 else 0)

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        frame.first -= 1
        self.clear(game, seat, action - TARGET)


class PutMarker(Node):
    """R7.2 Put cart markers on chosen borders, of the whole mine or of this card; R7.3 none without a border."""

    word = "marker"
    rule = "R7.2"
    notation = "put N cart markers [here]"
    is_any_order = True

    def __init__(self, number: i64, is_here: bool = False) -> None:
        self.number = number
        self.is_here = is_here

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        push_frame(seat, self, here, self.number)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        options: list[int] = []
        if frame.first > 0 and (not self.is_here or frame.slot >= 0):
            options = open_borders(seat, frame.slot if self.is_here else -1)
        if not options:
            if frame.first > 0:
                game.tell(MISSED, seat.index, NO_BORDER, frame.slot)
            drop_frame(seat)
            return False
        return self.ask(game, seat, frame, options)

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        frame.first -= 1
        put_marker(seat, action - BORDER)
        game.tell(MARKER_PUT, seat.index, (action - BORDER) // 3, (action - BORDER) % 3)
        game.carts_completed(seat, [action - BORDER], frame.slot)

"""The time that seats of a table have: when it is up, what is left of it, and when somebody is to be reminded."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from imperial_miners.web.log.entry import PERSON, is_waiting
from imperial_miners.web.log.pace import HOUR, REMIND, is_slow

if TYPE_CHECKING:
    from imperial_miners.web.log.state import Origin, State

GRACE: Final = 20_000
"""Milliseconds that everybody has after a restart of the server."""


def steady() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class Timed:
    """What a table knows of its clock."""

    def __init__(self, origin: Origin, state: State) -> None:
        self.origin = origin
        self.state = state
        self.loaded = 0
        self.opened = 0  # when the server began to look after its tables
        self.shown: dict[int, int] = {}  # when the first question of a seat was shown to its player
        self.due: dict[int, tuple[int, int]] = {}  # of seats whose time runs: the deadline, and that by `steady`

    def deadline(self, seat: int) -> int | None:
        """When a person's time for the round is up, in milliseconds; None where no clock runs.

        It runs from the beginning of the round, or from the moment at which the player sat down or came back; not
        before everybody has sat down, nor before the player was shown the first question, nor while the table pauses.
        A clock for games over days runs from the question, and a server that was away leaves the time of a last
        reminder.
        """
        clock, chair, state = self.origin.clock, self.state.chairs[seat], self.state
        if clock is None or not state.is_dealt or chair.kind != PERSON or seat not in state.game.awaiting():
            return None
        if is_waiting(state.chairs) or state.pace.paused is not None:
            return None
        if is_slow(clock):
            left, whole = REMIND[-1]
            return max(state.pace.deadline(seat, clock), self.opened + clock * 1000 * left // whole)
        shown = 0 if state.numbers[seat] else self.shown.get(seat)
        if shown is None:
            return None
        return max(max(state.round_began, chair.since, shown) + clock * 1000, self.loaded + GRACE)

    def reminders(self, seat: int, now: int) -> list[int]:
        """When a person is to be reminded of a deadline, by `steady`; never where no clock for games over days runs."""
        clock, deadline = self.origin.clock, self.deadline(seat)
        left = self.time_left(seat, now)
        if clock is None or not is_slow(clock) or deadline is None or left is None:
            return []
        ends = steady() + left
        return [ends - (deadline - self.state.pace.deadline(seat, clock, part)) for part in REMIND]

    def time_left(self, seat: int, now: int) -> int | None:
        """Milliseconds that a person still has, less than none if the time is up. Once this was asked, time passes
        steadily, whatever becomes of the machine's clock."""
        deadline, passed = self.deadline(seat), steady()
        if deadline is None or self.origin.clock is None:
            return None
        if self.due.get(seat, (None,))[0] != deadline:
            self.due[seat] = (deadline, passed + min(deadline - now, self.longest))
        return self.due[seat][1] - passed

    @property
    def longest(self) -> int:
        """Milliseconds that nobody's time can last longer than, whatever the machine's clock says."""
        clock = (self.origin.clock or 0) * 1000
        return 3 * clock + 24 * HOUR * 1000 if is_slow(self.origin.clock) else max(clock, GRACE)

    def show(self, seat: int, now: int) -> None:
        """Note that the player of a seat is shown what it is asked."""
        if self.state.is_dealt:
            self.shown.setdefault(seat, now)

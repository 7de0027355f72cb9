"""The clock: who has a limited time for the round, and what happens when it is up.

A seat's time runs from the beginning of the round, or from the moment at which its player sat down or came back.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.web.log.state import Table
from imperial_miners.web.refusals import Trouble
from imperial_miners.web.tables.background import Background

if TYPE_CHECKING:
    from imperial_miners.web.tables.service import Service

TICK: Final = 1.0
GRACE: Final = 20_000
"""Milliseconds that everybody has after a restart of the server."""
IDLE: Final = 3_000
"""Milliseconds after which a bot that still owes an answer is nudged: the process that let it think may be gone."""
STAND_IN: Final = "adept"
log = logging.getLogger(__name__)


def deadline_of(table: Table, seat: int) -> int | None:
    """When a person's time for the round is up, in milliseconds; None where no clock runs."""
    chair = table.state.chairs[seat]
    if table.origin.clock is None or chair.kind != "person" or seat not in table.game.awaiting():
        return None
    began = max(table.state.round_began, chair.since)
    return max(began + table.origin.clock * 1000, table.loaded + GRACE)


class Clock(Background):
    """Looks at all live tables every second."""

    def __init__(self, service: Service) -> None:
        super().__init__(self.tick, TICK)
        self.service = service

    async def tick(self) -> None:
        """Look at every table, whatever goes wrong at one of them."""
        for table in list(self.service.tables.values()):
            try:
                await self.look(table)
            except (Trouble, IllegalAction) as refused:
                log.info("the clock could not act", extra={"game": table.id, "reason": str(refused)})

    async def look(self, table: Table) -> None:
        """Let bots play for those whose time is up, and wake bots that have fallen asleep."""
        now = self.service.now()
        if table.origin.clock is not None:
            for seat in table.game.awaiting():
                deadline = deadline_of(table, seat)
                if deadline is not None and deadline < now:
                    await self.service.seating.stand_in(table.id, seat, STAND_IN)
        if now - max(table.state.acted) > IDLE:
            self.service.bots.nudge(table)

"""The clock: what happens when the time that people have is up, also at tables at which nobody has looked for days."""

from __future__ import annotations

import logging
from typing import Final

from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.web.log import timing
from imperial_miners.web.log.pace import HOUR
from imperial_miners.web.log.state import Table
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.store.hours_store import HoursStore
from imperial_miners.web.tables.background import Background
from imperial_miners.web.tables.bots import BotsAtTable
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.seating import Seating

TICK: Final = 1.0
LEAF: Final = 60.0
"""Seconds after which it is looked again which tables are to be loaded."""
IDLE: Final = 3_000
"""Milliseconds after which a bot that still owes an answer is nudged: the process that let it think may be gone."""
STAND_IN: Final = "adept"
log = logging.getLogger(__name__)


class Clock(Background):
    """Looks at all live tables every second."""

    def __init__(self, live: LiveTables, seating: Seating, bots: BotsAtTable) -> None:
        super().__init__(self.tick, TICK)
        self.live = live
        self.seating = seating
        self.bots = bots

    async def tick(self) -> None:
        """Look at every table, whatever goes wrong at one of them."""
        for table in list(self.live.tables.values()):
            try:
                await self.look(table)
            except (Refusal, IllegalAction) as refused:
                log.info("the clock could not act", extra={"game": table.id, "reason": str(refused)})

    async def look(self, table: Table) -> None:
        """Let bots play for those whose time is up, and wake bots that have fallen asleep."""
        now = self.live.now()
        if table.origin.clock is not None:
            for seat in table.game.awaiting():
                left = table.time_left(seat, now)
                if left is not None and left < 0:
                    await self.seating.stand_in(table.id, seat, STAND_IN)
        if abs(now - max(table.state.acted)) > IDLE:  # the machine's clock may have been set back
            if self.live.fellows.is_mine(table.id):
                self.bots.nudge(table)
            elif table.awaited_bots():
                self.live.tell(table)


class Calendar(Background):
    """Loads games over days that are not in memory when a time may be up there: after a start all of them, and what was
    let go since for others once an hour."""

    def __init__(self, live: LiveTables, kept: HoursStore) -> None:
        super().__init__(self.tick, LEAF)
        self.live = live
        self.kept = kept
        self.again: dict[str, int] = {}  # when to look at a game again, by `steady`

    async def tick(self) -> None:
        """Load what has not been looked at for long enough; the clock does the rest."""
        games = await self.kept.games()
        self.again = {game: self.again[game] for game in games if game in self.again}
        for game in games:
            if (
                game in self.live.tables
                or not self.live.fellows.is_mine(game)
                or self.again.get(game, 0) > timing.steady()
            ):
                continue
            self.again[game] = timing.steady() + HOUR * 1000
            try:
                await self.live.table(game)
            except Refusal as refused:
                log.info("a game over days cannot be loaded", extra={"game": game, "reason": refused.code})

"""Sweeping up: games that nobody has touched for the time that the settings name are forgotten, or compressed.

Finished games are records that people may come back to: without a limit in the settings they stay for ever, but after a
while their logs take little room.
"""

from __future__ import annotations

import logging
from typing import Final

from imperial_miners.web.tables.background import Background
from imperial_miners.web.tables.live import LiveTables

PAUSE: Final = 3600.0
DAY: Final = 24 * 3600 * 1000
AT_ONCE: Final = 200
FEW: Final = 10
"""Games of one transaction, deleted or compressed, so that nobody waits long for the database."""
log = logging.getLogger(__name__)


class Sweeper(Background):
    """Looks through the store every hour."""

    def __init__(self, live: LiveTables) -> None:
        super().__init__(self.sweep, PAUSE)
        self.live = live

    async def sweep(self) -> None:
        """Forget what is old enough, and compress what stays."""
        settings, now = self.live.settings, self.live.now()
        for days, is_finished in ((settings.keep_unfinished, False), (settings.keep_finished, True)):
            if days <= 0:
                continue
            while old := await self.live.store.forget(now - days * DAY, is_finished, AT_ONCE):
                for game in old:
                    self.live.tables.pop(game, None)
                log.info("old games were forgotten", extra={"games": len(old), "finished": is_finished})
        while settings.compress_finished > 0:
            done = await self.live.store.compress(now - settings.compress_finished * DAY, FEW)
            for game, last in done:  # whoever has missed an entry there must not write one of its number
                self.live.tell_of(game, last)
            if not done:
                return
            log.info("old games were compressed", extra={"games": len(done)})

"""What other processes tell: PostgreSQL carries "game id and sequence number" to everyone who listens.

A notice only says that there is more to read. While the line is down nothing in memory is trusted, so a lost notice
costs time and never truth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import psycopg

from imperial_miners.web.store.log_store import CHANNEL, PATIENCE
from imperial_miners.web.tables.background import Background

RETRY: Final = 0.5
QUIET: Final = 10.0
"""Seconds of silence after which the line is tried."""


class Notices(Background):
    """Listens on a connection of its own. `is_up` while nothing can have been missed."""

    def __init__(self, url: str, heed: Callable[[str, int], None], doubt: Callable[[], None]) -> None:
        super().__init__(self.listen, RETRY)
        self.url = url
        self.heed = heed
        self.doubt = doubt
        self.is_up = False

    async def listen(self) -> None:
        """Listen on one line until it breaks."""
        async with asyncio.timeout(PATIENCE):
            connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.is_up = True
            self.doubt()
            while True:
                async for notice in connection.notifies(timeout=QUIET):
                    game, _, seq = notice.payload.partition(" ")
                    self.heed(game, int(seq))
                async with asyncio.timeout(PATIENCE):
                    await connection.execute("SELECT 1")
        finally:
            self.is_up = False
            await connection.close()

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

QUIET: Final = 10.0
"""Seconds of silence after which the line is tried."""


class Notices:
    """Listens on a connection of its own. `is_up` while nothing can have been missed."""

    def __init__(
        self, url: str, on_remote_entry: Callable[[str, int], None], mark_all_stale: Callable[[], None]
    ) -> None:
        self.url = url
        self.on_remote_entry = on_remote_entry
        self.mark_all_stale = mark_all_stale
        self.is_up = False

    async def listen(self) -> None:
        """Listen on one line until it breaks. Whoever wants to go on calls again."""
        async with asyncio.timeout(PATIENCE):
            connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.is_up = True
            self.mark_all_stale()
            while True:
                async for notice in connection.notifies(timeout=QUIET):
                    game, _, seq = notice.payload.partition(" ")
                    self.on_remote_entry(game, int(seq))
                async with asyncio.timeout(PATIENCE):
                    await connection.execute("SELECT 1")
        finally:
            self.is_up = False
            await connection.close()

"""What other processes tell: PostgreSQL carries "game id and sequence number" to everyone who listens.

A notice only says that there is more to read. While the line is down nothing in memory is trusted, so a lost notice
costs time and never truth.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

import psycopg

from imperial_miners.web.store import CHANNEL, PATIENCE

RETRY: Final = 0.5
QUIET: Final = 10.0
"""Seconds of silence after which the line is tried."""
log = logging.getLogger(__name__)


class Notices:
    """Listens on a connection of its own. `is_up` while nothing can have been missed."""

    def __init__(self, url: str, heed: Callable[[str, int], None], doubt: Callable[[], None]) -> None:
        self.url = url
        self.heed = heed
        self.doubt = doubt
        self.is_up = False
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        """Listen until stopped, on a new line whenever one breaks."""
        while True:
            try:
                await self.listen()
            except (psycopg.Error, OSError, TimeoutError) as error:
                log.warning("the database's notices are interrupted", extra={"reason": type(error).__name__})
            finally:
                self.is_up = False
            await asyncio.sleep(RETRY)

    async def listen(self) -> None:
        """Listen on one line until it breaks."""
        async with asyncio.timeout(PATIENCE):
            connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.is_up = True
            self.doubt()
            while True:
                async for notice in connection.notifies(timeout=QUIET):
                    game, _, seq = notice.payload.partition(" ")
                    self.heed(game, int(seq))
                async with asyncio.timeout(PATIENCE):
                    await connection.execute("SELECT 1")

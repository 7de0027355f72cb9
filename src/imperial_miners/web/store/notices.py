"""What processes tell each other: PostgreSQL carries lines of text to everyone who listens, its sender too.

What is told leaves after the commit that it is about, many lines in one notice: a notice inside a transaction would
make all commits of the database wait for each other. A line only says that there is more to read. While the line is
down nothing in memory is trusted, so a lost notice costs time and never truth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import psycopg

from imperial_miners.web.store.log_store import CHANNEL, PATIENCE

QUIET: Final = 10.0
"""Seconds of silence after which the line is tried."""
FULL: Final = 7_900
"""Bytes of a notice: PostgreSQL carries less than 8,000."""
AGAIN: Final = 0.5
"""Seconds after which what could not be sent is sent again."""
LEAVING: Final = 1.0
"""Seconds for which a process that stops waits to have its last word."""


class Notices:
    """Listens on a connection of its own. `is_up` while nothing can have been missed."""

    def __init__(
        self,
        url: str,
        send: Callable[[Sequence[str]], Awaitable[None]],
        hear: Callable[[str], None],
        mark_all_stale: Callable[[], None],
    ) -> None:
        self.url = url
        self.send = send
        self.hear = hear
        self.mark_all_stale = mark_all_stale
        self.is_up = False
        self.untold: dict[str, str] = {}  # by what it is about: of two lines about one thing the later is enough
        self.telling: asyncio.Task[None] | None = None
        self.is_stopped = False

    async def listen(self) -> None:
        """Listen on one line until it breaks. Whoever wants to go on calls again."""
        async with asyncio.timeout(PATIENCE):
            connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
        try:
            async with asyncio.timeout(PATIENCE):
                await connection.execute(f"LISTEN {CHANNEL}")
            self.is_up = True
            self.mark_all_stale()
            while True:
                async for notice in connection.notifies(timeout=QUIET):
                    for line in notice.payload.split("\n"):
                        self.hear(line)
                async with asyncio.timeout(PATIENCE):
                    await connection.execute("SELECT 1")
        finally:
            self.is_up = False
            await connection.close()

    def tell(self, about: str, line: str) -> None:
        """Tell everybody soon, with whatever else there is to tell by then."""
        self.untold[about] = line
        if not self.is_stopped and (self.telling is None or self.telling.done()):
            self.telling = asyncio.create_task(self.tell_all())

    async def tell_all(self) -> None:
        """Send what is untold, together with what comes up meanwhile, until nothing is left."""
        while self.untold and not self.is_stopped:
            lines, self.untold = self.untold, {}
            try:
                await self.send(bundled(list(lines.values())))
            except Exception:  # the database is away, and will be back
                self.untold = lines | self.untold
                await asyncio.sleep(AGAIN)

    async def stop(self) -> None:
        """Send what is untold, if that can be done soon."""
        if self.telling is not None:
            await asyncio.wait([self.telling], timeout=LEAVING)
        self.is_stopped = True
        if self.telling is not None:
            self.telling.cancel()
            await asyncio.wait([self.telling], timeout=LEAVING)


def bundled(lines: Sequence[str]) -> list[str]:
    """Lines put together to as few notices as can carry them.

    >>> [len(text) for text in bundled(["a" * 3000] * 5)]
    [6001, 6001, 3000]
    """
    notices: list[str] = []
    for line in lines:
        if notices and len(notices[-1]) + 1 + len(line) <= FULL:
            notices[-1] += "\n" + line
        else:
            notices.append(line)
    return notices

"""Work that goes on in the background of a server: again and again, whatever goes wrong, until it is stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


class Background:
    """Runs `work` with a pause after each time."""

    def __init__(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        self.work = work
        self.pause = pause
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work, in a task of its own."""
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Work again and again, with a pause after each time, until stopped."""
        task = asyncio.current_task()
        # A driver that is cancelled may raise an error of its own instead, so this has to be asked.
        while task is None or not task.cancelling():
            try:
                await self.work()
            except Exception as error:
                log.warning("work in the background was interrupted", extra={"reason": type(error).__name__})
            await asyncio.sleep(self.pause)

    async def stop(self) -> None:
        """End, and wait for that."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

"""Group commit: what several tables want to write at the same moment goes to disk in one transaction.

Each writer waits until its own part is durable, so nobody is told more than is true; only the waiting is shared.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

T = TypeVar("T")
MOST: Final = 64
"""Parts of one transaction."""


class GroupWriter(Generic[T]):
    """Collects parts while a transaction is on its way, and writes them together in the next.

    `write` writes some parts, all or none. If it fails for several, each is tried alone, so that one part that cannot
    be written does not take others with it.
    """

    def __init__(self, write: Callable[[Sequence[T]], Awaitable[None]]) -> None:
        self.write = write
        self.waiting: list[tuple[T, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None

    async def add(self, part: T) -> None:
        """Write a part, with others or alone; returns when it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((part, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())
        await done

    async def run(self) -> None:
        """Write until nothing waits."""
        while self.waiting:
            group, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            if not await self.settle(group) and len(group) > 1:
                for one in group:
                    await self.settle([one])

    async def settle(self, group: list[tuple[T, asyncio.Future[None]]]) -> bool:
        """Write a group; whether that went well. A part that fails alone is told so."""
        try:
            await self.write([part for part, _ in group])
        except Exception as error:
            if len(group) == 1:
                settle_one(group[0][1], error)
            return False
        for _, done in group:
            settle_one(done, None)
        return True


def settle_one(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell a writer how it went, if it still waits."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)

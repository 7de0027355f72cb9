"""Asking together: questions that come up while others are being answered go to the database in one, afterwards.

Whoever asks gets what the database knew no earlier than when it was asked. When it does not answer, all who wait are
told so at once: to ask for each group again would let the last of them wait for as many times its patience.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

from imperial_miners.web.refusals import Refusal

T = TypeVar("T")
MOST: Final = 16
"""Questions asked in one, where the answers are work: they are worked on at once, and others wait meanwhile."""


class Together(Generic[T]):
    """Collects keys. `ask` finds what there is of some; keys of which there is nothing are missing in what it gives."""

    def __init__(self, ask: Callable[[Sequence[str]], Awaitable[dict[str, T]]], most: int = MOST) -> None:
        self.ask = ask
        self.most = most
        self.waiting: dict[str, asyncio.Future[T | None]] = {}
        self.task: asyncio.Task[None] | None = None

    async def find(self, key: str) -> T | None:
        """What there is of a key."""
        if key not in self.waiting:
            self.waiting[key] = asyncio.get_running_loop().create_future()
        found = self.waiting[key]
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())
        return await asyncio.shield(found)  # others may have asked for the same

    async def run(self) -> None:
        """Ask for group after group, until nobody waits any more."""
        while self.waiting:
            group = {key: self.waiting.pop(key) for key in list(self.waiting)[: self.most]}
            try:
                found = await self.ask(list(group))
            except Exception as error:
                if isinstance(error, Refusal):
                    group |= self.waiting
                    self.waiting.clear()
                for each in group.values():
                    each.set_exception(error)
                    each.exception()  # it is told to all who still wait; that there may be none is no error
                continue
            for key, each in group.items():
                each.set_result(found.get(key))

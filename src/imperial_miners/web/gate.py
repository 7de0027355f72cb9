"""A gate: so many may be inside at once. The others wait in a line for each client, and the lines take turns.

Whoever sends a thousand requests waits behind a thousand of its own, and nobody else does. A client who waits at
several places (tables, say) has a line at each, and those take turns too.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from typing import Final

from imperial_miners.web.refusals import Refusal

SOONEST: Final = 2
LATEST: Final = 10
"""Seconds after which those who are sent away may come again: not all of them at the same moment."""


class PlaceLines:
    """Those who wait of one client, in a line for each place."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def add(self, place: str, turn: asyncio.Future[None]) -> None:
        """Stand at the end of a line."""
        self.lines.setdefault(place, deque()).append(turn)

    def remove(self, place: str, turn: asyncio.Future[None]) -> bool:
        """Leave a line; whether one stood in it."""
        line = self.lines.get(place, ())
        if turn not in line:
            return False
        self.lines[place].remove(turn)
        if not self.lines[place]:
            del self.lines[place]
        return True

    def pop(self) -> asyncio.Future[None]:
        """The first of the line whose turn it is."""
        place, line = next(iter(self.lines.items()))
        turn = line.popleft()
        if line:
            self.lines.move_to_end(place)
        else:
            del self.lines[place]
        return turn


class Gate:
    """`width` are inside; of those who wait, no more than `most` and none longer than `patience` seconds."""

    def __init__(self, width: int, most: int = 100_000, patience: float = 60.0) -> None:
        self.free = width
        self.most = most
        self.patience = patience
        self.waiting = 0
        self.lines: OrderedDict[str, PlaceLines] = OrderedDict()

    async def enter(self, client: str = "", patience: float | None = None, place: str = "") -> None:
        """Go in as soon as it is one's turn; Refusal("busy") where too many wait, or for too long."""
        if self.free and not self.waiting:
            self.free -= 1
            return
        if self.waiting >= self.most:
            raise busy()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(client, PlaceLines()).add(place, turn)
        self.waiting += 1
        try:
            async with asyncio.timeout(self.patience if patience is None else patience):
                await turn
        except BaseException as error:
            self.give_up(client, place, turn)
            if isinstance(error, TimeoutError):
                raise busy() from None
            raise

    def give_up(self, client: str, place: str, turn: asyncio.Future[None]) -> None:
        """Leave a line; a turn that has come at the same moment goes to the next."""
        if turn.done() and not turn.cancelled():
            self.leave()
            return
        own = self.lines.get(client)
        if own is not None and own.remove(place, turn):
            self.waiting -= 1
            if not own.lines:
                del self.lines[client]

    def leave(self) -> None:
        """Go out, and let the first of the next line in."""
        while self.lines:
            client, own = next(iter(self.lines.items()))
            turn = own.pop()
            self.waiting -= 1
            if own.lines:
                self.lines.move_to_end(client)
            else:
                del self.lines[client]
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    @contextlib.asynccontextmanager
    async def inside(self, client: str = "", place: str = "") -> AsyncIterator[None]:
        """While it is one's turn."""
        await self.enter(client, place=place)
        try:
            yield
        finally:
            self.leave()


class Visit:
    """A request that is inside a gate until it is answered, or waits for something else than the processor."""

    __slots__ = ("gate",)

    def __init__(self) -> None:
        self.gate: Gate | None = None

    def end(self) -> None:
        """Let the next in, once."""
        gate, self.gate = self.gate, None
        if gate is not None:
            gate.leave()


class Visits:
    """The requests inside. One that takes longer than `most` seconds gives its place up, even if its answer takes
    longer: one timer sees to all of them, since each would cost more than to go in and out."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.begun: deque[tuple[float, Visit]] = deque()

    async def begin(self, visit: Visit, gate: Gate, client: str) -> None:
        """Wait for a place inside."""
        await gate.enter(client)
        visit.gate = gate
        if not self.begun:
            asyncio.get_running_loop().call_later(self.most, self.end_long)
        self.begun.append((time.monotonic() + self.most, visit))

    def end_long(self) -> None:
        """End the visits that have taken long."""
        now = time.monotonic()
        while self.begun and self.begun[0][0] <= now:
            self.begun.popleft()[1].end()
        if self.begun:
            asyncio.get_running_loop().call_later(self.begun[0][0] - now, self.end_long)


def busy() -> Refusal:
    """What those are told who are sent away."""
    return Refusal("busy", retry_after=random.randint(SOONEST, LATEST))

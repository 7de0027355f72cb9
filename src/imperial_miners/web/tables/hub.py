"""The hub: wakes whoever follows a game when something has happened there.

It carries no content. A follower remembers the last entry it has sent on and asks the live tables for what came after,
so a slow one catches up in one go and nothing piles up.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator

from imperial_miners.web.settings import Limits


class Bell:
    """One follower's bell. `is_closed` once the server is stopping."""

    def __init__(self) -> None:
        self.rung = asyncio.Event()
        self.is_closed = False

    def close(self) -> None:
        """Ring for the last time."""
        self.is_closed = True
        self.rung.set()

    async def wait(self, seconds: float) -> bool:
        """Wait until something has happened or the time is up; whether something has."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.rung.wait()
        has_rung = self.rung.is_set()
        self.rung.clear()
        return has_rung


class Hub:
    """All followers of this process, by game."""

    def __init__(self) -> None:
        self.bells: dict[str, set[Bell]] = {}
        self.devices: Counter[tuple[str, str]] = Counter()  # which follow a game, by the hashes of their tokens
        self.count = 0
        self.is_closed = False

    @contextlib.contextmanager
    def subscribe(self, game: str, holder: str) -> Iterator[Bell]:
        """A bell that rings whenever the game's log has grown, for the device of a holder."""
        bell = Bell()
        bell.is_closed = self.is_closed
        self.bells.setdefault(game, set()).add(bell)
        self.count += 1
        self.devices[game, holder] += 1
        try:
            yield bell
        finally:
            self.count -= 1
            self.devices[game, holder] -= 1
            if not self.devices[game, holder]:
                del self.devices[game, holder]
            self.bells[game].discard(bell)
            if not self.bells[game]:
                del self.bells[game]

    def has_followers(self, game: str) -> bool:
        """Whether anyone here follows a game."""
        return game in self.bells

    def is_here(self, game: str, holder: str | None) -> bool:
        """Whether a device follows a game through this process."""
        return holder is not None and (game, holder) in self.devices

    def ring(self, game: str) -> None:
        """Wake everyone who follows a game."""
        for bell in self.bells.get(game, ()):
            bell.rung.set()

    def close(self) -> None:
        """Wake everyone for the last time."""
        self.is_closed = True
        for bells in self.bells.values():
            for bell in bells:
                bell.close()


class StreamLimit:
    """How many streams are open: in all of this process, and for each client those of other processes too."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()
        self.count = 0
        self.untold: set[str] | None = None  # clients with whom it changed, where somebody wants to hear it
        self.elsewhere: dict[str, Counter[str]] = {}

    def enter(self, client: str) -> bool:
        """Whether a client may open one more; if so, it is counted."""
        if self.count >= self.limits.streams or self.of(client) >= self.limits.streams_of_client:
            return False
        self.open[client] += 1
        self.note(client)
        self.count += 1
        return True

    def of(self, client: str) -> int:
        """How many streams a client has open, here and elsewhere."""
        return self.open[client] + sum(each[client] for each in self.elsewhere.values())

    def note(self, client: str) -> None:
        """Something has changed with a client."""
        if self.untold is not None:
            self.untold.add(client)

    def news(self, is_all: bool) -> dict[str, int]:
        """How many streams clients have open here: those with which it changed, or all."""
        changed, self.untold = set(self.open) if is_all else self.untold or (), set()
        return {client: self.open[client] for client in changed}

    def heard(self, fellow: str, key: str, count: int) -> None:
        """Another process has told how many a client has open there."""
        open_there = self.elsewhere.setdefault(fellow, Counter())
        open_there[key] = count
        if not count:
            del open_there[key]

    def gone(self, fellow: str) -> None:
        """Another process is no more, and so are its streams."""
        self.elsewhere.pop(fellow, None)

    @contextlib.contextmanager
    def counted(self, client: str) -> Iterator[None]:
        """While a stream that has entered is open; when it ends, it is counted out."""
        try:
            yield
        finally:
            self.count -= 1
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]
            self.note(client)

"""What one client may have of something at the same time: open tables, reviews that wait, plans, uploads being checked.

Whatever nothing happens to for a while counts no longer, so that nobody is shut out for ever by what was begun and
left. Processes that share a database count together: each tells the others how much its clients have there.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterator
from contextvars import ContextVar
from typing import Final

from imperial_miners.web.refusals import Refusal

CLIENT: Final[ContextVar[str]] = ContextVar("client", default="")
"""The client whose request is being answered; empty for what the server does by itself."""
SOON: Final = 5
LATEST: Final = 3600
"""Seconds after which a client who has too much may ask again."""


class Allowance:
    """Of one thing `most` for each client, each counted until it is given back or was not touched for `idle` seconds.
    Who has that many is refused with a code."""

    def __init__(self, code: str, most: int, idle: float) -> None:
        self.code = code
        self.most = most
        self.idle = idle
        self.held: dict[str, OrderedDict[Hashable, float]] = {}  # what each client has, that touched last at the end
        self.whose: dict[Hashable, str] = {}
        self.untold: set[str] | None = None  # clients with whom it changed, where somebody wants to hear it
        self.elsewhere: dict[str, Counter[str]] = {}

    def take(self, item: Hashable) -> None:
        """Let the client who asks have something; a refusal if it has as much as it may. Once it is had, this only
        says that it is in use."""
        client = CLIENT.get()
        if item in self.whose:
            self.touch(item)
            return
        if not client:
            return
        self.require_room(client)
        self.held.setdefault(client, OrderedDict())[item] = time.monotonic()
        self.whose[item] = client
        self.note(client)

    def require_room(self, client: str) -> None:
        """Refuse a client who has as much as it may."""
        if self.of(client) < self.most:
            return
        oldest = next(iter(self.held.get(client, {}).values()), time.monotonic())
        later = (
            SOON if self.idle == float("inf") else min(LATEST, max(SOON, round(oldest + self.idle - time.monotonic())))
        )
        raise Refusal(self.code, retry_after=later)

    def touch(self, item: Hashable) -> None:
        """Something is in use."""
        if client := self.whose.get(item):
            self.held[client][item] = time.monotonic()
            self.held[client].move_to_end(item)

    def give_back(self, item: Hashable) -> None:
        """Something is no longer had."""
        client = self.whose.pop(item, "")
        if client:
            del self.held[client][item]
            if not self.held[client]:
                del self.held[client]
            self.note(client)

    @contextlib.contextmanager
    def having(self, item: Hashable) -> Iterator[None]:
        """While something is had."""
        self.take(item)
        try:
            yield
        finally:
            self.give_back(item)

    def of(self, client: str) -> int:
        """How much a client has, here and elsewhere."""
        before = time.monotonic() - self.idle
        own = self.held.get(client, OrderedDict())
        for item in [item for item, at in own.items() if at < before]:
            self.give_back(item)
        return len(own) + sum(each[client] for each in self.elsewhere.values())

    def note(self, client: str) -> None:
        """Something has changed with a client."""
        if self.untold is not None:
            self.untold.add(client)

    def news(self, is_all: bool) -> dict[str, int]:
        """How much clients have here: those with whom it changed, or all."""
        for client in list(self.held):
            self.of(client)
        changed, self.untold = set(self.held) if is_all else self.untold or (), set()
        return {client: len(self.held.get(client, ())) for client in changed}

    def heard(self, fellow: str, key: str, count: int) -> None:
        """Another process has told how much a client has there."""
        there = self.elsewhere.setdefault(fellow, Counter())
        there[key] = count
        if not count:
            del there[key]

    def gone(self, fellow: str) -> None:
        """Another process is no more, and nothing is had there."""
        self.elsewhere.pop(fellow, None)

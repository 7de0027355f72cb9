"""The processes that share a database: who of them lives, who thinks for which table, what clients used elsewhere.

Each says every second that it lives. Whoever is not heard for some seconds is gone, and what was its part falls to the
others; nothing is stored, and no clock of another machine is trusted.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, Protocol

from imperial_miners.web.tables.background import Background

PULSE: Final = 1.0
GONE: Final = 4.0
"""Seconds of silence after which a process counts as gone."""
MARK: Final = "~"
"""By which lines of processes about themselves begin."""
BYE: Final = "bye"
ALIVE: Final = "alive"


class SharedCount(Protocol):
    """Something that is counted for each client, for all processes together."""

    def news(self, is_all: bool) -> dict[str, int]:
        """What to tell the others: what changed since it was last told, or all there is."""
        ...

    def heard(self, fellow: str, key: str, count: int) -> None:
        """Another process has told something."""
        ...

    def gone(self, fellow: str) -> None:
        """Another process is no more."""
        ...


class Fellows(Background):
    """This process among those of its database. Alone, all is its own."""

    def __init__(self, tell: Callable[[str, str], None] | None, on_loss: Callable[[], None]) -> None:
        super().__init__(self.pulse, PULSE)
        self.tell = tell
        self.on_loss = on_loss
        self.name = secrets.token_hex(4)
        self.last: dict[str, float] = {}
        self.counts: dict[str, SharedCount] = {}
        self.is_new_here = True
        self.pulsed = 0.0

    def share(self, name: str, count: SharedCount) -> None:
        """Count something together with the others."""
        self.counts[name] = count

    def start(self) -> None:
        """Begin to say that one lives, if there is anybody to say it to."""
        if self.tell is not None:
            super().start()

    async def stop(self) -> None:
        """Say good-bye, so that nobody waits."""
        await super().stop()
        if self.tell is not None and self.task is not None:
            self.say(BYE)

    def say(self, word: str, *rest: object) -> None:
        """Tell the others something about oneself."""
        assert self.tell is not None
        about = f"{MARK}{self.name} {word} {rest[0] if rest else ''}"
        self.tell(about, " ".join([f"{MARK}{self.name} {word}", *map(str, rest)]))

    async def pulse(self) -> None:
        """Say that one lives and what was counted; notice who no longer does."""
        self.say(ALIVE)
        for name, count in self.counts.items():
            for key, number in count.news(self.is_new_here).items():
                self.say(name, key, number)
        self.is_new_here = False
        now = asyncio.get_running_loop().time()
        was_asleep, self.pulsed = now > self.pulsed + GONE / 2, now
        if was_asleep:  # what the others said meanwhile is still to be heard
            return
        silent_since = now - GONE
        for fellow in [fellow for fellow, at in self.last.items() if at < silent_since]:
            self.lose(fellow)
            self.on_loss()  # it may have written what it could not tell any more

    def lose(self, fellow: str) -> None:
        """Forget a process that is gone, and what it counted."""
        self.last.pop(fellow, None)
        for count in self.counts.values():
            count.gone(fellow)

    def hear(self, line: str) -> None:
        """A line that a process has told about itself."""
        fellow, word, *rest = line.removeprefix(MARK).split(" ")
        if fellow == self.name:
            return
        if word == BYE:
            self.lose(fellow)
            return
        if fellow not in self.last:
            self.is_new_here = True  # it knows nothing of us yet
        self.last[fellow] = asyncio.get_running_loop().time()
        if word in self.counts:
            key, number = rest
            self.counts[word].heard(fellow, key, int(number))

    def is_mine(self, game: str) -> bool:
        """Whether it falls to this process to think for a game. When one goes, only what was its moves to others."""
        return not self.last or max((self.name, *self.last), key=lambda name: weight(name, game)) == self.name


def weight(name: str, game: str) -> bytes:
    """How much a process wants a game; each wants others most."""
    return blake2b(f"{name} {game}".encode(), digest_size=8).digest()

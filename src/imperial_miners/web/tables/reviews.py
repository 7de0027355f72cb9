"""Reviews of finished games, made one after the other in a process of their own and kept in the database.

What is wanted is written down before it is begun, so a server that starts again goes on with what it still owes, and of
several processes one takes over what another has owed for long: that one may be gone for good.
"""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, TypeVar

from imperial_miners.packs import load_pack
from imperial_miners.review.judging.prospect import Effort
from imperial_miners.review.judging.review import VERSION, Review, review_game
from imperial_miners.review.replay import Replay
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.store.review_store import ReviewStore
from imperial_miners.web.tables.allowances import Allowance
from imperial_miners.web.tables.background import Background
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.working import begin

Wanted = tuple[str, int]
FAILED: Final = ""
PAUSE: Final = 5.0
"""Seconds until a database that was away is asked again."""
LOOK: Final = 60.0
"""Seconds between two looks at what other processes still owe."""
OVERDUE: Final = 600_000
"""Milliseconds after which whoever should have made a review counts as gone."""
T = TypeVar("T")
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Progress:
    """How far a review is. `ahead` counts those that are made before it begins."""

    done: int
    total: int
    ahead: int
    has_failed: bool = False


class Reviews:
    """The reviews of finished games: those that are wanted, and those that are done."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self.kept = ReviewStore(live.store)
        self.allowed = Allowance("too-many-reviews", live.settings.limits.reviews, math.inf)
        self.effort = Effort()
        self.waiting: dict[Wanted, None] = {}  # in the order in which they were wanted; the first is being made
        self.task: asyncio.Task[None] | None = None
        self.process: SpawnProcess | None = None
        self.parts = (0, 1)  # done and all, of the review that is being made
        self.taking_over = Background(self.take_over, LOOK)

    async def start(self) -> None:
        """Go on with what was wanted when the server stopped."""
        for game, seat in await self.kept.wanted():
            self.put(game, seat)
        if self.live.is_shared:
            self.taking_over.start()

    async def take_over(self) -> None:
        """Make what another process should have made by now, if the game is this one's."""
        for game, seat in await self.kept.wanted(self.live.now() - OVERDUE):
            if (game, seat) not in self.waiting and self.live.fellows.is_mine(game):
                self.put(game, seat)

    async def stop(self) -> None:
        """Leave off: what is not done stays wanted."""
        await self.taking_over.stop()
        if self.process is not None:
            self.process.terminate()
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def want(self, game: str, seat: int) -> None:
        """Ask for a review, unless there is one or it is being made."""
        if isinstance(await self.show(game, seat), Review) or (game, seat) in self.waiting:
            return
        self.allowed.take((game, seat))
        try:
            await self.kept.save(game, seat, VERSION, None, self.live.now())
        except BaseException:
            self.allowed.give_back((game, seat))
            raise
        self.put(game, seat)

    async def show(self, game: str, seat: int) -> Review | Progress | None:
        """A review, how far it is, or None if nobody has asked for it."""
        found = await self.kept.find(game, seat, VERSION)
        if found is None:
            return None
        if found.text is None:
            return self.how_far(game, seat)
        return Review.from_json(found.text) if found.text != FAILED else Progress(0, 1, 0, has_failed=True)

    def how_far(self, game: str, seat: int) -> Progress:
        """The progress of a review that is wanted; another process may be making it."""
        if (game, seat) not in self.waiting:
            return Progress(0, 1, 0)
        ahead = list(self.waiting).index((game, seat))
        done, total = (0, 1) if ahead else self.parts
        return Progress(done, total, ahead)

    def put(self, game: str, seat: int) -> None:
        """Put a review at the end of the queue, and see that somebody works on it."""
        self.waiting[game, seat] = None
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        """Make what is wanted, one after the other. Nothing that goes wrong with one keeps the others waiting."""
        while self.waiting:
            game, seat = next(iter(self.waiting))
            self.parts = (0, 1)
            try:
                await self.keep(game, seat, await self.make(game, seat))
            except Exception:
                log.exception("a review failed", extra={"game": game, "seat": seat})
                await self.give_up(game, seat)
            self.waiting.pop((game, seat), None)
            self.allowed.give_back((game, seat))

    async def give_up(self, game: str, seat: int) -> None:
        """Write down that a review failed, if even that is possible."""
        try:
            await self.keep(game, seat, FAILED)
        except Exception:
            log.exception("a failed review could not be kept", extra={"game": game, "seat": seat})

    async def make(self, game: str, seat: int) -> str:
        """A review as text, made in a process that tells how far it is."""
        table = await patiently(lambda: self.live.table(game))
        folder, record = self.live.packs.folder(table.pack), table.game.record().to_json()
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe(duplex=False)
        process = spawn.Process(
            target=make_review, args=(theirs, folder, record, seat, self.effort), daemon=True, name="review"
        )
        try:
            await asyncio.to_thread(process.start)
            self.process = process  # one that is only being started cannot be ended: it finds nobody to tell
            theirs.close()
            while True:
                message = await asyncio.to_thread(ours.recv)  # EOFError if the process has died
                if isinstance(message, str):
                    return message
                self.parts = message
        finally:
            ours.close()
            self.process = None

    async def keep(self, game: str, seat: int, text: str) -> None:
        """Write a review down as soon as the database is there; an empty text says that it failed."""
        now = self.live.now()
        await patiently(lambda: self.kept.save(game, seat, VERSION, text, now))


async def patiently(act: Callable[[], Awaitable[T]]) -> T:
    """Do something as soon as the database is there."""
    while True:
        try:
            return await act()
        except Refusal as refusal:
            if refusal.code != "database-away":
                raise
            log.warning("a review waits for the database")
            await asyncio.sleep(PAUSE)


def make_review(line: Connection, folder: str, record: str, seat: int, effort: Effort) -> None:
    """Make a review in a process of its own, and send it over a line with how far it is."""
    begin()
    replay = Replay.read(record, load_pack(folder))
    review = review_game(replay, seat, effort=effort, progress=lambda done, total: line.send((done, total)))
    line.send(review.to_json())

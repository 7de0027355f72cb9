"""Bots' runs of deals, for days and ghosts: played in the background, in a process of its own, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from imperial_miners.review.deals.deal import Deal, bot_run
from imperial_miners.web.store.deal_store import DealStore
from imperial_miners.web.tables.hub import Hub
from imperial_miners.web.tables.packs import Packs
from imperial_miners.web.tables.working import Desk, Worker

MOST_WAITING: Final = 60
MOST_KEPT: Final = 500
Work = Callable[[Desk, str, Deal, str], str]
log = logging.getLogger(__name__)


def play_deal(desk: Desk, folder: str, deal: Deal, level: str) -> str:
    """The record of a bot's run."""
    return bot_run(desk.pack(folder), deal, level).to_json()


class Runs:
    """What bots make of deals. `work` plays; a test may put something quicker there."""

    def __init__(self, kept: DealStore, packs: Packs, hub: Hub) -> None:
        self.kept = kept
        self.packs = packs
        self.hub = hub
        self.work: Work = play_deal
        self.worker = Worker()
        self.tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.followers: dict[tuple[str, str], set[str]] = {}  # games that wait for a run
        self.found: OrderedDict[tuple[str, str], str] = OrderedDict()

    async def find(self, deal: Deal, level: str) -> str | None:
        """The record of a bot's run; None while it is being played, which begins now if nobody has asked before."""
        record = await self.known(deal, level)
        if record is None:
            self.begin(deal, level)
        return record

    async def known(self, deal: Deal, level: str) -> str | None:
        """The record of a bot's run, if there is one."""
        key = (deal.key, level)
        if key not in self.found:
            if key in self.tasks:
                return None
            record = await self.kept.run(*key)
            if record is None:
                return None
            self.keep(key, record)
        self.found.move_to_end(key)
        return self.found[key]

    def keep(self, key: tuple[str, str], record: str) -> None:
        """Remember a run, and let go of the one that was asked for longest ago."""
        self.found[key] = record
        if len(self.found) > MOST_KEPT:
            self.found.popitem(last=False)

    def begin(self, deal: Deal, level: str) -> None:
        """Let a bot play, unless it does already or too many are waiting."""
        key = (deal.key, level)
        if key not in self.tasks and len(self.tasks) < MOST_WAITING:
            self.tasks[key] = asyncio.create_task(self.play(deal, level))
            self.tasks[key].add_done_callback(lambda _: self.tasks.pop(key, None))

    async def play(self, deal: Deal, level: str) -> None:
        """One run, from the first card to the store."""
        try:
            pack = await self.packs.edition(deal.pack_id, deal.pack_digest)
            if pack is None:
                raise LookupError("the pack of the deal is not kept")
            folder = self.packs.folder(pack)
            record = await self.worker.run(self.work, folder, deal, level)
            await self.kept.save_run(deal.key, level, record)
            self.keep((deal.key, level), record)
        except Exception:
            # Whoever asks again begins again.
            log.exception("a bot could not play a deal", extra={"level": level})
        for game in self.followers.pop((deal.key, level), ()):
            self.hub.ring(game)

    def ring_when_done(self, deal: Deal, level: str, game: str) -> None:
        """Wake whoever follows a game when a run that is being played is done."""
        if (deal.key, level) in self.tasks:
            self.followers.setdefault((deal.key, level), set()).add(game)

    async def settle(self) -> None:
        """Wait until no bot plays a deal any more, for tests."""
        while self.tasks:
            await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Leave off in the middle of a deal: whoever asks again begins again."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.worker.close()

"""What an operator asks of the kept games from a command line: which there are, their records, and no old ones."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import Settings
from imperial_miners.web.store.backup import check_there
from imperial_miners.web.store.log_store import Store, StoredGame
from imperial_miners.web.store.pack_store import PackStore
from imperial_miners.web.tables.closed import ClosedGames
from imperial_miners.web.tables.hub import Hub
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.metrics import Metrics
from imperial_miners.web.tables.packs import Packs
from imperial_miners.web.tables.sweeping import AT_ONCE, DAY


class KeptGames:
    """The kept games of a database, also while servers use it."""

    def __init__(self, settings: Settings) -> None:
        self.store = Store(settings)
        self.packs = Packs(settings.packs, settings.data_dir / "packs", PackStore(self.store))
        self.live = LiveTables(settings, self.packs, self.store, Hub(), Metrics())
        self.closed = ClosedGames(self.live)

    async def all(self) -> list[StoredGame]:
        """Every game, the oldest first."""
        return await self.store.all_games()

    async def records(self) -> AsyncGenerator[str | None, None]:
        """The record of each finished game as a line of JSON; None for one that cannot be read."""
        for game in await self.all():
            if game.finished is None:
                continue
            try:
                yield json.dumps(await self.closed.record(game.id), ensure_ascii=False, separators=(",", ":"))
            except Refusal:
                yield None
            self.live.tables.pop(game.id, None)

    async def prune(self, days: int, is_finished: bool, is_sure: bool) -> int:
        """Delete games that ended, or unfinished ones in which nothing happened, for so many days; how many those are.
        Without being sure they are only counted."""
        before = self.live.now() - days * DAY
        if not is_sure:
            return await self.store.count_old(before, is_finished)
        count = 0
        while gone := await self.store.forget(before, is_finished, AT_ONCE):
            count += len(gone)
        return count


@asynccontextmanager
async def kept_games(settings: Settings) -> AsyncIterator[KeptGames]:
    """The games of a database that is there."""
    check_there(settings)
    keeper = KeptGames(settings)
    await keeper.store.open()
    try:
        await keeper.packs.start()
        yield keeper
    finally:
        await keeper.store.close()

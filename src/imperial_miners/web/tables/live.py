"""The live tables of a process: loaded when somebody asks, changed only through the store, let go when unused.

Every change, whoever makes it, goes through `change`: it is durable before it is seen, and when another process was
faster it is made anew on top of that.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from imperial_miners.engine.pack import Pack
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.packs import load_pack, pack_folder
from imperial_miners.web.log.entry import Entry, Told
from imperial_miners.web.log.state import Origin, State, Table, first_state, fold, read_state
from imperial_miners.web.refusals import Trouble
from imperial_miners.web.settings import Settings
from imperial_miners.web.store.log_store import Conflict, Store
from imperial_miners.web.tables.hub import Hub
from imperial_miners.web.tables.metrics import Metrics
from imperial_miners.web.tables.notices import Notices

TRIES: Final = 20
"""How often a change is made anew because another process was faster."""
SNAPSHOT_EVERY: Final = 64
GAME_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")

Maker = Callable[[State], Awaitable[Sequence[Entry]]]


class LiveTables:
    """The tables in memory, over the store that has them all."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.packs: dict[str, Pack] = {}
        self.pack_folders: dict[str, Path] = {}
        for name in settings.packs:
            pack = load_pack(name)
            if pack.id in self.packs:
                raise ValueError(f"two packs have the id {pack.id}: give one of them another in its pack.toml")
            self.packs[pack.id], self.pack_folders[pack.id] = pack, pack_folder(name)
        self.metrics = Metrics()
        self.store = Store(settings)
        self.hub = Hub()
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.notices = Notices(settings.notice_url, self.heed, self.doubt) if settings.is_postgres else None
        self.catching_up: set[asyncio.Task[None]] = set()

    @property
    def main_pack(self) -> Pack:
        """The first pack, whose names pages outside a game use, and whose cards days and puzzles are made of."""
        return next(iter(self.packs.values()))

    def now(self) -> int:
        """The time in milliseconds."""
        return time.time_ns() // 1_000_000

    def changed(self, table: Table) -> None:
        """Called when this process has loaded or changed a table."""

    async def table(self, game: str) -> Table:
        """The live table of a game, loaded if need be."""
        table = self.tables.get(game)
        if table is not None:
            self.tables.move_to_end(game)
            if not self.is_sure(table):
                async with table.lock:
                    if not self.is_sure(table):
                        await self.refresh(table)
            return table
        if not GAME_ID.fullmatch(game):
            raise Trouble("no-such-game")
        if game not in self.loading:
            self.loading[game] = asyncio.create_task(self.load(game))
            self.loading[game].add_done_callback(lambda _: self.loading.pop(game, None))
        # Shielded: one reader who goes away must not take the table from the others.
        return await asyncio.shield(self.loading[game])

    async def load(self, game: str) -> Table:
        """Read a table from the store: its snapshot and the tail of its log."""
        found = await self.store.load(game)
        if found is None:
            raise Trouble("no-such-game")
        table = self.build(*found)
        self.keep(table)
        table.is_sure = self.notices is None  # a notice may have come before there was a table to heed it
        self.changed(table)
        return table

    def build(self, origin: Origin, snapshot: tuple[int, str] | None, entries: Sequence[Entry]) -> Table:
        """A live table from what is stored of it."""
        pack = self.packs.get(origin.pack)
        if pack is None or pack.digest != origin.pack_digest:
            raise Trouble("pack-changed")
        state = first_state(origin, pack) if snapshot is None else read_state(pack, *snapshot)
        table = Table(origin, pack, state)
        table.loaded = self.now()
        table.accept(*fold_all(state, entries))
        return table

    def keep(self, table: Table) -> None:
        """Keep a table in memory, and let go of those that were not used for longest."""
        self.tables[table.id] = table
        if len(self.tables) > self.settings.limits.tables:
            for game, other in list(self.tables.items()):
                if not (other.lock.locked() or self.hub.has_followers(game) or other is table):
                    del self.tables[game]
                    break

    def is_sure(self, table: Table) -> bool:
        """Whether nobody else can have continued a table's log without our knowing."""
        return table.is_sure and (self.notices is None or self.notices.is_up)

    def heed(self, game: str, seq: int) -> None:
        """Another process, or this one, has written an entry."""
        table = self.tables.get(game)
        if table is not None and seq > table.state.seq:
            self.catching_up.add(task := asyncio.create_task(self.catch_up(table, seq)))
            task.add_done_callback(self.catching_up.discard)

    async def catch_up(self, table: Table, seq: int) -> None:
        """Doubt a table that is behind, once our own writing is done, and let its followers look."""
        async with table.lock:
            if seq > table.state.seq:
                table.is_sure = False
        self.hub.ring(table.id)

    def doubt(self) -> None:
        """Notices may have been lost: look again at everything."""
        for table in self.tables.values():
            table.is_sure = False
            self.hub.ring(table.id)

    async def refresh(self, table: Table) -> bool:
        """Read on in the log, which others may have continued; whether they have. The table's lock is held."""
        entries = await self.store.entries(table.id, table.state.seq)
        table.is_sure = True
        if entries:
            table.accept(*fold_all(table.state, entries))
            self.hub.ring(table.id)
        return bool(entries)

    async def change(self, game: str, make: Maker) -> tuple[Table, list[Told]]:
        """Append what `make` wants to a table's log, as often anew as others are faster.

        `make` sees the state and returns entries whose numbers are set here; none if there is nothing to do.
        """
        table = await self.table(game)
        async with table.lock:
            for _ in range(TRIES):
                if not self.is_sure(table):
                    await self.refresh(table)
                wanted = await make(table.state)
                if not wanted:
                    return table, []
                try:
                    state, told = fold_all(table.state, wanted)
                except IllegalAction:
                    if await self.refresh(table):
                        continue  # it may be allowed after what others did meanwhile
                    raise
                try:
                    await self.write(table, state, told)
                except Conflict:
                    self.metrics.count("conflicts")
                    await self.refresh(table)
                    continue
                return table, told
        raise Trouble("busy")

    async def write(self, table: Table, state: State, told: list[Told]) -> None:
        """Store entries and move the table on to the state that they lead to. The table's lock is held."""
        entries = [one.entry for one in told]
        finished = state.acted[entries[-1].seat] if state.game.is_over and not table.game.is_over else None
        try:
            await self.store.append(table.id, entries, snapshot_of(table.state, state), finished)
        except Conflict:
            raise
        except BaseException:
            table.is_sure = False  # the entries may have reached the store all the same
            raise
        table.accept(state, told)
        self.metrics.count("entries", len(entries))
        self.hub.ring(table.id)
        self.changed(table)


def fold_all(state: State, entries: Sequence[Entry]) -> tuple[State, list[Told]]:
    """The state after entries, which are numbered on from it, and what they led to."""
    told = []
    for entry in entries:
        state, one = fold(state, entry.after(state.seq))
        told.append(one)
    return state, told


def snapshot_of(before: State, after: State) -> str | None:
    """A snapshot, when it is time for one."""
    if before.seq // SNAPSHOT_EVERY == after.seq // SNAPSHOT_EVERY:
        return None
    return json.dumps(after.to_json(), separators=(",", ":"))

"""The live tables of a process: loaded when somebody asks, changed only through the store, let go when unused.

Every change, whoever makes it, goes through `change`: it is durable before it is seen, and when another process was
faster it is made anew on top of that.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Final

from imperial_miners.engine.game import Game
from imperial_miners.engine.luck import LUCKS
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import EDITIONS
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.web.log.entry import AHEAD, BEGIN, CHOOSE, DEAL, PERSON, Entry, LoggedEntry
from imperial_miners.web.log.state import RECENT, Origin, State, Table, first_state, fold, read_state
from imperial_miners.web.refusals import ANSWERS, CARDS, THE_RULES, Closed, Refusal
from imperial_miners.web.settings import Settings
from imperial_miners.web.store.log_store import Addition, Conflict, Store
from imperial_miners.web.store.notices import Notices
from imperial_miners.web.tables.allowances import Allowance
from imperial_miners.web.tables.background import Background
from imperial_miners.web.tables.fellows import MARK, Fellows
from imperial_miners.web.tables.hub import Hub
from imperial_miners.web.tables.metrics import Metrics
from imperial_miners.web.tables.packs import Packs

log = logging.getLogger(__name__)
TRIES: Final = 20
"""How often a change is made anew because another process was faster."""
FOR_BOTS: Final = "bots"
"""What is said with an entry after which a bot owes an answer."""
SNAPSHOT_EVERY: Final = 64
IDLE: Final = 3600.0
"""Seconds without anything new after which a table no longer counts as open, or a plan as made."""
LISTEN_AGAIN: Final = 0.5
"""Seconds before a line on which other processes tell what they wrote is opened anew."""
ASKED: Final[ContextVar[float]] = ContextVar("asked", default=0.0)
"""When the request came that is being answered: what any process confirmed before that is in the answer."""
GAME_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")

UNREADABLE: Final = (IllegalAction, LookupError, TypeError, ValueError)
"""What comes of a snapshot or a log that the rules of today do not lead to."""

Maker = Callable[[State], Awaitable[Sequence[Entry]]]


class LiveTables:
    """The tables in memory, over the store that has them all."""

    def __init__(self, settings: Settings, packs: Packs, store: Store, hub: Hub, metrics: Metrics) -> None:
        self.settings = settings
        self.packs = packs
        self.store = store
        self.hub = hub
        self.metrics = metrics
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.open_tables = Allowance("too-many-tables", settings.limits.open_tables, IDLE)
        self.uploads = Allowance("too-many-uploads", settings.limits.uploads, math.inf)
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.heard: dict[str, float] = {}  # of games that are being loaded, up to which entry notices have come
        self.notices = (
            Notices(settings.notice_url, store.tell, self.hear, self.mark_all_stale) if settings.is_postgres else None
        )
        self.fellows = Fellows(self.notices.tell if self.notices is not None else None, self.mark_all_stale)
        self.listening = Background(self.notices.listen, LISTEN_AGAIN) if self.notices is not None else None
        self.catching_up: set[asyncio.Task[None]] = set()
        self.followers: list[Callable[[Table], None]] = []
        self.opened = 0  # when this server began to look after its tables

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change the same tables."""
        return self.notices is not None

    def start(self) -> None:
        """Listen to what other processes write."""
        self.opened = self.now()
        if self.listening is not None:
            self.listening.start()
            self.fellows.start()

    async def stop(self) -> None:
        """Listen to other processes no longer."""
        if self.notices is not None and self.listening is not None:
            await self.fellows.stop()
            await self.notices.stop()
            await self.listening.stop()

    def now(self) -> int:
        """The time in milliseconds, for everything that is written into a log; tests move it."""
        return time.time_ns() // 1_000_000

    def on_change(self, follower: Callable[[Table], None]) -> None:
        """Call somebody whenever this process has loaded or changed a table."""
        self.followers.append(follower)

    def changed(self, table: Table) -> None:
        """Tell whoever wants to know that this process has loaded or changed a table."""
        if table.game.is_over:
            self.open_tables.give_back(table.id)
        else:
            self.open_tables.touch(table.id)
        for follower in self.followers:
            follower(table)

    async def add(
        self,
        origin: Origin,
        entries: Sequence[Entry],
        finished: int | None = None,
        branch: tuple[str, int] | None = None,
        result: str | None = None,
    ) -> Table:
        """Store a new game with the first entries of its log (all of them, if it is finished), and keep it live."""
        pack = await self.packs.edition(origin.pack, origin.pack_digest)
        if pack is None:
            raise Refusal("no-such-pack")
        if finished is None:
            self.open_tables.take(origin.id)
        began = time.monotonic()
        try:
            await self.store.add(Addition(origin.id, entries, None, finished, origin, branch, result))
        except BaseException:
            self.open_tables.give_back(origin.id)
            raise
        if len(entries) > RECENT:  # in a thread, since a long log takes its time
            table = await asyncio.to_thread(self.build, origin, pack, None, entries)
        else:
            table = self.build(origin, pack, None, entries)
        table.known = began
        self.keep(table)
        self.metrics.games_created.inc()
        self.tell(table)
        self.changed(table)
        return table

    async def table(self, game: str, may_be_behind: bool = False) -> Table:
        """The live table of a game, loaded if need be, with all that any process has confirmed; unless it
        `may_be_behind` until a notice comes."""
        table = self.tables.get(game)
        if table is None:
            table = await self.load_once(game)
            if table.known >= ASKED.get() and self.is_fresh(
                table
            ):  # else others had begun to load it before this was asked
                return table
        else:
            self.tables.move_to_end(game)
        if self.is_shared and not may_be_behind and table.known < ASKED.get():
            await self.look(table)
        if not self.is_fresh(table):
            async with table.lock:
                if not self.is_fresh(table):
                    await self.refresh(table)
        return table

    async def load_once(self, game: str) -> Table:
        """The table of a game that is not in memory, read once for all who ask meanwhile."""
        if not GAME_ID.fullmatch(game):
            raise Refusal("no-such-game")
        if game not in self.loading:
            self.heard[game] = 0
            self.loading[game] = asyncio.create_task(self.load(game))
            self.loading[game].add_done_callback(lambda _: (self.loading.pop(game, None), self.heard.pop(game, None)))
        # Shielded: one reader who goes away must not take the table from the others.
        return await asyncio.shield(self.loading[game])

    async def dealt(self, game: str, may_be_behind: bool = False) -> Table:
        """The live table of a game whose cards somebody wants to see: they are dealt now, if they were not before."""
        table = await self.table(game, may_be_behind)
        if not table.state.is_dealt:

            async def make(state: State) -> list[Entry]:
                return [] if state.is_dealt else [Entry(0, DEAL, -1, None, "", PERSON, self.now())]

            await self.change(game, make)
        return table

    async def load(self, game: str) -> Table:
        """Read a table from the store: its snapshot and the tail of its log."""
        began = time.monotonic()
        found = await self.store.load(game)
        if found is None:
            raise Refusal("no-such-game")
        origin, snapshot, entries = found
        pack = await self.packs.edition(origin.pack, origin.pack_digest)
        if pack is None:
            raise Closed(CARDS, game)
        if origin.rules not in EDITIONS or origin.luck not in LUCKS:
            raise Closed(THE_RULES, game)
        try:
            table = self.build(origin, pack, snapshot, entries)
        except UNREADABLE:
            table = await self.build_anew(origin, pack)
        table.known = began
        self.keep(table)
        table.is_fresh = self.heard.get(game, 0) <= table.state.seq
        self.changed(table)
        return table

    def build(self, origin: Origin, pack: Pack, snapshot: tuple[int, str] | None, entries: Sequence[Entry]) -> Table:
        """A live table from what is stored of it."""
        state = first_state(origin, pack) if snapshot is None else read_state(pack, *snapshot)
        table = Table(origin, pack, state)
        table.loaded, table.opened = self.now(), self.opened
        table.edition = self.packs.edition_name(pack)
        table.accept(*fold_all(state, entries))
        return table

    async def build_anew(self, origin: Origin, pack: Pack) -> Table:
        """A live table from all of its log, where its snapshot cannot be gone on from; closed if that leads nowhere."""
        try:
            return self.build(origin, pack, None, await self.store.entries(origin.id, 0))
        except UNREADABLE as error:
            log.exception("a game cannot be played again", extra={"game": origin.id})
            raise Closed(ANSWERS, origin.id) from error

    def keep(self, table: Table) -> None:
        """Keep a table in memory, and let go of those that were not used for longest."""
        self.tables[table.id] = table
        if len(self.tables) > self.settings.limits.tables:
            for game, other in list(self.tables.items()):
                if not (other.lock.locked() or self.hub.has_followers(game) or other is table):
                    del self.tables[game]
                    break

    def is_fresh(self, table: Table) -> bool:
        """Whether nobody else can have continued a table's log without our knowing."""
        return table.is_fresh and (self.notices is None or self.notices.is_up)

    def tell(self, table: Table, seq: int = 0) -> None:
        """Tell the other processes how far a log has come by now, and whether a bot owes an answer there."""
        if self.notices is not None:
            flag = f" {FOR_BOTS}" if table.awaited_bots() else ""
            self.notices.tell(table.id, f"{table.id} {seq or table.state.seq}{flag}")

    def tell_of(self, game: str, seq: int) -> None:
        """Tell the other processes how far a log has come that need not be in memory here."""
        if self.notices is not None:
            self.notices.tell(game, f"{game} {seq}")

    def hear(self, line: str) -> None:
        """A process, maybe this one, has told something: of itself, or that an entry was written."""
        if line.startswith(MARK):
            self.fellows.hear(line)
            return
        game, seq, *flags = line.split(" ")
        table, is_for_us = self.tables.get(game), FOR_BOTS in flags and self.fellows.is_mine(game)
        if table is not None:
            table.noticed = max(table.noticed, int(seq))
        elif game in self.heard:
            self.heard[game] = max(self.heard[game], int(seq))
        if is_for_us or (table is not None and int(seq) > table.state.seq):
            self.catching_up.add(task := asyncio.create_task(self.catch_up(game, int(seq), is_for_us)))
            task.add_done_callback(self.catching_up.discard)

    async def catch_up(self, game: str, seq: int, is_for_us: bool) -> None:
        """Doubt a table that is behind, once our own writing is done, and let its followers look, and its bots."""
        table = self.tables.get(game)
        if table is not None:
            async with table.lock:
                if seq > table.state.seq:
                    table.is_fresh = False
                    self.hub.ring(game)
        if is_for_us:
            with contextlib.suppress(Refusal):
                self.changed(await self.table(game))

    def mark_all_stale(self) -> None:
        """Notices may have been lost: look again at everything."""
        self.heard = dict.fromkeys(self.heard, math.inf)
        for table in self.tables.values():
            table.is_fresh = False
            self.hub.ring(table.id)

    async def look_again(self, game: str) -> None:
        """Doubt a table of which nothing was heard for long, if others might have written."""
        if self.is_shared and (table := self.tables.get(game)) is not None:
            await self.look(table)

    async def look(self, table: Table) -> None:
        """Doubt a table if there is more in the store, without waiting for what is just being written."""
        began = time.monotonic()
        news = await self.store.news(table.id, table.state.seq)
        if news and news[-1].seq > table.state.seq:  # unless it was written from here meanwhile
            table.is_fresh = False
        else:
            table.known = max(table.known, began)

    async def refresh(self, table: Table) -> bool:
        """Read on in the log, which others may have continued; whether they have. The table's lock is held."""
        began = time.monotonic()
        entries = await self.store.news(table.id, table.state.seq)
        table.is_fresh, table.known = True, began
        if entries:
            table.accept(*fold_all(table.state, entries))
            self.hub.ring(table.id)
            if table.state.seq > table.noticed:  # whoever wrote this may never tell
                self.tell(table)
        return bool(entries)

    async def log_after(self, table: Table, seq: int) -> list[LoggedEntry]:
        """The log after an entry (-1: all of it), with what each led to. What is old is found by replaying the game."""
        recent = list(table.recent)
        if seq >= table.state.seq or (recent and recent[0].entry.seq <= seq + 1):
            return [one for one in recent if one.entry.seq > seq]
        # In a thread, since a long log takes its time.
        return await asyncio.to_thread(replay_log, table, await self.store.entries(table.id, 0), seq)

    async def change(self, game: str, make: Maker) -> tuple[Table, list[LoggedEntry]]:
        """Append what `make` wants to a table's log, as often anew as others are faster.

        `make` sees the state and returns entries whose numbers are set here; none if there is nothing to do.
        """
        table = await self.table(game, may_be_behind=True)
        async with table.lock:
            for _ in range(TRIES):
                if not self.is_fresh(table):
                    await self.refresh(table)
                try:
                    wanted = await make(table.state)
                except Refusal:
                    if self.is_shared and await self.refresh(table):
                        continue  # it may be allowed after what others did meanwhile
                    raise
                if not wanted:
                    return table, []
                try:
                    state, logged = say_ahead(*fold_all(table.state, wanted), self.now())
                except IllegalAction:
                    if await self.refresh(table):
                        continue
                    raise
                try:
                    await self.write(table, state, logged)
                except Conflict:
                    self.metrics.conflicts.inc()
                    if not await self.refresh(table):  # nobody was faster: the game itself is gone
                        self.tables.pop(game, None)
                        raise Refusal("no-such-game") from None
                    continue
                return table, logged
        raise Refusal("busy")

    async def write(self, table: Table, state: State, logged: list[LoggedEntry]) -> None:
        """Store entries and move the table on to the state that they lead to. The table's lock is held."""
        entries = [one.entry for one in logged]
        finished = state.acted[entries[-1].seat] if state.game.is_over and not table.game.is_over else None
        began = time.monotonic()
        try:
            result = result_of(state.game) if finished is not None else None
            with self.metrics.writes.time():
                await self.store.append(table.id, entries, snapshot_of(table.state, state), finished, result)
        except Conflict:
            raise
        except BaseException:
            table.is_fresh = False  # the entries may have reached the store all the same
            self.tell(table, entries[-1].seq)
            raise
        table.accept(state, logged)
        table.known = began
        self.tell(table)
        self.metrics.entries.inc(len(entries))
        self.hub.ring(table.id)
        self.changed(table)


def result_of(game: Game) -> str:
    """What the store keeps of a finished game, for when it can no longer be replayed."""
    record = game.record()
    return json.dumps({"scores": record.scores, "digest": record.digest})


def fold_all(state: State, entries: Sequence[Entry]) -> tuple[State, list[LoggedEntry]]:
    """The state after entries, which are numbered on from it, and what they led to."""
    logged = []
    for entry in entries:
        state, one = fold(state, entry.after(state.seq))
        logged.append(one)
    return state, logged


def say_ahead(state: State, logged: list[LoggedEntry], at: int) -> tuple[State, list[LoggedEntry]]:
    """The state after the answers that people have said beforehand; what does not fit its question is forgotten."""
    for seat in [seat for seat, keys in enumerate(state.ahead) if keys]:
        while state.ahead[seat] and (decision := state.game.decision(seat)) is not None:
            key = state.ahead[seat][0]
            if state.chairs[seat].bot is None and key in [option.key for option in decision.options]:
                entry = Entry(0, CHOOSE, seat, state.numbers[seat], key, PERSON, at)
            else:
                entry = Entry(0, AHEAD, seat, None, "", PERSON, at)
            state, more = fold_all(state, [entry])
            logged += more
    return state, logged


def replay_log(table: Table, entries: Sequence[Entry], seq: int) -> list[LoggedEntry]:
    """A log after an entry, with what each entry led to, by replaying the whole of it."""
    state = first_state(table.origin, table.pack)
    begun = table.game.anew(True).happenings if table.state.is_dealt else None
    begin = Entry(0, BEGIN, -1, None, "", PERSON, table.origin.created)
    found = [LoggedEntry(begin, begun or [])]
    for entry in entries:
        state, logged = fold(state, entry)
        found.append(logged)
    return [one for one in found if one.entry.seq > seq]


def snapshot_of(before: State, after: State) -> str | None:
    """A snapshot, when it is time for one; and at the end, so that it can be read without replaying the game."""
    is_end = after.game.is_over and not before.game.is_over
    if before.seq // SNAPSHOT_EVERY == after.seq // SNAPSHOT_EVERY and not is_end:
        return None
    return json.dumps(after.to_json(), separators=(",", ":"))

"""Where games are kept: the log of each table, appended durably, with what is needed to find and load it quickly.

SQLite or PostgreSQL behind the same SQL. `Conflict` means that another process has written the entry first.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict, fields
from typing import Any, Final, Generic, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, create_engine, event, func, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from imperial_miners.web.gate import Gate
from imperial_miners.web.log.entry import SEAT, Entry
from imperial_miners.web.log.state import Origin
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import Settings
from imperial_miners.web.store import schema
from imperial_miners.web.store.compressing import (
    ENTRY_FIELDS,
    Compressed,
    compress_old,
    filled,
    has_gap,
    read_compressed,
)
from imperial_miners.web.store.migrating import migrate
from imperial_miners.web.store.together import Together

T = TypeVar("T")
MOST_PARTS: Final = 64
"""Parts of one transaction."""
CHANNEL: Final = "imperial_miners"
PATIENCE: Final = 5.0
"""Seconds after which a database that does not answer counts as away. Waiting for one's turn does not count."""
CONNECTIONS: Final = 10
"""Questions that the database is asked at once, and as many changes."""
READERS: Final = 2
"""Threads in which SQLite is read in one errand."""
MOST_TAILS: Final = 256
"""Logs of which is asked at once whether there is more: mostly there is none, and all pages may come back together."""
READ_ONLY: Final = "25006"
"""How PostgreSQL says that nothing may be written: it may be a copy that takes over soon."""
JUST_NOW: Final = 0.2
"""Seconds for which a database that has answered need not be asked whether it does: a look at the server's health would
only wait behind thousands of pages that are just being answered."""
SPARE: Final = 5
"""Connections beside those, for looks at the server's health."""
ORIGIN_FIELDS: Final = [schema.games.c[field.name] for field in fields(Origin)]
SQLITE_PRAGMAS: Final = ("busy_timeout = 4000", "synchronous = FULL", "foreign_keys = ON")


ANYTHING: Final = select(schema.games.c.id).limit(1)
INSERT_ENTRY: Final = schema.entries.insert()
COLUMNS: Final = ", ".join(f'"{column.name}"' for column in schema.entries.c)
VALUES: Final = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(schema.entries.c)))
INSERT_AT_ONCE: Final = f"INSERT INTO entries ({COLUMNS}) SELECT {VALUES} FROM json_each(?)"
"""For SQLite: one step for all rows. Its driver lets go of Python's lock in each, and has to wait for it afterwards."""
NOTIFY: Final = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
KNOWN: Final = text("unnest(CAST(:games AS text[]), CAST(:seqs AS int[])) AS known(game, seq)")


class GroupWriter(Generic[T]):
    """Group commit: collects parts while a transaction is on its way, and writes them together in the next. Each writer
    waits until its own part is durable, since nobody may hear of what could still be lost.

    `write` writes some parts, all or none. If it fails for several, each is tried alone, so that one part that cannot
    be written does not take others with it. When it is refused, since the database is away, all who wait are told so.
    """

    def __init__(self, write: Callable[[Sequence[T]], Awaitable[None]]) -> None:
        self.write = write
        self.waiting: list[tuple[T, asyncio.Future[None]]] = []
        self.alone = 0  # so many of those who wait first are tried one by one
        self.task: asyncio.Task[None] | None = None

    async def add(self, part: T) -> None:
        """Write a part, with others or alone; returns when it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((part, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())
        await done

    async def run(self) -> None:
        """Write group after group, until no part waits any more."""
        while self.waiting:
            most = 1 if self.alone else MOST_PARTS
            group, self.waiting = self.waiting[:most], self.waiting[most:]
            self.alone = max(0, self.alone - 1)
            if not await self.settle(group):
                self.waiting, self.alone = [*group, *self.waiting], len(group)

    async def settle(self, group: list[tuple[T, asyncio.Future[None]]]) -> bool:
        """Write a group; whether its writers know by now how that went. A part that fails alone gets the error."""
        failed: Exception | None = None
        try:
            await self.write([part for part, _ in group])
        except Refusal as refusal:
            failed, group, self.waiting, self.alone = refusal, [*group, *self.waiting], [], 0
        except Exception as error:
            if len(group) > 1:
                return False
            failed = error
        for _, done in group:
            settle_one(done, failed)
        return True


def settle_one(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell a writer how it went, if it still waits."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class Conflict(Exception):
    """An entry of this number is already there."""


class Addition(NamedTuple):
    """What is added to one log: entries, all or none; of a new game also its origin, and of one that goes on from
    another (`branch`) that game with the number of answers given there."""

    game: str
    entries: Sequence[Entry]
    snapshot: str | None = None
    finished: int | None = None
    origin: Origin | None = None
    branch: tuple[str, int] | None = None
    result: str | None = None


@contextlib.asynccontextmanager
async def patiently(opening: AbstractAsyncContextManager[AsyncConnection]) -> AsyncIterator[AsyncConnection]:
    """A connection for as long as it is wanted; a refusal where the database does not answer in time."""
    with away_as_refusal():
        async with asyncio.timeout(PATIENCE), opening as connection:
            yield connection


class StoredLog(NamedTuple):
    """What is stored of a game: what it is made from, a snapshot with its number, and the entries after that."""

    origin: Origin
    snapshot: tuple[int, str] | None
    entries: list[Entry]


class StoredGame(NamedTuple):
    """A game as a list shows it: when it began, ended and was last touched, and how long its log is."""

    id: str
    pack: str
    pack_digest: str
    seats: int
    created: int
    finished: int | None
    entries: int
    last: int | None


class Store:
    """The database of a server process. Every method raises Refusal("database-away") when it cannot be reached."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.is_postgres = settings.is_postgres
        self.engine: AsyncEngine = make_engine(settings)
        self.gate = Gate(CONNECTIONS, patience=4 * PATIENCE)
        # SQLite has one writer: waiting here is fair, waiting inside SQLite is not.
        self.changes = Gate(CONNECTIONS if self.is_postgres else 1, patience=4 * PATIENCE)
        self.loads = Together(self.load_all)
        self.is_open = False
        self.answered = -math.inf  # when it last did
        self.tails = Together(self.read_tails, MOST_TAILS)
        self.group = GroupWriter(self.write if self.is_postgres else self.write_in_thread)
        self.writer: Engine | None = None if self.is_postgres else make_writer(settings)
        self.thread = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.upserts: dict[str, Any] = {}

    async def open(self) -> None:
        """Make ready, once: the folder, the tables."""
        if self.is_open:
            return
        if not self.settings.database:
            self.settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        with away_as_refusal():
            await migrate(self.settings.database_url)
        self.is_open = True

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        self.thread.shutdown()
        self.readers.shutdown()
        if self.writer is not None:
            self.writer.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        async with self.gate.inside(), patiently(self.engine.connect()) as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable when it is left without an error."""
        async with self.changes.inside(), patiently(self.engine.begin()) as connection:
            yield connection

    # ---------------------------------------------------------------- the log

    async def append(
        self,
        game: str,
        entries: Sequence[Entry],
        snapshot: str | None = None,
        finished: int | None = None,
        result: str | None = None,
    ) -> None:
        """Add entries to a log, all or none. Conflict if one of them is there."""
        await self.add(Addition(game, entries, snapshot, finished, result=result))

    async def add(self, addition: Addition) -> None:
        """Add to a log; returns when it is durable."""
        await self.group.add(addition)

    async def write(self, additions: Sequence[Addition]) -> None:
        """Add to logs in one transaction, in an order by which processes never wait for each other in a ring."""
        try:
            async with self.changing() as connection:
                await connection.run_sync(self.insert, sorted(additions, key=lambda one: one.game))
        except IntegrityError:
            raise Conflict from None

    async def write_in_thread(self, additions: Sequence[Addition]) -> None:
        """Add to logs in one transaction and in one errand to a thread: SQLite's driver would run one for each step."""
        try:
            async with self.changes.inside():
                with away_as_refusal():
                    async with asyncio.timeout(PATIENCE):
                        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_at_once, additions)
        except IntegrityError:
            raise Conflict from None

    def write_at_once(self, additions: Sequence[Addition]) -> None:
        """Add to logs in one transaction."""
        assert self.writer is not None
        with self.writer.begin() as connection:
            self.insert(connection, additions)

    def insert(self, connection: Connection, additions: Sequence[Addition]) -> None:
        """Insert entries, and keep snapshots and the indices in step with them."""
        for one in additions:
            if one.origin is not None:
                connection.execute(schema.games.insert(), asdict(one.origin))
            if one.branch is not None:
                row = {"game": one.game, "origin": one.branch[0], "at": one.branch[1]}
                connection.execute(schema.branches.insert(), row)
        rows = [entry.row(one.game) for one in additions for entry in one.entries]
        if self.is_postgres:
            connection.execute(INSERT_ENTRY, rows)
        else:
            connection.exec_driver_sql(INSERT_AT_ONCE, (json.dumps([list(row.values()) for row in rows]),))
        for game, entries, snapshot, finished, _, _, result in additions:
            for entry in entries:
                if entry.kind == SEAT and (holder := entry.chair.holder):
                    row = {"game": game, "seat": entry.seat, "holder": holder}
                    connection.execute(self.upsert(schema.holders, ["game", "seat"]), row)
            if snapshot is not None:
                row = {"game": game, "seq": entries[-1].seq, "state": snapshot}
                connection.execute(self.upsert(schema.snapshots, ["game"]), row)
            if finished is not None:
                row = {"finished": finished, "result": result}
                connection.execute(schema.games.update().where(schema.games.c.id == game), row)

    async def tell(self, notices: Sequence[str]) -> None:
        """Tell all processes that listen."""
        async with self.changing() as connection:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "notices": list(notices)})

    def upsert(self, table: Any, key: list[str]) -> Any:
        """An insert that replaces the row of the same key; made once for each table."""
        if table.name not in self.upserts:
            dialect = postgresql if self.is_postgres else sqlite
            statement = dialect.insert(table)
            columns = {column.name: statement.excluded[column.name] for column in table.c if column.name not in key}
            self.upserts[table.name] = statement.on_conflict_do_update(index_elements=key, set_=columns)
        return self.upserts[table.name]

    async def load(self, game: str) -> StoredLog | None:
        """What a game is made from, its snapshot, and the entries after that."""
        return await self.loads.find(game)

    async def load_all(self, wanted: Sequence[str]) -> dict[str, StoredLog]:
        """What there is of some games."""
        async with self.gate.inside():
            return await self.read(lambda connection: read_logs(connection, wanted))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read in one errand, past all who wait: SQLite's driver would send one to a thread for each step."""
        with away_as_refusal():
            async with asyncio.timeout(PATIENCE):
                if self.is_postgres:
                    async with self.engine.connect() as connection:
                        found = await connection.run_sync(work)
                else:
                    found = await asyncio.get_running_loop().run_in_executor(self.readers, self.read_in_thread, work)
                self.answered = time.monotonic()
                return found

    def read_in_thread(self, work: Callable[[Connection], T]) -> T:
        """Read from SQLite, here and now."""
        assert self.writer is not None
        with self.writer.connect() as connection:
            try:
                return work(connection)
            finally:
                connection.rollback()

    async def entries(self, game: str, after: int) -> list[Entry]:
        """The log of a game after an entry."""
        async with self.reading() as connection:
            return await self.tail(connection, game, after)

    async def tail(self, connection: AsyncConnection, game: str, after: int) -> list[Entry]:
        """The log of a game after an entry, over an open connection."""
        log = schema.entries
        found = select(*ENTRY_FIELDS).where(log.c.game == game, log.c.seq > after).order_by(log.c.seq)
        entries = [Entry(*row) for row in await connection.execute(found)]
        return await connection.run_sync(filled, game, entries, after) if has_gap(entries, after) else entries

    async def news(self, game: str, after: int) -> list[Entry]:
        """What stands in a log after an entry by now; asked together with others where several processes write."""
        if not self.is_postgres:
            return await self.entries(game, after)
        return await self.tails.find(f"{game} {after}") or []

    async def read_tails(self, wanted: Sequence[str]) -> dict[str, list[Entry]]:
        """The logs of some games, each after an entry: by "game number"."""
        log = schema.entries
        games, seqs = zip(*(key.split(" ") for key in wanted), strict=True)
        found = (
            select(text("known.seq"), log.c.game, *ENTRY_FIELDS)
            .select_from(log.join(KNOWN, text("entries.game = known.game AND entries.seq > known.seq")))
            .order_by(log.c.game, log.c.seq)
        )
        tails: dict[str, list[Entry]] = {}
        async with self.reading() as connection:
            known = {"games": list(games), "seqs": [int(seq) for seq in seqs]}
            for seq, game, *row in await connection.execute(found, known):
                tails.setdefault(f"{game} {seq}", []).append(Entry(*row))
            for key, entries in tails.items():
                game, seq = key.split(" ")
                if has_gap(entries, int(seq)):
                    tails[key] = await connection.run_sync(filled, game, entries, int(seq))
        return tails

    async def answer(self, game: str, seat: int, number: int) -> Entry | None:
        """The answer that a seat gave under a number of its own."""
        log = schema.entries
        found = select(*ENTRY_FIELDS).where(log.c.game == game, log.c.seat == seat, log.c.number == number)
        async with self.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
            if row is not None:
                return Entry(*row)
            part = (await connection.run_sync(read_compressed, [game])).get(game)
            old = part.entries if part is not None else []
            return next((entry for entry in old if entry.seat == seat and entry.number == number), None)

    # ---------------------------------------------------------------- finding

    async def branch(self, game: str) -> tuple[str, int] | None:
        """The game that another goes on from, and the number of answers given there; None if it is no branch."""
        found = select(schema.branches.c.origin, schema.branches.c.at).where(schema.branches.c.game == game)
        async with self.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
            return (row.origin, row.at) if row else None

    async def result(self, game: str) -> str | None:
        """What was kept of the end of a game."""
        async with self.reading() as connection:
            found = select(schema.games.c.result).where(schema.games.c.id == game)
            text: str | None = (await connection.execute(found)).scalar_one_or_none()
            return text

    async def games_of(self, holder: str, limit: int) -> list[tuple[str, bool]]:
        """The newest games in which a device holds a seat, and whether each is finished."""
        found = (
            select(schema.games.c.id, schema.games.c.finished)
            .where(schema.games.c.id.in_(select(schema.holders.c.game).where(schema.holders.c.holder == holder)))
            .order_by(schema.games.c.finished.isnot(None), schema.games.c.created.desc())
            .limit(limit)
        )
        async with self.reading() as connection:
            return [(row.id, row.finished is not None) for row in await connection.execute(found)]

    async def all_games(self) -> list[StoredGame]:
        """Every game, the oldest first."""
        games, log, old = schema.games, schema.entries, schema.compressed
        fields = (games.c.id, games.c.pack, games.c.pack_digest, games.c.seats, games.c.created, games.c.finished)
        count = func.count(log.c.seq) + func.coalesce(func.max(old.c.entries), 0)
        found = (
            select(*fields, count, func.max(log.c.at))
            .outerjoin(log, log.c.game == games.c.id)
            .outerjoin(old, old.c.game == games.c.id)
            .group_by(*fields)
            .order_by(games.c.created, games.c.id)
        )
        async with self.reading() as connection:
            return [StoredGame(*row) for row in await connection.execute(found)]

    async def count_old(self, before: int, is_finished: bool) -> int:
        """How many games `forget` would delete."""
        found = select(func.count()).select_from(schema.games).where(old_games(before, is_finished))
        async with self.reading() as connection:
            return (await connection.execute(found)).scalar_one()

    async def forget(self, before: int, is_finished: bool, most: int) -> list[str]:
        """Delete games that ended, or unfinished ones in which nothing happened, since some moment; their ids."""
        games = schema.games
        found = select(games.c.id).where(old_games(before, is_finished)).limit(most).scalar_subquery()
        async with self.changing() as connection:
            # What belongs to a game goes with it.
            gone = await connection.execute(games.delete().where(games.c.id.in_(found)).returning(games.c.id))
            return [row.id for row in gone]

    async def compress(self, before: int, most: int) -> list[tuple[str, int]]:
        """Compress logs of games that ended since some moment; those games, each with the last entry of its log."""
        async with self.changing() as connection:
            return await connection.run_sync(compress_old, before, most)

    async def ping(self) -> None:
        """Ask the database for anything at all, unless it has just answered something else."""
        if time.monotonic() > self.answered + JUST_NOW:
            await self.read(lambda connection: connection.execute(ANYTHING).all())


def read_logs(connection: Connection, wanted: Sequence[str]) -> dict[str, StoredLog]:
    """What there is of some games."""
    games, kept, log = schema.games, schema.snapshots, schema.entries
    origins = select(*ORIGIN_FIELDS).where(games.c.id.in_(wanted))
    tails = (
        select(log.c.game, *ENTRY_FIELDS)
        .outerjoin(kept, kept.c.game == log.c.game)
        .where(log.c.game.in_(wanted), log.c.seq > func.coalesce(kept.c.seq, 0))
        .order_by(log.c.game, log.c.seq)
    )
    found = {row.id: StoredLog(Origin(*row), None, []) for row in connection.execute(origins)}
    for game, *row in connection.execute(tails):
        if game in found:
            found[game].entries.append(Entry(*row))
    # Last, since others may write one meanwhile: it is never older than the entries that begin after it.
    for game, seq, state in connection.execute(
        select(kept.c.game, kept.c.seq, kept.c.state).where(kept.c.game.in_(wanted))
    ):
        tail = [entry for entry in found[game].entries if entry.seq > seq]
        found[game] = found[game]._replace(snapshot=(seq, state), entries=tail)
    gaps = [game for game, one in found.items() if is_partly_compressed(one)]
    for game, part in read_compressed(connection, gaps).items() if gaps else ():
        found[game] = with_compressed(found[game], part)
    return found


def is_partly_compressed(stored: StoredLog) -> bool:
    """Whether something is missing in what rows say of a game, also if it was compressed between two looks."""
    if stored.snapshot is None and not stored.entries:
        return True
    return has_gap(stored.entries, stored.snapshot[0] if stored.snapshot is not None else 0)


def with_compressed(stored: StoredLog, part: Compressed) -> StoredLog:
    """What is stored of a game, with what was compressed of it."""
    snapshot = stored.snapshot or part.snapshot
    since = snapshot[0] if snapshot is not None else 0
    entries = [entry for entry in (*part.entries, *stored.entries) if entry.seq > since]
    return stored._replace(snapshot=snapshot, entries=entries)


def old_games(before: int, is_finished: bool) -> ColumnElement[bool]:
    """Games that ended, or unfinished ones in which nothing happened, since some moment."""
    games, log = schema.games, schema.entries
    if is_finished:
        return games.c.finished < before
    last = select(func.max(log.c.at)).where(log.c.game == games.c.id).scalar_subquery()
    return games.c.finished.is_(None) & (games.c.created < before) & (last < before)


def make_engine(settings: Settings) -> AsyncEngine:
    """The pool of connections to the database of the settings."""
    if settings.is_postgres:
        return create_async_engine(
            settings.database_url,
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS + SPARE,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={"connect_timeout": 5},
        )
    # A connection is left after a commit or a rollback of ours; another one would be one more errand to its thread.
    engine = create_async_engine(
        settings.database_url, pool_reset_on_return=None, pool_size=CONNECTIONS, max_overflow=1 + SPARE
    )
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def make_writer(settings: Settings) -> Engine:
    """SQLite as threads use it: the one writer of logs, and readers."""
    url = make_url(settings.database_url).set(drivername="sqlite")
    writer = create_engine(url, pool_reset_on_return=None, connect_args={"check_same_thread": False})
    event.listen(writer, "connect", set_pragmas)
    return writer


def set_pragmas(connection: Any, record: object) -> None:
    """Make a connection to SQLite durable and patient."""
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@contextlib.contextmanager
def away_as_refusal() -> Iterator[None]:
    """Say plainly that the database is away, whatever the driver calls it."""
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout, OSError, TimeoutError) as error:
        raise Refusal("database-away") from error
    except DBAPIError as error:
        is_damaged = type(error) is DatabaseError  # SQLite has no better word for it
        if error.connection_invalidated or is_damaged or getattr(error.orig, "sqlstate", "") == READ_ONLY:
            raise Refusal("database-away") from error
        raise

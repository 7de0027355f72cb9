"""Where games are kept: the log of each table, appended durably, with what is needed to find and load it quickly.

SQLite or PostgreSQL behind the same SQL. `Conflict` means that another process has written the entry first.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, fields
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, func, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from imperial_miners.web.log.entry import SEAT, Entry
from imperial_miners.web.log.state import Origin
from imperial_miners.web.refusals import Trouble
from imperial_miners.web.settings import Settings
from imperial_miners.web.store import schema
from imperial_miners.web.store.group_commit import GroupWriter
from imperial_miners.web.store.migrating import migrate

CHANNEL: Final = "imperial_miners"
PATIENCE: Final = 5.0
"""Seconds after which a database that does not answer counts as away."""
ENTRY_FIELDS: Final = [schema.entries.c[field.name] for field in fields(Entry)]
ORIGIN_FIELDS: Final = [schema.games.c[field.name] for field in fields(Origin)]
SQLITE_PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 4000", "foreign_keys = ON")


INSERT_ENTRY: Final = schema.entries.insert()
NOTIFY: Final = text("SELECT pg_notify(:channel, :notice)")


class Conflict(Exception):
    """An entry of this number is already there."""


class Addition(NamedTuple):
    """What is added to one log; of a new game also where it comes from."""

    game: str
    entries: Sequence[Entry]
    snapshot: str | None = None
    finished: int | None = None
    origin: Origin | None = None
    branch: tuple[str, int] | None = None


class Store:
    """The database of a server process. Every method raises Trouble("database-away") when it cannot be reached."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.is_postgres = settings.is_postgres
        self.engine: AsyncEngine = make_engine(settings)
        # SQLite has one writer: waiting here is fair, waiting inside SQLite is not.
        self.writing: contextlib.AbstractAsyncContextManager[Any] = (
            contextlib.nullcontext() if self.is_postgres else asyncio.Lock()
        )
        self.is_open = False
        self.group = GroupWriter(self.write_in_thread)
        self.writer: Engine | None = None if self.is_postgres else make_writer(settings)
        self.thread = ThreadPoolExecutor(1, "writer")
        self.upserts: dict[str, Any] = {}

    async def open(self) -> None:
        """Make ready, once: the folder, the tables."""
        if self.is_open:
            return
        if not self.settings.database:
            self.settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        with away_as_trouble():
            await migrate(self.settings.database_url)
        self.is_open = True

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        self.thread.shutdown()
        if self.writer is not None:
            self.writer.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        with away_as_trouble():
            async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable when it is left without an error."""
        with away_as_trouble():
            async with asyncio.timeout(PATIENCE), self.writing, self.engine.begin() as connection:
                yield connection

    # ---------------------------------------------------------------- the log

    async def create(
        self,
        origin: Origin,
        entries: Sequence[Entry],
        finished: int | None = None,
        branch: tuple[str, int] | None = None,
    ) -> None:
        """A new game with the first entries of its log, or a finished one with all of them.

        `branch` is the game that it goes on from, and the number of answers given there.
        """
        await self.add(Addition(origin.id, entries, None, finished, origin, branch))

    async def append(
        self, game: str, entries: Sequence[Entry], snapshot: str | None = None, finished: int | None = None
    ) -> None:
        """Add entries to a log, all or none, and tell the other processes. Conflict if one of them is there."""
        await self.add(Addition(game, entries, snapshot, finished))

    async def add(self, addition: Addition) -> None:
        """Add to a log; returns when it is durable."""
        if self.is_postgres:
            await self.write([addition])
        else:
            await self.group.add(addition)

    async def write(self, additions: Sequence[Addition]) -> None:
        """Add to logs in one transaction."""
        try:
            async with self.changing() as connection:
                await connection.run_sync(self.insert, additions)
        except IntegrityError:
            raise Conflict from None

    async def write_in_thread(self, additions: Sequence[Addition]) -> None:
        """Add to logs in one transaction and in one errand to a thread: SQLite's driver would run one for each step."""
        try:
            with away_as_trouble():
                async with asyncio.timeout(PATIENCE), self.writing:
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
        connection.execute(INSERT_ENTRY, [entry.row(one.game) for one in additions for entry in one.entries])
        for game, entries, snapshot, finished, *_ in additions:
            for entry in entries:
                if entry.kind == SEAT and (holder := entry.chair.holder):
                    row = {"game": game, "seat": entry.seat, "holder": holder}
                    connection.execute(self.upsert(schema.holders, ["game", "seat"]), row)
            if snapshot is not None:
                row = {"game": game, "seq": entries[-1].seq, "state": snapshot}
                connection.execute(self.upsert(schema.snapshots, ["game"]), row)
            if finished is not None:
                connection.execute(schema.games.update().where(schema.games.c.id == game), {"finished": finished})
            if self.is_postgres:
                connection.execute(NOTIFY, {"channel": CHANNEL, "notice": f"{game} {entries[-1].seq}"})

    def upsert(self, table: Any, key: list[str]) -> Any:
        """An insert that replaces the row of the same key; made once for each table."""
        if table.name not in self.upserts:
            dialect = postgresql if self.is_postgres else sqlite
            statement = dialect.insert(table)
            columns = {column.name: statement.excluded[column.name] for column in table.c if column.name not in key}
            self.upserts[table.name] = statement.on_conflict_do_update(index_elements=key, set_=columns)
        return self.upserts[table.name]

    async def load(self, game: str) -> tuple[Origin, tuple[int, str] | None, list[Entry]] | None:
        """What a game is made from, its snapshot, and the entries after that."""
        async with self.reading() as connection:
            row = (await connection.execute(select(*ORIGIN_FIELDS).where(schema.games.c.id == game))).one_or_none()
            if row is None:
                return None
            found = select(schema.snapshots.c.seq, schema.snapshots.c.state).where(schema.snapshots.c.game == game)
            snapshot = (await connection.execute(found)).one_or_none()
            tail = await self.tail(connection, game, snapshot.seq if snapshot else 0)
            return Origin(*row), (snapshot.seq, snapshot.state) if snapshot else None, tail

    async def entries(self, game: str, after: int) -> list[Entry]:
        """The log of a game after an entry."""
        async with self.reading() as connection:
            return await self.tail(connection, game, after)

    async def tail(self, connection: AsyncConnection, game: str, after: int) -> list[Entry]:
        """The log of a game after an entry, over an open connection."""
        log = schema.entries
        found = select(*ENTRY_FIELDS).where(log.c.game == game, log.c.seq > after).order_by(log.c.seq)
        return [Entry(*row) for row in await connection.execute(found)]

    async def answer(self, game: str, seat: int, number: int) -> Entry | None:
        """The answer that a seat gave under a number of its own."""
        log = schema.entries
        found = select(*ENTRY_FIELDS).where(log.c.game == game, log.c.seat == seat, log.c.number == number)
        async with self.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
            return Entry(*row) if row else None

    # ---------------------------------------------------------------- finding

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

    async def forget(self, before: int, is_finished: bool, most: int) -> list[str]:
        """Delete games that ended, or unfinished ones in which nothing happened, since some moment; their ids."""
        games, log = schema.games, schema.entries
        if is_finished:
            old = games.c.finished < before
        else:
            last = select(func.max(log.c.at)).where(log.c.game == games.c.id).scalar_subquery()
            old = games.c.finished.is_(None) & (games.c.created < before) & (last < before)
        found = select(games.c.id).where(old).limit(most).scalar_subquery()
        async with self.changing() as connection:
            # What belongs to a game goes with it.
            gone = await connection.execute(games.delete().where(games.c.id.in_(found)).returning(games.c.id))
            return [row.id for row in gone]

    async def ping(self) -> None:
        """Ask the database for anything at all."""
        async with self.reading() as connection:
            await connection.execute(select(func.count()).select_from(select(schema.games.c.id).limit(1).subquery()))

    async def add_invitation(self, hash: str, game: str, seat: int) -> None:
        """Make a link to a seat valid."""
        async with self.changing() as connection:
            row = {"hash": hash, "game": game, "seat": seat}
            await connection.execute(self.upsert(schema.invitations, ["hash"]), row)

    async def invitation(self, hash: str) -> tuple[str, int] | None:
        """The game and seat that a link leads to."""
        table = schema.invitations
        async with self.reading() as connection:
            row = (
                await connection.execute(select(table.c.game, table.c.seat).where(table.c.hash == hash))
            ).one_or_none()
            return (row.game, row.seat) if row else None

    async def add_code(self, hash: str, game: str, holder: str, expires: int, now: int) -> None:
        """Make a code for another device valid, and forget those that have expired."""
        async with self.changing() as connection:
            await connection.execute(schema.codes.delete().where(schema.codes.c.expires < now))
            row = {"hash": hash, "game": game, "holder": holder, "expires": expires}
            await connection.execute(schema.codes.insert(), row)

    async def take_code(self, hash: str, now: int) -> tuple[str, str] | None:
        """The game and holder of a code, which is good for one use."""
        table = schema.codes
        used = (
            table.delete().where(table.c.hash == hash, table.c.expires >= now).returning(table.c.game, table.c.holder)
        )
        async with self.changing() as connection:
            row = (await connection.execute(used)).one_or_none()
            return (row.game, row.holder) if row else None

    # ---------------------------------------------------------------- plans

    async def save_plan(self, game: str, seat: int, number: int, options: Iterable[str]) -> None:
        """Keep a seat's plan: options tried on top of its answers so far."""
        async with self.changing() as connection:
            row = {"game": game, "seat": seat, "number": number, "options": json.dumps(list(options))}
            await connection.execute(self.upsert(schema.plans, ["game", "seat"]), row)

    async def plan(self, game: str, seat: int) -> tuple[int, list[str]] | None:
        """A seat's plan, with the number of answers that it was made on."""
        table = schema.plans
        found = select(table.c.number, table.c.options).where(table.c.game == game, table.c.seat == seat)
        async with self.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
            return (row.number, json.loads(row.options)) if row else None

    async def drop_plan(self, game: str, seat: int) -> None:
        """Forget a seat's plan."""
        table = schema.plans
        async with self.changing() as connection:
            await connection.execute(table.delete().where(table.c.game == game, table.c.seat == seat))


def make_engine(settings: Settings) -> AsyncEngine:
    """The pool of connections."""
    if settings.is_postgres:
        return create_async_engine(
            settings.database_url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={"connect_timeout": 5},
        )
    # A connection is left after a commit or a rollback of ours; another one would be one more errand to its thread.
    engine = create_async_engine(settings.database_url, pool_reset_on_return=None)
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def make_writer(settings: Settings) -> Engine:
    """SQLite's one writer of logs."""
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
def away_as_trouble() -> Iterator[None]:
    """Say plainly that the database is away, whatever the driver calls it."""
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout, OSError, TimeoutError) as error:
        raise Trouble("database-away") from error
    except DBAPIError as error:
        if error.connection_invalidated:
            raise Trouble("database-away") from error
        raise

"""Brings a database up to the newest schema when a server starts; several servers may start at once."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, pool, text
from sqlalchemy.ext.asyncio import create_async_engine

LOCK: Final = 0x494D5345  # any number that nobody else locks
ATTEMPTS: Final = 200
PAUSE: Final = 0.05


async def migrate(url: str) -> None:
    """Run the missing migrations, all or none, while everyone else waits."""
    engine = create_async_engine(url, poolclass=pool.NullPool)
    if engine.dialect.name == "sqlite":
        begin_at_once(engine.sync_engine)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
    if engine.dialect.name == "sqlite":
        await asyncio.to_thread(write_ahead, make_url(url).database or "")


def write_ahead(file: str) -> None:
    """Let readers and writers of a SQLite file not wait for each other. The file remembers it; while another server
    opens the file, too, this is refused at once, whatever patience a connection has."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        for left in reversed(range(ATTEMPTS)):
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError:
                if not left:
                    raise
                time.sleep(PAUSE)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Let Alembic do its work on an open transaction, up to a revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def begin_at_once(engine: object) -> None:
    """Let SQLite take its lock at BEGIN: the driver would run each CREATE TABLE in a transaction of its own."""

    @event.listens_for(engine, "connect")
    def connect(connection: object, record: object) -> None:
        connection.isolation_level = None  # type: ignore[attr-defined]

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA busy_timeout = 30000")
        connection.exec_driver_sql("BEGIN IMMEDIATE")

"""Brings a database up to the newest schema when a server starts; several servers may start at once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, pool, text
from sqlalchemy.ext.asyncio import create_async_engine

LOCK: Final = 0x494D5345  # any number that nobody else locks


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

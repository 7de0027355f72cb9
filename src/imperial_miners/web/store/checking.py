"""What a database tells about itself: whether it answers, its schema, its clock, and whether it can be written."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, select, text
from sqlalchemy.exc import DBAPIError

from imperial_miners.web.settings import Settings
from imperial_miners.web.store import schema
from imperial_miners.web.store.backup import check_there, revision_of

DRIFT: Final = 2.0
"""Seconds by which the clocks of a server and its database may differ."""


@dataclass(frozen=True)
class Health:
    """What was found: `problem` is empty where all is well, `revision` the schema (None: not made yet)."""

    problem: str
    revision: str | None = None
    drift: float = 0.0
    has_alerts: bool = False


def check_database(settings: Settings) -> Health:
    """Ask a database how it is. Nothing in it is changed."""
    if not settings.is_postgres:
        check_there(settings)
    engine = create_engine(settings.database_url.replace("+aiosqlite", ""))
    try:
        with engine.connect() as connection:
            began = time.time()
            if settings.is_postgres:
                now = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
                drift = now - (began + time.time()) / 2
            else:
                drift = 0.0
                found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
                if found != "ok":
                    return Health(f"the file of the database is damaged ({found}); restore a backup")
                connection.rollback()
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # as every writer begins
            return Health("", revision_of(connection), drift, has_alerts(connection))
    except DBAPIError as error:
        return Health(str(error.orig).strip().splitlines()[0])
    finally:
        engine.dispose()


def has_alerts(connection: Connection) -> bool:
    """Whether a key was made by which browsers know this server."""
    if not inspect(connection).has_table("keys"):
        return False
    return connection.execute(select(schema.keys.c.name).where(schema.keys.c.name == "push")).first() is not None


def newest_schema() -> str:
    """The schema that this version needs."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config).get_current_head() or ""

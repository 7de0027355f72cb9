"""A whole database as one file, and back: compressed lines of JSON, the same for SQLite and PostgreSQL.

A backup is one moment of the database, also while servers write to it. It names the schema that it was taken from; what
is restored begins with that schema and then goes through the same migrations as any older database. The file ends
with a line that counts the others, so that half a file is never taken for a whole one. Games that a terminal keeps in
the data folder, and their packs, go along.
"""

from __future__ import annotations

import contextlib
import gzip
import itertools
import json
import os
import re
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from sqlalchemy import Connection, Engine, MetaData, Table, create_engine, event, inspect, make_url, select, text
from sqlalchemy.exc import DBAPIError

from imperial_miners.arena.writing import write_whole
from imperial_miners.web.settings import Settings
from imperial_miners.web.store import schema
from imperial_miners.web.store.migrating import LOCK, upgrade

FORMAT: Final = "imperial-miners-backup"
VERSION: Final = 1
VERSION_TABLE: Final = "schema_version"
AT_ONCE: Final = 500
"""Rows that are written together."""
FILES: Final = ("games/*.json", "packs/*/*.toml", "packs/*/*/*.toml")
FILE: Final = re.compile(
    r"games/[\w][\w. -]*\.json|packs/[0-9a-f]{64}/(?:(?:cards|names)/)?[\w][\w. -]*\.toml", re.IGNORECASE
)
"""What else of the data folder belongs to games, and what a backup may bring back there."""
MOST_LINE: Final = 1 << 28
"""Characters of a line: a file from elsewhere could fill all memory with one."""


class BackupError(Exception):
    """A backup that cannot be taken or restored; the text is for the operator."""


def take_backup(settings: Settings, file: Path, is_replaced: bool = False) -> int:
    """Write everything into a file, which is there as a whole or not at all; the number of games."""
    with whole_file(file, is_replaced) as raw, gzip.open(raw, "wt", encoding="utf-8", newline="\n") as packed:
        return write_lines(packed.write, settings)


@contextlib.contextmanager
def whole_file(file: Path, is_replaced: bool) -> Iterator[BinaryIO]:
    """A file to write, for its owner alone, which is there as a whole or not at all."""
    if file.exists() and not is_replaced:
        raise BackupError(f"{file} is there already: name another file, or add --replace")
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with fresh.open("wb") as raw:
            fresh.chmod(0o600)  # a backup holds every secret of running games
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
        fresh.replace(file)
    except OSError as error:
        raise BackupError(f"{file} cannot be written ({error.strerror})") from error
    finally:
        fresh.unlink(missing_ok=True)


def write_lines(write: Callable[[str], object], settings: Settings) -> int:
    """Every line of a backup; the number of games."""
    count = games = 0
    with connected(settings, is_written=False) as connection:
        revision = revision_of(connection)
        if revision is None:
            raise BackupError("there is no database here: begin with `imperial-miners serve`")
        write(json.dumps({"format": FORMAT, "version": VERSION, "schema": revision}) + "\n")
        for table in tables_of(connection):
            for row in connection.execute(select(table).execution_options(yield_per=AT_ONCE)).mappings():
                write(line_of(table.name, dict(row)))
                count, games = count + 1, games + (table.name == "games")
    for name in kept_files(settings):
        with contextlib.suppress(FileNotFoundError):  # deleted meanwhile
            write(line_of("", {"file": name, "text": text_of(settings.data_dir / name)}))
            count += 1
    write(json.dumps({"end": count}) + "\n")
    return games


def line_of(table: str, row: dict[str, Any]) -> str:
    """A row as a line; without a table it is a file of the data folder."""
    return json.dumps([table, row], ensure_ascii=False, separators=(",", ":")) + "\n"


def text_of(file: Path) -> str:
    """What a file of the data folder says."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BackupError(f"{file} is no text: it was not written by this game, so move it elsewhere") from None


def kept_files(settings: Settings) -> list[str]:
    """The files of terminals beside the database, if it lies in the data folder."""
    if settings.database:
        return []
    found = (path.relative_to(settings.data_dir).as_posix() for each in FILES for path in settings.data_dir.glob(each))
    return sorted(name for name in found if FILE.fullmatch(name))


# -------------------------------------------------------------------- back


def restore_backup(settings: Settings, file: Path, is_replaced: bool = False) -> int:
    """Bring back everything from a file, all or nothing; the number of games. What is there already is lost if it is to
    be replaced, and else refused."""
    if not settings.database:
        settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    games = 0
    with connected(settings, is_written=True) as connection:
        lines = read_lines(file)
        revision = next(lines)["schema"]
        make_room(connection, is_replaced)
        try:
            upgrade(connection, revision)
        except Exception as error:  # whatever Alembic makes of a revision that it does not know
            raise BackupError(f"{file} was taken by a newer version of the game: upgrade it first") from error
        tables = {table.name: table for table in tables_of(connection)}
        try:
            for name, rows in in_batches(lines):
                if name == "":
                    check_files(rows)
                    continue
                columns = tables[name].c.keys()
                if any(sorted(row) != sorted(columns) for row in rows):
                    raise KeyError(name)
                games += len(rows) if name == "games" else 0
                connection.execute(tables[name].insert(), rows)
            upgrade(connection)
        except (BackupError, DBAPIError):
            raise
        except Exception as error:  # whatever SQLAlchemy, a driver or a migration makes of rows that nobody wrote
            raise BackupError(f"{file} is damaged ({type(error).__name__} in a row of {name!r})") from error
    for name, rows in in_batches(itertools.islice(read_lines(file), 1, None)):  # again: in memory they have no room
        for row in rows if name == "" else ():
            bring_back(settings.data_dir, row["file"], row["text"], is_replaced)
    return games


def read_lines(file: Path) -> Iterator[Any]:
    """The header and every line of a backup; BackupError if it is none, or not whole."""
    count = -1
    try:
        with gzip.open(file, "rt", encoding="utf-8", newline="\n") as packed:
            while len(line := packed.readline(MOST_LINE)) < MOST_LINE:
                found = json.loads(line)
                if isinstance(found, dict) and "end" in found:
                    if found["end"] != count:
                        break
                    return
                if not (is_header(found) if count < 0 else is_row(found)):
                    break
                yield found
                count += 1
    except OSError as error:
        if error.strerror:
            raise BackupError(f"{file} cannot be read ({error.strerror})") from error
    except (EOFError, ValueError, RecursionError, zlib.error):
        pass
    raise BackupError(f"{file} is no whole backup")


def is_header(found: Any) -> bool:
    """Whether a line is the first of a backup that can be read here."""
    is_ours = isinstance(found, dict) and found.get("format") == FORMAT and found.get("version") == VERSION
    return is_ours and isinstance(found.get("schema"), str)


def is_row(found: Any) -> bool:
    """Whether a line is a table and one of its rows."""
    return isinstance(found, list) and [type(part) for part in found] == [str, dict]


def in_batches(lines: Iterable[Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table, many at a time."""
    name = ""
    rows: list[dict[str, Any]] = []
    for table, row in lines:
        if rows and (table != name or len(rows) >= AT_ONCE):
            yield name, rows
            rows = []
        name = table
        rows.append(row)
    if rows:
        yield name, rows


def make_room(connection: Connection, is_replaced: bool) -> None:
    """Take away what is there. Without leave to do so, only a database without games is made room in."""
    tables = tables_of(connection) if revision_of(connection) is not None else []
    kept = {schema.games.name, schema.daily.name}
    if not is_replaced and any(table.name in kept and is_filled(connection, table) for table in tables):
        raise BackupError("there are games in this database already: add --replace to lose them")
    for table in reversed(tables):
        table.drop(connection)
    if tables:
        connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))


def is_filled(connection: Connection, table: Table) -> bool:
    """Whether a table has a row."""
    return connection.execute(select(table).limit(1)).first() is not None


def check_files(rows: Iterable[dict[str, Any]]) -> None:
    """BackupError, before anything is written, if files are none of a data folder."""
    for row in rows:
        name, body = row.get("file"), row.get("text")
        if not isinstance(name, str) or not FILE.fullmatch(name) or ".." in name:
            raise BackupError(f"the backup is damaged: {str(name)[:100]!r} is no file of a data folder")
        if not isinstance(body, str) or body != body.encode(errors="replace").decode():
            raise BackupError(f"the backup is damaged: {name!r} holds no text")


def bring_back(folder: Path, name: str, body: str, is_replaced: bool) -> None:
    """Write a file of the data folder; one that is there stays unless it is to be replaced."""
    check_files([{"file": name, "text": body}])
    try:
        if is_replaced or not (folder / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(folder / name, body)
    except OSError as error:
        raise BackupError(f"the database is back, but {folder / name} cannot be written ({error.strerror})") from error


# -------------------------------------------------------------------- the database


@contextlib.contextmanager
def connected(settings: Settings, is_written: bool) -> Iterator[Connection]:
    """A connection that sees one moment of the database, and writes all or nothing."""
    engine = make_sync_engine(settings, is_written)
    try:
        with engine.connect() as connection, connection.begin():
            if settings.is_postgres:
                if is_written:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                else:
                    connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            yield connection
    except DBAPIError as error:
        raise BackupError(f"the database does not do this ({str(error.orig).strip()})") from error
    finally:
        engine.dispose()


def make_sync_engine(settings: Settings, is_written: bool) -> Engine:
    """An engine of its own. SQLite takes its lock at once where it writes, and is not made where it is only read."""
    url = make_url(settings.database_url)
    if settings.is_postgres:
        return create_engine(url)
    if not is_written:
        check_there(settings)
    engine = create_engine(url.set(drivername="sqlite"))

    @event.listens_for(engine, "connect")
    def connect(connection: Any, record: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout = 30000")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_written else "BEGIN")

    return engine


def check_there(settings: Settings) -> None:
    """BackupError if there is no file of SQLite, which would be made by looking into it."""
    file = make_url(settings.database_url).database
    if not settings.is_postgres and not Path(file or "").is_file():
        raise BackupError(f"there is no database at {file}")


def revision_of(connection: Connection) -> str | None:
    """The schema that a database has; None if it has none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    revision: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar_one_or_none()
    return revision


def tables_of(connection: Connection) -> list[Table]:
    """The tables as the database has them, those first that others need. Its schema may be older than ours."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in schema.metadata.tables)
    return found.sorted_tables

"""Logs of finished games as one compressed row each, with their snapshot, and back.

The last entry of a log stays a row of its own: whoever writes the same number finds it there, and a log whose rows
begin later than was asked is seen to have a compressed part.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from dataclasses import astuple, fields
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, exists, func, select

from imperial_miners.web.log.entry import Entry
from imperial_miners.web.store import schema

ENTRY_FIELDS: Final = [schema.entries.c[field.name] for field in fields(Entry)]
Snapshot = tuple[int, str]
"""A state as text, and the number of the entry after which it was so."""


class Compressed(NamedTuple):
    """What was compressed of a log."""

    entries: list[Entry]
    snapshot: Snapshot | None


def to_text(part: Compressed) -> str:
    """A part of a log as text, for databases and backups alike."""
    data = {"entries": [astuple(entry) for entry in part.entries], "snapshot": part.snapshot}
    packed = zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    return base64.b85encode(packed).decode()


def from_text(text: str) -> Compressed:
    """A part of a log from its text."""
    data = json.loads(zlib.decompress(base64.b85decode(text)))
    snapshot = data["snapshot"]
    entries = [Entry(*values) for values in data["entries"]]
    return Compressed(entries, (snapshot[0], snapshot[1]) if snapshot is not None else None)


def has_gap(entries: Sequence[Entry], after: int) -> bool:
    """Whether entries after a number lack some of them, which then are compressed."""
    return bool(entries) and entries[0].seq > after + 1


def read_compressed(connection: Connection, games: Sequence[str]) -> dict[str, Compressed]:
    """The compressed parts of some games' logs."""
    table = schema.compressed
    found = select(table.c.game, table.c.log).where(table.c.game.in_(games))
    return {row.game: from_text(row.log) for row in connection.execute(found)}


def filled(connection: Connection, game: str, entries: list[Entry], after: int) -> list[Entry]:
    """Entries after a number, with those that are compressed."""
    if not has_gap(entries, after):
        return entries
    part = read_compressed(connection, [game]).get(game)
    before = part.entries if part is not None else []
    return [*(entry for entry in before if after < entry.seq < entries[0].seq), *entries]


def compress_old(connection: Connection, before: int, most: int) -> list[tuple[str, int]]:
    """Compress logs of games that ended, and of which nothing was heard, since some moment; those games, each with the
    last entry of its log."""
    games, log, table = schema.games, schema.entries, schema.compressed
    last = select(func.max(log.c.at)).where(log.c.game == games.c.id).scalar_subquery()
    is_left = ~exists().where(table.c.game == games.c.id)
    found = (
        select(games.c.id)
        .where(games.c.finished < before, last < before, is_left)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    return [(row.id, compress(connection, row.id)) for row in connection.execute(found).all()]


def compress(connection: Connection, game: str) -> int:
    """Compress the log of a game, all but its last entry, whose number this is."""
    log, kept, table = schema.entries, schema.snapshots, schema.compressed
    rows = connection.execute(select(*ENTRY_FIELDS).where(log.c.game == game).order_by(log.c.seq))
    *entries, newest = [Entry(*row) for row in rows]
    found: Any = connection.execute(select(kept.c.seq, kept.c.state).where(kept.c.game == game)).one_or_none()
    part = Compressed(entries, (found.seq, found.state) if found is not None else None)
    connection.execute(table.insert(), {"game": game, "entries": len(entries), "log": to_text(part)})
    connection.execute(log.delete().where(log.c.game == game, log.c.seq < newest.seq))
    connection.execute(kept.delete().where(kept.c.game == game))
    return newest.seq

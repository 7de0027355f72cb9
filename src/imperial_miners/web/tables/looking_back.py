"""Finished games looked back at: their replays, records from elsewhere that become tables, branches and reviews.

A record that somebody brings is stored as a finished game, so that everything works for it as for any other.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from imperial_miners.engine.record import Record, RecordError
from imperial_miners.review.judging.review import NotFinished
from imperial_miners.review.replay import Replay
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import BOT, CHOOSE, Chair, Entry, plain_chairs, seat_entry
from imperial_miners.web.log.state import Origin, Table
from imperial_miners.web.log.terms import COLOURS
from imperial_miners.web.refusals import Trouble
from imperial_miners.web.store import schema
from imperial_miners.web.tables.reviews import Reviews
from imperial_miners.web.tables.thinking import Worker

if TYPE_CHECKING:
    from imperial_miners.web.tables.service import Service

MOST_REPLAYS: Final = 64
END: Final = -1
"""Of a finished game, whatever is said at its table later."""


@dataclass(frozen=True)
class Branch:
    """Where a game came from: another game, and the number of answers given there."""

    origin: str
    at: int


class LookingBack:
    """What can be done with the finished games of a service."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.replays: OrderedDict[tuple[str, int], Replay] = OrderedDict()
        self.reviews = Reviews(service)
        self.worker = Worker()

    async def start(self) -> None:
        """Go on with the reviews that are still wanted."""
        await self.reviews.start()

    async def stop(self) -> None:
        """Leave off."""
        await self.reviews.stop()
        self.worker.close()

    async def replay(self, table: Table) -> Replay:
        """The replay of a finished game."""
        if not table.game.is_over:
            raise Trouble("not-found")
        return await self.so_far(table)

    async def so_far(self, table: Table) -> Replay:
        """The replay of a game up to now, made once in a while and kept. Nobody may see what it hides."""
        key = (table.id, END if table.game.is_over else table.state.seq)
        found = self.replays.get(key)
        if found is None:
            # In a thread, since a long game takes its time.
            found = await asyncio.to_thread(Replay, table.game.record(), table.pack)
            self.replays[key] = found
            if len(self.replays) > MOST_REPLAYS:
                self.replays.popitem(last=False)
        self.replays.move_to_end(key)
        return found

    async def bring(self, text: str, language: str) -> Table:
        """The table of a record that somebody brings; RecordError if it is not in order, NotFinished."""
        record = await asyncio.to_thread(self.check, text)
        id = urlsafe_b64encode(sha256(record.to_json().encode()).digest())[:16].decode()
        try:
            return await self.service.table(id)
        except Trouble as trouble:
            if trouble.code != "no-such-game":
                raise
        now = self.service.now()
        chairs = plain_chairs(record.seats, now)
        origin = Origin(
            id,
            record.pack_id,
            record.pack_digest,
            record.seed,
            record.variant,
            record.decks,
            record.seats,
            None,
            language,
            now,
        )
        entries = entries_of(chairs, record.moves, now)
        await self.service.store.create(origin, entries, finished=now)
        return await self.begin(origin, entries)

    def check(self, text: str) -> Record:
        """A record that is in order, of a pack of this server, and finished."""
        record = Record.from_json(text)
        pack = self.service.packs.get(record.pack_id)
        if pack is None:
            raise RecordError("pack", f"the pack {record.pack_id!r} is not played here")
        if not record.replay(pack).is_over:
            raise NotFinished
        return record

    async def begin(self, origin: Origin, entries: Sequence[Entry]) -> Table:
        """The live table of a game that has just been stored."""
        # In a thread, since a long game takes its time.
        table = await asyncio.to_thread(self.service.build, origin, None, entries)
        self.service.keep(table)
        self.service.metrics.count("games_created")
        self.service.changed(table)
        return table

    async def branch(self, session: Session, table: Table, at: int, seat: int, level: str) -> Table:
        """A new game that goes on from a point of a finished one: the same deal, bots at all seats but one."""
        replay = await self.replay(table)
        if not 0 <= at < len(replay):
            raise Trouble("not-found")
        table.chair(seat)
        now = self.service.now()
        chairs = []
        for number, chair in enumerate(table.state.chairs):
            colour = chair.colour or COLOURS[number]
            is_own = number == seat
            name = chair.name if is_own == (chair.holder is not None) else ""
            chairs.append(Chair(name, colour, session.holder if is_own else None, None if is_own else level, now))
        origin = replace(table.origin, id=secrets.token_urlsafe(12), created=now, clock=None)
        entries = entries_of(chairs, replay.moves(at), now)
        await self.service.store.create(origin, entries, branch=(table.id, at))
        return await self.begin(origin, entries)

    async def origin_of(self, game: str) -> Branch | None:
        """Where a game came from, if it is a branch."""
        found = select(schema.branches.c.origin, schema.branches.c.at).where(schema.branches.c.game == game)
        async with self.service.store.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
        return Branch(row.origin, row.at) if row else None


def entries_of(chairs: Sequence[Chair], moves: Sequence[tuple[int, str]], at: int) -> list[Entry]:
    """The log of a game that was played elsewhere: who sits where, then every answer."""
    entries = [seat_entry(seat, chair) for seat, chair in enumerate(chairs)]
    numbers = [0] * len(chairs)
    for seat, key in moves:
        entries.append(Entry(0, CHOOSE, seat, numbers[seat], key, BOT, at))
        numbers[seat] += 1
    return [entry.after(seq) for seq, entry in enumerate(entries)]

"""Finished games looked back at: their replays, records from elsewhere that become tables, branches and reviews.

A record that somebody brings is stored as a finished game, so that everything works for it as for any other.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import Record
from imperial_miners.review.judging.review import NotFinished
from imperial_miners.review.replay import Replay
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import BOT, CHOOSE, DEAL, PERSON, Chair, Entry, plain_chairs, seat_entry
from imperial_miners.web.log.state import Origin, Table
from imperial_miners.web.log.terms import COLOURS
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.reviews import Reviews
from imperial_miners.web.tables.working import Worker

MOST_REPLAYS: Final = 64
END: Final = -1
"""Of a finished game, whatever is said at its table later."""


@dataclass(frozen=True)
class Branch:
    """Where a game came from: another game, and the number of answers given there."""

    origin: str
    at: int


class LookingBack:
    """What can be done with finished games."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self.replays: OrderedDict[tuple[str, int], Replay] = OrderedDict()
        self.reviews = Reviews(live)
        self.worker = Worker()

    async def start(self) -> None:
        """Go on with the reviews that are still wanted."""
        await self.reviews.start()

    async def stop(self) -> None:
        """Leave off: reviews that are not done stay wanted."""
        await self.reviews.stop()
        self.worker.close()

    async def replay(self, table: Table) -> Replay:
        """The replay of a finished game."""
        if not table.game.is_over:
            raise Refusal("not-found")
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
        record = Record.from_json(text)
        with self.live.uploads.having(object()):
            await asyncio.to_thread(self.check, record, await self.live.packs.of_record(record))
        id = urlsafe_b64encode(sha256(record.to_json().encode()).digest())[:16].decode()
        try:
            return await self.live.table(id)
        except Refusal as refusal:
            if refusal.code != "no-such-game":
                raise
        now = self.live.now()
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
            record.luck,
            record.rules,
            record.secret or None,
        )
        entries = entries_of(chairs, record.moves, now, record.contributions)
        return await self.live.add(
            origin, entries, finished=now, result=json.dumps({"scores": record.scores, "digest": record.digest})
        )

    def check(self, record: Record, pack: Pack) -> None:
        """Check that a record is in order, and finished."""
        if not record.replay(pack).is_over:
            raise NotFinished

    async def branch(self, session: Session, table: Table, at: int, seat: int, level: str) -> Table:
        """A new game that goes on from a point of a finished one: the same deal, bots at all seats but one."""
        replay = await self.replay(table)
        if not 0 <= at < len(replay):
            raise Refusal("not-found")
        table.chair(seat)
        now = self.live.now()
        chairs = []
        for number, chair in enumerate(table.state.chairs):
            colour = chair.colour or COLOURS[number]
            is_own = number == seat
            name = chair.name if is_own == (chair.holder is not None) else ""
            chairs.append(Chair(name, colour, session.holder if is_own else None, None if is_own else level, now))
        seed = table.game.seed  # whoever branches knows the deal, so nothing is proved about it any more
        origin = replace(
            table.origin,
            id=secrets.token_urlsafe(12),
            created=now,
            clock=None,
            seed=seed,
            secret=None,
            promise=None,
        )
        return await self.live.add(origin, entries_of(chairs, replay.moves(at), now), branch=(table.id, at))

    async def origin_of(self, game: str) -> Branch | None:
        """Where a game came from, if it is a branch."""
        found = await self.live.store.branch(game)
        return Branch(*found) if found is not None else None


def entries_of(
    chairs: Sequence[Chair], moves: Sequence[tuple[int, str]], at: int, added: Sequence[str] = ()
) -> list[Entry]:
    """The log of a game that was played elsewhere: who sits where, what was added to the deal, then every answer."""
    entries = [seat_entry(seat, chair, adds=added[seat] if added else None) for seat, chair in enumerate(chairs)]
    if added:
        entries.append(Entry(0, DEAL, -1, None, "", PERSON, at))
    numbers = [0] * len(chairs)
    for seat, key in moves:
        entries.append(Entry(0, CHOOSE, seat, numbers[seat], key, BOT, at))
        numbers[seat] += 1
    return [entry.after(seq) for seq, entry in enumerate(entries)]

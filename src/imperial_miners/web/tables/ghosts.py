"""Ghosts: recorded runs of a deal beside a game of it. Their mines grow round by round with the player's own."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import Record, RecordError
from imperial_miners.review.deals.deal import Deal, Run, finished_deal, has_deals
from imperial_miners.web.log.deals import Ghost, GhostRow
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.refusals import bad_record
from imperial_miners.web.store.deal_store import DealStore
from imperial_miners.web.tables.games import Games
from imperial_miners.web.tables.packs import Packs
from imperial_miners.web.tables.runs import Runs

MOST_GHOSTS: Final = 4
MOST_KEPT: Final = 400


@dataclass(eq=False)
class Ghosts:
    """The ghosts beside the live tables."""

    packs: Packs
    kept: DealStore
    runs: Runs
    games: Games
    known: OrderedDict[str, tuple[GhostRow, ...]] = field(default_factory=OrderedDict)
    read: OrderedDict[tuple[str, int], Run] = field(default_factory=OrderedDict)

    async def begin(self, session: Session, deal: Deal, ghosts: Sequence[GhostRow], name: str = "") -> Table:
        """A game of a deal beside recorded runs of it."""
        table = await self.games.create_deal(session, deal, name)
        await self.kept.add_ghosts(table.id, ghosts[:MOST_GHOSTS])
        await self.of(table)  # bots begin to play
        return table

    def fresh(self, pack: Pack) -> Deal:
        """A deal that nobody knows."""
        return Deal(pack.id, pack.digest, secrets.token_hex(16), "standard")

    async def check(self, texts: Sequence[str]) -> tuple[Deal, list[tuple[str, int]]]:
        """The one deal of some records, and each of their seats as record and number; Refusal if anything is wrong."""
        try:
            records = [Record.from_json(text) for text in texts]
            packs = [await self.packs.of_record(record) for record in records]
            with self.games.live.uploads.having(object()):
                return await asyncio.to_thread(self.check_now, texts, records, packs)
        except RecordError as error:
            raise bad_record(error) from None

    def check_now(
        self, texts: Sequence[str], records: Sequence[Record], packs: Sequence[Pack]
    ) -> tuple[Deal, list[tuple[str, int]]]:
        """What `check` does, in the thread that calls: replaying takes its time."""
        deals: list[Deal] = []
        found: list[tuple[str, int]] = []
        for text, record, pack in zip(texts, records, packs, strict=True):
            if not record.seed.isprintable():
                raise RecordError("seed", "it has characters that cannot be kept")
            deals.append(finished_deal(record))
            record.replay(pack)
            found += [(text, seat) for seat in range(record.seats)]
        if len(set(deals)) != 1:
            raise RecordError("other-deal", "these records are not of one deal")
        return deals[0], found

    async def of(self, table: Table) -> list[Ghost]:
        """The ghosts beside a table; none beside most."""
        if table.origin.seats > 1 or table.origin.decks != "duplicate":
            return []
        if table.id not in self.known:
            self.known[table.id] = tuple(await self.kept.ghosts(table.id))
            if len(self.known) > MOST_KEPT:
                self.known.popitem(last=False)
        return [await self.wake(table, number, row) for number, row in enumerate(self.known[table.id])]

    async def wake(self, table: Table, number: int, row: GhostRow) -> Ghost:
        """A ghost with its run."""
        key = (table.id, number)
        if key not in self.read:
            game = table.game
            deal = Deal(table.pack.id, table.pack.digest, game.seed, game.variant, game.luck, game.rules)
            text = await self.runs.find(deal, row.level) if row.level else row.record
            if text is None:
                self.runs.ring_when_done(deal, row.level or "", table.id)
                return Ghost(row.name, row.level, None)
            self.read[key] = await asyncio.to_thread(Run.read, text, table.pack, row.seat)
            if len(self.read) > MOST_KEPT:
                self.read.popitem(last=False)
        return Ghost(row.name, row.level, self.read[key])


def count_awake(ghosts: Sequence[Ghost]) -> int:
    """How many ghosts have a run to show."""
    return sum(ghost.run is not None for ghost in ghosts)


def is_deal(table: Table) -> bool:
    """Whether a game is over and its seats had deals of their own."""
    return table.game.is_over and has_deals(table.origin.seats, table.origin.decks)

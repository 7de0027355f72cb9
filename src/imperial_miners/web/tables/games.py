"""New games, and the games that a device has a seat in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from imperial_miners.engine.luck import SECURE
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import RULES
from imperial_miners.review.deals.deal import Deal
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import DEAL, PERSON, Chair, Entry, seat_entry
from imperial_miners.web.log.state import Origin, Table
from imperial_miners.web.log.terms import COLOURS
from imperial_miners.web.refusals import Closed, Refusal
from imperial_miners.web.store.log_store import Conflict
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.playing_hours import PlayingHours
from imperial_miners.web.tables.promises import Promises
from imperial_miners.web.tables.requests import NewSeat, NewTable

DEFAULT_LEVEL: Final = "adept"
MY_GAMES: Final = 30


@dataclass(eq=False)
class Games:
    """Begins games at the live tables, and finds those of a device."""

    live: LiveTables
    promises: Promises
    hours: PlayingHours

    async def create(
        self,
        session: Session,
        wanted: NewTable,
        seed: str | None = None,
        luck: str = SECURE,
        rules: str = RULES,
        pack: Pack | None = None,
    ) -> Table:
        """Begin a game. Without a seed its deal comes from the secret of a promise and what those who sit down add."""
        pack = pack or (self.live.packs.get(wanted.pack) if wanted.pack else self.live.packs.main)
        if pack is None:
            raise Refusal("no-such-pack")
        secret, promise = None, None
        if seed is None:
            secret, promise = self.promises.redeem(session, wanted.promise, self.live.now())
        origin = Origin(
            secrets.token_urlsafe(12),
            pack.id,
            pack.digest,
            seed or "",
            wanted.variant,
            wanted.decks,
            len(wanted.seats),
            wanted.clock,
            wanted.language,
            self.live.now(),
            luck,
            rules,
            secret,
            promise,
        )
        try:
            table = await self.live.add(origin, first_entries(origin, wanted, session.holder))
        except Conflict:
            raise Refusal("promise-void") from None
        await self.hours.bring(table, session.holder)
        return table

    async def create_deal(self, session: Session, deal: Deal, name: str) -> Table:
        """Begin a game of one person with the luck of a deal, in the editions of its cards and rules."""
        pack = await self.live.packs.edition(deal.pack_id, deal.pack_digest)
        seats = [{"kind": "person", "name": name}]
        wanted = {"seats": seats, "decks": "duplicate", "variant": deal.variant, "pack": deal.pack_id}
        return await self.create(session, NewTable.model_validate(wanted), deal.seed, deal.luck, deal.rules, pack)

    async def of(self, session: Session) -> list[Table]:
        """The games in which a device holds a seat, those that run first."""
        found = []
        for game, _ in await self.live.store.games_of(session.holder, MY_GAMES):
            try:
                found.append(await self.live.table(game))
            except Closed:
                continue
        return found

    async def closed_of(self, session: Session) -> list[str]:
        """The games of a device that cannot go on."""
        found = []
        for game, _ in await self.live.store.games_of(session.holder, MY_GAMES):
            try:
                await self.live.table(game)
            except Closed:
                found.append(game)
        return found


def first_entries(origin: Origin, wanted: NewTable, holder: str) -> list[Entry]:
    """Who sits where, what the device that begins adds, and the deal, if nobody is waited for."""
    chairs = first_chairs(wanted.seats, holder, origin.created)
    first = next((seat for seat, chair in enumerate(chairs) if chair.holder == holder), None)
    entries = [seat_entry(at, chair, adds=wanted.adds if at == first else None) for at, chair in enumerate(chairs)]
    if origin.secret and all(chair.kind != "open" for chair in chairs):
        entries.append(Entry(0, DEAL, -1, None, "", PERSON, origin.created))
    return [entry.after(seq) for seq, entry in enumerate(entries)]


def first_chairs(seats: list[NewSeat], holder: str, at: int) -> list[Chair]:
    """The chairs of a new game; each colour can be chosen once, and whoever chose none gets one that is left."""
    chosen = [seat.colour for seat in seats if seat.colour is not None]
    if len(chosen) != len(set(chosen)):
        raise Refusal("colour-taken")
    left = [colour for colour in COLOURS if colour not in chosen]
    chairs = []
    for seat in seats:
        colour = seat.colour or left.pop(0)
        bot = (seat.level or DEFAULT_LEVEL) if seat.kind == "bot" else None
        chairs.append(Chair(seat.name, colour, holder if seat.kind == "person" else None, bot, at))
    return chairs

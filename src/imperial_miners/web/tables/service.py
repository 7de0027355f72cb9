"""What can be done at the tables, for pages, API and bots alike. Nothing here knows HTTP.

The seam for pages is small: `table(id)` gives the live `Table`, whose `game` and `state` may be read at leisure;
`decide`, `undo` and `redo` answer for a seat; `seating`, `plans` and `bots` do the rest; `hub.subscribe(id)` gives a
bell that rings when the log has grown, and `told_after` says what has happened since. Refusals are `Trouble` and the
engine's `IllegalAction`.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from imperial_miners.engine.happening import Happening
from imperial_miners.engine.record import hash_of_seed
from imperial_miners.review.deals.deal import Deal
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import (
    BEGIN,
    BOT,
    CHAT,
    CHOOSE,
    PERSON,
    REDO,
    UNDO,
    WISH,
    Chair,
    Entry,
    Told,
    seat_entry,
)
from imperial_miners.web.log.state import Origin, State, Table, first_state, fold
from imperial_miners.web.log.terms import COLOURS
from imperial_miners.web.refusals import Trouble
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.bot_reasons import Whys
from imperial_miners.web.tables.bots import BotsAtTable, Thinker
from imperial_miners.web.tables.clock import Clock
from imperial_miners.web.tables.daily import Days
from imperial_miners.web.tables.ghosts import Ghosts
from imperial_miners.web.tables.hub import StreamLimit
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.looking_back import LookingBack
from imperial_miners.web.tables.plans import Plans
from imperial_miners.web.tables.puzzle_book import PuzzleBook
from imperial_miners.web.tables.requests import Line, NewSeat, NewTable
from imperial_miners.web.tables.runs import Runs
from imperial_miners.web.tables.seating import Seating
from imperial_miners.web.tables.sweeping import Sweeper

DEFAULT_LEVEL: Final = "adept"
MY_GAMES: Final = 30
MOST_UNDOS: Final = 300
"""By one seat in one game: each makes the log longer to replay, and nobody needs so many."""


@dataclass(frozen=True)
class Answer:
    """What came of a seat's answer. `is_repeated`: it had been given before, and nothing was done now."""

    table: Table
    seat: int
    happenings: list[Happening]
    is_repeated: bool

    @property
    def number(self) -> int:
        """How many answers the seat has given now."""
        return self.table.state.numbers[self.seat]


class Service(LiveTables):
    """The tables of one server process, and what can be done at them."""

    def __init__(self, settings: Settings, thinker: Thinker | None = None) -> None:
        super().__init__(settings)
        self.seating = Seating(self)
        self.plans = Plans(self)
        self.bots = BotsAtTable(self, thinker)
        self.clock = Clock(self)
        self.sweeper = Sweeper(self)
        self.looking_back = LookingBack(self)
        self.whys = Whys(self)
        self.puzzle_book = PuzzleBook(self.main_pack)
        self.runs = Runs(self)
        self.days = Days(self, self.runs)
        self.ghosts = Ghosts(self, self.runs)
        self.streams = StreamLimit(settings.limits)

    def changed(self, table: Table) -> None:
        """Let the bots of a table look at it."""
        self.bots.nudge(table)

    async def start(self) -> None:
        """Open the store and begin to work."""
        await self.store.open()
        if self.notices is not None:
            self.notices.start()
        self.clock.start()
        self.sweeper.start()
        await self.looking_back.start()

    async def stop(self) -> None:
        """End every task and let the store go."""
        self.hub.close()
        await self.clock.stop()
        await self.sweeper.stop()
        await self.looking_back.stop()
        await self.runs.close()
        await self.bots.close()
        if self.notices is not None:
            await self.notices.stop()
        await self.store.close()

    # ---------------------------------------------------------------- tables

    async def create(self, session: Session, wanted: NewTable, seed: str | None = None) -> Table:
        """Begin a game. Its seed is drawn here, so that nobody at the table can know it."""
        pack = self.packs.get(wanted.pack) if wanted.pack else self.main_pack
        if pack is None:
            raise Trouble("no-such-pack")
        origin = Origin(
            secrets.token_urlsafe(12),
            pack.id,
            pack.digest,
            secrets.token_hex(16) if seed is None else seed,
            wanted.variant,
            wanted.decks,
            len(wanted.seats),
            wanted.clock,
            wanted.language,
            self.now(),
        )
        entries = [
            seat_entry(seat, chair).after(seat)
            for seat, chair in enumerate(first_chairs(wanted.seats, session.holder, origin.created))
        ]
        await self.store.create(origin, entries)
        table = self.build(origin, None, entries)
        self.keep(table)
        self.metrics.count("games_created")
        self.changed(table)
        return table

    async def create_deal(self, session: Session, deal: Deal, name: str) -> Table:
        """Begin a game of one person with the luck of a deal."""
        seats = [{"kind": "person", "name": name}]
        wanted = {"seats": seats, "decks": "duplicate", "variant": deal.variant, "pack": deal.pack_id}
        return await self.create(session, NewTable.model_validate(wanted), deal.seed)

    # ---------------------------------------------------------------- answers

    async def decide(self, session: Session, game: str, seat: int, number: int, option: str) -> Answer:
        """Answer a seat's decision."""
        return await self.answer(session.holder, game, seat, number, [(CHOOSE, option)])

    async def undo(self, session: Session, game: str, seat: int, number: int) -> Answer:
        """I20 Take back a seat's last answer."""
        return await self.answer(session.holder, game, seat, number, [(UNDO, "")])

    async def redo(self, session: Session, game: str, seat: int, number: int) -> Answer:
        """Give again the answer that was taken back last."""
        return await self.answer(session.holder, game, seat, number, [(REDO, "")])

    async def decide_as_bot(self, game: str, seat: int, number: int, option: str, level: str) -> Answer:
        """The answer of the bot that plays a seat."""
        return await self.answer(None, game, seat, number, [(CHOOSE, option)], level)

    async def answer(
        self,
        holder: str | None,
        game: str,
        seat: int,
        number: int,
        wanted: Sequence[tuple[str, str]],
        level: str | None = None,
    ) -> Answer:
        """A seat's answers, all or none: of the holder, or (without one) of the bot of a level."""
        table = await self.table(game)
        table.chair(seat)

        async def make(state: State) -> list[Entry]:
            if number > state.numbers[seat]:
                await self.refresh(table)  # the seat may have gone on in another process
                state = table.state
            chair = state.chairs[seat]
            if holder is not None and chair.holder != holder:
                raise Trouble("not-your-seat")
            if number != state.numbers[seat]:
                if await self.is_repeated(table, seat, number, wanted):
                    return []
                raise Trouble("stale", number=state.numbers[seat])
            if chair.bot != level:
                raise Trouble("bot-plays" if holder is not None else "bot-plays-not")
            return entries_for(state, seat, wanted, PERSON if holder is not None else BOT, self.now())

        table, told = await self.change(game, make)
        happenings = [happening.seen_by(seat) for one in told for happening in one.happenings]
        return Answer(table, seat, happenings, is_repeated=not told)

    async def is_repeated(self, table: Table, seat: int, number: int, wanted: Sequence[tuple[str, str]]) -> bool:
        """Whether exactly these answers were given under these numbers before."""
        for kind, option in wanted:
            entry = await self.store.answer(table.id, seat, number)
            if entry is None or entry.kind != kind or (kind == CHOOSE and entry.body != option):
                return False
            number += 1
        return True

    # ---------------------------------------------------------------- looking

    async def told_after(self, table: Table, seq: int) -> list[Told]:
        """The log after an entry (-1: all of it), with what each led to. What is old is told by replaying the game."""
        recent = list(table.recent)
        if seq >= table.state.seq or (recent and recent[0].entry.seq <= seq + 1):
            return [told for told in recent if told.entry.seq > seq]
        # In a thread, since a long log takes its time.
        return await asyncio.to_thread(retold, table, await self.store.entries(table.id, 0), seq)

    async def games_of(self, session: Session) -> list[Table]:
        """The games in which a device holds a seat, those that run first."""
        found = []
        for game, _ in await self.store.games_of(session.holder, MY_GAMES):
            try:
                found.append(await self.table(game))
            except Trouble as trouble:
                if trouble.code != "pack-changed":
                    raise
        return found

    async def wish(self, session: Session, game: str, seat: int, wish: str) -> Table:
        """How a seat wants to play from now on: `+hints` or `-hints`, and so on."""

        async def make(state: State) -> list[Entry]:
            table.require_holder(session.holder, seat)
            is_wished = wish[1:] in state.wishes[seat]
            if is_wished == wish.startswith("+"):
                return []
            return [Entry(0, WISH, seat, None, wish, PERSON, self.now())]

        table = await self.table(game)
        await self.change(game, make)
        return table

    async def say(self, session: Session, game: str, seat: int, line: Line) -> Table:
        """A chat line of a seat."""
        body = {"phrase": line.phrase} if line.phrase else {"text": line.text}

        async def make(state: State) -> list[Entry]:
            table.require_holder(session.holder, seat)
            return [Entry(0, CHAT, seat, None, json.dumps(body), PERSON, self.now())]

        table = await self.table(game)
        await self.change(game, make)
        return table

    def record(self, table: Table) -> dict[str, Any]:
        """The record of a finished game; of a running one only what may be known, the seed's hash among it."""
        if table.game.is_over:
            record: dict[str, Any] = json.loads(table.game.record().to_json())
            return record
        return {
            "format": "imperial-miners-record",
            "pack": table.origin.pack,
            "pack_digest": table.origin.pack_digest,
            "variant": table.origin.variant,
            "decks": table.origin.decks,
            "seats": table.origin.seats,
            "seed": None,
            "seed_hash": hash_of_seed(table.origin.seed),
            "scores": None,
            "moves": None,
        }


def retold(table: Table, entries: Sequence[Entry], seq: int) -> list[Told]:
    """A log after an entry, with what each entry led to, by replaying the whole of it."""
    state = first_state(table.origin, table.pack)
    begin = Entry(0, BEGIN, -1, None, "", PERSON, table.origin.created)
    found = [Told(begin, state.game.happenings or [])]
    for entry in entries:
        state, told = fold(state, entry)
        found.append(told)
    return [told for told in found if told.entry.seq > seq]


def first_chairs(seats: list[NewSeat], holder: str, at: int) -> list[Chair]:
    """The chairs of a new game; whoever chose no colour gets one that is left."""
    left = [colour for colour in COLOURS if colour not in [seat.colour for seat in seats]]
    chairs = []
    for seat in seats:
        colour = seat.colour or left.pop(0)
        bot = (seat.level or DEFAULT_LEVEL) if seat.kind == "bot" else None
        chairs.append(Chair(seat.name, colour, holder if seat.kind == "person" else None, bot, at))
    return chairs


def entries_for(state: State, seat: int, wanted: Sequence[tuple[str, str]], by: str, at: int) -> list[Entry]:
    """The entries by which a seat gives its next answers."""
    entries = []
    for offset, (kind, option) in enumerate(wanted):
        if kind == UNDO and (state.numbers[seat] - len(state.done[seat])) // 2 >= MOST_UNDOS:
            raise Trouble("too-many-undos")
        if kind == REDO:
            if not state.redo[seat]:
                raise Trouble("nothing-to-redo")
            option = state.redo[seat][-1]
        entries.append(Entry(0, kind, seat, state.numbers[seat] + offset, option, by, at))
    return entries

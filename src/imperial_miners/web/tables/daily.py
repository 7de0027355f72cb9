"""The deal of the day at the service's tables: one game for each device, and a table of scores that records prove."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from typing import Final

from imperial_miners.engine.luck import LEHMER
from imperial_miners.engine.outcome import Standing
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import Record, RecordError
from imperial_miners.review.deals.daily import (
    FIRST_DAY,
    DailyResult,
    answers_hash,
    compare,
    daily_deal,
    is_open,
    streak,
    verify_daily,
)
from imperial_miners.review.deals.deal import Deal, deal_of
from imperial_miners.web.log.deals import Entered
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import LEVELS
from imperial_miners.web.refusals import Refusal, bad_record
from imperial_miners.web.store.deal_store import DealStore
from imperial_miners.web.tables.games import Games
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.runs import Runs

MOST_SCORES: Final = 100


@dataclass(frozen=True)
class Day:
    """A day as a device sees it. A bot's score is None while it plays, and for good if it had not by the day's end."""

    day: date
    today: date
    is_open: bool
    mine: Entered | None
    table: Table | None
    scores: list[Entered]
    count: int
    bots: dict[str, int | None]
    streak: int
    result: DailyResult | None
    is_same: bool = False
    """Whether somebody else's answers were the same before: the device has a result, and the table has it once."""

    @property
    def is_waiting(self) -> bool:
        """Whether bots are still playing."""
        return self.is_open and None in self.bots.values()


class AlreadyEntered(Refusal):
    """The device has a score of that day, or the same answers have."""

    def __init__(self, code: str = "day-entered") -> None:
        super().__init__(code)


@dataclass(eq=False)
class Days:
    """The deals of the days, whose games are played at the live tables."""

    live: LiveTables
    kept: DealStore
    runs: Runs
    games: Games

    @property
    def pack(self) -> Pack:
        """The cards that the deals of days are made of."""
        return self.live.packs.main

    def today(self) -> date:
        """The day, the same all over the world."""
        return datetime.fromtimestamp(self.live.now() / 1000, UTC).date()

    def day(self, text: str) -> date:
        """A day by its date; Refusal if it is none, before the first, or still to come."""
        try:
            day = date.fromisoformat(text)
        except ValueError:
            raise Refusal("no-such-day") from None
        if not FIRST_DAY <= day <= self.today() or day.isoformat() != text:
            raise Refusal("no-such-day")
        return day

    def deal(self, day: date) -> Deal:
        """The deal of a day."""
        return daily_deal(day, self.pack)

    async def begin(self, session: Session, day: date, name: str = "") -> Table:
        """The device's game of a day: the one it has begun, or a new one."""
        mine = await self.kept.entered(day.isoformat(), session.holder)
        table = await self.table_of(mine)
        if table is not None:
            return table
        if not is_open(day, self.today()):
            raise Refusal("day-closed")
        if mine is not None and mine.score is not None:
            raise AlreadyEntered
        table = await self.games.create_deal(session, self.deal(day), name)
        begun = Entered(day.isoformat(), session.holder, table.id, name, None, None, None, None, self.live.now())
        if await self.kept.begin(begun, mine.game if mine is not None else None):
            return table
        return await self.begin(session, day, name)  # pressed twice: the first game is the one

    async def table_of(self, mine: Entered | None) -> Table | None:
        """The game that a device has begun, if it is still there and of these cards."""
        if mine is None or mine.game is None:
            return None
        try:
            return await self.live.table(mine.game)
        except Refusal as refusal:
            if refusal.code in ("no-such-game", "game-closed"):
                return None
            raise

    async def enter(self, session: Session, day: date, name: str, text: str, table: Table | None = None) -> Standing:
        """Enter a score by its record, or by that of a table here. What does not verify is refused, the first score of
        a device stays, and the same answers count once, whoever brings them."""
        if not is_open(day, self.today()):
            raise Refusal("day-closed")
        pack = self.pack if table is None else table.pack
        try:
            with self.live.uploads.having(object()) if table is None else contextlib.nullcontext():
                # In a thread, since a long game takes its time.
                standing = await asyncio.to_thread(verify_daily, text, day, pack, table is not None)
        except RecordError as error:
            raise bad_record(error) from None
        answers = answers_hash(text)
        entered = Entered(
            day.isoformat(),
            session.holder,
            None,
            name,
            standing.score,
            standing.coins,
            standing.carts,
            text,
            self.live.now(),
            answers,
        )
        if not await self.kept.enter(entered):
            mine = await self.kept.entered(day.isoformat(), session.holder)
            is_other = mine is None or mine.score is None
            raise AlreadyEntered("record-entered" if is_other else "day-entered")
        self.live.metrics.daily_scores.inc()
        return standing

    async def own(self, session: Session, day: date) -> tuple[Entered | None, Table | None, bool]:
        """What the device has made of a day, its table, and whether somebody else's answers were the same before. A
        game of the device's own that is over is entered now."""
        mine = await self.kept.entered(day.isoformat(), session.holder)
        table = await self.table_of(mine)
        if mine is None or mine.score is not None or table is None or not table.game.is_over:
            return mine, table, False
        if not is_open(day, self.today()):
            return mine, table, False
        with contextlib.suppress(AlreadyEntered):  # another look was faster, or somebody with the same answers
            await self.enter(session, day, mine.name, table.game.record().to_json(), table)
        mine = await self.kept.entered(day.isoformat(), session.holder) or mine
        if mine.score is not None:
            return mine, table, False
        return replace(mine, score=table.game.outcome().standings[0].score), table, True

    async def look(self, session: Session, day: date) -> Day:
        """A day as a device sees it."""
        mine, table, is_same = await self.own(session, day)
        bots, count = await self.bot_scores(day), await self.streak(session)
        return Day(
            day,
            self.today(),
            is_open(day, self.today()),
            mine,
            table,
            await self.kept.scores(day.isoformat(), MOST_SCORES),
            await self.kept.count(day.isoformat()),
            bots,
            count,
            result_of(mine, bots, count),
            is_same,
        )

    async def result(self, session: Session, day: date) -> DailyResult | None:
        """What the device may tell others of a day."""
        mine, _, _ = await self.own(session, day)
        return result_of(mine, await self.bot_scores(day), await self.streak(session)) if mine is not None else None

    async def bot_scores(self, day: date) -> dict[str, int | None]:
        """What each bot has made of a day's deal; for a day that is over, nobody begins to play, and the deal is the
        one that was played then."""
        if is_open(day, self.today()):
            find, deal = self.runs.find, self.deal(day)
        else:
            best = await self.kept.scores(day.isoformat(), 1)
            record = best[0].record if best else None
            find, deal = self.runs.known, self.deal(day) if record is None else deal_of(Record.from_json(record))
        found = {level: await find(deal, level) for level in LEVELS}
        return {level: None if record is None else score_in(record) for level, record in found.items()}

    def edition_of(self, entered: Entered) -> str:
        """The editions of cards, rules and luck that a score was made with, where they are not those of today."""
        if entered.record is None:
            return ""
        found, today = json.loads(entered.record), self.deal(date.fromisoformat(entered.day))
        used = (found["pack_digest"][:8], found["rules"], found.get("luck", LEHMER))
        newest = (today.pack_digest[:8], today.rules, today.luck)
        return ", ".join(mine for mine, other in zip(used, newest, strict=True) if mine != other)

    async def streak(self, session: Session) -> int:
        """How many days in a row the device has played."""
        days = await self.kept.days(session.holder)
        return streak([date.fromisoformat(day) for day in days], self.today())


def result_of(mine: Entered | None, bots: dict[str, int | None], streak: int) -> DailyResult | None:
    """What a device with a score may tell others."""
    if mine is None or mine.score is None:
        return None
    known = [score for score in bots.values() if score is not None]
    return DailyResult(date.fromisoformat(mine.day), mine.score, compare(mine.score, known), streak)


def score_in(record: str) -> int:
    """The score of a run of our own bots, which needs no checking."""
    scores: list[int] = json.loads(record)["scores"]
    return scores[0]

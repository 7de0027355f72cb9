"""The deal of the day at the service's tables: one game for each device, and a table of scores that records prove."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final

from imperial_miners.engine.outcome import Standing
from imperial_miners.engine.record import RecordError
from imperial_miners.review.deals.daily import FIRST_DAY, Result, compare, daily_deal, is_open, streak, verify_daily
from imperial_miners.review.deals.deal import Deal
from imperial_miners.web.log.deals import Entered
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import LEVELS
from imperial_miners.web.refusals import Trouble, bad_record
from imperial_miners.web.store.deal_store import DealStore

if TYPE_CHECKING:
    from imperial_miners.engine.pack import Pack
    from imperial_miners.web.tables.runs import Runs
    from imperial_miners.web.tables.service import Service

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
    result: Result | None

    @property
    def is_waiting(self) -> bool:
        """Whether bots are still playing."""
        return self.is_open and None in self.bots.values()


class AlreadyEntered(Trouble):
    """The device has a score of that day."""

    def __init__(self) -> None:
        super().__init__("day-entered")


class Days:
    """The days of a service."""

    def __init__(self, service: Service, runs: Runs) -> None:
        self.service = service
        self.runs = runs
        self.kept: DealStore = runs.kept

    @property
    def pack(self) -> Pack:
        """The cards that the deals of days are made of."""
        return self.service.main_pack

    def today(self) -> date:
        """The day, the same all over the world."""
        return datetime.fromtimestamp(self.service.now() / 1000, UTC).date()

    def day(self, text: str) -> date:
        """A day by its date; Trouble if it is none, before the first, or still to come."""
        try:
            day = date.fromisoformat(text)
        except ValueError:
            raise Trouble("no-such-day") from None
        if not FIRST_DAY <= day <= self.today() or day.isoformat() != text:
            raise Trouble("no-such-day")
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
            raise Trouble("day-closed")
        if mine is not None and mine.score is not None:
            raise AlreadyEntered
        table = await self.service.create_deal(session, self.deal(day), name)
        begun = Entered(day.isoformat(), session.holder, table.id, name, None, None, None, None, self.service.now())
        if await self.kept.begin(begun, mine.game if mine is not None else None):
            return table
        return await self.begin(session, day, name)  # pressed twice: the first game is the one

    async def table_of(self, mine: Entered | None) -> Table | None:
        """The game that a device has begun, if it is still there and of these cards."""
        if mine is None or mine.game is None:
            return None
        try:
            return await self.service.table(mine.game)
        except Trouble as trouble:
            if trouble.code in ("no-such-game", "pack-changed"):
                return None
            raise

    async def enter(self, session: Session, day: date, name: str, text: str) -> Standing:
        """Enter a score by its record. What does not verify is refused, and the first score of a device stays."""
        if not is_open(day, self.today()):
            raise Trouble("day-closed")
        try:
            # In a thread, since a long game takes its time.
            standing = await asyncio.to_thread(verify_daily, text, day, self.pack)
        except RecordError as error:
            raise bad_record(error) from None
        entered = Entered(
            day.isoformat(),
            session.holder,
            None,
            name,
            standing.score,
            standing.coins,
            standing.carts,
            text,
            self.service.now(),
        )
        if not await self.kept.enter(entered):
            raise AlreadyEntered
        self.service.metrics.count("daily_scores")
        return standing

    async def look(self, session: Session, day: date) -> Day:
        """A day; a game of the device's own that is over is entered now."""
        mine = await self.kept.entered(day.isoformat(), session.holder)
        table = await self.table_of(mine)
        if mine is not None and mine.score is None and table is not None and table.game.is_over:
            if is_open(day, self.today()):
                with contextlib.suppress(AlreadyEntered):  # another look was faster
                    await self.enter(session, day, mine.name, table.game.record().to_json())
            mine = await self.kept.entered(day.isoformat(), session.holder)
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
        )

    async def result(self, session: Session, day: date) -> Result | None:
        """What the device may tell others of a day."""
        mine = await self.kept.entered(day.isoformat(), session.holder)
        return result_of(mine, await self.bot_scores(day), await self.streak(session)) if mine is not None else None

    async def bot_scores(self, day: date) -> dict[str, int | None]:
        """What each bot has made of a day's deal; for a day that is over, nobody begins to play."""
        find = self.runs.find if is_open(day, self.today()) else self.runs.known
        deal = self.deal(day)
        found = {level: await find(deal, level) for level in LEVELS}
        return {level: None if record is None else score_in(record) for level, record in found.items()}

    async def streak(self, session: Session) -> int:
        """How many days in a row the device has played."""
        days = await self.kept.days(session.holder)
        return streak([date.fromisoformat(day) for day in days], self.today())


def result_of(mine: Entered | None, bots: dict[str, int | None], streak: int) -> Result | None:
    """What a device with a score may tell others."""
    if mine is None or mine.score is None:
        return None
    known = [score for score in bots.values() if score is not None]
    return Result(date.fromisoformat(mine.day), mine.score, compare(mine.score, known), streak)


def score_in(record: str) -> int:
    """The score of a run of our own bots, which needs no checking."""
    scores: list[int] = json.loads(record)["scores"]
    return scores[0]

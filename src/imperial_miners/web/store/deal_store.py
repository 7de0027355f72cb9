"""The part of the store that knows deals: bots' runs, the scores of days, and the ghosts of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Final

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.exc import IntegrityError

from imperial_miners.web.log.deals import Entered, GhostRow
from imperial_miners.web.store import schema
from imperial_miners.web.store.log_store import Store

DAILY_FIELDS: Final = [schema.daily.c[field.name] for field in fields(Entered)]
GHOST_FIELDS: Final = [schema.ghosts.c[field.name] for field in fields(GhostRow)]


class DealStore:
    """Deals in the database of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def run(self, deal: str, level: str) -> str | None:
        """The record of a bot's run."""
        table = schema.runs
        found = select(table.c.record).where(table.c.deal == deal, table.c.level == level)
        async with self.store.reading() as connection:
            record: str | None = (await connection.execute(found)).scalar_one_or_none()
            return record

    async def save_run(self, deal: str, level: str, record: str) -> None:
        """Keep the record of a bot's run of a deal, for everybody who asks for it later."""
        row = {"deal": deal, "level": level, "record": record}
        async with self.store.changing() as connection:
            await connection.execute(self.store.upsert(schema.runs, ["deal", "level"]), row)

    # ---------------------------------------------------------------- days

    async def entered(self, day: str, holder: str) -> Entered | None:
        """A device's part in a day."""
        found = select(*DAILY_FIELDS).where(schema.daily.c.day == day, schema.daily.c.holder == holder)
        async with self.store.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
            return Entered(*row) if row else None

    async def begin(self, entered: Entered, instead_of: str | None) -> bool:
        """Keep a device's game of a day in the place of the one it had (None: of none); False if it has another."""
        return await self.put(entered, schema.daily.c.game == instead_of, ("game", "name", "at"))

    async def enter(self, entered: Entered) -> bool:
        """Keep a device's score of a day beside its game; False if it has a score already, or the answers do."""
        return await self.put(
            entered, schema.daily.c.score.is_(None), ("name", "score", "coins", "carts", "record", "at", "answers")
        )

    async def put(self, entered: Entered, may_change: ColumnElement[bool], columns: Sequence[str]) -> bool:
        """Write some columns over a row that may be changed, or a whole row where there is none. Whoever writes at
        the same time finds one or the other, never both."""
        table, row = schema.daily, asdict(entered)
        is_same = (table.c.day == entered.day) & (table.c.holder == entered.holder)
        change = table.update().where(is_same, may_change).values({name: row[name] for name in columns})
        try:
            async with self.store.changing() as connection:
                if (await connection.execute(change)).rowcount == 0:
                    await connection.execute(table.insert(), row)
        except IntegrityError:
            return False
        return True

    async def scores(self, day: str, limit: int) -> list[Entered]:
        """The best scores of a day: points, then coins, then carts (R11.2), then who was first."""
        table = schema.daily
        found = (
            select(*DAILY_FIELDS)
            .where(table.c.day == day, table.c.score.isnot(None))
            .order_by(table.c.score.desc(), table.c.coins.desc(), table.c.carts.desc(), table.c.at)
            .limit(limit)
        )
        async with self.store.reading() as connection:
            return [Entered(*row) for row in await connection.execute(found)]

    async def count(self, day: str) -> int:
        """How many scores a day has."""
        table = schema.daily
        found = select(func.count()).select_from(table).where(table.c.day == day, table.c.score.isnot(None))
        async with self.store.reading() as connection:
            return int((await connection.execute(found)).scalar_one())

    async def days(self, holder: str) -> list[str]:
        """The days on which a device has a score."""
        found = select(schema.daily.c.day).where(schema.daily.c.holder == holder, schema.daily.c.score.isnot(None))
        async with self.store.reading() as connection:
            return [row.day for row in await connection.execute(found)]

    # ---------------------------------------------------------------- ghosts

    async def add_ghosts(self, game: str, ghosts: Sequence[GhostRow]) -> None:
        """Put recorded runs beside a game."""
        rows = [{"game": game, "number": number, **asdict(ghost)} for number, ghost in enumerate(ghosts)]
        if rows:
            async with self.store.changing() as connection:
                await connection.execute(schema.ghosts.insert(), rows)

    async def ghosts(self, game: str) -> list[GhostRow]:
        """The recorded runs beside a game."""
        found = select(*GHOST_FIELDS).where(schema.ghosts.c.game == game).order_by(schema.ghosts.c.number)
        async with self.store.reading() as connection:
            return [GhostRow(*row) for row in await connection.execute(found)]

"""The part of the store that knows the playing hours of devices, and which games are played over days."""

from __future__ import annotations

from sqlalchemy import select

from imperial_miners.web.log.pace import HOUR
from imperial_miners.web.store import schema
from imperial_miners.web.store.log_store import Store


class HoursStore:
    """Playing hours in the database of a store, as `log.pace` writes them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def save(self, holder: str, hours: str) -> None:
        """Keep the hours of a device."""
        async with self.store.changing() as connection:
            row = {"holder": holder, "hours": hours}
            await connection.execute(self.store.upsert(schema.playing_hours, ["holder"]), row)

    async def of(self, holder: str) -> str:
        """The hours of a device; an empty text if that is all day."""
        table = schema.playing_hours
        async with self.store.reading() as connection:
            found = await connection.execute(select(table.c.hours).where(table.c.holder == holder))
            return str(found.scalar_one_or_none() or "")

    async def games(self) -> list[str]:
        """The games over days that are not finished."""
        table = schema.games
        found = select(table.c.id).where(table.c.finished.is_(None), table.c.clock > HOUR)
        async with self.store.reading() as connection:
            return [row.id for row in await connection.execute(found)]

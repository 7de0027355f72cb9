"""The part of the store that knows which devices want to be told of their turns, and which turns they were told of."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, fields
from typing import Final

from sqlalchemy import or_, select
from sqlalchemy.exc import IntegrityError

from imperial_miners.web.log.alerts import Subscription
from imperial_miners.web.store import schema
from imperial_miners.web.store.log_store import Store

FIELDS: Final = [schema.subscriptions.c[field.name] for field in fields(Subscription)]


class AlertStore:
    """Subscriptions in the database of a store, one for each device."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def save(self, subscription: Subscription) -> None:
        """Keep a device's subscription in the place of the one it had."""
        async with self.store.changing() as connection:
            await connection.execute(self.store.upsert(schema.subscriptions, ["holder"]), asdict(subscription))

    async def drop(self, holder: str, endpoint: str = "") -> None:
        """Forget a device's subscription; if an endpoint is named, only the one that leads there."""
        table = schema.subscriptions
        gone = table.delete().where(table.c.holder == holder)
        async with self.store.changing() as connection:
            await connection.execute(gone.where(table.c.endpoint == endpoint) if endpoint else gone)

    async def of(self, device: str) -> Subscription | None:
        """The subscription of a device, if it has one."""
        found = select(*FIELDS).where(schema.subscriptions.c.holder == device)
        async with self.store.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
            return Subscription(*row) if row else None

    async def owned_by(self, holders: Collection[str]) -> dict[str, list[Subscription]]:
        """Where those hear of their turns who sit at tables: on their device, or on several."""
        found = select(*FIELDS).where(schema.subscriptions.c.owner.in_(holders)).order_by(schema.subscriptions.c.holder)
        owned: dict[str, list[Subscription]] = {}
        async with self.store.reading() as connection:
            for row in await connection.execute(found):
                owned.setdefault(row.owner, []).append(Subscription(*row))
        return owned

    async def holders(self) -> list[str]:
        """Who wants to be told."""
        found = select(schema.subscriptions.c.owner).distinct()
        async with self.store.reading() as connection:
            return [row.owner for row in await connection.execute(found)]

    async def claim(self, game: str, seat: int, number: int, stage: int) -> bool:
        """Note what a seat is told of the turn in which it has given so many answers (that it is asked, or how many
        reminders); False if as much was noted before, here or by another process."""
        table = schema.told
        same = (table.c.game == game) & (table.c.seat == seat)
        is_new = or_(table.c.number != number, table.c.stage < stage)
        newer = table.update().where(same, is_new).values(number=number, stage=stage)
        try:
            async with self.store.changing() as connection:
                if (await connection.execute(newer)).rowcount == 0:
                    await connection.execute(
                        table.insert(), {"game": game, "seat": seat, "number": number, "stage": stage}
                    )
        except IntegrityError:
            return False
        return True

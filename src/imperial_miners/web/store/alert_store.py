"""The part of the store that knows who wants to be told of their turns and where, and which they were told of."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, fields
from typing import Final

from sqlalchemy import or_, select, union
from sqlalchemy.exc import IntegrityError

from imperial_miners.web.log.alerts import FAILURES, Subscription, Webhook
from imperial_miners.web.store import schema
from imperial_miners.web.store.log_store import Store

FIELDS: Final = [schema.subscriptions.c[field.name] for field in fields(Subscription)]
HOOK_FIELDS: Final = [schema.webhooks.c[field.name] for field in fields(Webhook)]


class AlertStore:
    """In the database of a store: subscriptions, one for each device, and webhooks, one for each person."""

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

    async def owned_by(self, holders: Collection[str]) -> dict[str, list[Subscription | Webhook]]:
        """Where those hear of their turns who sit at tables: on their device or on several, at an address of theirs."""
        devices, hooks = schema.subscriptions, schema.webhooks
        found = select(*FIELDS).where(devices.c.owner.in_(holders)).order_by(devices.c.holder)
        hooked = select(*HOOK_FIELDS).where(hooks.c.owner.in_(holders), hooks.c.failures < FAILURES)
        owned: dict[str, list[Subscription | Webhook]] = {}
        async with self.store.reading() as connection:
            for row in await connection.execute(found):
                owned.setdefault(row.owner, []).append(Subscription(*row))
            for row in await connection.execute(hooked):
                owned.setdefault(row.owner, []).append(Webhook(*row))
        return owned

    async def holders(self) -> list[str]:
        """Who wants to be told."""
        devices, hooks = schema.subscriptions, schema.webhooks
        found = union(select(devices.c.owner), select(hooks.c.owner).where(hooks.c.failures < FAILURES))
        async with self.store.reading() as connection:
            return [row.owner for row in await connection.execute(found)]

    async def save_hook(self, webhook: Webhook) -> None:
        """Keep somebody's webhook in the place of the one they had."""
        async with self.store.changing() as connection:
            await connection.execute(self.store.upsert(schema.webhooks, ["owner"]), asdict(webhook))

    async def drop_hook(self, owner: str) -> None:
        """Forget somebody's webhook."""
        table = schema.webhooks
        async with self.store.changing() as connection:
            await connection.execute(table.delete().where(table.c.owner == owner))

    async def hook_of(self, owner: str) -> Webhook | None:
        """Somebody's webhook, if they have one."""
        found = select(*HOOK_FIELDS).where(schema.webhooks.c.owner == owner)
        async with self.store.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
            return Webhook(*row) if row else None

    async def count_failures(self, webhook: Webhook, count: int, is_more: bool = False) -> None:
        """Note how many messages in a row have not arrived, or (`is_more`) that so many more have not; unless it
        leads elsewhere by now."""
        table = schema.webhooks
        same = (table.c.owner == webhook.owner) & (table.c.secret == webhook.secret)
        failures = table.c.failures + count if is_more else count
        async with self.store.changing() as connection:
            await connection.execute(table.update().where(same).values(failures=failures))

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

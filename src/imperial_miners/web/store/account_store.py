"""The part of the store that knows accounts: their passkeys, the devices that are signed in, and what is on its way."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from imperial_miners.web.store import schema
from imperial_miners.web.store.log_store import Store


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of a passkey."""

    hash: str
    account: str
    key: str
    uses: int
    created: int


class AccountStore:
    """Accounts in the database of a store. Of tokens, codes and challenges only hashes are kept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---------------------------------------------------------------- challenges

    async def add_challenge(self, hash: str, device: str, purpose: str, account: str, expires: int, now: int) -> None:
        """Note what a device is asked to sign, and forget what has expired."""
        table = schema.challenges
        row = {"hash": hash, "device": device, "purpose": purpose, "account": account, "expires": expires}
        async with self.store.changing() as connection:
            await connection.execute(table.delete().where(table.c.expires < now))
            await connection.execute(table.insert(), row)

    async def take_challenge(self, hash: str, device: str, purpose: str, now: int) -> str | None:
        """The account for which a device was asked to sign something, for that purpose; good once."""
        table = schema.challenges
        is_this = (table.c.hash == hash) & (table.c.device == device) & (table.c.purpose == purpose)
        used = table.delete().where(is_this, table.c.expires >= now).returning(table.c.account)
        async with self.store.changing() as connection:
            row = (await connection.execute(used)).one_or_none()
            return str(row.account) if row else None

    # ---------------------------------------------------------------- accounts and passkeys

    async def add_account(self, id: str, holder: str, created: int, recovery: str) -> None:
        """Begin an account."""
        row = {"id": id, "holder": holder, "created": created, "recovery": recovery, "settings": "{}"}
        async with self.store.changing() as connection:
            await connection.execute(schema.accounts.insert(), row)

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep one more passkey of an account; False if it is one of any already."""
        names = Passkey.__slots__
        try:
            async with self.store.changing() as connection:
                await connection.execute(schema.passkeys.insert(), {name: getattr(passkey, name) for name in names})
        except IntegrityError:
            return False
        return True

    async def passkey(self, hash: str) -> Passkey | None:
        """A passkey by the hash of its id."""
        table = schema.passkeys
        async with self.store.reading() as connection:
            row = (await connection.execute(select(table).where(table.c.hash == hash))).one_or_none()
            return Passkey(row.hash, row.account, row.key, row.uses, row.created) if row else None

    async def passkeys_of(self, account: str) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""
        table = schema.passkeys
        found = select(table).where(table.c.account == account).order_by(table.c.created, table.c.hash)
        async with self.store.reading() as connection:
            rows = await connection.execute(found)
            return [Passkey(row.hash, row.account, row.key, row.uses, row.created) for row in rows]

    async def used(self, passkey: Passkey, uses: int) -> bool:
        """Note that a passkey was used; False if somebody else has used it meanwhile."""
        table = schema.passkeys
        is_this = (table.c.hash == passkey.hash) & (table.c.uses == passkey.uses)
        async with self.store.changing() as connection:
            return (await connection.execute(update(table).where(is_this).values(uses=uses))).rowcount == 1

    async def drop_passkey(self, account: str, hash: str) -> bool:
        """Take a passkey away from an account, unless it is the last; whether it was."""
        table = schema.passkeys
        async with self.store.changing() as connection:
            held = (await connection.execute(select(table.c.hash).where(table.c.account == account))).all()
            if len(held) < 2:
                return False
            gone = table.delete().where(table.c.account == account, table.c.hash == hash)
            return (await connection.execute(gone)).rowcount == 1

    async def set_recovery(self, account: str, hash: str) -> None:
        """Let another code lead to an account, and the one before no longer."""
        table = schema.accounts
        async with self.store.changing() as connection:
            await connection.execute(update(table).where(table.c.id == account).values(recovery=hash))

    async def take_recovery(self, hash: str, next: str) -> str | None:
        """The account of a recovery code, which is good for one use: the next code takes its place."""
        table = schema.accounts
        used = update(table).where(table.c.recovery == hash).values(recovery=next).returning(table.c.id)
        async with self.store.changing() as connection:
            row = (await connection.execute(used)).one_or_none()
            return str(row.id) if row else None

    async def settings(self, account: str) -> dict[str, str]:
        """What devices of an account remember."""
        table = schema.accounts
        async with self.store.reading() as connection:
            found = await connection.execute(select(table.c.settings).where(table.c.id == account))
            kept: dict[str, str] = json.loads(found.scalar_one_or_none() or "{}")
            return kept

    async def keep_settings(self, account: str, settings: dict[str, str]) -> None:
        """Remember something for all devices of an account, beside what they remember."""
        table = schema.accounts
        kept = await self.settings(account) | settings
        async with self.store.changing() as connection:
            await connection.execute(update(table).where(table.c.id == account).values(settings=json.dumps(kept)))

    # ---------------------------------------------------------------- devices

    async def sign_in(self, hash: str, account: str, now: int, before: str) -> str:
        """Let a token be one of an account; the holder of its seats. What the device had before is on its way there."""
        accounts, told = schema.accounts, schema.subscriptions
        async with self.store.changing() as connection:
            found = select(accounts.c.holder).where(accounts.c.id == account)
            heir = str((await connection.execute(found)).scalar_one())
            await connection.execute(schema.sign_ins.insert(), {"hash": hash, "account": account, "created": now})
            await connection.execute(told.update().where(told.c.holder == before).values(holder=hash, owner=heir))
            if before:
                row = {"holder": before, "heir": heir}
                await connection.execute(self.store.upsert(schema.heirs, ["holder"]), row)
            return heir

    async def account_of(self, hash: str) -> tuple[str, str] | None:
        """The account of a token, and the holder of its seats."""
        sign_ins, accounts = schema.sign_ins, schema.accounts
        found = select(accounts.c.id, accounts.c.holder).join(sign_ins, sign_ins.c.account == accounts.c.id)
        async with self.store.reading() as connection:
            row = (await connection.execute(found.where(sign_ins.c.hash == hash))).one_or_none()
            return (row.id, row.holder) if row else None

    async def devices(self, account: str) -> int:
        """On how many devices somebody is signed in."""
        table = schema.sign_ins
        async with self.store.reading() as connection:
            return len((await connection.execute(select(table.c.hash).where(table.c.account == account))).all())

    async def sign_out(self, account: str, hash: str, others: bool = False) -> None:
        """A device is no longer one of an account, or (`others`) all but this one; nor is it told of its turns."""
        table, told = schema.sign_ins, schema.subscriptions
        which = table.c.hash != hash if others else table.c.hash == hash
        gone = table.delete().where(table.c.account == account, which).returning(table.c.hash)
        async with self.store.changing() as connection:
            hashes = [row.hash for row in (await connection.execute(gone)).all()]
            await connection.execute(told.delete().where(told.c.holder.in_(hashes)))

    # ---------------------------------------------------------------- what is on its way

    async def heirs(self) -> list[tuple[str, str]]:
        """Devices whose seats have not all arrived at their account."""
        async with self.store.reading() as connection:
            return [(row.holder, row.heir) for row in await connection.execute(select(schema.heirs))]

    async def arrive(self, holder: str, heir: str) -> None:
        """The seats have arrived. What is known of a device otherwise follows, unless the account has its own."""
        seats, days, hours, on_way = schema.holders, schema.daily, schema.playing_hours, schema.heirs
        hooks = schema.webhooks
        async with self.store.changing() as connection:
            await connection.execute(seats.update().where(seats.c.holder == holder).values(holder=heir))
            known = select(days.c.day).where(days.c.holder == heir)
            mine = days.update().where(days.c.holder == holder, days.c.day.not_in(known))
            await connection.execute(mine.values(holder=heir))
            has_hours = (await connection.execute(select(hours.c.holder).where(hours.c.holder == heir))).first()
            if has_hours is None:
                await connection.execute(hours.update().where(hours.c.holder == holder).values(holder=heir))
            has_hook = (await connection.execute(select(hooks.c.owner).where(hooks.c.owner == heir))).first()
            if has_hook is None:
                await connection.execute(hooks.update().where(hooks.c.owner == holder).values(owner=heir))
            await connection.execute(hooks.delete().where(hooks.c.owner == holder))
            await connection.execute(on_way.delete().where(on_way.c.holder == holder))

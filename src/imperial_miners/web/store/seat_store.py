"""The part of the store that knows what seats need beside the log: links to them, codes for other devices, plans."""

from __future__ import annotations

import json
from collections.abc import Iterable

from sqlalchemy import select

from imperial_miners.web.store import schema
from imperial_miners.web.store.log_store import Store


class SeatStore:
    """Links, codes and plans in the database of a store. Of links and codes only hashes are kept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add_invitation(self, hash: str, game: str, seat: int) -> None:
        """Make a link to a seat valid."""
        async with self.store.changing() as connection:
            row = {"hash": hash, "game": game, "seat": seat}
            await connection.execute(self.store.upsert(schema.invitations, ["hash"]), row)

    async def invitation(self, hash: str) -> tuple[str, int] | None:
        """The game and seat that a link leads to."""
        table = schema.invitations
        async with self.store.reading() as connection:
            row = (
                await connection.execute(select(table.c.game, table.c.seat).where(table.c.hash == hash))
            ).one_or_none()
            return (row.game, row.seat) if row else None

    async def add_code(self, hash: str, game: str, holder: str, expires: int, now: int) -> None:
        """Make a code for another device valid, and forget those that have expired."""
        async with self.store.changing() as connection:
            await connection.execute(schema.codes.delete().where(schema.codes.c.expires < now))
            row = {"hash": hash, "game": game, "holder": holder, "expires": expires}
            await connection.execute(schema.codes.insert(), row)

    async def take_code(self, hash: str, now: int) -> tuple[str, str] | None:
        """The game and holder of a code, which is good for one use."""
        table = schema.codes
        used = (
            table.delete().where(table.c.hash == hash, table.c.expires >= now).returning(table.c.game, table.c.holder)
        )
        async with self.store.changing() as connection:
            row = (await connection.execute(used)).one_or_none()
            return (row.game, row.holder) if row else None

    async def save_plan(self, game: str, seat: int, number: int, options: Iterable[str]) -> None:
        """Keep a seat's plan: options tried on top of its answers so far."""
        async with self.store.changing() as connection:
            row = {"game": game, "seat": seat, "number": number, "options": json.dumps(list(options))}
            await connection.execute(self.store.upsert(schema.plans, ["game", "seat"]), row)

    async def plan(self, game: str, seat: int) -> tuple[int, list[str]] | None:
        """A seat's plan, with the number of answers that it was made on."""
        table = schema.plans
        found = select(table.c.number, table.c.options).where(table.c.game == game, table.c.seat == seat)
        async with self.store.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
            return (row.number, json.loads(row.options)) if row else None

    async def drop_plan(self, game: str, seat: int) -> None:
        """Forget a seat's plan, if it has one."""
        table = schema.plans
        async with self.store.changing() as connection:
            await connection.execute(table.delete().where(table.c.game == game, table.c.seat == seat))

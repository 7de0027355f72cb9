"""The part of the store that knows reviews: those that are wanted, and those that are done."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select

from imperial_miners.web.store import schema
from imperial_miners.web.store.log_store import Store


class KeptReview(NamedTuple):
    """A review as it is kept: its text, or None while it is only wanted."""

    text: str | None


class ReviewStore:
    """Reviews in the database of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def wanted(self, before: int | None = None) -> list[tuple[str, int]]:
        """The games and seats whose reviews are still to be made, in the order in which they were wanted: all, or those
        wanted before some moment."""
        table = schema.reviews
        found = select(table.c.game, table.c.seat).where(table.c.review.is_(None)).order_by(table.c.wanted)
        if before is not None:
            found = found.where(table.c.wanted < before)
        async with self.store.reading() as connection:
            return [(row.game, row.seat) for row in await connection.execute(found)]

    async def find(self, game: str, seat: int, version: int) -> KeptReview | None:
        """A seat's review; None if nobody has asked for one of this version."""
        table = schema.reviews
        found = select(table.c.review).where(table.c.game == game, table.c.seat == seat, table.c.version == version)
        async with self.store.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
            return KeptReview(row.review) if row else None

    async def save(self, game: str, seat: int, version: int, text: str | None, now: int) -> None:
        """Keep a seat's review; without a text, that it is wanted."""
        row = {"game": game, "seat": seat, "version": version, "wanted": now, "review": text}
        async with self.store.changing() as connection:
            await connection.execute(self.store.upsert(schema.reviews, ["game", "seat"]), row)

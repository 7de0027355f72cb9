"""The part of the store that knows packs, by their digests, and the keys that all servers of a database share."""

from __future__ import annotations

import json
import secrets

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from imperial_miners.packs.editions import Sources
from imperial_miners.web.store import schema
from imperial_miners.web.store.log_store import Store


class PackStore:
    """Packs in the database of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep(self, pack: str, digest: str, sources: Sources) -> None:
        """Keep the files of a pack; corrected names take the place of the old."""
        row = {"digest": digest, "pack": pack, "sources": json.dumps(sources, ensure_ascii=False)}
        async with self.store.changing() as connection:
            await connection.execute(self.store.upsert(schema.packs, ["digest"]), row)

    async def sources(self, pack: str, digest: str) -> Sources | None:
        """The files of an edition of a pack, if it was kept."""
        table = schema.packs
        found = select(table.c.sources).where(table.c.digest == digest, table.c.pack == pack)
        async with self.store.reading() as connection:
            text = (await connection.execute(found)).scalar_one_or_none()
            return json.loads(text) if text is not None else None

    async def digest(self, pack: str, mark: str) -> str | None:
        """The digest of an edition of a pack that begins so."""
        table = schema.packs
        found = select(table.c.digest).where(table.c.pack == pack, table.c.digest.startswith(mark, autoescape=True))
        async with self.store.reading() as connection:
            digest: str | None = (await connection.execute(found.limit(1))).scalar_one_or_none()
            return digest

    async def known(self, name: str) -> str | None:
        """The key of a name, if it was ever drawn."""
        async with self.store.reading() as connection:
            found = select(schema.keys.c.value).where(schema.keys.c.name == name)
            value: str | None = (await connection.execute(found)).scalar_one_or_none()
            return value

    async def key(self, name: str) -> str:
        """The key of a name, drawn when it is first asked for; of several servers one draws it."""
        found = select(schema.keys.c.value).where(schema.keys.c.name == name)
        try:
            async with self.store.changing() as connection:
                value: str | None = (await connection.execute(found)).scalar_one_or_none()
                if value is None:
                    value = secrets.token_hex(32)
                    await connection.execute(schema.keys.insert(), {"name": name, "value": value})
                return value
        except IntegrityError:
            return await self.key(name)

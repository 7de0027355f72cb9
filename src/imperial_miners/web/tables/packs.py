"""The packs of a server: those of today, which new games take, and the editions that older games go on with."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from tempfile import mkdtemp

from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import Record, RecordError
from imperial_miners.packs import find_edition, folder_of, load_pack
from imperial_miners.packs.editions import Shelf, edition_of, sources_of
from imperial_miners.web.store.pack_store import PackStore

log = logging.getLogger(__name__)


class Packs(dict[str, Pack]):
    """The newest packs by id, and a way to every edition that was ever played with here.

    An edition lies in the database, so that all servers have it, and from there on a shelf in the data folder, from
    which other processes read it.
    """

    def __init__(self, names: Iterable[str], shelf: Path, kept: PackStore) -> None:
        super().__init__()
        self.shelf = Shelf(shelf)
        self.kept = kept
        for name in names:
            pack = load_pack(name)
            if pack.id in self:
                raise ValueError(f"two packs have the id {pack.id}: give one of them another in its pack.toml")
            self[pack.id] = pack
        self.editions = {pack.digest: pack for pack in self.values()}
        self.taken: dict[str, dict[str, str]] = {}  # the files of editions that came while the server ran

    @property
    def main(self) -> Pack:
        """The first pack, whose names pages outside a game use, and whose cards days and puzzles are made of."""
        return next(iter(self.values()))

    async def start(self) -> None:
        """Keep the packs of today, so that games begun with them go on whatever becomes of them."""
        for pack in self.values():
            try:
                await self.kept.keep(pack.id, pack.digest, sources_of(pack))
            except OSError:
                log.exception("a pack could not be kept", extra={"pack": pack.id})

    async def take(self, pack: Pack, sources: dict[str, str]) -> Pack:
        """Keep an edition and put it on the shelf, where it stays as it is whatever becomes of the folder it is from.
        OSError if there is no room for it."""
        known = self.editions.get(pack.digest)
        if known is not None and self.taken.get(pack.digest) == sources:
            return known
        await self.kept.keep(pack.id, pack.digest, sources)
        found = self.put_up(pack.digest, sources)
        if found is None:
            raise OSError(f"the pack {pack.id!r} cannot be kept")
        pack.home = found.home  # the pack just read has the names of today, which the one on the shelf may not have
        self.editions[pack.digest] = self.shelf.found[pack.digest] = pack
        self.taken[pack.digest] = sources
        return pack

    async def edition(self, id: str, digest: str) -> Pack | None:
        """The pack of an id and a digest; None if it is nowhere to be found."""
        pack = self.editions.get(digest) or self.shelf.find(digest) or find_edition(id, digest)
        if pack is None:
            sources = await self.kept.sources(id, digest)
            if sources is not None:
                pack = self.put_up(digest, sources)
        if pack is None or pack.id != id:
            return None
        self.editions[digest] = pack
        return pack

    async def marked(self, id: str, mark: str) -> Pack | None:
        """The edition of a pack whose digest begins so."""
        found = [pack for pack in self.editions.values() if pack.id == id and pack.digest.startswith(mark)]
        if found:
            return found[0]
        digest = await self.kept.digest(id, mark)
        return await self.edition(id, digest) if digest is not None else None

    def put_up(self, digest: str, sources: dict[str, str]) -> Pack | None:
        """Put an edition on the shelf, or on another where the data folder takes none; None if it is no edition."""
        try:
            self.shelf.keep(digest, sources)
        except OSError:
            log.warning("the data folder takes no packs: they go to a temporary one")
            self.shelf = Shelf(Path(mkdtemp(prefix="imperial-miners-packs-")))
            self.shelf.keep(digest, sources)
        except ValueError:
            return None
        return self.shelf.find(digest)

    async def of_record(self, record: Record) -> Pack:
        """The pack of a record that somebody brings; RecordError if it is not played here."""
        pack = await self.edition(record.pack_id, record.pack_digest) or self.get(record.pack_id)
        if pack is None:
            raise RecordError("pack", f"the pack {record.pack_id!r} is not played here")
        return pack

    def folder(self, pack: Pack) -> str:
        """Where another process finds a pack."""
        return str(folder_of(pack))

    def edition_name(self, pack: Pack) -> str:
        """What an edition is called; an empty text for the newest."""
        newest = self.get(pack.id)
        return "" if newest is not None and newest.digest == pack.digest else name_of_edition(pack)


@lru_cache(maxsize=64)
def name_of_edition(pack: Pack) -> str:
    """The name of an edition, read once."""
    return edition_of(pack)

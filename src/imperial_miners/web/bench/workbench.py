"""The bench of a server: the folder that lies on it, the meter, and the tables where a draft is played."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from pathlib import Path
from typing import Final

from imperial_miners.engine.pack import Pack
from imperial_miners.packs.editing import CannotEdit, change_table, read
from imperial_miners.packs.loading import pack_folder
from imperial_miners.packs.starter import id_for
from imperial_miners.review.deals.showing import seed_with
from imperial_miners.web.bench.meter import Meter
from imperial_miners.web.bench.workshop import NotWritten, TriedPack, Workshop
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.requests import NewTable
from imperial_miners.web.tables.service import Service

LEVEL: Final = "adept"


class Workbench:
    """What lies on the bench, and what is done with it."""

    def __init__(self, settings: Settings, service: Service) -> None:
        self.settings = settings
        self.service = service
        self.workshop = Workshop(pack_folder(settings.bench or "base"), settings.data_dir)
        self.meter = Meter(self.workshop.history)

    async def stop(self) -> None:
        """End what is measured."""
        await self.meter.stop()

    async def lay(self, folder: Path) -> None:
        """Put another folder on the bench."""
        await self.meter.stop()
        self.workshop = Workshop(folder, self.settings.data_dir)
        self.meter = Meter(self.workshop.history)

    def copy_to(self, folder: Path) -> None:
        """Copy the pack to a folder of one's own, under an id of its own. NotWritten if that cannot be."""
        id = id_for(folder)
        if not id:
            raise NotWritten("name")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise NotWritten("empty")
            for name in self.workshop.names():
                source, target = self.workshop.folder / name, folder / name
                if source.is_file():
                    target.parent.mkdir(exist_ok=True)
                    shutil.copyfile(source, target)
            top = folder / "pack.toml"
            text = top.read_text(encoding="utf-8")
            top.write_text(change_table(text, [], read(text) | {"id": id}, []), encoding="utf-8")
        except OSError as error:
            raise NotWritten("room", error.strerror or str(error)) from error
        except CannotEdit as error:
            raise NotWritten("toml", str(error)) from error

    async def edition(self, trial: TriedPack) -> Pack:
        """The pack of a trial as games are played with it: kept, whatever becomes of the folder. NotWritten if not."""
        pack = await asyncio.to_thread(trial.pack)
        try:
            return await self.service.packs.take(pack, trial.sources)
        except OSError as error:
            raise NotWritten("room", error.strerror or str(error)) from error

    async def measure(self, trial: TriedPack) -> None:
        """Measure the draft of a trial, if the pack can be played like that."""
        await self.meter.drop_unless(trial.draft)
        if trial.is_whole:
            pack = await self.edition(trial)
            await self.meter.start(trial.draft, pack.digest, pack.home)

    async def play(self, session: Session, trial: TriedPack, language: str) -> Table:
        """A table against a bot, on a deal in which the draft comes up at once."""
        pack = await self.edition(trial)
        seats = [{"kind": "person"}, {"kind": "bot", "level": LEVEL}]
        word = secrets.token_hex(8)
        seed = await asyncio.to_thread(seed_with, pack, trial.draft.id, len(seats), word) or word
        wanted = NewTable.model_validate({"seats": seats, "language": language, "pack": pack.id})
        return await self.service.games.create(session, wanted, seed, pack=pack)

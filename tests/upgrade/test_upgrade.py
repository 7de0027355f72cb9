"""A data folder that an earlier version has written is opened, and everything in it goes on."""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import shutil
import sqlite3
from contextlib import AsyncExitStack
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from imperial_miners.cli import main
from imperial_miners.engine.record import Record
from imperial_miners.web.app import make_app
from imperial_miners.web.log.device import Session
from imperial_miners.web.settings import FILE_NAME, Settings
from imperial_miners.web.store.backup import restore_backup, take_backup
from imperial_miners.web.tables.bots import RandomThinker
from tests.upgrade.writing import DUMP, SEEN
from tests.web.dealing import quick
from tests.web.reading import Reader
from tests.web.tables import Person, Place, settings_for

pytestmark = pytest.mark.anyio
FOLDERS = sorted(path for path in (Path(__file__).parent.parent / "fixtures").glob("data-*"))


class Old:
    """A folder of an earlier version, and a server of today over it."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.seen: dict[str, Any] = json.loads((folder / SEEN).read_text(encoding="utf-8"))
        self.app = make_app(settings, RandomThinker())
        self.place = Place(self.app)
        self.place.service.runs.work = quick
        self.place.service.days.today = lambda: date.fromisoformat(self.seen["day"])  # type: ignore[method-assign]

    def person(self, name: str) -> Person:
        """Somebody who was there."""
        person = self.place.person()
        person.http.cookies.set("imperial_miners", self.seen["devices"][name], domain="localhost.local")
        return person

    def reader(self, name: str) -> Reader:
        """Somebody who was there, reading pages."""
        reader = Reader(self.place)
        reader.session = Session(self.seen["devices"][name])
        reader.http.cookies.clear()
        reader.http.cookies.set("imperial_miners", reader.session.token)
        return reader

    def id(self, name: str) -> str:
        """The id of a game."""
        return str(self.seen["games"][name]["id"])


def unpack(folder: Path, home: Path) -> None:
    """The data folder as the earlier version left it."""
    home.mkdir(parents=True)
    with sqlite3.connect(home / FILE_NAME) as database:
        database.executescript(lzma.decompress((folder / DUMP).read_bytes()).decode())
    shutil.copytree(folder / "games", home / "games")


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path, folder: Path) -> Settings:
    """The folder as it is; or what is in it, moved to a PostgreSQL of the same schema by way of a backup."""
    unpack(folder, tmp_path / "home")
    here = settings_for("", tmp_path / "home")
    if request.param == "sqlite":
        return here
    there = settings_for(request.getfixturevalue("postgres").new_database(), tmp_path / "elsewhere")
    take_backup(here, tmp_path / "old.backup")  # which leaves the schema as it is
    restore_backup(there, tmp_path / "old.backup")
    return there


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def folder(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


async def test_everything_in_the_folder_goes_on(folder: Path, settings: Settings):
    old = Old(folder, settings)
    async with old.app.router.lifespan_context(old.app):
        for name, before in old.seen["games"].items():
            table = await old.place.service.live.table(before["id"])
            record = Record.from_json(json.dumps(before["record"]))
            assert table.game.record().moves == record.moves, name
            assert table.game.digest() == record.digest, name
            assert (table.state.seq, list(table.state.numbers)) == (before["seq"], before["numbers"])
            assert (table.game.rules, table.game.luck) == (record.rules, record.luck), "as it was begun"
        await play_on(old)
        await look_back(old)


async def test_a_folder_that_is_opened_twice_at_once_is_upgraded_once(folder: Path, settings: Settings):
    both = [Old(folder, settings) for _ in range(2)]
    async with AsyncExitStack() as stack:
        opening = (stack.enter_async_context(old.app.router.lifespan_context(old.app)) for old in both)
        await asyncio.gather(*opening)
        game, before = both[0].id("alone"), both[0].seen["games"]["alone"]
        for turn in range(8):
            await answer(both[turn % 2].person("ann"), game)
        log = await both[1].person("ann").get(f"/games/{game}/log")
        assert [entry["seq"] for entry in log["entries"]] == list(range(before["seq"] + 9)), "none is lost"
        for old in both:
            day = await old.person("ann").get(f"/daily/{old.seen['day']}")
            assert [each["score"] for each in day["scores"]] == old.seen["games"]["daily"]["record"]["scores"]


async def answer(person: Person, game: str) -> None:
    """Answer once. Two servers over one SQLite do not hear of each other: who is behind says so (or
    that this was the answer there, too), and looks again."""
    for _ in range(2):
        asked = await person.question(game)
        data = {"number": asked["number"], "option": asked["decision"]["options"][0]}
        response = await person.ask("POST", f"/games/{game}/seats/0/decide", json=data)
        if response.status_code == 200 and not response.json()["repeated"]:
            return
        assert response.status_code == 200 or response.json()["error"]["code"] == "stale"
    raise AssertionError("it did not look again")


async def play_on(old: Old) -> None:
    """The games that ran are played to their ends, and verify."""
    ann, bea, rng, service = old.person("ann"), old.person("bea"), random.Random(1), old.place.service
    await ann.post(f"/games/{old.id('alone')}/seats/0/redo", {"number": old.seen["games"]["alone"]["numbers"][0]})
    await ann.play_on(old.id("alone"), [0], rng)
    await ann.play_on(old.id("small"), [0], rng)
    await bea.play_on(old.id("beside"), [0], rng)
    while not (await ann.get(f"/games/{old.id('two')}"))["over"]:
        await ann.play_on(old.id("two"), [0], rng)
        await bea.play_on(old.id("two"), [1], rng)
        await service.bots.settle()
    for name in ("alone", "small", "beside", "two"):
        found = await ann.get(f"/games/{old.id(name)}/record")
        record = Record.from_json(json.dumps(found))
        pack = await service.packs.edition(record.pack_id, record.pack_digest)
        assert record.replay(pack).is_over, name
        before = old.seen["games"][name]["record"]
        assert found["rules"] == before["rules"], "to its end by the rules it was begun with"
    words = [entry.get("text") for entry in (await bea.get(f"/games/{old.id('two')}/log"))["entries"]]
    assert "Glück auf!" in words
    fresh = await ann.get(f"/games/{await ann.begin()}")
    assert fresh["rules"] != "rules-1", "a new game takes the newest"


async def look_back(old: Old) -> None:
    """What was over can still be looked at: result, replay, review, branch, the score of the day, ghosts."""
    reader = old.reader("ann")
    finished = old.id("finished")
    for path in (f"/table/{finished}/result", f"/table/{finished}/replay?at=50", f"/table/{finished}/review/1", "/"):
        await reader.get(path)
    for path in ("result", "replay?at=50", "review/1"):
        told = [line.get_text() for line in (await reader.get(f"/table/{finished}/{path}")).select(".edition")]
        assert [line for line in told if old.seen["games"]["finished"]["record"]["rules"] in line], path
    assert (await reader.get(f"/table/{finished}/review/1")).select(".turning"), "the review that was kept"
    assert (await reader.http.get(f"/table/{finished}/replay.html")).status_code == 200
    day = await old.person("ann").get(f"/daily/{old.seen['day']}")
    assert [each["score"] for each in day["scores"]] == old.seen["games"]["daily"]["record"]["scores"]
    assert day["scores"][0]["edition"], "dealt by another luck than today's"
    branch = await old.place.service.looking_back.origin_of(old.id("branch"))
    assert branch is not None
    assert branch.origin == finished
    table = await old.place.service.live.table(old.id("beside"))
    ghosts = await old.place.service.ghosts.of(table)
    assert [ghost.run is not None for ghost in ghosts] == [True, True], "the runs that were kept"


def test_the_games_of_a_terminal_go_on(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    home = tmp_path / "data" / "imperial-miners"
    unpack(folder, home)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    answers = tmp_path / "answers"
    answers.write_text("1\n" * 400)
    running, finished = home / "games" / "running.json", home / "games" / "finished.json"
    rules = json.loads(running.read_text())["rules"]
    assert main(["play", "--plain", "--continue", "--save", str(running), "--answers", str(answers)]) == 0
    told = json.loads(running.read_text())
    assert told["scores"] is not None
    assert told["rules"] == rules
    for file in (running, finished):
        assert main(["verify", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("This game is in order") == 2

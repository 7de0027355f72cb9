"""Backups: one file for both databases, taken while others write, restored as a whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from imperial_miners.cli import main
from imperial_miners.engine.game import Game
from imperial_miners.web.settings import Settings
from imperial_miners.web.store import backup as backing
from imperial_miners.web.store.backup import BackupError, restore_backup, take_backup
from tests.web.postgres import Postgres
from tests.web.tables import OPEN, PERSON, Person, Place, running, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """An empty place to restore to, of each kind."""
    if request.param == "sqlite":
        return settings_for("", tmp_path / "elsewhere")
    return settings_for(request.getfixturevalue("postgres").new_database(), tmp_path / "elsewhere")


def same_device(place: Place, person: Person) -> Person:
    """The same device at another server."""
    other = place.person()
    other.http.cookies.update(person.http.cookies)
    return other


async def test_a_game_goes_on_where_it_was_restored(settings: Settings, elsewhere: Settings, tmp_path: Path):
    file = tmp_path / "games.backup"
    async with running(settings) as place:
        ann, bea = place.person(), place.person()
        game = await ann.begin(PERSON, OPEN, pack="small")
        await bea.join(ann, game, 1, "Bea")
        await ann.play_on(game, [0], random.Random(1), 70)
        await bea.play_on(game, [1], random.Random(2), 30)
        over = await ann.begin(PERSON)
        await ann.play_on(over, [0], random.Random(3))
        record = await ann.get(f"/games/{over}/record")
        before = await ann.get(f"/games/{game}/seats/0/view")
        assert take_backup(settings, file) == 2  # while it serves
        await ann.play_on(game, [0], random.Random(4), 5)  # which is not in the backup
    assert restore_backup(elsewhere, file) == 2
    async with running(elsewhere) as place:
        ann, bea = same_device(place, ann), same_device(place, bea)
        assert await ann.get(f"/games/{game}/seats/0/view") == before
        assert await ann.get(f"/games/{over}/record") == record
        while not (await ann.get(f"/games/{game}"))["over"]:
            await ann.play_on(game, [0], random.Random(5))
            await bea.play_on(game, [1], random.Random(6))
        text = json.dumps(await ann.get(f"/games/{game}/record"))
        assert Game.replay(text, place.service.packs["small"]).is_over


async def test_a_backup_is_one_moment_while_others_write(settings: Settings, elsewhere: Settings, tmp_path: Path):
    async with running(settings) as place:
        people = [place.person() for _ in range(4)]
        games = [await person.begin(PERSON, pack="small") for person in people]

        async def take() -> list[Path]:
            files = []
            for number in range(6):
                files.append(tmp_path / f"{number}.backup")
                await asyncio.to_thread(take_backup, settings, files[-1])
            return files

        files, *_ = await asyncio.gather(
            take(),
            *(person.play_on(game, [0], random.Random(game)) for person, game in zip(people, games, strict=True)),
        )
    for file in files:
        restore_backup(elsewhere, file, is_replaced=True)
        async with running(elsewhere) as place:
            for game in games:  # each log is whole: it folds without a gap
                table = await place.person().get(f"/games/{game}")
                log = await place.person().get(f"/games/{game}/log")
                assert [entry["seq"] for entry in log["entries"]] == list(range(table["seq"] + 1))


async def test_games_are_lost_only_with_leave(settings: Settings, tmp_path: Path):
    file = tmp_path / "games.backup"
    async with running(settings) as place:
        kept = await place.person().begin()
        take_backup(settings, file)
        later = await place.person().begin()
    with pytest.raises(BackupError, match="--replace"):
        take_backup(settings, file)
    with pytest.raises(BackupError, match="--replace"):
        restore_backup(settings, file)
    async with running(settings) as place:
        assert (await place.person().get(f"/games/{later}"))["id"] == later
    assert restore_backup(settings, file, is_replaced=True) == 1
    async with running(settings) as place:
        assert (await place.person().get(f"/games/{kept}"))["id"] == kept
        assert await place.person().refused("GET", f"/games/{later}") == (404, "no-such-game")


HOSTILE = (
    "7",
    "null",
    '"games"',
    "[]",
    '["games"]',
    '["games",7]',
    '[7,{"a":1}]',
    '["games",{}]',
    '["games",{"id":{"a":1}}]',
    '["games",{"id":"x"},{"id":"y"}]',
    "[" * 100_000,
    '["",{"file":"games/x.json"}]',
    '["",{"file":"games/x.json","text":7}]',
    '["",{"file":"games/x.json","text":"\\ud800"}]',
    '["",{"file":7,"text":""}]',
    '["",{"file":"../x.json","text":""}]',
    '["",{"file":"games/../../x.json","text":""}]',
    '["",{"file":"packs/x/pack.toml","text":""}]',
)
"""Lines that no backup of ours has."""


async def test_what_is_no_whole_backup_changes_nothing(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file, broken = tmp_path / "games.backup", tmp_path / "broken.backup"
    async with running(settings) as place:
        game = await place.person().begin()
        take_backup(settings, file)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).decode().splitlines(keepends=True)
    first = next(at for at, line in enumerate(lines) if line.startswith('["games"'))
    monkeypatch.setattr(backing, "MOST_LINE", max(map(len, lines)) + 1)

    def with_line(line: str) -> bytes:
        """The backup with another line among its games."""
        return gzip.compress("".join([*lines[:first], line + "\n", *lines[first + 1 :]]).encode())

    for content in (
        b"",
        b"no backup",
        whole[: len(whole) // 2],
        gzip.compress("".join(lines[:-1]).encode()),
        gzip.compress("".join([*lines[:-2], lines[-1]]).encode()),
        gzip.compress("".join(lines[1:]).encode()),
        gzip.compress("".join([lines[0], '["nowhere",{"a":1}]\n', '{"end":1}\n']).encode()),
        gzip.compress("".join([lines[0].replace('"schema": "', '"schema": "9'), *lines[1:]]).encode()),
        gzip.compress("".join([lines[0].replace('"schema": "', '"schema": ["'), *lines[1:]]).encode()),
        gzip.compress("".join([lines[0].replace('"schema"', '"schemes"'), *lines[1:]]).encode()),
        *map(with_line, HOSTILE),
        with_line(lines[first].replace('"created":', '"invented":1,"created":').rstrip()),
        with_line(lines[first].replace('"created":', '"created":1000000000000000000000000').rstrip()),
        with_line(json.dumps(["", {"file": "games/x.json", "text": "x" * max(map(len, lines))}])),
    ):
        broken.write_bytes(content)
        with pytest.raises(BackupError):
            restore_backup(settings, broken, is_replaced=True)
    assert not [*settings.data_dir.glob("games/*")]
    async with running(settings) as place:
        assert (await place.person().get(f"/games/{game}"))["id"] == game


async def test_a_file_that_is_no_text_is_named(sqlite_settings: Settings, tmp_path: Path):
    async with running(sqlite_settings) as place:
        await place.person().begin()
    (sqlite_settings.data_dir / "games").mkdir()
    (sqlite_settings.data_dir / "games" / "strange.json").write_bytes(b"\xff")
    with pytest.raises(BackupError, match=r"strange\.json is no text"):
        take_backup(sqlite_settings, tmp_path / "games.backup")
    assert not (tmp_path / "games.backup").exists()


async def test_a_full_disk_leaves_no_half_backup(
    sqlite_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file = tmp_path / "games.backup"
    async with running(sqlite_settings) as place:
        await place.person().begin()
    take_backup(sqlite_settings, file)
    before = file.read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BackupError, match="No space left"):
        take_backup(sqlite_settings, file, is_replaced=True)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == [file.name]


KILLED = """
import os, sys
from pathlib import Path
from imperial_miners.web.settings import Settings
from imperial_miners.web.store import backup
from imperial_miners.web.store.backup import restore_backup

plain = backup.in_batches
def dying(lines):
    for number, batch in enumerate(plain(lines)):
        if number == 1:
            os.kill(os.getpid(), 9)
        yield batch
backup.in_batches = dying
restore_backup(Settings(data_dir=Path(sys.argv[1])), Path(sys.argv[2]), is_replaced=True)
"""


async def test_a_restore_that_is_killed_changes_nothing(sqlite_settings: Settings, tmp_path: Path):
    file = tmp_path / "games.backup"
    async with running(sqlite_settings) as place:
        ann = place.person()
        game = await ann.begin()
        take_backup(sqlite_settings, file)
        await ann.choose(game)
        seq = (await ann.get(f"/games/{game}"))["seq"]
    done = subprocess.run([sys.executable, "-c", KILLED, sqlite_settings.data_dir, file], check=False)
    assert done.returncode == -9
    async with running(sqlite_settings) as place:
        assert (await place.person().get(f"/games/{game}"))["seq"] == seq


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    home, other, file = tmp_path / "home", tmp_path / "other", tmp_path / "games.backup"
    assert main(["backup", str(file), "--data-dir", str(home)]) == 1
    assert "there is no database" in capsys.readouterr().err
    assert not home.exists()

    async def begin() -> None:
        async with running(settings_for("", home)) as place:
            await place.person().begin()

    asyncio.run(begin())
    (home / "games").mkdir()
    (home / "games" / "mine.json").write_text("{}")
    assert main(["backup", str(file), "--data-dir", str(home)]) == 0
    assert capsys.readouterr().out.startswith(f"{file}: 1 games")
    assert main(["restore", str(file), "--data-dir", str(other)]) == 0
    assert capsys.readouterr().out == "1 games are back.\n"
    assert (other / "games" / "mine.json").read_text() == "{}"
    assert main(["restore", str(file), "--data-dir", str(other)]) == 1
    assert "--replace" in capsys.readouterr().err
    assert file.stat().st_mode & 0o77 == 0, "only for the owner: it holds hidden cards"


@pytest.mark.parametrize("name", ["../x.json", "games/../../x.json", "/x.json", "games/x.py", "seats.json"])
def test_a_backup_writes_no_file_elsewhere(tmp_path: Path, name: str):
    with pytest.raises(BackupError):
        backing.bring_back(tmp_path / "home", name, "", is_replaced=True)
    assert not list(tmp_path.rglob("*"))


def test_other_tables_of_a_shared_database_are_left_alone(postgres: Postgres, tmp_path: Path):
    import psycopg

    url = postgres.new_database()
    settings = settings_for(url, tmp_path)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE foreign_things (a int)")

    async def begin() -> None:
        async with running(settings) as place:
            await place.person().begin()

    asyncio.run(begin())
    take_backup(settings, tmp_path / "a.backup")
    restore_backup(settings, tmp_path / "a.backup", is_replaced=True)
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT count(*) FROM foreign_things").fetchone() == (0,)

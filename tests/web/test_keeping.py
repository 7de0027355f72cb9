"""The commands of `games`: what is kept is listed, exported as records that verify, and pruned by age."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from imperial_miners.cli import main
from imperial_miners.engine.game import Game
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.keeping import kept_games
from imperial_miners.web.tables.sweeping import DAY
from tests.web.tables import PERSON, running

pytestmark = pytest.mark.anyio


async def in_thread(*tokens: object) -> int:
    """A command beside the running server."""
    return await asyncio.to_thread(main, [str(token) for token in tokens])


def where(settings: Settings) -> list[object]:
    """The options that name a database."""
    return ["--data-dir", settings.data_dir, *(["--database", settings.database] if settings.database else [])]


async def test_games_are_listed_and_exported_while_they_are_played(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "games.jsonl"
    async with running(settings) as place:
        ann = place.person()
        over, begun = await ann.begin(PERSON), await ann.begin(PERSON)
        await ann.play_on(over, [0], random.Random(1))
        await ann.play_on(begun, [0], random.Random(2), 3)
        assert await in_thread("games", "list", *where(settings)) == 0
        listed = capsys.readouterr()
        states = {line.split()[0]: line.split()[2] for line in listed.out.splitlines()}
        assert states == {over: "finished", begun: "running"}
        assert "2 games, 1 finished" in listed.err
        assert await in_thread("games", "export", file, *where(settings)) == 0
        (line,) = file.read_text(encoding="utf-8").splitlines()
        assert json.loads(line) == await ann.get(f"/games/{over}/record")
        assert Game.replay(line, place.service.packs.main).is_over
        seed = place.service.live.tables[begun].game.seed
        assert seed not in file.read_text(encoding="utf-8")
        assert await in_thread("games", "export", file, *where(settings)) == 1
        assert "add --replace" in capsys.readouterr().err
        assert await in_thread("games", "export", file, "--replace", *where(settings)) == 0


async def test_old_games_are_counted_first_and_deleted_when_sure(
    settings: Settings, capsys: pytest.CaptureFixture[str]
):
    async with running(settings) as place:
        ann = place.person()
        over, begun = await ann.begin(PERSON), await ann.begin(PERSON)
        await ann.play_on(over, [0], random.Random(1))
    async with kept_games(settings) as keeper:
        now = keeper.live.now()
        keeper.live.now = lambda: now + 31 * DAY  # type: ignore[method-assign]
        for is_sure in (False, True):
            assert await keeper.prune(32, False, is_sure) == 0
            assert await keeper.prune(30, False, is_sure) == 1
            assert [game.id for game in await keeper.all()] == ([over] if is_sure else [over, begun])
        assert await keeper.prune(30, True, True) == 1
        assert await keeper.all() == []
    assert await in_thread("games", "prune", "--finished", 1, "--sure", *where(settings)) == 0
    assert "0 finished games deleted" in capsys.readouterr().out


def test_where_there_is_no_database_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    for command in (["list"], ["export", tmp_path / "games.jsonl"], ["prune", "--unfinished", "1"]):
        assert main(["games", *map(str, command), "--data-dir", str(tmp_path / "none")]) == 1
        assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []

"""Old logs take little room and are read as before: by people, after a restart, from a backup; on both databases."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from imperial_miners.web.log.entry import CHAT, CHOOSE, PERSON, Entry
from imperial_miners.web.settings import Settings
from imperial_miners.web.store import migrating
from imperial_miners.web.store.backup import restore_backup, take_backup
from imperial_miners.web.store.compressing import Compressed, from_text, to_text
from imperial_miners.web.store.log_store import Conflict
from imperial_miners.web.tables.keeping import kept_games
from imperial_miners.web.tables.sweeping import DAY
from tests.web import tables
from tests.web.tables import Person, Place, running

pytestmark = pytest.mark.anyio
SEAT = {"kind": "person"}


async def played(person: Person, pack: str = "small") -> str:
    """A game that is over."""
    game = await person.begin(SEAT, pack=pack)
    await person.play_on(game, [0], random.Random(1))
    return game


async def compress(place: Place, days: int = 31) -> None:
    """Sweep as if so many days had passed."""
    live = place.service.live
    now = live.now() + days * DAY
    live.now = lambda: now  # type: ignore[method-assign]
    await place.service.sweeper.sweep()


async def rows(place: Place, name: str) -> int:
    """How many rows a table of the database has."""
    async with place.service.store.engine.connect() as connection:
        return int((await connection.execute(text(f"SELECT count(*) FROM {name}"))).scalar_one())


async def seen(person: Person, game: str) -> list[Any]:
    """All that the API tells of a game that is over."""
    paths = ("", "/log?words=true", "/seats/0/view", "/record")
    return [await person.get(f"/games/{game}{path}") for path in paths]


def same_device(place: Place, person: Person) -> Person:
    """The same device at another server."""
    other = place.person()
    other.http.cookies.update(person.http.cookies)
    return other


async def test_a_compressed_game_is_read_as_before(settings: Settings):
    async with running(settings) as place:
        ann = place.person()
        game = await played(ann)
        before, log = await seen(ann, game), await place.service.store.entries(game, 0)
        listed = await place.service.store.all_games()
        await compress(place)
        assert (await rows(place, "entries"), await rows(place, "snapshots")) == (1, 0)
        assert await place.service.store.entries(game, 0) == log
        assert await place.service.store.entries(game, 5) == log[5:]
        assert await place.service.store.news(game, 5) == log[5:]
        assert await place.service.store.news(game, log[-1].seq) == []
        assert await place.service.store.all_games() == listed
        assert await seen(ann, game) == before
        answer = next(entry for entry in log if entry.kind == CHOOSE)
        assert await place.service.store.answer(game, 0, 0) == answer
        assert await place.service.store.answer(game, 0, 10_000) is None
    async with running(settings) as place:
        again = same_device(place, ann)
        assert await seen(again, game) == before
        replay = await place.service.looking_back.replay(place.service.live.tables[game])
        assert len(replay) == len(before[-1]["moves"])
        await again.post(f"/games/{game}/seats/0/chat", {"phrase": "hello"})
        assert (await place.service.store.entries(game, 0))[:-1] == log
    async with running(settings) as place:
        assert (await same_device(place, ann).get(f"/games/{game}/record")) == before[-1]


async def test_a_compressed_game_is_backed_up_exported_and_forgotten(settings: Settings, postgres: Any, tmp_path: Path):
    elsewhere = tables.settings_for("" if settings.is_postgres else postgres.new_database(), tmp_path / "elsewhere")
    async with running(settings) as place:
        ann = place.person()
        game = await played(ann)
        before = await seen(ann, game)
        await compress(place)
        assert take_backup(settings, tmp_path / "games.backup") == 1
    assert restore_backup(elsewhere, tmp_path / "games.backup") == 1
    async with running(elsewhere) as place:
        assert await seen(same_device(place, ann), game) == before
    async with kept_games(elsewhere) as keeper:
        assert [json.loads(line or "") async for line in keeper.records()] == [before[-1]]
        now = keeper.live.now()
        keeper.live.now = lambda: now + DAY  # type: ignore[method-assign]
        assert await keeper.prune(0, True, True) == 1
        assert await keeper.store.entries(game, 0) == []
        async with keeper.store.engine.connect() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM compressed"))).scalar_one() == 0


async def test_what_goes_on_or_was_talked_about_lately_is_left(place: Place):
    ann, live = place.person(), place.service.live
    running_on, talked = await ann.begin(SEAT, pack="small"), await played(ann)
    began = live.now()
    live.now = lambda: began + 20 * DAY  # type: ignore[method-assign]
    await ann.post(f"/games/{talked}/seats/0/chat", {"phrase": "hello"})
    live.now = lambda: began + 40 * DAY  # type: ignore[method-assign]
    await place.service.sweeper.sweep()
    assert await rows(place, "compressed") == 0
    await compress(place, 20)
    assert await rows(place, "compressed") == 1
    assert (await ann.question(running_on))["decision"]
    await place.service.sweeper.sweep()
    assert await rows(place, "compressed") == 1, "it is done once"


async def test_whoever_missed_the_last_word_cannot_write_over_it(place: Place):
    ann, store = place.person(), place.service.store
    game = await played(ann)
    last = (await store.entries(game, 0))[-1].seq
    await compress(place)
    with pytest.raises(Conflict):
        await store.append(game, [Entry(last, CHAT, 0, None, "{}", PERSON, 1)])


async def test_going_back_to_the_older_schema_makes_rows_again(place: Place):
    ann, store = place.person(), place.service.store
    game = await played(ann)
    before = await store.load(game), await store.entries(game, 0)
    await compress(place)

    def downgrade(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(migrating.__file__).parent / "migrations"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.downgrade(config, "0005")

    async with store.changing() as connection:
        await connection.run_sync(downgrade)
    async with store.changing() as connection:
        await connection.run_sync(migrating.upgrade)
    assert (await store.load(game), await store.entries(game, 0)) == before
    assert await rows(place, "compressed") == 0


def test_compressed_a_log_takes_less_than_a_third():
    entries = [
        Entry(n, CHOOSE, n % 3, n // 3, f"place:{n % 5}:+{n % 2}", PERSON, 1_790_000_000_000 + n) for n in range(200)
    ]
    part = Compressed(entries, (200, json.dumps({"seats": [{"mine": list(range(60))}] * 3})))
    packed = to_text(part)
    assert from_text(packed) == part
    assert len(packed) * 3 < sum(len(str(entry.row("game"))) for entry in entries)

"""The store on both databases: numbers are given once, logs are all or none, and migrations run by themselves."""

import asyncio
import json
import stat
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from imperial_miners.data_folder import data_folder
from imperial_miners.packs import load_pack
from imperial_miners.web.log.entry import CHOOSE, PERSON, Chair, Entry, seat_entry
from imperial_miners.web.log.state import Origin, first_state, fold, read_state
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import Settings
from imperial_miners.web.store import schema
from imperial_miners.web.store.log_store import Addition, Conflict, GroupWriter, Store
from imperial_miners.web.store.migrating import migrate
from imperial_miners.web.store.seat_store import SeatStore
from imperial_miners.web.store.together import Together
from tests.web.tables import SMALL

pytestmark = pytest.mark.anyio
PACK = load_pack(SMALL)
ORIGIN = Origin("a" * 16, PACK.id, PACK.digest, "seed", "standard", "shared", 2, None, "en", 1, "lehmer-30")


@pytest.fixture
async def store(settings: Settings, anyio_backend: str) -> AsyncIterator[Store]:
    store = Store(settings)
    await store.open()
    chair = Chair("Ann", "red", "holder", None, 1)
    entries = [seat_entry(seat, chair).after(seat) for seat in (0, 1)]
    await store.add(Addition(ORIGIN.id, entries, origin=ORIGIN))
    yield store
    await store.close()


def choice(seq: int, number: int = 0, seat: int = 0) -> Entry:
    return Entry(seq, CHOOSE, seat, number, "deck:1", PERSON, 2)


async def test_what_was_appended_is_read_back(store: Store):
    entries = [choice(3), choice(4, 1)]
    await store.append(ORIGIN.id, entries)
    assert await store.entries(ORIGIN.id, 2) == entries
    loaded = await store.load(ORIGIN.id)
    assert loaded is not None
    assert loaded[0] == ORIGIN
    assert [entry.seq for entry in loaded[2]] == [1, 2, 3, 4]
    assert await store.answer(ORIGIN.id, 0, 1) == entries[1]
    assert await store.answer(ORIGIN.id, 1, 1) is None
    assert await store.load("b" * 16) is None


async def test_of_ten_writers_of_one_number_one_wins(store: Store):
    results = await asyncio.gather(
        *(store.append(ORIGIN.id, [choice(3, number)]) for number in range(10)), return_exceptions=True
    )
    assert sorted(str(type(result).__name__) for result in results) == ["Conflict"] * 9 + ["NoneType"]
    assert len(await store.entries(ORIGIN.id, 2)) == 1


async def test_a_seats_number_is_used_once(store: Store):
    await store.append(ORIGIN.id, [choice(3)])
    with pytest.raises(Conflict):
        await store.append(ORIGIN.id, [choice(4)])
    await store.append(ORIGIN.id, [choice(4, 0, seat=1)])


async def test_entries_are_appended_all_or_none(store: Store):
    await store.append(ORIGIN.id, [choice(4)])
    with pytest.raises(Conflict):
        await store.append(ORIGIN.id, [choice(3, 5), choice(4, 6)])
    assert [entry.seq for entry in await store.entries(ORIGIN.id, 2)] == [4]


async def test_a_snapshot_shortens_the_tail(store: Store):
    await store.append(ORIGIN.id, [choice(3)], snapshot="first")
    await store.append(ORIGIN.id, [choice(4, 1)], snapshot="second")
    await store.append(ORIGIN.id, [choice(5, 2)])
    loaded = await store.load(ORIGIN.id)
    assert loaded is not None
    assert loaded[1] == (4, "second")
    assert [entry.seq for entry in loaded[2]] == [5]


async def test_a_device_finds_its_games_and_loses_what_it_gave_away(store: Store):
    assert await store.games_of("holder", 5) == [(ORIGIN.id, False)]
    moved = Chair("Ann", "red", "other", None, 2)
    await store.append(ORIGIN.id, [seat_entry(0, moved).after(2), seat_entry(1, moved).after(3)], finished=3)
    assert await store.games_of("holder", 5) == []
    assert await store.games_of("other", 5) == [(ORIGIN.id, True)]


async def test_a_code_is_taken_once_and_in_time(store: Store):
    seats = SeatStore(store)
    await seats.add_code("hash", ORIGIN.id, "holder", expires=100, now=50)
    await seats.add_code("late", ORIGIN.id, "holder", expires=60, now=50)
    assert await seats.take_code("late", 61) is None
    taken = await asyncio.gather(*(seats.take_code("hash", 99) for _ in range(5)))
    assert sorted(map(str, taken)) == [str((ORIGIN.id, "holder"))] + ["None"] * 4


async def test_a_state_is_the_same_from_a_snapshot_and_from_the_log():
    state = first_state(ORIGIN, PACK)
    state, _ = fold(state, seat_entry(0, Chair("Ann", "red", "h", None, 1)).after(0))
    for number in range(3):
        option = state.game.decision(0)
        assert option
        state, _ = fold(state, Entry(state.seq + 1, CHOOSE, 0, number, option.options[0].key, PERSON, 5))
    state, told = fold(state, Entry(state.seq + 1, "undo", 0, 3, "", PERSON, 6))
    assert told.undoes == 4
    again = read_state(PACK, state.seq, json.dumps(state.to_json()))
    assert replace(again, game=state.game) == state
    assert again.game.digest() == state.game.digest()
    assert again.to_json() == state.to_json()


async def test_migrations_lead_to_the_schema_and_may_run_at_once(settings: Settings):
    settings.data_dir.mkdir(exist_ok=True)
    await asyncio.gather(*(migrate(settings.database_url) for _ in range(4)))
    store = Store(settings)
    try:
        async with store.engine.connect() as connection:
            found = await connection.run_sync(described)
            version = (await connection.execute(text("SELECT version_num FROM schema_version"))).scalar_one()
    finally:
        await store.close()
    wanted = {
        table.name: sorted((column.name, bool(column.nullable)) for column in table.columns)
        for table in schema.metadata.tables.values()
    }
    assert {name: columns for name, columns in found.items() if name != "schema_version"} == wanted
    assert version == "0010"


def described(connection):
    inspector = inspect(connection)
    return {
        name: sorted((column["name"], column["nullable"]) for column in inspector.get_columns(name))
        for name in inspector.get_table_names()
    }


async def test_sqlite_is_durable_and_private(tmp_path: Path):
    store = Store(Settings(data_dir=tmp_path / "new"))
    await store.open()
    async with store.engine.connect() as connection:
        mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar_one()
        sync = (await connection.execute(text("PRAGMA synchronous"))).scalar_one()
    await store.close()
    assert (mode, sync) == ("wal", 2)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_the_data_folder_follows_the_customs_of_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "imperial-miners"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert data_folder() == tmp_path / ".local" / "share" / "imperial-miners"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "imperial-miners"


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgresql://me@host/db", "postgresql+psycopg://me@host/db"),
        ("postgres://me@host/db", "postgresql+psycopg://me@host/db"),
        ("sqlite:///games.sqlite3", "sqlite+aiosqlite:///games.sqlite3"),
    ],
)
def test_databases_are_named_by_their_addresses(given: str, url: str):
    assert Settings(database=given).database_url == url


def test_an_unknown_database_is_refused():
    with pytest.raises(ValueError, match="postgresql"):
        _ = Settings(database="mysql://me@host/db").database_url


class Disk:
    """Writes parts that are not negative, and remembers each transaction."""

    def __init__(self) -> None:
        self.transactions: list[list[int]] = []

    async def write(self, parts) -> None:
        await asyncio.sleep(0.01)
        if any(part < 0 for part in parts):
            raise ValueError(list(parts))
        self.transactions.append(list(parts))


async def test_what_waits_is_written_together():
    disk = Disk()
    writer = GroupWriter(disk.write)
    await asyncio.gather(*(writer.add(part) for part in range(200)))
    assert [part for transaction in disk.transactions for part in transaction] == list(range(200))
    assert len(disk.transactions) <= 5


async def test_a_part_that_cannot_be_written_takes_no_other_with_it():
    disk = Disk()
    writer = GroupWriter(disk.write)
    parts = [0, 1, -2, 3, -4, 5]
    results = await asyncio.gather(*(writer.add(part) for part in parts), return_exceptions=True)
    assert [isinstance(result, ValueError) for result in results] == [part < 0 for part in parts]
    assert sorted(part for transaction in disk.transactions for part in transaction) == [0, 1, 3, 5]
    await writer.add(7)
    assert disk.transactions[-1] == [7]


async def test_all_who_wait_for_a_database_that_is_away_are_told_so_at_once():
    tried: list[int] = []

    async def write(parts) -> None:
        tried.append(len(parts))
        await asyncio.sleep(0.01)
        raise Refusal("database-away")

    async def read(keys) -> dict[str, int]:
        await write(keys)
        return {}

    async def fail_together(parts) -> None:
        if len(parts) > 1:
            raise ValueError
        await write(parts)

    one_by_one = GroupWriter(fail_together)
    results = await asyncio.gather(*(one_by_one.add(part) for part in range(20)), return_exceptions=True)
    assert ({type(result) for result in results}, tried) == ({Refusal}, [1])
    tried.clear()
    writer, reader = GroupWriter(write), Together(read)
    results = await asyncio.gather(
        *(writer.add(part) for part in range(200)), *(reader.find(f"{n}") for n in range(200)), return_exceptions=True
    )
    assert {type(result) for result in results} == {Refusal}
    assert len(tried) == 2, "nobody waits for the patience that others have already had"
    tried.clear()
    with pytest.raises(Refusal):
        await writer.add(1)
    assert tried == [1], "the next is tried anew"

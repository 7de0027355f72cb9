"""Machines that fail a server on either database: a full disk, a folder that cannot be written, a file that another
holds, a clock that jumps. Each is told clearly, loses and doubles nothing, and is over without help."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event

from imperial_miners.web import serving
from imperial_miners.web.settings import FILE_NAME, Settings
from imperial_miners.web.store import log_store
from tests.web.tables import PERSON, Person, Place, running

HOUR = 3_600_000
CODE = (
    "CREATE FUNCTION fail() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = '{}'; END $$ LANGUAGE plpgsql"
)
TRIGGER = "CREATE TRIGGER fails BEFORE INSERT OR UPDATE ON {} FOR EACH STATEMENT EXECUTE FUNCTION fail()"
FULL, READ_ONLY = "53100", "25006"
PAGES = 4_294_967_294


@contextlib.asynccontextmanager
async def failing(place: Place, trouble: str) -> AsyncIterator[None]:
    """While nothing can be written: SQLite is told so, PostgreSQL answers as it does then."""
    store, settings = place.service.store, place.service.settings
    if not settings.is_postgres:
        pragma = {FULL: "max_page_count = 1", READ_ONLY: "query_only = ON"}[trouble]

        def tell(connection: object) -> None:
            connection.exec_driver_sql(f"PRAGMA {pragma}")  # type: ignore[attr-defined]

        engines = [store.writer, store.engine.sync_engine]
        for engine in engines:
            event.listen(engine, "begin", tell)
        yield
        pragma = {FULL: f"max_page_count = {PAGES}", READ_ONLY: "query_only = OFF"}[trouble]
    else:
        async with await psycopg.AsyncConnection.connect(settings.notice_url, autocommit=True) as connection:
            await connection.execute(CODE.format(trouble))
            for table in ("entries", "games"):
                await connection.execute(TRIGGER.format(table))
            yield
            await connection.execute("DROP FUNCTION fail CASCADE")


@pytest.mark.anyio
@pytest.mark.parametrize("trouble", [FULL, READ_ONLY])
async def test_a_disk_that_is_full_and_a_folder_that_cannot_be_written(settings: Settings, trouble: str):
    async with running(settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON, PERSON, pack="small")
        await ann.question(game)
        played = await play_until_refused(ann, game, failing(place, trouble))
        last = await goes_on(ann, game, played)
    async with running(settings) as place:
        assert (await place.person().get(f"/games/{game}"))["seq"] == last


async def goes_on(ann: Person, game: str, played: int) -> int:
    """Once all is well again, a game stands where it was confirmed to be, and goes on; the number of its last entry."""
    seen = await ann.get(f"/games/{game}/seats/0/view")
    assert seen["number"] == played, "nothing is shown that was not kept"
    option = seen["view"]["decision"]["options"][0]
    done = await ann.post(f"/games/{game}/seats/0/decide", {"number": played, "option": option})
    assert (done["number"], done["repeated"]) == (played + 1, False)
    last: int = done["seq"]
    return last


async def play_until_refused(ann: Person, game: str, trouble: contextlib.AbstractAsyncContextManager[None]) -> int:
    """Go on while something is wrong, undoing and answering again, until that is refused; answers kept by then."""
    kept = 0
    async with trouble:
        async with asyncio.timeout(20):
            while True:
                asked = await ann.get(f"/games/{game}/seats/0/decision")
                data = {"number": asked["number"], "option": asked["decision"]["options"][0]}
                answer = await ann.ask("POST", f"/games/{game}/seats/0/decide", json=data)
                if answer.status_code != 200:
                    break
                kept = answer.json()["number"]
                undone = await ann.ask("POST", f"/games/{game}/seats/0/undo", json={"number": kept})
                if undone.status_code != 200:
                    answer = undone
                    break
                kept = undone.json()["number"]
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database-away")
        assert int(answer.headers["retry-after"]) > 0
        assert (await ann.ask("GET", f"/games/{game}")).status_code == 200, "who only looks is not sent away"
    return kept


@pytest.mark.anyio
async def test_a_file_that_another_holds_is_not_waited_for_and_free_again_later(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    quick = tuple(pragma.replace("4000", "50") for pragma in log_store.SQLITE_PRAGMAS)
    monkeypatch.setattr(log_store, "SQLITE_PRAGMAS", quick)
    async with running(sqlite_settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON, pack="small")
        asked = await ann.question(game)
        path, data = f"/games/{game}/seats/0/decide", {"number": 0, "option": asked["decision"]["options"][0]}
        with contextlib.closing(sqlite3.connect(sqlite_settings.data_dir / FILE_NAME, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answers = await asyncio.gather(*(ann.ask("POST", path, json=data) for _ in range(5)))
            assert {(each.status_code, each.json()["error"]["code"]) for each in answers} == {(503, "database-away")}
            assert await ann.refused("POST", "/games", await ann.promised({})) == (503, "database-away")
            assert await ann.question(game) == asked, "who only looks is not sent away"
        assert (await ann.post(path, data))["repeated"] is False


@pytest.mark.anyio
@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_clock_that_jumps_while_people_play(settings: Settings, monkeypatch: pytest.MonkeyPatch, jump: int):
    async with running(settings) as place:
        service, ann = place.service, place.person()
        game = await ann.begin(PERSON, PERSON, pack="small", clock=60)
        table = await service.live.table(game)
        for seat in (0, 1):
            await ann.question(game, seat)
        await service.clock.look(table)
        now = service.live.now
        monkeypatch.setattr(service.live, "now", lambda: now() + jump)
        for _ in range(2):
            await service.clock.look(table)
        assert [seat["kind"] for seat in (await ann.get(f"/games/{game}"))["seats"]] == ["person"] * 2
        while not (await ann.get(f"/games/{game}"))["over"]:
            await ann.play_on(game, [0, 1], random.Random(jump))
            await service.clock.look(table)
        log = await service.store.entries(game, 0)
        for seat in range(2):
            numbers = [entry.number for entry in log if entry.seat == seat and entry.number is not None]
            assert numbers == list(range(len(numbers)))
        assert max(abs(entry.at - table.origin.created) for entry in log) > HOUR // 2
        assert await service.store.forget(service.live.now() - 24 * HOUR, False, 10) == []
        assert (await ann.get(f"/games/{game}/record"))["moves"]


@pytest.mark.parametrize("trouble", ["none can be made", "not a database"])
def test_a_server_whose_folder_cannot_be_used_says_so_and_ends(
    tmp_path: Path, trouble: str, capfd: pytest.CaptureFixture[str]
):
    (tmp_path / "file").write_text("x")
    folder = tmp_path / "file" / "in a file"
    if trouble == "not a database":
        folder = tmp_path
        (folder / FILE_NAME).write_bytes(b"no database " * 1000)
    assert serving.serve(port=0, data_dir=folder, open_browser=False) == 1
    said = capfd.readouterr().err
    assert "imperial-miners doctor" in said
    assert "Traceback" not in said

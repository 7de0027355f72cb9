"""A herd of pages that come at once: let in one after the other, each table read once, and health told meanwhile."""

import asyncio
import contextlib
from dataclasses import replace
from typing import Any

import pytest

from imperial_miners.web.app import make_app
from imperial_miners.web.http import guard
from imperial_miners.web.settings import Settings
from imperial_miners.web.store import log_store
from imperial_miners.web.store.log_store import Store
from imperial_miners.web.tables.bots import RandomThinker
from tests.web.tables import PERSON, Person, Place, Stream, good, running

pytestmark = pytest.mark.anyio
TABLES, READERS = 30, 6


async def test_after_a_restart_all_pages_come_back_at_once(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(log_store, "CONNECTIONS", 1)
    async with running(settings) as place:
        ann = place.person()
        games = [await ann.begin(PERSON, PERSON, pack="small") for _ in range(TABLES)]
        entry = (await ann.get(f"/games/{games[0]}"))["seq"]
    asked: list[str] = []
    load_all = Store.load_all

    async def slowly(self: Store, wanted: Any) -> Any:
        asked.extend(wanted)
        await asyncio.sleep(0.02)
        return await load_all(self, wanted)

    monkeypatch.setattr(Store, "load_all", slowly)
    app = make_app(settings, RandomThinker())
    async with app.router.lifespan_context(app):
        health = Person(app).http
        cookie = {"host": "localhost", "cookie": f"imperial_miners={ann.http.cookies['imperial_miners']}"}
        async with contextlib.AsyncExitStack() as all_of_them:
            streams = []
            for number in range(TABLES * READERS):
                path = f"/table/{games[number % TABLES]}/{number % 2 + 1}/stream?after={entry}"
                streams.append(Stream(app, path, cookie))
                all_of_them.push_async_callback(streams[-1].close)
            assert (await health.get("/healthz")).status_code == 200
            await asyncio.gather(*(stream.opened() for stream in streams))
            assert {stream.status for stream in streams} == {200}
            assert sorted(asked) == sorted(games), "each table once, for all who ask"
            again = Person(app)
            again.http.cookies = ann.http.cookies
            await again.choose(games[0])
            await asyncio.gather(*(stream.until_text("event: table") for stream in streams[::TABLES]))


async def test_waiting_for_a_turn_is_not_a_database_that_is_away(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(log_store, "PATIENCE", 0.5)
    monkeypatch.setattr(log_store, "CONNECTIONS", 1)
    store = Store(settings)
    await store.open()

    async def hold() -> None:
        async with store.reading():
            await asyncio.sleep(0.2)

    await asyncio.gather(*(hold() for _ in range(5)))  # a second, of which none alone has had more than 0.2
    await store.close()


async def test_who_finds_too_many_waiting_is_told_when_to_come_again(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(guard, "LOOKING", 1)
    monkeypatch.setattr(guard, "LONG", 60)
    limits = replace(sqlite_settings.limits, waiting=1)
    async with running(replace(sqlite_settings, limits=limits)) as place:
        ann = place.person()
        game = await ann.begin(PERSON, pack="small")
        go = hold_tables(place)
        inside, waiting = (asyncio.create_task(ann.ask("GET", f"/games/{game}")) for _ in range(2))
        await asyncio.sleep(0.05)
        refused = await ann.ask("GET", f"/games/{game}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "busy")
        assert 1 < int(refused.headers["retry-after"]) <= 10
        assert (await ann.http.get("/healthz")).status_code == 200
        await ann.begin(PERSON, pack="small")  # who changes something does not wait for those who look
        go.set()
        assert good(await inside) == good(await waiting)


async def test_who_waits_for_a_bot_keeps_nobody_out(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(guard, "LOOKING", 1)
    monkeypatch.setattr(guard, "LONG", 0.01)
    async with running(sqlite_settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON, pack="small")
        go = hold_tables(place)
        slow = asyncio.create_task(ann.ask("GET", f"/games/{game}"))
        assert (await ann.ask("GET", "/packs")).status_code == 200
        go.set()
        good(await slow)


def hold_tables(place: Place) -> asyncio.Event:
    """Let whoever looks at a table wait until told otherwise."""
    go, table = asyncio.Event(), place.service.live.table

    async def held(game: str) -> Any:
        await go.wait()
        return await table(game)

    place.service.live.table = held  # type: ignore[method-assign]
    return go

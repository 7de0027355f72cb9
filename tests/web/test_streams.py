"""Streams: what happens arrives at once, and after a break nothing is missing and nothing comes twice."""

import asyncio
from dataclasses import replace

import pytest

from imperial_miners.web.http import sse
from imperial_miners.web.log.state import Table
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import Settings
from tests.web.reading import Reader
from tests.web.tables import OPEN, PERSON, Person, Place, Stream, running

pytestmark = pytest.mark.anyio


async def test_a_stream_tells_each_kind_of_entry(place: Place):
    ann, bob = place.person(), place.person()
    game = await ann.begin(PERSON, OPEN)
    async with bob.stream(f"/games/{game}/stream") as stream:
        await bob.join(ann, game, 1, "Bob")
        await ann.choose(game)
        await ann.post(f"/games/{game}/seats/0/undo", {"number": 1})
        await ann.post(f"/games/{game}/seats/0/redo", {"number": 2})
        await bob.post(f"/games/{game}/seats/1/chat", {"text": "Glück auf! <b>"})
        await bob.post(f"/games/{game}/seats/1/chat", {"phrase": "good-luck"})
        events = await stream.until(lambda events: len(events) >= 7)
    assert [event["event"] for event in events] == ["seat", "deal", "choose", "undo", "redo", "chat", "chat"]
    assert [event["id"] for event in events] == [str(event["seq"]) for event in events]
    assert events[0]["chair"] == {"kind": "person", "name": "Bob", "colour": "blue", "level": None}
    assert events[2]["happenings"] == [{"kind": "kept", "seat": 0, "card": None}]
    assert events[5]["text"] == "Glück auf! <b>"
    assert events[6]["phrase"] == "good-luck"


async def test_a_stream_goes_on_where_it_broke_off(place: Place):
    ann = place.person()
    game = await ann.begin(PERSON, PERSON)
    for _ in range(3):
        await ann.choose(game)
    async with ann.stream(f"/games/{game}/stream", last_event_id="3") as stream:
        events = await stream.until(lambda events: len(events) >= 2)
        await ann.choose(game, 1)
        events = await stream.until(lambda events: len(events) >= 3)
    assert [event["seq"] for event in events] == [4, 5, 6]


async def test_a_stream_goes_on_after_a_restart_from_before_the_snapshot(sqlite_settings: Settings):
    import random

    async with running(sqlite_settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON, PERSON, pack="small")
        await ann.play_on(game, [0, 1], random.Random(1), 100)
        told = (await ann.get(f"/games/{game}/log?seat=1"))["entries"]
        cookies = ann.http.cookies
    async with running(sqlite_settings) as place:
        ann = place.person()
        ann.http.cookies = cookies
        async with ann.stream(f"/games/{game}/stream?seat=1", last_event_id="5") as stream:
            events = await stream.until(lambda events: events[-1:] != [] and events[-1]["seq"] == 103)
        assert [{**event, "event": 0, "id": 0} for event in events] == [
            {**entry, "event": 0, "id": 0} for entry in told[6:]
        ]


async def test_a_quiet_stream_shows_that_it_lives(ann: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sse, "HEARTBEAT", 0.01)
    game = await ann.begin()
    async with ann.stream(f"/games/{game}/stream") as stream:
        async with asyncio.timeout(5):
            while b": still here" not in stream.received:
                await asyncio.sleep(0.01)


async def test_a_stream_ends_when_its_seat_is_moved_to_another_device(place: Place):
    ann, phone = place.person(), place.person()
    game = await ann.begin()
    async with ann.stream(f"/games/{game}/stream?seat=0") as stream:
        code = (await ann.post(f"/games/{game}/code"))["code"]
        await phone.post("/codes", {"code": code})
        async with asyncio.timeout(5):
            await stream.task
        before = stream.received
        await phone.choose(game)
        assert stream.received == before


async def test_streams_are_limited_for_each_client_and_counted_out(sqlite_settings: Settings):
    settings = replace(sqlite_settings, limits=replace(sqlite_settings.limits, streams_of_client=1))
    async with running(settings) as place:
        ann = place.person()
        game = await ann.begin()
        async with ann.stream(f"/games/{game}/stream") as stream:
            await stream.opened()
            assert await ann.refused("GET", f"/games/{game}/stream") == (429, "too-many-requests")
        assert place.service.hub.count == 0
        assert place.service.streams.open.total() == 0
        async with ann.stream(f"/games/{game}/stream") as stream:
            await stream.opened()
            assert stream.status == 200


async def test_streams_end_when_the_server_stops(sqlite_settings: Settings):
    async with running(sqlite_settings) as place:
        ann = place.person()
        game = await ann.begin()
        async with ann.stream(f"/games/{game}/stream") as stream:
            await stream.opened()
            place.service.hub.close()
            async with asyncio.timeout(5):
                await stream.task


@pytest.mark.parametrize("address", ["/api/v1/games/{}/stream?seat=0", "/table/{}/1/stream?after=1"])
async def test_a_stream_waits_for_a_database_that_is_away(
    reader: Reader, monkeypatch: pytest.MonkeyPatch, address: str
):
    monkeypatch.setattr(sse, "AWAY", 0.01)
    table = await reader.begin("patience")
    live, troubles = reader.place.service.live, [Refusal("database-away"), Refusal("database-away")]
    find = live.table

    async def away_at_first(game: str, *how: bool, **named: bool) -> Table:
        if troubles:
            raise troubles.pop()
        return await find(game)

    cookie = f"imperial_miners={reader.session.token}"
    stream = Stream(reader.place.app, address.format(table.id), {"host": "localhost", "cookie": cookie})
    await stream.opened()
    monkeypatch.setattr(live, "table", away_at_first)
    decision = table.game.decision(0)
    assert decision is not None
    live.hub.ring(table.id)
    async with asyncio.timeout(30):  # the first page of a process takes its time
        while troubles:
            await asyncio.sleep(0.01)
    await reader.place.service.answers.decide(reader.session, table.id, 0, 0, decision.options[0].key)
    async with asyncio.timeout(30):  # the first page of a process takes its time
        while b"event: choose" not in stream.received and b"event: table" not in stream.received:
            await asyncio.sleep(0.01)
    await stream.close()


async def test_a_stream_ends_with_its_game(ann: Person, small_place: Place):
    game = await ann.begin(pack="small")
    async with ann.stream(f"/games/{game}/stream") as stream:
        await stream.opened()
        live = small_place.service.live
        await live.store.forget(live.now() + 1000, False, 10)
        live.tables.clear()
        live.hub.ring(game)
        async with asyncio.timeout(5):
            await stream.task

"""Streams: what happens arrives at once, and after a break nothing is missing and nothing comes twice."""

import asyncio
from dataclasses import replace

import pytest

from imperial_miners.web.api import table as table_api
from imperial_miners.web.settings import Settings
from tests.web.tables import OPEN, PERSON, Person, Place, running

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
        events = await stream.until(lambda events: len(events) >= 6)
    assert [event["event"] for event in events] == ["seat", "choose", "undo", "redo", "chat", "chat"]
    assert [event["id"] for event in events] == [str(event["seq"]) for event in events]
    assert events[0]["chair"] == {"kind": "person", "name": "Bob", "colour": "blue", "level": None}
    assert events[1]["happenings"] == [{"kind": "kept", "seat": 0, "card": None}]
    assert events[4]["text"] == "Glück auf! <b>"
    assert events[5]["phrase"] == "good-luck"


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
            events = await stream.until(lambda events: events[-1:] != [] and events[-1]["seq"] == 102)
        assert [{**event, "event": 0, "id": 0} for event in events] == [
            {**entry, "event": 0, "id": 0} for entry in told[6:]
        ]


async def test_a_quiet_stream_shows_that_it_lives(ann: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(table_api, "HEARTBEAT", 0.01)
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

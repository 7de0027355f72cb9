"""Whole ways through the API, on both databases: begin, join, play, watch, leave, come back."""

import random

import pytest

from imperial_miners import Game
from imperial_miners.web.settings import Settings
from tests.web.tables import BOT, OPEN, PERSON, Place, running

pytestmark = pytest.mark.anyio


async def test_a_solo_game_from_the_first_question_to_a_record_that_replays(place: Place):
    ann = place.person()
    game = await ann.begin(pack="small")
    running_record = await ann.get(f"/games/{game}/record")
    assert running_record["seed"] is None
    assert running_record["moves"] is None
    answers = await ann.play_on(game, [0], random.Random(1))
    table = await ann.get(f"/games/{game}")
    assert table["over"]
    assert table["outcome"]["final"]
    record = await ann.ask("GET", f"/games/{game}/record")
    assert record.json()["seed_hash"] == running_record["seed_hash"]
    assert len(record.json()["moves"]) == answers
    replayed = Game.replay(record.text, place.service.packs["small"])
    assert [standing.to_json() for standing in replayed.outcome().standings] == table["outcome"]["standings"]


async def test_friends_join_by_a_link_and_play_at_once(place: Place):
    ann, bob = place.person(), place.person()
    game = await ann.begin(PERSON | {"name": "Ann"}, OPEN, BOT | {"level": "digger"})
    await bob.join(ann, game, 1, "Bob")
    seats = (await bob.get(f"/games/{game}"))["seats"]
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in seats] == [
        ("person", "Ann", False),
        ("person", "Bob", True),
        ("bot", "", False),
    ]
    rng = random.Random(2)
    for _ in range(400):
        moved = await ann.play_on(game, [0], rng, 1) + await bob.play_on(game, [1], rng, 1)
        if not moved:
            await place.service.bots.settle()
            if (await ann.get(f"/games/{game}"))["over"]:
                break
    assert (await bob.get(f"/games/{game}"))["over"]


async def test_one_device_can_hold_all_seats(place: Place):
    ann = place.person()
    game = await ann.begin(PERSON | {"name": "Ann"}, PERSON | {"name": "Bea"}, pack="small")
    await ann.play_on(game, [0, 1], random.Random(3))
    assert (await ann.get(f"/games/{game}"))["over"]


async def test_a_game_goes_on_after_a_restart(settings: Settings):
    async with running(settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON, PERSON)
        await ann.play_on(game, [0, 1], random.Random(4), 150)
        await ann.post(f"/games/{game}/seats/0/chat", {"phrase": "hello"})
        before = await ann.get(f"/games/{game}/seats/0/view")
        log = await ann.get(f"/games/{game}/log?seat=0")
        digest = (await place.service.live.table(game)).game.digest()
        cookies = ann.http.cookies
    async with running(settings) as place:
        ann = place.person()
        ann.http.cookies = cookies
        assert await ann.get(f"/games/{game}/seats/0/view") == before
        assert await ann.get(f"/games/{game}/log?seat=0") == log
        assert (await place.service.live.table(game)).game.digest() == digest
        assert [found["id"] for found in (await ann.get("/games"))["games"]] == [game]
        await ann.play_on(game, [0, 1], random.Random(5))
        assert (await ann.get(f"/games/{game}"))["over"]


async def test_seats_move_to_another_device_by_a_short_code(place: Place):
    ann, phone, thief = place.person(), place.person(), place.person()
    game = await ann.begin(PERSON, PERSON)
    code = (await ann.post(f"/games/{game}/code"))["code"]
    table = await phone.post("/codes", {"code": f" {code[:4].lower()}-{code[4:]} "})
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    assert await thief.refused("POST", "/codes", {"code": code}) == (404, "no-such-code")
    assert await ann.refused("GET", f"/games/{game}/seats/0/view") == (403, "not-your-seat")
    await phone.choose(game, 1)


async def test_a_bot_plays_for_whoever_leaves_until_they_are_back(place: Place):
    ann = place.person()
    game = await ann.begin(PERSON, PERSON)
    await ann.ask("PUT", f"/games/{game}/seats/1/bot", json={"level": "digger"})
    await place.service.bots.settle()
    table = await ann.get(f"/games/{game}")
    assert [(seat["kind"], seat["awaited"]) for seat in table["seats"]] == [("person", True), ("away", False)]
    number = (await place.service.live.table(game)).state.numbers[1]
    assert number > 0
    refusal = await ann.refused("POST", f"/games/{game}/seats/1/decide", {"number": number, "option": "deck:1"})
    assert refusal == (409, "bot-plays")
    await ann.ask("DELETE", f"/games/{game}/seats/1/bot")
    await ann.play_on(game, [0, 1], random.Random(6))
    assert (await ann.get(f"/games/{game}"))["over"]


async def test_bots_alone_play_to_the_end_while_somebody_watches(place: Place):
    ann = place.person()
    game = await ann.begin(BOT, BOT | {"level": "king"}, pack="small")
    async with ann.stream(f"/games/{game}/stream?after=-1") as stream:
        await stream.until(lambda events: any("ended" in str(event) for event in events))
        assert stream.events[0]["kind"] == "begin"
        assert [event["seq"] for event in stream.events] == list(range(len(stream.events)))
    assert (await ann.get(f"/games/{game}"))["over"]

"""Nobody chooses the deal: promises shown before it, parts that those who sit down add, and what a client may try."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from imperial_miners.cli import main
from imperial_miners.engine.fairness import combined_seed, hash_of
from imperial_miners.engine.luck import SecureShuffler
from imperial_miners.engine.record import Record
from imperial_miners.text import LANGUAGES
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.promises import LIFE
from tests.web.reading import Reader, one
from tests.web.tables import BOT, OPEN, PERSON, Person, Place, running

pytestmark = pytest.mark.anyio


async def finished(person: Person, game: str, seats: list[int]) -> Record:
    """The record of a game that is played to its end now."""
    await person.play_on(game, seats, random.Random(3))
    return Record.from_json(json.dumps(await person.get(f"/games/{game}/record")))


async def test_the_deal_is_made_from_the_promise_and_what_was_added(place: Place):
    ann = place.person()
    promise = await ann.post("/promises")
    game = await ann.begin(PERSON, PERSON, promise=promise["promise"], adds="my luck")
    table = await ann.get(f"/games/{game}")
    assert table["secret_hash"] == promise["secret_hash"]
    assert table["dealt"]
    running_record = await ann.get(f"/games/{game}/record")
    assert (running_record["seed"], running_record["secret_hash"]) == (None, promise["secret_hash"])
    assert "secret" not in running_record
    record = await finished(ann, game, [0, 1])
    assert hash_of(record.secret) == promise["secret_hash"]
    assert record.contributions == ["my luck", ""]
    assert record.seed == combined_seed(record.secret, ["my luck", ""])


async def test_nobody_asks_for_a_seed_or_for_luck_that_can_be_computed(small_place: Place):
    ann = small_place.person()
    assert await ann.refused("POST", "/games", {}) == (422, "malformed"), "a secret whose hash was not shown"
    assert await ann.refused("POST", "/games", {"promise": ""}) == (409, "promise-void")
    for wish in ({"luck": "lehmer-30"}, {"seed": "7"}, {"secret": "ab"}, {"rules": "rules-1"}):
        wish = await ann.promised(wish)
        assert await ann.refused("POST", "/games", wish) == (422, "malformed")
    for decks in ("shared", "duplicate"):
        table = await small_place.service.live.dealt(await ann.begin(PERSON, OPEN, decks=decks))
        shufflers = [supply.shuffler for supply in table.game.supplies]
        assert [type(each) for each in shufflers] == [SecureShuffler] * len(shufflers)
        assert (table.game.luck, len(table.game.seed)) == ("blake2b", 64), "256 bits"


async def test_whoever_sits_down_before_the_deal_adds_to_it_and_nobody_waits(place: Place):
    ann, bea, cleo = place.person(), place.person(), place.person()
    game = await ann.begin(PERSON, OPEN, OPEN, BOT, adds="a")
    await place.service.bots.settle()
    assert (await place.service.live.table(game)).game.move_count == 0, "bots wait for the cards"
    tokens = [(await ann.post(f"/games/{game}/seats/{seat}/invitation"))["token"] for seat in (1, 2)]
    await bea.post("/join", {"token": tokens[0], "adds": "b"})
    for look in (f"/games/{game}", f"/games/{game}/log", "/games"):
        await ann.get(look)
    assert not (await ann.get(f"/games/{game}"))["dealt"], "nobody has looked at cards"
    before = await ann.get(f"/games/{game}/seats/0/view")
    assert (await ann.get(f"/games/{game}"))["dealt"]
    await cleo.post("/join", {"token": tokens[1], "adds": "c"})
    assert (await ann.get(f"/games/{game}/seats/0/view"))["view"]["seats"][0] == before["view"]["seats"][0]
    table = await place.service.live.table(game)
    assert table.state.added == ("a", "b", "", ""), "who comes later trusts those who were there"
    assert table.game.seed == combined_seed(table.state.secret, ["a", "b", "", ""])


async def test_what_is_seen_before_the_deal_has_nothing_to_do_with_it(small_place: Place):
    ann, service = small_place.person(), small_place.service
    stand_ins, hands = set(), set()
    for _ in range(4):
        game = await ann.begin(PERSON, OPEN)
        stand_ins.add(tuple((await service.live.table(game)).game.seats[0].hand))
        hands.add(tuple((await service.live.dealt(game)).game.seats[0].hand))
    assert len(stand_ins) == 1, "always the same cards, whatever the secret"
    assert len(hands) == 4


async def test_parts_that_grow_when_they_are_composed_leave_a_record_that_verifies(small_place: Place):
    """U+FB2C is one character, and three once it is composed: longer parts than a record may hold."""
    ann, bea = small_place.person(), small_place.person()
    grows = "\ufb2c" * 64
    game = await ann.begin(PERSON | {"name": grows[:24]}, OPEN, adds=grows)
    token = (await ann.post(f"/games/{game}/seats/1/invitation"))["token"]
    await bea.post("/join", {"token": token, "adds": grows, "name": grows[:24]})
    table = await small_place.service.live.table(game)
    assert [len(part) for part in table.state.added] == [64, 64]
    assert [len(chair.name) for chair in table.state.chairs] == [24, 24]
    rng = random.Random(3)
    while not (await ann.get(f"/games/{game}"))["over"]:
        await ann.play_on(game, [0], rng)
        await bea.play_on(game, [1], rng)
    record = Record.from_json(json.dumps(await ann.get(f"/games/{game}/record")))
    assert record.contributions == list(table.state.added)


async def test_a_promise_is_good_for_one_game_of_one_device(place: Place):
    ann, bea = place.person(), place.person()
    promise = (await ann.post("/promises"))["promise"]
    await bea.begin()
    assert await bea.refused("POST", "/games", {"promise": promise}) == (409, "promise-void")
    await ann.begin(promise=promise, adds="x")
    for adds in ("x", "y"):
        assert await ann.refused("POST", "/games", {"promise": promise, "adds": adds}) == (409, "promise-void")


async def test_a_promise_used_twice_at_once_begins_one_game(place: Place):
    ann = place.person()
    promise = (await ann.post("/promises"))["promise"]
    answers = await asyncio.gather(*(ann.ask("POST", "/games", json={"promise": promise}) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]


async def test_promises_that_were_changed_or_are_old_are_void(small_place: Place):
    ann, service = small_place.person(), small_place.service
    promise = (await ann.post("/promises"))["promise"]
    number, expires, sign = promise.split(".")
    later = f"{number}.{int(expires) + 1}.{sign}"
    for wrong in ("x", "..", "a.b.c", later, f"{number}.{expires}.{'0' * 32}", f"{number}.x.{sign}", promise[:-1]):
        assert await ann.refused("POST", "/games", {"promise": wrong}) == (409, "promise-void")
    now = service.live.now
    service.live.now = lambda: now() + LIFE + 1000  # type: ignore[method-assign]
    assert await ann.refused("POST", "/games", {"promise": promise}) == (409, "promise-void")


async def test_a_server_that_restarts_keeps_its_promise(settings: Settings, tmp_path: Path):
    async with running(settings) as place:
        ann = place.person()
        promise = await ann.post("/promises")
    async with running(
        replace(settings, data_dir=tmp_path if not settings.is_postgres else tmp_path / "other")
    ) as place:
        again = place.person()
        again.http.cookies.update(ann.http.cookies)
        game = await again.begin(promise=promise["promise"])
        assert (await again.get(f"/games/{game}"))["secret_hash"] == promise["secret_hash"]


async def test_many_promises_tell_nothing_of_their_secrets(small_place: Place):
    ann = small_place.person()
    made = [await ann.post("/promises") for _ in range(20)]
    assert len({each["secret_hash"] for each in made}) == 20
    game = await ann.begin(promise=made[3]["promise"])
    record = await finished(ann, game, [0])
    for other in made[:3]:  # a secret that is known now opens no other promise
        assert hash_of(record.secret) != other["secret_hash"]
        assert record.secret not in other["promise"]


async def test_a_record_with_a_secret_can_be_brought_and_verified(reader: Reader, tmp_path: Path, capsys):
    service = reader.place.service
    ann = reader.place.person()
    game = await ann.begin(PERSON, adds="mine")
    await ann.play_on(game, [0], random.Random(5))
    found = await ann.get(f"/games/{game}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(found))
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert found["secret"] in capsys.readouterr().out
    text = json.dumps(found).encode()
    files = {"record": ("game.json", text, "application/json")}
    brought = await reader.http.post("/replay", data={"form_token": reader.session.form_token}, files=files)
    table = await service.live.table(brought.headers["location"].split("/")[2])
    assert table.public_record() == found
    for wrong in ({"secret": "other"}, {"contributions": ["other"]}, {"contributions": []}):
        file.write_text(json.dumps(found | wrong))
        assert main(["verify", str(file), "--lang", "en"]) == 1


# --- Pages


async def begin_on_page(reader: Reader, **more: str) -> str:
    """Begin a game with the first form of the start page; where it leads."""
    page = await reader.get("/")
    form = page.select("form[action='/play']")[0]
    data = {str(field["name"]): str(field.get("value", "")) for field in form.select("input")}
    answer = await reader.http.post("/play", data=data | more)
    assert answer.status_code == 303, answer.text[:200]
    return str(answer.headers["location"])


async def test_pages_show_the_hash_before_and_the_proof_after(reader: Reader):
    page = await reader.get("/")
    shown = {code.get_text() for code in page.select(".fair .hash code")}
    assert len(shown) == 1
    game = (await begin_on_page(reader, adds="by hand")).split("/")[2]
    table = await reader.place.service.live.table(game)
    assert table.state.added == ("by hand",)
    while (decision := table.game.decision(0)) is not None:
        number = table.state.numbers[0]
        await reader.place.service.answers.decide(reader.session, game, 0, number, decision.options[0].key)
    result = await reader.get(f"/table/{game}/result")
    told = one(result, ".panel.record").get_text()
    assert table.state.secret in told
    assert table.secret_hash in told
    assert "by hand" in told
    assert one(result, ".fairness").get_text()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_that_was_gone_back_to_shows_a_new_hash_before_it_begins(reader: Reader, language: str):
    page = await reader.get("/")
    form = page.select("form[action='/play']")[-1]
    data = {str(field["name"]): str(field.get("value", "")) for field in form.select("input")}
    data |= {"names": "Bea", "name": "Ann", "adds": "known by now", "variant": "first-game", "colour": "blue"}
    first = (await reader.http.post("/play", data=data)).headers["location"]
    anew = await reader.http.post("/play", data=data, headers={"accept-language": language})
    assert anew.status_code == 409
    shown = BeautifulSoup(anew.text, "html.parser")
    fields = {str(field["name"]): str(field.get("value", "")) for field in one(shown, "main form").select("input")}
    assert fields | {"promise": "", "adds": ""} == data | {"promise": "", "adds": ""}, "the same game is asked for"
    assert fields["adds"] == "", "what the server has seen before is no luck"
    assert one(shown, "details.fair").has_attr("open")
    second = await reader.http.post("/play", data=fields | {"adds": "fresh"})
    game = second.headers["location"].split("/")[2]
    table = await reader.place.service.live.table(game)
    assert game != first.split("/")[2]
    assert table.secret_hash == one(shown, ".fair .hash code").get_text()
    assert (table.state.added, table.game.variant) == (("fresh", ""), "first-game")
    again = await reader.http.post("/play", data=fields)
    assert again.status_code == 409, "and that one is used, too"


async def test_playing_again_shows_the_hash_and_takes_a_part(reader: Reader):
    """Without script, too: the field is there to be filled in."""
    game = (await begin_on_page(reader)).split("/")[2]
    person = reader.place.person()
    person.http.cookies.set("imperial_miners", reader.session.token, domain="localhost.local")
    await person.play_on(game, [0], random.Random(7))
    result = await reader.get(f"/table/{game}/result")
    form = one(result, f"form[action='/play/again/{game}']")
    shown = one(form, ".fair .hash code").get_text()
    assert one(form, "input[name=adds]").get("type") != "hidden"
    data = {str(field["name"]): str(field.get("value", "")) for field in form.select("input")} | {"adds": "more"}
    begun = await reader.http.post(f"/play/again/{game}", data=data)
    table = await reader.place.service.live.table(begun.headers["location"].split("/")[2])
    assert (table.secret_hash, table.state.added) == (shown, ("more",))
    anew = await reader.http.post(f"/play/again/{game}", data=data)
    assert (anew.status_code, one(BeautifulSoup(anew.text, "html.parser"), "main form")["action"]) == (
        409,
        f"/play/again/{game}",
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_friends_see_the_hash_and_add_their_part(reader: Reader, language: str):
    where = await begin_on_page(reader, kind="friends", count="2", adds="")
    game = where.split("/")[2]
    service = reader.place.service
    seats = await reader.get(where, **{"accept-language": language})
    table = await service.live.table(game)
    assert table.secret_hash in seats.get_text()
    assert not table.state.is_dealt
    link = (
        next(str(field["value"]) for field in seats.select("input[value*='/join/']"))
        if seats.select("input[value*='/join/']")
        else "/join/" + await service.seating.invite(reader.session, game, 1)
    )
    friend = Reader(reader.place)
    friend.http.cookies.clear()
    joining = await friend.get("/join/" + link.split("/join/")[1], **{"accept-language": language})
    assert table.secret_hash in joining.get_text()
    form = one(joining, "form.panel")
    data = {str(field["name"]): str(field.get("value", "")) for field in form.select("input[type=hidden]")}
    answer = await friend.http.post(str(form["action"]), data=data | {"name": "Bea", "adds": "hers"})
    assert answer.status_code == 303
    assert table.state.added == ("", "hers")
    await friend.get(answer.headers["location"])
    assert table.state.is_dealt, "whoever goes to the table sees cards"


async def test_the_stream_of_those_who_wait_deals_nothing(reader: Reader):
    where = await begin_on_page(reader, kind="friends", count="2")
    game = where.split("/")[2]
    person = reader.place.person()
    async with person.stream(f"/games/{game}/stream?after=-1") as stream:
        await stream.opened()
        assert not (await reader.place.service.live.table(game)).state.is_dealt

"""Who sits where: links, bots that take over, names and colours, and the clock."""

import asyncio
import time

import pytest

from imperial_miners.web.log import timing
from imperial_miners.web.log.timing import GRACE
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.seating import ABSENCE, CODE_LIFE
from tests.web.tables import BOT, OPEN, PERSON, Person, Place, running

pytestmark = pytest.mark.anyio


def kinds(table: dict) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


class Hands:
    """The hands of the server's clocks, to be moved by a test."""

    def __init__(self, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        monkeypatch.setattr(place.service.live, "now", lambda: time.time_ns() // 1_000_000 + self.ahead)
        monkeypatch.setattr(timing, "steady", lambda: time.monotonic_ns() // 1_000_000 + self.ahead)


async def test_a_link_shows_the_same_seat_again_and_fits_one_person(place: Place):
    ann, bob, eve = place.person(), place.person(), place.person()
    game = await ann.begin(PERSON, OPEN)
    token = (await ann.post(f"/games/{game}/seats/1/invitation"))["token"]
    assert (await ann.post(f"/games/{game}/seats/1/invitation"))["token"] == token
    await bob.post("/join", {"token": token})
    await bob.post("/join", {"token": token})
    assert await eve.refused("POST", "/join", {"token": token}) == (409, "seat-taken")
    assert await ann.refused("POST", f"/games/{game}/seats/1/invitation") == (409, "seat-taken")
    assert await eve.refused("POST", "/join", {"token": token[:-1] + "x"}) == (404, "no-such-invitation")


async def test_two_who_open_one_link_at_once_do_not_share_a_seat(place: Place):
    ann, friends = place.person(), [place.person() for _ in range(4)]
    game = await ann.begin(PERSON, OPEN)
    token = (await ann.post(f"/games/{game}/seats/1/invitation"))["token"]
    answers = await asyncio.gather(*(friend.ask("POST", "/join", json={"token": token}) for friend in friends))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


async def test_strangers_cannot_invite_or_arrange_seats(place: Place):
    ann, eve = place.person(), place.person()
    game = await ann.begin(PERSON, OPEN, BOT)
    stranger = (403, "not-at-the-table")
    assert await eve.refused("POST", f"/games/{game}/seats/1/invitation") == stranger
    assert await eve.refused("PUT", f"/games/{game}/seats/1/bot", {"level": "king"}) == stranger
    assert await eve.refused("DELETE", f"/games/{game}/seats/2/bot") == stranger
    assert await eve.refused("POST", f"/games/{game}/code") == stranger
    assert await eve.refused("PATCH", f"/games/{game}/seats/0", {"name": "Eve"}) == (403, "not-your-seat")
    assert await eve.refused("POST", f"/games/{game}/seats/0/chat", {"text": "hi"}) == (403, "not-your-seat")


async def test_a_free_seat_goes_to_a_bot_and_is_opened_again(ann: Person):
    game = await ann.begin(PERSON, OPEN)
    assert kinds((await ann.ask("PUT", f"/games/{game}/seats/1/bot", json={})).json()) == ["person", "bot"]
    assert kinds((await ann.ask("DELETE", f"/games/{game}/seats/1/bot")).json()) == ["person", "open"]


async def test_others_may_let_a_bot_play_for_somebody_long_awaited(small_place: Place, monkeypatch: pytest.MonkeyPatch):
    hands = Hands(small_place, monkeypatch)
    ann, bob = small_place.person(), small_place.person()
    game = await ann.begin(PERSON, OPEN)
    await bob.join(ann, game, 1)
    path = f"/games/{game}/seats/1/bot"
    await ann.get(f"/games/{game}/seats/0/view")  # the cards are dealt
    assert await ann.refused("PUT", path, {}) == (409, "still-playing")
    hands.ahead = ABSENCE + 1000
    assert kinds((await ann.ask("PUT", path, json={})).json()) == ["person", "away"]
    assert await ann.refused("DELETE", path) == (403, "not-your-seat")
    assert await ann.refused("PUT", path, {"level": "king"}) == (403, "not-your-seat")
    assert kinds((await bob.ask("DELETE", path)).json()) == ["person", "person"]


async def test_names_and_colours_are_ones_own_and_colours_differ(ann: Person):
    game = await ann.begin(PERSON | {"colour": "blue"}, PERSON, PERSON | {"colour": "red"})
    colours = [seat["colour"] for seat in (await ann.get(f"/games/{game}"))["seats"]]
    assert colours == ["blue", "green", "red"]
    named = await ann.ask(
        "PATCH", f"/games/{game}/seats/1", json={"name": "  Bea\u202e \n of the Mine ", "colour": "gold"}
    )
    assert named.json()["seats"][1]["name"] == "Bea of the Mine"
    assert named.json()["seats"][1]["colour"] == "gold"
    taken = await ann.refused("PATCH", f"/games/{game}/seats/1", {"name": "Bea", "colour": "red"})
    assert taken == (409, "colour-taken")


async def test_a_code_expires(small_place: Place, monkeypatch: pytest.MonkeyPatch):
    hands = Hands(small_place, monkeypatch)
    ann, phone = small_place.person(), small_place.person()
    game = await ann.begin()
    code = (await ann.post(f"/games/{game}/code"))["code"]
    hands.ahead = CODE_LIFE + 1000
    assert await phone.refused("POST", "/codes", {"code": code}) == (404, "no-such-code")


async def test_when_the_time_is_up_a_bot_plays_on_until_the_player_is_back(
    small_place: Place, monkeypatch: pytest.MonkeyPatch
):
    hands = Hands(small_place, monkeypatch)
    ann, service = small_place.person(), small_place.service
    game = await ann.begin(PERSON, PERSON, clock=60)
    for seat in (0, 1):
        await ann.get(f"/games/{game}/seats/{seat}/decision")
    deadlines = [seat["deadline"] for seat in (await ann.get(f"/games/{game}"))["seats"]]
    assert all(abs(deadline - service.live.now() - 60_000) < 10_000 for deadline in deadlines)
    for _ in range(4):
        await ann.choose(game, 0)  # seat 0 is done and no longer awaited
    table = await service.live.table(game)
    hands.ahead = 59_000 - 10_000
    await service.clock.look(table)
    assert kinds(await ann.get(f"/games/{game}")) == ["person", "person"]
    hands.ahead = 61_000
    await service.clock.look(table)
    await service.bots.settle()
    shown = await ann.get(f"/games/{game}")
    assert kinds(shown) == ["person", "away"]
    assert shown["round"] == 1
    back = (await ann.ask("DELETE", f"/games/{game}/seats/1/bot")).json()
    assert kinds(back) == ["person", "person"]
    await service.clock.look(table)
    assert kinds(await ann.get(f"/games/{game}")) == ["person", "person"], "the time of a round begins anew"


async def test_a_restart_of_the_server_gives_everybody_some_time(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    async with running(sqlite_settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON, clock=15)
        await ann.choose(game, 0)
    async with running(sqlite_settings) as place:
        hands = Hands(place, monkeypatch)
        hands.ahead = 3_600_000
        table = await place.service.live.table(game)
        await place.service.clock.look(table)
        assert table.state.chairs[0].kind == "person"
        hands.ahead += GRACE + 1000
        await place.service.clock.look(table)
        assert table.state.chairs[0].kind == "away"

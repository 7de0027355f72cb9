"""Games over days: clocks that run in each player's own hours, reminders before they are over, pauses, restarts."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from fastapi import FastAPI

from imperial_miners.web.app import make_app
from imperial_miners.web.log import timing
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.pace import Pace, time_after, time_between
from imperial_miners.web.log.state import Table, read_state
from imperial_miners.web.settings import INSIDE, PUSH_SERVICES, Settings
from imperial_miners.web.tables import alerts, clock
from imperial_miners.web.tables.alerts import make_key
from imperial_miners.web.tables.bots import RandomThinker
from imperial_miners.web.tables.requests import NewTable
from imperial_miners.web.tables.service import Service
from tests.web.push_service import Browser, PushService
from tests.web.reading import Reader, one
from tests.web.tables import BOT, OPEN, PERSON, Place

pytestmark = pytest.mark.anyio
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
PEOPLE = {"Anna": "Europe/Zurich", "Bela": "America/New_York", "Chika": "Asia/Tokyo"}
SESSIONS = [Session(name[0].lower() * 43) for name in PEOPLE]


def local(zone: str, day: int, hour: int, minute: int = 0) -> int:
    """A time in June 2026, in milliseconds."""
    return int(datetime(2026, 6, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_time_passes_in_playing_hours_only():
    zurich = "Europe/Zurich 8 22"
    nine = local("Europe/Zurich", 1, 21)
    assert time_after(nine, 2 * HOUR, zurich) == local("Europe/Zurich", 2, 9), "an hour tonight, one tomorrow"
    assert time_after(local("Europe/Zurich", 1, 3), HOUR, zurich) == local("Europe/Zurich", 1, 9)
    assert time_after(nine, 0, zurich) == nine
    assert time_after(nine, 24 * HOUR, "") == nine + DAY
    night = "Asia/Tokyo 20 6"
    assert time_after(local("Asia/Tokyo", 1, 2), 5 * HOUR, night) == local("Asia/Tokyo", 1, 21)
    assert time_between(nine, local("Europe/Zurich", 2, 9), zurich) == 2 * HOUR
    assert time_between(nine, nine, zurich) == 0


def test_a_day_on_which_clocks_are_changed_is_as_long_as_it_is():
    """In Zurich the night to March 29, 2026, has no hour from 2 to 3."""
    begin = int(datetime(2026, 3, 28, 22, tzinfo=ZoneInfo("Europe/Zurich")).timestamp() * 1000)
    assert time_between(begin, begin + DAY, "Europe/Zurich 22 8") == 9 * HOUR + HOUR  # and an hour the next evening


def test_a_pause_keeps_what_was_used():
    pace = Pace.first(2, 0).keep_hours(1, "UTC 0 12")
    paused = pace.pause(13 * HOUR)
    assert paused.spent == (13 * HOUR, 12 * HOUR)
    going = paused.go_on(48 * HOUR)
    assert going.deadline(0, 24 * 3600) == (48 + 11) * HOUR
    assert going.deadline(1, 24 * 3600) == (48 + 12) * HOUR


class Hand:
    """A server whose time a test moves: both the clock on its wall and the one that nobody sets."""

    def __init__(self, settings: Settings, patch: pytest.MonkeyPatch, push_service: PushService) -> None:
        self.settings = settings
        self.patch = patch
        self.push_service = push_service
        self.now = local("UTC", 1, 12)
        self.passed = 0
        self.wrong = 0  # by how much the clock on the wall is wrong
        patch.setattr(timing, "steady", lambda: self.passed)
        self.stack = AsyncExitStack()
        self.app: FastAPI
        self.service: Service
        self.browsers = {name: Browser(f"{push_service.address}/{name}") for name in PEOPLE}

    async def start(self) -> None:
        self.app = make_app(self.settings, RandomThinker())
        self.service = self.app.state.service
        self.service.live.now = lambda: self.now + self.wrong  # type: ignore[method-assign]
        await self.stack.enter_async_context(self.app.router.lifespan_context(self.app))

    async def stop(self) -> None:
        await self.stack.aclose()
        self.stack = AsyncExitStack()

    async def restart(self, away: int = 0) -> None:
        """The server is off for a while, and what it measured with its steady clock is lost."""
        await self.stop()
        self.now += away
        self.passed = 0
        await self.start()

    def reader(self, seat: int) -> Reader:
        reader = Reader(Place(self.app))
        reader.session = SESSIONS[seat]
        reader.http.cookies.set("imperial_miners", reader.session.token)
        reader.http.cookies.set("imperial_miners_zone", f"{list(PEOPLE.values())[seat]}*0")
        return reader

    async def begin(self, *hours: tuple[int, int], clock: int = 24 * 3600, seats: int = 3) -> str:
        """A game of several people, each with playing hours in a zone of their own, who want to be told."""
        wanted = NewTable.model_validate({"seats": [PERSON] + [OPEN] * (seats - 1), "clock": clock})
        for seat, (name, zone) in enumerate(list(PEOPLE.items())[:seats]):
            reader = self.reader(seat)
            form = {"form_token": reader.session.form_token, "zone": zone, "offset": "0"}
            begin, end = hours[seat]
            assert (await reader.http.post("/hours", data=form | {"begin": begin, "end": end})).status_code == 303
            quiet = {"quiet_from": end, "quiet_to": begin}
            told = form | quiet | self.browsers[name].form
            assert (await reader.http.post("/alerts", data=told)).status_code == 204
        table = await self.service.games.create(SESSIONS[0], wanted, "days")
        for seat in range(1, seats):
            token = await self.service.seating.invite(SESSIONS[0], table.id, seat)
            await self.service.seating.join(SESSIONS[seat], token, list(PEOPLE)[seat])
        await self.service.live.dealt(table.id)
        return table.id

    async def table(self, game: str) -> Table:
        return await self.service.live.table(game)

    async def answer(self, game: str, seat: int) -> None:
        """Everything that a seat can answer now."""
        table = await self.table(game)
        while (decision := table.game.decision(seat)) is not None and table.chair(seat).bot is None:
            key = decision.options[-1].key
            await self.service.answers.decide(SESSIONS[seat], game, seat, table.state.numbers[seat], key)

    async def until(self, moment: int, step: int = 30 * MINUTE) -> None:
        """Let time pass, in steps in which the server looks at what it has to do."""
        while True:
            await self.service.calendar.tick()
            await self.service.alerts.tick()
            await self.service.clock.tick()
            if self.now >= moment:
                return
            by = min(step, moment - self.now)
            self.now, self.passed = self.now + by, self.passed + by

    def messages(self) -> list[str]:
        """To whom messages went, in order."""
        return [path.removeprefix("/") for path, _, _ in self.push_service.taken]

    def last_words(self, name: str) -> str:
        body = next(sealed for path, _, sealed in reversed(self.push_service.taken) if path == f"/{name}")
        return str(json.loads(self.browsers[name].read(body))["body"])


@pytest.fixture
def push_service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
async def hand(
    sqlite_settings: Settings, anyio_backend: str, push_service: PushService, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Hand]:
    for module, name in ((alerts, "TICK"), (clock, "TICK"), (clock, "LEAF")):
        monkeypatch.setattr(module, name, 3600.0)  # the tests say when it looks
    settings = replace(sqlite_settings, push_services=(*PUSH_SERVICES, push_service.address), webhooks=INSIDE)
    assert await make_key(settings)
    hand = Hand(settings, monkeypatch, push_service)
    await hand.start()
    yield hand
    await hand.stop()


ALL_DAY = ((0, 0),) * 3
WAKING = ((8, 22), (9, 23), (7, 21))


async def test_a_game_over_days_of_three_players_in_three_zones(hand: Hand):
    """A day for each answer, of which 14 hours pass in a day; asked at 12 o'clock in London's winter."""
    game = await hand.begin(*WAKING)
    zurich, new_york, tokyo = PEOPLE.values()
    table = await hand.table(game)
    assert [table.deadline(seat) for seat in range(3)] == [
        local(zurich, 2, 22) + 10 * HOUR + 2 * HOUR,  # 8 hours on Monday, 14 on Tuesday, 2 on Wednesday
        local(new_york, 2, 19),  # awake from 9 o'clock, an hour after the deal: 14 hours, and 10 on Tuesday
        local(tokyo, 3, 17),  # asleep from the deal until 7: 14 hours, and 10 on Wednesday
    ]
    await hand.answer(game, 0)
    assert table.deadline(0) is None
    await hand.until(local(new_york, 2, 10))
    await hand.answer(game, 1)
    await hand.until(local(tokyo, 3, 10, 59))
    assert hand.messages() == ["Bela", "Chika"], "Anna answered at once; Bela before any reminder was due"
    await hand.until(local(tokyo, 3, 11, 5), MINUTE)
    assert hand.messages() == ["Bela", "Chika", "Chika"]
    assert "Your time in round" in hand.last_words("Chika")
    assert "Wednesday, June 3, 5:00" in hand.last_words("Chika").replace("\u202f", " ")
    await hand.restart(2 * HOUR)
    await hand.until(local(tokyo, 3, 14, 59))
    assert len(hand.messages()) == 3
    await hand.until(local(tokyo, 3, 15, 3), MINUTE)
    assert "Last reminder" in hand.last_words("Chika")
    await hand.until(local(tokyo, 3, 17))
    assert (await hand.table(game)).chair(2).kind == "person"
    await hand.until(local(tokyo, 3, 17, 1))
    table = await hand.table(game)
    assert [chair.kind for chair in table.state.chairs] == ["person", "person", "away"]
    assert hand.messages().count("Chika") == 3
    for _ in range(6):  # and it is played on for days, by the people and by the bot
        for seat in (0, 1):
            await hand.answer(game, seat)
        async with asyncio.timeout(60):
            while (await hand.table(game)).awaited_bots():
                await asyncio.sleep(0.01)
        await hand.until(hand.now + 12 * HOUR, 2 * HOUR)
    kinds = {one.entry.by for one in (await hand.table(game)).recent if one.entry.seat == 2}
    assert "bot" in kinds
    assert (await hand.table(game)).game.round >= 2


async def test_a_move_gives_the_whole_time_anew_and_undoing_it_does_not(hand: Hand):
    game = await hand.begin(*ALL_DAY, seats=2)
    table = await hand.table(game)
    first = table.deadline(0)
    await hand.until(hand.now + 6 * HOUR, HOUR)
    key = table.game.decision(0).options[0].key  # type: ignore[union-attr]
    await hand.service.answers.decide(SESSIONS[0], game, 0, 0, key)
    assert first is not None
    assert table.deadline(0) == first + 6 * HOUR
    await hand.until(hand.now + 3 * HOUR, HOUR)
    await hand.service.answers.undo(SESSIONS[0], game, 0, 1)
    assert table.deadline(0) == first + 6 * HOUR


async def test_after_days_without_a_server_the_last_reminder_still_comes_before_the_bot(hand: Hand):
    game = await hand.begin(*ALL_DAY, seats=2)
    await hand.answer(game, 1)
    await hand.restart(5 * DAY)
    began = hand.now
    await hand.until(began + 2 * MINUTE, MINUTE)
    assert "Last reminder" in hand.last_words("Anna")
    assert (await hand.table(game)).deadline(0) == began + 2 * HOUR, "the time of a last reminder"
    await hand.until(began + 2 * HOUR)
    assert (await hand.table(game)).chair(0).kind == "person"
    await hand.until(began + 2 * HOUR + MINUTE)
    assert (await hand.table(game)).chair(0).kind == "away"


@pytest.mark.parametrize("jump", [-3 * DAY, 3 * DAY])
async def test_a_machines_clock_that_jumps_takes_nobodys_time(hand: Hand, jump: int):
    game = await hand.begin(*ALL_DAY, seats=2)
    began = hand.now
    await hand.until(began + HOUR)
    hand.wrong = jump
    await hand.until(began + DAY)
    assert (await hand.table(game)).chair(0).kind == "person"
    await hand.until(began + DAY + MINUTE)
    assert (await hand.table(game)).chair(0).kind == "away"
    assert hand.messages().count("Anna") == 3, "its turn and both reminders"


async def test_a_table_pauses_when_all_agree_until_one_wants_to_go_on(hand: Hand):
    game = await hand.begin(*ALL_DAY, seats=2)
    began = hand.now

    await hand.until(began + 10 * HOUR)
    await hand.service.seating.wish(SESSIONS[0], game, 0, "+pause")
    assert (await hand.table(game)).deadline(0) == began + DAY, "one alone cannot"
    await hand.service.seating.wish(SESSIONS[1], game, 1, "+pause")
    table = await hand.table(game)
    assert [table.deadline(seat) for seat in (0, 1)] == [None, None]
    said = len(hand.messages())
    await hand.until(began + 4 * DAY, 6 * HOUR)
    await hand.restart(3 * DAY)
    await hand.until(began + 8 * DAY, 6 * HOUR)
    assert len(hand.messages()) == said, "nobody is called to a table that pauses"
    page = await hand.reader(0).get("/")
    assert "paused" in one(page, ".going .ends").text
    assert len((await hand.reader(0).get(f"/table/{game}/seats")).select(".pause button")) == 1
    await hand.service.seating.wish(SESSIONS[1], game, 1, "-pause")
    table = await hand.table(game)
    assert table.deadline(0) == hand.now + 14 * HOUR
    assert table.state.wishes == ((), ()), "a pause once more needs both again"
    saved = table.state.to_json()
    assert read_state(table.pack, table.state.seq, json.dumps(saved)).pace == table.state.pace


async def test_other_hours_count_at_every_table_and_too_few_are_refused(hand: Hand):
    game = await hand.begin(*ALL_DAY, seats=2)
    reader = hand.reader(0)
    form: dict[str, Any] = {"form_token": reader.session.form_token, "zone": "Europe/Zurich", "begin": 6, "end": 13}
    assert (await reader.http.post("/hours", data=form)).status_code == 409
    assert (await reader.http.post("/hours", data=form | {"end": 14})).status_code == 303
    table = await hand.table(game)
    assert table.state.pace.hours == ("Europe/Zurich 6 14", "")
    assert table.deadline(0) == local("Europe/Zurich", 4, 14), "it is 14 o'clock: three days of eight hours"
    page = await reader.get("/")
    assert [option["value"] for option in page.select("#hours option[selected]")] == ["6", "14"]
    assert "Thursday, June 4, 2:00" in one(page, ".going .ends").text.replace("\u202f", " ")
    entries = (await reader.place.person().get(f"/games/{game}/log"))["entries"]
    assert "Zurich" not in str(entries), "whoever watches does not learn where somebody lives"
    for zone in ("Moon Sea", "", "x" * 65):
        assert (await reader.http.post("/hours", data=form | {"zone": zone, "end": 14})).status_code == 422


async def test_nobody_may_call_a_bot_for_another_before_the_time_is_up(hand: Hand):
    game = await hand.begin(*ALL_DAY, seats=2)
    await hand.until(hand.now + 20 * HOUR, 5 * HOUR)
    reader = hand.reader(1)
    form = {"form_token": reader.session.form_token}
    assert (await reader.http.post(f"/table/{game}/1/bot", data=form)).status_code == 409
    assert not (await reader.get(f"/table/{game}/seats")).select(f'form[action="/table/{game}/1/bot"]')


async def test_whoever_plays_alone_against_bots_is_reminded_too(hand: Hand):
    wanted = NewTable.model_validate({"seats": [PERSON, BOT], "clock": 4 * 3600})
    reader = hand.reader(0)
    form = {"form_token": reader.session.form_token, "zone": "UTC", "offset": "0", "quiet_from": "0", "quiet_to": "0"}
    assert (await reader.http.post("/alerts", data=form | hand.browsers["Anna"].form)).status_code == 204
    await hand.service.games.create(SESSIONS[0], wanted, "alone")
    await hand.until(hand.now + 5 * HOUR, 5 * MINUTE)
    assert hand.messages() == ["Anna"] * 3


async def test_an_address_of_ones_own_is_reminded_as_a_device_is(hand: Hand):
    reader = hand.reader(0)
    form = {"form_token": reader.session.form_token, "address": f"{hand.push_service.address}/own"}
    assert (await reader.http.post("/alerts/webhook", data=form | {"quiet_from": "0", "quiet_to": "0"})).is_success
    wanted = NewTable.model_validate({"seats": [PERSON, BOT], "clock": 4 * 3600})
    await hand.service.games.create(SESSIONS[0], wanted, "alone")
    for _ in range(20):
        await hand.until(hand.now + 15 * MINUTE, 5 * MINUTE)
        await asyncio.gather(*hand.service.alerts.webhooks.tasks)
    assert [json.loads(body)["kind"] for _, _, body in hand.push_service.taken] == ["turn", "reminder", "last"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "days an answer"),
        ("de", "Tage je Antwort"),
        ("fr", "jours par réponse"),
        ("pt-BR", "dias"),
        ("uk", "дні"),
    ],
)
async def test_the_clock_of_a_new_game_can_be_days(hand: Hand, language: str, words: str):
    reader = hand.reader(0)
    page = await reader.get(f"/?lang={language}")
    assert words in page.select('select[name=clock] option[value="172800"]')[0].text
    promise = str(page.select("input[name=promise]")[0]["value"])
    form = {"form_token": reader.session.form_token, "kind": "friends", "count": "2", "clock": "172800"}
    answer = await reader.http.post("/play", data=form | {"promise": promise})
    game = answer.headers["location"].split("/")[2]
    assert (await hand.table(game)).origin.clock == 172_800


async def test_the_table_says_in_the_readers_zone_when_the_time_ends(hand: Hand):
    game = await hand.begin(*ALL_DAY, seats=2)
    for seat, hour in ((0, "2:00"), (1, "8:00")):
        top = one(await hand.reader(seat).get(f"/table/{game}/{seat + 1}"), "#top .ends")
        assert f"Tuesday, June 2, {hour}" in str(top["title"]).replace("\u202f", " ")
    stranger = hand.reader(0)
    stranger.http.cookies.delete("imperial_miners_zone")
    assert "UTC" in one(await stranger.get(f"/table/{game}/watch"), "#top .ends").text


async def test_after_days_and_a_restart_the_table_tells_what_others_did_since(hand: Hand):
    game = await hand.begin(*ALL_DAY)
    table = await hand.table(game)
    while table.game.round < 2:  # one answer after the other, so that nobody has begun the next round
        seat = min(table.game.awaiting())
        key = table.game.decision(seat).options[-1].key  # type: ignore[union-attr]
        await hand.service.answers.decide(SESSIONS[seat], game, seat, table.state.numbers[seat], key)
    seen = table.state.seq  # as far as Anna's page has shown it
    await hand.answer(game, 1)
    await hand.until(hand.now + 10 * HOUR, 2 * HOUR)
    await hand.restart(3 * HOUR)
    await hand.answer(game, 2)
    await hand.until(hand.now + 8 * HOUR, 2 * HOUR)
    place = f"/table/{game}/1/away?after={seen}"
    strip = await hand.reader(0).get(place, **{"x-table": "1"})
    told = [str(one(turn, ".pawn")["aria-label"]) for turn in strip.select(".turn")]
    assert told == [(await hand.table(game)).state.chairs[seat].name for seat in (1, 2)]

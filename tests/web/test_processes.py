"""Several processes over one database: what one confirms the others show, one of them thinks, limits hold for all."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bench.web_processes import LIVE_WITHIN, Plan, drive
from imperial_miners.engine.game import Game
from imperial_miners.review.judging.review import VERSION
from imperial_miners.web.http import sse
from imperial_miners.web.http.guard import Buckets
from imperial_miners.web.log.entry import Entry
from imperial_miners.web.pages import install as pages
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import Limits, Settings
from imperial_miners.web.store import notices
from imperial_miners.web.store.log_store import StoredLog
from imperial_miners.web.store.notices import Notices
from imperial_miners.web.tables import fellows as fellows_module
from imperial_miners.web.tables.bots import RandomThinker
from imperial_miners.web.tables.fellows import Fellows
from imperial_miners.web.tables.hub import StreamLimit
from imperial_miners.web.tables.live import ASKED
from imperial_miners.web.tables.reviews import OVERDUE
from imperial_miners.web.tables.thinking import Who
from tests.web.postgres import Postgres
from tests.web.processes import server
from tests.web.tables import BOT, PERSON, Person, Place, Stream, running, settings_for

GAMES = [f"game-{number:011}" for number in range(60)]


class CountingThinker(RandomThinker):
    """Takes any option, and counts for whom it was asked."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    async def choose(self, who: Who, pack: str, game: Game, seat: int, level: str) -> str:
        self.asked[f"{who.seat} {len(game.history())}"] += 1
        await asyncio.sleep(0.01)
        return await super().choose(who, pack, game, seat, level)


@contextlib.asynccontextmanager
async def two_processes(settings: Settings) -> AsyncIterator[tuple[Place, Place, Person, Person]]:
    """Two servers in this process over one database, and one device that speaks with both of them."""
    async with running(settings) as one, running(settings) as two:
        await know_each_other(one, two)
        ann = one.person()
        ann.http.headers["authorization"] = f"Bearer {(await ann.post('/sessions'))['token']}"
        yield one, two, ann, at(two, ann)


async def know_each_other(*places: Place) -> None:
    """Wait until processes have heard of each other."""
    async with asyncio.timeout(10):
        while not all(place.service.live.fellows.last for place in places):
            await asyncio.sleep(0.02)


def at(place: Place, person: Person) -> Person:
    """The same device, speaking with another process."""
    again = place.person()
    again.http.cookies = person.http.cookies
    again.http.headers = person.http.headers
    return again


@pytest.fixture(autouse=True)
def quick_pulse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fellows_module, "PULSE", 0.05)


@pytest.mark.timeout(120)
def test_a_process_that_is_killed_and_one_that_is_stopped_lose_and_double_nothing(postgres: Postgres, tmp_path: Path):
    database = postgres.new_database()
    with server(database, tmp_path, with_pages=True) as one, server(database, tmp_path, with_pages=True) as two:
        ports = [each.listener.getsockname()[1] for each in (one, two)]
        one.listener.close()  # here, so that nobody listens there once it is killed
        plan = Plan(tables=6, movers=3, seconds=8, kill_at=1.5, stop_at=2.5, stopped=0.7)
        outcome = asyncio.run(drive(ports, [one.process.pid, two.process.pid], database, plan))
    assert outcome.wrong == []
    assert outcome.troubles["POST: 409 Conflict"] == 0
    assert outcome.behind == 0
    assert max(outcome.shown) < LIVE_WITHIN
    assert outcome.reopened > 0, "some pages must have had to come back"
    assert outcome.confirmed > 20


@pytest.fixture
def silent(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Settings of processes that know of each other, and hear of no entry."""
    tell = Notices.tell
    monkeypatch.setattr(Notices, "tell", lambda self, about, line: about.startswith("~") and tell(self, about, line))
    return settings_for(postgres.new_database(), tmp_path)


@pytest.mark.anyio
async def test_what_one_process_confirms_another_shows_before_it_has_heard_of_it(silent: Settings):
    async with two_processes(silent) as (_, _, ann, again):
        game = await ann.begin(PERSON, pack="small")
        for number in range(6):
            here, there = (ann, again) if number % 2 else (again, ann)
            asked = await here.question(game)
            assert asked["number"] == number
            await there.choose(game, number=number, option=asked["decision"]["options"][0])


@pytest.mark.anyio
async def test_a_seat_taken_through_one_process_may_answer_through_another(silent: Settings):
    async with two_processes(silent) as (one, two, ann, again):
        game = await ann.begin(PERSON, {"kind": "open"}, pack="small")
        await again.question(game)
        bob = one.person()
        await bob.join(ann, game, 1)
        option = (await bob.question(game, 1))["decision"]["options"][0]
        data = {"number": 0, "option": option}
        assert (await at(two, bob).post(f"/games/{game}/seats/1/decide", data))["number"] == 1


@pytest.mark.anyio
async def test_what_is_told_while_a_table_is_loaded_is_not_missed(postgres: Postgres, tmp_path: Path):
    async with two_processes(settings_for(postgres.new_database(), tmp_path)) as (one, two, ann, _):
        game = await ann.begin(PERSON, pack="small")
        await ann.question(game)
        live, is_read, go_on = two.service.live, asyncio.Event(), asyncio.Event()
        load = live.store.load

        async def slow_load(id: str) -> StoredLog | None:
            found = await load(id)
            is_read.set()
            await go_on.wait()
            return found

        live.store.load = slow_load  # type: ignore[method-assign]
        loading = asyncio.create_task(live.table(game))
        await is_read.wait()
        await ann.choose(game)
        written = one.service.live.tables[game].state.seq
        async with asyncio.timeout(10):
            while live.heard[game] < written:
                await asyncio.sleep(0.01)
        go_on.set()
        assert (await loading).state.seq == written
        assert not live.heard


@pytest.mark.anyio
async def test_a_page_hears_also_of_an_entry_that_nobody_told(silent: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sse, "HEARTBEAT", 0.1)
    async with two_processes(silent) as (_, _, ann, again):
        game = await ann.begin(PERSON, pack="small")
        await ann.question(game)
        async with ann.stream(f"/games/{game}/stream") as stream:
            await stream.opened()
            await again.choose(game)
            assert (await stream.until(lambda events: len(events) == 1))[0]["kind"] == "choose"


@pytest.mark.anyio
async def test_what_was_written_from_here_while_we_looked_hides_no_word_of_others(
    silent: Settings, monkeypatch: pytest.MonkeyPatch
):
    async with two_processes(silent) as (one, _, ann, again):
        game = await ann.begin(PERSON, PERSON, pack="small")
        for seat in (0, 1):
            await ann.question(game, seat)
        live = one.service.live
        table, news = live.tables[game], live.store.news

        async def slowly(game: str, after: int) -> list[Entry]:
            monkeypatch.setattr(live.store, "news", news)
            await ann.choose(game, 0)  # from here, and then from there
            await again.choose(game, 1)
            return await news(game, after)

        monkeypatch.setattr(live.store, "news", slowly)
        ASKED.set(time.monotonic())
        assert await live.table(game) is table
        assert table.state.numbers == (1, 1)


@pytest.mark.anyio
async def test_who_asks_while_others_load_a_table_sees_what_was_confirmed_before(
    silent: Settings, monkeypatch: pytest.MonkeyPatch
):
    async with two_processes(silent) as (one, _, _, again):
        game = await again.begin(PERSON, pack="small")
        await again.question(game)
        live, loaded, go = one.service.live, asyncio.Event(), asyncio.Event()
        load = live.store.load

        async def slowly(game: str) -> StoredLog | None:
            found = await load(game)
            loaded.set()
            await go.wait()
            return found

        monkeypatch.setattr(live.store, "load", slowly)
        first = asyncio.create_task(live.table(game))
        await loaded.wait()
        await again.choose(game)
        ASKED.set(time.monotonic())
        second = asyncio.create_task(live.table(game))
        await asyncio.sleep(0.01)
        go.set()
        assert (await second).state.numbers == (1,)
        await first


@pytest.mark.anyio
async def test_a_page_never_goes_back_behind_what_it_has_shown(silent: Settings):
    async with two_processes(silent) as (one, _, ann, again):
        pages.install(one.app)
        game = await ann.begin(PERSON, pack="small")
        await ann.question(game)
        await again.question(game)
        entry = (await again.choose(game))["seq"]
        table = one.service.live.tables[game]
        assert table.state.seq < entry
        stream = Stream(one.app, f"/table/{game}/watch/stream?after={entry}", {"host": "localhost"})
        async with asyncio.timeout(5):
            while table.state.seq < entry and b"event" not in stream.received:
                await asyncio.sleep(0.01)
        await stream.close()
        assert b"event" not in stream.received, "it shows what came before"


@pytest.mark.anyio
async def test_processes_find_each_other_again_when_the_database_has_restarted(tmp_path: Path):
    own = Postgres()
    own.start(is_durable=True)
    try:
        async with two_processes(settings_for(own.new_database(), tmp_path)) as (one, two, ann, again):
            game = await ann.begin(PERSON, pack="small")
            await ann.question(game)
            async with ann.stream(f"/games/{game}/stream") as stream:
                await stream.opened()
                own.stop("immediate")
                assert await again.refused("GET", f"/games/{game}") == (503, "database-away")
                own.start()
                for place in (one, two):
                    place.service.live.fellows.last.clear()
                await know_each_other(one, two)
                await again.choose(game)
                assert (await stream.until(lambda events: len(events) == 1))[0]["kind"] == "choose"
    finally:
        own.remove()


@pytest.mark.anyio
async def test_a_process_stops_soon_though_it_can_no_longer_say_good_bye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(notices, "LEAVING", 0.1)
    own = Postgres()
    own.start()
    try:
        settings = settings_for(own.new_database(), tmp_path)
        async with two_processes(settings) as (one, two, ann, _):
            game = await ann.begin(PERSON, pack="small")
            own.stop("immediate")
            for place in (one, two):
                place.service.live.notices.tell(game, f"{game} 1")
            began = time.monotonic()
        assert time.monotonic() - began < 10
        assert not [task for task in asyncio.all_tasks() if "tell_all" in repr(task)]
        own.start()
    finally:
        own.remove()


@pytest.mark.anyio
async def test_one_process_thinks_for_a_table_and_another_when_it_is_gone(postgres: Postgres, tmp_path: Path):
    settings, (first, second) = settings_for(postgres.new_database(), tmp_path), (CountingThinker(), CountingThinker())
    async with running(settings, second) as two:
        async with running(settings, first) as one:
            await know_each_other(one, two)
            ann = one.person()
            fellows, games = one.service.live.fellows, [await ann.begin(PERSON, BOT, BOT, pack="small")]
            while len({fellows.is_mine(game) for game in games}) < 2:
                games.append(await ann.begin(PERSON, BOT, BOT, pack="small"))
            for game in games * 3:
                await ann.choose(game)
                await settle(game, one, two)
            assert first.asked
            assert second.asked, "each has thought for tables of its own"
            assert set((first.asked + second.asked).values()) == {1}, "no question was thought about twice"
            mine = [game for game in games if fellows.is_mine(game)]
        second.asked.clear()
        for game in mine * 3:
            await at(two, ann).choose(game)
            await settle(game, two)
        assert second.asked


@pytest.mark.anyio
async def test_a_process_thinks_no_longer_for_a_table_that_falls_to_another(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    thinker = CountingThinker()
    async with running(sqlite_settings, thinker) as place:
        bots = place.service.bots
        monkeypatch.setattr(place.service.live.fellows, "is_mine", lambda _: not thinker.asked)
        game = await place.person().begin(PERSON, BOT, pack="small")
        await place.service.live.dealt(game)
        await bots.settle()
        assert thinker.asked.total() == 1
        assert (await place.service.live.table(game)).awaited_bots() == [1]


@pytest.mark.anyio
async def test_a_review_that_a_process_owed_when_it_went_is_taken_over_once(postgres: Postgres, tmp_path: Path):
    async with two_processes(settings_for(postgres.new_database(), tmp_path)) as (one, two, ann, _):
        game = await ann.begin(PERSON, pack="small")
        reviews = [place.service.looking_back.reviews for place in (one, two)]
        made: list[str] = []

        async def make(game: str, seat: int) -> str:
            made.append(game)
            return "made"

        for each in reviews:
            each.make = make  # type: ignore[method-assign]
        now = one.service.live.now()
        await reviews[0].kept.save(game, 0, VERSION, None, now - OVERDUE - 1)
        await reviews[0].kept.save(game, 1, VERSION, None, now - OVERDUE + 60_000)
        for each in reviews:
            await each.take_over()
        for each in reviews:
            if each.task is not None:
                await each.task
        assert made == [game]
        assert await reviews[1].kept.wanted() == [(game, 1)]


async def settle(game: str, *places: Place) -> None:
    """Wait until no bot owes an answer in a game."""
    async with asyncio.timeout(20):
        for place in places:
            while (await place.service.live.table(game)).awaited_bots() or place.service.bots.tasks:
                await asyncio.sleep(0.02)


def test_tables_are_shared_out_and_only_those_of_who_goes_change_hands(monkeypatch: pytest.MonkeyPatch):
    three = [Fellows(None, lambda: None) for _ in range(3)]
    for one in three:
        one.last = {other.name: 0.0 for other in three if other is not one}
    owners = {game: [one.name for one in three if one.is_mine(game)] for game in GAMES}
    assert all(len(found) == 1 for found in owners.values())
    assert min(Counter(found[0] for found in owners.values()).values()) > len(GAMES) // 10
    for one in three[1:]:
        one.hear(f"~{three[0].name} bye")
    for game, (owner,) in owners.items():
        now = [one.name for one in three[1:] if one.is_mine(game)]
        assert len(now) == 1
        assert owner in (now[0], three[0].name)


def test_limits_hold_for_all_processes_together():
    limits = Limits(guesses=1, streams_of_client=3)
    here, there = Buckets(limits), Buckets(limits)
    here.news(True)
    for _ in range(20):
        here.take("guesses", "192.0.2.7")
    for key, count in here.news(False).items():
        there.heard("one", key, count)
    with pytest.raises(Refusal):
        there.take("guesses", "192.0.2.7")
    there.take("guesses", "192.0.2.8")
    streams, others = StreamLimit(limits), StreamLimit(limits)
    streams.news(True)
    assert streams.enter("192.0.2.7")
    assert streams.enter("192.0.2.7")
    for key, count in streams.news(False).items():
        others.heard("one", key, count)
    assert [others.enter("192.0.2.7") for _ in range(2)] == [True, False]
    others.gone("one")
    assert others.enter("192.0.2.7")
    others.heard("two", "192.0.2.7", 1)
    others.heard("two", "192.0.2.7", 0)
    assert not others.elsewhere["two"], "who is gone is not kept"


@pytest.mark.anyio
async def test_what_a_client_used_in_one_process_counts_in_another(postgres: Postgres, tmp_path: Path):
    settings = settings_for(postgres.new_database(), tmp_path)
    settings = replace(settings, limits=replace(settings.limits, guesses=0.01))
    async with two_processes(settings) as (_, two, ann, again):
        buckets = two.app.state.buckets
        assert await ann.refused("POST", "/join", {"token": "x" * 22}) == (404, "no-such-invitation")
        async with asyncio.timeout(10):
            while buckets.tokens("guesses", "127.0.0.1") > 0.5:
                await asyncio.sleep(0.05)
        assert await again.refused("POST", "/join", {"token": "x" * 22}) == (429, "too-many-requests")

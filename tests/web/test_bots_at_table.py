"""Bots at the table: in processes of their own, never in the way, and replaced by their quick policy when they fail."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from imperial_miners.bots import Position
from imperial_miners.bots.naming import quick_bot
from imperial_miners.engine.game import Game
from imperial_miners.packs import load_pack
from imperial_miners.web.log.entry import CHOOSE
from imperial_miners.web.log.terms import LEVELS
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables import bots as bots_at_table
from imperial_miners.web.tables import thinking, working
from imperial_miners.web.tables.thinking import NOBODY, PoolThinker, TooLong, Who
from imperial_miners.web.tables.working import Desk, Worker
from tests.web.tables import BOT, PERSON, Person, Place, running

pytestmark = pytest.mark.anyio


class Slow:
    """A bot that takes its time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def choose(self, who: Who, pack: str, game: Game, seat: int, level: str) -> str:
        await asyncio.sleep(self.seconds)
        return game.pack.vocabulary.key(game.actions(seat)[0])

    async def close(self) -> None:
        pass


class Held(Slow):
    """Bots that think until they are let go."""

    def __init__(self) -> None:
        super().__init__(0)
        self.go = asyncio.Event()
        self.thinking: set[int] = set()

    async def choose(self, who: Who, pack: str, game: Game, seat: int, level: str) -> str:
        self.thinking.add(seat)
        await self.go.wait()
        return await super().choose(who, pack, game, seat, level)


class Broken(Slow):
    """A bot that answers with what is not offered, or not at all."""

    async def choose(self, who: Who, pack: str, game: Game, seat: int, level: str) -> str:
        if game.move_count % 2:
            raise RuntimeError("no idea")
        return "place:4:+1"


async def bot_is_done(place: Place, game: str, seat: int) -> None:
    async with asyncio.timeout(60):
        while seat in (await place.service.live.table(game)).game.awaiting():
            await asyncio.sleep(0.02)


@pytest.mark.timeout(180)
async def test_every_level_plays_in_a_process_of_its_own(sqlite_settings: Settings):
    thinker = PoolThinker(2, patience=60)
    async with running(sqlite_settings, thinker) as place:
        ann = place.person()
        games = [await ann.begin(PERSON, BOT | {"level": level}) for level in LEVELS]
        for game in games:
            await bot_is_done(place, game, 1)
        assert place.service.metrics.value("bot_failures_total") == 0
        assert place.service.metrics.value("bot_answers_total") == 4 * len(LEVELS)
        assert any(worker.process is not None for worker in thinker.workers)  # which of them a seat gets is chance


async def test_nobody_waits_for_a_slow_bot(sqlite_settings: Settings):
    thinker = Held()
    async with running(sqlite_settings, thinker) as place:
        ann = place.person()
        game = await ann.begin(PERSON, BOT, BOT)
        for _ in range(4):
            await ann.choose(game)
        assert (await ann.question(game))["decision"] is None, "all that is asked before the barrier is answered"
        assert place.service.metrics.value("bot_answers_total") == 0
        assert thinker.thinking == {1, 2}, "both bots think at the same time"
        thinker.go.set()
        await place.service.bots.settle()
        assert (await ann.get(f"/games/{game}"))["round"] == 1


@pytest.mark.timeout(180)
async def test_a_process_that_dies_is_replaced_for_all_that_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinking, "LONGEST", 120)
    thinker = PoolThinker(1)
    pids = await asyncio.gather(
        *(thinker.ask(Who(key, key), "king", die_once, str(tmp_path / "died")) for key in "abc")
    )
    assert len(set(pids)) == 1, "by one process, not by one for each"
    await thinker.close()


def die_once(desk: Desk, mark: str) -> int:
    """Work that its process survives only the second time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return os.getpid()


async def test_a_bot_that_fails_is_replaced_by_its_quick_policy(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bots_at_table, "PAUSE", 0.01)
    monkeypatch.setattr(bots_at_table, "choose_any", None)  # nothing is answered at random
    quick: list[str] = []

    def quick_choice(game: Game, seat: int, level: str) -> str:
        quick.append(quick_bot(level).choose(Position.of(game, seat)).key)
        return quick[-1]

    monkeypatch.setattr(bots_at_table, "quick_choice", quick_choice)
    async with running(sqlite_settings, Broken(0)) as place:
        game = await place.person().begin(PERSON, BOT | {"level": "king"})
        await bot_is_done(place, game, 1)
        log = [one.entry for one in (await place.service.live.table(game)).recent]
        assert [entry.body for entry in log if entry.seat == 1 and entry.kind == CHOOSE] == quick
        assert place.service.metrics.value("bot_failures_total") == len(quick) == 4


@pytest.mark.timeout(180)
async def test_a_bot_that_thinks_for_too_long_is_ended_and_the_next_gets_a_process(monkeypatch: pytest.MonkeyPatch):
    thinker = PoolThinker(1)
    before = await thinker.ask(Who("seat", "ann"), "king", process_id)
    monkeypatch.setattr(thinking, "LONGEST", 0.2)
    with pytest.raises(TooLong):
        await thinker.ask(Who("seat", "ann"), "king", sleep_long)
    monkeypatch.setattr(thinking, "LONGEST", 60)
    assert await thinker.ask(Who("seat", "ann"), "king", process_id) != before
    await thinker.close()


def sleep_long(desk: Desk) -> None:
    time.sleep(120)


@pytest.mark.timeout(180)
async def test_waiting_for_others_is_no_thinking(monkeypatch: pytest.MonkeyPatch):
    thinker = PoolThinker(1)
    await thinker.ask(Who("seat", "ann"), "king", process_id)
    monkeypatch.setattr(thinking, "LONGEST", 2)
    begun = time.monotonic()
    await asyncio.gather(*(thinker.ask(Who("seat", NOBODY), "king", think_a_little) for _ in range(12)))
    assert time.monotonic() - begun > thinking.LONGEST
    await thinker.close()


def think_a_little(desk: Desk) -> None:
    time.sleep(0.2)


@pytest.mark.timeout(180)
async def test_the_bots_of_a_person_need_not_wait_for_those_of_a_crowd():
    thinker, order = PoolThinker(1, patience=60), list[str]()

    async def ask(holder: str) -> None:
        await thinker.ask(Who("seat", holder), "king", process_id)
        order.append(holder)

    await asyncio.gather(*(ask(holder) for holder in [NOBODY] * 20 + ["bob"] * 20 + ["ann"]))
    assert order.index("ann") <= 4, "of 41, in turns: the one at work, then one of each line"
    await thinker.close()


@pytest.mark.timeout(180)
async def test_tables_of_bots_alone_take_turns_among_themselves():
    thinker, order = PoolThinker(1, patience=60), list[str]()

    async def ask(table: str) -> None:
        await thinker.ask(Who(f"{table} 0", NOBODY), "king", process_id)
        order.append(table)

    await asyncio.gather(*(ask(table) for table in ["greedy"] * 20 + ["other"]))
    assert order.index("other") <= 2
    await thinker.close()


@pytest.mark.timeout(180)
@pytest.mark.parametrize("is_waiting", [True, False], ids=["waiting", "thinking"])
async def test_a_person_has_an_answer_in_time_whether_a_bot_waits_or_thinks(
    is_waiting: bool, monkeypatch: pytest.MonkeyPatch
):
    thinker = PoolThinker(1, patience=0.1)
    await thinker.ask(Who("seat", "ann"), "king", process_id)
    monkeypatch.setattr(thinking, "think", sleep_for_seat)
    held = asyncio.create_task(thinker.ask(Who("seat", "bob"), "king", sleep_for_seat) if is_waiting else idle())
    await asyncio.sleep(0)
    with pytest.raises(TooLong):
        await thinker.choose(Who("seat", "ann"), "base", new_game(), 0, "king")
    assert thinker.gates[0].free == 0, "what is being thought of still has its process"
    assert not thinker.gates[0].waiting, "and who has gone waits no more"
    held.cancel()
    await thinker.close()


def new_game() -> Game:
    """A game in which the first seat has a choice."""
    return Game.new(load_pack("base"), 2, "abc")


async def idle() -> None:
    """Nothing at all."""


def sleep_for_seat(desk: Desk, *given: object) -> None:
    time.sleep(120)


@pytest.mark.timeout(180)
async def test_nobody_waits_for_more_thoughts_than_a_client_may():
    thinker = PoolThinker(1, most_waiting=2)
    asked = [asyncio.create_task(thinker.ask(Who("seat", who), "king", process_id)) for who in ("ann", "ann", "bob")]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="busy"):
        await thinker.ask(Who("elsewhere", "ann"), "advice", process_id)
    await asyncio.gather(*asked)
    assert await thinker.ask(Who("elsewhere", "ann"), "advice", process_id), "those are answered"
    assert not thinker.asked
    await thinker.close()


@pytest.mark.timeout(180)
async def test_a_bot_without_time_answers_by_its_quick_policy(sqlite_settings: Settings):
    thinker = PoolThinker(1, patience=0.001)
    async with running(sqlite_settings, thinker) as place:
        game = await place.person().begin(PERSON, BOT | {"level": "king"})
        await bot_is_done(place, game, 1)
        log = [one.entry for one in (await place.service.live.table(game)).recent]
        answers = [entry for entry in log if entry.seat == 1 and entry.kind == CHOOSE]
        assert place.service.metrics.value("bot_failures_total") == len(answers) == 4


async def test_a_seat_taken_back_is_no_longer_played_by_a_bot_that_still_thinks(sqlite_settings: Settings):
    async with running(sqlite_settings, Slow(0.2)) as place:
        ann = place.person()
        game = await ann.begin(PERSON, PERSON)
        await ann.ask("PUT", f"/games/{game}/seats/1/bot", json={})
        await ann.ask("DELETE", f"/games/{game}/seats/1/bot")
        await place.service.bots.settle()
        assert (await place.service.live.table(game)).state.numbers[1] == 0


async def test_after_a_restart_bots_go_on_by_themselves(sqlite_settings: Settings):
    async with running(sqlite_settings, Slow(60)) as place:
        ann = place.person()
        game = await ann.begin(PERSON, BOT)
        cookies = ann.http.cookies
    async with running(sqlite_settings) as place:
        ann = Person(place.app)
        ann.http.cookies = cookies
        await ann.get(f"/games/{game}")
        await place.service.bots.settle()
        assert (await ann.get(f"/games/{game}"))["seats"][1]["awaited"] is False


async def test_a_process_outlives_an_error_in_its_work():
    worker = Worker()
    before = await worker.run(process_id)
    with pytest.raises(ZeroDivisionError):
        await worker.run(fail)
    assert await worker.run(process_id) == before
    worker.close()


def process_id(desk: Desk) -> int:
    return os.getpid()


def fail(desk: Desk) -> None:
    raise ZeroDivisionError


def test_a_desk_keeps_the_notes_of_the_bots_that_were_asked_last(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(working, "MOST_BOTS", 2)
    desk = Desk()
    first, second = desk.bot("first", "digger"), desk.bot("second", "digger")
    assert desk.bot("first", "digger") is first
    desk.bot("third", "digger")
    assert desk.bot("first", "digger") is first
    assert desk.bot("second", "digger") is not second


async def test_ctrl_c_is_for_the_server_and_not_for_its_thinkers():
    worker = Worker()
    assert await worker.run(what_ctrl_c_does) == signal.SIG_IGN
    worker.close()


def what_ctrl_c_does(desk: Desk) -> object:
    return signal.getsignal(signal.SIGINT)

"""Bots at the table: in processes of their own, never in the way, and replaced by chance when they fail."""

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.web.log.terms import LEVELS
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables import bots as bots_at_table
from imperial_miners.web.tables.thinking import PoolThinker, begin
from tests.web.tables import BOT, PERSON, Person, Place, running

pytestmark = pytest.mark.anyio


class Slow:
    """A bot that takes its time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def choose(self, key: str, pack: str, game: Game, seat: int, level: str) -> str:
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

    async def choose(self, key: str, pack: str, game: Game, seat: int, level: str) -> str:
        self.thinking.add(seat)
        await self.go.wait()
        return await super().choose(key, pack, game, seat, level)


class Broken(Slow):
    """A bot that answers with what is not offered, or not at all."""

    async def choose(self, key: str, pack: str, game: Game, seat: int, level: str) -> str:
        if game.move_count % 2:
            raise RuntimeError("no idea")
        return "place:4:+1"


async def bot_is_done(place: Place, game: str, seat: int) -> None:
    async with asyncio.timeout(60):
        while seat in (await place.service.table(game)).game.awaiting():
            await asyncio.sleep(0.02)


@pytest.mark.timeout(180)
async def test_every_level_plays_in_a_process_of_its_own(sqlite_settings: Settings):
    thinker = PoolThinker(2)
    async with running(sqlite_settings, thinker) as place:
        ann = place.person()
        games = [await ann.begin(PERSON, BOT | {"level": level}) for level in LEVELS]
        for game in games:
            await bot_is_done(place, game, 1)
        assert place.service.metrics.counts["bot_failures"] == 0
        assert place.service.metrics.counts["bot_answers"] == 4 * len(LEVELS)
        assert any(worker.pool is not None for worker in thinker.workers)  # which of them a seat gets is chance


async def test_nobody_waits_for_a_slow_bot(sqlite_settings: Settings):
    thinker = Held()
    async with running(sqlite_settings, thinker) as place:
        ann = place.person()
        game = await ann.begin(PERSON, BOT, BOT)
        for _ in range(4):
            await ann.choose(game)
        assert (await ann.question(game))["decision"] is None, "all that is asked before the barrier is answered"
        assert place.service.metrics.counts["bot_answers"] == 0
        assert thinker.thinking == {1, 2}, "both bots think at the same time"
        thinker.go.set()
        await place.service.bots.settle()
        assert (await ann.get(f"/games/{game}"))["round"] == 1


@pytest.mark.timeout(180)
async def test_a_process_that_dies_is_replaced_for_all_that_wait(tmp_path: Path):
    thinker = PoolThinker(1)
    pids = await asyncio.gather(*(thinker.ask(key, die_once, str(tmp_path / "died")) for key in "abc"))
    assert len(set(pids)) == 1, "by one process, not by one for each"
    await thinker.close()


def die_once(mark: str) -> int:
    """Work that its process survives only the second time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return os.getpid()


async def test_a_bot_that_fails_is_replaced_by_chance(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bots_at_table, "PAUSE", 0.01)
    async with running(sqlite_settings, Broken(0)) as place:
        ann = place.person()
        game = await ann.begin(PERSON, BOT, pack="small")
        await bot_is_done(place, game, 1)
        assert place.service.metrics.counts["bot_failures"] > 0


async def test_a_bot_that_takes_too_long_is_replaced_by_chance(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bots_at_table, "LONGEST", 0.02)
    async with running(sqlite_settings, Slow(60)) as place:
        game = await place.person().begin(PERSON, BOT)
        await bot_is_done(place, game, 1)
        assert place.service.metrics.counts["bot_failures"] == 4


async def test_a_seat_taken_back_is_no_longer_played_by_a_bot_that_still_thinks(sqlite_settings: Settings):
    async with running(sqlite_settings, Slow(0.2)) as place:
        ann = place.person()
        game = await ann.begin(PERSON, PERSON)
        await ann.ask("PUT", f"/games/{game}/seats/1/bot", json={})
        await ann.ask("DELETE", f"/games/{game}/seats/1/bot")
        await place.service.bots.settle()
        assert (await place.service.table(game)).state.numbers[1] == 0


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


def test_ctrl_c_is_for_the_server_and_not_for_its_thinkers():
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin) as pool:
        assert pool.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN

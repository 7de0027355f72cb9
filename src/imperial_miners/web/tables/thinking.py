"""Where bots think: in processes of their own, so that people never wait for them.

A bot keeps notes between its decisions, so a seat always goes to the same process. Before each process is a gate, where
the people take turns for whose games bots think, and the tables of each among themselves; games without people have one
turn together. Whom people wait for has a time for all of it, waiting and thinking. What is sent was dealt anew for the
seat's eyes: the true game never leaves the server.
"""

from __future__ import annotations

import asyncio
import math
import os
import secrets
import time
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from imperial_miners.bots import Position, Reason
from imperial_miners.bots.learning.policy import learned_policy
from imperial_miners.bots.naming import LEVELS, limit_thinking, make_bot
from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.review.turns import Verdict, eyes_of_judge, judge
from imperial_miners.web.gate import Gate, busy
from imperial_miners.web.settings import Limits, Settings
from imperial_miners.web.tables.metrics import Metrics
from imperial_miners.web.tables.working import Desk, Worker, WorkerDied

LONGEST: Final = 10.0
"""Seconds that one errand may take, waiting not counted; then its process is ended, since it would go on and on. Who
asked may have gone long before."""
LEISURE: Final = 0.9
HASTE: Final = 0.2
"""Seconds for which a strong bot compares futures, where nobody waits and where somebody does."""
NOBODY: Final = ""
"""For whom bots play among themselves. They wait for as long as it takes."""
T = TypeVar("T")


class Who(NamedTuple):
    """A seat among all games, and the holder for whom a bot thinks there."""

    seat: str
    holder: str

    @property
    def table(self) -> str:
        """The table of the seat."""
        return self.seat.partition(" ")[0]


class TooLong(Exception):
    """A bot's time was over before it had an answer."""


class PoolThinker:
    """Bots in processes, which start when the first bot has to think."""

    def __init__(
        self,
        workers: int = 0,
        metrics: Metrics | None = None,
        patience: float = Settings.bot_patience,
        most_waiting: int = Limits.thoughts,
    ) -> None:
        self.metrics = metrics or Metrics()
        self.patience = patience
        self.most_waiting = most_waiting
        self.workers = [Worker() for _ in range(workers or max(1, (os.cpu_count() or 2) - 1))]
        self.gates = [Gate(1) for _ in self.workers]
        self.asked: Counter[str] = Counter()  # by whom how much, that is not answered yet
        self.errands: set[asyncio.Task[Any]] = set()
        self.salt = secrets.randbits(30)

    async def choose(self, who: Who, pack: str, game: Game, seat: int, level: str) -> str:
        """The choice of a seat's bot; `pack` says where its pack is found. TooLong if a person would wait too long."""
        try:
            async with asyncio.timeout(self.patience if who.holder != NOBODY else None):
                return await self.ask(
                    who, level, think, who.seat, pack, self.dealt(game, seat), seat, level, self.seconds
                )
        except TimeoutError:
            raise TooLong from None

    @property
    def seconds(self) -> float:
        """How long a strong bot may think: less where others wait. It hardly plays worse: most answers take less."""
        return HASTE if any(gate.waiting for gate in self.gates) else LEISURE

    async def advise(self, who: Who, pack: str, game: Game, seat: int) -> Reason:
        """What the best bot would answer for a seat, and why."""
        return await self.ask(who, "advice", advise, pack, self.dealt(game, seat), seat)

    async def judge(
        self, who: Who, pack: str, turn: list[tuple[Game, str]], seat: int, may_name_cards: bool
    ) -> Verdict | None:
        """What is thought of the answers of a turn, each with the game before it."""
        dealt = [(self.dealt(game, eyes_of_judge(seat, may_name_cards)), answer) for game, answer in turn]
        return await self.ask(who, "verdict", judge_turn, pack, dealt, seat, may_name_cards)

    def dealt(self, game: Game, eyes: int) -> dict[str, Any]:
        """A game as it is sent to a bot: dealt anew for the eyes of a seat."""
        self.salt += 1
        return save_state(redeal(game, eyes, self.salt))

    async def ask(self, who: Who, kind: str, work: Callable[..., T], *given: object) -> T:
        """Let a process work, and once more if it died; a seat always goes to the same one. Refusal("busy") for
        whoever waits for very much already."""
        if who.holder != NOBODY and self.asked[who.holder] >= self.most_waiting:
            raise busy()
        self.asked[who.holder] += 1
        try:
            at, began = zlib.crc32(who.seat.encode()) % len(self.workers), time.perf_counter()
            await self.gates[at].enter(who.holder, math.inf, who.table)
            self.metrics.bot_waiting.observe(time.perf_counter() - began)
            errand = asyncio.create_task(self.work_off(at, kind, work, given))
            self.errands.add(errand)
            errand.add_done_callback(self.errands.discard)
            return await asyncio.shield(errand)  # the process is at it, even if nobody waits for it any more
        finally:
            self.asked[who.holder] -= 1
            if not self.asked[who.holder]:
                del self.asked[who.holder]

    async def work_off(self, at: int, kind: str, work: Callable[..., T], given: tuple[object, ...]) -> T:
        """An errand of whoever is inside a gate, which is left with it."""
        worker = self.workers[at]
        try:
            if worker.line is None:  # to start, and to read what strong bots know, is no thinking
                await self.run(worker, warm, ())
            async with asyncio.timeout(LONGEST):
                with self.metrics.bot_thinking.labels(kind).time():
                    return await self.run(worker, work, given)
        except TimeoutError:
            worker.interrupt()
            raise TooLong from None
        finally:
            self.gates[at].leave()

    async def run(self, worker: Worker, work: Callable[..., T], given: tuple[object, ...]) -> T:
        """An errand, once more if its process has died over another."""
        try:
            return await worker.run(work, *given)
        except WorkerDied:
            return await worker.run(work, *given)

    async def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        for errand in self.errands:
            errand.cancel()
        for worker in self.workers:
            worker.close()
        await asyncio.gather(*self.errands, return_exceptions=True)


def warm(desk: Desk) -> None:
    """What a process does before its first errand."""
    learned_policy(desk.pack("base"))


def think(desk: Desk, key: str, pack: str, saved: dict[str, Any], seat: int, level: str, most: float) -> str:
    """The choice of the bot that plays a seat."""
    bot = desk.bot(key, level)
    limit_thinking(bot, most)
    return bot.choose(Position(load_state(desk.pack(pack), saved), seat)).key


def advise(desk: Desk, pack: str, saved: dict[str, Any], seat: int) -> Reason:
    """The advice of the best bot, which keeps no notes: a hint stands for itself."""
    return make_bot(LEVELS[-1].title).explain(Position(load_state(desk.pack(pack), saved), seat))


def judge_turn(
    desk: Desk, pack: str, turn: list[tuple[dict[str, Any], str]], seat: int, may_name_cards: bool
) -> Verdict | None:
    """The verdict on a turn."""
    eyes, known = eyes_of_judge(seat, may_name_cards), desk.pack(pack)
    return judge([(Position(load_state(known, saved), seat, eyes), key) for saved, key in turn], may_name_cards)

"""Where bots think: in processes of their own, so that people never wait for them.

A bot keeps notes between its decisions, so a seat always goes to the same process. Before each process is a gate, where
the people take turns for whose games bots think; games without people are in one line together. What is sent was dealt
anew for the seat's eyes: the true game never leaves the server.
"""

from __future__ import annotations

import asyncio
import math
import os
import secrets
import time
import zlib
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from imperial_miners.bots import Position, Reason
from imperial_miners.bots.learning.policy import learned_policy
from imperial_miners.bots.naming import LEVELS, limit_thinking, make_bot
from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.review.turns import Verdict, eyes_of_judge, judge
from imperial_miners.web.gate import Gate
from imperial_miners.web.tables.metrics import Metrics
from imperial_miners.web.tables.working import Desk, Worker, WorkerDied

LONGEST: Final = 10.0
"""Seconds that one errand may take, waiting not counted; then its process is ended, since it would go on and on."""
LEISURE: Final = 0.9
HASTE: Final = 0.2
"""Seconds for which a strong bot compares futures, where nobody waits and where somebody does."""
PATIENCE: Final = 1.0
"""Seconds for which the bots of people wait for their turn: rather a quick answer than a late one."""
NOBODY: Final = ""
"""For whom bots play among themselves. They wait for as long as it takes."""
TITLES: Final = {level.title for level in LEVELS}
T = TypeVar("T")


class Who(NamedTuple):
    """A seat among all games, and the holder for whom a bot thinks there."""

    seat: str
    holder: str


class TooLong(Exception):
    """A bot has thought for too long, and was ended."""


class PoolThinker:
    """Bots in processes, which start when the first bot has to think."""

    def __init__(self, workers: int = 0, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.workers = [Worker() for _ in range(workers or max(1, (os.cpu_count() or 2) - 1))]
        self.gates = [Gate(1) for _ in self.workers]
        self.starting = [asyncio.Lock() for _ in self.workers]
        self.salt = secrets.randbits(30)

    async def choose(self, who: Who, pack: str, game: Game, seat: int, level: str) -> str:
        """The choice of a seat's bot; `pack` says where its pack is found."""
        return await self.ask(who, level, think, who.seat, pack, self.dealt(game, seat), seat, level, self.seconds)

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
        """Let a process work, and once more if it died; a seat always goes to the same one."""
        at = zlib.crc32(who.seat.encode()) % len(self.workers)
        await self.make_ready(at)
        began = time.perf_counter()
        async with self.gates[at].inside(who.holder, PATIENCE if who.holder != NOBODY and kind in TITLES else math.inf):
            self.metrics.bot_waiting.observe(time.perf_counter() - began)
            await self.make_ready(at)
            try:
                async with asyncio.timeout(LONGEST):
                    with self.metrics.bot_thinking.labels(kind).time():
                        return await self.run(self.workers[at], work, given)
            except TimeoutError:
                self.workers[at].interrupt()
                raise TooLong from None

    async def make_ready(self, at: int) -> None:
        """See that a process is there and has read what strong bots know: that is no thinking."""
        async with self.starting[at]:
            if self.workers[at].line is None:
                await self.run(self.workers[at], warm, ())

    async def run(self, worker: Worker, work: Callable[..., T], given: tuple[object, ...]) -> T:
        """An errand, once more if its process has died over another."""
        try:
            return await worker.run(work, *given)
        except WorkerDied:
            return await worker.run(work, *given)

    async def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        for worker in self.workers:
            worker.close()


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

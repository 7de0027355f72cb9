"""Where bots think: in processes of their own, so that people never wait for them.

A bot keeps notes between its decisions, so a seat always goes to the same process. What is sent there was dealt anew
for the seat's eyes: the true game never leaves the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from imperial_miners.bots import Bot, Position, Reason
from imperial_miners.bots.naming import LEVELS, make_bot
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.packs import load_pack
from imperial_miners.review.turns import Verdict, judge

MOST_BOTS: Final = 200
"""Bots whose notes a process keeps."""
NICENESS: Final = 5
T = TypeVar("T")
bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()


class Worker:
    """A process that starts when there is work for it, and anew if it has died."""

    def __init__(self) -> None:
        self.pool: Executor | None = None

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Let the process work; BrokenProcessPool if it dies over it."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self.pool is pool:  # whoever waited with us may have let it go already
                self.close()
            raise

    def close(self) -> None:
        """Let the process end."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


class PoolThinker:
    """Bots in processes, which start when the first bot has to think."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = [Worker() for _ in range(workers or max(1, (os.cpu_count() or 2) - 1))]
        self.salt = secrets.randbits(30)

    async def choose(self, key: str, pack: str, game: Game, seat: int, level: str) -> str:
        """The choice of a seat's bot; `key` names the seat among all games, `pack` where its pack is found."""
        return await self.ask(key, think, key, pack, self.dealt(game, seat), seat, level)

    async def advise(self, key: str, pack: str, game: Game, seat: int) -> Reason:
        """What the best bot would answer for a seat, and why."""
        return await self.ask(key, advise, pack, self.dealt(game, seat), seat)

    async def judge(
        self, key: str, pack: str, turn: list[tuple[Game, str]], seat: int, may_name_cards: bool
    ) -> Verdict | None:
        """What is thought of the answers of a turn, each with the game before it."""
        dealt = [(self.dealt(game, seat), answer) for game, answer in turn]
        return await self.ask(key, judge_turn, pack, dealt, seat, may_name_cards)

    def dealt(self, game: Game, seat: int) -> dict[str, Any]:
        """A game as it is sent to a bot: dealt anew for the seat's eyes."""
        self.salt += 1
        return save_state(redeal(game, seat, self.salt))

    async def ask(self, key: str, work: Callable[..., T], *given: object) -> T:
        """Let a process work, and once more if it died; a key always goes to the same one."""
        worker = self.workers[zlib.crc32(key.encode()) % len(self.workers)]
        try:
            return await worker.run(work, *given)
        except BrokenProcessPool:
            return await worker.run(work, *given)

    async def close(self) -> None:
        """Let the processes end."""
        for worker in self.workers:
            worker.close()


def begin() -> None:
    """Give way to the server, and end when it does, even if it was killed. Ctrl-C is for the server to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()


@lru_cache(maxsize=8)
def pack_at(folder: str) -> Pack:
    """A pack, read once."""
    return load_pack(folder)


def think(key: str, pack: str, saved: dict[str, Any], seat: int, level: str) -> str:
    """The choice of a bot, in its own process."""
    bot = bots.pop((key, level), None) or make_bot(level, key)
    bots[key, level] = bot
    if len(bots) > MOST_BOTS:
        bots.popitem(last=False)
    return bot.choose(Position(load_state(pack_at(pack), saved), seat)).key


def advise(pack: str, saved: dict[str, Any], seat: int) -> Reason:
    """The advice of the best bot, which keeps no notes: a hint stands for itself."""
    return make_bot(LEVELS[-1].title).explain(Position(load_state(pack_at(pack), saved), seat))


def judge_turn(pack: str, turn: list[tuple[dict[str, Any], str]], seat: int, may_name_cards: bool) -> Verdict | None:
    """The verdict on a turn."""
    return judge([(Position(load_state(pack_at(pack), saved), seat), key) for saved, key in turn], may_name_cards)

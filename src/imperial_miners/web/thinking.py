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
import threading
import zlib
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any, Final

from imperial_miners.bots import Bot, Position
from imperial_miners.bots.naming import make_bot
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.packs import load_pack

MOST_BOTS: Final = 200
"""Bots whose notes a process keeps."""
NICENESS: Final = 5
bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()


class PoolThinker:
    """Bots in processes, which start when the first bot has to think."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pools: dict[int, ProcessPoolExecutor] = {}
        self.salt = secrets.randbits(30)

    async def choose(self, key: str, pack: str, game: Game, seat: int, level: str) -> str:
        """The choice of a seat's bot; `key` names the seat among all games, `pack` where its pack is found."""
        self.salt += 1
        saved = save_state(redeal(game, seat, self.salt))
        worker = zlib.crc32(key.encode()) % self.workers
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool(worker), think, key, pack, saved, seat, level)
        except BrokenProcessPool:
            self.pools.pop(worker).shutdown(wait=False)
            return await loop.run_in_executor(self.pool(worker), think, key, pack, saved, seat, level)

    def pool(self, worker: int) -> ProcessPoolExecutor:
        """A process, started anew where there is none."""
        if worker not in self.pools:
            spawn = multiprocessing.get_context("spawn")
            self.pools[worker] = ProcessPoolExecutor(1, spawn, begin)
        return self.pools[worker]

    async def close(self) -> None:
        """Let the processes end."""
        for pool in self.pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        self.pools.clear()


def begin() -> None:
    """Give way to the server, and end when it does, even if it was killed."""
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

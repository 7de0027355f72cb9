"""Work in processes of their own, for what would keep people waiting: bots that think, deals played, pages exported.

A process is a desk with one worker: what the desk holds (bots with their notes, packs) stays there between errands.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, TypeVar, cast

from imperial_miners.bots import Bot
from imperial_miners.bots.naming import make_bot
from imperial_miners.engine.pack import Pack
from imperial_miners.packs import load_pack

MOST_BOTS: Final = 200
"""Bots whose notes a process keeps."""
NICENESS: Final = 5
T = TypeVar("T")


class Desk:
    """What a process keeps between errands."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
        self.packs: dict[str, Pack] = {}

    def pack(self, folder: str) -> Pack:
        """The pack of a folder, read once for all errands."""
        if folder not in self.packs:
            self.packs[folder] = load_pack(folder, check=False)  # the server has checked it, or kept it by its digest
        return self.packs[folder]

    def bot(self, key: str, level: str) -> Bot:
        """The bot that plays the seat of a key, with its notes; those not asked for longest are let go."""
        bot = self.bots.pop((key, level), None) or make_bot(level, key)
        self.bots[key, level] = bot
        if len(self.bots) > MOST_BOTS:
            self.bots.popitem(last=False)
        return bot


class WorkerDied(Exception):
    """The process ended over its work; the next errand gets a new one."""


class Worker:
    """A process that starts when there is work for it, and anew if it has died. It does one errand at a time."""

    def __init__(self) -> None:
        self.thread: Executor = ThreadPoolExecutor(1, "worker")  # waits for the process; errands queue up before it
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Let the process work, as `work(desk, *given)`; WorkerDied if it dies over it."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.send, work, given)

    def send(self, work: Callable[..., T], given: tuple[object, ...]) -> T:
        """An errand to the process and back, in the thread."""
        line = self.line or self.begin()
        try:
            line.send((work, given))
            result, error = line.recv()
        except (EOFError, OSError):
            self.line = None
            raise WorkerDied from None
        if error is not None:
            raise error
        return cast(T, result)

    def begin(self) -> Connection:
        """Start the process; our end of the line to it."""
        spawn = multiprocessing.get_context("spawn")
        self.line, theirs = spawn.Pipe()
        self.process = spawn.Process(target=work_at_desk, args=(theirs,), daemon=True, name="worker")
        self.process.start()
        theirs.close()
        return self.line

    def interrupt(self) -> None:
        """End the process over what it does; the next errand gets a new one."""
        if self.process is not None:
            self.process.terminate()

    def close(self) -> None:
        """Let the process end, whatever it is doing."""
        self.thread.shutdown(wait=False, cancel_futures=True)
        if self.process is not None:
            self.process.terminate()


def work_at_desk(line: Connection) -> None:
    """The life of a process: errands, one after the other, until the line is cut."""
    begin()
    desk = Desk()
    while True:
        try:
            work, given = line.recv()
        except EOFError:
            return
        try:
            line.send((work(desk, *given), None))
        except Exception as error:
            line.send((None, error))


def begin() -> None:
    """Give way to the server, and end when it does, even if it was killed. Ctrl-C is for the server to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()

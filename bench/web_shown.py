"""Moves shown: a move and its update to all its readers, at tables of two whose pages both follow."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path
from typing import Any

from bench.web_client import Connection
from bench.web_servers import processor_time, serving

TABLES = 32
SECONDS = 20.0
READERS = 2
PATIENCE = 10.0
"""Seconds after which a measurement that hangs is given up, aloud."""


class Shown:
    """A table of two with its pages; a move counts when both have been told of it."""

    def __init__(self, port: int, seed: int) -> None:
        self.mover = Connection(port)
        self.pages = [Connection(port) for _ in range(READERS)]
        self.rng = random.Random(seed)
        self.asked: dict[int, Any] = {}  # the next questions, as they come with answers

    async def begin(self) -> None:
        """Begin a game, and let both its pages follow it."""
        self.close()
        self.asked.clear()
        await self.mover.open()
        self.mover.token = self.mover.token or (await self.mover.ask_json("POST", "/api/v1/sessions"))["token"]
        self.game = await self.mover.begin(2)
        for seat, page in enumerate(self.pages):
            page.token = self.mover.token
            await page.open()
            page.send("GET", f"/table/{self.game}/{seat + 1}/stream?after=0")
            await page.head()
            await page.event()

    async def move(self) -> None:
        """One move, seen by both pages; a new game where one is over."""
        for seat in self.rng.sample((0, 1), 2):
            path = f"/api/v1/games/{self.game}/seats/{seat}"
            asked = self.asked.pop(seat, None) or await self.mover.ask_json("GET", f"{path}/decision")
            if asked["decision"] is not None:
                data = {"number": asked["number"], "option": self.rng.choice(asked["decision"]["options"])}
                done = await self.mover.ask_json("POST", f"{path}/decide", data)
                if done["decision"] is not None and done["decision"]["kind"] != "deck":  # one may be empty by then (I5)
                    self.asked[seat] = done
                await asyncio.gather(*(hear(page, done["seq"]) for page in self.pages))
                return
        await self.begin()

    def close(self) -> None:
        """Hang up."""
        for connection in (self.mover, *self.pages):
            connection.close()


async def hear(page: Connection, entry: int) -> None:
    """Wait until a page has been told of an entry."""
    while await page.event() < entry:
        pass


async def report_shown(folder: Path) -> None:
    """Print how many moves a server shows in a second, and in a second of a core."""
    with serving("tables", folder) as (port, process):
        tables = [Shown(port, seed) for seed in range(TABLES)]
        async with asyncio.timeout(TABLES * PATIENCE):
            await asyncio.gather(*(table.begin() for table in tables))
        moves, began, before = 0, time.perf_counter(), processor_time(process)

        async def play(table: Shown) -> None:
            nonlocal moves
            while time.perf_counter() < began + SECONDS:
                async with asyncio.timeout(PATIENCE):
                    await table.move()
                moves += 1

        await asyncio.gather(*(play(table) for table in tables))
        taken, used = time.perf_counter() - began, processor_time(process) - before
        for table in tables:
            with contextlib.suppress(OSError):
                table.close()
    print(f"\nMoves at {TABLES} tables of two, whose pages both follow, one process:")
    print(f"  shown in a second           {moves / taken:>8,.0f}     ({used / taken:.0%} of a core)")
    print(f"  in a second of a core       {moves / used:>8,.0f}     (wanted: 250)")

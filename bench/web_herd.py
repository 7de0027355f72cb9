"""A herd: a server that has just started again, and all its pages that come back at the same moment.

Every wait has an end: what was not served by then is counted by what was answered instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.web_client import Connection, Refused
from bench.web_servers import processor_time, serving, told_first

TABLES, STREAMS = 1000, 5000
ANSWERS = 4
HELPERS = 32
PATIENCE = 60.0
"""Seconds after which a page is given up."""
LOOKS = 0.05
"""Seconds between two looks at the server's health."""
WATCHED = 40
"""Tables at which something happens when all are back, to see that each of their pages hears of it."""
Stored = tuple[str, int]
"""A game and the last entry of its log, up to which its pages have seen it."""


def report_herd(folder: Path) -> None:
    """Print how the herd was received."""
    with serving("tables", folder) as (port, _):
        token, games = asyncio.run(prepare(port))
    with serving("tables", folder) as (port, process), watching_health(port) as health:
        began = processor_time(process)
        refused, lives, heard = asyncio.run(arrive(port, token, games))
        used = processor_time(process) - began
    print(f"\nA restart with {TABLES:,} stored tables, {STREAMS:,} pages come back at once, one process:")
    print(f"  pages live again            {len(lives):>8,}     (wanted: all)")
    for reason, count in refused.most_common():
        print(f"    not: {reason:<22}{count:>8,}")
    if lives:
        last, middle = max(lives), sorted(lives)[len(lives) // 2]
        print(f"  until the last was live     {last:>8.1f} s   (half of them: {middle:.1f}; wanted: under 20)")
    answered = [one for one in health if one is not None]
    slow, middle = max(answered, default=0) * 1000, statistics.median(answered or [0]) * 1000
    print(f"  longest look at its health  {slow:>8.0f} ms  (of {len(health)}, half: {middle:.0f}; wanted: under 250)")
    if len(answered) < len(health):
        print(f"  looks without an answer     {len(health) - len(answered):>8}     (wanted: 0)")
    print(f"  pages that heard of a move  {heard[0]:>8} of {heard[1]}")
    print(f"  of the server's processor   {used:>8.1f} s")


async def prepare(port: int) -> tuple[str, list[Stored]]:
    """Tables of two, begun and played a little; whose they are, and which."""
    first = Connection(port)
    await first.open()
    token = (await first.ask_json("POST", "/api/v1/sessions"))["token"]
    games: list[Stored] = []

    async def work(helper: int) -> None:
        rng, connection = random.Random(helper), Connection(port, token)
        await connection.open()
        while len(games) < TABLES:
            games.append(("", 0))
            number = len(games) - 1
            game = await connection.begin(2)
            path = f"/api/v1/games/{game}/seats/0"
            for _ in range(ANSWERS):
                view = await connection.ask_json("GET", f"{path}/view")
                if view["view"]["decision"] is None:
                    break
                data = {"number": view["number"], "option": rng.choice(view["view"]["decision"]["options"])}
                await connection.ask_json("POST", f"{path}/decide", data)
            seen = await connection.ask_json("GET", f"/api/v1/games/{game}")
            games[number] = (game, int(seen["seq"]))
        connection.close()

    async with asyncio.timeout(10 * PATIENCE):
        await asyncio.gather(*(work(helper) for helper in range(HELPERS)))
    return token, games


class Page:
    """A page that comes back: live as soon as its stream has begun."""

    def __init__(self, port: int, token: str, path: str) -> None:
        self.connection = Connection(port, token)
        self.path = path
        self.heard = asyncio.Event()

    async def come_back(self) -> None:
        """Open the stream, until its first line is here."""
        await self.connection.open()
        self.connection.send("GET", self.path)
        await self.connection.head()
        await self.connection.line()

    async def listen(self) -> None:
        """Wait for an event."""
        await self.connection.event()
        self.heard.set()


async def arrive(port: int, token: str, games: Sequence[Stored]) -> tuple[Counter[str], list[float], tuple[int, int]]:
    """All pages at once: why some were not served, when the others were, and how many heard of a move."""
    pages = [Page(port, token, page_of(*games[n % len(games)], n % 2 + 1)) for n in range(STREAMS)]
    refused, lives, began = Counter[str](), list[float](), time.perf_counter()

    async def come(page: Page) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await page.come_back()
        except (TimeoutError, OSError, EOFError, Refused) as error:
            refused[str(error) if isinstance(error, Refused) else type(error).__name__] += 1
            return False
        lives.append(time.perf_counter() - began)
        return True

    came = await asyncio.gather(*(come(page) for page in pages))
    mover = Connection(port, token)
    await mover.open()  # not before: who says nothing for five seconds is hung up on
    watching = [page for number, page in enumerate(pages) if came[number] and number % len(games) < WATCHED]
    listening = [asyncio.create_task(page.listen()) for page in watching]
    for game, _ in games[:WATCHED]:
        await move(mover, game)
    if listening:
        await asyncio.wait(listening, timeout=PATIENCE)
    for task in listening:
        task.cancel()
    for page, is_live in zip(pages, came, strict=True):
        if is_live:
            page.connection.close()
    return refused, lives, (sum(page.heard.is_set() for page in watching), len(watching))


def page_of(game: str, entry: int, seat: int) -> str:
    """The address at which a page goes on from what it shows."""
    return f"/table/{game}/{seat}/stream?after={entry}"


async def move(mover: Connection, game: str) -> None:
    """Anything that is seen at a table: one of its seats is asked for an answer, and gives it."""
    async with asyncio.timeout(PATIENCE):
        for seat in (0, 1):
            path = f"/api/v1/games/{game}/seats/{seat}"
            view = await mover.ask_json("GET", f"{path}/view")
            if view["view"]["decision"] is not None:
                data = {"number": view["number"], "option": view["view"]["decision"]["options"][0]}
                await mover.ask_json("POST", f"{path}/decide", data)
                return


@contextlib.contextmanager
def watching_health(port: int) -> Iterator[list[float | None]]:
    """Looks at a server's health from a process of its own: seconds of each, or None; complete when this is left."""
    found: list[float | None] = []
    command = [sys.executable, "-m", "bench.web_herd", str(port)]
    with told_first(command) as (watcher, _):
        assert watcher.stdout is not None
        try:
            yield found
        finally:
            watcher.terminate()
            found += [float(line) if line != "-\n" else None for line in watcher.stdout if line.endswith("\n")]


def watch_health(port: int) -> None:
    """Look at a server's health again and again, until ended."""
    while True:
        began = time.perf_counter()
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=10) as asked:
                asked.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
                is_well = asked.recv(1024).startswith(b"HTTP/1.1 200")
        except OSError:
            is_well = False
        print(time.perf_counter() - began if is_well else "-", flush=True)
        time.sleep(LOOKS)


if __name__ == "__main__":
    watch_health(int(sys.argv[1]))

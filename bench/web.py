"""The web server's speed: moves beside the least a durable move could be, a thousand tables at once, and its pages."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.timing import Contender, interleave
from bench.web_bots import report_bots
from bench.web_client import Connection, Refused
from bench.web_herd import report_herd
from bench.web_pages import report_pages
from bench.web_servers import memory_of, processor_time, serving, settle
from bench.web_shown import report_shown

CLIENTS = 32
LAPS, SECONDS = 7, 2.0
TABLES = 1000
MOVES_A_SECOND = 20
WATCHED = 400
PATIENCE = 120
"""Seconds after which a measurement that hangs is given up, aloud."""
STRIDE = 7
"""From table to table: nobody moves twice before the first answer is here."""


def report(*names: str) -> None:
    """Print some parts, or all. One that cannot be measured says what was in the way."""
    for name in names or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            try:
                PARTS[name](Path(folder))
            except (Refused, OSError, EOFError) as error:  # TimeoutError is one of them
                reason = "\n    ".join([f"{type(error).__name__} {error}", *getattr(error, "__notes__", ())])
                print(f"\nweb:{name} was given up: {reason}")


# --- moves


class Game:
    """A solo game that is played by one connection for ever: a new one begins where one ends."""

    def __init__(self, port: int, seed: int) -> None:
        self.connection = Connection(port)
        self.rng = random.Random(seed)
        self.options: list[str] = []

    async def begin(self) -> None:
        """Take a seat."""
        if not self.connection.token:
            await self.connection.open()
            self.connection.token = (await self.connection.ask_json("POST", "/api/v1/sessions"))["token"]
        self.path = f"/api/v1/games/{await self.connection.begin(1)}/seats/0"
        self.note(await self.connection.ask_json("GET", f"{self.path}/view"))

    def note(self, answer: dict[str, object]) -> None:
        """Remember what is asked next."""
        view = answer.get("view")
        decision = view["decision"] if isinstance(view, dict) else answer["decision"]
        self.number = answer["number"]
        self.options = decision["options"] if isinstance(decision, dict) else []

    async def move(self) -> None:
        """One answer."""
        if not self.options:
            await self.begin()
        data = {"number": self.number, "option": self.rng.choice(self.options)}
        self.note(await self.connection.ask_json("POST", f"{self.path}/decide", data))


class Insert:
    """One connection to the bare endpoint."""

    def __init__(self, port: int, seed: int) -> None:
        self.connection = Connection(port)
        self.path = f"/games/game-of-client-{seed}/decide"
        self.number = 0

    async def begin(self) -> None:
        """Connect."""
        await self.connection.open()

    async def move(self) -> None:
        """One insert."""
        data = {"number": self.number, "option": "place:2:+1"}
        self.number = (await self.connection.ask_json("POST", self.path, data))["number"]


class Driven:
    """Clients of one server who move as fast as they are answered, and the processor's time that it takes for them."""

    def __init__(
        self, name: str, clients: Sequence[Game | Insert], loop: asyncio.AbstractEventLoop, process: int
    ) -> None:
        self.contender = Contender(name, self.run)
        self.clients, self.loop, self.process = clients, loop, process
        self.costs: list[float] = []
        loop.run_until_complete(asyncio.gather(*(client.begin() for client in clients)))

    def run(self, seconds: float) -> tuple[int, int]:
        """A slice of time; the moves in it."""
        began = processor_time(self.process)
        moves = self.loop.run_until_complete(self.work_all(time.perf_counter() + seconds))
        self.costs.append((processor_time(self.process) - began) / moves * 1e6)
        return moves, 0

    async def work_all(self, until: float) -> int:
        """All clients at once."""
        return sum(await asyncio.gather(*(work(client, until) for client in self.clients)))

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor time for a move: the median of the laps."""
        return statistics.median(self.costs[1:])


async def work(client: Game | Insert, until: float) -> int:
    """One client's moves."""
    moves = 0
    while time.perf_counter() < until:
        await client.move()
        moves += 1
    return moves


def report_moves(folder: Path) -> None:
    """Moves a second through the JSON API against durable inserts, in turns."""
    with (
        serving("tables", folder) as (port, process),
        serving("bare", folder) as (bare_port, bare_process),
        asyncio.Runner() as runner,
    ):
        settle(process)
        loop = runner.get_loop()
        games, inserts = [Game(port, n) for n in range(CLIENTS)], [Insert(bare_port, n) for n in range(CLIENTS)]
        ours = Driven("moves through the API", games, loop, process)
        bare = Driven("bare durable insert", inserts, loop, bare_process)
        interleave([ours.contender, bare.contender], LAPS, SECONDS)
    print(f"\nOne server process, {CLIENTS} connections, SQLite (WAL, synchronous FULL), in turns:")
    for one in (ours, bare):
        print(f"  {one.contender.name:<28}{one.contender.rate:>8,.0f} /s  {one.cost:>6,.0f} µs of the processor each")
    rate, cost = ours.contender.rate / bare.contender.rate, bare.cost / ours.cost
    print(f"  {'moves for each insert':<28}{rate:>8.2f}     {cost:>6.2f} by processor  (wanted: 0.60)")


# --- a thousand tables


class Follower:
    """A page that follows a seat, as browsers do: it remembers when it heard of which entry."""

    def __init__(self, port: int, token: str, path: str) -> None:
        self.connection = Connection(port, token)
        self.path = path
        self.heard: dict[int, float] = {}

    async def follow(self, begun: Callable[[], None]) -> None:
        """Listen until cancelled."""
        await self.connection.open()
        self.connection.send("GET", self.path)
        await self.connection.head()
        begun()
        while True:
            entry = await self.connection.event()
            self.heard[entry] = time.perf_counter()


async def report_tables(folder: Path) -> None:
    """A thousand tables of two seats, both followed; moves come evenly, as people's do."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8 * TABLES)), hard))
    with serving("tables", folder) as (port, process):
        mover = Connection(port)
        await mover.open()
        empty = memory_of(process)
        mover.token = (await mover.ask_json("POST", "/api/v1/sessions"))["token"]
        games = [await mover.begin(2) for _ in range(TABLES)]
        followers, tasks = await follow_all(port, mover.token, games)
        answered, shown = await move_evenly(mover, games, followers)
        print(f"\n{TABLES:,} tables, {len(tasks):,} page streams, one process, {MOVES_A_SECOND} moves a second:")
        print(
            f"  memory                      {memory_of(process):>8,.0f} MB  (before: {empty:,.0f}; wanted: under 1,024)"
        )
        for name, times in (("a move's round trip", answered), ("until its page has changed", shown)):
            print(f"  {name:<28}{statistics.median(times):>8.1f} ms  (99th percentile {percentile(times, 99):.1f})")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def follow_all(port: int, token: str, games: Sequence[str]) -> tuple[list[Follower], list[asyncio.Task[None]]]:
    """Both seats of each game, followed; the followers of each game's first seat, and all tasks."""
    waiting = 2 * len(games)
    all_here = asyncio.Event()

    def begun() -> None:
        nonlocal waiting
        waiting -= 1
        if not waiting:
            all_here.set()

    followers = [Follower(port, token, f"/table/{game}/{seat}/stream?after=2") for game in games for seat in (1, 2)]
    tasks = [asyncio.create_task(follower.follow(begun)) for follower in followers]
    async with asyncio.timeout(PATIENCE):
        await all_here.wait()
    return followers[::2], tasks


async def move_evenly(
    mover: Connection, games: Sequence[str], followers: Sequence[Follower]
) -> tuple[list[float], list[float]]:
    """Moves at an even pace, whether or not the last is answered; how long each took until answer and page."""
    rng = random.Random(1)
    answered: list[float] = []
    shown: list[float] = []

    async def move(which: int, connection: Connection) -> None:
        path = f"/api/v1/games/{games[which]}/seats/0"
        view = await connection.ask_json("GET", f"{path}/view")
        if view["view"]["decision"] is None:
            return
        data = {"number": view["number"], "option": rng.choice(view["view"]["decision"]["options"])}
        began = time.perf_counter()
        done = await connection.ask_json("POST", f"{path}/decide", data)
        answered.append((time.perf_counter() - began) * 1000)
        heard = followers[which].heard
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(10):
                while done["seq"] not in heard:
                    await asyncio.sleep(0.001)
                shown.append((heard[done["seq"]] - began) * 1000)

    pool = [Connection(mover.port, mover.token) for _ in range(CLIENTS)]
    for connection in pool:
        await connection.open()
    moving = []
    for number in range(WATCHED):
        moving.append(asyncio.create_task(move(number * STRIDE % len(games), pool[number % CLIENTS])))
        await asyncio.sleep(1 / MOVES_A_SECOND)
        if len(moving) >= CLIENTS:
            await moving.pop(0)  # a connection carries one request at a time
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*moving)
    return answered, shown


def percentile(times: Sequence[float], part: int) -> float:
    """The value below which so many hundredths lie."""
    return sorted(times)[min(len(times) - 1, len(times) * part // 100)]


PARTS: dict[str, Callable[[Path], None]] = {
    "moves": report_moves,
    "tables": lambda folder: asyncio.run(report_tables(folder)),
    "shown": lambda folder: asyncio.run(report_shown(folder)),
    "pages": lambda folder: asyncio.run(report_pages(folder)),
    "herd": report_herd,
    "bots": lambda folder: asyncio.run(report_bots(folder)),
}

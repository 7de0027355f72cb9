"""Several server processes over one PostgreSQL, behind nginx: many tables with all their pages open, moves as fast as
they are answered, one process killed and one stopped for a while in the middle.

Whoever moves remembers what was confirmed, repeats what was not, and looks through any process; pages come back by
themselves. At the end the logs are compared with what was confirmed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import shutil
import signal
import statistics
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

from bench.web_client import Connection, Refused
from bench.web_proxy import proxy
from bench.web_servers import processor_time, serving
from imperial_miners.web.log.entry import CHOOSE
from imperial_miners.web.settings import Settings
from imperial_miners.web.store.log_store import Store
from tests.web.postgres import Postgres

T = TypeVar("T")
PROCESSES = 4
STOPPED = 8.0
"""Seconds for which a process is stopped."""
LIVE_WITHIN = 15.0
PATIENCE = 12.0
"""Seconds after which an answer that does not come is asked for again, elsewhere."""
BACK_AFTER = (0.3, 1.5)
"""Seconds after which a page comes back whose stream broke off."""
BEGUN_WITHIN = 900.0
"""Seconds after which it is given up to begin all tables, aloud."""
COURSE = 5.0
"""Seconds between two looks at how it goes."""
AT_ONCE = 64
"""Tables begun, or pages opened, at the same time."""


@dataclass
class Plan:
    """How much happens, and when: seconds from the beginning."""

    tables: int = 3000
    movers: int = 24
    seconds: float = 60.0
    kill_at: float = 15.0
    stop_at: float = 30.0
    stopped: float = STOPPED


@dataclass
class Outcome:
    """What was seen."""

    confirmed: int = 0
    repeated: int = 0
    answered: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    troubles: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    behind: int = 0
    spent: float = 0.0
    reopened: int = 0
    late: list[str] = field(default_factory=list)
    clients: int = 0
    away: list[float] = field(default_factory=list)
    course: list[tuple[float, int, int]] = field(default_factory=list)


class Game:
    """A game of two: what was confirmed of each seat, and when which entry was."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.confirmed: tuple[list[str], list[str]] = ([], [])
        self.entries: list[tuple[int, float]] = []


class Page:
    """A page that follows a seat through any of some ports, and comes back whenever its stream breaks off."""

    def __init__(self, ports: Sequence[int], token: str, game: Game, seat: int, outcome: Outcome) -> None:
        self.ports, self.token, self.game, self.seat, self.outcome = ports, token, game, seat, outcome
        self.last, self.announced = 3, 0
        self.address = address_of(outcome)
        self.is_open = asyncio.Event()
        self.broken: float | None = None

    async def follow(self) -> None:
        """Listen until cancelled."""
        while True:
            connection = Connection(random.choice(self.ports), self.token, self.address)
            try:
                await self.listen(connection)
            except (OSError, EOFError, Refused, TimeoutError) as error:
                self.outcome.troubles[f"page: {name_of(error)}"] += 1
            finally:
                connection.close()
            self.broken = self.broken or time.perf_counter()
            self.outcome.reopened += 1
            await asyncio.sleep(random.uniform(*BACK_AFTER))

    async def listen(self, connection: Connection) -> None:
        """One stream until it breaks off."""
        async with asyncio.timeout(PATIENCE):
            await connection.open(tries=1)
            connection.send("GET", f"/table/{self.game.id}/{self.seat + 1}/stream?after={self.last}")
            await connection.head()
        self.is_open.set()
        if self.broken is not None:
            self.outcome.away.append(time.perf_counter() - self.broken)
            self.broken = None
        while True:
            self.last = max(self.last, await connection.event())
            self.note(time.perf_counter())

    def note(self, now: float) -> None:
        """Note how late the page was told of what is confirmed."""
        entries = self.game.entries
        while self.announced < len(entries) and entries[self.announced][0] <= self.last:
            taken = max(0.0, now - entries[self.announced][1])
            self.outcome.shown.append(taken)
            if taken > LIVE_WITHIN:
                self.outcome.late.append(f"{self.name}: entry {entries[self.announced][0]} after {taken:.1f} s")
            self.announced += 1

    @property
    def name(self) -> str:
        """Whose page it is."""
        return f"{self.game.id} {self.seat}, {'away' if self.broken else 'live'}, at {self.last}"

    @property
    def is_up_to_date(self) -> bool:
        """Whether it has heard of everything that was confirmed."""
        self.note(time.perf_counter())
        return self.announced == len(self.game.entries)


class Mover:
    """Plays both seats of its games, one answer after the other, through any of some ports."""

    def __init__(self, ports: Sequence[int], token: str, games: Sequence[Game], seed: int, outcome: Outcome) -> None:
        self.ports, self.token, self.outcome = ports, token, outcome
        self.rng = random.Random(seed)
        self.games = list(games)
        self.address = address_of(outcome)
        self.connection: Connection | None = None

    async def work(self, until: float) -> None:
        """Move until it is time."""
        while time.perf_counter() < until and self.games:
            await self.move(self.rng.choice(self.games))

    async def move(self, game: Game) -> None:
        """One answer of one seat, repeated until it is confirmed."""
        seat = self.rng.randrange(2)
        path = f"/api/v1/games/{game.id}/seats/{seat}"
        began = time.perf_counter()
        view = await self.ask("GET", f"{path}/view")
        if view is None:
            return
        if view["number"] != len(game.confirmed[seat]):
            self.outcome.wrong.append(f"{game.id} {seat}: {view['number']} and not {len(game.confirmed[seat])}")
            self.games.remove(game)
            return
        if view["view"]["decision"] is None:
            return
        data = {"number": view["number"], "option": self.rng.choice(view["view"]["decision"]["options"])}
        while (done := await self.ask("POST", f"{path}/decide", data)) is None:
            if self.is_illegal:  # the other seat has emptied the deck meanwhile
                return
        game.confirmed[seat].append(data["option"])
        game.entries.append((done["seq"], time.perf_counter()))
        self.outcome.confirmed += 1
        self.outcome.repeated += done["repeated"]
        self.outcome.answered.append(time.perf_counter() - began)

    async def ask(self, method: str, path: str, data: object = None) -> dict[str, object] | None:
        """What is answered; None if nothing was, or nothing good."""
        self.is_illegal = False
        try:
            async with asyncio.timeout(PATIENCE):
                if self.connection is None:
                    self.connection = Connection(self.rng.choice(self.ports), self.token, self.address)
                    await self.connection.open(tries=1)
                found: dict[str, object] = await self.connection.ask_json(method, path, data)
                return found
        except (OSError, EOFError, Refused, TimeoutError) as error:
            self.outcome.troubles[f"{method}: {name_of(error)}"] += 1
            self.is_illegal = str(error).startswith("422")
            if self.connection is not None:
                self.connection.close()
            self.connection = None
            await asyncio.sleep(0.1)
            return None


def address_of(outcome: Outcome) -> str:
    """An address of this machine that nobody else has: clients take turns, and one alone would wait for itself."""
    outcome.clients += 1
    return f"127.1.{outcome.clients // 250}.{outcome.clients % 250 + 1}"


def name_of(error: Exception) -> str:
    """What went wrong, in a word or two."""
    return str(error) if isinstance(error, Refused) else type(error).__name__


async def drive(ports: Sequence[int], processes: Sequence[int], database: str, plan: Plan) -> Outcome:
    """Play, with one process killed and one stopped; what was seen."""
    outcome = Outcome()
    first = Connection(ports[0])
    await first.open()
    token = (await first.ask_json("POST", "/api/v1/sessions"))["token"]
    async with asyncio.timeout(BEGUN_WITHIN):
        games = await begin(ports, token, plan.tables)
    pages = [Page(ports, token, game, seat, outcome) for game in games for seat in (0, 1)]
    following = []
    for at in range(0, len(pages), AT_ONCE):
        following += [asyncio.create_task(page.follow()) for page in pages[at : at + AT_ONCE]]
        async with asyncio.timeout(60):
            await asyncio.gather(*(page.is_open.wait() for page in pages[at : at + AT_ONCE]))
    until = time.perf_counter() + plan.seconds
    spent = sum(processor_time(process) for process in processes[1:])
    movers = [Mover(ports, token, games[n :: plan.movers], n, outcome) for n in range(plan.movers)]
    watching = asyncio.create_task(watch(pages, outcome))
    await asyncio.gather(disturb(processes, plan), *(mover.work(until) for mover in movers))
    outcome.spent = sum(processor_time(process) for process in processes[1:]) - spent
    end = time.perf_counter() + LIVE_WITHIN
    while time.perf_counter() < end and not all(page.is_up_to_date for page in pages):
        await asyncio.sleep(0.1)
    watching.cancel()
    outcome.away += [time.perf_counter() - page.broken for page in pages if page.broken is not None]
    outcome.late += [
        f"{page.name}: not told of {page.game.entries[page.announced :]}" for page in pages if not page.is_up_to_date
    ]
    outcome.behind = sum(not page.is_up_to_date for page in pages)
    for task in following:
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)
    outcome.wrong += await compare(database, games)
    return outcome


async def begin(ports: Sequence[int], token: str, tables: int) -> list[Game]:
    """Tables of two, whose cards are dealt."""
    games: list[Game] = []
    wanted = iter(range(tables))

    async def work(port: int) -> None:
        connection = Connection(port, token)
        await connection.open()
        for _ in wanted:
            game = await insist(connection, lambda: connection.begin(2))
            await insist(connection, partial(connection.ask, "GET", f"/api/v1/games/{game}/seats/0/view"))
            games.append(Game(game))
        connection.close()

    await asyncio.gather(*(work(ports[n % len(ports)]) for n in range(min(AT_ONCE, tables))))
    return games


async def insist(connection: Connection, act: Callable[[], Awaitable[T]]) -> T:
    """What is answered in the end, where all is begun at once."""
    while True:
        try:
            return await act()
        except (Refused, OSError, EOFError) as error:
            if isinstance(error, Refused) and not str(error).startswith("503"):
                raise
            connection.close()
            await asyncio.sleep(random.uniform(*BACK_AFTER))
            await connection.open()


async def disturb(processes: Sequence[int], plan: Plan) -> None:
    """Kill the first process, and stop the second for a while."""
    await asyncio.sleep(plan.kill_at)
    os.kill(processes[0], signal.SIGKILL)
    await asyncio.sleep(plan.stop_at - plan.kill_at)
    os.kill(processes[1], signal.SIGSTOP)
    await asyncio.sleep(plan.stopped)
    os.kill(processes[1], signal.SIGCONT)


async def watch(pages: Sequence[Page], outcome: Outcome) -> None:
    """Note every few seconds how many pages are live, and how many moves are confirmed."""
    began = time.perf_counter()
    while True:
        live = sum(page.broken is None for page in pages)
        outcome.course.append((time.perf_counter() - began, live, outcome.confirmed))
        await asyncio.sleep(COURSE)


async def compare(database: str, games: Sequence[Game]) -> list[str]:
    """Where the logs differ from what was confirmed."""
    store, wrong = Store(Settings(database=database)), []
    for game in games:
        stored: dict[int, list[str]] = defaultdict(list)
        for entry in await store.entries(game.id, 0):
            if entry.kind == CHOOSE:
                stored[entry.seat].append(entry.body)
        for seat in (0, 1):
            # What nobody was told of any more may stand behind it.
            if stored[seat][: len(game.confirmed[seat])] != game.confirmed[seat]:
                wrong.append(f"{game.id} {seat}: a confirmed answer was lost or doubled")
            if len(stored[seat]) > len(game.confirmed[seat]) + 1:
                wrong.append(f"{game.id} {seat}: more was stored than was said")
    await store.close()
    return wrong


def report() -> None:
    """Print how it went, or what is missing for it."""
    if shutil.which("nginx") is None:
        print("nginx is not here, so nothing was measured: install it (Debian: apt-get install nginx) and start again.")
        return
    plan = Plan()
    if size := os.environ.get("BENCH_TABLES"):
        plan.tables = int(size)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    postgres = Postgres()
    try:
        postgres.start(is_durable=True)
        with contextlib.ExitStack() as opened:
            folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
            database = postgres.new_database()
            servers = [opened.enter_context(serving("tables", folder, database, "127.0.0.1")) for _ in range(PROCESSES)]
            port = opened.enter_context(proxy(folder, [port for port, _ in servers]))
            outcome = asyncio.run(drive([port], [process for _, process in servers], database, plan))
    finally:
        postgres.remove()
    tell(plan, outcome)


def tell(plan: Plan, outcome: Outcome) -> None:
    """Print what was seen."""
    print(
        f"\n{PROCESSES} processes over PostgreSQL behind nginx, {plan.tables:,} tables, {2 * plan.tables:,} streams, "
        f"{plan.movers} who move, {plan.seconds:.0f} s; one process killed, one stopped for "
        f"{plan.stopped:.0f} s (load {os.getloadavg()[0]:.0f}):"
    )
    print(
        f"  moves confirmed             {outcome.confirmed:>8,}     ({outcome.confirmed / plan.seconds:,.0f} a second)"
    )
    print(f"    repeated until confirmed  {outcome.repeated:>8,}")
    print(f"  of the processor            {outcome.spent:>8.1f} s   (the {PROCESSES - 1} that were not killed)")
    print(f"  lost or doubled             {len(outcome.wrong):>8}     (wanted: 0)")
    for one in outcome.wrong[:5]:
        print(f"    {one}")
    print(f"  refused as stale            {outcome.troubles['POST: 409 Conflict']:>8}     (wanted: 0)")
    for name, times in (
        ("a look and a move", outcome.answered),
        ("until a page has it", outcome.shown),
        ("a page is away", outcome.away),
    ):
        if times:
            tail = sorted(times)[min(len(times) - 1, len(times) * 99 // 100)]
            print(
                f"  {name:<28}{statistics.median(times) * 1000:>8.0f} ms  (99th percentile {tail * 1000:,.0f}, "
                f"longest {max(times):.1f} s)"
            )
    print(f"  pages behind at the end     {outcome.behind:>8}     (wanted: 0; and none later than {LIVE_WITHIN:.0f} s)")
    for one in outcome.late[:10]:
        print(f"    {one}")
    print(f"  streams opened again        {outcome.reopened:>8,}")
    for at, live, confirmed in outcome.course:
        print(f"    after {at:>3.0f} s: {live:>6,} pages live, {confirmed:>7,} moves")
    for reason, count in outcome.troubles.most_common():
        print(f"    {reason:<32}{count:>6,}")

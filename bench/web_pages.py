"""Server time of the table's pages: whole requests through the application in this process, without a network."""

from __future__ import annotations

import asyncio
import contextlib
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

from fastapi import FastAPI

from imperial_miners.web.app import make_app
from imperial_miners.web.log.device import Session
from imperial_miners.web.pages import table as table_page
from imperial_miners.web.settings import Limits, Settings
from imperial_miners.web.tables.bots import RandomThinker
from imperial_miners.web.tables.requests import NewTable
from tests.web.tables import scope_of

SEATS = 3
GAMES = 4
PAGES, BETWEEN = 20, 10
"""Of each game, so many pages after so many moves each."""
LANGUAGES = ("en", "uk")
TOKEN = "b" * 43
GENEROUS = Limits(requests=1e9)
PATIENCE = 60.0
"""Seconds after which a page that hears of nothing is given up, aloud."""


async def fetch(app: FastAPI, path: str, language: str, **headers: str) -> tuple[float, int]:
    """Milliseconds of the processor and bytes that a page takes."""
    size = 0

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        nonlocal size
        assert message.get("status", 200) == 200
        size += len(message.get("body", b""))

    sent = {"host": "localhost", "cookie": f"imperial_miners={TOKEN}", "accept-language": language, **headers}
    began = time.process_time()
    await app(scope_of(path, sent), receive, send)
    return (time.process_time() - began) * 1000, size


class Follower:
    """A page that follows a seat by its stream, in this process: what each event costs, and how large it is."""

    def __init__(self, app: FastAPI, path: str, language: str) -> None:
        self.heard = 0
        self.size = 0
        self.timelines = 0  # bytes of the timelines of all events but the first, which has all parts and none of them
        self.shown = 0  # bytes of the parts of the same events
        self.left = asyncio.Event()
        self.grown = asyncio.Event()
        headers = {"host": "localhost", "cookie": f"imperial_miners={TOKEN}", "accept-language": language}
        self.task = asyncio.create_task(app(scope_of(path, headers), self.receive, self.send))

    async def receive(self) -> dict[str, Any]:
        """Nothing, until it leaves."""
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        """An event, its timeline, or a sign of life."""
        body = message.get("body", b"")
        if b"event: timeline" in body and self.heard:
            self.timelines += len(body)
        if b"event: table" in body:
            self.shown += len(body) if self.heard else 0
            self.heard += 1
            self.size = len(body)
            self.grown.set()

    async def next(self, act: Callable[[], Awaitable[object]]) -> int:
        """Do something, and wait until the page has been told of it; the size of the event."""
        before = self.heard
        await act()
        async with asyncio.timeout(PATIENCE):
            while self.heard == before:
                self.grown.clear()
                await self.grown.wait()
        return self.size

    async def leave(self) -> None:
        """Follow no longer."""
        self.left.set()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task


@contextlib.contextmanager
def timing_timelines() -> Iterator[list[float]]:
    """Seconds of the processor that each timeline takes to be made, as they come."""
    times: list[float] = []
    tell = table_page.show_since

    def show_since(*given: Any) -> list[bytes]:
        began = time.thread_time()
        events = tell(*given)
        times.append(time.thread_time() - began)
        return events

    with mock.patch.object(table_page, "show_since", show_since):
        yield times


async def play(app: FastAPI, seed: str, language: str = "") -> tuple[float, list[int], tuple[int, int]]:
    """A game of three at random, its first seat followed by a page in a language (or by none): seconds of the
    processor, the sizes of what the page was sent for the moves of its own seat, and the bytes of all that it was told
    and shown."""
    service, session, rng = app.state.service, Session(TOKEN), random.Random(seed)
    table = await service.games.create(session, NewTable.model_validate({"seats": [{"kind": "person"}] * SEATS}), seed)
    await service.live.dealt(table.id)
    follower = Follower(app, f"/table/{table.id}/1/stream?after=0", language) if language else None
    sizes: list[int] = []
    began = time.process_time()
    while not table.game.is_over:
        seat = rng.choice(table.game.awaiting())
        option = rng.choice(table.game.decision(seat).options).key
        number = table.state.numbers[seat]
        if follower is None:
            await service.answers.decide(session, table.id, seat, number, option)
            continue
        size = await follower.next(partial(service.answers.decide, session, table.id, seat, number, option))
        if seat == 0:
            sizes.append(size)
    spent = time.process_time() - began
    if follower is not None:
        await follower.leave()
    return spent, sizes, (follower.timelines, follower.shown) if follower is not None else (0, 0)


async def report_pages(folder: Path) -> None:
    """Tables of three: what a page that follows a seat costs for each move, and what whole pages do."""
    app = make_app(Settings(data_dir=folder, limits=GENEROUS), RandomThinker())
    updates: list[float] = []
    sizes: list[int] = []
    pages: list[tuple[float, int]] = []
    timelines, shown, telling, following = 0, 0, 0.0, 0.0
    async with app.router.lifespan_context(app):
        for game in range(GAMES + 1):
            language = LANGUAGES[game % len(LANGUAGES)]
            alone, *_ = await play(app, f"bench {game}")
            with timing_timelines() as times:
                followed, found, (words, parts) = await play(app, f"bench {game}", language)
            moves = sum(next(reversed(app.state.service.live.tables.values())).state.numbers)
            if game:  # the first game has warmed up
                updates.append((followed - alone) / moves * 1000)
                sizes += found
                timelines, shown = timelines + words, shown + parts
                telling, following = telling + sum(times), following + followed - alone
            pages += await look(app, f"bench {game}", language)
    print(f"\nServer time of tables of {SEATS}, {GAMES} games, in {' and '.join(LANGUAGES)}:")
    print(
        f"  a move's update to one seat {statistics.median(updates):>6.2f} ms  (wanted: under 1.5), "
        f"{statistics.median(sizes) / 1024:,.1f} kB before compression for a move of its own (wanted: under 25)"
    )
    print(
        f"  its timeline adds           {telling / (following - telling):>6.1%} of the time, "
        f"{timelines / shown:.1%} of the size  (wanted: at most 20 % each)"
    )
    looks = [one[0] for one in pages[PAGES:]]
    print(
        f"  a whole page                {statistics.median(looks):>6.2f} ms  (wanted: under 4), "
        f"{statistics.median([one[1] for one in pages]) / 1024:,.0f} kB before compression"
    )


async def look(app: FastAPI, seed: str, language: str) -> list[tuple[float, int]]:
    """Whole pages at moments of a game."""
    service, session, rng = app.state.service, Session(TOKEN), random.Random(seed)
    table = await service.games.create(session, NewTable.model_validate({"seats": [{"kind": "person"}] * SEATS}), seed)
    await service.live.dealt(table.id)
    found = []
    for _ in range(PAGES):
        for _ in range(BETWEEN):
            if not table.game.is_over:
                seat = rng.choice(table.game.awaiting())
                option = rng.choice(table.game.decision(seat).options).key
                await service.answers.decide(session, table.id, seat, table.state.numbers[seat], option)
        found.append(await fetch(app, f"/table/{table.id}/1", language))
    return found

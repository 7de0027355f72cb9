"""Server time of the table's pages: whole requests through the application in this process, without a network."""

from __future__ import annotations

import random
import statistics
import time
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from imperial_miners.web.app import make_app
from imperial_miners.web.log.device import Session
from imperial_miners.web.settings import Limits, Settings
from imperial_miners.web.tables.bots import RandomThinker
from imperial_miners.web.tables.requests import NewTable

SEATS = 3
LANGUAGES = ("en", "uk")
TOKEN = "b" * 43
GENEROUS = Limits(requests=1e9)


async def fetch(app: FastAPI, path: str, language: str, *headers: tuple[bytes, bytes]) -> tuple[float, int]:
    """Milliseconds of the processor and bytes that a page takes."""
    size = 0

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        nonlocal size
        assert message.get("status", 200) == 200
        size += len(message.get("body", b""))

    sent = [(b"host", b"localhost"), (b"cookie", f"imperial_miners={TOKEN}".encode()), *headers]
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [*sent, (b"accept-language", language.encode())],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }
    began = time.process_time()
    await app(scope, receive, send)
    return (time.process_time() - began) * 1000, size


async def report_pages(folder: Path) -> None:
    """The table of a game of three, each seat in its language: its update after every move, its whole page at some."""
    app = make_app(Settings(data_dir=folder, limits=GENEROUS), RandomThinker())
    pages: list[tuple[float, int]] = []
    updates: list[tuple[float, int]] = []
    async with app.router.lifespan_context(app):
        service, session, rng = app.state.service, Session(TOKEN), random.Random(1)
        wanted = NewTable.model_validate({"seats": [{"kind": "person"}] * SEATS})
        for seed in range(3):
            table = await service.create(session, wanted, f"bench {seed}")
            if seed == 1:  # the first game has warmed up
                updates.clear()
                pages.clear()
            while not table.game.is_over:
                seat = rng.choice(table.game.awaiting())
                option = rng.choice(table.game.decision(seat).options).key
                await service.decide(session, table.id, seat, table.state.numbers[seat], option)
                for each in range(SEATS):
                    path, language = f"/table/{table.id}/{each + 1}", LANGUAGES[each % len(LANGUAGES)]
                    updates.append(await fetch(app, path, language, (b"x-table", b"1")))
                    if rng.random() < 0.1:
                        pages.append(await fetch(app, path, language))
    moves = len(updates) // SEATS
    print(f"\nServer time of a table of {SEATS}, {moves} moves of two games, in {' and '.join(LANGUAGES)}:")
    for name, found, most in (("a whole page", pages, 15), ("a move's update", updates, 8)):
        times, sizes = [one[0] for one in found], [one[1] for one in found]
        tail = sorted(times)[len(times) * 99 // 100]
        print(
            f"  {name:<20}{statistics.median(times):>6.1f} ms  (99th percentile {tail:.1f}; wanted: under {most}), "
            f"{statistics.median(sizes) / 1024:,.0f} kB before compression"
        )

"""Bots beside a crowd: how long a person's bots take while fifty tables of four kings play on and on."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from pathlib import Path

from imperial_miners.web.app import make_app
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.requests import NewTable

CROWD, SECONDS = 50, 60.0
KING = {"kind": "bot", "level": "king"}
TOKEN = "b" * 43


async def report_bots(folder: Path) -> None:
    """Play a person's table for a while, in this process; bots think in theirs, as always."""
    app = make_app(Settings(data_dir=folder), with_pages=False)
    times: list[float] = []
    async with app.router.lifespan_context(app):
        service, session, rng = app.state.service, Session(TOKEN), random.Random(1)
        think, ours = service.bots.think, ""

        async def timed(table: Table, seat: int, level: str) -> str:
            began, is_asked = time.perf_counter(), len(table.game.actions(seat)) > 1
            option: str = await think(table, seat, level)
            if table.id == ours and is_asked:
                times.append(time.perf_counter() - began)
            return option

        service.bots.think = timed
        for number in range(CROWD):
            crowd = NewTable.model_validate({"seats": [KING] * 4})
            await service.games.create(Session(f"{number:043}"), crowd, f"crowd {number}")
        until = time.perf_counter() + SECONDS
        while time.perf_counter() < until:
            wanted = NewTable.model_validate({"seats": [{"kind": "person"}, *[KING] * 3]})
            table = await service.games.create(session, wanted, f"bench {len(times)}")
            ours = table.id
            while not table.game.is_over and time.perf_counter() < until:
                if 0 in table.game.awaiting():
                    option = rng.choice(table.game.decision(0).options).key
                    await service.answers.decide(session, table.id, 0, table.state.numbers[0], option)
                await asyncio.sleep(0.01)
        answers, quick = (service.metrics.value(f"bot_{name}_total") for name in ("answers", "failures"))
    print(f"\n{CROWD} tables of four kings beside one person's table with three, {SECONDS:.0f} s:")
    print(f"  answers of bots             {answers:>8,.0f}     (of their quick policy: {quick:,.0f}; at random: none)")
    if times:
        tail = sorted(times)[min(len(times) - 1, len(times) * 99 // 100)]
        print(
            f"  the person's bots           {statistics.median(times):>8.2f} s   "
            f"(of {len(times)}; 99th percentile {tail:.2f}, longest {max(times):.2f}; wanted: under 2)"
        )

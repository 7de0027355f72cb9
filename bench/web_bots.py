"""Bots beside a crowd: how long a person's bots take while fifty tables of four kings play on and on."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from collections import Counter
from contextvars import ContextVar
from pathlib import Path

from imperial_miners.engine.game import Game
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.web.app import make_app
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables import bots
from imperial_miners.web.tables.requests import NewTable
from imperial_miners.web.tables.service import Service
from imperial_miners.web.tables.thinking import Who

CROWD, SECONDS = 50, 60.0
KING = {"kind": "bot", "level": "king"}
TOKEN = "b" * 43
PATIENCE = 240.0
"""Seconds after which all of it is given up, aloud."""
THOUGHT, QUICK, ONLY, RANDOM = "thought of", "of their quick policy", "without a choice", "at random"
NAMED: ContextVar[dict[str, str]] = ContextVar("NAMED")
"""Who has named which option for the question that a bot is at."""


class Watch:
    """Where each answer of a bot came from, and how long those of one table took, from the question until all may see
    the answer. What neither a bot nor its quick policy has named counts as random."""

    def __init__(self, service: Service) -> None:
        self.ours = ""
        self.times: list[float] = []
        self.sources: Counter[str] = Counter()
        self.ours_by: Counter[str] = Counter()
        self.begun: dict[tuple[str, int], float] = {}
        thinker = service.bots.thinker
        think, choose, quick = service.bots.think, thinker.choose, bots.quick_choice
        decide = service.answers.decide_as_bot

        async def watched_think(table: Table, seat: int, level: str) -> str:
            game, named = table.game, dict[str, str]()
            NAMED.set(named)
            self.begun[table.id, seat] = time.perf_counter()
            actions = game.actions(seat)
            option = await think(table, seat, level)
            source = ONLY if len(actions) == 1 else named.get(option, RANDOM)
            self.sources[source] += 1
            if table.id == self.ours:
                self.ours_by[source] += 1
                if source == ONLY:
                    del self.begun[table.id, seat]
            return option

        async def watched_choose(who: Who, pack: str, game: Game, seat: int, level: str) -> str:
            option = await choose(who, pack, game, seat, level)
            NAMED.get()[option] = THOUGHT
            return option

        def watched_quick(game: Game, seat: int, level: str) -> str:
            option = quick(game, seat, level)
            NAMED.get()[option] = QUICK
            return option

        async def watched_decide(game: str, seat: int, number: int, option: str, level: str) -> None:
            await decide(game, seat, number, option, level)
            began = self.begun.pop((game, seat), None)
            if game == self.ours and began is not None:
                self.times.append(time.perf_counter() - began)

        service.bots.think = watched_think  # type: ignore[method-assign]
        thinker.choose = watched_choose  # type: ignore[method-assign]
        bots.quick_choice = watched_quick
        service.answers.decide_as_bot = watched_decide  # type: ignore[method-assign,assignment]


async def report_bots(folder: Path) -> None:
    """Play a person's table for a while, in this process; bots think in theirs, as always."""
    app = make_app(Settings(data_dir=folder), with_pages=False)
    async with asyncio.timeout(PATIENCE), app.router.lifespan_context(app):
        watch, refused = Watch(app.state.service), Counter[str]()
        await play(app.state.service, watch, refused)
    print(f"\n{CROWD} tables of four kings beside one person's table with three, {SECONDS:.0f} s (load {load()}):")
    print(f"  answers of bots             {sum(watch.sources.values()):>8,}     ({listed(watch.sources)})")
    print(f"  of the person's             {sum(watch.ours_by.values()):>8,}     ({listed(watch.ours_by)})")
    for reason, count in refused.most_common():
        print(f"    refused to the person: {reason:<20}{count:>6,}")
    if times := sorted(watch.times):
        tail = times[min(len(times) - 1, len(times) * 99 // 100)]
        print(
            f"  the person's bots           {statistics.median(times):>8.2f} s   "
            f"(of {len(times)}; 99th percentile {tail:.2f}, longest {times[-1]:.2f}; wanted: under 2)"
        )


def listed(sources: Counter[str]) -> str:
    """Where answers came from, in words."""
    return "; ".join(f"{name}: {sources[name]:,}" for name in (THOUGHT, QUICK, ONLY, RANDOM))


def load() -> str:
    """How many jobs the machine had lately."""
    return f"{os.getloadavg()[0]:.0f}"


async def play(service: Service, watch: Watch, refused: Counter[str]) -> None:
    """Begin the crowd, and play at one table for a while."""
    session, rng = Session(TOKEN), random.Random(1)
    for number in range(CROWD):
        crowd = NewTable.model_validate({"seats": [KING] * 4})
        await service.games.create(Session(f"{number:043}"), crowd, f"crowd {number}")
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        wanted = NewTable.model_validate({"seats": [{"kind": "person"}, *[KING] * 3]})
        table = await service.games.create(session, wanted, f"bench {len(watch.times)}")
        watch.ours = table.id
        while not table.game.is_over and time.perf_counter() < until:
            if 0 in table.game.awaiting():
                option = rng.choice(table.game.decision(0).options).key
                try:
                    await service.answers.decide(session, table.id, 0, table.state.numbers[0], option)
                except (Refusal, IllegalAction) as error:
                    refused[str(error)] += 1
            await asyncio.sleep(0.01)

"""Bots at the table: whenever one owes an answer it thinks elsewhere, and answers as everybody else does.

Each seat has a task of its own while it is awaited, so bots wait for nobody and nobody waits for them.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Awaitable
from functools import partial
from typing import Final, Protocol, TypeVar

from imperial_miners.bots import Position, Reason
from imperial_miners.bots.naming import quick_bot
from imperial_miners.bots.players.planner import GLANCE_BUDGET, PlannerBot
from imperial_miners.engine.game import Game
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.review.turns import Verdict
from imperial_miners.web.log.state import Table
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.tables.answers import Answers
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.thinking import NOBODY, TooLong, Who

PATIENCE: Final = 15.0
"""Seconds for which somebody waits for advice."""
PAUSE: Final = 0.5
"""Seconds before a bot whose answer was refused begins anew."""
MOST_ADVICE: Final = 500
"""Hints that are remembered."""
T = TypeVar("T")
log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Chooses for a bot of a level among the options of a seat."""

    async def choose(self, who: Who, pack: str, game: Game, seat: int, level: str) -> str:
        """The key of an option. `who` is the seat among all games, `pack` says where its pack is found."""
        ...

    async def advise(self, who: Who, pack: str, game: Game, seat: int) -> Reason:
        """What the best bot would answer for a seat, and why."""
        ...

    async def judge(
        self, who: Who, pack: str, turn: list[tuple[Game, str]], seat: int, may_name_cards: bool
    ) -> Verdict | None:
        """What is thought of the answers of a turn, each with the game before it."""
        ...

    async def close(self) -> None:
        """Stop thinking, and end what thought."""
        ...


class RandomThinker:
    """Takes any option at once; tests let it stand in for bots that think."""

    async def choose(self, who: Who, pack: str, game: Game, seat: int, level: str) -> str:
        """The key of an option."""
        return choose_any(game, seat)

    async def advise(self, who: Who, pack: str, game: Game, seat: int) -> Reason:
        """Any option, for no reason."""
        return Reason(choose_any(game, seat))

    async def judge(
        self, who: Who, pack: str, turn: list[tuple[Game, str]], seat: int, may_name_cards: bool
    ) -> Verdict | None:
        """No opinion, since nothing was thought about."""
        return None

    async def close(self) -> None:
        """Nothing to end: no process was begun."""


def choose_any(game: Game, seat: int) -> str:
    """The key of any option, the same for the same game."""
    luck = random.Random(f"{game.seed} {seat} {game.seats[seat].moves}")
    return game.pack.vocabulary.key(luck.choice(game.actions(seat)))


def glance(game: Game, seat: int) -> Reason:
    """What a bot with little time would answer for a seat, and why."""
    return PlannerBot(budget=GLANCE_BUDGET).explain(Position.of(game, seat))


def quick_choice(game: Game, seat: int, level: str) -> str:
    """What a bot answers that has no time to think."""
    return quick_bot(level).choose(Position.of(game, seat)).key


def who_asks(table: Table, seat: int) -> Who:
    """For whom a bot thinks at a table: whoever sits there first."""
    holders = (chair.holder for chair in table.state.chairs if chair.holder is not None)
    return Who(f"{table.id} {seat}", next(holders, NOBODY))


class BotsAtTable:
    """The bots of the live tables."""

    def __init__(self, live: LiveTables, answers: Answers, thinker: Thinker) -> None:
        self.live = live
        self.answers = answers
        self.thinker = thinker
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.advice: OrderedDict[tuple[str, int, int], Reason] = OrderedDict()
        self.hasty = asyncio.Lock()  # quick policies think in this process: one at a time
        self.is_closed = False

    def nudge(self, table: Table) -> None:
        """Let every bot of a table that owes an answer begin to think, if it falls to this process."""
        if not self.live.fellows.is_mine(table.id):
            return
        for seat in table.awaited_bots():
            key = (table.id, seat)
            if key not in self.tasks and not self.is_closed:
                task = asyncio.create_task(self.play(table.id, seat))
                self.tasks[key] = task
                task.add_done_callback(partial(self.end, key))

    def end(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        """A seat's task is over; if the seat is awaited again by now, it begins anew."""
        self.tasks.pop(key, None)
        table = self.live.tables.get(key[0])
        if table is not None and key[1] in table.awaited_bots() and self.live.fellows.is_mine(table.id):
            asyncio.get_running_loop().call_later(PAUSE, self.nudge, table)

    async def play(self, game: str, seat: int) -> None:
        """Answer for a seat as long as it is awaited and a bot plays it."""
        try:
            while True:
                table = await self.live.table(game, may_be_behind=True)
                level = table.state.chairs[seat].bot
                is_mine = self.live.fellows.is_mine(
                    game
                )  # a process that has come meanwhile may think for it from now on
                if level is None or seat not in table.awaited_bots() or not is_mine:
                    return
                number = table.state.numbers[seat]
                option = await self.think(table, seat, level)
                await self.answers.decide_as_bot(game, seat, number, option, level)
                self.live.metrics.bot_answers.inc()
        except (Refusal, IllegalAction) as refused:
            # The seat was taken back, another process was faster, or the store is away: whoever moves next nudges.
            log.info("a bot's answer was not taken", extra={"game": game, "seat": seat, "reason": str(refused)})

    async def think(self, table: Table, seat: int, level: str) -> str:
        """A bot's choice; that of its quick policy if it fails or takes too long, so that the game goes on."""
        game, folder = table.game, self.live.packs.folder(table.pack)
        if len(game.actions(seat)) == 1:
            return game.pack.vocabulary.key(game.actions(seat)[0])
        try:
            option = await self.thinker.choose(who_asks(table, seat), folder, game, seat, level)
            if game.pack.vocabulary.action(option) in game.actions(seat):
                return option
            log.error("a bot chose what is not offered", extra={"game": table.id, "seat": seat})
        except (Refusal, TooLong):
            log.info("a bot had no time", extra={"game": table.id, "seat": seat})
        except Exception:
            log.exception("a bot could not choose", extra={"game": table.id, "seat": seat})
        self.live.metrics.bot_failures.inc()
        async with self.hasty:
            return await asyncio.to_thread(quick_choice, game, seat, level)

    async def advise(self, table: Table, seat: int) -> Reason:
        """What the best bot would answer for a seat, and why: the same as long as the seat is asked the same."""
        if seat not in table.game.awaiting():
            raise Refusal("nothing-asked")
        if table.still_to_agree():
            raise Refusal("hints-off")
        key = (table.id, seat, table.state.numbers[seat])
        if key not in self.advice:
            folder = self.live.packs.folder(table.pack)
            asked = self.thinker.advise(who_asks(table, seat), folder, table.game, seat)
            found = await self.in_time(asked)
            if found is None:  # the best bot is kept waiting: better a quick word from a lesser one than a guess
                found = await asyncio.to_thread(glance, table.game, seat)
            self.advice[key] = found
            while len(self.advice) > MOST_ADVICE:
                self.advice.popitem(last=False)
        return self.advice[key]

    async def judge(self, table: Table, turn: list[tuple[Game, str]], seat: int) -> Verdict | None:
        """What is thought of a turn of a seat."""
        folder = self.live.packs.folder(table.pack)
        asked = self.thinker.judge(who_asks(table, seat), folder, turn, seat, table.game.is_over)
        return await self.in_time(asked)

    async def in_time(self, asked: Awaitable[T]) -> T | None:
        """What was asked for; nothing if it fails or takes too long."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await asked
        except Exception:
            log.exception("a bot could not give an opinion")
            self.live.metrics.bot_failures.inc()
            return None

    async def settle(self) -> None:
        """Wait until no bot is thinking."""
        while self.tasks:
            await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop all bots, and whoever thinks for them."""
        self.is_closed = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinker.close()

"""Why a bot did something, in sentences for pages and programs; what is judged is thought about elsewhere, once."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from imperial_miners.bots.naming import level_of
from imperial_miners.review.replay import Replay
from imperial_miners.review.turns import PlayedTurn, Verdict, other_of
from imperial_miners.text.advice import why_lines
from imperial_miners.text.speaker import Speaker
from imperial_miners.web.log.state import Table
from imperial_miners.web.tables.bots import BotsAtTable

MOST_KEPT: Final = 1000
Asked = tuple[str, int, tuple[tuple[int, str], ...], bool]


class BotReasons:
    """The reasons of the bots. Verdicts are kept: they take a second, and rounds are leafed through."""

    def __init__(self, bots: BotsAtTable) -> None:
        self.bots = bots
        self.verdicts: OrderedDict[Asked, Verdict | None] = OrderedDict()

    async def words(self, table: Table, replay: Replay, turn: PlayedTurn, speaker: Speaker) -> list[str]:
        """The reasons for a turn in sentences."""
        judged = other_of(replay, turn, await self.verdict(table, replay, turn))
        level = level_of(table.chair(turn.seat).bot or "")
        return why_lines(speaker, turn.gains, judged, table.game.is_over, level.slips if level is not None else 0)

    async def verdict(self, table: Table, replay: Replay, turn: PlayedTurn) -> Verdict | None:
        """What is thought of a turn; None where there was no choice."""
        if not turn.answers:
            return None
        key = (table.id, turn.seat, turn.answers, table.game.is_over)
        if key not in self.verdicts:
            answers = [(replay.game(at), answer) for at, answer in turn.answers]
            self.verdicts[key] = await self.bots.judge(table, answers, turn.seat)
            if len(self.verdicts) > MOST_KEPT:
                self.verdicts.popitem(last=False)
        return self.verdicts[key]

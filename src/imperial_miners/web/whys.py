"""Why a bot did something, in sentences for pages and programs; what is judged is thought about elsewhere."""

from __future__ import annotations

from imperial_miners.bots.naming import level_of
from imperial_miners.review.replay import Replay
from imperial_miners.review.turns import Turn, other_of
from imperial_miners.text.advice import why_lines
from imperial_miners.text.speaker import Speaker
from imperial_miners.web.service import Service
from imperial_miners.web.table import Table


async def why_words(service: Service, table: Table, replay: Replay, turn: Turn, speaker: Speaker) -> list[str]:
    """The reasons for a turn in sentences."""
    answers = [(replay.game(at), key) for at, key in turn.answers]
    verdict = await service.bots.judge(table, answers, turn.seat) if answers else None
    judged = other_of(speaker, replay, turn, verdict)
    level = level_of(table.chair(turn.seat).bot or "")
    return why_lines(speaker, turn.gains, judged, table.game.is_over, level.slips if level is not None else 0)

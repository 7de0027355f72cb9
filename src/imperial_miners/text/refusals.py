"""Refusals and broken records in words."""

from __future__ import annotations

import re
from typing import Final

from imperial_miners.engine.record import RecordError
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.text.messages import Messages

MOVE: Final = re.compile(r"move (\d+)")


def refusal_text(say: Messages, error: IllegalAction) -> str:
    """What is refused, what to do, and the rule behind it."""
    return say.say("refusal", text=say.say(f"refusal-{error.reason}"), rule=error.rule)


def record_error_text(say: Messages, error: RecordError) -> str:
    """Which part of a record is wrong."""
    move = MOVE.fullmatch(error.where)
    if move is not None:
        return say.say("record-move", number=int(move[1]))
    return say.say(f"record-{error.where.replace('_', '-')}")

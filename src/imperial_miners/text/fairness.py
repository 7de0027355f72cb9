"""What a finished record proves about its deal, and what it does not, in one paragraph."""

from __future__ import annotations

from imperial_miners.engine.fairness import combined_seed
from imperial_miners.engine.luck import LEHMER
from imperial_miners.engine.record import Record
from imperial_miners.text.messages import Messages


def visible(text: str) -> str:
    r"""A seed, a secret or a contribution as it can be shown: records come from anywhere, and what steers a terminal or
    turns the direction of writing is written as an escape.

    >>> visible("luck of \u202e\x1b[2J Łódź")
    'luck of \\u202e\\x1b[2J Łódź'
    """
    return "".join([sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text])


def fairness_text(say: Messages, record: Record) -> str:
    """The paragraph for a record that has been replayed and found in order; whether its parts make its seed is seen
    here."""
    if record.luck == LEHMER:
        return say.say("fair-old")
    is_drawn = record.secret and combined_seed(record.secret, record.contributions) == record.seed
    return say.say("fair-drawn" if is_drawn else "fair-chosen")

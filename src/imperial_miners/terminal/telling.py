"""The timeline in lines: what happened since somebody was asked last, with what it left them with, and its sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from imperial_miners.engine.happening import Happening
from imperial_miners.engine.view import View
from imperial_miners.terminal.sitting import Sitting, news
from imperial_miners.terminal.voice import Voice, plain

TOTALS: Final = {"coins": "coin-count", "vp": "vp-count", "carts": "cart-count"}
"""The numbers that are told whenever they change, and the message that counts each."""
SUMMED: Final = TOTALS | {"cards": "card-count"}


def tell(match: Sitting, voice: Voice, players: Sequence[str], view: View) -> list[tuple[Happening | None, str]]:
    """What the seat of a view has not read yet, line by line; behind several changes their sum."""
    from imperial_miners.review.receipts import changes_in  # here, since a game without news should start without it

    fresh = news(match, voice.speaker, players, view.seat)
    changes = [changes_in(each) if each.seat == view.seat else [] for each, _ in fresh]
    sums = dict.fromkeys(SUMMED, 0)
    for number, amount in (change for each in changes for change in each):
        sums[number] += amount
    own = view.seats[view.seat]
    now = {"coins": own.coins - sums["coins"], "vp": own.vp - sums["vp"], "carts": own.carts - sums["carts"]}
    lines: list[tuple[Happening | None, str]] = []
    for (happening, line), changed in zip(fresh, changes, strict=True):
        touched = [number for number, amount in changed if amount and number in TOTALS]
        for number, amount in changed:
            now[number] = now.get(number, 0) + amount
        totals = ", ".join(voice.say(TOTALS[number], count=now[number]) for number in touched)
        lines.append((happening, voice.say("plain-now", line=plain(line), totals=totals) if totals else plain(line)))
    if sum(bool(each) for each in changes) > 1 and any(sums.values()):
        lines.append((None, voice.say("ui-sum-you", what=sum_up(sums, voice))))
    return lines


def sum_up(sums: Mapping[str, int], voice: Voice) -> str:
    """What numbers have changed by, in words."""
    signed = [(number, "−" if amount < 0 else "+", abs(amount)) for number, amount in sums.items() if amount]
    return ", ".join(f"{sign}{voice.say(SUMMED[number], count=amount)}" for number, sign, amount in signed)

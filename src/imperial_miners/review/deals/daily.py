"""The deal of the day: the same for everybody, made from the date alone; scores that enter by a verified record."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from hashlib import sha256
from itertools import groupby
from typing import Final

from imperial_miners.engine.outcome import Standing, title_of
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import RecordError
from imperial_miners.review.deals.deal import Deal, Run

VARIANT: Final = "standard"
FIRST_DAY: Final = date(2026, 1, 1)
"""Before it there was no deal of the day."""
GRACE: Final = timedelta(days=1)
"""For so long after its day a table still takes scores: nobody has to hurry at midnight."""
IN_ANY_ORDER: Final = ("keep", "discard")
"""Answers that lead to the same game in whatever order they follow each other."""
WON, EVEN, LOST = "won", "even", "lost"
SQUARES: Final = {WON: "\U0001f7e7", EVEN: "\U0001f7e8", LOST: "\u2b1b"}


def daily_deal(day: date, pack: Pack) -> Deal:
    """The deal of a day.

    >>> from imperial_miners.packs import load_pack
    >>> daily_deal(date(2026, 11, 16), load_pack("base")).seed
    'daily 2026-11-16'
    """
    return Deal(pack.id, pack.digest, f"daily {day.isoformat()}", VARIANT)


def verify_daily(text: str, day: date, pack: Pack, is_begun_here: bool = False) -> Standing:
    """The result of a record that is a finished game of the day's deal by one seat; else RecordError says why not.

    A game that was begun here keeps its luck and rules when those of new games change on that day.
    """
    run = Run.read(text, pack)
    if run.replay.record.seats != 1:
        raise RecordError("not-alone", "the deal of the day is played alone")
    deal = daily_deal(day, pack)
    if run.deal != (replace(deal, luck=run.deal.luck, rules=run.deal.rules) if is_begun_here else deal):
        raise RecordError("other-deal", "this is not the deal of that day")
    return run.standing


def answers_hash(text: str) -> str:
    """A hash of the answers in a record, by which it is known again however it is written.

    In which order cards were kept, or discarded one after the other, makes no other game of it.
    """
    moves: list[tuple[int, str]] = []
    for kind, some in groupby(json.loads(text)["moves"], lambda move: str(move[1]).partition(":")[0]):
        alike = [(seat, key) for seat, key in some]
        moves += sorted(alike) if kind in IN_ANY_ORDER else alike
    return sha256(json.dumps(moves).encode()).hexdigest()


def is_open(day: date, today: date) -> bool:
    """Whether the table of a day still takes scores.

    >>> [is_open(date(2026, 11, n), date(2026, 11, 16)) for n in (14, 15, 16, 17)]
    [False, True, True, False]
    """
    return day <= today <= day + GRACE


def streak(days: Iterable[date], today: date) -> int:
    """How many days in a row have been played, up to today, or to yesterday while today is still to come.

    >>> streak([date(2026, 11, n) for n in (10, 13, 14, 15)], date(2026, 11, 16))
    3
    """
    played = set(days)
    day = today if today in played else today - timedelta(days=1)
    count = 0
    while day in played:
        count, day = count + 1, day - timedelta(days=1)
    return count


@dataclass(frozen=True, slots=True)
class DailyResult:
    """What may be shown of a day's game to those who have not played it: figures, and nothing of the deal."""

    day: date
    score: int
    beaten: tuple[str, ...]  # against each bot, the weakest first: won, even or lost
    streak: int

    @property
    def title(self) -> str:
        """R11.3 The title that this score earns."""
        return title_of(self.score)

    @property
    def squares(self) -> str:
        """The comparison with the bots as a row of squares."""
        return "".join(SQUARES[word] for word in self.beaten)


def compare(score: int, bots: Sequence[int]) -> tuple[str, ...]:
    """How a score stands to those of the bots.

    >>> compare(50, [30, 50, 61])
    ('won', 'even', 'lost')
    """
    return tuple(WON if score > bot else EVEN if score == bot else LOST for bot in bots)

"""One worth measured in a process of its own, for whoever watches: a line of JSON for each piece of news.

`python -m imperial_miners.arena.bench.meter PACK ID` plays at low priority, and ends when nobody reads it any more.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from math import isfinite
from typing import Any, Final

from imperial_miners.arena.bench.games import Bench, Way
from imperial_miners.arena.bench.subjects import find_subjects
from imperial_miners.arena.bench.worth import Budget, Weighing, Worth, measure_worth
from imperial_miners.packs import load_pack

EACH: Final = 0.25
"""Seconds between two lines."""
NICE: Final = 15
MOST_GAMES: Final = 20_000
MINUTES: Final = 2.0
WITHIN: Final = 0.1
BOT: Final = "planner"


def news_of(worth: Worth, began: float, is_over: bool = False) -> dict[str, Any]:
    """What is known by now, as plain data; without bounds as long as nothing can be said."""
    found = worth.points.estimate()
    has_bounds = isfinite(found.low)
    return {
        "value": found.value if has_bounds else None,
        "low": found.low if has_bounds else None,
        "high": found.high if has_bounds else None,
        "deals": worth.points.count,
        "seen": round(worth.seen_share),
        "verdict": worth.verdict(WITHIN) if has_bounds else "",
        "seconds": round(time.monotonic() - began, 2),
        "is_over": is_over,
    }


def measure(pack: str, id: str, tell: Callable[[dict[str, Any]], None], budget: Budget) -> None:
    """Measure a thing of a pack, and tell of it now and then, and at the end."""
    began = last = time.monotonic()
    trial = Weighing(find_subjects(load_pack(pack), [id])[0], Way(BOT, 1, pack))

    def on_worth(worth: Worth) -> None:
        nonlocal last
        if time.monotonic() - last >= EACH:
            last = time.monotonic()
            tell(news_of(worth, began))

    tell(news_of(measure_worth(trial, Bench(workers=1), budget, on_worth), began, is_over=True))


def main(arguments: Sequence[str]) -> int:
    """Measure what the command line names."""
    pack, id = arguments
    if hasattr(os, "nice"):
        os.nice(NICE)

    def tell(news: dict[str, Any]) -> None:
        print(json.dumps(news), flush=True)

    with contextlib.suppress(BrokenPipeError):
        measure(pack, id, tell, Budget(MOST_GAMES, MINUTES, WITHIN))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How the six levels measure up: each one's median solo score beside the band of its title (R11.3).

`python -m imperial_miners.arena.levels --games 200` plays every level on the same seeds and prints the table.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

from imperial_miners.arena.commands import play
from imperial_miners.arena.match import Result
from imperial_miners.arena.sheet import Cell, Sheet
from imperial_miners.arena.tournament import Plan
from imperial_miners.bots.naming import LEVELS
from imperial_miners.engine.outcome import TITLES

RESAMPLES = 1000


def band_of(title: str) -> tuple[int, int]:
    """The lowest and the highest score of a title.

    >>> band_of("digger"), band_of("engineer"), band_of("king")
    ((0, 34), (56, 60), (66, 999))
    """
    titles = [name for _, name in TITLES]
    bounds = [0, *(bound for bound, _ in TITLES), 1000]
    at = titles.index(title) if title in titles else len(titles)
    return bounds[at], bounds[at + 1] - 1


def median_interval(scores: Sequence[int]) -> tuple[float, float]:
    """95 %, by the bootstrap."""
    drawn = np.random.default_rng(1).choice(np.array(scores), (RESAMPLES, len(scores)))
    low, high = np.percentile(np.median(drawn, axis=1), (2.5, 97.5))
    return float(low), float(high)


def level_sheet(results: Sequence[Result]) -> Sheet:
    """Each level with its median, the interval of it, and the spread of its games."""
    rows: list[tuple[Cell, ...]] = []
    for level in LEVELS:
        scores = [seat.score for result in results for seat in result.seats if seat.bot == level.title]
        if not scores:
            continue
        low, high = median_interval(scores)
        least, most = band_of(level.title)
        median = float(np.median(scores))
        tenth, ninth = (float(np.percentile(scores, cut)) for cut in (10, 90))
        played = f"{level.bot}, {level.slips} % {level.weaker}" if level.slips else level.bot
        fits = "yes" if least <= median <= most else "no"
        rows.append(
            (level.title, played, f"{least}-{most}", len(scores), median, f"{low:.0f}-{high:.0f}", tenth, ninth, fits)
        )
    columns = ("level", "plays", "band", "games", "median", "95 %", "tenth", "ninth tenth", "in band")
    return Sheet("Levels, alone on the base pack", columns, rows)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="games of each level")
    parser.add_argument("--levels", nargs="+", default=[level.title for level in LEVELS])
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--seed", default="levels")
    chosen = parser.parse_args(arguments)
    plan = Plan.of(chosen.levels, 1, chosen.games * len(chosen.levels), seed=chosen.seed)
    print(level_sheet(play(list(plan.matches()), None, chosen.workers)).plain())


if __name__ == "__main__":
    main()

"""How the six levels measure up: each one's median solo score beside the band of its title (R11.3)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from imperial_miners.arena.match import Result
from imperial_miners.arena.series import play_series
from imperial_miners.arena.sheet import Cell, Sheet
from imperial_miners.arena.tournament import TournamentPlan
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


def measure_levels(games: int, levels: Sequence[str], workers: int, seed: str) -> Sheet:
    """Play every level on the same seeds, alone, so many games each."""
    plan = TournamentPlan.of(list(levels), 1, games * len(levels), seed=seed)
    return level_sheet(play_series(list(plan.matches()), None, workers))

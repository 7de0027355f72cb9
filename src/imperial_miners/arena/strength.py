"""How strong bots are alone, on the same seeds: means with intervals, and each one's paired gain over the last."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from imperial_miners.arena.intervals import mean_estimate
from imperial_miners.arena.plots import interval_plot, save_plots
from imperial_miners.arena.self_play import SelfPlay
from imperial_miners.arena.sheet import Cell, Sheet

Scores = dict[str, dict[int, int]]
"""Of each bot, by the number of the deal."""


def strength_sheet(scores: Scores) -> Sheet:
    """A row for each bot; the gain is over the bot in the row above, on the deals that both have played."""
    rows: list[tuple[Cell, ...]] = []
    before: dict[int, int] | None = None
    for bot, found in scores.items():
        mine = mean_estimate(np.array(list(found.values()), dtype=np.float64))
        row: tuple[Cell, ...] = (
            bot,
            len(found),
            float(np.median(list(found.values()))),
            mine.value,
            mine.low,
            mine.high,
        )
        if before is None:
            rows.append((*row, None, None, None))
        else:
            shared = sorted(found.keys() & before.keys())
            gain = mean_estimate(np.array([found[deal] - before[deal] for deal in shared], dtype=np.float64))
            rows.append((*row, gain.value, gain.low, gain.high))
        before = found
    columns = ("bot", "games", "median", "mean", "from", "to", "gain", "gain from", "gain to")
    return Sheet(
        "Strength, alone", columns, rows, "Intervals are 95 %; a gain is over the row above, on the same deals."
    )


def strength_plot(sheet: Sheet, file: Path) -> None:
    """The means and their intervals as a picture."""
    rows = [{"name": row[0], "value": row[3], "low": row[4], "high": row[5]} for row in sheet.rows]
    plot = interval_plot(rows, sheet.title, "mean score (95 % interval)", [str(row[0]) for row in sheet.rows])
    file.parent.mkdir(parents=True, exist_ok=True)
    save_plots({file.stem: plot}, file.parent)


def measure_strength(sample: SelfPlay, bots: Sequence[str], plot: Path | None) -> None:
    """Print the table of these bots, weakest first, and draw it if a file is named."""
    scores: Scores = {bot: {result.match: result.seats[0].score for result in sample.results(bot, 1)} for bot in bots}
    sheet = strength_sheet(scores)
    print(sheet.plain())
    if plot:
        strength_plot(sheet, plot)

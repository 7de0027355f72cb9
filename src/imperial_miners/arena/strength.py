"""How strong bots are alone, on the same seeds: means with intervals, and each one's paired gain over the one before.

`python -m imperial_miners.arena.strength random greedy planner expert --games 200` is the ladder of the house;
`... strength expert:playouts=1 expert:playouts=4 expert:playouts=16 --plot budget.svg` shows what a budget buys. With
`--out` games are kept in the same folders as those of the balance report, and taken from there.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from imperial_miners.arena.balance import played
from imperial_miners.arena.intervals import mean_estimate
from imperial_miners.arena.plots import interval_plot, save_plots
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


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--pack", default="base")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--cluster", default="", help="address of a Dask scheduler")
    parser.add_argument("--out", type=Path, help="keep results in this folder and go on from what is there")
    parser.add_argument("--plot", type=Path, help="write an SVG")
    chosen = parser.parse_args(arguments)
    scores: Scores = {
        bot: {result.match: result.seats[0].score for result in played(chosen, bot, 1)} for bot in chosen.bots
    }
    sheet = strength_sheet(scores)
    print(sheet.plain())
    if chosen.plot:
        strength_plot(sheet, chosen.plot)


if __name__ == "__main__":
    main()

"""A tournament's outcome as tables, as JSON and as plots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from imperial_miners.arena.intervals import RESAMPLES, Estimate
from imperial_miners.arena.match import Result
from imperial_miners.arena.plots import save_plots, tournament_plots
from imperial_miners.arena.sheet import Cell, Sheet
from imperial_miners.arena.tournament import Standings, TournamentPlan
from imperial_miners.arena.writing import write_whole

METHOD = (
    f"Intervals: 95 %, Bayesian bootstrap over seeds ({RESAMPLES} resamples). Rating: Bradley-Terry on the scale of "
    "Elo, mean 1500. Place: what the paired differences allow."
)


def standing_sheet(standings: Standings) -> Sheet:
    """The bots, best mean score first."""
    rows: list[tuple[Cell, ...]] = []
    for standing in standings.bots:
        first, last = standing.places
        rows.append(
            (
                str(first) if first == last else f"{first}-{last}",
                standing.bot,
                standing.games,
                with_interval(standing.score, 2),
                with_interval(standing.wins, 1),
                with_interval(standing.rating, 0),
                standing.lost,
            )
        )
    columns = ("place", "bot", "games", "mean score", "wins %", "rating", "failures")
    return Sheet(f"Standings after {standings.games} games on {standings.blocks} seeds", columns, rows, METHOD)


def pair_sheet(standings: Standings) -> Sheet:
    """Every two bots compared on the deals that both played."""
    rows: list[tuple[Cell, ...]] = [
        (
            pair.one,
            pair.other,
            with_interval(pair.difference, 2),
            "clear" if pair.difference.is_clear() else "open",
        )
        for pair in standings.pairs
    ]
    return Sheet("Paired differences of score", ("bot", "less", "difference", "from zero"), rows)


def failure_sheet(results: Sequence[Result]) -> Sheet:
    """Why games were lost by failing."""
    counts: dict[tuple[str, str], int] = {}
    for result in results:
        for seat in result.seats:
            if seat.lost is not None:
                counts[seat.bot, seat.lost] = counts.get((seat.bot, seat.lost), 0) + 1
    rows: list[tuple[Cell, ...]] = [(bot, reason, number) for (bot, reason), number in sorted(counts.items())]
    return Sheet("Games lost by failing", ("bot", "reason", "games"), rows)


def with_interval(estimate: Estimate, decimals: int) -> str:
    """A value and its interval, written as `55.42 [54.90, 55.97]`."""
    value, low, high = (f"{number:.{decimals}f}" for number in (estimate.value, estimate.low, estimate.high))
    return f"{value} [{low}, {high}]"


def sheets_of(standings: Standings, results: Sequence[Result]) -> list[Sheet]:
    """All tables that have something to say."""
    sheets = [standing_sheet(standings), pair_sheet(standings), failure_sheet(results)]
    return [sheet for sheet in sheets if sheet.rows]


def write_report(
    folder: Path, plan: TournamentPlan, standings: Standings, results: Sequence[Result], plots: bool
) -> list[Path]:
    """Tables as JSON and Markdown, plots as SVG. The files written."""
    sheets = sheets_of(standings, results)
    written = [folder / "standings.json", folder / "standings.md"]
    found = {"plan": plan.to_json(), "method": METHOD, "tables": [sheet.to_json() for sheet in sheets]}
    write_whole(written[0], json.dumps(found, indent=1) + "\n")
    pictures = save_plots(tournament_plots(standings, results), folder) if plots else []
    text = f"# Arena: {', '.join(plan.bots)}\n\n" + "\n".join(sheet.markdown() for sheet in sheets)
    text += "".join(f"\n![{file.stem.replace('-', ' ')}]({file.name})\n" for file in pictures)
    write_whole(written[1], text)
    return written + pictures

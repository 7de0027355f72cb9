"""Plots of results (Altair, saved as SVG): needs the extra `plots`. Data is summed up first: files stay small."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from imperial_miners.arena.match import Result
from imperial_miners.arena.sheet import Sheet
from imperial_miners.arena.tournament import Standings

if TYPE_CHECKING:
    import altair as alt

Rows = list[dict[str, Any]]
WIDTH, HEIGHT = 480, 260
PALETTE = ["#0b6e99", "#c4551d", "#3f7d20", "#8e4585", "#a67c00", "#555555", "#b3243f", "#2b4c9b"]
BIN = 5


def can_plot() -> bool:
    """Whether what is needed is installed."""
    return find_spec("altair") is not None and find_spec("vl_convert") is not None


def chart_of(rows: Rows, title: str) -> alt.Chart:
    """An empty chart over rows."""
    import altair as alt

    return alt.Chart(alt.InlineData(values=rows), title=title, width=WIDTH, height=HEIGHT)


def save_plots(plots: dict[str, Any], folder: Path, prefix: str = "") -> list[Path]:
    """Save each plot under its name."""
    files: list[Path] = []
    for name, plot in plots.items():
        file = folder / f"{prefix}{name}.svg"
        plot.configure_view(stroke=None).configure_axis(grid=True, gridOpacity=0.4).save(str(file))
        files.append(file)
    return files


def score_rows(results: Sequence[Result]) -> Rows:
    """How often each bot scored how much, in steps of five, as a share of its games."""
    scores: dict[str, list[int]] = {}
    for result in results:
        for seat in result.seats:
            scores.setdefault(seat.bot, []).append(seat.score)
    top = max(max(found) for found in scores.values())
    edges = np.arange(0, top + 2 * BIN, BIN)
    rows: Rows = []
    for bot, found in scores.items():
        counts, _ = np.histogram(found, edges)
        rows += [
            {"bot": bot, "score": float(edge) + BIN / 2, "share": 100 * int(count) / len(found)}
            for edge, count in zip(edges, counts, strict=False)
        ]
    return rows


def round_rows(results: Sequence[Result]) -> Rows:
    """Mean score at the end of each round, with the middle four fifths of games."""
    grown: dict[str, list[list[int]]] = {}
    for result in results:
        for seat in result.seats:
            if seat.lost is None:
                grown.setdefault(seat.bot, []).append(seat.rounds)
    rows: Rows = []
    for bot, found in grown.items():
        table = np.array(found)
        low, high = np.percentile(table, (10, 90), axis=0)
        rows += [
            {"bot": bot, "round": i + 1, "score": float(mean), "low": float(low[i]), "high": float(high[i])}
            for i, mean in enumerate(table.mean(axis=0))
        ]
    return rows


def colour(bots: Sequence[str]) -> alt.Color:
    """A colour for each bot, the same in every plot."""
    import altair as alt

    return alt.Color("bot:N", sort=list(bots), scale=alt.Scale(domain=list(bots), range=PALETTE))


def distribution_plot(results: Sequence[Result], bots: Sequence[str]) -> Any:
    """How often each bot reaches which score, as a plot."""
    import altair as alt

    base = chart_of(score_rows(results), "Scores: share of games in steps of five")
    return base.mark_line(interpolate="monotone", strokeWidth=2).encode(
        x=alt.X("score:Q", title="score"), y=alt.Y("share:Q", title="% of games"), color=colour(bots)
    )


def round_plot(results: Sequence[Result], bots: Sequence[str]) -> Any:
    """How each bot's score grows from round to round, as a plot."""
    import altair as alt

    base = chart_of(round_rows(results), "Score by round: mean, and the middle four fifths of games").encode(
        x=alt.X("round:O", title="round", axis=alt.Axis(labelAngle=0)), color=colour(bots)
    )
    band = base.mark_area(opacity=0.15).encode(y=alt.Y("low:Q", title="score"), y2="high:Q")
    return band + base.mark_line(point=True).encode(y=alt.Y("score:Q", title="score"))


def interval_plot(rows: Rows, title: str, axis: str, order: Sequence[str]) -> Any:
    """A point and its interval for each name."""
    import altair as alt

    base = chart_of(rows, title).encode(y=alt.Y("name:N", sort=list(order), title=None))
    bar = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=axis, scale=alt.Scale(zero=False)), x2="high:Q")
    height = max(80, 18 * len(order))
    return (bar + base.mark_point(filled=True, size=60).encode(x="value:Q")).properties(height=height)


def tournament_plots(standings: Standings, results: Sequence[Result]) -> dict[str, Any]:
    """The plots of a tournament by name."""
    bots = [standing.bot for standing in standings.bots]
    shares = [
        {"name": standing.bot, "value": standing.wins.value, "low": standing.wins.low, "high": standing.wins.high}
        for standing in standings.bots
        if np.isfinite(standing.wins.low)
    ]
    plots = {"scores": distribution_plot(results, bots), "score-by-round": round_plot(results, bots)}
    if shares:
        plots["win-shares"] = interval_plot(shares, "Share of games won", "% of games (95 % interval)", bots)
    return plots


def effect_plot(sheet: Sheet, name: str, value: str, error: str, title: str) -> Any:
    """Two columns of a table as points with intervals of two standard errors."""
    at = {column: i for i, column in enumerate(sheet.columns)}
    rows: Rows = []
    for row in sheet.rows:
        middle, spread = row[at[value]], row[at[error]]
        if isinstance(middle, int | float) and isinstance(spread, int | float):
            rows.append(
                {"name": row[at[name]], "value": middle, "low": middle - 2 * spread, "high": middle + 2 * spread}
            )
    order = [str(row["name"]) for row in sorted(rows, key=lambda row: -float(row["value"]))]
    return interval_plot(rows, title, f"{value} (two standard errors)", order)

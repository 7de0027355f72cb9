"""What trials say, as tables; and how the interval shrinks while they are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import isfinite
from pathlib import Path

from imperial_miners.arena.bench.games import Bench, BenchError, Way
from imperial_miners.arena.bench.subjects import find_subjects
from imperial_miners.arena.bench.worth import Budget, Weighing, Worth, apart, measure_worth
from imperial_miners.arena.intervals import Estimate
from imperial_miners.arena.plots import Rows, can_plot, interval_plot, save_plots
from imperial_miners.arena.progress import bar
from imperial_miners.arena.sheet import Cell, Sheet
from imperial_miners.arena.writing import write_whole
from imperial_miners.engine.phases import RULES
from imperial_miners.packs import load_pack

METHOD = (
    "Points: what a game ends with, less what the same deal played by the same bots ends with where a blank lies in "
    "its place; among several the points of whoever saw the card first, or the mean of all for what is nobody's. Win "
    "share: the same for wins (alone, the two games play against each other). All of it is the mean of all deals, "
    "whether it comes up (seen %) or not. Intervals: 95 % at every moment at once, so that stopping early is no "
    "cheating; each row speaks for itself."
)


def worth_sheet(found: Sequence[Worth], within: float) -> Sheet:
    """A row for each trial, the dearest first."""
    rows: list[tuple[Cell, ...]] = [
        (
            worth.trial.name,
            worth.trial.kind,
            worth.trial.way.bot,
            worth.trial.way.seats,
            round(worth.seen_share),
            signed(worth.points.estimate(), 2),
            signed(worth.wins.estimate(), 1) if worth.has_wins else None,
            worth.verdict(within),
            worth.points.count,
            worth.games,
        )
        for worth in sorted(found, key=lambda worth: -worth.points.estimate().value)
    ]
    columns = ("what", "kind", "bot", "seats", "seen %", "points", "win share %", "verdict", "deals", "games")
    return Sheet("Worth", columns, rows, METHOD)


def signed(estimate: Estimate, decimals: int) -> str | None:
    """A difference with its interval, such as `+0.09 [+0.04, +0.13]`; nothing as long as nothing can be said."""
    if not isfinite(estimate.low):
        return None
    value, low, high = (f"{number:+.{decimals}f}" for number in (estimate.value, estimate.low, estimate.high))
    return f"{value} [{low}, {high}]"


def apart_sheet(found: Sequence[Worth]) -> Sheet:
    """What the same thing is worth to each bot less what it is worth to the one named before."""
    rows: list[tuple[Cell, ...]] = []
    for one in found:
        for other in found:
            is_next = other.trial == replace(one.trial, way=replace(one.trial.way, bot=other.trial.way.bot))
            if is_next and found.index(other) > found.index(one):
                more = apart(other, one)
                names = one.trial.way.bot, other.trial.way.bot
                rows.append((one.trial.name, one.trial.way.seats, *names, signed(more, 2), character(one, more)))
                break
    note = (
        "More: what it is worth to the second bot less what it is worth to the first, on the same deals. A trap costs "
        "the first bot; a sleeper is worth more to the second; a crutch is worth more to the first."
    )
    return Sheet("Traps and sleepers", ("what", "seats", "first", "second", "more", "verdict"), rows, note)


def character(weaker: Worth, more: Estimate) -> str:
    """What something is that is worth so much more to the stronger."""
    if weaker.points.estimate().high < 0:
        return "trap"
    if not more.is_clear():
        return "open"
    return "sleeper" if more.low > 0 else "crutch"


def worth_plot(found: Sequence[Worth], page: Path) -> list[Path]:
    """All points with their intervals as a picture, in a folder beside a page; none where nothing can be drawn."""
    rows: Rows = []
    for worth in found:
        points, way = worth.points.estimate(), worth.trial.way
        if isfinite(points.low):
            name = f"{worth.trial.name} ({way.bot}, {way.seats})"
            rows.append({"name": name, "value": points.value, "low": points.low, "high": points.high})
    if not rows or not can_plot():
        return []
    rows.sort(key=lambda row: -float(row["value"]))
    plot = interval_plot(rows, "Worth", "points (95 % at every moment)", [str(row["name"]) for row in rows])
    folder = page.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    return save_plots({"worth": plot}, folder)


def ask_worth(
    names: Sequence[str],
    other: str,
    bots: Sequence[str],
    seats: Sequence[int],
    pack: str,
    bench: Bench,
    budget: Budget,
    page: Path | None,
) -> None:
    """Measure the worth of all of these in all of these ways, print it, and write it as a page if one is named."""
    content = load_pack(pack)
    subjects = find_subjects(content, names)
    partner = find_subjects(content, [other])[0] if other else None
    ways = [Way(bot, number, pack) for number in seats for bot in bots]
    trials = [Weighing(subject, way, partner) for way in ways for subject in subjects if subject != partner]
    if not trials:
        raise BenchError(f"{other} with itself: name another card for the synergy")
    found = [watched_worth(trial, bench, budget) for trial in trials]
    sheets = [worth_sheet(found, budget.within)]
    if len(bots) > 1:
        sheets.append(apart_sheet(found))
    for sheet in sheets:
        print(sheet.plain())
    if page:
        text = f"# What the cards are worth\n\nPack `{content.id}`, digest `{content.digest[:16]}`, {RULES}.\n\n"
        text += "\n".join(sheet.markdown() for sheet in sheets)
        text += "".join(f"\n![{file.stem}]({page.stem}/{file.name})\n" for file in worth_plot(found, page))
        write_whole(page, text)
        print(f"wrote {page}")


def watched_worth(trial: Weighing, bench: Bench, budget: Budget) -> Worth:
    """Measure one worth, while a bar shows the interval shrink."""
    games = len(trial.ways())
    with bar(games * budget.pairs(games), trial.name) as tell:

        def print_worth(worth: Worth) -> None:
            tell(games, f"{trial.name} {signed(worth.points.estimate(), 2) or '...'}")

        return measure_worth(trial, bench, budget, print_worth)

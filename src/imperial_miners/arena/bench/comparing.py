"""Two versions of a pack on the same deals: what changes in scores, Factions, plays, and in how a game feels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import inf, isfinite
from pathlib import Path
from typing import Any, Final

import numpy as np

from imperial_miners.arena.bench.games import Bench, Way
from imperial_miners.arena.bench.telling import signed
from imperial_miners.arena.intervals import Array, Estimate, mean_estimate
from imperial_miners.arena.match import Result
from imperial_miners.arena.measures import details_of, faction_counts, largest_of
from imperial_miners.arena.plots import Rows, can_plot, interval_plot, save_plots
from imperial_miners.arena.progress import bar
from imperial_miners.arena.sheet import Cell, Sheet
from imperial_miners.arena.writing import write_whole
from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.engine.phases import RULES
from imperial_miners.packs import load_pack

Measures = dict[str, float]
"""What one game comes to, by name."""
FEEL: Final = "Scores and feel"
CLEAR: Final = 1.0
"""By how many points the planner must think a card better than the next one for a turn to have a clear best."""
NOTE: Final = (
    "Means of a game, over its seats; the difference is new less old, deal by deal, with its 95 % interval (Bayesian "
    "bootstrap over deals). Each row speaks for itself: of a hundred rows without a difference about five look clear."
)


def feel_of(result: Result, pack: Pack) -> Measures:
    """What a game is like to play."""
    details, seats = details_of(result), result.seats
    turns = ROUNDS * len(seats)
    found = {
        "score": sum(seat.score for seat in seats) / len(seats),
        "complete carts": sum(seat.carts for seat in seats) / len(seats),
        "boards completed": sum(details.completed) / len(seats),
        "cards activated a turn": sum(card.activations for card in details.played) / turns,
        "questions a turn": result.answers / turns,
    }
    if details.ahead:
        margins = [margin for seat in details.ahead for margin in seat]
        found["turns with a clear best %"] = 100 * sum(margin >= CLEAR for margin in margins) / max(1, len(margins))
    if len(seats) > 1:
        first, second = sorted((seat.score for seat in seats), reverse=True)[:2]
        found["winner ahead by"] = first - second
        found["lead changes"] = lead_changes([seat.rounds for seat in seats])
    return found


def lead_changes(rounds: Sequence[Sequence[int]]) -> int:
    """How often somebody else leads alone than whoever did so last; `rounds` holds each seat's score after each round.

    >>> lead_changes([[1, 4, 4, 9], [0, 5, 4, 8], [0, 0, 0, 0]])
    2
    """
    leaders = []
    for scores in zip(*rounds, strict=True):
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        leaders += best if len(best) == 1 else []
    return sum(one != other for one, other in pairwise(leaders))


def factions_of(result: Result, pack: Pack) -> Measures:
    """Which Faction is the largest in the winners' mines, in per cent."""
    found = dict.fromkeys(FACTIONS, 0.0)
    for winner in result.winners:
        leading = largest_of(faction_counts(details_of(result), winner, pack))
        for faction in leading:
            found[faction] += 100 / len(leading) / len(result.winners)
    return found


def plays_of(result: Result, pack: Pack) -> Measures:
    """How often each design is played."""
    plays = Counter(card.card for card in details_of(result).played)
    return {card.id: plays[card.id] / len(result.seats) for card in pack.cards}


PARTS: Final[dict[str, Callable[[Result, Pack], Measures]]] = {
    FEEL: feel_of,
    "Largest Faction in the winner's mine %": factions_of,
    "Plays of each design": plays_of,
}
MOST_ROWS: Final = 12
"""So many rows of a longer table are printed and drawn: those whose difference is the clearest."""


class Contrast:
    """One measure after the other: its means in both versions, and their difference."""

    def __init__(self, title: str, old: Sequence[Measures], new: Sequence[Measures]) -> None:
        self.title = title
        self.rows: list[tuple[str, float | None, float | None, Estimate | None]] = []
        for name in dict.fromkeys([*old[0], *new[0]]):
            before, after = (values_of(games, name) for games in (old, new))
            apart = mean_estimate(after - before) if before is not None and after is not None else None
            self.rows.append((name, mean_or_none(before), mean_or_none(after), apart))

    def sheet(self, most: int = 0) -> Sheet:
        """All rows as a table; or so many of them, those with the clearest difference."""
        rows = self.rows
        if 0 < most < len(rows):
            rows = sorted(rows, key=lambda row: -clearness(row[3]))[:most]
        cells: list[tuple[Cell, ...]] = [
            (name, before, after, signed(apart, 2) if apart else None) for name, before, after, apart in rows
        ]
        return Sheet(self.title, ("what", "old", "new", "difference"), cells, NOTE if self.title == FEEL else "")

    def plot(self) -> Any:
        """The clearest differences as a picture."""
        rows: Rows = [
            {"name": name, "value": apart.value, "low": apart.low, "high": apart.high}
            for name, _, _, apart in sorted(self.rows, key=lambda row: -clearness(row[3]))[:MOST_ROWS]
            if apart and isfinite(apart.low)
        ]
        return interval_plot(rows, self.title, "new less old (95 % interval)", [str(row["name"]) for row in rows])


def values_of(games: Sequence[Measures], name: str) -> Array | None:
    """A measure of every game, if this version has it."""
    return np.array([game[name] for game in games], dtype=np.float64) if name in games[0] else None


def mean_or_none(values: Array | None) -> float | None:
    """The mean of what is there."""
    return None if values is None else float(values.mean())


def clearness(apart: Estimate | None) -> float:
    """How far a difference is from nothing, in widths of its interval."""
    if apart is None or not isfinite(apart.low) or apart.high == apart.low:
        return 0.0 if apart is None or not apart.value else inf
    return abs(apart.value) / (apart.high - apart.low)


def is_same_box(old: Pack, new: Pack) -> bool:
    """Whether a seed deals both packs alike: the same designs in the same places, as many of each."""
    old_box, new_box = ([(card.id, card.level, card.copies) for card in pack.cards] for pack in (old, new))
    old_rest, new_rest = (
        ([event.id for event in pack.events], [side.id for side in pack.boards]) for pack in (old, new)
    )
    return (old_box, old_rest) == (new_box, new_rest)


def compare_packs(old: Way, new: Way, bench: Bench, games: int) -> list[Contrast]:
    """Play so many deals with both versions, and hold all measures against each other."""
    packs = [load_pack(way.pack) for way in (old, new)]
    found: list[list[Result]] = [[], []]
    with bar(2 * games, "comparing") as tell:
        for pair in bench.play([old, new], range(games)):
            for results, result in zip(found, pair, strict=True):
                results.append(result)
            tell(2, "comparing")
    return [
        Contrast(title, *([measure(result, pack) for result in own] for own, pack in zip(found, packs, strict=True)))
        for title, measure in PARTS.items()
    ]


def ask_difference(old: str, new: str, bot: str, seats: int, bench: Bench, games: int, page: Path | None) -> None:
    """Compare two versions of a pack, print what differs, and write all of it as a page if one is named."""
    ways = [Way(bot, seats, pack, is_judged=True) for pack in (old, new)]
    found = compare_packs(ways[0], ways[1], bench, games)
    packs = [load_pack(pack) for pack in (old, new)]
    luck = "every deal is the same" if is_same_box(*packs) else "the boxes differ, so that deals share only their seeds"
    words = f"{games} deals of {bot}, {'alone' if seats == 1 else f'{seats} seats'}; {luck}"
    print(f"{old} -> {new}: {words}\n")
    for part in found:
        print(part.sheet(MOST_ROWS).plain())
    if page:
        digests = " and ".join(f"`{pack.id}` {pack.digest[:16]}" for pack in packs)
        text = f"# Two versions of a pack\n\n{digests}, {RULES}. {words[0].upper()}{words[1:]}.\n\n"
        text += "\n".join(part.sheet().markdown() for part in found)
        if can_plot():
            folder = page.with_suffix("")
            folder.mkdir(parents=True, exist_ok=True)
            plots = {name: part.plot() for name, part in zip(("feel", "factions", "plays"), found, strict=True)}
            text += "".join(f"\n![{file.stem}]({folder.name}/{file.name})\n" for file in save_plots(plots, folder))
        write_whole(page, text)
        print(f"wrote {page}")

"""A few changes of one step that bring a pack into the bounds of its targets, found by trying, on the same deals.

What is surely out of its bounds is put right one by one, the farthest first: every step is tried, the one that brings
it into its bounds, pushes least else out and moves the score least is taken. In the end each is tried without, and
what is not needed is dropped. That finds few changes, not provably the fewest. Deals that were searched on flatter
what was found there, so the result is measured again on fresh ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from imperial_miners.arena.bench.games import Bench, BenchError, Way
from imperial_miners.arena.bench.stepping import step_words, steps_of, thing_of
from imperial_miners.arena.bench.subjects import Subject, subjects_of
from imperial_miners.arena.bench.telling import signed
from imperial_miners.arena.bench.worth import mean_score
from imperial_miners.arena.intervals import Array, Estimate, estimates, mean_estimate
from imperial_miners.arena.match import Result
from imperial_miners.arena.measures import details_of, faction_counts, largest_of
from imperial_miners.arena.progress import bar
from imperial_miners.arena.report import with_interval
from imperial_miners.arena.sheet import Cell, Sheet
from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.pack import Pack
from imperial_miners.packs import load_pack
from imperial_miners.packs.changing import Alteration, changed_pack

TARGETS: Final = {
    "score": "mean score of a seat",
    "plays": "plays of a design for each copy seen, by its Level's average",
    "factions": "winners' mines of which a Faction is the largest, in per cent",
    "events": "worth of an Event in the games that it is in",
    "sides": "worth of a side in the games that show it",
}
"""What a targets file may bound, each as `name = [least, most]`."""
Bounds = dict[str, tuple[float, float]]
Named = tuple[str, str]
"""A target and what it is about: ("plays", "quicksand"), ("score", "")."""
Measured = dict[Named, Estimate]
HELPS: Final = 0.9
"""A step that leaves more than this of how far something is out may have changed nothing but luck."""
FAVOURITES: Final = 2
"""Of a Faction that is out of its bounds, so many of its most played designs are tried."""


def read_targets(file: Path) -> Bounds:
    """The bounds of a targets file, one line for each target; BenchError says what is wrong with it."""
    try:
        plain: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BenchError(f"{file} is no TOML file: {error}") from None
    for name, value in plain.items():
        if name not in TARGETS:
            raise BenchError(f"{file}: there is no target {name!r}; there are {', '.join(TARGETS)}")
        numbers = value if isinstance(value, list) else []
        if len(numbers) != 2 or not all(map(is_number, numbers)) or numbers[0] > numbers[1]:
            raise BenchError(f"{file}: {name} needs its least and its most, such as {name} = [1, 2]")
    if not plain:
        raise BenchError(f"{file} names no target; there are {', '.join(TARGETS)}")
    return {name: (float(value[0]), float(value[1])) for name, value in plain.items()}


def is_number(value: object) -> bool:
    """Whether a bound is one: TOML also knows `nan` and `true`, which bound nothing; `inf` leaves one side open."""
    return isinstance(value, int | float) and not isinstance(value, bool) and value == value


@dataclass
class StepTaken:
    """A step that was taken: against what, how that was before and after, among how many, what it does to the score."""

    step: Alteration
    words: str
    named: Named
    before: Estimate
    after: Estimate
    tried: int
    score: Estimate


class StepSearch:
    """Looks for steps on some deals of a bench."""

    def __init__(self, way: Way, bounds: Bounds, bench: Bench, deals: int) -> None:
        self.start = way
        self.bounds = bounds
        self.bench = bench
        self.deals = deals
        self.origin = load_pack(way.pack)
        self.taken: list[StepTaken] = []

    @property
    def way(self) -> Way:
        """The game as it is by now."""
        return with_steps(self.start, [taken.step for taken in self.taken])

    def pack_of(self, way: Way) -> Pack:
        """The pack that is played in a way."""
        return changed_pack(self.origin, way.changes)

    def games(self, way: Way) -> list[Result]:
        """All deals, played in a way."""
        return [games[0] for games in self.bench.play([way], range(self.deals))]

    def measure(self, way: Way, worths: Sequence[Subject]) -> Measured:
        """Everything that has bounds; of Events and sides, whose worth takes games of its own, only these."""
        results, pack = self.games(way), self.pack_of(way)
        found: Measured = {}
        if "score" in self.bounds:
            found["score", ""] = mean_estimate(scores_of(results))
        if "plays" in self.bounds:
            found |= {("plays", id): estimate for id, estimate in play_rates(results, pack)}
        if "factions" in self.bounds:
            found |= {("factions", id): estimate for id, estimate in faction_shares(results, pack)}
        return found | {(f"{subject.kind}s", subject.name): self.worth(way, subject, results) for subject in worths}

    def worth(self, way: Way, subject: Subject, results: Sequence[Result]) -> Estimate:
        """What an Event or a side is worth in the games that it is in, in a way that was played."""
        inside = [i for i, result in enumerate(results) if is_in(subject, result)]
        if not inside:
            return Estimate(0.0, -np.inf, np.inf)
        without = with_steps(way, subject.without)
        others = self.bench.play([without], inside)
        gains = [mean_score(results[i]) - mean_score(other[0]) for i, other in zip(inside, others, strict=True)]
        self.bench.forget(without)
        return mean_estimate(np.array(gains))

    def with_worths(self) -> list[Subject]:
        """Events and sides, as far as they have bounds."""
        return [subject for subject in subjects_of(self.origin) if f"{subject.kind}s" in self.bounds]

    def surely_out(self, found: Measured) -> list[Named]:
        """What lies out of its bounds with its whole interval, the farthest first (by the width of its bounds)."""

        def distance(named: Named) -> float:
            low, high = self.bounds[named[0]]
            estimate = found[named]
            return max(low - estimate.high, estimate.low - high) / max(high - low, 1e-9)

        return sorted((named for named in found if distance(named) > 0), key=distance, reverse=True)

    def off(self, estimate: Estimate, target: str) -> float:
        """How far an estimate's value is out of its bounds; 0 inside."""
        low, high = self.bounds[target]
        return max(low - estimate.value, estimate.value - high, 0.0)

    def candidates(self, named: Named) -> Iterator[Alteration]:
        """The steps that may put something right."""
        way = self.way
        pack = self.pack_of(way)
        target, id = named
        if target in ("score", "factions"):
            plays = {card.id: 0 for card in pack.cards if target == "score" or id in card.factions}
            for result in self.games(way):
                for played in details_of(result).played:
                    if played.card in plays:
                        plays[played.card] += 1
            ids = sorted(plays, key=lambda card: -plays[card])[:FAVOURITES]
        else:
            ids = [id]
        for each in ids:
            yield from steps_of(thing_of(pack, each))

    def put_right(self, named: Named, found: Measured) -> bool:
        """Take the best step against one target; False if none helps."""
        way = self.way
        worths = [subject for subject in self.with_worths() if (f"{subject.kind}s", subject.name) == named]
        others = {each for each in self.surely_out(found) if each != named}
        off = self.off(found[named], named[0])
        scores = scores_of(self.games(way))
        best: tuple[tuple[float, int, float], Alteration, Estimate, Estimate] | None = None
        steps = list(self.candidates(named))
        with bar(len(steps), f"{named[0]} {named[1]}", unit="steps") as tell:
            for step in steps:
                trial = with_steps(way, [step])
                after = self.measure(trial, worths)
                apart = mean_estimate(scores_of(self.games(trial)) - scores)
                self.bench.forget(trial)
                fresh = len([each for each in self.surely_out(after) if each != named and each not in others])
                rank = (self.off(after[named], named[0]), fresh, abs(apart.value))
                if rank[0] <= HELPS * off and (best is None or rank < best[0]):
                    best = rank, step, after[named], apart
                tell(1, f"{named[0]} {named[1]}")
        if best is None:
            return False
        words = step_words(best[1], self.pack_of(way))
        self.taken.append(StepTaken(best[1], words, named, found[named], best[2], len(steps), best[3]))
        return True

    def run(self, most: int) -> list[Named]:
        """Take steps until nothing is surely out, nothing helps, or there are so many. What is still out."""
        hopeless: set[Named] = set()
        while True:
            found = self.measure(self.way, self.with_worths())
            out = self.surely_out(found)
            open_ones = [named for named in out if named not in hopeless]
            if not open_ones or len(self.taken) == most:
                break
            if not self.put_right(open_ones[0], found):
                hopeless.add(open_ones[0])
        self.drop_needless()
        return self.surely_out(self.measure(self.way, self.with_worths()))

    def drop_needless(self) -> None:
        """Take back each step without which nothing is farther out."""
        for taken in list(self.taken):
            kept = [each for each in self.taken if each is not taken]
            if any(each.step.id == taken.step.id for each in kept):
                continue  # steps of one card build on each other
            if self.all_off(with_steps(self.start, [each.step for each in kept])) <= self.all_off(self.way):
                self.taken = kept

    def all_off(self, way: Way) -> float:
        """How far all that is surely out is off, in widths of its bounds."""
        found = self.measure(way, self.with_worths())
        return sum(
            self.off(found[named], named[0]) / max(1e-9, self.bounds[named[0]][1] - self.bounds[named[0]][0])
            for named in self.surely_out(found)
        )


def with_steps(way: Way, steps: Sequence[Alteration]) -> Way:
    """A way with these steps on top of its changes."""
    return replace(way, changes=(*way.changes, *steps))


def scores_of(results: Sequence[Result]) -> Array:
    """The mean score of each game."""
    return np.array([mean_score(result) for result in results])


def is_in(subject: Subject, result: Result) -> bool:
    """Whether a game has an Event or shows a side."""
    details = details_of(result)
    return subject.name in (details.events if subject.kind == "event" else details.sides)


def play_rates(results: Sequence[Result], pack: Pack) -> Iterator[tuple[str, Estimate]]:
    """Plays for each copy seen of each design, by the average of its Level; those that were never seen are left out."""
    number = {card.id: i for i, card in enumerate(pack.cards)}
    plays, seen = (np.zeros((len(results), len(number))) for _ in range(2))
    for row, result in enumerate(results):
        details = details_of(result)
        for played in details.played:
            plays[row, number[played.card]] += 1
        for card in (card for cards in (*details.dealt, *details.drawn) for card in cards):
            seen[row, number[card]] += 1
    for level in (1, 2, 3, 4):
        of_level = [i for i, card in enumerate(pack.cards) if card.level == level and seen[:, i].any()]
        if not plays[:, of_level].any():
            continue
        blocks = np.hstack([plays[:, of_level], seen[:, of_level]])
        for i, estimate in zip(of_level, estimates(blocks, rates_of), strict=True):
            yield pack.cards[i].id, estimate


def rates_of(sums: Array) -> Array:
    """Plays by copies seen, by the same of all; rows hold first the plays of each design, then its copies."""
    plays, seen = np.hsplit(sums, 2)
    average = plays.sum(axis=1, keepdims=True) / seen.sum(axis=1, keepdims=True)
    return np.asarray(plays / np.maximum(seen, 1e-9) / average)


def faction_shares(results: Sequence[Result], pack: Pack) -> Iterator[tuple[str, Estimate]]:
    """In how many of a hundred games a Faction is the largest in the winner's mine; ties share."""
    shares = np.zeros((len(results), len(FACTIONS)))
    for row, result in enumerate(results):
        for winner in result.winners:
            leading = largest_of(faction_counts(details_of(result), winner, pack))
            for faction in leading:
                shares[row, FACTIONS.index(faction)] += 100 / len(leading) / len(result.winners)
    for i, faction in enumerate(FACTIONS):
        yield faction, mean_estimate(shares[:, i])


def bound_text(bounds: tuple[float, float]) -> str:
    """Bounds in words."""
    return f"{bounds[0]:g} to {bounds[1]:g}"


def step_sheet(search: StepSearch) -> Sheet:
    """The steps, each with its reason."""
    rows: list[tuple[Cell, ...]] = [
        (
            taken.words,
            " ".join(taken.named).strip(),
            bound_text(search.bounds[taken.named[0]]),
            with_interval(taken.before, 2),
            with_interval(taken.after, 2),
            signed(taken.score, 2),
            taken.tried,
        )
        for taken in search.taken
    ]
    columns = ("change", "because of", "bounds", "before", "after", "score by it", "steps tried")
    note = "Before and after: on the deals of the search, which flatter what was found on them."
    return Sheet("Suggested changes", columns, rows, note)


def check_sheet(search: StepSearch, fresh: StepSearch) -> Sheet:
    """What was out of its bounds or was touched, as it was and as it would be, on fresh deals."""
    before = fresh.measure(search.start, fresh.with_worths())
    after = fresh.measure(search.way, fresh.with_worths())
    out = {*fresh.surely_out(before), *fresh.surely_out(after), *(taken.named for taken in search.taken)}
    rows: list[tuple[Cell, ...]] = [
        (
            " ".join(named).strip(),
            bound_text(search.bounds[named[0]]),
            with_interval(before[named], 2) if named in before else None,
            with_interval(after[named], 2) if named in after else None,
            "out" if named in fresh.surely_out(after) else "in",
        )
        for named in sorted(out)
    ]
    note = "Out: the whole 95 % interval lies out of the bounds."
    return Sheet(f"On {fresh.deals} fresh deals", ("target", "bounds", "before", "after", "is"), rows, note)


def show_sheet(sheet: Sheet) -> None:
    """Print a sheet as soon as it is known, unless it is empty."""
    if sheet.rows:
        print(sheet.plain(), flush=True)


def ask_steps(pack: str, targets: Path, bot: str, seats: int, bench: Bench, deals: int, most: int) -> bool:
    """Look for steps, print them with their reasons, and how things would be; whether all is in its bounds then."""
    bounds = read_targets(targets)
    way = Way(bot, seats, pack)
    search = StepSearch(way, bounds, bench, deals)
    search.run(most)
    show_sheet(step_sheet(search))
    folder = bench.out / "fresh" if bench.out else None  # games of another seed
    fresh = StepSearch(way, bounds, replace(bench, seed=f"{bench.seed} fresh", out=folder, found={}, ledgers={}), deals)
    show_sheet(check_sheet(search, fresh))
    left = fresh.surely_out(fresh.measure(search.way, fresh.with_worths()))
    number = len(search.taken)
    changes = "no change" if not number else "1 change" if number == 1 else f"{number} changes"
    print(f"{changes}; {f'{len(left)} still out of bounds' if left else 'nothing is surely out of its bounds'}")
    return not left

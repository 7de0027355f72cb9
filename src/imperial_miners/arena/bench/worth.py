"""What something of a pack is worth: games in pairs on the same luck, with it and with a blank in its place."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Final

from imperial_miners.arena.bench.certainty import Running
from imperial_miners.arena.bench.games import Bench, Way
from imperial_miners.arena.bench.subjects import Subject
from imperial_miners.arena.intervals import Estimate
from imperial_miners.arena.match import Result
from imperial_miners.arena.measures import details_of
from imperial_miners.arena.tournament import solo_order
from imperial_miners.engine.luck import SECURE, Stream, shuffler_of
from imperial_miners.packs import load_pack

FAR: Final = 4
"""Of the deals that do not bring a subject within reach, one in so many is played, and counts as so many."""
LEAST_POINTS: Final = 8.0
LEAST_WINS: Final = 100.0
"""How far two games of a deal are often apart once they part: kept in mind as long as few have (`Running`)."""
RELATIVE: Final = 0.5


@dataclass(frozen=True)
class Budget:
    """When to stop: once the worth is known to within so many points, or to within a half of itself; else after so many
    games or minutes (0: however long that takes)."""

    games: int = 2000
    minutes: float = 0.0
    within: float = 0.1

    def pairs(self, ways: int) -> int:
        """How many deals can be played in so many ways."""
        return max(1, self.games // ways)

    def is_enough(self, estimate: Estimate) -> bool:
        """Whether an estimate is as sure as was asked for."""
        return estimate.high - estimate.low <= 2 * max(self.within, RELATIVE * abs(estimate.value))


@dataclass(frozen=True)
class Weighing:
    """Whose worth is asked and in which games; with another subject, how much more the two give together than each
    gives without the other."""

    subject: Subject
    way: Way
    other: Subject | None = None

    @property
    def name(self) -> str:
        """What the trial is called."""
        return f"{self.subject.name} with {self.other.name}" if self.other else self.subject.name

    @property
    def kind(self) -> str:
        """What it is about."""
        return "synergy" if self.other else self.subject.kind

    def ways(self) -> list[Way]:
        """The games of a deal, in pairs: with the subject, without; and the same again without the other one."""
        one = self.subject.without
        other = self.other.without if self.other else ()
        changes = [(), one, other, (*one, *other)]
        return [replace(self.way, changes=each) for each in (changes if other else changes[:2])]

    def weights(self, seeds: Sequence[str]) -> list[int]:
        """How often each deal counts, on average once; 0: it need not be played.

        Whether a deal is near follows from the deal alone, and far ones are chosen by lot: the mean stays what it is.
        """
        pack = load_pack(self.way.pack)
        subjects = [each for each in (self.subject, self.other) if each]
        found: list[int] = []
        for seed in seeds:
            dealt = shuffler_of(SECURE, seed).deal(pack)
            if all(each.is_near(dealt, self.way.seats) for each in subjects):
                found.append(1)
            else:
                found.append(FAR if Stream(seed.encode(), "far deals").below(FAR) == 0 else 0)
        return found

    def plan(self, bench: Bench, pairs: int) -> list[int]:
        """The weights of the deals from the first on, until so many of them are to be played."""
        found: list[int] = []
        missing = pairs
        for start in count(step=pairs):
            for weight in self.weights([bench.seed_of(deal) for deal in range(start, start + pairs)]):
                found.append(weight)
                missing -= weight > 0
                if not missing:
                    return found
        raise AssertionError

    def gain(self, games: Sequence[Result]) -> tuple[float, float]:
        """What the games of a deal say: points, and wins in per cent."""
        seat = self.holder(games[0])
        points, wins = gain_of(games[0], games[1], seat)
        if self.other:
            fewer, rarer = gain_of(games[2], games[3], seat)
            return points - fewer, wins - rarer
        return points, wins

    def holder(self, game: Result) -> int | None:
        """The seat that a deal is about: the first to see the card in the game as it is. What is nobody's is about all,
        as is a card that nobody saw."""
        if len(game.seats) == 1:
            return 0
        return details_of(game).first.get(self.subject.name) if self.subject.kind == "card" else None

    def is_seen(self, game: Result) -> bool:
        """Whether the subject came up in the game as it is."""
        details, name = details_of(game), self.subject.name
        if self.subject.kind == "card":
            return any(name in cards for cards in (*details.dealt, *details.drawn))
        if self.subject.kind == "event":
            return name in details.events
        return self.subject.kind != "side" or name in details.sides


def gain_of(one: Result, other: Result, seat: int | None) -> tuple[float, float]:
    """How much better a seat does in one game than in the other: in points, and in per cent of wins.

    Alone, one game wins against the other by R11.2. Without a seat: the mean of all, who win as often as they lose.
    """
    if seat is None:
        return mean_score(one) - mean_score(other), 0.0
    mine, theirs = one.seats[seat], other.seats[seat]
    if len(one.seats) == 1:
        wins = (solo_order(mine) > solo_order(theirs)) - (solo_order(mine) < solo_order(theirs))
        return mine.score - theirs.score, 100.0 * wins
    return mine.score - theirs.score, 100 * (share_of(one, seat) - share_of(other, seat))


def mean_score(result: Result) -> float:
    """The mean of all seats."""
    return sum(seat.score for seat in result.seats) / len(result.seats)


def share_of(result: Result, seat: int) -> float:
    """A seat's part in the win."""
    return (seat in result.winners) / max(1, len(result.winners))


@dataclass
class Worth:
    """What a trial has said so far. `values` holds the points of each deal, those that were not played as nothing."""

    trial: Weighing
    values: list[tuple[float, bool]] = field(default_factory=list)
    points: Running = field(default_factory=lambda: Running(LEAST_POINTS))
    wins: Running = field(default_factory=lambda: Running(LEAST_WINS))
    seen: float = 0.0

    def add(self, points: float, wins: float, weight: int, is_seen: bool) -> None:
        """Take in a deal."""
        is_played = weight > 0
        self.values.append((weight * points, is_played))
        self.points.add(weight * points, is_played)
        self.wins.add(weight * wins, is_played)
        self.seen += weight * is_seen

    @property
    def has_wins(self) -> bool:
        """Whether a share of wins says anything: with equal bots on all seats, only about what one of them holds."""
        return self.trial.way.seats == 1 or self.trial.subject.kind == "card"

    @property
    def seen_share(self) -> float:
        """In how many of a hundred deals the subject comes up."""
        return 100 * self.seen / max(1, self.points.count)

    @property
    def games(self) -> int:
        """Games that it took."""
        return self.points.played * len(self.trial.ways())

    def verdict(self, within: float) -> str:
        """What can be said by now."""
        found = self.points.estimate()
        if found.is_clear():
            return "gains" if found.low > 0 else "costs"
        return "as good as nothing" if found.high - found.low <= 2 * within else "open"


def measure_worth(
    trial: Weighing, bench: Bench, budget: Budget, on_worth: Callable[[Worth], None] = lambda worth: None
) -> Worth:
    """Play pairs until it is enough; `told` is called after each with what is known by then.

    It may stop whenever it likes, since the intervals hold at every moment at once.
    """
    ways = trial.ways()
    weights = trial.plan(bench, budget.pairs(len(ways)))
    until = time.monotonic() + 60 * budget.minutes if budget.minutes else float("inf")
    worth = Worth(trial)
    played = [deal for deal, weight in enumerate(weights) if weight]
    with closing(bench.play(ways, played)) as games:
        for deal, found in zip(played, games, strict=True):
            for _ in range(deal - worth.points.count):
                worth.add(0, 0, 0, False)
            worth.add(*trial.gain(found), weights[deal], trial.is_seen(found[0]))
            on_worth(worth)
            if budget.is_enough(worth.points.estimate()) or time.monotonic() > until:
                break
    for way in ways[1:]:  # the game as it is serves other subjects too
        bench.forget(way)
    return worth


def apart(one: Worth, other: Worth) -> Estimate:
    """How much more something is worth in one way of playing than in another, on the deals that both have met."""
    found = Running(LEAST_POINTS)
    for (mine, is_mine), (theirs, is_theirs) in zip(one.values, other.values, strict=False):
        found.add(mine - theirs, is_mine or is_theirs)
    return found.estimate()

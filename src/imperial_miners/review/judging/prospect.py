"""What a line of a turn is worth in the end, as far as its seat could know: played on in sampled deals.

The same deals serve all lines of a moment, so that their differences are far surer than their values.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from imperial_miners.bots.learning.valuing import best_gauge
from imperial_miners.bots.players.planner import next_round, no_collecting
from imperial_miners.engine.action import CARD
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.engine.phases import OVER, SET_UP
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rng import seeded
from imperial_miners.engine.search.explore import Exploration, Leaf, isolate
from imperial_miners.engine.search.gauge import Gauge

KEPT: Final = 4
TRUST: Final = 0.69
"""How much of what the gauge expects of the future is believed. A learned gauge that picks the best of thousands of
lines picks its own errors with them; `calibrating` measures which share of its hopes comes true (docs/review.md)."""


@dataclass(frozen=True)
class Effort:
    """How much is looked at: nodes of a moment's lines, of a search for the highest score, and of each sampled turn;
    candidates, and deals to sift them, to pick the best of those left, and to measure it against the line taken. Luck
    is measured against `redeals`."""

    nodes: int = 12_000
    exact: int = 40_000
    glance: int = 250
    candidates: int = 8
    sifting: int = 3
    picking: int = 5
    measuring: int = 10
    redeals: int = 12


def wary_gauge(pack: Pack) -> Gauge:
    """The best gauge there is, trusted as far as it deserves."""
    return Gauge([[weight * TRUST for weight in row] for row in best_gauge(pack).weights])


@dataclass(eq=False)
class Prospect:
    """One moment of a seat: what lines that begin here lead to. Nothing hidden in the game is looked at."""

    game: Game
    seat: int
    gauge: Gauge
    effort: Effort
    salt: str
    deals: dict[int, Game] = field(default_factory=dict)
    known: dict[tuple[tuple[int, ...], int], tuple[float, float]] = field(default_factory=dict)

    def deal(self, number: int) -> Game:
        """A game that the seat cannot tell from the true one, with the seat alone in it."""
        if number not in self.deals:
            self.deals[number] = isolate(self.sample(number), self.seat)
        return self.deals[number]

    def sample(self, number: int) -> Game:
        """The same game with all its seats."""
        return redeal(self.game, self.seat, seeded(f"{self.salt} {number}", "prospect"))

    def lead(self, line: tuple[int, ...], number: int) -> tuple[float, float]:
        """What a line leads to in one deal: the score at the end of the round, and the value one round later."""
        key = (line, number)
        if key not in self.known:
            self.known[key] = self.follow(line, number)
        return self.known[key]

    def follow(self, line: tuple[int, ...], number: int) -> tuple[float, float]:
        """The score at the end of the round after a line, and the value one round later."""
        score, game = self.play_on(line, number)
        return score, self.gauge.value(game, game.seats[0])

    def play_on(self, line: tuple[int, ...], number: int) -> tuple[float, Game]:
        """Play a line, go on as well as the gauge can see, and look one round further: the score at the end of the
        round, and the game at the end of the next."""
        game = self.deal(number).copy()
        began = game.round
        play_line(game, line)
        if game.phase != OVER:
            game = self.glance(game)
        score = float(game.seats[0].score)
        if game.round < ROUNDS and began > 0:
            game = self.glance(next_round(game, seeded(f"{self.salt} {number}", "next round")))
        return score, game

    def glance(self, game: Game) -> Game:
        """Where the best line of a turn ends, seen in a short search."""
        if not game.seats[0].options:
            return game
        exploration = Exploration(game, self.gauge, self.effort.glance, True, True)
        with no_collecting():
            exploration.run()
        best = exploration.best()
        return best.game if best is not None else game

    def mean(self, line: tuple[int, ...], deals: range) -> float:
        """What a line is worth on average."""
        return fmean(self.lead(line, number)[1] for number in deals)

    def lines(self) -> tuple[list[Leaf], Game, bool]:
        """The ends of all lines up to the first unseen card, best first, from where they began, and whether these
        are all."""
        start = self.deal(0)
        exploration = Exploration(start, self.gauge, self.effort.nodes, False, False)
        with no_collecting():
            exploration.run()
        return sorted(exploration.leaves, key=lambda leaf: -leaf.value), start, exploration.is_exact

    def most(self, line: tuple[int, ...] = ()) -> tuple[int, tuple[int, ...]] | None:
        """The highest score by the end of the round after a line, and how to reach it; None if not all was seen."""
        start = self.deal(0).copy()
        play_line(start, line)
        if not start.seats[0].options:
            return start.seats[0].score, ()
        score_alone = Gauge([[0.0] * len(row) for row in self.gauge.weights])
        exploration = Exploration(start, score_alone, self.effort.exact, True, False)
        with no_collecting():
            exploration.run()
        best = exploration.best()
        if best is None or not exploration.is_exact:
            return None
        return int(best.value), tuple(best.path(start))

    def hands(self) -> list[tuple[float, tuple[int, ...]]]:
        """R2.5 Every way to keep four cards, best first, with its value."""
        game = self.deal(0)
        return best_hands(game, self.gauge)

    @property
    def is_set_up(self) -> bool:
        """Whether cards are kept here."""
        return self.game.phase == SET_UP


def best_hands(game: Game, gauge: Gauge) -> list[tuple[float, tuple[int, ...]]]:
    """Every four cards that a first hand can be kept to, as actions, best first, with their value."""
    trial = game.copy()
    seat = trial.seats[0]
    cards = list(seat.hand)
    found: list[tuple[float, tuple[int, ...]]] = []
    for kept in sorted(set(combinations(cards, KEPT))):
        seat.hand = list(kept)
        found.append((gauge.value(trial, seat), tuple(CARD + card for card in kept)))
    return sorted(found, key=lambda each: -each[0])


def play_line(game: Game, line: tuple[int, ...]) -> None:
    """Play a line in a game of one seat, as far as it goes: at the table another seat may have opened or emptied a
    deck meanwhile."""
    seat = game.seats[0]
    for action in line:
        if action not in seat.options:
            return
        game.play(seat, action)


def spread_of(values: list[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0

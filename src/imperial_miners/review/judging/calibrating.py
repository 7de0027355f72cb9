"""How far the gauge can be trusted when points left on the table are estimated: measured, not guessed.

Games of bots are looked at as a review does. Wherever another line seems better than the one taken, both are played on
to the end of the game in sampled deals, by a planner that knows no more than a player. `TRUST` is the share of the
difference that the gauge expected which really came.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Final

from imperial_miners.bots.learning.valuing import best_gauge
from imperial_miners.bots.players.planner import PlannerBot
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.packs import load_pack
from imperial_miners.review.deals.deal import Deal, bot_run
from imperial_miners.review.judging.judging import Path, candidates, pick
from imperial_miners.review.judging.moments import actions_of, stretches_of
from imperial_miners.review.judging.prospect import TRUST, Effort, Prospect, play_line, wary_gauge
from imperial_miners.review.replay import Replay

PLAYERS: Final = ("laborer", "adept", "engineer", "greedy")
"""Whose games are looked at: those of people are of this kind."""
BANDS: Final = (0.0, 1.0, 2.0, 4.0, 100.0)
RESAMPLES: Final = 2000


@dataclass(frozen=True)
class LinePair:
    """Two lines of a moment, the one that seems better against the one taken: by how many points it is ahead one round
    later, how many more the gauge expects from there, and by how many it was ahead in the end."""

    game: int
    ahead: float
    expected: float
    came: float

    @property
    def predicted(self) -> float:
        """The lead that a review would expect, with the gauge trusted as far as now."""
        return self.ahead + TRUST * self.expected


def pairs_of(pack: Pack, number: int, effort: Effort) -> Iterator[LinePair]:
    """All pairs of one seeded game."""
    level = PLAYERS[number % len(PLAYERS)]
    replay = Replay(bot_run(pack, Deal(pack.id, pack.digest, f"calibrating {number}", "standard"), level), pack)
    for stretch in stretches_of(replay, 0):
        prospect = Prospect(replay.game(stretch.at), 0, wary_gauge(pack), effort, f"calibrating {number} {stretch.at}")
        if prospect.is_set_up:
            continue
        leaves, start, _ = prospect.lines()
        taken = tuple(actions_of(prospect.game, stretch.keys))
        best = pick(prospect, candidates(leaves, start, effort.candidates), taken)
        if best != taken:
            yield compare(prospect, number, best, taken)


def compare(prospect: Prospect, game: int, best: Path, taken: Path) -> LinePair:
    """Two lines in deals by which neither was picked."""
    effort = prospect.effort
    first = effort.sifting + effort.picking
    gaps: list[tuple[float, float, float]] = []
    for number in range(first, first + effort.measuring):
        ours, theirs = foreseen(prospect, best, number), foreseen(prospect, taken, number)
        ends = played_out(prospect, best, number), played_out(prospect, taken, number)
        gaps.append((ours[0] - theirs[0], ours[1] - theirs[1], float(ends[0] - ends[1])))
    ahead, expected, came = (fmean(each) for each in zip(*gaps, strict=True))
    return LinePair(game, ahead, expected, came)


def foreseen(prospect: Prospect, line: Path, number: int) -> tuple[float, float]:
    """Where a line stands one round later: the score, and what the gauge, fully trusted, expects to follow."""
    _, game = prospect.play_on(line, number)
    score = float(game.seats[0].score)
    return score, (prospect.gauge.value(game, game.seats[0]) - score) / TRUST


def played_out(prospect: Prospect, line: Path, number: int) -> int:
    """The final score after a line in a deal."""
    game: Game = prospect.sample(number)
    play_line(game, line)
    bot = PlannerBot(f"{prospect.salt} {number}", gauge=best_gauge(game.pack))
    while not game.is_over:
        game.apply(0, bot.choose(Position.of(game, 0, f"{prospect.salt} {number} {game.move_count}")))
    return game.outcome().standings[0].score


def share(pairs: Sequence[LinePair]) -> float:
    """The share of what was expected that came: least squares through the origin.

    >>> share([LinePair(0, 1.0, 4.0, 3.0), LinePair(1, 0.0, 2.0, 1.0)])
    0.5
    """
    squares = sum(pair.expected**2 for pair in pairs)
    return sum((pair.came - pair.ahead) * pair.expected for pair in pairs) / squares if squares else 0.0


def interval(pairs: Sequence[LinePair], seed: str = "calibrating") -> tuple[float, float]:
    """Between which shares nineteen of twenty such measurements lie: whole games are drawn again and again."""
    rng, games = Random(seed), sorted({pair.game for pair in pairs})
    of_game = {game: [pair for pair in pairs if pair.game == game] for game in games}
    found = sorted(
        share([pair for game in rng.choices(games, k=len(games)) for pair in of_game[game]]) for _ in range(RESAMPLES)
    )
    return found[RESAMPLES // 40], found[-RESAMPLES // 40 - 1]


def report(pairs: Sequence[LinePair], games: int) -> Iterable[str]:
    """What was found, in a few lines."""
    low, high = interval(pairs)
    yield f"{len(pairs)} pairs of lines in {games} games"
    yield f"share that came: {share(pairs):.2f} (95 %: {low:.2f} to {high:.2f}); trusted now: {TRUST}"
    yield "predicted      pairs  predicted  came"
    for least, most in pairwise(BANDS):
        band = [pair for pair in pairs if least <= pair.predicted < most]
        if band:
            said, came = fmean(pair.predicted for pair in band), fmean(pair.came for pair in band)
            yield f"{least:4.0f} to {most:4.0f} {len(band):8} {said:10.2f} {came:5.2f}"


def measure_trust(games: int) -> Iterable[str]:
    """Play seeded games, about 12 seconds each, and report how far the gauge can be trusted."""
    pack = load_pack("base")
    return report([pair for number in range(games) for pair in pairs_of(pack, number, Effort())], games)

"""How far the gauge can be trusted when points left on the table are estimated: measured, not guessed.

Games of bots are looked at as a review does. Wherever another line seems better than the one taken, both are played on
to the end of the game in sampled deals, by a planner that knows no more than a player. `TRUST` is the share of the
difference that the gauge expected which really came.

    python -m imperial_miners.review.judging.calibrating --games 20
"""

from __future__ import annotations

import argparse
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
from imperial_miners.review.judging.outlook import TRUST, Effort, Outlook, play_line, wary_gauge
from imperial_miners.review.replay import Replay

PLAYERS: Final = ("laborer", "adept", "engineer", "greedy")
"""Whose games are looked at: those of people are of this kind."""
BANDS: Final = (0.0, 1.0, 2.0, 4.0, 100.0)
RESAMPLES: Final = 2000


@dataclass(frozen=True)
class Pair:
    """Two lines of a moment, the one that seems better against the one taken: by how many points it is ahead one round
    later, how many more the gauge expects from there, and by how many it was ahead in the end."""

    game: int
    ahead: float
    expected: float
    came: float

    @property
    def predicted(self) -> float:
        """What a review says."""
        return self.ahead + TRUST * self.expected


def pairs_of(pack: Pack, number: int, effort: Effort) -> Iterator[Pair]:
    """All pairs of one seeded game."""
    level = PLAYERS[number % len(PLAYERS)]
    replay = Replay(bot_run(pack, Deal(pack.id, pack.digest, f"calibrating {number}", "standard"), level), pack)
    for stretch in stretches_of(replay, 0):
        outlook = Outlook(replay.game(stretch.at), 0, wary_gauge(pack), effort, f"calibrating {number} {stretch.at}")
        if outlook.is_set_up:
            continue
        leaves, start, _ = outlook.lines()
        taken = tuple(actions_of(outlook.game, stretch.keys))
        best = pick(outlook, candidates(leaves, start, effort.candidates), taken)
        if best != taken:
            yield compare(outlook, number, best, taken)


def compare(outlook: Outlook, game: int, best: Path, taken: Path) -> Pair:
    """Two lines in deals by which neither was picked."""
    effort = outlook.effort
    first = effort.sifting + effort.picking
    gaps: list[tuple[float, float, float]] = []
    for number in range(first, first + effort.measuring):
        ours, theirs = foreseen(outlook, best, number), foreseen(outlook, taken, number)
        ends = played_out(outlook, best, number), played_out(outlook, taken, number)
        gaps.append((ours[0] - theirs[0], ours[1] - theirs[1], float(ends[0] - ends[1])))
    ahead, expected, came = (fmean(each) for each in zip(*gaps, strict=True))
    return Pair(game, ahead, expected, came)


def foreseen(outlook: Outlook, line: Path, number: int) -> tuple[float, float]:
    """Where a line stands one round later: the score, and what the gauge, fully trusted, expects to follow."""
    _, game = outlook.play_on(line, number)
    score = float(game.seats[0].score)
    return score, (outlook.gauge.value(game, game.seats[0]) - score) / TRUST


def played_out(outlook: Outlook, line: Path, number: int) -> int:
    """The final score after a line in a deal."""
    game: Game = outlook.sample(number)
    play_line(game, line)
    bot = PlannerBot(f"{outlook.salt} {number}", gauge=best_gauge(game.pack))
    while not game.is_over:
        game.apply(0, bot.choose(Position.of(game, 0, f"{outlook.salt} {number} {game.move_count}")))
    return game.outcome().standings[0].score


def share(pairs: Sequence[Pair]) -> float:
    """The share of what was expected that came: least squares through the origin.

    >>> share([Pair(0, 1.0, 4.0, 3.0), Pair(1, 0.0, 2.0, 1.0)])
    0.5
    """
    squares = sum(pair.expected**2 for pair in pairs)
    return sum((pair.came - pair.ahead) * pair.expected for pair in pairs) / squares if squares else 0.0


def interval(pairs: Sequence[Pair], seed: str = "calibrating") -> tuple[float, float]:
    """Between which shares nineteen of twenty such measurements lie: whole games are drawn again and again."""
    rng, games = Random(seed), sorted({pair.game for pair in pairs})
    of_game = {game: [pair for pair in pairs if pair.game == game] for game in games}
    found = sorted(
        share([pair for game in rng.choices(games, k=len(games)) for pair in of_game[game]]) for _ in range(RESAMPLES)
    )
    return found[RESAMPLES // 40], found[-RESAMPLES // 40 - 1]


def report(pairs: Sequence[Pair], games: int) -> Iterable[str]:
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


def main() -> None:
    """Measure how far the gauge can be trusted."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=20, help="seeded games to look at, about 12 seconds each")
    games = parser.parse_args().games
    pack = load_pack("base")
    pairs: list[Pair] = []
    for number in range(games):
        pairs += pairs_of(pack, number, Effort())
    print("\n".join(report(pairs, games)))


if __name__ == "__main__":
    main()

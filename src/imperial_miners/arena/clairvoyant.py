"""A reference, not a bot: a search that knows every deck and Event to come, and what share of it bots reach.

At each question it plays the true game on to its end, some times for each likely answer, as the learned policy
might; it goes the way of the best end found so far. What it finds could be reached by somebody who knew all the cards:
a bound from below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np

from imperial_miners.arena.intervals import mean_estimate
from imperial_miners.arena.self_play import SelfPlay
from imperial_miners.arena.sheet import Cell, Sheet
from imperial_miners.bots.learning.foresight import Foresight
from imperial_miners.bots.learning.policy import learned_policy
from imperial_miners.bots.players.expert import after_action, likely
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.phases import OVER
from imperial_miners.packs import load_pack

WIDTH = 6
TRIES = 8


def clairvoyant_score(foresight: Foresight, game: Game, width: int = WIDTH, tries: int = TRIES, seed: int = 0) -> int:
    """The best score found for a solo game that has just been set up, with all that it hides in view."""
    game = game.copy()
    seat = game.seats[0]
    dice = np.random.default_rng(seed)
    top, line = -1, [0]
    while game.phase != OVER:
        actions = likely(seat.options, foresight.chances(game), width)
        if len(actions) > 1 or top < 0:
            ends = [after_action(game, action) for action in actions for _ in range(tries)]
            foresight.play_on(ends, ROUNDS, dice)
            best = max(ends, key=final_score)
            if final_score(best) > top:
                top, line = final_score(best), best.answers_since(game.move_count)
        game.play(seat, line.pop(0))
    return top


def final_score(game: Game) -> int:
    """R11.1 The score of a solo game that is over."""
    return game.seats[0].score


def known_score(seed: str, pack: str, width: int, tries: int) -> int:
    """The same for the game of a seed."""
    loaded = load_pack(pack)
    policy = learned_policy(loaded)
    if policy is None:
        raise SystemExit(f"Nobody has learned the pack {pack}: do so with `imperial-miners train {pack}` first.")
    return clairvoyant_score(Foresight(loaded, policy), Game.new(loaded, 1, seed, happenings=False), width, tries)


def share_sheet(known: Sequence[int], scores: Mapping[str, Sequence[int]]) -> Sheet:
    """Each bot's scores beside the reference on the same seeds, with 95 % intervals."""
    top = np.array(known, dtype=np.float64)
    rows: list[tuple[Cell, ...]] = [("knows the decks", len(top), *three(top), None, None, None)]
    for bot, found in scores.items():
        mine = np.array(found, dtype=np.float64)
        residue = mine - top * (mine.mean() / top.mean())  # the error of a ratio of means
        half = 1.96 * float(residue.std(ddof=1)) / len(top) ** 0.5 / float(top.mean()) * 100
        share = 100 * float(mine.mean() / top.mean())
        rows.append((bot, len(mine), *three(mine), share, share - half, share + half))
    columns = ("who", "games", "mean", "from", "to", "share %", "share from", "share to")
    return Sheet("Beside a search that knows the decks", columns, rows)


def three(scores: np.ndarray[tuple[int], np.dtype[np.float64]]) -> tuple[float, float, float]:
    """A mean and its interval."""
    estimate = mean_estimate(scores)
    return estimate.value, estimate.low, estimate.high


def measure_share(sample: SelfPlay, bots: Sequence[str], width: int, tries: int) -> Sheet:
    """Search every deal with open decks, and set the bots' scores on the same deals beside."""
    search = partial(known_score, pack=sample.pack, width=width, tries=tries)
    with ProcessPoolExecutor(sample.workers or None) as pool:
        known = list(pool.map(search, [match.seed for match in sample.matches(bots[0], 1)]))
    return share_sheet(known, {bot: [result.seats[0].score for result in sample.results(bot, 1)] for bot in bots})

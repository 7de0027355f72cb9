"""Learning the policy of a pack by playing: actor and critic, PPO with generalised advantages, numpy alone.

`imperial-miners train base` makes the weights that are shipped. It needs no data but the pack: 256 solo games go on
side by side, each answer drawn by the policy's chances; after every 64 answers the policy is moved towards what came
out better than its critic expected. Points count as they come.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from imperial_miners.bots.fitting import fit_gauge
from imperial_miners.bots.foresight import Foresight
from imperial_miners.bots.policy import (
    POINTS,
    Array,
    Counts,
    Policy,
    new_weights,
    read_weights,
    weights_file,
    write_weights,
)
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import OVER
from imperial_miners.packs import load_pack

GAMES: Final = 256
STEPS: Final = 64
PASSES: Final = 3
PARTS: Final = 6
"""Games side by side, answers in each between two improvements, and how often and in how many parts these are used."""
CLIP: Final = 0.2
TRACE: Final = 0.95
CURIOSITY: Final = 0.01
RATE: Final = 1e-3
SLOWEST: Final = 0.1
"""Steps grow smaller towards the end of learning, down to this share."""
TOLD: Final = 2000
"""Games between two lines about how it goes."""

FITTED: Final = 4000
"""Games that the gauge is fitted to."""

Numbers = npt.NDArray[np.float64]


@dataclass
class Step:
    """One answer in every game, and what came of it."""

    tables: Array
    options: Array
    counts: Counts
    taken: Counts  # rows of the options that were taken
    logs: Array  # of their chances then
    values: Array
    given: Numbers  # points gained, in units of a value
    over: npt.NDArray[np.bool_]
    worth: Numbers  # beyond what was expected
    returns: Numbers


class Learner:
    """Plays many games at once and improves the policy from what came of them."""

    def __init__(self, pack: Pack, weights: dict[str, Array], seed: int = 0) -> None:
        self.pack = pack
        self.policy = Policy(weights)
        self.foresight = Foresight(pack, self.policy)
        self.dice = np.random.default_rng(seed)
        self.seed = seed
        self.dealt = 0
        self.games = [self.deal() for _ in range(GAMES)]
        self.scores: list[int] = []
        self.moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in weights.items()}
        self.updates = 0
        self.rate = RATE

    def deal(self) -> Game:
        """The next game."""
        self.dealt += 1
        return Game.new(self.pack, 1, f"learning {self.seed} {self.dealt}", happenings=False)

    def play(self) -> list[Step]:
        """Some answers in every game."""
        return [self.answer() for _ in range(STEPS)]

    def answer(self) -> Step:
        """One answer in every game; those that end make room for new ones."""
        tables, options, counts = self.foresight.read(self.games)
        seen = self.policy.look(tables, options, counts)
        taken = seen.best(counts, self.dice.gumbel(size=len(seen.logs)))
        given = np.zeros(GAMES)
        over = np.zeros(GAMES, np.bool_)
        for number, row in enumerate((taken - seen.starts).tolist()):
            game = self.games[number]
            seat = game.seats[0]
            before = seat.vp + seat.carts
            game.play(seat, seat.options[row])
            score = seat.vp + seat.carts
            given[number] = (score - before) / POINTS
            if game.phase == OVER:
                over[number] = True
                self.scores.append(score)
                self.games[number] = self.deal()
        nothing = np.zeros(GAMES)
        return Step(tables, options, counts, taken, seen.logs[taken], seen.values, given, over, nothing, nothing)

    def judge(self, steps: list[Step]) -> None:
        """What each answer was worth beyond what was expected (generalised advantages)."""
        ahead: npt.NDArray[Any] = self.foresight.look(self.games)[0].values
        later = np.zeros(GAMES)
        for step in reversed(steps):
            goes_on = ~step.over
            later = step.given + ahead * goes_on - step.values + TRACE * goes_on * later
            ahead = step.values
            step.returns = later + step.values
            step.worth = later
        every = np.concatenate([step.worth for step in steps])
        for step in steps:
            step.worth = (step.worth - every.mean()) / (every.std() + 1e-8)

    def learn(self) -> None:
        """Play, judge, improve."""
        steps = self.play()
        self.judge(steps)
        for _ in range(PASSES):
            order = self.dice.permutation(STEPS)
            for part in np.array_split(order, PARTS):
                self.improve([steps[number] for number in part])

    def improve(self, steps: list[Step]) -> None:
        """One step of PPO on some answers."""
        w = self.policy.weights
        tables = np.concatenate([step.tables for step in steps])
        options = np.concatenate([step.options for step in steps])
        counts = np.concatenate([step.counts for step in steps])
        worth = np.concatenate([step.worth for step in steps])
        returns = np.concatenate([step.returns for step in steps])
        sizes = np.cumsum([0] + [len(step.options) for step in steps[:-1]])
        taken = np.concatenate([step.taken + size for step, size in zip(steps, sizes, strict=True)])
        seen = self.policy.look(tables, options, counts)
        number = len(counts)
        chances = np.exp(seen.logs)
        ratio = np.exp(seen.logs[taken] - np.concatenate([step.logs for step in steps]))
        is_far = ((worth > 0) & (ratio > 1 + CLIP)) | ((worth < 0) & (ratio < 1 - CLIP))
        push = np.repeat(np.where(is_far, 0, worth * ratio), counts)
        slope = chances * push
        slope[taken] -= push[taken]
        spread = -np.add.reduceat(chances * seen.logs, seen.starts)
        slope += CURIOSITY * chances * (seen.logs + np.repeat(spread, counts))
        logits = (slope / number).astype(np.float32)[:, None]
        values = (0.5 * (seen.values - returns) / number).astype(np.float32)[:, None]
        weighed = (logits @ w["weigh"].T) * (seen.weighed > 0)
        light = np.add.reduceat(weighed, seen.starts, axis=0)
        hidden = (light @ w["light"].T + values @ w["value"].T) * (seen.hidden > 0)
        self.descend(
            {
                "look": tables.T @ hidden,
                "look_bias": hidden.sum(0),
                "light": seen.hidden.T @ light,
                "option": options.T @ weighed,
                "option_bias": weighed.sum(0),
                "weigh": seen.weighed.T @ logits,
                "plain": options.T @ logits,
                "value": seen.hidden.T @ values,
                "value_bias": values.sum(0),
            }
        )

    def descend(self, slopes: dict[str, Array]) -> None:
        """Adam, with the length of a step limited."""
        self.updates += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (length + 1e-8))
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            ahead = mean / (1 - 0.9**self.updates)
            self.policy.weights[name] -= self.rate * ahead / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


def train(pack_name: str, games: int, seed: int = 0, begin: Path | None = None) -> Path:
    """Learn from so many games, telling how the scores go; then fit the gauge, and keep both.

    `begin` is a file of weights to start from, for a pack whose cards were changed a little.
    """
    pack = load_pack(pack_name)
    weights = read_weights(begin, pack) if begin else None
    if begin and weights is None:
        raise ValueError(f"{begin} was learned for a pack of another shape: leave it out to begin with nothing.")
    learner = Learner(pack, weights or new_weights(pack, seed), seed)
    file = weights_file(pack.digest)
    told = 0
    while len(learner.scores) < games:
        learner.rate = RATE * max(SLOWEST, 1 - len(learner.scores) / games)
        learner.learn()
        if len(learner.scores) >= told + TOLD:
            last = learner.scores[-TOLD:]
            told = len(learner.scores)
            print(f"{time.process_time():6.0f} s of a core  {told:7,d} games  mean {np.mean(last):.1f}", flush=True)
    write_weights(file, learner.policy.weights, fit_gauge(learner.foresight, FITTED, seed))
    return file

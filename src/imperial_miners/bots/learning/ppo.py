"""PPO with generalised advantages, numpy alone: moves a policy towards what came out better than it expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from imperial_miners.bots.learning.policy import Array, Counts, Policy, Seen

PASSES: Final = 3
PARTS: Final = 6
"""How often what was played is used, and in how many parts."""
CLIP: Final = 0.2
TRACE: Final = 0.95
RATE: Final = 1e-3
CURIOSITY: Final = 0.01

Numbers = npt.NDArray[Any]


@dataclass
class TrainingStep:
    """One answer in every game, and what came of it."""

    tables: Array
    options: Array
    counts: Counts  # options of each table
    taken: Counts  # rows of the options that were taken
    logs: Array  # of their chances then
    values: Array
    given: Numbers  # points gained, in units of a value
    over: npt.NDArray[np.bool_]
    worth: Numbers  # beyond what was expected
    returns: Numbers

    @classmethod
    def of(
        cls, asked: tuple[Array, Array, Counts], seen: Seen, taken: Counts, given: Numbers, over: Numbers
    ) -> TrainingStep:
        """What was asked, how the policy saw it, what was taken and what it brought."""
        nothing = np.zeros(len(given))
        return cls(*asked, taken, seen.logs[taken], seen.values, given, over, nothing, nothing)


class Improver:
    """Improves a policy, step by step."""

    def __init__(self, policy: Policy, dice: np.random.Generator) -> None:
        self.policy = policy
        self.dice = dice
        self.moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in policy.weights.items()}
        self.updates = 0
        self.rate = RATE
        self.curiosity = CURIOSITY

    def learn(self, steps: list[TrainingStep], ahead: Numbers) -> None:
        """Learn from some answers in every game; `ahead` is what the policy expects of the games from here."""
        judge(steps, ahead)
        for _ in range(PASSES):
            for part in np.array_split(self.dice.permutation(len(steps)), PARTS):
                self.improve([steps[number] for number in part])

    def improve(self, steps: list[TrainingStep]) -> None:
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
        slope += self.curiosity * chances * (seen.logs + np.repeat(spread, counts))
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


def judge(steps: list[TrainingStep], ahead: Numbers) -> None:
    """What each answer was worth beyond what was expected (generalised advantages)."""
    later = np.zeros(len(ahead))
    for step in reversed(steps):
        goes_on = ~step.over
        later = step.given + ahead * goes_on - step.values + TRACE * goes_on * later
        ahead = step.values
        step.returns = later + step.values
        step.worth = later
    every = np.concatenate([step.worth for step in steps])
    for step in steps:
        step.worth = (step.worth - every.mean()) / (every.std() + 1e-8)

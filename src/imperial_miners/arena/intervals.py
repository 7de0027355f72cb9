"""Intervals and ratings, from sums over blocks of games that share a seed.

Every number here is a function of such sums. Its 95 % interval comes from the Bayesian bootstrap over blocks: luck of
the deal is shared inside a block, so blocks are what is independent and gets a random weight (Gamma 1). Shares and
ratings also get imaginary blocks of half that weight, one for each way a result could go (Jeffreys' prior), since a
bot that has always won so far need not go on to; means and differences are widened for few blocks as Student's t is
wider than a normal curve. Ratings are Bradley-Terry strengths on the scale of Elo, their mean
1500; every two bots that meet give a result, a tie half of one to each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
RESAMPLES: Final = 2000
LOW, HIGH = 2.5, 97.5
Z: Final = 1.959964
IMAGINARY: Final = 0.5
MEAN_RATING: Final = 1500.0
ELO: Final = 400.0
MOST_STEPS: Final = 2000
AT_ONCE: Final = 4_000_000
"""Weights held at once."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its 95 % interval; unbounded where a single block cannot tell."""

    value: float
    low: float
    high: float

    def is_clear(self, of: float = 0.0) -> bool:
        """Whether a number lies outside the interval."""
        return not self.low <= of <= self.high

    def __str__(self) -> str:
        return f"{self.value:.2f} [{self.low:.2f}, {self.high:.2f}]"


def estimates(
    blocks: Array, statistic: Callable[[Array], Array], imaginary: Array | None = None, lean: float = 0.0
) -> list[Estimate]:
    """What a statistic of the blocks' sum gives, with intervals.

    `blocks` has a row for each block; `imaginary` rows are added to what the interval is taken from, and to the value
    itself with the weight `lean`. `statistic` takes rows of sums and gives rows of values.
    """
    number = len(blocks)
    added = np.zeros((0, blocks.shape[1])) if imaginary is None else imaginary
    values = statistic((blocks.sum(axis=0) + lean * added.sum(axis=0))[None])[0]
    if number < 2:
        return [Estimate(float(value), -np.inf, np.inf) for value in values]
    generator = np.random.default_rng(1)  # any seed: the same games always give the same intervals
    step = max(1, AT_ONCE // number)
    drawn: list[Array] = []
    for start in range(0, RESAMPLES, step):
        rows = min(step, RESAMPLES - start)
        weighed = generator.standard_gamma(1.0, (rows, number)) @ blocks
        drawn.append(statistic(weighed + generator.standard_gamma(IMAGINARY, (rows, len(added))) @ added))
    low, high = np.percentile(np.concatenate(drawn), (LOW, HIGH), axis=0)
    by = widening(number) if imaginary is None else 1.0
    return [
        Estimate(float(v), float(v - by * max(0.0, v - a)), float(v + by * max(0.0, b - v)))
        for v, a, b in zip(values, low, high, strict=True)
    ]


def widening(number: int) -> float:
    """How much wider than the bootstrap's an interval from so many blocks must be.

    >>> [round(widening(number), 2) for number in (2, 3, 10, 100)]
    [11.23, 3.1, 1.27, 1.02]
    """
    freedom = number - 1
    if freedom == 1:
        quantile = 12.706
    elif freedom == 2:
        quantile = 4.303
    else:  # Cornish and Fisher's expansion of Student's quantile
        quantile = Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    # random weights spread a mean by the factor (n - 1) / (n + 1) less than its variance says
    return float(quantile / Z * np.sqrt((number + 1) / (number - 1)))


def mean_estimate(values: Array) -> Estimate:
    """The mean of one value for each block."""
    blocks = np.column_stack([values, np.ones(len(values))])
    return estimates(blocks, lambda sums: sums[:, :1] / sums[:, 1:])[0]


def strengths(wins: Array) -> Array:
    """Bradley-Terry ratings of rows of results: `wins[row, i, j]` is how often i beat j.

    Hunter's minorise-maximise steps, on all rows at once. Every bot must have won and lost something.

    >>> strengths(np.array([[[0.0, 300.0], [100.0, 0.0]]])).round().tolist()
    [[1595.0, 1405.0]]
    """
    won = wins
    met = won + won.transpose(0, 2, 1)
    strength = np.ones(wins.shape[:2])
    for _ in range(MOST_STEPS):
        before = strength
        shared = met / (strength[:, :, None] + strength[:, None, :])
        strength = won.sum(axis=2) / shared.sum(axis=2)
        strength = strength / np.exp(np.log(strength).mean(axis=1, keepdims=True))
        if np.abs(np.log(strength / before)).max() < 1e-7:
            break
    return np.asarray(MEAN_RATING + ELO * np.log10(strength), dtype=np.float64)


def rating_estimates(wins: Array) -> list[Estimate]:
    """Ratings with intervals; `wins[block, i, j]` is how often i beat j in a block."""
    bots = wins.shape[1]
    if bots == 1:
        return [Estimate(MEAN_RATING, -np.inf, np.inf)]
    meetings = (wins + wins.transpose(0, 2, 1)).sum(axis=0) / len(wins)
    meetings[meetings == 0] = 1.0  # two bots that never met
    imaginary = np.diag(meetings.flatten())[~np.eye(bots, dtype=bool).flatten()]
    flat = wins.reshape(len(wins), -1)
    return estimates(flat, lambda sums: strengths(sums.reshape(len(sums), bots, bots)), imaginary, IMAGINARY)


def share_estimates(won: Array, games: Array) -> list[Estimate]:
    """Shares of games in per cent, a column for each bot."""
    bots = won.shape[1]
    usual = games.sum(axis=0) / len(games)
    rows = np.zeros((2 * bots, 2 * bots))
    for bot in range(bots):
        rows[2 * bot : 2 * bot + 2, bots + bot] = usual[bot]
        rows[2 * bot, bot] = usual[bot]
    return estimates(np.hstack([won, games]), lambda sums: 100 * sums[:, :bots] / sums[:, bots:], rows)

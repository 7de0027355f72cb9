"""The gauge of a pack, fitted to the games of its learned policy: what a seat has after a round, and what comes of it.

A gauge is a weighted sum and no match for the policy's critic, but quick enough for every end of a search.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from imperial_miners.bots.learning.foresight import Foresight
from imperial_miners.bots.learning.valuing import Weights, plain_gauge, plain_weights
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.search.gauge import DESIGNS

Array = npt.NDArray[np.float64]
SIDE_BY_SIDE: Final = 250
COMMON_PENALTIES: Final = (20.0, 100.0, 500.0)
DESIGN_PENALTIES: Final = (200.0, 1000.0, 10000.0)
FOLDS: Final = 5


def fit_gauge(foresight: Foresight, games: int, seed: int = 0) -> Weights:
    """Weights for each number of rounds finished, each row drawn towards the plain one where the games say little."""
    features, scores = rounds_of(foresight, games, seed)
    rows = plain_weights(foresight.pack)
    for finished in range(ROUNDS - 1, -1, -1):
        prior = np.array(rows[finished])
        prior[DESIGNS:] = rows[finished + 1][DESIGNS:] if finished < ROUNDS - 1 else 0.0
        row, error = fit(features[finished], scores[:, ROUNDS] - scores[:, finished], prior)
        rows[finished] = row.tolist()
        print(f"  after round {finished}: error {error:.2f} of {np.std(scores[:, ROUNDS] - scores[:, finished]):.2f}")
    return rows


def rounds_of(foresight: Foresight, games: int, seed: int) -> tuple[list[Array], Array]:
    """What the seat has before each round, by rounds; and the scores then, by games, with the final one last."""
    dice = np.random.default_rng(seed)
    gauge = plain_gauge(foresight.pack)
    features: list[list[list[float]]] = [[] for _ in range(ROUNDS)]
    scores: list[list[int]] = []
    for first in range(0, games, SIDE_BY_SIDE):
        part = [
            Game.new(foresight.pack, 1, f"fitting {seed} {number}", happenings=False)
            for number in range(first, min(games, first + SIDE_BY_SIDE))
        ]
        had: list[list[int]] = [[] for _ in part]
        for finished in range(ROUNDS):
            foresight.play_on(part, finished, dice)
            for game, past in zip(part, had, strict=True):
                seat = game.seats[0]
                features[finished].append(gauge.features(game, seat))
                past.append(seat.score)
        foresight.play_on(part, ROUNDS, dice)
        scores += [[*past, game.seats[0].score] for game, past in zip(part, had, strict=True)]
    return [np.array(rows) for rows in features], np.array(scores, dtype=np.float64)


def ridge(x: Array, y: Array, prior: Array, penalty: Array) -> Array:
    """Least squares drawn towards `prior`."""
    solved = np.linalg.solve(x.T @ x + np.diag(penalty), x.T @ (y - x @ prior))
    return np.asarray(prior + solved, dtype=np.float64)


def penalties(features: int) -> Iterator[Array]:
    """What to try: the bias is free, single designs are held more tightly than the rest."""
    for common in COMMON_PENALTIES:
        for design in DESIGN_PENALTIES:
            penalty = np.full(features, common)
            penalty[DESIGNS:] = design
            penalty[0] = 1e-6
            yield penalty


def fit(x: Array, y: Array, prior: Array) -> tuple[Array, float]:
    """The weights under the penalty that foretells left-out games best, and the error it makes on them."""
    fold = np.arange(len(y)) % FOLDS

    def error(penalty: Array) -> float:
        missed = [y[fold == k] - x[fold == k] @ ridge(x[fold != k], y[fold != k], prior, penalty) for k in range(FOLDS)]
        return float(np.std(np.concatenate(missed)))

    tried = [(error(penalty), number, penalty) for number, penalty in enumerate(penalties(x.shape[1]))]
    smallest, _, penalty = min(tried, key=lambda each: each[:2])
    return ridge(x, y, prior, penalty), smallest

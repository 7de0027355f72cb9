"""Learning the gauge of a pack: play solo games, see what each round's end was worth, fit, and play again.

`python -m imperial_miners.bots.training base --games 1500 --passes 4` makes the weights that are shipped. The method is
fitted value iteration with a linear model: one ridge regression for each round, whose target is what the rest of the
game brought. Games are played by a one-turn search with the weights of the pass before, seeded, with a share of turns
taken from other good lines, so that the model also sees what it would not choose.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import numpy.typing as npt

from imperial_miners.bots.planner import PlannerBot, first_action
from imperial_miners.bots.position import Position
from imperial_miners.bots.valuing import Weights, learned_weights, plain_weights
from imperial_miners.engine.explore import Leaf
from imperial_miners.engine.game import Game
from imperial_miners.engine.gauge import Gauge, feature_count
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.phases import SET_UP
from imperial_miners.engine.rng import after, below
from imperial_miners.packs import load_pack

Samples = list[tuple[int, list[float], float]]
"""Rounds finished, features, and what the rest of the game brought."""
Array = npt.NDArray[np.float64]
RIDGE = 30.0
OTHER_LINES = 0.15
TRAINING_BUDGET = 1200


class Learner(PlannerBot):
    """A planner that now and then takes another good line."""

    def __init__(self, seed: int, gauge: Gauge) -> None:
        super().__init__(f"learner {seed}", TRAINING_BUDGET, gauge)

    def make_plan(self, position: Position, game: Game) -> list[int]:
        start, leaves = self.lines(game, position.seat)
        self.state = after(self.state)
        if below(self.state, 1000) >= OTHER_LINES * 1000:
            return leaves[0].path(start)
        firsts: dict[int, Leaf] = {}
        for leaf in leaves[:500]:
            firsts.setdefault(first_action(leaf, start), leaf)
        others = list(firsts.values())
        self.state = after(self.state)
        return others[below(self.state, len(others))].path(start)


def play_games(pack_name: str, weights: Weights, seeds: range) -> tuple[Samples, list[int]]:
    """Samples and final scores of seeded solo games."""
    pack = load_pack(pack_name)
    samples: Samples = []
    scores: list[int] = []
    for seed in seeds:
        game = Game.new(pack, 1, f"training {seed}", happenings=False)
        gauge = Gauge(weights)
        bot = Learner(seed, gauge)
        met: list[tuple[int, list[float], int]] = []
        while not game.is_over:
            was = (game.phase, game.round)
            game.apply(0, bot.choose(Position.of(game, 0, seed)))
            if not game.is_over and game.round != was[1]:
                seat = game.seats[0]
                if game.phase != SET_UP:
                    met.append((game.round - 1, gauge.features(game, seat), seat.vp + seat.carts))
        final = game.seats[0].vp + game.seats[0].carts
        scores.append(final)
        samples += [(finished, features, float(final - score)) for finished, features, score in met]
    return samples, scores


def fit(samples: Samples, features: int, before: Weights) -> Weights:
    """One ridge regression for each number of rounds finished; the penalty pulls towards the neighbouring round."""
    rows = [[0.0] * features for _ in range(ROUNDS + 1)]
    prior: Array = np.zeros(features)
    for finished in range(ROUNDS - 1, -1, -1):
        found = [(x, y) for number, x, y in samples if number == finished]
        if len(found) < 50:
            rows[finished] = before[finished]
            continue
        x: Array = np.array([each[0] for each in found])
        y: Array = np.array([each[1] for each in found])
        prior = ridge(x, y, prior)
        rows[finished] = prior.tolist()
    return rows


def ridge(x: Array, y: Array, prior: Array) -> Array:
    """Least squares, drawn towards `prior`; the bias is free."""
    penalty = np.full(x.shape[1], RIDGE)
    penalty[0] = 1e-6
    solved = np.linalg.solve(x.T @ x + np.diag(penalty), x.T @ (y - x @ prior))
    return np.asarray(prior + solved, dtype=np.float64)


def train(pack_name: str, games: int, passes: int, workers: int) -> tuple[Weights, str]:
    """Learn, and tell how the scores went."""
    pack = load_pack(pack_name)
    weights = learned_weights(pack.digest) or plain_weights(pack)
    kept: Samples = []
    lines: list[str] = []
    chunk = max(1, games // (workers * 6))
    with ProcessPoolExecutor(workers) as pool:
        for number in range(passes):
            starts = range(number * games, (number + 1) * games, chunk)
            jobs = [
                pool.submit(play_games, pack_name, weights, range(s, min(s + chunk, (number + 1) * games)))
                for s in starts
            ]
            fresh: Samples = []
            scores: list[int] = []
            for job in jobs:
                found, finals = job.result()
                fresh += found
                scores += finals
            kept = kept[-len(fresh) :] + fresh
            lines.append(
                f"pass {number + 1}: {len(scores)} games, mean {np.mean(scores):.2f}, median {np.median(scores):.0f}"
            )
            print(lines[-1], flush=True)
            weights = fit(kept, feature_count(pack), weights)
    return weights, "\n".join(lines)


def save(pack_name: str, weights: Weights) -> Path:
    """Keep the weights under the pack's digest, small: single precision, compressed."""
    pack = load_pack(pack_name)
    file = Path(__file__).parent / "weights" / f"{pack.digest[:16]}.npz"
    file.parent.mkdir(exist_ok=True)
    np.savez_compressed(file, weights=np.array(weights, dtype=np.float32))
    return file


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pack", nargs="?", default="base")
    parser.add_argument("--games", type=int, default=1500, help="games in each pass")
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    weights, _ = train(chosen.pack, chosen.games, chosen.passes, chosen.workers)
    print(f"kept {save(chosen.pack, weights).name}")


if __name__ == "__main__":
    main()

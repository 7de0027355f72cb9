"""Learning the gauge of a pack by fitted backward induction.

`imperial-miners train base` (or `python -m imperial_miners.bots.training base`) makes the weights that are shipped.
Each pass plays seeded solo games with a one-turn search, with some turns taken from other good lines, and keeps what
the seat had at the end of every round. Then, from the last round back, each such state is played one round on in
sampled futures with the weights found so far; what the best turn of that round leads to is the target of a ridge
regression, one for each number of rounds finished. So the noise of a target is that of one round, not of a game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from imperial_miners.bots.planner import PlannerBot, first_action, next_round, no_collecting
from imperial_miners.bots.position import Position
from imperial_miners.bots.valuing import Weights, learned_weights, plain_weights
from imperial_miners.engine.explore import Exploration, Leaf, isolate
from imperial_miners.engine.game import Game
from imperial_miners.engine.gauge import DESIGNS, Gauge
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.phases import OVER
from imperial_miners.engine.rng import after, below, seeded
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.packs import load_pack

State = dict[str, Any]
Judged = list[tuple[list[float], float]]
Array = npt.NDArray[np.float64]
COMMON_PENALTIES = (20.0, 100.0, 500.0)
DESIGN_PENALTIES = (200.0, 1000.0, 10000.0)
FOLDS = 5
OTHER_LINES = 250  # in a thousand
TRAINING_BUDGET = 800
FUTURES = 2


class Collector(PlannerBot):
    """A planner that now and then takes another good line, and keeps the ends of its turns."""

    def __init__(self, seed: int, gauge: Gauge) -> None:
        super().__init__(f"collector {seed}", TRAINING_BUDGET, gauge)
        self.ends: list[State] = []

    def make_plan(self, position: Position, game: Game) -> list[int]:
        start, leaves = self.lines(game, position.seat)
        leaf = leaves[0]
        self.state = after(self.state)
        if below(self.state, 1000) < OTHER_LINES:
            firsts: dict[int, Leaf] = {}
            for other in leaves[:500]:
                firsts.setdefault(first_action(other, start), other)
            self.state = after(self.state)
            leaf = list(firsts.values())[below(self.state, len(firsts))]
        if leaf.game.phase == OVER:
            self.ends.append(save_state(leaf.game))
        return leaf.path(start)


def play_games(pack_name: str, weights: Weights, seeds: range) -> tuple[list[State], list[int]]:
    """Ends of turns and final scores of seeded solo games."""
    pack = load_pack(pack_name)
    ends: list[State] = []
    scores: list[int] = []
    for seed in seeds:
        game = Game.new(pack, 1, f"training {seed}", happenings=False)
        bot = Collector(seed, Gauge(weights))
        while not game.is_over:
            game.apply(0, bot.choose(Position.of(game, 0, seed)))
        ends += bot.ends
        scores.append(game.seats[0].vp + game.seats[0].carts)
    return ends, scores


def first_hands(pack_name: str, seeds: range) -> list[State]:
    """States before the first round, with any four of the eight cards kept."""
    pack = load_pack(pack_name)
    states: list[State] = []
    for seed in seeds:
        game = isolate(Game.new(pack, 1, f"hands {seed}", happenings=False), 0)
        state = seeded(str(seed), "hands")
        hand = list(game.seats[0].hand)
        while len(hand) > 4:
            state = after(state)
            hand.pop(below(state, len(hand)))
        game.seats[0].hand = hand
        game.seats[0].top = None
        game.seats[0].options = []
        states.append(save_state(game))
    return states


def judge(pack_name: str, picking: Weights, valuing: Weights, states: Sequence[State], salt: int) -> Judged:
    """For each state its features, and what the next turn leads to beyond the score it has.

    One gauge picks the turn and another, learned from other states, says what it is worth: the best of many guesses by
    one gauge would be too good, the more so the more cards there are to choose from.
    """
    pack = load_pack(pack_name)
    gauge = Gauge(picking)
    other = Gauge(valuing)
    judged: Judged = []
    for number, saved in enumerate(states):
        end = load_state(pack, saved)
        end.happenings = None
        seat = end.seats[0]
        values: list[float] = []
        for future in range(FUTURES):
            ahead = next_round(end, seeded(f"{salt} {number} {future}", "judge"))
            exploration = Exploration(ahead, gauge, TRAINING_BUDGET, True, True)
            with no_collecting():
                exploration.run()
            best = exploration.best()
            if best is not None:
                values.append(other.value(best.game, best.game.seats[0], exploration.known))
        if values:
            judged.append((gauge.features(end, seat), sum(values) / len(values) - int(seat.vp + seat.carts)))
    return judged


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
    """The weights under the penalty that foretells left-out states best, and the error it makes on them."""
    fold = np.arange(len(y)) % FOLDS

    def error(penalty: Array) -> float:
        missed = [y[fold == k] - x[fold == k] @ ridge(x[fold != k], y[fold != k], prior, penalty) for k in range(FOLDS)]
        return float(np.std(np.concatenate(missed)))

    tried = [(error(penalty), number, penalty) for number, penalty in enumerate(penalties(x.shape[1]))]
    smallest, _, penalty = min(tried, key=lambda each: each[:2])
    return ridge(x, y, prior, penalty), smallest


def fit_backwards(pool: Executor, pack_name: str, states: list[State]) -> Weights:
    """All rows, from the last round to the set-up: two gauges from two halves of the states, and their mean."""
    plain = plain_weights(load_pack(pack_name))
    pair = [[list(row) for row in plain], [list(row) for row in plain]]
    designs: list[Array] = [np.zeros(len(plain[0]) - DESIGNS), np.zeros(len(plain[0]) - DESIGNS)]
    for finished in range(ROUNDS - 1, -1, -1):
        mine = [state for state in states if state["round"] == finished]
        jobs = [pool.submit(judge, pack_name, pair[1 - h], pair[h], mine[h::2], finished) for h in (0, 1)]
        for half, job in enumerate(jobs):
            judged = job.result()
            x: Array = np.array([features for features, _ in judged])
            y: Array = np.array([target for _, target in judged])
            prior: Array = np.concatenate([np.array(plain[finished][:DESIGNS]), designs[half]])
            row, error = fit(x, y, prior)
            designs[half] = row[DESIGNS:]
            pair[half][finished] = row.tolist()
            print(f"  after round {finished}: {len(y)} states, error {error:.2f} of {np.std(y):.2f}", flush=True)
    both = (np.array(pair[0]) + np.array(pair[1])) / 2
    mean: Weights = both.tolist()
    return mean


def chunks(first: int, number: int, parts: int) -> Iterator[range]:
    """A range of seeds in about equal parts."""
    size = max(1, -(-number // parts))
    for start in range(first, first + number, size):
        yield range(start, min(start + size, first + number))


def train(pack_name: str, games: int, passes: int, workers: int) -> None:
    """Learn, telling how the scores went; what each pass has learned is kept."""
    pack = load_pack(pack_name)
    weights = learned_weights(pack.digest) or plain_weights(pack)
    with ProcessPoolExecutor(workers) as pool:
        for number in range(passes):
            ends: list[State] = []
            scores: list[int] = []
            jobs = [
                pool.submit(play_games, pack_name, weights, part) for part in chunks(number * games, games, workers * 4)
            ]
            for job in jobs:
                found, finals = job.result()
                ends += found
                scores += finals
            print(
                f"pass {number + 1}: {games} games, mean {np.mean(scores):.2f}, median {np.median(scores):.0f}",
                flush=True,
            )
            ends += first_hands(pack_name, range(number * games, (number + 1) * games))
            weights = fit_backwards(pool, pack_name, ends)
            print(f"kept {save(pack_name, weights).name}", flush=True)


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
    parser.add_argument("--games", type=int, default=400, help="games in each pass")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    train(chosen.pack, chosen.games, chosen.passes, chosen.workers)


if __name__ == "__main__":
    main()

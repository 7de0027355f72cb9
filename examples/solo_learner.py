"""A policy that learns the solo game by itself: the house's actor, critic and PPO on the vector environment.

    python examples/solo_learner.py --games 12000
    imperial-miners arena examples/solo_learner.py:Learned greedy random --seats 1 --games 300

The first line writes solo_learner.npz (the policy) and solo_learner.svg (the curve) beside this file. What the policy
looks at and how it is built is in `imperial_miners.bots.learning.policy`, how it improves in
`imperial_miners.bots.learning.ppo`; put a network of your own in their place.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: threads would only wait for each other
import numpy as np

from imperial_miners import Game, load_pack
from imperial_miners.bots import make_bot
from imperial_miners.bots.learning.foresight import Foresight, alone
from imperial_miners.bots.learning.policy import POINTS, Eyes, Policy, new_weights
from imperial_miners.bots.learning.ppo import Improver, TrainingStep
from imperial_miners.bots.position import Position

FILE = Path(__file__).with_suffix(".npz")
CURVE = Path(__file__).with_suffix(".svg")
GAMES, STEPS = 64, 64  # side by side, and answers in each between two improvements
EACH = 400  # games to a point of the curve


class Learner:
    """Plays many games at once and improves the policy from what came of them."""

    def __init__(self, seed: int = 0) -> None:
        from imperial_miners.envs import vector_env

        self.envs = vector_env(GAMES, autoreset_mode="SameStep", copy=False)
        self.eyes = Eyes(self.envs.pack)
        self.policy = Policy(new_weights(self.envs.pack, seed))
        self.dice = np.random.default_rng(seed)
        self.improver = Improver(self.policy, self.dice)
        self.seen, _ = self.envs.reset(seed=seed * 1_000_000)
        self.scores: list[int] = []

    def look(self) -> tuple[Any, Any, Any]:
        """What every game asks, as the policy takes it; how the policy sees it; and the actions it may take."""
        rows, actions, counts = self.envs.option_features()
        asked = self.eyes.tables(self.seen["observation"]), self.eyes.options(rows), counts
        return asked, self.policy.look(*asked), actions

    def answer(self) -> TrainingStep:
        """One answer in every game, drawn by its chance."""
        asked, seen, actions = self.look()
        taken = seen.best(asked[2], self.dice.gumbel(size=len(actions)))
        self.seen, given, over, _, infos = self.envs.step(actions[taken])
        if over.any():
            self.scores += infos["final_info"]["score"][over].tolist()
        return TrainingStep.of(asked, seen, taken, given / POINTS, over)

    def learn(self) -> None:
        """Play some answers in every game, and improve."""
        steps = [self.answer() for _ in range(STEPS)]
        self.improver.learn(steps, self.look()[1].values)


class Learned:
    """The policy as a bot: at the table, in the arena, alone or among others."""

    def __init__(self, seed: object = 0, file: Path = FILE) -> None:
        self.name = "learned"
        with np.load(file) as kept:
            weights = {name: kept[name].astype(np.float32) for name in kept.files if name != "pack"}
            self.pack = str(kept["pack"])
        self.policy = Policy(weights)
        self.foresight: Foresight | None = None

    def choose(self, position: Any) -> Any:
        """The option that the policy likes best."""
        options = position.decision.options
        if len(options) == 1:
            return options[0]
        game = alone(position.sample(1), position.seat)  # what the seat cannot know is dealt anew: none of it is seen
        if self.foresight is None:
            if game.pack.digest != self.pack:
                raise ValueError("the policy has learned other cards: train it again")
            self.foresight = Foresight(game.pack, self.policy)
        return position.option(next(self.foresight.actions([game])))


def train(games: int, seed: int = 0) -> tuple[Learner, list[tuple[int, float]]]:
    """Learn from so many games; the curve holds the mean score of the last ones."""
    learner = Learner(seed)
    curve: list[tuple[int, float]] = []
    while len(learner.scores) < games:
        learner.learn()
        while len(learner.scores) >= (len(curve) + 1) * EACH:
            told = len(curve) * EACH
            curve.append((told + EACH, float(np.mean(learner.scores[told : told + EACH]))))
            print(
                f"{time.process_time():6.0f} s of a core  {told + EACH:6d} games  mean {curve[-1][1]:.1f}", flush=True
            )
    return learner, curve


def save(learner: Learner, file: Path = FILE) -> None:
    """Keep the policy, small, with what it was made for."""
    weights: dict[str, Any] = {name: array.astype(np.float16) for name, array in learner.policy.weights.items()}
    np.savez_compressed(file, pack=np.array(learner.envs.pack.digest), **weights)


def house_scores(games: int) -> Iterator[tuple[str, float]]:
    """What random and greedy reach on the same kind of games."""
    for name in ("random", "greedy"):
        scores = []
        for seed in range(games):
            game, bot = Game.new(load_pack("base"), 1, f"house {seed}", happenings=False), make_bot(name, seed)
            while not game.is_over:
                game.apply(0, bot.choose(Position.of(game, 0, seed)))
            scores.append(game.seats[0].vp + game.seats[0].carts)
        yield name, float(np.mean(scores))


def draw(curve: list[tuple[int, float]], file: Path = CURVE) -> None:
    """The curve as a picture, with the bots of the house to compare."""
    import altair as alt

    rows = [{"games": games, "mean score": mean} for games, mean in curve]
    line = alt.Chart(alt.InlineData(values=rows), width=560, height=300, title="Learning the solo game")
    axes = {"x": alt.X("games:Q"), "y": alt.Y("mean score:Q")}
    chart = line.mark_line(color="#0b6e99").encode(**axes)
    for name, mean in house_scores(200):
        mark = alt.Chart(alt.InlineData(values=[{"mean score": mean, "name": f"{name} {mean:.1f}"}]))
        chart += mark.mark_rule(strokeDash=[4, 4], color="#c4551d").encode(y="mean score:Q")
        chart += mark.mark_text(align="left", x=6, dy=-6, color="#c4551d").encode(y="mean score:Q", text="name:N")
    chart.save(str(file))


def main() -> None:
    """Learn, keep and draw."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    learner, curve = train(chosen.games, chosen.seed)
    save(learner)
    draw(curve)
    print(f"kept {FILE.name} and {CURVE.name}")


if __name__ == "__main__":
    main()

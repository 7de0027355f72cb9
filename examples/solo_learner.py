"""A small policy that learns the solo game by itself: actor and critic in numpy, PPO on the vector environment.

    python examples/solo_learner.py --games 12000
    imperial-miners arena examples/solo_learner.py:Learned greedy random --seats 1 --games 300

The first line writes solo_learner.npz (the policy) and solo_learner.svg (the curve) beside this file. Each option is
weighed by its features together with what the seat sees, so a card that is rare is not a stranger.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from imperial_miners import load_pack
from imperial_miners.engine.encoding import Encoder
from imperial_miners.engine.option_encoding import OptionEncoder
from imperial_miners.envs.schema import Schema, schema_of

Array = np.ndarray[Any, np.dtype[np.float32]]
FILE = Path(__file__).with_suffix(".npz")
CURVE = Path(__file__).with_suffix(".svg")
SEEN, WEIGHED = 96, 64  # hidden units: of the table, and of an option in its light
GAMES, STEPS, PASSES, PARTS = 192, 64, 3, 4
SCALE = 0.1  # of rewards: a point is a tenth
CLIP, TRACE, CURIOSITY = 0.2, 0.95, 0.01
RATE = 1e-3
EACH = 400  # games to a point of the curve
USED = (
    *("round", "phase", "event", "sides", "decks", "kind", "word", "source", "asking card", "hand", "kept"),
    *("0.coins", "0.vp", "0.carts", "0.hand size", "0.space", "0.completed", "0.advanced", "0.side", "0.card"),
    *("0.mine", "0.machines", "0.collapses", "0.activated", "0.rows"),
)
"""What the policy looks at; all of it is there at every table, so that the policy can sit down with others."""


class Eyes:
    """Picks the used parts of observations and options, and brings them to one scale."""

    def __init__(self, schema: Schema) -> None:
        self.columns = np.concatenate([np.arange(schema.size)[schema[name].place] for name in USED])
        self.scale = (1 / np.sqrt(schema.high[self.columns].astype(np.float32))).astype(np.float32)
        self.option_scale = (1 / np.sqrt(schema.option_high.astype(np.float32))).astype(np.float32)

    def table(self, rows: Any) -> Array:
        """Observations as the policy takes them."""
        return np.asarray(rows[:, self.columns] * self.scale, np.float32)

    def options(self, rows: Any) -> Array:
        """Options as the policy takes them."""
        return np.asarray(rows * self.option_scale, np.float32)


class Policy:
    """Logits for options and a value for the seat, from one hidden layer each."""

    def __init__(self, seen: int, option: int, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)

        def made(rows: int, columns: int, gain: float = 1.4) -> Array:
            return (dice.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)

        self.weights: dict[str, Array] = {
            "look": made(seen, SEEN),
            "look_bias": np.zeros(SEEN, np.float32),
            "light": made(SEEN, WEIGHED),
            "option": made(option, WEIGHED, 3.0),
            "option_bias": np.zeros(WEIGHED, np.float32),
            "weigh": made(WEIGHED, 1, 0.1),
            "plain": np.zeros((option, 1), np.float32),
            "value": made(SEEN, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in self.weights.items()}
        self.updates = 0

    def look(self, tables: Array, options: Array, counts: Any) -> dict[str, Array]:
        """Everything that a pass forward works out; `counts` says how many options each table has."""
        w = self.weights
        hidden = np.maximum(tables @ w["look"] + w["look_bias"], 0)
        light = np.repeat(hidden @ w["light"], counts, axis=0)
        weighed = np.maximum(options @ w["option"] + light + w["option_bias"], 0)
        logits = (weighed @ w["weigh"] + options @ w["plain"])[:, 0]
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        logits = logits - np.repeat(np.maximum.reduceat(logits, starts), counts)
        sums = np.log(np.add.reduceat(np.exp(logits), starts))
        values = (hidden @ w["value"] + w["value_bias"])[:, 0]
        return {
            "hidden": hidden,
            "weighed": weighed,
            "values": values,
            "starts": starts,
            "logs": logits - np.repeat(sums, counts),
        }

    def improve(self, batch: dict[str, Any]) -> None:
        """One step of PPO on some decisions."""
        w, counts, taken = self.weights, batch["counts"], batch["taken"]
        found = self.look(batch["tables"], batch["options"], counts)
        logs, starts, number = found["logs"], found["starts"], len(counts)
        chances = np.exp(logs)
        ratio = np.exp(logs[taken] - batch["logs"])
        worth = batch["worth"]
        is_far = ((worth > 0) & (ratio > 1 + CLIP)) | ((worth < 0) & (ratio < 1 - CLIP))
        push = np.repeat(np.where(is_far, 0, worth * ratio), counts)
        logits = chances * push
        logits[taken] -= push[taken]
        spread = -np.add.reduceat(chances * logs, starts)
        logits += CURIOSITY * chances * (logs + np.repeat(spread, counts))
        logits = (logits / number).astype(np.float32)[:, None]
        values = (0.5 * (found["values"] - batch["returns"]) / number).astype(np.float32)[:, None]
        weighed = (logits @ w["weigh"].T) * (found["weighed"] > 0)
        light = np.add.reduceat(weighed, starts, axis=0)
        hidden = (light @ w["light"].T + values @ w["value"].T) * (found["hidden"] > 0)
        self.descend(
            {
                "look": batch["tables"].T @ hidden,
                "look_bias": hidden.sum(0),
                "light": found["hidden"].T @ light,
                "option": batch["options"].T @ weighed,
                "option_bias": weighed.sum(0),
                "weigh": found["weighed"].T @ logits,
                "plain": batch["options"].T @ logits,
                "value": found["hidden"].T @ values,
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
            self.weights[name] -= RATE * ahead / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


class Learner:
    """Plays many games at once and improves the policy from what came of them."""

    def __init__(self, seed: int = 0) -> None:
        from imperial_miners.envs import vector_env

        self.envs = vector_env(GAMES, autoreset_mode="SameStep", copy=False)
        self.schema = self.envs.schema
        self.eyes = Eyes(self.schema)
        self.policy = Policy(len(self.eyes.columns), self.schema.option_size, seed)
        self.dice = np.random.default_rng(seed)
        self.seen, _ = self.envs.reset(seed=seed * 1_000_000)
        self.scores: list[int] = []

    def play(self) -> list[dict[str, Any]]:
        """Some decisions in every game."""
        steps = []
        for _ in range(STEPS):
            rows, actions, counts = self.envs.option_features()
            tables, options = self.eyes.table(self.seen["observation"]), self.eyes.options(rows)
            found = self.policy.look(tables, options, counts)
            luck = found["logs"] + self.dice.gumbel(size=len(actions))
            best = np.repeat(np.maximum.reduceat(luck, found["starts"]), counts)
            taken = np.flatnonzero(luck == best)
            self.seen, given, over, _, infos = self.envs.step(actions[taken])
            steps.append(
                {
                    "tables": tables,
                    "options": options,
                    "counts": counts,
                    "values": found["values"],
                    "taken": taken,
                    "logs": found["logs"][taken],
                    "given": given * SCALE,
                    "over": over,
                }
            )
            if over.any():
                self.scores += [told["score"] for told in infos["final_info"][over]]
        return steps

    def judge(self, steps: list[dict[str, Any]]) -> None:
        """What each decision was worth beyond what was expected (generalised advantages)."""
        rows, _, counts = self.envs.option_features()
        found = self.policy.look(self.eyes.table(self.seen["observation"]), self.eyes.options(rows), counts)
        ahead, later = found["values"], np.zeros(GAMES)
        for step in reversed(steps):
            goes_on = ~step["over"]
            surprise = step["given"] + ahead * goes_on - step["values"]
            later = surprise + TRACE * goes_on * later
            ahead = step["values"]
            step["returns"] = later + step["values"]
            step["worth"] = later.copy()
        every = np.concatenate([step["worth"] for step in steps])
        for step in steps:
            step["worth"] = (step["worth"] - every.mean()) / (every.std() + 1e-8)

    def learn(self) -> None:
        """Play, judge, improve."""
        steps = self.play()
        self.judge(steps)
        for _ in range(PASSES):
            order = self.dice.permutation(STEPS)
            for part in np.array_split(order, PARTS):
                self.policy.improve(joined([steps[number] for number in part]))


def joined(steps: list[dict[str, Any]]) -> dict[str, Any]:
    """Several steps as one batch."""
    names = ("tables", "options", "counts", "logs", "returns", "worth")
    batch = {name: np.concatenate([step[name] for step in steps]) for name in names}
    sizes = np.cumsum([0] + [len(step["options"]) for step in steps[:-1]])
    batch["taken"] = np.concatenate([step["taken"] + size for step, size in zip(steps, sizes, strict=True)])
    return batch


class Learned:
    """The policy as a bot: at the table, in the arena, alone or among others."""

    def __init__(self, seed: object = 0, file: Path = FILE) -> None:
        self.name = "learned"
        with np.load(file) as kept:
            self.layout = str(kept["layout"])
            self.policy = Policy(*kept["sizes"].tolist())
            self.policy.weights = {name: kept[name].astype(np.float32) for name in self.policy.weights}
        self.tools: tuple[Eyes, Encoder, OptionEncoder] | None = None

    def prepare(self, pack: Any, seats: int) -> tuple[Eyes, Encoder, OptionEncoder]:
        """What turns a game of this pack and size into numbers."""
        if schema_of(pack, 1).layout != self.layout:
            raise ValueError("the policy has learned other cards or another encoding: train it again")
        return Eyes(schema_of(pack, seats)), Encoder(pack, seats), OptionEncoder(pack)

    def choose(self, position: Any) -> Any:
        """The option that the policy likes best."""
        options = position.decision.options
        if len(options) == 1:
            return options[0]
        game = position.sample(1)  # what the seat cannot know is dealt anew, and is in neither row
        if self.tools is None:
            self.tools = self.prepare(game.pack, len(game.seats))
        eyes, encoder, describe = self.tools
        table = np.frombuffer(encoder.row(game, position.seat), np.int8)[None]
        rows = np.frombuffer(describe.rows(game, position.seat), np.int8).reshape(len(options), -1)
        logs = self.policy.look(eyes.table(table), eyes.options(rows), np.array([len(options)]))["logs"]
        return options[int(logs.argmax())]


def train(games: int, seed: int = 0) -> tuple[Learner, list[tuple[int, float]]]:
    """Learn from so many games; the curve holds the mean score of the last ones."""
    learner, curve = Learner(seed), []
    while len(learner.scores) < games:
        told = len(curve) * EACH
        learner.learn()
        while len(learner.scores) >= told + EACH:
            curve.append((told + EACH, float(np.mean(learner.scores[told : told + EACH]))))
            told += EACH
            print(f"{time.process_time():6.0f} s of a core  {told:6d} games  mean {curve[-1][1]:.1f}", flush=True)
    return learner, curve


def save(learner: Learner, file: Path = FILE) -> None:
    """Keep the policy, small, with what it was made for."""
    weights = {name: array.astype(np.float16) for name, array in learner.policy.weights.items()}
    sizes = np.array([len(learner.eyes.columns), learner.schema.option_size])
    np.savez_compressed(file, layout=np.array(learner.schema.layout), sizes=sizes, **weights)


def house_scores(games: int) -> Iterator[tuple[str, float]]:
    """What random and greedy reach on the same kind of games."""
    from imperial_miners import Game
    from imperial_miners.bots.naming import make_bot
    from imperial_miners.bots.position import Position

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

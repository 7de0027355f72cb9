"""The worked example learns, keeps what it learned, and the result plays at the table and in the arena."""

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from imperial_miners.arena.match import Match
from imperial_miners.arena.playing import play_match
from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.outside import close_idle
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from imperial_miners.packs import load_pack

FILE = Path(__file__).parents[2] / "examples" / "solo_learner.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("solo_learner", FILE)
    module = importlib.util.module_from_spec(spec)
    sys.modules["solo_learner"] = module
    spec.loader.exec_module(module)
    yield module
    close_idle()


def mean_score(bot_of, seeds: range) -> float:
    scores = []
    for seed in seeds:
        game, bot = Game.new(load_pack("base"), 1, f"example {seed}", happenings=False), bot_of(seed)
        while not game.is_over:
            game.apply(0, bot.choose(Position.of(game, 0, seed)))
        scores.append(game.seats[0].vp + game.seats[0].carts)
    return float(np.mean(scores))


def test_what_was_learned_is_clearly_better_than_greedy(example: ModuleType):
    seeds = range(60)
    learned = mean_score(lambda seed: example.Learned(seed), seeds)
    greedy = mean_score(lambda seed: make_bot("greedy", seed), seeds)
    assert learned > greedy + 3


def test_some_updates_are_better_than_none(example: ModuleType):
    learner = example.Learner(seed=3)
    while len(learner.scores) < 450:
        learner.learn()
    assert np.mean(learner.scores[-100:]) > np.mean(learner.scores[:100]) + 6


def test_learning_can_be_repeated(example: ModuleType):
    learners = [example.Learner(seed=2) for _ in range(2)]
    for learner in learners:
        learner.learn()
    one, two = (learner.policy.weights for learner in learners)
    assert all((one[name] == two[name]).all() for name in one)


def test_it_is_kept_and_drawn(example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    learner = example.Learner(seed=4)
    example.save(learner, tmp_path / "kept.npz")
    bot = example.Learned(0, tmp_path / "kept.npz")
    assert set(bot.policy.weights) == set(learner.policy.weights)
    monkeypatch.setattr(example, "house_scores", lambda games: [("random", 13.0), ("greedy", 38.0)])
    example.draw([(400, 20.0), (800, 30.0)], tmp_path / "curve.svg")
    assert re.search(r"greedy 38\.0", (tmp_path / "curve.svg").read_text())


def test_a_policy_for_another_pack_says_so(example: ModuleType):
    bot = example.Learned()
    bot.pack = "another"
    with pytest.raises(ValueError, match="train it again"):
        bot.choose(Position.of(Game.new(load_pack("base"), 1, 1), 0))


def test_it_sits_down_with_others_in_the_arena(example: ModuleType):
    result = play_match(Match(0, 0, "learned", (f"{FILE}:Learned", "random", "random"), seconds=60))
    assert [seat.lost for seat in result.seats] == [None, None, None]
    assert result.seats[0].score > max(result.seats[1].score, result.seats[2].score)

"""Learning by playing does what it says: scores rise, and the gauge is fitted to the games of the policy."""

from pathlib import Path

import numpy as np
import pytest

from imperial_miners.bots.learning import training
from imperial_miners.bots.learning.fitting import fit_gauge, ridge, rounds_of
from imperial_miners.bots.learning.foresight import Foresight
from imperial_miners.bots.learning.policy import Policy, learned_policy, new_weights, write_weights
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.packs import load_pack


def test_scores_rise_with_the_games():
    pack = load_pack("base")
    learner = training.Learner(pack, new_weights(pack, 1), 1)
    while len(learner.scores) < 450:
        learner.learn()
    assert np.mean(learner.scores[-100:]) > np.mean(learner.scores[:100]) + 6


def test_the_same_seed_learns_the_same(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(training, "GAMES", 8)
    monkeypatch.setattr(training, "STEPS", 12)
    pack = load_pack("base")
    learned = []
    for _ in range(2):
        learner = training.Learner(pack, new_weights(pack, 2), 2)
        learner.learn()
        learned.append(learner.foresight.policy.weights["look"])
    assert np.array_equal(*learned)
    assert not np.array_equal(learned[0], new_weights(pack, 2)["look"])


def test_weights_of_another_shape_are_no_beginning(tmp_path: Path):
    small = load_pack(Path("tests/pack_small"))
    write_weights(tmp_path / "small.npz", new_weights(small), [[0.0]])
    with pytest.raises(ValueError, match="of another shape"):
        training.train("base", 1, begin=[tmp_path / "small.npz"])


def test_several_beginnings_are_one_in_the_middle(tmp_path: Path):
    pack = load_pack("base")
    for seed in (1, 2):
        write_weights(tmp_path / f"{seed}.npz", new_weights(pack, seed), [[0.0]])
    mean = training.mean_weights([tmp_path / "1.npz", tmp_path / "2.npz"], pack)
    for name, weights in mean.items():
        both = new_weights(pack, 1)[name] + new_weights(pack, 2)[name]
        assert weights.dtype == np.float32
        assert weights == pytest.approx(both / 2, abs=1e-3)


def test_what_a_seat_has_is_noted_before_each_round():
    pack = load_pack("base")
    policy = learned_policy(pack)
    assert policy is not None
    features, scores = rounds_of(Foresight(pack, policy), 6, 1)
    assert [rows.shape[0] for rows in features] == [6] * ROUNDS
    assert scores.shape == (6, ROUNDS + 1)
    assert (np.diff(scores, axis=1) >= 0).all()
    assert (scores[:, 0] == 0).all()


def test_ridge_is_drawn_towards_its_prior_where_nothing_is_said():
    x = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]])
    found = ridge(x, np.array([3.0, 3.0, 3.0]), np.array([0.0, 5.0]), np.array([1e-9, 1.0]))
    assert found == pytest.approx([3.0, 5.0])


def test_the_gauge_foretells_better_than_the_mean():
    pack = load_pack("base")
    policy = learned_policy(pack)
    assert isinstance(policy, Policy)
    foresight = Foresight(pack, policy)
    rows = fit_gauge(foresight, 600, seed=3)
    features, scores = rounds_of(foresight, 500, seed=4)
    for finished in (4, 6, 8):
        left = scores[:, ROUNDS] - scores[:, finished]
        assert np.std(left - features[finished] @ np.array(rows[finished])) < np.std(left)

"""A policy improves along the slopes of PPO's loss."""

import numpy as np
import pytest

from imperial_miners.bots.learning import ppo, training
from imperial_miners.bots.learning.policy import Policy, new_weights
from imperial_miners.packs import load_pack


def test_the_slopes_are_those_of_the_loss(monkeypatch: pytest.MonkeyPatch):
    # Every slope by which the policy improves, against the loss a little to either side.
    monkeypatch.setattr(training, "GAMES", 32)
    pack = load_pack("base")
    learner = training.Learner(pack, new_weights(pack, 1), 1)
    step = learner.answer()
    ppo.judge([step], learner.foresight.look(learner.games)[0].values)
    step.logs = step.logs + np.random.default_rng(1).normal(0, 0.05, len(step.logs)).astype(np.float32)
    found: dict = {}
    policy = learner.improver.policy
    policy.weights = {name: array.astype(np.float64) for name, array in policy.weights.items()}
    monkeypatch.setattr(learner.improver, "descend", found.update)
    learner.improver.improve([step])
    assert set(found) == set(policy.weights)
    dice = np.random.default_rng(2)
    for name, slope in found.items():
        along = dice.standard_normal(slope.shape)
        kept = policy.weights[name]
        sides = []
        for part in (1e-5, -1e-5):
            policy.weights[name] = kept + part * along
            sides.append(loss(policy, step))
        policy.weights[name] = kept
        assert (sides[0] - sides[1]) / 2e-5 == pytest.approx(float((slope * along).sum()), rel=0.05, abs=1e-4), name


def loss(policy: Policy, step: ppo.TrainingStep) -> float:
    """The clipped gain, the error of the values, less some spread."""
    seen = policy.look(step.tables, step.options, step.counts)
    ratio = np.exp(seen.logs[step.taken] - step.logs)
    gain = np.minimum(ratio * step.worth, np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP) * step.worth)
    spread = -np.add.reduceat(np.exp(seen.logs) * seen.logs, seen.starts)
    errors = 0.25 * (seen.values - step.returns) ** 2
    return float(np.mean(-gain + errors - ppo.CURIOSITY * spread))


def test_what_came_after_the_end_of_a_game_is_no_merit_of_it():
    quiet = np.zeros(1, np.float32)
    empty = np.zeros((1, 1), np.float32), np.zeros((1, 1), np.float32), np.array([1])
    steps = [
        ppo.TrainingStep(*empty, np.array([0]), quiet, quiet, np.array([given]), np.array([over]), quiet, quiet)
        for given, over in ((1.0, False), (2.0, True), (4.0, False))
    ]
    ppo.judge(steps, np.array([8.0]))
    assert [float(step.returns[0]) for step in steps] == [1 + ppo.TRACE * 2, 2, 12]

"""Several steps at a time: a rollout is what stepping with the same policy gives, in one process and over workers."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import numpy as np
import pytest

from imperial_miners import envs
from imperial_miners.envs import rollouts
from imperial_miners.envs.rollouts import SharedFile

KINDS = pytest.mark.parametrize("workers", [0, 2])


@pytest.fixture
def closing() -> Iterator:
    """Takes a batch, gives it back, and closes it after the test."""
    with ExitStack() as stack:
        yield lambda batch: (stack.callback(batch.close), batch)[1]


def last_offered(seen: dict, dice: np.random.Generator) -> np.ndarray:
    """The offered action with the greatest number."""
    mask = seen["action_mask"]
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)


def any_offered(seen: dict, dice: np.random.Generator) -> np.ndarray:
    """An offered action by chance."""
    return (seen["action_mask"] * dice.random(seen["action_mask"].shape)).argmax(axis=1)


def fails(seen: dict, dice: np.random.Generator) -> np.ndarray:
    raise ValueError("I do not know")


@KINDS
@pytest.mark.parametrize(
    "settings", [{}, {"layout": "cards"}, {"seats": 2, "reward": "margin"}, {"copy": False}], ids=str
)
def test_a_rollout_is_what_steps_give(closing, workers: int, settings: dict):
    settings = {"autoreset_mode": "SameStep", "max_episode_steps": 60, **settings}
    batch = closing(envs.vector_env(5, workers=workers, **settings))
    other = closing(envs.vector_env(5, **settings))
    batch.reset(seed=3)
    seen, infos = other.reset(seed=3)
    for steps in (40, 40, 7):
        rollout = batch.rollout(last_offered, steps)
        assert {len(array) for array in rollout.values()} == {steps}
        for step in range(steps):
            actions = last_offered(seen, np.random.default_rng())
            for name, array in seen.items():
                np.testing.assert_array_equal(rollout[name][step], array)
            np.testing.assert_array_equal(rollout["action"][step], actions)
            np.testing.assert_array_equal(rollout["seat"][step], infos.get("seat", np.zeros(5)))
            seen, rewards, over, cut, infos = other.step(actions)
            for name, array in (("reward", rewards), ("terminated", over), ("truncated", cut)):
                np.testing.assert_array_equal(rollout[name][step], array)
    actions = last_offered(seen, np.random.default_rng())
    after, expected = batch.step(actions), other.step(actions)
    np.testing.assert_array_equal(after[0]["observation"], expected[0]["observation"])


@pytest.mark.parametrize("settings", [{}, {"autoreset_mode": "SameStep", "seats": 2}], ids=str)
def test_some_games_play_all_steps_before_the_next_begin(closing, settings: dict, monkeypatch: pytest.MonkeyPatch):
    one, other = (closing(envs.vector_env(5, max_episode_steps=45, **settings)) for _ in range(2))
    given = []
    for batch, together in ((one, 5), (other, 2)):
        monkeypatch.setattr(rollouts, "TOGETHER", together)
        batch.reset(seed=8)
        given.append([batch.rollout(last_offered, steps) for steps in (120, 30)])
        assert given[-1][0]["terminated"].any() or given[-1][0]["truncated"].any()
    for left, right in zip(*given, strict=True):
        for name, array in left.items():
            np.testing.assert_array_equal(array, right[name])
    assert one.save() == other.save()


@KINDS
def test_the_same_seed_gives_the_same_chance(closing, workers: int):
    batch = closing(envs.vector_env(4, workers=workers))
    found = []
    for seed in (1, 1, 2):
        batch.reset(seed=3)
        found.append(batch.rollout(any_offered, 30, seed)["action"])
    np.testing.assert_array_equal(found[0], found[1])
    assert (found[0] != found[2]).any()


@KINDS
def test_what_cannot_be_played_is_refused(closing, workers: int):
    batch = closing(envs.vector_env(4, workers=workers))
    with pytest.raises(RuntimeError, match="call reset"):
        batch.rollout(any_offered, 3)
    batch.reset(seed=1)
    with pytest.raises(ValueError, match="steps must be a whole number from 1 on"):
        batch.rollout(any_offered, 0)
    with pytest.raises(ValueError, match="I do not know"):
        batch.rollout(fails, 3)
    batch.rollout(any_offered, 3)  # it goes on
    other = closing(envs.vector_env(4, workers=workers, autoreset_mode="Disabled"))
    other.reset(seed=1)
    with pytest.raises(ValueError, match="another autoreset mode"):
        other.rollout(any_offered, 3)


def test_shared_memory_of_rollouts_is_used_again_and_given_back(closing):
    batch = closing(envs.vector_env(4, workers=2, copy=False))
    batch.reset(seed=1)
    names = []
    for steps in (5, 5, 9):
        rollout = batch.rollout(any_offered, steps)
        names.append(batch.rolled.name)
    assert names[0] == names[1] != names[2]
    assert not Path(names[0]).exists()
    kept = rollout["action"].copy()
    batch.close()
    assert not Path(names[2]).exists()
    np.testing.assert_array_equal(rollout["action"], kept)


def test_memory_that_nobody_gives_back_is_gone_all_the_same():
    memory = SharedFile(100)
    name = memory.name
    assert Path(name).exists()
    del memory
    assert not Path(name).exists()


def test_two_halves_step_in_turns_as_one_batch_does(closing):
    """While one half is thought about, the worker of the other steps: together they play what one batch plays."""
    whole = closing(envs.vector_env(6))
    halves = [closing(envs.vector_env(3, workers=1)) for _ in range(2)]
    dice = np.random.default_rng(1)
    seen = whole.reset(seed=10)[0]
    parts = [half.reset(seed=10 + 3 * number)[0] for number, half in enumerate(halves)]
    for half, part in zip(halves, parts, strict=True):
        half.send(last_offered(part, dice))
    for _ in range(150):
        expected = whole.step(last_offered(seen, dice))
        seen = expected[0]
        for number, half in enumerate(halves):
            part, rewards, over, _, _ = half.recv()
            here = slice(3 * number, 3 * number + 3)
            np.testing.assert_array_equal(part["observation"], seen["observation"][here])
            np.testing.assert_array_equal(rewards, expected[1][here])
            np.testing.assert_array_equal(over, expected[2][here])
            half.send(last_offered(part, dice))

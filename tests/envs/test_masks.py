"""Masks where learners look for them, and never an empty one."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from imperial_miners import IllegalAction, envs
from imperial_miners.engine.action import DECLINE
from imperial_miners.envs.solo import SoloEnv


def ended(solo: SoloEnv) -> dict:
    """Play a solo game to its end by what its infos offer; returns what is seen last."""
    seen, info = solo.reset(seed=1)
    is_over = False
    while not is_over:
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (solo.action_masks() == seen["action_mask"].astype(bool)).all()
        seen, _, is_over, _, info = solo.step(int(solo.action_space.sample(info["action_mask"])))
    return seen


def test_a_solo_game_that_is_over_offers_to_decline_which_does_nothing():
    for strict in (False, True):
        solo = SoloEnv(strict=strict)
        seen = ended(solo)
        assert np.flatnonzero(seen["action_mask"]).tolist() == [DECLINE]
        before = solo.save()
        again, reward, is_over, _, info = solo.step(DECLINE)
        assert (reward, is_over) == (0.0, True)
        assert "refused" not in info
        assert solo.save() == before
        assert (again["observation"] == seen["observation"]).all()
    with pytest.raises(IllegalAction):
        solo.step(1)
    solo = SoloEnv()
    ended(solo)
    assert solo.step(1)[4]["refused"] == "not offered"


def test_masks_are_found_through_wrappers_and_in_batches_of_gymnasium():
    made = gymnasium.make(envs.SOLO)
    made.reset(seed=1)
    masks = made.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert masks.sum() > 1
    batch = SyncVectorEnv([lambda: gymnasium.make(envs.SOLO)] * 2)
    batch.reset(seed=1)
    assert (np.stack(batch.call("action_masks"))[0] == masks).all()


@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("seats", [1, 2])
def test_masks_of_a_batch_are_never_empty(mode: AutoresetMode, seats: int, workers: int):
    batch = envs.vector_env(6, seats=seats, autoreset_mode=mode, workers=workers)
    seen, infos = batch.reset(seed=1)
    dice, finals, overs = np.random.default_rng(1), 0, 0
    for _ in range(330):
        masks = batch.action_masks()
        assert masks.any(axis=1).all()
        assert (seen["action_mask"] == masks).all()
        assert (infos["action_mask"] == masks).all()
        assert infos["_action_mask"].all()
        actions = np.where(masks, dice.random(masks.shape), -1).argmax(axis=1)
        seen, _, over, _, infos = batch.step(actions)
        if "final_info" in infos:
            last = infos["final_info"]
            assert (last["_action_mask"] == over).all()
            assert (last["action_mask"][over].nonzero()[1] == DECLINE).all()
            finals += int(over.sum())
        elif over.any():
            assert (batch.action_masks()[over].sum(axis=1) == 1).all()
            assert batch.action_masks()[over][:, DECLINE].all()
            overs += int(over.sum())
    batch.close()
    assert (finals if mode == AutoresetMode.SAME_STEP else overs) >= 6


def test_what_is_sent_to_a_game_that_is_over_does_nothing_there():
    batch = envs.vector_env(2)
    _, infos = batch.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        _, _, over, _, infos = batch.step(actions)
    other = batch.fork()
    actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    one = batch.step(np.where(over, DECLINE, actions))
    two = other.step(np.where(over, 17, actions))
    assert all((one[0][name] == two[0][name]).all() for name in one[0])


def test_a_seat_that_waits_may_decline_in_turns_too():
    table = envs.env(seats=2)
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    for agent in table.agents:
        mask = np.flatnonzero(table.observe(agent)["action_mask"]).tolist()
        assert mask == (sorted(table.episode.game.actions(table.place(agent))) or [DECLINE])

"""Batches do what single environments do, seed for seed, in one process and over several."""

import json

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import TimeLimit

from imperial_miners import IllegalAction, envs
from imperial_miners.envs.solo import SoloEnv

COUNT = 5


def picked(masks: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """An offered action for each game; 0 where the game is over."""
    return np.array([int(dice.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(("reward", "longest"), [("vp", 1000), ("rank", 1000), ("margin", 30)])
def test_a_batch_does_what_gymnasium_does(mode: AutoresetMode, reward: str, longest: int):
    ours = envs.vector_env(COUNT, reward=reward, autoreset_mode=mode, max_episode_steps=longest)
    theirs = SyncVectorEnv([lambda: TimeLimit(SoloEnv(reward=reward), longest)] * COUNT, autoreset_mode=mode)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    seen, _ = ours.reset(seed=40)
    same, _ = theirs.reset(seed=40)
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(260):
        assert all((seen[name] == same[name]).all() for name in seen)
        actions = picked(seen["action_mask"], dice)
        seen, given, over, cut, infos = ours.step(actions)
        same, given2, over2, cut2, infos2 = theirs.step(actions)
        assert (given == given2).all()
        assert (over == over2).all()
        assert (cut == cut2).all()
        ended += int(over.sum() + cut.sum())
        if "final_obs" in infos2:
            assert (infos["_final_obs"] == infos2["_final_obs"]).all()
            for place in np.flatnonzero(infos2["_final_obs"]):
                one, two = infos["final_obs"][place], infos2["final_obs"][place]
                assert all((one[name] == two[name]).all() for name in two)
    assert ended > COUNT


def test_gymnasium_makes_a_batch():
    made = gymnasium.make_vec(envs.SOLO, num_envs=3, vectorization_mode="vector_entry_point")
    assert made.unwrapped.num_envs == 3
    assert made.reset(seed=1)[0]["observation"].shape == (3, made.unwrapped.schema.size)


@pytest.mark.parametrize("seats", [1, 3])
def test_workers_play_the_same_games(seats: int):
    one = envs.vector_env(COUNT, seats=seats)
    many = envs.vector_env(COUNT, workers=2, seats=seats)
    try:
        seen, infos = one.reset(seed=9)
        same, infos2 = many.reset(seed=9)
        dice = np.random.default_rng(2)
        saved = None
        for step in range(320 if seats == 1 else 120):
            assert all((seen[name] == same[name]).all() for name in seen)
            assert set(infos) == set(infos2)
            if seats > 1:
                assert (infos["seat"] == infos2["seat"]).all()
            if step == 40:
                saved, then = json.loads(json.dumps(many.save())), seen
            actions = picked(seen["action_mask"], dice)
            seen, given, over, _, infos = one.step(actions)
            same, given2, over2, _, infos2 = many.step(actions)
            assert (given == given2).all()
            assert (over == over2).all()
        back, _ = many.restore(saved)
        assert all((back[name] == then[name]).all() for name in then)
        rows, actions, counts = many.option_features()
        assert len(rows) == len(actions) == counts.sum() == then["action_mask"].sum()
        assert (then["action_mask"][np.arange(COUNT), many.random_actions(4)] == 1).all()
        with pytest.raises(RuntimeError, match="IllegalAction"):
            many.step(np.full(COUNT, -1))
    finally:
        many.close()
    assert not any(process.is_alive() for process in many.processes)


def test_without_autoreset_games_wait_for_a_reset():
    batch = envs.vector_env(2, autoreset_mode="Disabled")
    seen, _ = batch.reset(seed=1)
    over = np.zeros(2, bool)
    state = 0
    while not over.any():
        state += 1
        seen, _, over, _, _ = batch.step(batch.random_actions(state))
    with pytest.raises(RuntimeError, match="reset"):
        batch.step(batch.random_actions(1))
    other = seen["observation"][~over].copy()
    seen, _ = batch.reset(options={"reset_mask": over})
    assert seen["observation"][over][:, 0].max() == 0  # a new game: round 0
    assert (seen["observation"][~over] == other).all()
    batch.step(batch.random_actions(1))


def test_a_refused_action_leaves_every_game_as_it_was():
    batch = envs.vector_env(3)
    before, _ = batch.reset(seed=1)
    actions = batch.random_actions(1)
    actions[2] = 0
    with pytest.raises(IllegalAction):
        batch.step(actions)
    assert batch.save() == (batch.restore(batch.save()), batch.save())[1]
    assert (batch.arrays.observation["observation"] == before["observation"]).all()
    assert all(game.move_count == 0 for game in batch.batch.games)


def test_saving_forking_and_dealing_anew():
    batch = envs.vector_env(4, seats=2)
    batch.reset(seed=3)
    for state in range(60):
        batch.step(batch.random_actions(state))
    saved = json.loads(json.dumps(batch.save()))
    fork, dealt = batch.fork(), batch.redeal(5)
    seen = {name: array.copy() for name, array in batch.arrays.observation.items()}
    for other in (fork, dealt):
        assert all((other.arrays.observation[name] == seen[name]).all() for name in seen)
    true, new = ([each.digest() for each in kind.batch.games] for kind in (batch, dealt))
    assert all(one != two for one, two in zip(true, new, strict=True))
    after = [batch.step(batch.random_actions(state)) for state in range(50)]
    again = [fork.step(fork.random_actions(state)) for state in range(50)]
    batch.restore(saved)
    third = [batch.step(batch.random_actions(state)) for state in range(50)]
    for one, two, three in zip(after, again, third, strict=True):
        for other in (two, three):
            assert all((one[0][name] == other[0][name]).all() for name in one[0])
            assert (one[1] == other[1]).all()
    with pytest.raises(ValueError, match="another encoding"):
        envs.vector_env(3, seats=2).restore(saved)


def test_games_that_were_cut_are_answered_by_nobody_in_a_fork_or_when_restored_either():
    batch = envs.vector_env(2, max_episode_steps=3)
    batch.reset(seed=4)
    for state in range(3):
        *_, cut, _ = batch.step(batch.random_actions(state))
    assert cut.all()
    restored = envs.vector_env(2, max_episode_steps=3)
    restored.restore(batch.save())
    for other in (batch.fork(), batch.redeal(1), restored, batch):
        other.step([0, 0])  # in a game that goes on, this would be refused
        assert [game.move_count for game in other.batch.games] == [0, 0]


def test_games_dealt_anew_tell_nothing_of_the_games_to_come():
    batch = envs.vector_env(2)
    batch.reset(seed=4)
    dealt = batch.redeal(1)
    seeds = [str(game.seed) for game in batch.batch.games]
    assert not {str(seed) for seed, _ in dealt.save()["seeds"]} & set(seeds)
    batch.reset()
    dealt.reset()
    assert all(one.seed != two.seed for one, two in zip(batch.batch.games, dealt.batch.games, strict=True))


def test_what_a_batch_tells_of_ended_games_is_in_arrays_of_their_own():
    batch = envs.vector_env(2, autoreset_mode="SameStep", max_episode_steps=2)
    batch.reset(seed=4)
    batch.step(batch.random_actions(0))
    *_, infos = batch.step(batch.random_actions(1))
    infos["_final_obs"][:] = False
    assert infos["_final_info"].all()


def test_seeds_of_numpy_are_seeds():
    batch, plain = envs.vector_env(2), envs.vector_env(2)
    plain.reset(seed=4)
    for seed in (np.int64(4), np.array([4, 5]), [4, 5]):
        batch.reset(seed=seed)
        assert json.loads(json.dumps(batch.save())) == json.loads(json.dumps(plain.save()))
    with pytest.raises(TypeError):
        batch.reset(seed=[1.5, 2.5])


def test_rewards_of_several_seats_have_a_column_each():
    batch = envs.vector_env(6, seats=3, reward="rank")
    batch.reset(seed=2)
    for state in range(500):
        _, given, over, _, infos = batch.step(batch.random_actions(state))
        assert given.shape == (6, 3)
        assert np.allclose(given.sum(axis=1), 0)
        assert (given[~over] == 0).all()
        assert infos["seat"].shape == (6,)
        if over.any():
            break
    assert over.any()


def test_a_batch_must_be_reset_first():
    with pytest.raises(RuntimeError, match="reset"):
        envs.vector_env(2).step([0, 0])
    with pytest.raises(ValueError, match="first reset"):
        envs.vector_env(2).reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(ValueError, match="2 seeds"):
        envs.vector_env(2).reset(seed=[1])
    with pytest.raises(ValueError, match="workers"):
        envs.vector_env(2, workers=3)


def test_workers_refuse_seeds_too_many():
    many = envs.vector_env(2, workers=2)
    try:
        with pytest.raises(ValueError, match="2 seeds"):
            many.reset(seed=[1, 2, 3])
    finally:
        many.close()


@pytest.mark.parametrize("wrong", [0, -1, 10_000])
def test_workers_refuse_an_action_before_any_of_them_steps(wrong: int):
    many = envs.vector_env(4, workers=2)
    try:
        before = many.reset(seed=1)[0]
        actions = many.random_actions(1)
        actions[3] = wrong
        with pytest.raises(RuntimeError, match="IllegalAction"):
            many.step(actions)
        assert (many.arrays.observation["observation"] == before["observation"]).all()
        many.step(many.random_actions(1))
        assert (many.arrays.observation["observation"] != before["observation"]).any(1).all()
    finally:
        many.close()

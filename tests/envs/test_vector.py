"""Batches do what single environments do, seed for seed."""

import json

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import TimeLimit

from imperial_miners import IllegalAction, envs
from imperial_miners.engine.rows.batch import NEAR
from imperial_miners.engine.rows.encoding import Encoder
from imperial_miners.envs.solo import SoloEnv
from tests.envs.batches import assert_same, picked

COUNT = 5


def pair(mode: AutoresetMode, reward: str = "vp", longest: int | None = None, count: int = COUNT) -> tuple:
    """Our batch, and Gymnasium's of as many solo environments."""

    def solo() -> gymnasium.Env:
        return SoloEnv(reward=reward) if longest is None else TimeLimit(SoloEnv(reward=reward), longest)

    ours = envs.vector_env(count, reward=reward, autoreset_mode=mode, max_episode_steps=longest)
    return ours, SyncVectorEnv([solo] * count, autoreset_mode=mode)


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize(("reward", "longest"), [("vp", None), ("rank", 1000), ("margin", 30), ("vp", 1)])
def test_a_batch_does_what_gymnasium_does(mode: AutoresetMode, reward: str, longest: int | None):
    both = pair(mode, reward, longest)
    assert both[0].metadata["autoreset_mode"] == both[1].metadata["autoreset_mode"] == mode
    for name in ("observation_space", "action_space", "single_observation_space", "single_action_space"):
        assert getattr(both[0], name) == getattr(both[1], name)
    dice, ended = np.random.default_rng(1), 0
    given = [env.reset(seed=40) for env in both]
    assert_same(*given)
    for step in range(260):
        actions = picked(given[0][0]["action_mask"], dice)
        given = [env.step(actions) for env in both]
        assert_same(*given)
        over = given[0][2] | given[0][3]
        ended += int(over.sum())
        if over.any() and (mode == AutoresetMode.DISABLED or (mode == AutoresetMode.NEXT_STEP and step % 5 == 0)):
            first = np.arange(COUNT) == np.flatnonzero(over)[0]  # the others stay over
            for mask in [first, over & ~first] if mode == AutoresetMode.DISABLED else [first]:
                if mask.any():
                    given = [env.reset(options={"reset_mask": mask}) for env in both]
                    assert (given[0][1]["_action_mask"] & mask == given[1][1]["_action_mask"]).all()
                    for _, infos in given:  # Gymnasium's tell the masks of new games only, ours of all
                        infos["action_mask"] = infos["action_mask"] * mask[:, None]
                        infos["_action_mask"] = mask
                    assert_same(*given)
    assert ended > COUNT


@pytest.mark.parametrize("mode", AutoresetMode)
def test_a_game_that_ends_with_its_last_step_is_over_and_cut(mode: AutoresetMode):
    batch, taken, over = envs.vector_env(1), [], False
    batch.reset(seed=3)
    while not over:
        taken.append(batch.random_actions(len(taken)))
        over = batch.step(taken[-1])[2].all()
    both = pair(mode, longest=len(taken), count=1)
    assert_same(*[env.reset(seed=3) for env in both])
    for actions in taken:
        given = [env.step(actions) for env in both]
        assert_same(*given)
    assert given[0][2].all()
    assert given[0][3].all()


def test_gymnasium_makes_a_batch():
    made = gymnasium.make_vec(envs.SOLO, num_envs=3, vectorization_mode="vector_entry_point")
    assert made.unwrapped.num_envs == 3
    assert made.reset(seed=1)[0]["observation"].shape == (3, made.unwrapped.schema.size)


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


def test_of_a_game_that_is_over_a_batch_shows_what_the_last_seat_saw():
    batch = envs.vector_env(8, seats=2, autoreset_mode=AutoresetMode.NEXT_STEP)
    seen, _ = batch.reset(seed=3)
    dice, width, lasts = np.random.default_rng(2), len(batch.arrays.rows) // 8, set()
    while lasts != {0, 1}:
        seen, _, over, _, _ = batch.step(picked(seen["action_mask"], dice))
        for number in np.flatnonzero(over):
            game = batch.batch.games[number]
            last = game.history()[-1][0]
            shown = batch.arrays.rows[number * width : (number + 1) * width]
            assert bytes(shown) == Encoder(batch.pack, 2).row(game, last)
            lasts.add(last)


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


@pytest.mark.parametrize(("mode", "where"), [("NextStep", ()), ("SameStep", ("final_info",))])
def test_the_end_of_a_game_tells_the_points_of_all_its_seats(mode: str, where: tuple[str, ...]):
    batch = envs.vector_env(4, seats=2, reward="margin", autoreset_mode=mode)
    batch.reset(seed=2)
    over = np.zeros(4, bool)
    while not over.any():
        _, given, over, _, infos = batch.step(batch.random_actions(int(batch.steps.max())))
    told = infos
    for name in where:
        told = told[name]
    assert told["score"].shape == (4, 2)
    assert (told["_score"] == over).all()
    assert (told["score"][~over] == 0).all()
    assert (told["score"][over] @ [1, -1] == given[over][:, 0]).all()


def test_a_game_that_was_cut_stays_as_it_was_while_others_are_reset():
    batch = envs.vector_env(2, seats=3, autoreset_mode="Disabled", max_episode_steps=4)
    batch.reset(seed=1)
    for state in range(4):
        seen, _, _, cut, infos = batch.step(batch.random_actions(state))
    assert cut.all()
    again, told = batch.reset(options={"reset_mask": np.array([True, False])})
    assert told["seat"][1] == infos["seat"][1] >= 0
    assert all((again[name][1] == seen[name][1]).all() for name in seen)
    assert again["action_mask"][1].any()


def test_games_that_were_cut_are_dealt_anew_too():
    batch = envs.vector_env(2, max_episode_steps=3)
    batch.reset(seed=4)
    for state in range(3):
        batch.step(batch.random_actions(state))
    dealt = batch.redeal(1)
    assert all(one.digest() != two.digest() for one, two in zip(batch.batch.games, dealt.batch.games, strict=True))
    assert_same(dealt.arrays.observation, batch.arrays.observation)


def test_a_refused_action_leaves_games_that_were_cut_as_they_were():
    batch = envs.vector_env(2, max_episode_steps=3)
    batch.reset(seed=4)
    batch.step(batch.random_actions(0))
    batch.reset(options={"reset_mask": np.array([False, True])})
    for state in range(2):
        *_, cut, _ = batch.step(batch.random_actions(state))
    assert cut.tolist() == [True, False]
    before, turns = batch.save(), batch.batch.turns.copy()
    with pytest.raises(IllegalAction):
        batch.step([-1, -1])
    assert (batch.save(), batch.batch.turns) == (before, turns)


@pytest.mark.parametrize("settings", [{}, {"seats": 2, "decks": "duplicate"}], ids=str)
def test_many_games_are_played_as_few_are(settings: dict):
    """Beyond a number of games those that come next are fetched from memory first, which changes nothing."""
    count, few = NEAR + 8, 4
    many = envs.vector_env(count, autoreset_mode="SameStep", max_episode_steps=40, **settings)
    ends = [envs.vector_env(few, autoreset_mode="SameStep", max_episode_steps=40, **settings) for _ in range(2)]
    seen = many.reset(seed=5)[0]
    for end, seed in zip(ends, (5, 5 + count - few), strict=True):
        end.reset(seed=seed)
    dice = np.random.default_rng(1)
    for _ in range(60):
        actions = picked(seen["action_mask"], dice)
        seen, rewards, *_ = many.step(actions)
        for end, here in zip(ends, (slice(0, few), slice(count - few, count)), strict=True):
            given = end.step(actions[here])
            np.testing.assert_array_equal(given[0]["observation"], seen["observation"][here])
            np.testing.assert_array_equal(given[0]["action_mask"], seen["action_mask"][here])
            np.testing.assert_array_equal(given[1], rewards[here])

"""The ecosystems' own tests pass: PettingZoo, Gymnasium, OpenSpiel."""

import warnings

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import imperial_miners.envs.openspiel  # noqa: F401 - registers the game
from imperial_miners import envs

SEATS = [1, 2, 5]
EXPECTED = (
    "Observation is not a NumPy array",  # a dict with a mask, as in PettingZoo's own classic games
    "Observation space for each agent probably should be gymnasium.spaces.box",
)


@pytest.fixture(autouse=True)
def no_other_warning():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in EXPECTED:
            warnings.filterwarnings("ignore", message=text)
        yield


@pytest.mark.parametrize("reward", ["rank", "margin", "vp"])
@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_aec(seats: int, reward: str):
    api_test(envs.env(seats=seats, reward=reward), num_cycles=300)


def test_pettingzoo_is_not_told_that_it_can_make_turns_parallel():
    assert not envs.env().metadata["is_parallelizable"]


@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_parallel(seats: int):
    parallel_api_test(envs.parallel_env(seats=seats), num_cycles=300)


@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_seeds(seats: int):
    seed_test(lambda: envs.env(seats=seats), num_cycles=200)
    parallel_seed_test(lambda: envs.parallel_env(seats=seats), num_cycles=200)


def test_gymnasium():
    env = gymnasium.make(envs.SOLO)
    check_env(env.unwrapped)
    assert env.spec is not None
    assert env.spec.max_episode_steps == envs.MOST_STEPS


def test_gymnasium_ends_an_agent_that_never_answers():
    env = gymnasium.make(envs.SOLO, max_episode_steps=5)
    env.reset(seed=1)
    for step in range(5):
        _, reward, is_over, is_cut, info = env.step(0)
        assert (reward, is_over, info.pop("refused")) == (0.0, False, "not offered")
        assert info.keys() == {"action_mask"}
        assert is_cut == (step == 4)


@pytest.mark.parametrize("settings", ["", "(seats=1,reward=vp)", "(seats=3,reward=margin,decks=duplicate,deals=16)"])
def test_open_spiel(settings: str):
    game = pyspiel.load_game(f"python_imperial_miners{settings}")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_open_spiel_in_turns():
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_imperial_miners(deals=4)"))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)

"""OpenSpiel's own algorithms play the game unchanged, alone and in turns, and what seats remember is theirs alone."""

import copy

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr, random_agent

import imperial_miners.envs.openspiel  # noqa: F401 - registers the games
from imperial_miners.envs.openspiel import MOST_ANSWERS

SOLO = "python_imperial_miners(seats=1,deals=8,reward=vp)"
TOGETHER = "python_imperial_miners(seats=2,deals=8)"
TURNS = "python_imperial_miners_turns(seats=2,deals=8)"
SMALL = "pack=tests/pack_small"


def reached(name: str, answers: int = 12, deal: int = 1, seed: int = 1) -> pyspiel.State:
    """A state after some answers at random, at which somebody has a choice."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    dice = np.random.RandomState(seed)
    while answers > 0 or len(state.legal_actions()) < 3:
        state.apply_action(int(dice.choice(state.legal_actions())))
        answers -= 1
    return state


def test_alone_it_is_a_sequential_game_and_several_seats_play_either_way():
    dynamics = pyspiel.GameType.Dynamics
    found = [pyspiel.load_game(name).get_type() for name in (SOLO, TOGETHER, TURNS)]
    assert [kind.dynamics for kind in found] == [dynamics.SEQUENTIAL, dynamics.SIMULTANEOUS, dynamics.SEQUENTIAL]
    assert [kind.provides_information_state_string for kind in found] == [True, False, True]


@pytest.mark.parametrize("name", [SOLO, TOGETHER, TURNS])
def test_the_environment_of_reinforcement_learning_plays(name: str):
    env = rl_environment.Environment(pyspiel.load_game(name), enable_legality_check=True)
    actions = env.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player, actions) for player in range(env.num_players)]
    step = env.reset()
    while not step.last():
        if env.is_turn_based:
            asked = [agents[step.observations["current_player"]]]
        else:
            asked = agents
        step = env.step([agent.step(step).action for agent in asked])
    assert env.get_state.returns() == step.rewards
    assert any(step.rewards)


@pytest.mark.parametrize("name", [SOLO, TURNS])
def test_tree_search_of_python_and_of_cpp(name: str):
    state = reached(name)
    dice = np.random.RandomState(1)
    slow = mcts.MCTSBot(state.get_game(), 1.4, 20, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    fast = pyspiel.MCTSBot(state.get_game(), pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 20, 100, False, 1, False)
    before = str(state)
    for bot in (slow, fast):
        assert bot.step_with_policy(state)[1] in state.legal_actions()
    assert fast.mcts_search(state).explore_count == 20
    assert str(state) == before


@pytest.mark.parametrize("name", [SOLO, TURNS])
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"max_world_samples": 5},
        {"use_observation_string": True},
        {"allow_inconsistent_action_sets": True},
        {"child_selection_policy": ismcts.ChildSelectionPolicy.PUCT},
    ],
    ids=str,
)
def test_information_set_search(name: str, settings: dict):
    state, dice = reached(name), np.random.RandomState(1)
    settings = {"max_world_samples": ismcts.UNLIMITED_NUM_WORLD_SAMPLES, **settings}
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(state.get_game(), rollouts, 1.4, 30, random_state=dice, **settings)
    policy = dict(bot.get_policy(state))
    assert policy.keys() == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", ["python_imperial_miners(seats=1", "python_imperial_miners_turns(seats=2"])
def test_regrets_are_learned_on_a_tiny_pack(name: str):
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(f"{name},deals=2,{SMALL})"))
    for _ in range(3):
        solver.iteration()
    assert len(solver._infostates) > 100


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [f"python_imperial_miners(seats=1,deals=2,{SMALL})", f"python_imperial_miners(seats=2,deals=2,{SMALL})"]
)
def test_a_playthrough_is_written(name: str):
    told = generate_playthrough.playthrough(name, None, seed=1)
    assert "IsTerminal() = True" in told


def test_what_is_dealt_anew_looks_the_same_to_the_seat_that_asks():
    state = reached(TURNS, 40)
    seat = state.current_player()
    found = set()
    for number in range(20):
        other = state.resample_from_infostate(seat, lambda number=number: number / 20)
        for name in (
            "information_state_string",
            "information_state_tensor",
            "observation_string",
            "observation_tensor",
        ):
            assert getattr(other, name)(seat) == getattr(state, name)(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(1 - seat) != state.information_state_string(1 - seat)
        found.add(other.information_state_string(1 - seat))
    assert len(found) > 10


def test_a_seat_remembers_what_it_saw_and_answered_and_nothing_else():
    """Histories that a seat cannot tell apart have one information state; each answer of its own makes another."""
    state = reached(TURNS, 0)
    assert state.current_player() == 0
    one, two = state.clone(), state.clone()
    first, second = state.legal_actions()[:2]
    one.apply_action(first)
    two.apply_action(second)
    assert one.information_state_string(1) == two.information_state_string(1)  # which cards a rival keeps is not seen
    assert one.information_state_string(0) != two.information_state_string(0)
    one.apply_action(second)
    two.apply_action(first)
    assert one.observation_tensor(0) == two.observation_tensor(0)
    assert one.information_state_string(0) != two.information_state_string(0)  # the order of its answers is its own
    size = len(one.observation_tensor(0))
    assert one.information_state_tensor(0)[size : size + 3] == [first + 1, second + 1, 0]
    assert len(one.information_state_tensor(0)) == size + MOST_ANSWERS == one.get_game().information_state_tensor_size()


def test_memories_are_the_same_however_often_they_are_asked_for():
    asked, unasked = reached(TURNS, 0), reached(TURNS, 0)
    dice = np.random.RandomState(2)
    while not asked.is_terminal():
        answer = int(dice.choice(asked.legal_actions()))
        for state in (asked, unasked):
            state.apply_action(answer)
        asked.information_state_string(0)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(unasked.get_game(), unasked))
    for seat in range(2):
        expected = asked.information_state_string(seat)
        assert unasked.information_state_string(seat) == again.information_state_string(seat) == expected
        assert copy.deepcopy(unasked).information_state_string(seat) == expected

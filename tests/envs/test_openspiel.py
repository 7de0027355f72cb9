"""OpenSpiel's game: states that clone and save, and what is refused before anything is changed."""

import pyspiel
import pytest

import imperial_miners.envs.openspiel  # noqa: F401 - registers the game
from imperial_miners import IllegalAction


def dealt(settings: str = "seats=3,deals=4") -> pyspiel.State:
    """A state after its deal."""
    state = pyspiel.load_game(f"python_imperial_miners({settings})").new_initial_state()
    state.apply_action(1)
    return state


def test_open_spiel_states_clone_save_and_deal_anew():
    game = pyspiel.load_game("python_imperial_miners(seats=2)")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == game.max_chance_outcomes() == 4096
    state.chance_outcomes().clear()
    assert len(state.chance_outcomes()) == 4096
    with pytest.raises(ValueError, match="not dealt"):
        state.game  # noqa: B018
    state.apply_action(17)
    for number in range(40):
        advance(state, number)
    clone = state.clone()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    dealt = state.redeal(0, 3)
    assert str(clone) == str(again) == str(state) != str(dealt)
    assert dealt.observation_tensor(0) == state.observation_tensor(0)
    assert dealt.observation_tensor(1) != state.observation_tensor(1)
    advance(clone, 1)
    advance(again, 1)
    assert str(clone) == str(again) != str(state)
    assert state.returns() == [0.0, 0.0]
    while not state.is_terminal():
        advance(state, 5)
    assert sum(state.returns()) == 0


def advance(state: pyspiel.State, number: int) -> None:
    """Answer for whoever is asked."""
    if state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([actions[number % len(actions)] for actions in legal])
    else:
        actions = state.legal_actions()
        state.apply_action(actions[number % len(actions)])


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        ("seats=0", "seats must be 1 to 5"),
        ("seats=7", "seats must be 1 to 5"),
        ("deals=0", "deals must be 1 or more, not 0"),
        ("deals=-1", "deals must be 1 or more, not -1"),
        ("variant=x", "variant must be one of"),
        ("decks=x", "decks must be one of"),
        ("reward=x", "reward must be one of"),
        ("pack=nope", "no such pack"),
    ],
)
def test_wrong_settings_are_told_when_the_game_is_loaded(setting: str, told: str):
    with pytest.raises(ValueError, match=told):
        pyspiel.load_game(f"python_imperial_miners({setting})")


def test_joint_actions_are_checked_before_any_is_taken():
    state = dealt()
    before, first = str(state), [state.legal_actions(seat)[0] for seat in range(3)]
    for actions, error in (([0, 0, 0], IllegalAction), ([*first[:2], 0], IllegalAction), (first[:1], ValueError)):
        with pytest.raises(error):
            state.apply_actions(actions)
    with pytest.raises(ValueError, match="one seat that is asked alone"):
        state.apply_action(first[0])
    assert (str(state), state.history()) == (before, [1])
    state.apply_actions(first)
    assert state.game.move_count == 3


def test_a_seat_that_waits_may_only_decline():
    state, number = dealt(), 0
    while len(state.game.awaiting()) != 2:
        advance(state, number := number + 1)
    answers = [state.legal_actions(seat)[0] for seat in range(3)]
    (waiting,) = {0, 1, 2} - set(state.game.awaiting())
    assert state.legal_actions(waiting) == [0]
    with pytest.raises(IllegalAction, match="not-awaited"):
        state.apply_actions([*answers[:waiting], 1, *answers[waiting + 1 :]])
    state.apply_actions(answers)


def test_what_does_not_fit_the_node_is_refused():
    state = pyspiel.load_game("python_imperial_miners(seats=2,deals=4)").new_initial_state()
    with pytest.raises(ValueError, match="deals are numbered from 0 to 3: there is no 4"):
        state.apply_action(4)
    with pytest.raises(ValueError, match="chance has not dealt yet"):
        state.apply_actions([0, 0])
    state.apply_action(3)
    while not state.is_terminal():
        assert state.is_simultaneous_node()
        advance(state, 1)
    for apply, actions in ((state.apply_action, 0), (state.apply_actions, [0, 0])):
        with pytest.raises(ValueError, match="asked"):
            apply(actions)


def test_seats_that_are_not_asked_may_answer_along():
    for waiting in (0, int(pyspiel.INVALID_ACTION)):
        state, number = dealt("seats=2,deals=4"), 0
        while len(state.game.awaiting()) == 2:
            advance(state, number := number + 1)
        (asked,), before = state.game.awaiting(), state.game.move_count
        state.apply_actions([state.legal_actions(seat)[0] if seat == asked else waiting for seat in range(2)])
        assert state.game.move_count == before + 1


def test_seats_and_seeds_that_do_not_exist_are_refused():
    state = dealt()
    observer = state.get_game().make_py_observer()
    for seat in (3, 7, -1):
        for ask in (lambda seat: state.redeal(seat, 1), lambda seat: observer.set_from(state, seat)):
            with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are numbered from 0 to 2"):
                ask(seat)
    with pytest.raises(ValueError, match="there is no seat 3"):
        state.legal_actions(3)
    with pytest.raises(TypeError, match="a seed must be a whole number"):
        state.redeal(0, "x")


def test_only_what_one_seat_knows_now_can_be_observed():
    state = dealt()
    one, kinds = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType
    for wanted in ((True, True, one), (True, False, kinds.NONE), (True, False, kinds.ALL_PLAYERS), (False, False, one)):
        public, recall, private = wanted
        asked = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        assert state.get_game().make_py_observer(asked) is None
    for ask in (state.information_state_tensor, state.information_state_string):
        with pytest.raises(ValueError, match="what one seat knows now"):
            ask(0)
    asked = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=one)
    observer = state.get_game().make_py_observer(asked)
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == state.observation_tensor(1)

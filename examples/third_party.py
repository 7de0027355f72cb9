"""What libraries of others try on the environments, unchanged: their conformance tests, searches, solvers, checkers.

pip install 'imperial-miners[rl,openspiel]' mypy pyright
python examples/third_party.py
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr, random_agent
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import imperial_miners.envs.openspiel  # noqa: F401 - registers the games
from imperial_miners import envs

ROOT = Path(__file__).parents[1]
SMALL = ROOT / "tests" / "pack_small"
SOLO = "python_imperial_miners(seats=1)"
TOGETHER = "python_imperial_miners(seats=2)"
TURNS = "python_imperial_miners_turns(seats=3)"
CPP_ISMCTS = f"""
import pyspiel
import imperial_miners.envs.openspiel
game = pyspiel.load_game({TURNS!r})
state = game.new_initial_state()
state.apply_action(3)
evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
kinds = pyspiel.ISMCTSFinalPolicyType
bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, 20, 5, kinds.NORMALIZED_VISIT_COUNT, False, False)
print(bot.step_with_policy(state))
"""


def reached(name: str, answers: int = 30) -> pyspiel.State:
    """A state in the middle of a game."""
    state, dice = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(1)
    state.apply_action(3)
    for _ in range(answers):
        state.apply_action(int(dice.choice(state.legal_actions())))
    return state


def learning_environment() -> None:
    """OpenSpiel's environment for reinforcement learning, with its random agents, to the end of a game."""
    for name in (SOLO, TOGETHER, TURNS):
        env = rl_environment.Environment(pyspiel.load_game(name), enable_legality_check=True)
        agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(env.num_players)]
        step = env.reset()
        while not step.last():
            asked = [agents[step.observations["current_player"]]] if env.is_turn_based else agents
            step = env.step([agent.step(step).action for agent in asked])
        require(any(step.rewards))


def tree_search() -> None:
    """OpenSpiel's MCTS, in Python and in C++."""
    for name in (SOLO, TURNS):
        state, dice = reached(name), np.random.RandomState(1)
        slow = mcts.MCTSBot(state.get_game(), 1.4, 20, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
        fast = pyspiel.MCTSBot(state.get_game(), pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 20, 100, False, 1, False)
        for bot in (slow, fast):
            require(bot.step_with_policy(state)[1] in state.legal_actions())


def information_set_search() -> None:
    """OpenSpiel's ISMCTS in Python, with either kind of key."""
    for name in (SOLO, TURNS):
        for is_observed in (False, True):
            state, dice = reached(name), np.random.RandomState(1)
            rollouts = mcts.RandomRolloutEvaluator(1, dice)
            worlds = ismcts.UNLIMITED_NUM_WORLD_SAMPLES
            game = state.get_game()
            bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 30, worlds, dice, use_observation_string=is_observed)
            require(bot.step(state) in state.legal_actions())


def information_set_search_in_cpp() -> None:
    """OpenSpiel's ISMCTS in C++, which no game written in Python has got through (2.0.2): a process of its own dies."""
    done = subprocess.run([sys.executable, "-c", CPP_ISMCTS], capture_output=True, text=True, check=False)
    told = (done.stderr or done.stdout).strip().splitlines()
    print(f"    C++ ISMCTS ended with {done.returncode}: {told[-1][:110] if told else 'nothing was said'}")
    require(done.returncode == 0 or "resample" in done.stderr.lower() or "Unimplemented" in done.stderr)


def regrets() -> None:
    """OpenSpiel's outcome-sampling MCCFR, a few iterations on a tiny pack."""
    for name in ("python_imperial_miners(seats=1", "python_imperial_miners_turns(seats=2"):
        solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(f"{name},deals=2,pack={SMALL})"))
        for _ in range(3):
            solver.iteration()
        require(len(solver._infostates) > 100)


def playthroughs() -> None:
    """OpenSpiel's playthroughs: alone, all seats at once, and several in turns."""
    for name in (
        f"python_imperial_miners(seats=1,deals=2,pack={SMALL})",
        f"python_imperial_miners(seats=2,deals=2,pack={SMALL})",
        f"python_imperial_miners_turns(seats=3,deals=2,pack={SMALL})",
    ):
        require("IsTerminal() = True" in generate_playthrough.playthrough(name, None, seed=1))


def pettingzoo_tests() -> None:
    """PettingZoo's tests of its two kinds of environments, of seeds and of pictures."""
    for seats in (1, 2, 5):
        api_test(envs.env(seats=seats), num_cycles=300)
        parallel_api_test(envs.parallel_env(seats=seats), num_cycles=300)
        seed_test(lambda seats=seats: envs.env(seats=seats), num_cycles=200)
        parallel_seed_test(lambda seats=seats: envs.parallel_env(seats=seats), num_cycles=200)
    render_test(lambda **settings: envs.env(**settings))


def gymnasium_check() -> None:
    """Gymnasium's checker, by the name that is registered."""
    check_env(gymnasium.make(f"imperial_miners.envs:{envs.SOLO}").unwrapped)


def type_checkers() -> None:
    """mypy --strict and pyright read somebody else's program, away from this checkout and its settings."""
    with tempfile.TemporaryDirectory() as folder:
        program = shutil.copy(ROOT / "tests" / "envs" / "consumer.py", folder)
        for checker in (["mypy", "--strict"], ["pyright", "--pythonpath", sys.executable]):
            done = subprocess.run(
                [sys.executable, "-m", *checker, program], cwd=folder, capture_output=True, text=True, check=False
            )
            print(f"    {checker[0]}: {(done.stdout or done.stderr).strip().splitlines()[-1]}")
            require(done.returncode == 0)


RUNS: list[Callable[[], None]] = [
    learning_environment,
    tree_search,
    information_set_search,
    information_set_search_in_cpp,
    regrets,
    playthroughs,
    pettingzoo_tests,
    gymnasium_check,
    type_checkers,
]


def require(is_so: bool) -> None:
    """What must be so."""
    if not is_so:
        raise AssertionError("this is not as it should be")


def main() -> None:
    """All of them, each with its time; those that failed are named at the end."""
    print(f"imperial_miners from {Path(envs.__file__).parents[2]}")
    failed = []
    for run in RUNS:
        began = time.time()
        try:
            run()
            said = "well"
        except Exception as problem:
            failed.append(run.__name__)
            said = f"FAILED: {type(problem).__name__}: {problem}"
        print(f"{run.__name__}: {said}, {time.time() - began:.0f} seconds", flush=True)
    sys.exit(f"Failed: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()

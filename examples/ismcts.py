"""OpenSpiel's own ISMCTS plays the solo game beside a bot of the house, on the same deals.

pip install 'imperial-miners[openspiel]'
python examples/ismcts.py --games 4 --simulations 60
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import imperial_miners.envs.openspiel  # noqa: F401 - registers the games
from imperial_miners.bots import Position, make_bot


def play(game: pyspiel.Game, deal: int, bot: ismcts.ISMCTSBot | str) -> float:
    """The score of one deal."""
    state = game.new_initial_state()
    state.apply_action(deal)
    house = make_bot(bot, deal) if isinstance(bot, str) else None
    while not state.is_terminal():
        if house is not None:
            action = house.choose(Position.of(state.game, 0, deal)).action
        elif len(state.legal_actions()) == 1:
            action = state.legal_actions()[0]
        else:
            action = bot.step(state)
        state.apply_action(action)
    return state.returns()[0]


def main() -> None:
    """Both play the same deals."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=60)
    games, simulations = vars(parser.parse_args()).values()
    game = pyspiel.load_game("python_imperial_miners(seats=1,reward=vp)")
    dice = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, dice), 20.0, simulations, ismcts.UNLIMITED_NUM_WORLD_SAMPLES, dice
    )
    for name, bot in (("random", "random"), ("ISMCTS", searcher), ("greedy", "greedy")):
        began = time.time()
        found = [play(game, deal, bot) for deal in range(games)]
        print(f"{name}: {np.mean(found):.1f} points, {(time.time() - began) / games:.1f} seconds a game")


if __name__ == "__main__":
    main()

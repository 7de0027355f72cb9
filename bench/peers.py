"""Other engines, played at random from Python the way their own documentation does it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from bench.envs import aec
from bench.timing import Contender


def open_spiel(name: str) -> Contender:
    """An open_spiel game (C++) driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def run(seconds: float) -> tuple[int, int]:
        made = games = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(dice.random() * len(legal))])
                    made += 1
            games += 1
        return made, games

    return Contender(f"open_spiel {name}", run, time.process_time)


def open_spiel_inside(name: str) -> Contender:
    """The same game rolled out by open_spiel's own C++ loop with its uniform random bots."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    length = decisions_a_game(name)
    seeds = random.Random(2)

    def run(seconds: float) -> tuple[int, int]:
        games = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seeds.randrange(1 << 30))
            games += 1
        return round(games * length), games

    return Contender(f"open_spiel {name}, C++ loop", run, time.process_time)


def decisions_a_game(name: str) -> float:
    """How many decisions a random game of theirs takes, counted over 60 games."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(3)
    made = 0
    for _ in range(60):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                made += 1
    return made / 60


def open_spiel_copy(name: str) -> Callable[[], object]:
    """Cloning a state in the middle of a game."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(4)
    state = game.new_initial_state()
    for _ in range(70):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state.clone


def one_by_one(name: str, play: Callable[[], Iterator[object]]) -> Contender:
    """Games that `play` plays, a decision at each step of it."""

    def run(seconds: float) -> tuple[int, int]:
        made = games = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            for _ in play():
                made += 1
                if time.process_time() > until:
                    break
            games += 1
        return made, games

    return Contender(name, run, time.process_time)


def catanatron() -> Contender:
    """Catan, two random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> Iterator[object]:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            yield game.play_tick()

    return one_by_one("catanatron", play)


def rlcard() -> Contender:
    """Gin rummy."""
    import rlcard as library

    env = library.make("gin-rummy", config={"seed": 1})
    dice = random.Random(5)

    def play() -> Iterator[object]:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            yield state

    return one_by_one("rlcard gin-rummy", play)


def pettingzoo() -> Contender:
    """Connect four through PettingZoo's AEC loop."""
    from pettingzoo.classic import connect_four_v3

    return aec("PettingZoo connect_four_v3", connect_four_v3.env)


PEERS: dict[str, Callable[[], Contender]] = {
    "hearts": lambda: open_spiel("hearts"),
    "hanabi": lambda: open_spiel("hanabi"),
    "dou_dizhu": lambda: open_spiel("dou_dizhu"),
    "hearts inside": lambda: open_spiel_inside("hearts"),
    "catanatron": catanatron,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
}

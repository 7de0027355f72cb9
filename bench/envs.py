"""The environments' speed beside those of PettingZoo and OpenSpiel, all played at random by the same loops."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.timing import Contender, each, interleave
from imperial_miners import envs
from imperial_miners.engine import game as game_module

PYTHON_GAMES = ("kuhn_poker", "tic_tac_toe", "iterated_prisoners_dilemma", "block_dominoes", "liars_poker")
AEC_TIMES = 10
VECTOR_RATE = 400_000
LARGE_SHARE = 0.8
"""Of the speed of 64 games, for 1,024 and 4,096."""


def aec(name: str, make: Callable[[], Any]) -> Contender:
    """PettingZoo's own loop."""
    env = make()
    dice = random.Random(1)

    def run(seconds: float) -> tuple[int, int]:
        made = games = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            env.reset(seed=games)
            for _ in env.agent_iter():
                seen, _, is_over, is_cut, info = env.last()
                if is_over or is_cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                legal = np.asarray(mask, np.int8).view(np.bool_).nonzero()[0]
                env.step(int(legal[int(dice.random() * len(legal))]))
                made += 1
            games += 1
        return made, games

    return Contender(name, run, time.process_time)


def aec_peers() -> list[Contender]:
    """Games of PettingZoo's collection."""
    from pettingzoo.classic import connect_four_v3, hanabi_v5, texas_holdem_v4

    games = {"connect_four_v3": connect_four_v3, "texas_holdem_v4": texas_holdem_v4, "hanabi_v5": hanabi_v5}
    return [aec(f"PettingZoo {name}", game.env) for name, game in games.items()]


def open_spiel(name: str) -> Contender:
    """OpenSpiel's loop; in a step of all players every player that has a choice makes a decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(2)
    players = range(game.num_players())

    def pick(legal: list[int]) -> int:
        return legal[int(dice.random() * len(legal))]

    def run(seconds: float) -> tuple[int, int]:
        made = games = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(pick(state.chance_outcomes())[0])  # type: ignore[index, arg-type]
                elif state.is_simultaneous_node():
                    legal = [state.legal_actions(player) for player in players]
                    state.apply_actions([pick(actions) for actions in legal])
                    made += sum(len(actions) > 1 for actions in legal)
                else:
                    state.apply_action(pick(state.legal_actions()))
                    made += 1
            games += 1
        return made, games

    return Contender(f"OpenSpiel {name}", run, time.process_time)


def open_spiel_peers() -> list[Contender]:
    """Python games of OpenSpiel's collection."""
    from importlib import import_module

    for name in PYTHON_GAMES:
        import_module(f"open_spiel.python.games.{name}")
    return [open_spiel(f"python_{name}") for name in PYTHON_GAMES]


def vector(size: int, seats: int = 1) -> Contender:
    """Our batches: observations and masks of all games written at every step."""
    batch = envs.vector_env(size, seats=seats, copy=False)
    batch.reset(seed=1)
    state = renewed = 0

    def run(seconds: float) -> tuple[int, int]:
        nonlocal state, renewed
        made = games = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            state += 1
            made += size - renewed  # where a game begins anew nobody answers
            renewed = int(batch.step(batch.random_actions(state))[2].sum())
            games += renewed
        return made, games

    name = f"imperial-miners, batches of {size}, {seats} seat{'s' if seats > 1 else ''}"
    return Contender(name, run, time.process_time)


def print_rates(title: str, contenders: list[Contender], against: Contender) -> None:
    """A table of rates."""
    print(f"\n| {title} | decisions/s | games/s | against {against.name} |\n| --- | ---: | ---: | ---: |")
    for one in contenders:
        print(f"| {one.name} | {one.rate:,.0f} | {one.game_rate:,.0f} | {one.rate / against.rate:.2f} |")


def print_copies() -> None:
    """What searches do most often."""
    import pyspiel

    state = pyspiel.load_game("python_imperial_miners_turns").new_initial_state()
    state.apply_action(1)
    for _ in range(40):
        state.apply_action(state.legal_actions()[-1])
    print("\n| OpenSpiel, 2 seats in turns | microseconds |\n| --- | ---: |")
    for name, aim in (("clone", 10), ("observation_tensor", 40), ("information_state_string", 0)):
        print(f"| {name}()" + (f", aim {aim}" if aim else "") + f" | {each(getattr(state, name), 1):.1f} |")


def all_batches() -> list[Contender]:
    """Batches of every size, in one process."""
    return [vector(64), vector(256), vector(1024), vector(4096), vector(64, seats=2)]


def report_pgx() -> None:
    """Our batches beside games that are compiled for whole batches."""
    from bench.pgx_games import contenders

    print_build("Batches beside pgx")
    sizes = (64, 256)
    ours, theirs = [vector(size) for size in sizes], contenders(sizes)
    interleave([*ours, *theirs], laps=7, seconds=0.5)
    print_rates("batches", [*ours, *theirs], ours[0])


def print_build(what: str) -> None:
    """What is measured, and on which build."""
    build = "plain Python" if game_module.__file__.endswith(".py") else "compiled"
    print(f"# {what} ({build} build; seconds of one core, {os.cpu_count()} cores)")


def report_batches() -> None:
    """Our batches alone, beside the smallest, and what searches do most often."""
    import imperial_miners.envs.openspiel  # noqa: F401 - registers the game

    print_build("Batches")
    batches = all_batches()
    interleave(batches, laps=5, seconds=1)
    print_rates("batches", batches, batches[0])
    print(f"\nAims: {VECTOR_RATE:,} decisions/s, and {LARGE_SHARE} of the rate of 64 up to 4,096 games.")
    print_copies()


def report() -> None:
    """Measure all in one run, in turns, and print."""
    import imperial_miners.envs.openspiel  # noqa: F401 - registers the game

    print_build("Environments")
    turns = [aec(f"imperial-miners, {seats} seats", lambda seats=seats: envs.env(seats=seats)) for seats in (2, 5)]
    zoo = aec_peers()
    spiel, others = open_spiel("python_imperial_miners"), open_spiel_peers()
    batches = all_batches()
    interleave([*turns, *zoo, spiel, *others, *batches], laps=5, seconds=1)
    fastest = max(zoo, key=lambda each: each.rate)
    print_rates("AEC loop", [*turns, *zoo], fastest)
    print_rates("OpenSpiel's Python games", [spiel, *others], max(others, key=lambda each: each.rate))
    print_rates("batches", batches, fastest)
    print_copies()
    print(f"\nAims: the AEC loop {AEC_TIMES} times {fastest.name}, the OpenSpiel game ahead of the others,")
    print(f"batches {VECTOR_RATE:,} decisions/s in one process.")

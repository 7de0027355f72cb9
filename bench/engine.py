"""The engine's speed, driven from Python through its public names, beside other engines in the same run.

All that is measured here runs on one core, so the time is the processor's: what else the machine does matters less.
"""

from __future__ import annotations

import os
import random
import resource
import time

from bench.peers import PEERS, open_spiel_copy
from bench.timing import Contender, each, interleave
from imperial_miners import Game, load_pack
from imperial_miners.engine import game as game_module
from imperial_miners.engine.rng import after
from imperial_miners.engine.search.playout import playout


def driven(seats: int) -> Contender:
    """Random play from Python: `awaiting`, `actions`, `apply`; happenings off, the same dice as the peers'."""
    pack = load_pack("base")
    dice = random.Random(1)

    def run(seconds: float) -> tuple[int, int]:
        made = games = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            game = Game.new(pack, seats, dice.randrange(1 << 30), happenings=False)
            while not game.is_over:
                for seat in game.awaiting():
                    actions = game.actions(seat)
                    if actions:  # else another seat has just emptied the last deck to choose from
                        game.apply(seat, actions[int(dice.random() * len(actions))])
                        made += 1
            games += 1
        return made, games

    return Contender(f"imperial-miners, {seats} seat{'s' if seats > 1 else ''}", run, time.process_time)


def inside(seats: int) -> Contender:
    """Random play in the engine's own loop."""
    pack = load_pack("base")
    state = 1

    def run(seconds: float) -> tuple[int, int]:
        nonlocal state
        made = games = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            state = after(state)
            made += playout(Game.new(pack, seats, state, happenings=False), state)
            games += 1
        return made, games

    return Contender(f"imperial-miners, {seats} seat{'s' if seats > 1 else ''}, own loop", run, time.process_time)


def middle(seats: int) -> Game:
    """A game in its sixth round, for copying."""
    game = Game.new(load_pack("base"), seats, 5, happenings=False)
    dice = random.Random(9)
    while game.round < 6:
        seat = game.awaiting()[0]
        game.apply(seat, dice.choice(game.actions(seat)))
    return game


def bytes_a_copy(seats: int) -> float:
    """Resident memory that a copied game takes, over 20,000 copies."""
    game = middle(seats)
    before = resident()
    kept = [game.copy() for _ in range(20000)]
    return (resident() - before) / len(kept)


def resident() -> int:
    """Bytes of this process in memory."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def report() -> None:
    """Measure and print."""
    build = "plain Python" if game_module.__file__.endswith(".py") else "compiled"
    print(f"# Engine ({build} build, one core, {os.cpu_count()} cores in the machine)\n")
    ours = [make(seats) for make in (driven, inside) for seats in (1, 2, 5)]
    peers = [make() for make in PEERS.values()]
    interleave([*ours, *peers], laps=5, seconds=1)
    hearts = next(each for each in peers if each.name == "open_spiel hearts").rate
    print("| what | decisions/s | games/s | against open_spiel hearts |\n| --- | ---: | ---: | ---: |")
    for contender in [*ours, *peers]:
        print(
            f"| {contender.name} | {contender.rate:,.0f} | {contender.game_rate:,.0f} | {contender.rate / hearts:.2f} |"
        )
    print("\n| copy of a game in its sixth round | microseconds | bytes |\n| --- | ---: | ---: |")
    for seats in (1, 2, 3, 4, 5):
        print(f"| imperial-miners, {seats} seats | {each(middle(seats).copy, 1):.2f} | {bytes_a_copy(seats):,.0f} |")
    for name in ("hearts", "hanabi"):
        print(f"| open_spiel {name} | {each(open_spiel_copy(name), 1):.2f} | |")

"""How fast the bots think, each beside its limit: answers, the inner loop of the expert, and the turn solver."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

import numpy as np

from imperial_miners import Game, load_pack
from imperial_miners.bots import ExpertBot, Position, make_bot, solve
from imperial_miners.bots.players.expert import SIDE_BY_SIDE
from imperial_miners.engine import game as game_module
from imperial_miners.engine.pack import ROUNDS

LIMITS = {"random": 1, "greedy": 1, "planner": 1000, "expert": 1000, "expert:ms=200": 200}
"""Milliseconds that an answer may take."""
SOLVER_LIMIT = 100
POSITIONS = 200


def positions(games: int) -> Iterator[Position]:
    """Every question of real games: a planner's, so that hands and mines are those of somebody who can play."""
    for number in range(games):
        game = Game.new(load_pack("base"), 1, f"bench {number}", happenings=False)
        bot = make_bot("planner:budget=400", number)
        while not game.is_over:
            position = Position.of(game, 0, number)
            if len(position.decision.options) > 1:
                yield position
            game.apply(0, bot.choose(position))


def answer_times(name: str, asked: list[Position]) -> list[float]:
    """Milliseconds for each answer; a bot is made anew for each, so that none can lean on an earlier plan."""
    times: list[float] = []
    for number, position in enumerate(asked):
        bot = make_bot(name, number)
        began = time.process_time()
        bot.choose(position)
        times.append(1000 * (time.process_time() - began))
    return times


def playout_rate(seconds: float = 3.0) -> tuple[float, float]:
    """Futures that the expert plays a second, each to the end of the next round; and answers given in them a second."""
    pack = load_pack("base")
    expert = ExpertBot(1)
    foresight = expert.foresight_for(pack)
    if foresight is None:
        raise SystemExit("The base pack has no learned policy: make one with `python3 go.py train`.")
    asked = [each for each in positions(2) if each.view.phase == "play" and each.view.round < ROUNDS]
    made, answers = 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        position = asked[made % len(asked)]
        futures = [expert.deal(position) for _ in range(SIDE_BY_SIDE * expert.depth.options)]
        before = sum(future.seats[0].moves for future in futures)
        foresight.play_on(futures, futures[0].round + 1)
        answers += sum(future.seats[0].moves for future in futures) - before
        made += len(futures)
    spent = time.process_time() - began
    return made / spent, answers / spent


def solver_rows(asked: list[Position]) -> list[tuple[str, int, float, float, float]]:
    """By rounds: positions, the share within the limit, the ninth tenth in milliseconds, the share solved exactly."""
    found: list[tuple[int, float, bool]] = []
    for position in asked:
        began = time.process_time()
        solution = solve(position)
        solution.front()
        found.append((position.view.round, 1000 * (time.process_time() - began), solution.is_exact))
    rows: list[tuple[str, int, float, float, float]] = []
    for name, first, last in (("1-3", 1, 3), ("4-7", 4, 7), ("8-10", 8, ROUNDS), ("all", 1, ROUNDS)):
        part = [each for each in found if first <= each[0] <= last]
        times = [each[1] for each in part]
        within = 100 * float(np.mean([each <= SOLVER_LIMIT for each in times]))
        exact = 100 * float(np.mean([each[2] for each in part]))
        rows.append((name, len(part), within, float(np.percentile(times, 90)), exact))
    return rows


def report() -> None:
    """Measure and print."""
    build = "plain Python" if game_module.__file__.endswith(".py") else "compiled"
    print(f"# Bots ({build} build, one core of {os.cpu_count()}, processor time)\n")
    every = list(positions(8))
    asked = every[:: max(1, len(every) // POSITIONS)][:POSITIONS]
    print("| answers | limit, ms | median | 99 % | longest |\n| --- | ---: | ---: | ---: | ---: |")
    for name, limit in LIMITS.items():
        times = answer_times(name, asked)
        print(
            f"| {name} | {limit} | {np.median(times):.2f} | {np.percentile(times, 99):.2f} | {max(times):.2f} |",
            flush=True,
        )
    playouts, answers = playout_rate()
    print(
        f"\nThe expert's inner loop: {playouts:,.0f} futures of two rounds a second, {answers:,.0f} answers a second.\n"
    )
    turns = [position for position in asked if position.view.round > 0]
    print(f"| turn solver, rounds | positions | within {SOLVER_LIMIT} ms, % | ninth tenth, ms | exact, % |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name, number, within, ninth, exact in solver_rows(turns):
        print(f"| {name} | {number} | {within:.0f} | {ninth:.0f} | {exact:.0f} |")

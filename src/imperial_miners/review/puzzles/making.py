"""Makes puzzles: bots play, and positions in which one turn is best by a margin are kept with their proofs."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from math import log2
from typing import Final

from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.players.greedy import GreedyBot
from imperial_miners.bots.players.solver import solve_game
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import PLAY
from imperial_miners.engine.search.explore import TurnLine
from imperial_miners.packs import load_pack
from imperial_miners.review.puzzles.puzzle import (
    SEAT,
    Attempt,
    Proof,
    Puzzle,
    alone,
    attempt,
    prove,
)

FIRST_ROUND: Final = 3
MARGIN: Final = 2
FEWEST_TURNS: Final = 4
"""Fewer cards and places to choose from make no puzzle."""
PLAYER: Final = "adept"
MOST_OF_GAME: Final = 2
CHUNK: Final = 8


def make_puzzles(pack: str, count: int, seed: str, workers: int = 1, first: int = 1) -> Iterator[Puzzle]:
    """Puzzles from the games of one seed after another, until there are enough; the same for any number of workers."""
    found = all_puzzles(pack, seed, workers)
    for number, puzzle in enumerate(itertools.islice(found, count), first):
        yield replace(puzzle, number=number)


def all_puzzles(pack: str, seed: str, workers: int) -> Iterator[Puzzle]:
    """The puzzles of game after game, without end. `pack` is a name or a folder."""
    seeds = (f"{seed} {number}" for number in itertools.count(1))
    if workers < 2:
        yield from itertools.chain.from_iterable(puzzles_of_game(load_pack(pack), each) for each in seeds)
        return
    with ProcessPoolExecutor(workers) as pool:
        while True:
            chunk = list(itertools.islice(seeds, CHUNK * workers))
            for puzzles in pool.map(listed_puzzles, itertools.repeat(pack), chunk):
                yield from puzzles


def listed_puzzles(pack: str, seed: str) -> list[Puzzle]:
    """The puzzles of a game, for another process."""
    return list(puzzles_of_game(load_pack(pack), seed))


def puzzles_of_game(pack: Pack, seed: str) -> Iterator[Puzzle]:
    """The puzzles of a bot's game, a few at most."""
    game, bot, found = Game.new(pack, 1, seed, happenings=False), make_bot(PLAYER, seed, pack=pack.id), 0
    while not game.is_over and found < MOST_OF_GAME:
        if game.phase == PLAY and game.round >= FIRST_ROUND:
            puzzle = puzzle_at(game)
            if puzzle is not None:
                found += 1
                yield puzzle
        game.apply(SEAT, bot.choose(Position.of(game, SEAT, seed)))


def puzzle_at(game: Game) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    position = alone(game)
    proof = prove(position, MARGIN)
    if proof is None or proof.turns < FEWEST_TURNS:
        return None
    solution = solve_game(position, SEAT)
    goal = proof.best + position.seats[SEAT].score
    known = [line for line in solution.lines if line.score == goal]
    best = played_out(position, min(known, key=lambda line: (line.reveals, len(line.keys), -line.value)))
    keys = tuple(game.pack.vocabulary.key(action) for _, action in game.history())
    return Puzzle(
        0, game.seed, game.variant, keys, proof, best.line, first_rating(position, proof), game.luck, game.rules
    )


def played_out(position: Game, line: TurnLine) -> Attempt:
    """A line with first options to the end of the round, where an unseen card was all that came."""
    keys = list(line.keys)
    shown = attempt(position, keys)
    while not shown.is_complete:
        decision = shown.game.decision(SEAT)
        assert decision is not None
        keys.append(decision.options[0].key)
        shown = attempt(position, keys)
    return shown


def first_rating(position: Game, proof: Proof) -> int:
    """How hard it looks: more lines are harder, and so is a turn that greed does not find. Play will tell better."""
    greedy, game = GreedyBot(), position.copy()
    while not game.is_over:
        game.apply(SEAT, greedy.choose(Position.of(game, SEAT)))
    missed = proof.best - (game.seats[SEAT].score - position.seats[SEAT].score)
    return 700 + round(60 * log2(proof.lines)) + (100 if missed else 0) + 40 * min(missed, 6)

"""Games that tests begin with: answered so far, over, or of two who mine."""

from collections.abc import Callable

from imperial_miners import Game
from tests.table import card, pack_of, small_pack


def first_answers(game: Game, until: Callable[[Game], bool]) -> Game:
    """Answer with the first option, seat after seat, until something is so."""
    while not until(game):
        seat = game.awaiting()[0]
        game.apply(seat, game.decision(seat).options[0])
    return game


def mixed_answers(game: Game, moves: int) -> Game:
    """Answer with options here and there."""
    for number in range(game.move_count, game.move_count + moves):
        seat = game.awaiting()[number % len(game.awaiting())]
        options = game.decision(seat).options
        game.apply(seat, options[number * 5 % len(options)])
    return game


def over() -> Game:
    return first_answers(Game.new(small_pack(), seed=1, happenings=False), lambda game: game.is_over)


def two_miners(copies: int = 36, *effects: str) -> Game:
    """Two seats in the Mine phase: each has placed a `z1` and chooses between a draw and a discard."""
    z1 = card("z1", 1, *(effects or ("draw 1 card", "discard 1 card: gain 1 coin")), copies=copies)
    game = Game.new(pack_of([z1]), seats=2, seed=1, variant="first-game")
    game.apply(0, "play:z1")
    game.apply(1, "play:z1")
    return game

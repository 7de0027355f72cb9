"""The greedy bot: the best immediate gain, one decision at a time, without a thought for later rounds."""

from __future__ import annotations

from imperial_miners.bots.position import Position
from imperial_miners.bots.reason import Reason
from imperial_miners.engine.action import CARD, DECK
from imperial_miners.engine.decision import Option
from imperial_miners.engine.game import Game
from imperial_miners.engine.mine import has_place
from imperial_miners.engine.phases import OVER, PLAY, SET_UP
from imperial_miners.engine.search.explore import isolate
from imperial_miners.engine.seat import Seat

ENOUGH = 6
"""Coins and cards beyond these give a greedy bot no pleasure."""
UNPLACED = 2.5
FEW = 4
"""Options looked at for each later step of a turn: a greedy bot is quick."""


class GreedyBot:
    """Takes what gives most by the end of its turn, always choosing the best next step and never looking back."""

    def __init__(self, seed: int | str = 0) -> None:
        self.name = "greedy"

    def choose(self, position: Position) -> Option:
        """The option with the best gain."""
        options = position.decision.options
        if len(options) == 1:
            return options[0]
        game = position.sample(1)
        if game.phase == SET_UP:
            return max(options, key=lambda option: keep_rank(game, option))
        before = isolate(game, position.seat)
        if game.phase == PLAY:
            return max(options, key=lambda option: gain_of_turn(before, option.action))
        return max(options, key=lambda option: gain_of_step(before, option.action))

    def explain(self, position: Position) -> Reason:
        """The choice alone: it looks no further."""
        return Reason(choice=self.choose(position).key)


def keep_rank(game: Game, option: Option) -> tuple[bool, int]:
    """Cards that can be played soon: cheap ones, of a Level not kept yet first."""
    card = option.action - CARD
    kept = [game.pack.levels[other] for other in game.seats[0].kept]
    return (game.pack.levels[card] not in kept, -game.pack.costs[card])


def gain_of_turn(before: Game, action: int) -> float:
    """What the seat has at the end of a turn that begins like this and goes on greedily."""
    game = before.copy()
    seat = game.seats[0]
    game.play(seat, action)
    while game.phase != OVER and seat.options:
        options = seat.options
        best = options[0]
        if len(options) > 1:
            best = max(options[:FEW], key=lambda option: gain_of_step(game, option))
        game.play(seat, best)
    return weigh(seat)


def gain_of_step(before: Game, action: int) -> float:
    """What the seat has once the option's effect is complete, its smaller choices taken as they come."""
    game = before.copy()
    seat = game.seats[0]
    game.play(seat, action)
    while game.phase != OVER and seat.options and seat.options[0] >= DECK:
        game.play(seat, seat.options[seat.moves % len(seat.options)])
    return weigh(seat)


def weigh(seat: Seat) -> float:
    """What the seat has now: points whole, coins half, cards in hand by their depth."""
    levels, depths = seat.pack.levels, level_depths(seat)
    deepest = sorted([depths[levels[card]] for card in seat.hand], reverse=True)[:ENOUGH]
    return int(seat.score) + 0.5 * min(int(seat.coins), ENOUGH) + 0.3 * sum(deepest)


def level_depths(seat: Seat) -> list[float]:
    """What a card counts, by its Level: that; a deep one that could lie nowhere yet counts a little less."""
    return [level if level <= UNPLACED or has_place(seat, level) else UNPLACED for level in range(5)]

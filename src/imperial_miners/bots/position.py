"""What a bot is given: a seat's view, its decision, and a way to imagine the rest. The true game is not in it."""

from __future__ import annotations

from imperial_miners.engine.decision import Decision, Option
from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rng import seeded
from imperial_miners.engine.view import View


class Position:
    """One decision of one seat.

    It holds a game dealt anew for the seat's eyes: all that the seat knows, and chance for the rest. Further samples
    are dealt from that one, so nothing of the true game can be reached from here. What is said of it to others is
    found through the `eyes` of a spectator (-1), to whom the seat's own hand is chance as well.
    """

    __slots__ = ("_imagined", "decision", "eyes", "seat")

    def __init__(self, imagined: Game, seat: int, eyes: int | None = None) -> None:
        decision = imagined.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} owes no answer")
        self._imagined = imagined
        self.seat = seat
        self.eyes = seat if eyes is None else eyes
        self.decision: Decision = decision

    @property
    def view(self) -> View:
        """What the seat may know, as plain data."""
        return self._imagined.view(self.seat)

    @staticmethod
    def of(game: Game, seat: int, salt: int | str = 0, eyes: int | None = None) -> Position:
        """The position of a seat in a game; `salt` (a server's secret, a test's seed) decides what is imagined."""
        imagined = redeal(game, seat if eyes is None else eyes, seeded(str(salt), "position"))
        own_lists(imagined)
        return Position(imagined, seat, eyes)

    def sample(self, state: int) -> Game:
        """A full game drawn consistently with what the seat (or whoever lends it eyes) knows."""
        return redeal(self._imagined, self.eyes, state)

    def option(self, action: int) -> Option:
        """The offered option of an action."""
        for option in self.decision.options:
            if option.action == action:
                return option
        raise ValueError(f"{action} is not offered")


def own_lists(game: Game) -> None:
    """Copy what the engine lets copies of a game share, so that a bot that writes into a list writes into its own."""
    for owner in game.seats:
        owner.hand, owner.kept, owner.options = owner.hand.copy(), owner.kept.copy(), owner.options.copy()
        owner.cards, owner.rows = owner.cards.copy(), owner.rows.copy()
        owner.xs, owner.near = owner.xs.copy(), owner.near.copy()
    for supply in game.supplies:
        supply.piles = [pile.copy() for pile in supply.piles]
        supply.sides = supply.sides.copy()

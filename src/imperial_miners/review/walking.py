"""One way through a line of answers: what was asked before each, and the game after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from imperial_miners.engine.decision import Option
from imperial_miners.engine.game import Game
from imperial_miners.engine.search.explore import isolate
from imperial_miners.engine.view import View


@dataclass(frozen=True, slots=True)
class Taken:
    """An answer of a line between the games before and after it."""

    before: Game
    option: Option
    after: Game

    @property
    def view(self) -> View:
        """What the seat saw when it was asked."""
        return self.before.view(0)

    @property
    def reveals(self) -> bool:
        """Whether the seat saw something hidden by it."""
        return self.after.seats[0].seen > self.before.seats[0].seen


def walk(game: Game, keys: Iterable[str]) -> Iterator[Taken]:
    """The answers of a game's only seat one after the other, up to the first that is not offered. The game itself
    stays as it is."""
    for key in keys:
        decision = game.decision(0)
        option = next((each for each in decision.options if each.key == key), None) if decision is not None else None
        if option is None:
            return
        after = game.copy()
        after.apply(0, option)
        yield Taken(game, option, after)
        game = after


def alone(game: Game, seat: int) -> Game:
    """A seat alone in a game, as seat 0: what it does is known without waiting for others."""
    found = isolate(game, seat)
    found.seats[0].index = 0
    return found

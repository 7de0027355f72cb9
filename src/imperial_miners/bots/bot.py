"""The one protocol of bots, and the simplest of them."""

from __future__ import annotations

from typing import Protocol

from imperial_miners.bots.position import Position
from imperial_miners.bots.reason import Reason
from imperial_miners.engine.decision import Option
from imperial_miners.engine.rng import after, below, seeded


class Bot(Protocol):
    """Answers positions. A bot may keep notes between the decisions of one game; `name` is what tables show."""

    name: str

    def choose(self, position: Position) -> Option:
        """One of the position's options."""
        ...

    def explain(self, position: Position) -> Reason:
        """The choice with its reasons, as data."""
        ...


class RandomBot:
    """Takes any option, each as likely as the others: the floor that every bot must beat."""

    def __init__(self, seed: int | str = 0) -> None:
        self.name = "random"
        self.state = seeded(str(seed), "random bot")

    def choose(self, position: Position) -> Option:
        """One of the options, all equally likely."""
        self.state = after(self.state)
        options = position.decision.options
        return options[below(self.state, len(options))]

    def explain(self, position: Position) -> Reason:
        """There is no reason but the choice."""
        return Reason(choice=self.choose(position).key)

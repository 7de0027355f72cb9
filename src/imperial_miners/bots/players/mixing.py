"""A bot with a handicap: mostly one bot's choice, now and then a weaker one's."""

from __future__ import annotations

from imperial_miners.bots.bot import Bot
from imperial_miners.bots.position import Position
from imperial_miners.bots.reason import Reason
from imperial_miners.engine.decision import Option
from imperial_miners.engine.rng import after, below, seeded


class MixedBot:
    """Takes the weaker bot's choice in `slips` of 100 decisions, drawn from its own seed."""

    def __init__(self, bot: Bot, weaker: Bot, slips: int, seed: int | str = 0) -> None:
        self.name = f"{bot.name} with {slips} slips"
        self.bot = bot
        self.weaker = weaker
        self.slips = slips
        self.state = seeded(str(seed), "mixed bot")

    def one_of_both(self) -> Bot:
        """Which of the two bots answers this time, drawn by the share of slips."""
        self.state = after(self.state)
        return self.weaker if below(self.state, 100) < self.slips else self.bot

    def choose(self, position: Position) -> Option:
        """The choice of one of the two."""
        return self.one_of_both().choose(position)

    def explain(self, position: Position) -> Reason:
        """The reasons of the one that chooses."""
        return self.one_of_both().explain(position)

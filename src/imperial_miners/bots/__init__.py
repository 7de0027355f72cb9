"""Bots: they answer a Position (a view, a decision, a way to sample the unknown) and never see the true game."""

from imperial_miners.bots.bot import Bot, RandomBot
from imperial_miners.bots.expert import Depth, ExpertBot
from imperial_miners.bots.greedy import GreedyBot
from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.planner import PlannerBot
from imperial_miners.bots.position import Position
from imperial_miners.bots.reason import Reason
from imperial_miners.bots.solver import Solution, solve
from imperial_miners.engine.explore import Line

__all__ = [
    "Bot",
    "Depth",
    "ExpertBot",
    "GreedyBot",
    "Line",
    "PlannerBot",
    "Position",
    "RandomBot",
    "Reason",
    "Solution",
    "make_bot",
    "solve",
]

"""Bots: they answer a Position (a view, a decision, a way to sample the unknown) and never see the true game."""

from imperial_miners.bots.bot import Bot, RandomBot
from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.players.expert import Depth, ExpertBot
from imperial_miners.bots.players.greedy import GreedyBot
from imperial_miners.bots.players.planner import PlannerBot
from imperial_miners.bots.players.solver import Solution, solve
from imperial_miners.bots.position import Position
from imperial_miners.bots.reason import Reason
from imperial_miners.engine.search.explore import TurnLine
from imperial_miners.engine.search.playout import playout

__all__ = [
    "Bot",
    "Depth",
    "ExpertBot",
    "GreedyBot",
    "PlannerBot",
    "Position",
    "RandomBot",
    "Reason",
    "Solution",
    "TurnLine",
    "make_bot",
    "playout",
    "solve",
]

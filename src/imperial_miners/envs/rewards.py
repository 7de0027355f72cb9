"""Rewards by name: `rank` and `margin` at the end, `vp` as points come."""

from __future__ import annotations

from typing import Final

from imperial_miners.engine.game import Game
from imperial_miners.engine.outcome import TITLES

REWARDS: Final = {
    "rank": "at the end: seats beaten less seats that were better, divided by the other seats, from -1 to 1; "
    "solo the title of R11.3, from -1 to 1",
    "margin": "at the end: points ahead of the best other seat; solo the points",
    "vp": "at once: points (VP and complete carts) gained since the last reward",
}


def check_reward(name: str) -> None:
    """Refuse a name that means nothing."""
    if name not in REWARDS:
        raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {name!r}")


def points_of(game: Game) -> list[int]:
    """R11.1 What each seat has: VP and complete carts."""
    return [seat.score for seat in game.seats]


def final_rewards(game: Game, name: str) -> list[float]:
    """What each seat gets at the end of a game, in all."""
    points = points_of(game)
    if name == "vp" or (name == "margin" and len(points) == 1):
        return [float(each) for each in points]
    if name == "margin":
        return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]
    if len(points) == 1:
        return [2 * sum(points[0] >= bound for bound, _ in TITLES) / len(TITLES) - 1]
    ranks = [standing.rank for standing in game.outcome().standings]
    others = len(ranks) - 1
    return [(sum(rank > own for rank in ranks) - sum(rank < own for rank in ranks)) / others for own in ranks]

"""What happened in a game and what could have: replay, and the review of a seat's play. Data only, no words."""

from imperial_miners.review.replay import EVERYONE, Replay, Step
from imperial_miners.review.review import Review, review_game

__all__ = ["EVERYONE", "Replay", "Review", "Step", "review_game"]

"""What happened in a game and what could have: replay, and the review of a seat's play. Data only, no words."""

from imperial_miners.review.judging.review import Review, review_game
from imperial_miners.review.replay import Replay, Step
from imperial_miners.text.log import EVERYONE

__all__ = ["EVERYONE", "Replay", "Review", "Step", "review_game"]

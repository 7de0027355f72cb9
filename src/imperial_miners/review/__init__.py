"""What happened in a game and what could have: replay, and the review of a seat's play. Data only, no words."""

from imperial_miners.review.replay import EVERYONE, Replay, Step

__all__ = ["EVERYONE", "Replay", "Step"]

"""What happened in a game and what could have: replay, and the review of a seat's play. Data only, no words.

A review thinks with bots; it is loaded when it is asked for, so that receipts and replays do not wait for them.
"""

from typing import TYPE_CHECKING, Any

from imperial_miners.review.replay import Replay, Step
from imperial_miners.text.log import EVERYONE

if TYPE_CHECKING:
    from imperial_miners.review.judging.review import Review, review_game

__all__ = ["EVERYONE", "Replay", "Review", "Step", "review_game"]


def __getattr__(name: str) -> Any:
    """Load what needs bots when it is first asked for."""
    if name in ("Review", "review_game"):
        from imperial_miners.review.judging import review

        return getattr(review, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

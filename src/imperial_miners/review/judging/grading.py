"""What one answer gave away by the end of its round: proved by the exact solver, or not told."""

from __future__ import annotations

from typing import Final

from imperial_miners.bots.learning.valuing import plain_gauge
from imperial_miners.engine.game import Game
from imperial_miners.review.judging.judging import is_plain
from imperial_miners.review.judging.prospect import Effort, Prospect

EFFORT: Final = Effort()


def points_lost(game: Game, seat: int, action: int, effort: Effort = EFFORT) -> int | None:
    """By how many points the highest score that the seat can still have at the end of this round falls with an answer.

    Nothing hidden is looked at. None where that is not known exactly: in the set-up, where an unseen card could change
    it, and where there are more lines than could be seen. Where only one answer is offered nothing can be lost.
    """
    if len(game.actions(seat)) == 1:
        return 0
    prospect = Prospect(game, seat, plain_gauge(game.pack), effort, "grade")
    if prospect.is_set_up:
        return None
    leaves, _, is_whole = prospect.lines()
    if not is_whole or not is_plain(prospect, leaves):
        return None
    before = prospect.most()
    after = prospect.most((action,)) if before is not None else None
    return None if before is None or after is None else before[0] - after[0]

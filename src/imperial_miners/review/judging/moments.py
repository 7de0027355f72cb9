"""The moments of a seat's game: every time it had to plan anew because a round had begun or a card had been seen.

From one moment to the next a seat learns nothing, so all its answers in between are one line of the turn solver.
"""

from __future__ import annotations

from dataclasses import dataclass

from imperial_miners.engine.game import Game
from imperial_miners.review.replay import Replay


@dataclass(frozen=True, slots=True)
class Stretch:
    """A seat's answers from one moment to the next: the point of the first one, and the keys."""

    at: int
    round: int
    keys: tuple[str, ...]
    reveals: bool  # whether the last answer showed something unseen


def stretches_of(replay: Replay, seat: int) -> list[Stretch]:
    """A seat's game, moment by moment."""
    found: list[Stretch] = []
    own = [step for step in replay.steps if step.seat == seat]
    seen = [replay.game(step.number - 1).seats[seat].seen for step in own]
    seen.append(replay.game(len(replay)).seats[seat].seen)
    begin = 0
    for i, step in enumerate(own):
        reveals = seen[i + 1] > seen[i]
        if reveals or i + 1 == len(own) or own[i + 1].round != step.round:
            first = own[begin]
            keys = tuple(each.key for each in own[begin : i + 1])
            found.append(Stretch(first.number - 1, first.round, keys, reveals))
            begin = i + 1
    return found


def actions_of(game: Game, keys: tuple[str, ...]) -> list[int]:
    """The answers of a moment as actions of the engine."""
    return [game.pack.vocabulary.action(key) for key in keys]

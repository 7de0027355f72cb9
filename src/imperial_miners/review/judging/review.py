"""The review of a finished game for one seat: plain data that reads back from JSON, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import Final

from pydantic import TypeAdapter

from imperial_miners.engine.pack import ROUNDS
from imperial_miners.review.judging.judging import Moment, judge
from imperial_miners.review.judging.luck import DEAL, DRAW, EVENT, Chances, Fortune
from imperial_miners.review.judging.moments import Stretch, stretches_of
from imperial_miners.review.judging.prospect import Effort, Prospect, wary_gauge
from imperial_miners.review.replay import Replay

VERSION: Final = 3
"""Of the way that games are reviewed: reviews of another version are made anew."""
TURNING_POINTS: Final = 3
WORTH_NAMING: Final = 0.5
MISSED, FOUND = "missed", "found"
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class RoundReview:
    """A seat's round: its score before and after, its moments, and the points that they left on the table."""

    round: int
    before: int
    after: int
    left: float
    spread: float
    is_exact: bool
    most_now: int | None  # the highest score possible by the end of the round, where that is known exactly
    moments: tuple[Moment, ...]


@dataclass(frozen=True)
class Luck:
    """Points by luck against the average deal, with standard errors: all of it, and its parts."""

    total: float
    spread: float
    deal: float
    draws: float
    events: float


@dataclass(frozen=True)
class TurningPoint:
    """One of the three things that mattered most: a better line missed, a good one found, a stroke of luck."""

    kind: str  # missed, found, deal, draw, event
    round: int
    at: int
    size: float  # points of the final score; bad ones are negative
    spread: float
    is_exact: bool


@dataclass(frozen=True)
class Review:
    """Everything found out about a seat's game.

    `scores` holds for each seat its score (VP and complete carts) at the end of each round. `accuracy` is 100 where
    no points were left on the table and 0 where lines drawn at random would have left as many: 100 times one minus
    all points left by all stakes. None: there was nothing to choose.
    """

    version: int
    seat: int
    seed: str
    scores: tuple[tuple[int, ...], ...]
    turns: tuple[RoundReview, ...]  # the set-up first, as round 0
    left: float
    spread: float
    accuracy: float | None
    luck: Luck
    fortunes: tuple[Fortune, ...]
    turning_points: tuple[TurningPoint, ...]

    def to_json(self) -> str:
        """The text form, which reads back."""
        return adapter().dump_json(self).decode()

    @staticmethod
    def from_json(text: str) -> Review:
        """A review of its text form; a ValueError for anything else."""
        return adapter().validate_json(text)


@lru_cache(maxsize=1)
def adapter() -> TypeAdapter[Review]:
    """What reads and writes reviews as JSON, made once."""
    return TypeAdapter(Review)


class NotFinished(ValueError):
    """Only games that are over are reviewed: before that it would show what nobody may know."""

    def __init__(self) -> None:
        super().__init__("only a finished game can be reviewed")


def review_game(
    replay: Replay, seat: int = 0, seed: str = "", effort: Effort | None = None, progress: Progress | None = None
) -> Review:
    """Review a seat's game. `progress` is called with how many of how many parts are done."""
    if not replay.is_over:
        raise NotFinished
    effort = effort or Effort()
    gauge = wary_gauge(replay.pack)
    salt = f"{seed} {replay.record.digest} {seat}"
    chances = Chances(replay, seat, gauge, effort, salt)
    stretches = stretches_of(replay, seat)
    total = len(stretches) + ROUNDS + 1
    moments: list[Moment] = []
    fortunes = [chances.of_deal()]
    for round_ in range(ROUNDS + 1):
        if round_ and replay.start_of(round_):
            fortunes.append(chances.of_event(round_))
        for stretch in stretches:
            if stretch.round == round_:
                prospect = Prospect(replay.game(stretch.at), seat, gauge, effort, f"{salt} {stretch.at}")
                moments.append(judge(prospect, stretch))
                fortunes += luck_of(replay, seat, chances, stretch)
        if progress is not None:
            progress(len(moments) + round_ + 1, total)
    return put_together(replay, seat, seed, moments, fortunes)


def luck_of(replay: Replay, seat: int, chances: Chances, stretch: Stretch) -> list[Fortune]:
    """The luck of what a stretch brought to light. A blind card is revealed by all at once, after others have drawn."""
    own = [step.number for step in replay.steps[stretch.at :] if step.seat == seat]
    at = own[len(stretch.keys) - 1]
    if not stretch.reveals or (stretch.keys[-1] == "play:blind" and replay.record.seats > 1):
        return []
    return [chances.of_draw(at, stretch.round)]


def put_together(replay: Replay, seat: int, seed: str, moments: list[Moment], fortunes: list[Fortune]) -> Review:
    """The whole from its parts."""
    scores = scores_of(replay)
    turns = tuple(turn_of(round_, scores[seat], moments) for round_ in range(ROUNDS + 1))
    stakes = sum(moment.stake for moment in moments)
    left = sum(moment.left for moment in moments)
    parts = {kind: [one for one in fortunes if one.kind == kind] for kind in (DEAL, DRAW, EVENT)}
    sums = {kind: round(sum(one.worth for one in found), 1) for kind, found in parts.items()}
    luck = Luck(
        round(sum(one.worth for one in fortunes), 1),
        round(hypot(*(one.spread for one in fortunes)), 1),
        sums[DEAL],
        sums[DRAW],
        sums[EVENT],
    )
    return Review(
        VERSION,
        seat,
        seed,
        scores,
        turns,
        round(left, 1),
        round(hypot(*(moment.spread for moment in moments)), 1),
        round(100 * (1 - min(1.0, left / stakes)), 1) if stakes > 0 else None,
        luck,
        tuple(fortunes),
        turning_points(moments, fortunes),
    )


def scores_of(replay: Replay) -> tuple[tuple[int, ...], ...]:
    """For each seat its score at the end of each round."""
    ends = [replay.game(replay.end_of(round_)) for round_ in range(1, ROUNDS + 1)]
    return tuple(tuple(end.seats[seat].score for end in ends) for seat in range(replay.record.seats))


def turn_of(round_: int, scores: tuple[int, ...], moments: list[Moment]) -> RoundReview:
    """A round from its moments."""
    own = tuple(moment for moment in moments if moment.round == round_)
    return RoundReview(
        round_,
        scores[round_ - 2] if round_ > 1 else 0,
        scores[round_ - 1] if round_ else 0,
        round(sum(moment.left for moment in own), 2),
        round(hypot(*(moment.spread for moment in own)), 2),
        all(moment.is_exact for moment in own),
        own[0].most_now if own else None,
        own,
    )


def turning_points(moments: list[Moment], fortunes: list[Fortune]) -> tuple[TurningPoint, ...]:
    """What mattered most, in the order of the game; good lines found only where nothing else is worth naming."""
    swings = [
        TurningPoint(MISSED, one.round, one.at, -one.left, one.spread, one.is_exact)
        for one in moments
        if one.left >= max(WORTH_NAMING, one.spread)
    ]
    swings += [
        TurningPoint(one.kind, one.round, one.at, one.worth, one.spread, False)
        for one in fortunes
        if abs(one.worth) >= max(WORTH_NAMING, one.spread)
    ]
    swings.sort(key=lambda point: -abs(point.size))
    found = [
        TurningPoint(FOUND, one.round, one.at, one.stake, one.spread, False)
        for one in sorted(moments, key=lambda one: -one.stake)
        if one.left == 0 and not one.is_forced
    ]
    chosen = (swings + found)[:TURNING_POINTS]
    return tuple(sorted(chosen, key=lambda point: point.at))

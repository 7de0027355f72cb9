"""A review in words and figures, as the page and the exported file show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.view import View
from imperial_miners.review.judging.judging import Moment
from imperial_miners.review.judging.luck import DEAL, DRAW, EVENT
from imperial_miners.review.judging.review import FOUND, MISSED, Review, RoundReview, TurningPoint
from imperial_miners.review.replay import Replay
from imperial_miners.review.walking import alone, walk
from imperial_miners.text.messages import with_decimal_mark
from imperial_miners.web.scene.players import SmallMine, see_small_mine
from imperial_miners.web.scene.words import Reader

WIDE: Final = 640
HIGH: Final = 240
LEAST: Final = 0.05
"""Points below which nothing was left on the table, as far as is shown."""


@dataclass(frozen=True)
class Better:
    """A better line than the one taken: from which answer on, how it goes, what it would have been worth."""

    at: int
    number: int  # the answer in the place of which it begins
    lines: tuple[str, ...]
    keys: tuple[str, ...]
    mine: SmallMine  # as it would be in the end
    worth: str
    is_exact: bool
    ends_unseen: bool
    note: str


@dataclass(frozen=True)
class TurnView:
    """A round of a review."""

    round: int
    at: int
    went: str
    left: str
    is_exact: bool
    is_clean: bool
    most: str
    answers: tuple[tuple[int, str, str], ...]  # number, words and key of each
    mine: SmallMine  # as it was in the end
    better: tuple[Better, ...]
    summary: str


@dataclass(frozen=True)
class PointView:
    """A turning point in words."""

    round: int
    at: int
    size: str
    is_good: bool
    text: str


@dataclass(frozen=True)
class Curve:
    """A seat's points by round: a line of the chart and a row of its table."""

    seat: int
    path: str
    end: tuple[float, float]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class ReviewView:
    """Everything on the page of a review."""

    seat: int
    score: int
    accuracy: str
    left: str
    luck: str
    luck_parts: str
    curves: tuple[Curve, ...]
    levels: tuple[tuple[float, int], ...]
    turning: tuple[PointView, ...]
    turns: tuple[TurnView, ...]


def decimal(value: float, language: str, is_signed: bool = False, is_exact: bool = False) -> str:
    """A figure as a language writes it: whole where it is exact, else with one decimal.

    >>> decimal(-1.25, "de", True), decimal(3.0, "en"), decimal(3.0, "en", True, True), decimal(0.04, "uk", True)
    ('−1,2', '3.0', '+3', '0')
    """
    text = f"{abs(value):.0f}" if is_exact else f"{abs(value):.1f}"
    if text in ("0.0", "0"):
        return "0"
    sign = "−" if value < 0 else "+" if is_signed else ""
    return sign + with_decimal_mark(text, language)


def with_spread(value: float, spread: float, reader: Reader, is_signed: bool = False, is_exact: bool = False) -> str:
    """A figure with its standard error, where it has one."""
    text = decimal(value, reader.language, is_signed, is_exact)
    return f"{text} ± {decimal(spread, reader.language)}" if spread >= LEAST else text


def see_review(replay: Replay, review: Review, reader: Reader) -> ReviewView:
    """A review for a reader."""
    language, luck = reader.language, review.luck
    highest = max(10, *(max(scores) for scores in review.scores))
    parts = {"deal": luck.deal, "draws": luck.draws, "events": luck.events}
    return ReviewView(
        review.seat,
        review.scores[review.seat][-1],
        f"{review.accuracy:.0f} %" if review.accuracy is not None else "–",
        with_spread(review.left, review.spread, reader),
        with_spread(luck.total, luck.spread, reader, True),
        reader.ui("review-luck-parts", **{name: decimal(part, language, True) for name, part in parts.items()}),
        tuple(curve_of(seat, scores, highest) for seat, scores in enumerate(review.scores)),
        tuple((height(level, highest), level) for level in range(0, highest + 1, 10)),
        tuple(see_point(replay, review, point, reader) for point in review.turning_points),
        tuple(see_turn(replay, review.seat, turn, reader) for turn in review.turns if turn.moments),
    )


def height(score: float, highest: int) -> float:
    """Where a score lies in the chart."""
    return round(HIGH - score * HIGH / highest, 1)


def curve_of(seat: int, scores: Sequence[int], highest: int) -> Curve:
    """A seat's line, from nothing at the start."""
    spots = [(round(WIDE * n / ROUNDS, 1), height(score, highest)) for n, score in enumerate((0, *scores))]
    return Curve(seat, "M" + " ".join(f"{x} {y}" for x, y in spots), spots[-1], tuple(scores))


# -------------------------------------------------------------------- lines in words


def labels(replay: Replay, seat: int, at: int, keys: Sequence[str], reader: Reader) -> list[str]:
    """The answers of a line in words, as far as they can be given one after the other."""
    return [reader.option(taken.view, taken.option) for taken in walk(alone(replay.game(at), seat), keys)]


def split(moment: Moment) -> int:
    """Where the best line leaves the one taken."""
    same = 0
    while same < min(len(moment.taken), len(moment.best)) and moment.taken[same] == moment.best[same]:
        same += 1
    return same


def see_better(replay: Replay, seat: int, moment: Moment, reader: Reader) -> Better:
    """A better line, from where it leaves the one taken."""
    same = split(moment)
    own = [step.number for step in replay.steps[moment.at :] if step.seat == seat]
    line = list(walk(alone(replay.game(moment.at), seat), moment.best))
    number = own[min(same, len(own) - 1)]
    return Better(
        number - 1,
        number,
        tuple(reader.option(taken.view, taken.option) for taken in line[same:]),
        tuple(taken.option.key for taken in line[same:]),
        mine_of((line[-1].after if line else alone(replay.game(moment.at), seat)).view(0), 0),
        with_spread(moment.left, moment.spread, reader, True, moment.is_exact),
        moment.is_exact,
        any(taken.reveals for taken in line),
        now_words(moment, reader),
    )


def mine_of(view: View, seat: int) -> SmallMine:
    """The small drawing of a seat's mine."""
    return see_small_mine(view.seats[seat], view)


def now_words(moment: Moment, reader: Reader) -> str:
    """Whether the points would have come at once or later."""
    if moment.left_now >= 0.5 and moment.left_now < moment.left - LEAST:
        return reader.ui("turning-now", points=decimal(moment.left_now, reader.language))
    if moment.left_now <= -0.5:
        return reader.ui("turning-later", points=decimal(-moment.left_now, reader.language))
    return ""


def see_turn(replay: Replay, seat: int, turn: RoundReview, reader: Reader) -> TurnView:
    """A round: what was answered, and where something better could be found."""
    answers = []
    for step in replay.steps_of(turn.round, seat):
        view = replay.game(step.number - 1).view(seat)
        options = view.decision.options if view.decision is not None else []
        words = next(reader.option(view, each) for each in options if each.key == step.key)
        answers.append((step.number, words, step.key))
    better = [see_better(replay, seat, moment, reader) for moment in turn.moments if moment.left >= LEAST]
    is_forced = all(moment.is_forced for moment in turn.moments)
    return TurnView(
        turn.round,
        turn.moments[0].at,
        reader.ui("review-went", before=turn.before, after=turn.after) if turn.round else "",
        with_spread(-turn.left, turn.spread if better else 0.0, reader, False, turn.is_exact),
        turn.is_exact,
        not better,
        reader.ui("review-most", count=turn.most_now) if turn.most_now is not None else "",
        tuple(answers),
        mine_of(replay.game(answers[-1][0] if answers else turn.moments[0].at).view(-1), seat),
        tuple(better),
        "" if better else reader.ui("review-forced" if is_forced else "review-none"),
    )


# -------------------------------------------------------------------- turning points


def see_point(replay: Replay, review: Review, point: TurningPoint, reader: Reader) -> PointView:
    """A turning point in a sentence or two."""
    text = {MISSED: missed_words, FOUND: found_words}.get(point.kind, luck_words)(replay, review, point, reader)
    return PointView(
        point.round, point.at, with_spread(point.size, point.spread, reader, True, point.is_exact), point.size > 0, text
    )


def moment_at(review: Review, at: int) -> Moment:
    """The moment that begins at a point."""
    return next(moment for turn in review.turns for moment in turn.moments if moment.at == at)


def missed_words(replay: Replay, review: Review, point: TurningPoint, reader: Reader) -> str:
    """A better line that was missed: the first answer in which it differs."""
    moment = moment_at(review, point.at)
    same = split(moment)
    taken = labels(replay, review.seat, moment.at, moment.taken, reader)
    best = labels(replay, review.seat, moment.at, moment.best, reader)
    said = reader.ui(
        "turning-missed",
        taken=" → ".join(taken[same : same + 2]).rstrip("."),
        best=" → ".join(best[same : same + 2]).rstrip("."),
        sure="yes" if moment.is_exact else "no",
        points=decimal(moment.left, reader.language, False, moment.is_exact),
        single="yes" if moment.is_exact and moment.left == 1 else "no",
    )
    return f"{said} {now_words(moment, reader)}".strip()


def found_words(replay: Replay, review: Review, point: TurningPoint, reader: Reader) -> str:
    """That a turn found the best line, in words."""
    moment = moment_at(review, point.at)
    taken = labels(replay, review.seat, moment.at, moment.taken, reader)
    points = decimal(moment.stake, reader.language)
    return reader.ui("turning-found", taken=" → ".join(taken[:2]).rstrip("."), points=points)


def luck_words(replay: Replay, review: Review, point: TurningPoint, reader: Reader) -> str:
    """A stroke of luck in words."""
    fortune = next(one for one in review.fortunes if one.kind == point.kind and one.at == point.at)
    given = {"sign": "plus" if point.size > 0 else "minus", "points": decimal(abs(point.size), reader.language)}
    if point.kind == DEAL:
        return reader.ui("turning-deal", **given)
    names = ", ".join(reader.name(id) for id in fortune.ids)
    if point.kind == EVENT:
        return reader.ui("turning-event", event=names, **given)
    assert point.kind == DRAW
    return reader.ui("turning-draw", cards=names or reader.ui("level-n", level=1), **given)

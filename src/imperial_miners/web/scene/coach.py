"""What stands above the question to help: the lessons of a first game, and a hint step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from imperial_miners.bots import Reason
from imperial_miners.engine.view import View
from imperial_miners.review.lessons.lessons import LESSONS, Lesson, Taught
from imperial_miners.review.walking import Taken
from imperial_miners.text.advice import area_of, look_text, reason_lines
from imperial_miners.web.log.entry import BOT, Chair
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.players import name_of
from imperial_miners.web.scene.question import Question
from imperial_miners.web.scene.words import Reader

LOOK: Final = 1
LINE: Final = 2
WHY: Final = 3
PLACING: Final = "placing"
POINTS: Final = {"deal": "deal", "row": "mine", "card": "mine", "offer": "options"}
"""Where to look, where a part of the table is not called by its own name."""


@dataclass(frozen=True)
class Coaching:
    """What a seat is helped with: the lessons of a guided game, and a hint, if it was asked for (`steps` of it).

    `line` is what the hint's reason leads to; `still_to_agree` are the seats without whose consent there are no hints.
    """

    is_guided: bool = False
    is_quiet: bool = False  # the lessons are not to be shown
    taught: Taught | None = None
    steps: int = 0
    reason: Reason | None = None
    line: Sequence[Taken] = ()
    has_agreed: bool = False
    still_to_agree: Sequence[int] = ()

    @property
    def hinted(self) -> str:
        """The key of the answer that a hint names."""
        return self.reason.choice if self.reason is not None and self.steps >= LINE else ""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint, up to the step that was asked for. `more` leads to the next one."""

    step: int
    look: str
    line: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    more: str = ""


@dataclass(frozen=True, slots=True)
class Guide:
    """The lessons of a first game, each with its name and its sentence."""

    fresh: tuple[tuple[str, str], ...]
    met: tuple[tuple[str, str], ...]
    of: int
    is_quiet: bool
    is_beginning: bool = False  # no card has been placed yet: what the game is about is said first


@dataclass(frozen=True, slots=True)
class Agreement:
    """Whether hints are wanted where several people play."""

    is_mine: bool
    waiting: str


@dataclass(frozen=True, slots=True)
class CoachPart(ScenePart):
    """All that helps. `points` are the parts of the table to look at."""

    id: ClassVar[str] = "coach"
    points: tuple[str, ...] = ()
    hint: Hint | None = None
    guide: Guide | None = None
    agreement: Agreement | None = None

    @property
    def is_silent(self) -> bool:
        """Whether there is nothing to say."""
        return self.hint is None and self.guide is None and self.agreement is None


def see_coach(
    coaching: Coaching,
    view: View,
    question: Question | None,
    chairs: Sequence[Chair],
    reader: Reader,
) -> CoachPart:
    """What is said to the seat that looks."""
    points = tuple(dict.fromkeys(lesson.point for lesson in coaching.taught.fresh)) if coaching.taught else ()
    hint = agreement = None
    if coaching.steps:
        agreement = see_agreement(coaching, chairs, reader)
        if coaching.reason is not None and question is not None:
            hint = see_hint(view, question, coaching.reason, coaching.line, coaching.steps, reader)
            area = area_of(view, coaching.reason.choice)
            points = (POINTS.get(area, area),)
    return CoachPart(points, hint, see_guide(coaching, reader), agreement)


def see_guide(coaching: Coaching, reader: Reader) -> Guide | None:
    """The lessons, if this is a guided game."""
    if not coaching.is_guided:
        return None
    if coaching.taught is None:
        return Guide((), (), len(LESSONS), coaching.is_quiet)

    def words(lesson: Lesson) -> tuple[str, str]:
        return reader.ui(f"lesson-{lesson.id}-name"), reader.ui(f"lesson-{lesson.id}")

    fresh, met = coaching.taught.fresh, coaching.taught.met
    is_beginning = all(lesson.id != PLACING for lesson in met)
    return Guide(tuple(map(words, fresh)), tuple(map(words, met)), len(LESSONS), coaching.is_quiet, is_beginning)


def see_agreement(coaching: Coaching, chairs: Sequence[Chair], reader: Reader) -> Agreement | None:
    """What the people at the table think of hints; nothing where one plays alone."""
    if sum(chair.kind != BOT for chair in chairs) < 2:
        return None
    waiting = ", ".join(name_of(chairs[other], other, reader) for other in coaching.still_to_agree)
    return Agreement(coaching.has_agreed, waiting)


def see_hint(view: View, question: Question, reason: Reason, line: Sequence[Taken], step: int, reader: Reader) -> Hint:
    """A hint up to a step."""
    speaker = reader.speaker
    if len(question.offers) == 1:
        return Hint(WHY, reader.ui("hint-none"))
    look = look_text(speaker, view, reason.choice, reason.gains)
    if step == LOOK:
        return Hint(step, look, more=reader.ui("hint-more-line"))
    steps = tuple(speaker.option(taken.view, taken.option) for taken in line)
    if step == LINE:
        return Hint(step, look, steps, more=reader.ui("hint-more-why"))
    other = question.with_key(reason.alternative or "")
    why = reason_lines(
        speaker, reason.gains, reason.prepares, other.label if other else "", reason.behind, question.kind == "keep"
    )
    return Hint(WHY, look, steps, tuple(why))

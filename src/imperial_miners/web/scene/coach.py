"""What stands above the question to help: the lessons of a first game, and a hint step by step."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from imperial_miners.bots import Reason
from imperial_miners.review.lessons.lessons import LESSONS, Lesson, Tutor
from imperial_miners.review.turns import advised
from imperial_miners.text.advice import area_of, look_text, reason_lines
from imperial_miners.web.log.entry import BOT, GUIDE, HINTS, QUIET
from imperial_miners.web.log.state import Table
from imperial_miners.web.scene.table import Tableau, name_of
from imperial_miners.web.scene.words import Reader

LOOK: Final = 1
LINE: Final = 2
WHY: Final = 3
POINTS: Final = {"deal": "deal", "row": "mine", "card": "mine", "offer": "options"}
"""Where to look, where a part of the table is not called by its own name."""


@dataclass(frozen=True)
class Hint:
    """A hint, up to the step that was asked for. `more` leads to the next one."""

    step: int
    look: str
    line: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    more: str = ""


@dataclass(frozen=True)
class Guide:
    """The lessons of a first game, each with its name and its sentence."""

    fresh: tuple[tuple[str, str], ...]
    met: tuple[tuple[str, str], ...]
    of: int
    is_quiet: bool


@dataclass(frozen=True)
class Agreement:
    """Whether hints are wanted where several people play."""

    is_mine: bool
    waiting: str


@dataclass(frozen=True)
class Coach:
    """All of it. `points` are the parts of the table to look at."""

    points: tuple[str, ...] = ()
    hint: Hint | None = None
    guide: Guide | None = None
    agreement: Agreement | None = None

    @property
    def is_silent(self) -> bool:
        """Whether there is nothing to say."""
        return self.hint is None and self.guide is None and self.agreement is None


def coach_of(table: Table, seat: int, scene: Tableau, reader: Reader, steps: int, reason: Reason | None) -> Coach:
    """What is said to the seat that looks: lessons, and a hint of some steps if one was asked for."""
    points: list[str] = []
    guide = guide_of(table, seat, reader, points)
    hint = agreement = None
    if steps:
        agreement = agreement_of(table, seat, reader)
        if reason is not None and scene.asked is not None:
            hint = hint_of(table, scene, reason, steps, reader)
            area = area_of(scene.view, reason.choice)
            points = [POINTS.get(area, area)]
    return Coach(tuple(points), hint, guide, agreement)


def guide_of(table: Table, seat: int, reader: Reader, points: list[str]) -> Guide | None:
    """The lessons, if this is a guided game."""
    wishes = table.state.wishes[seat]
    if GUIDE not in wishes:
        return None
    if QUIET in wishes:
        return Guide((), (), len(LESSONS), True)
    found = tutor_of(table.id, seat).taught(table.game)
    points += dict.fromkeys(lesson.point for lesson in found.fresh)

    def words(lesson: Lesson) -> tuple[str, str]:
        return reader.ui(f"lesson-{lesson.id}-name"), reader.ui(f"lesson-{lesson.id}")

    return Guide(tuple(map(words, found.fresh)), tuple(map(words, found.met)), len(LESSONS), False)


@lru_cache(maxsize=200)
def tutor_of(game: str, seat: int) -> Tutor:
    """Whoever teaches a seat: the same from look to look, since it knows how far the game had come."""
    return Tutor(seat)


def agreement_of(table: Table, seat: int, reader: Reader) -> Agreement | None:
    """What the people at the table think of hints; nothing where one plays alone."""
    chairs = table.state.chairs
    if sum(chair.kind != BOT for chair in chairs) < 2:
        return None
    waiting = ", ".join(name_of(chairs[other], other, reader) for other in table.still_to_agree())
    return Agreement(HINTS in table.state.wishes[seat], waiting)


def hint_of(table: Table, scene: Tableau, reason: Reason, step: int, reader: Reader) -> Hint:
    """A hint up to a step."""
    speaker, view = reader.speaker, scene.view
    assert scene.asked is not None
    if len(scene.asked.choices) == 1:
        return Hint(WHY, reader.ui("hint-none"))
    look = look_text(speaker, view, reason.choice, reason.gains)
    if step == LOOK:
        return Hint(step, look, more=reader.ui("hint-more-line"))
    line = tuple(speaker.option(taken.view, taken.option) for taken in advised(table.game, scene.seat, reason))
    if step == LINE:
        return Hint(step, look, line, more=reader.ui("hint-more-why"))
    other = scene.asked.choice(reason.alternative or "")
    why = reason_lines(
        speaker, reason.gains, reason.prepares, other.label if other else "", reason.behind, scene.asked.kind == "keep"
    )
    return Hint(WHY, look, line, tuple(why))

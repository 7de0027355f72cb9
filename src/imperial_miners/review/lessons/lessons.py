"""What a first game teaches, each thing at the moment when it first happens, wherever the player goes.

Lessons are found from the game alone, never from a script: they come back with it when it is resumed, and undo takes
them back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from imperial_miners.engine.decision import Decision
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.words import TOKENS


@dataclass(frozen=True)
class Lesson:
    """One thing to learn. `point` is where on the table to look; `happenings` and `questions` (what is resolved, the
    `word` of a decision) are its first times."""

    id: str
    point: str
    happenings: tuple[str, ...]
    questions: tuple[str, ...] = ()

    def is_met(self, happening: Happening) -> bool:
        """Whether a happening is this thing."""
        if happening.kind not in self.happenings:
            return False
        if self.id == "chain":
            return happening.fields()["row"] > 1  # below the first row there is something to climb
        if self.id == "scoring":
            return happening.kind == "ended" or TOKENS[happening.fields()["token"]] == "vp"
        return True


LESSONS: Final = (
    Lesson("events", "event", ("event_revealed",), ("event",)),
    Lesson("playing", "hand", ("chose",), ("play",)),
    Lesson("placing", "mine", ("placed",), ("place",)),
    Lesson("effects", "mine", ("activated",), ("activation",)),
    Lesson("surface", "surface", ("surfaced",), ("surface",)),
    Lesson("chain", "mine", ("placed",), ("climb",)),
    Lesson("drawing", "decks", ("drew",), ("draw", "faction-draw")),
    Lesson("advancing", "boards", ("entered", "advanced"), ("advance", "next-board")),
    Lesson("machines", "mine", ("machine_put",), ("machine",)),
    Lesson("collapse", "mine", ("collapse_put",), ("collapse",)),
    Lesson("carts", "mine", ("carts_completed", "marker_put"), ("marker",)),
    Lesson("scoring", "purse", ("gained", "ended")),
)
"""In the order in which a game usually brings them."""


class Course:
    """One seat's way through the lessons."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.met: list[Lesson] = []

    def meet(self, happenings: Iterable[Happening], decision: Decision | None) -> list[Lesson]:
        """What is met for the first time, now that this happened and this is asked."""
        own = [happening for happening in happenings if happening.seat in (self.seat, -1)]
        asked = decision.word if decision is not None else ""
        fresh = [
            lesson
            for lesson in LESSONS
            if lesson not in self.met
            and (asked in lesson.questions or any(lesson.is_met(happening) for happening in own))
        ]
        self.met += fresh
        return fresh


@dataclass(frozen=True)
class Taught:
    """Where a seat stands: what is new since its last answer, and all that it has met."""

    fresh: Sequence[Lesson]
    met: Sequence[Lesson]


def taught(game: Game, seat: int = 0) -> Taught:
    """What a game has taught a seat, found by playing it again up to now."""
    again = game.anew()
    course = Course(seat)
    fresh = course.meet(again.happenings or (), again.decision(seat))
    again.happenings = []
    for mover, action in game.history():
        new = course.meet(again.apply(mover, action), again.decision(seat))
        # what others do between two answers of the seat comes together with them
        fresh = new if mover == seat else [*fresh, *new]
    return Taught(tuple(fresh), tuple(course.met))

"""The bars around the table: the round and who is awaited on top, and the buttons that every page of a seat has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from imperial_miners.web.scene.log import Pawn
from imperial_miners.web.scene.parts import ScenePart


@dataclass(frozen=True, slots=True)
class Tools:
    """Which of a seat's buttons can be pressed."""

    is_planning: bool
    can_undo: bool
    can_redo: bool
    is_asked: bool
    can_plan: bool
    farther: tuple[tuple[str, int], ...] = ()
    """What can be taken back beyond the last answer, and how many answers that is."""


@dataclass(frozen=True, slots=True)
class TopBar(ScenePart):
    """The bar on top: round, Event, clock, who is awaited, and (for a seat of a running game) its buttons.

    In a game over days it says when the time ends, shortly and in full, instead of counting down.
    """

    id: ClassVar[str] = "top"
    round: int
    rounds: int
    event: str
    time_left: int | None
    ends: tuple[str, str] | None
    is_over: bool
    waiting: tuple[Pawn, ...]
    tools: Tools | None


@dataclass(frozen=True, slots=True)
class Dock(ScenePart):
    """The bar at the bottom of a small screen."""

    id: ClassVar[str] = "dock"
    tools: Tools | None

"""The place where a seat is asked: the question and its offers or, where nothing is asked, what goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from imperial_miners.engine.view import View
from imperial_miners.web.scene.mine import PrintedCard
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.question import Question
from imperial_miners.web.scene.words import Reader


@dataclass(frozen=True, slots=True)
class WayOn:
    """Something to do besides answering: a page of the game to go to, or a form of the seat to send."""

    label: str
    page: str = ""
    action: str = ""
    is_quiet: bool = False  # it gives something up


@dataclass(frozen=True, slots=True)
class Idle:
    """What is said where nothing is asked, and what can be done besides answering."""

    text: str
    help: str = ""
    ways: tuple[WayOn, ...] = ()


@dataclass(frozen=True, slots=True)
class QuestionPart(ScenePart):
    """The question, or what is said instead; `number` is that of the answer, `picture` or `icon` shows who asks."""

    id: ClassVar[str] = "answer"
    question: Question | None
    idle: Idle
    picture: str
    icon: str
    number: int
    is_planning: bool
    is_over: bool
    is_shut: bool  # something on the table cannot be chosen now
    hinted: str  # the key of the offer that a hint names
    trouble: str  # why the last answer was not taken
    passes_on: bool  # another seat of the same device is awaited
    lifted: PrintedCard | None = None  # the card that is looked at before it is played
    lifted_key: str = ""
    keeps: int = 0  # how many cards of the deal are to be marked and kept

    @property
    def title(self) -> str:
        """The question, or what is said instead, in one line."""
        return self.question.prompt if self.question is not None else self.idle.text


def asker_picture(view: View, question: Question | None) -> str:
    """The name of the picture of the card that asks, or of the one that is to be placed."""
    if question is None:
        return ""
    own, card = view.seats[view.seat], -1
    if question.asker.kind == "card":
        card = own.mine[question.asker.slot].card
    elif question.kind == "place":
        card = own.chosen
    return f"picture/{view.pack.cards[card].id}" if card >= 0 else ""


def asker_icon(view: View, question: Question | None) -> str:
    """The icon of whoever asks, if it is no card."""
    if question is None:
        return "trophy" if view.is_over else "hourglass"
    return {"event": "event", "surface": "surface", "space": "marker"}.get(question.asker.kind, "pick")


def idle_in_plan(reader: Reader, has_steps: bool) -> Idle:
    """A plan that has come to its end."""
    ways = [WayOn(reader.ui("drop-plan"), action="plan/drop", is_quiet=True)]
    if has_steps:
        ways.insert(0, WayOn(reader.ui("commit-plan"), action="plan/commit"))
    return Idle(reader.ui("idle-plan-end"), reader.ui("idle-plan-end-help"), tuple(ways))


def idle_at_end(reader: Reader) -> Idle:
    """A game that is over."""
    return Idle(reader.ui("idle-over"), ways=(WayOn(reader.ui("see-result"), page="result"),))


def idle_for_bot(reader: Reader) -> Idle:
    """A seat that a bot plays for."""
    way = WayOn(reader.ui("take-back"), action="take-back")
    return Idle(reader.ui("idle-bot"), reader.ui("idle-bot-help"), (way,))


def idle_waiting(reader: Reader, names: str, is_watching: bool, passes_on: bool) -> Idle:
    """A seat that waits for others, or a spectator."""
    text = reader.ui("watching") if is_watching else reader.ui("idle-waiting", names=names)
    return Idle(text, ways=(WayOn(reader.ui("pass-device"), page="pass"),) if passes_on else ())

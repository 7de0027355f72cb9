"""Every answer at a table as a form: options, undo and redo, plans, chat, and taking one's seat back.

A form without script is answered by going back to the table. A script gets 204, since what changed comes by the stream,
or, where nothing changed for others, the new parts of the page at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Form, Request
from starlette.responses import RedirectResponse, Response

from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.undo import ANSWER
from imperial_miners.web.http.dependencies import OWN_FORM, OWN_PAGE_SEAT, TheService, TheSession, limited
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import PHRASES
from imperial_miners.web.pages.rendering import reader_of
from imperial_miners.web.pages.table import SCRIPT, GameId, Look, SeatNumber, look_at, passes_on, show
from imperial_miners.web.refusals import Refusal, message_of
from imperial_miners.web.tables.requests import MOST_AHEAD, ChatLine
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False, dependencies=[OWN_FORM, OWN_PAGE_SEAT])
Number = Annotated[int, Form(ge=0, le=1_000_000)]
OptionLine = Annotated[list[str], Form(min_length=1, max_length=8)]
"""Options of one answer, or of several in a line: as several fields, or in one with spaces between."""
UndoTarget = Annotated[Literal["answer", "card", "turn"], Form()]
SHOWN: Final = ("stale", "no-plan", "plan-ends-here", "plan-outdated", "nothing-to-redo")
"""Refusals that are told at the table; all others on a page of their own."""


@dataclass(frozen=True)
class Seated:
    """A form that came from a seat."""

    request: Request
    service: Service
    session: Session
    game: str
    seat: int

    async def look(self, plan: bool = False) -> Look:
        """The table as it is now."""
        return await look_at(self.service, self.session, self.game, self.seat, plan=plan)

    @property
    def has_script(self) -> bool:
        """Whether our script sent the form."""
        return SCRIPT in self.request.headers

    def done(self, table: Table) -> Response:
        """After something that everybody sees."""
        if self.has_script:
            return Response(status_code=204)
        if passes_on(table, self.seat, self.session.holder):
            return RedirectResponse(f"/table/{table.id}/pass", 303)
        return RedirectResponse(f"/table/{table.id}/{self.seat + 1}", 303)

    async def planned(self, is_planning: bool = True) -> Response:
        """After a step of a plan, which nobody else sees."""
        look = await self.look(is_planning)
        if self.has_script:
            return show(self.request, look)
        return RedirectResponse(f"{look.base}?plan=1" if is_planning else look.base, 303)

    async def refused(self, error: Refusal | IllegalAction, is_planning: bool = False) -> Response:
        """The table as it is, with the reason why an answer was not taken."""
        if isinstance(error, Refusal) and error.code not in SHOWN:
            raise error
        if isinstance(error, Refusal) and error.code == "plan-outdated":
            await self.service.plans.drop(self.session, self.game, self.seat)
        look = await self.look(is_planning)
        reader = reader_of(self.request, look.table.pack)
        if isinstance(error, IllegalAction):
            look.trouble = reader.speaker.refusal(error)
        else:
            look.trouble = message_of(error, reader.language)
        return show(self.request, look, 200 if self.has_script else 409)


def seated(
    request: Request,
    game: GameId,
    seat: SeatNumber,
    service: TheService,
    session: TheSession,
) -> Seated:
    """The form, with the seat that it came from."""
    return Seated(request, service, session, game, seat - 1)


AtSeat = Annotated[Seated, Depends(seated)]


def line_of(option: list[str]) -> tuple[list[str], list[str]]:
    """The options of a form, in the order in which they answer; behind a bar those that are said beforehand."""
    now, _, then = " ".join(option)[:400].partition("|")
    return now.split() or [""], then.split()[:MOST_AHEAD]


@router.post("/table/{game}/{seat}/answer")
async def answer(at: AtSeat, number: Number, option: OptionLine) -> Response:
    """Answer the seat's question, and those that follow from it in one line."""
    try:
        line, then = line_of(option)
        result = await at.service.answers.decide(at.session, at.game, at.seat, number, *line, then=then)
    except (Refusal, IllegalAction) as error:
        return await at.refused(error)
    return at.done(result.table)


@router.post("/table/{game}/{seat}/undo")
@router.post("/table/{game}/{seat}/redo")
async def take_back_answer(at: AtSeat, number: Number, target: UndoTarget = ANSWER) -> Response:
    """Take the last answer back, or all since a card or the turn began; or give the last answer again."""
    answers = at.service.answers
    try:
        if at.request.url.path.endswith("undo"):
            result = await answers.undo(at.session, at.game, at.seat, number, target)
        else:
            result = await answers.redo(at.session, at.game, at.seat, number)
    except (Refusal, IllegalAction) as error:
        return await at.refused(error)
    return at.done(result.table)


@router.post("/table/{game}/{seat}/plan/begin")
async def plan_begin(at: AtSeat) -> Response:
    """Begin a plan, which nobody else sees."""
    return await at.planned()


@router.post("/table/{game}/{seat}/plan")
async def plan_try(at: AtSeat, option: OptionLine) -> Response:
    """Try an option in the plan, or several one after the other."""
    try:
        for each in line_of(option)[0]:
            await at.service.plans.try_option(at.session, at.game, at.seat, each)
    except (Refusal, IllegalAction) as error:
        return await at.refused(error, True)
    return await at.planned()


@router.post("/table/{game}/{seat}/plan/back")
async def plan_back(at: AtSeat) -> Response:
    """Take the last step out of the plan."""
    try:
        await at.service.plans.step_back(at.session, at.game, at.seat)
    except Refusal as error:
        return await at.refused(error, True)
    return await at.planned()


@router.post("/table/{game}/{seat}/plan/drop")
async def plan_drop(at: AtSeat) -> Response:
    """Forget the plan and look at the table as it is."""
    await at.service.plans.drop(at.session, at.game, at.seat)
    return await at.planned(False)


@router.post("/table/{game}/{seat}/plan/commit")
async def plan_commit(at: AtSeat, number: Number) -> Response:
    """Carry the plan out: its options become answers."""
    try:
        result = await at.service.plans.commit(at.session, at.game, at.seat, number)
    except (Refusal, IllegalAction) as error:
        return await at.refused(error, True)
    return at.done(result.table)


@router.post("/table/{game}/{seat}/say", dependencies=[limited("words")])
async def say(
    at: AtSeat,
    phrase: Annotated[str, Form(max_length=40)] = "",
    text: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    """A line of chat: a ready phrase, or free text."""
    if phrase in PHRASES or text.strip():
        line = ChatLine.model_validate({"phrase": phrase} if phrase in PHRASES else {"text": text})
        await at.service.chat.say(at.session, at.game, at.seat, line)
    return at.done(await at.service.live.table(at.game))


@router.post("/table/{game}/{seat}/take-back")
async def take_seat_back(at: AtSeat) -> Response:
    """Send the bot away from one's own seat."""
    return at.done(await at.service.seating.take_back(at.session, at.game, at.seat))

"""The part of the API by which a seat plays: its view, its decision, its answers, undo, redo and plans."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from imperial_miners.web.api import responses, writing
from imperial_miners.web.api.table import errors
from imperial_miners.web.http.dependencies import (
    OWN_SEAT,
    DealtTable,
    GameId,
    SeatNumber,
    TheService,
    TheSession,
    answer,
    session_of,
)
from imperial_miners.web.http.routing import MoveRoute
from imperial_miners.web.tables import requests
from imperial_miners.web.tables.service import Service

router = APIRouter(prefix="/api/v1", responses=errors(403, 404, 409), dependencies=[OWN_SEAT])


async def decide(game: GameId, seat: SeatNumber, choice: requests.Choice, request: Request) -> Response:
    """Answer a seat's decision. A repeated request with the same number and option does nothing and says so."""
    service: Service = request.app.state.service
    decide = service.answers.decide
    done = await decide(session_of(request), game, seat, choice.number, choice.option, then=choice.then)
    return answer(writing.answer_json(done))


# Every move comes here.
router.add_api_route(
    "/games/{game}/seats/{seat}/decide",
    decide,
    methods=["POST"],
    response_model=responses.AnswerOut,
    tags=["play"],
    route_class_override=MoveRoute,
)


@router.post("/games/{game}/seats/{seat}/line", response_model=responses.AnswerOut, tags=["play"])
async def decide_line(
    game: GameId, seat: SeatNumber, line: requests.AnswerLine, service: TheService, session: TheSession
) -> Response:
    """Give several answers in one request, all or none. Only the last may reveal something."""
    done = await service.answers.decide(session, game, seat, line.number, *line.options, then=line.then)
    return answer(writing.answer_json(done))


@router.get("/games/{game}/seats/{seat}/view", response_model=responses.ViewOut, tags=["play"])
async def view(table: DealtTable, seat: SeatNumber, service: TheService) -> Response:
    """The game as a seat sees it."""
    table.show(seat, service.live.now())
    return answer(writing.view_json(table, seat))


@router.get("/games/{game}/seats/{seat}/decision", response_model=responses.QuestionOut, tags=["play"])
async def decision(table: DealtTable, seat: SeatNumber, service: TheService) -> Response:
    """A seat's decision with what each option would do, up to the information line."""
    table.show(seat, service.live.now())
    return answer(writing.question_json(table, seat))


@router.post("/games/{game}/seats/{seat}/undo", response_model=responses.AnswerOut, tags=["play"])
async def undo(
    game: GameId, seat: SeatNumber, wanted: requests.TakeBack, service: TheService, session: TheSession
) -> Response:
    """Take back the seat's last answer, this round's card, or the whole turn, up to the information line."""
    return answer(writing.answer_json(await service.answers.undo(session, game, seat, wanted.number, wanted.target)))


@router.post("/games/{game}/seats/{seat}/redo", response_model=responses.AnswerOut, tags=["play"])
async def redo(
    game: GameId, seat: SeatNumber, turn: requests.Turn, service: TheService, session: TheSession
) -> Response:
    """Give again the answer that was taken back last."""
    return answer(writing.answer_json(await service.answers.redo(session, game, seat, turn.number)))


@router.get("/games/{game}/seats/{seat}/plan", response_model=responses.PlanOut, tags=["plan"])
async def show_plan(table: DealtTable, seat: SeatNumber, service: TheService, session: TheSession) -> Response:
    """The seat's plan; an empty one if there is none."""
    return answer(writing.plan_json(table, await service.plans.show(session, table.id, seat)))


@router.post("/games/{game}/seats/{seat}/plan", response_model=responses.PlanOut, tags=["plan"])
async def plan(
    table: DealtTable, seat: SeatNumber, trial: requests.Trial, service: TheService, session: TheSession
) -> Response:
    """Try an option in the plan. Cards are drawn face down; one after which nothing could be foreseen is refused."""
    return answer(writing.plan_json(table, await service.plans.try_option(session, table.id, seat, trial.option)))


@router.post("/games/{game}/seats/{seat}/plan/back", response_model=responses.PlanOut, tags=["plan"])
async def plan_back(table: DealtTable, seat: SeatNumber, service: TheService, session: TheSession) -> Response:
    """Take the last option out of the plan."""
    return answer(writing.plan_json(table, await service.plans.step_back(session, table.id, seat)))


@router.delete("/games/{game}/seats/{seat}/plan", status_code=204, tags=["plan"])
async def drop_plan(game: GameId, seat: SeatNumber, service: TheService, session: TheSession) -> None:
    """Forget the plan; the game stays as it is."""
    await service.plans.drop(session, game, seat)


@router.post("/games/{game}/seats/{seat}/plan/commit", response_model=responses.AnswerOut, tags=["plan"])
async def commit_plan(
    game: GameId, seat: SeatNumber, turn: requests.Turn, service: TheService, session: TheSession
) -> Response:
    """Carry the plan out: up to the first thing that is seen all of it or nothing, then as long as it fits."""
    return answer(writing.answer_json(await service.plans.commit(session, game, seat, turn.number)))

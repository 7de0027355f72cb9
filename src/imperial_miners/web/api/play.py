"""The part of the API by which a seat plays: its view, its decision, its answers, undo, redo and plans."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from imperial_miners.web.api import responses, writing
from imperial_miners.web.api.table import errors
from imperial_miners.web.http.dependencies import GameId, SeatNumber, TheService, TheSession, TheTable, answer
from imperial_miners.web.http.routing import MoveRoute
from imperial_miners.web.http.sessions import session_of
from imperial_miners.web.tables import requests
from imperial_miners.web.tables.service import Service

router = APIRouter(prefix="/api/v1", responses=errors())


async def decide(game: GameId, seat: SeatNumber, choice: requests.Choice, request: Request) -> Response:
    """Answer a seat's decision. A repeated request with the same number and option does nothing and says so."""
    service: Service = request.app.state.service
    return answer(
        writing.answer_json(await service.decide(session_of(request), game, seat, choice.number, choice.option))
    )


# Every move comes here: it is the first of all addresses.
router.add_api_route(
    "/games/{game}/seats/{seat}/decide",
    decide,
    methods=["POST"],
    response_model=responses.AnswerOut,
    responses=errors(403, 404, 409),
    tags=["play"],
    route_class_override=MoveRoute,
)


@router.get(
    "/games/{game}/seats/{seat}/view", response_model=responses.ViewOut, responses=errors(403, 404, 409), tags=["play"]
)
async def view(table: TheTable, seat: SeatNumber, session: TheSession) -> Response:
    """The game as a seat sees it."""
    table.require_holder(session.holder, seat)
    return answer(writing.view_json(table, seat))


@router.get(
    "/games/{game}/seats/{seat}/decision",
    response_model=responses.QuestionOut,
    responses=errors(403, 404, 409),
    tags=["play"],
)
async def decision(table: TheTable, seat: SeatNumber, session: TheSession) -> Response:
    """A seat's decision with what each option would do, up to the information line."""
    table.require_holder(session.holder, seat)
    return answer(writing.question_json(table, seat))


@router.post(
    "/games/{game}/seats/{seat}/undo",
    response_model=responses.AnswerOut,
    responses=errors(403, 404, 409),
    tags=["play"],
)
async def undo(
    game: GameId, seat: SeatNumber, turn: requests.Turn, service: TheService, session: TheSession
) -> Response:
    """Take back the seat's last answer, up to the information line."""
    return answer(writing.answer_json(await service.undo(session, game, seat, turn.number)))


@router.post(
    "/games/{game}/seats/{seat}/redo",
    response_model=responses.AnswerOut,
    responses=errors(403, 404, 409),
    tags=["play"],
)
async def redo(
    game: GameId, seat: SeatNumber, turn: requests.Turn, service: TheService, session: TheSession
) -> Response:
    """Give again the answer that was taken back last."""
    return answer(writing.answer_json(await service.redo(session, game, seat, turn.number)))


@router.get(
    "/games/{game}/seats/{seat}/plan", response_model=responses.PlanOut, responses=errors(403, 404, 409), tags=["plan"]
)
async def show_plan(table: TheTable, seat: SeatNumber, service: TheService, session: TheSession) -> Response:
    """The seat's plan; an empty one if there is none."""
    return answer(writing.plan_json(table, await service.plans.show(session, table.id, seat)))


@router.post(
    "/games/{game}/seats/{seat}/plan", response_model=responses.PlanOut, responses=errors(403, 404, 409), tags=["plan"]
)
async def plan(
    table: TheTable, seat: SeatNumber, trial: requests.Trial, service: TheService, session: TheSession
) -> Response:
    """Try an option in the plan. One that would reveal something is refused."""
    return answer(writing.plan_json(table, await service.plans.try_option(session, table.id, seat, trial.option)))


@router.post(
    "/games/{game}/seats/{seat}/plan/back",
    response_model=responses.PlanOut,
    responses=errors(403, 404, 409),
    tags=["plan"],
)
async def plan_back(table: TheTable, seat: SeatNumber, service: TheService, session: TheSession) -> Response:
    """Take the last option out of the plan."""
    return answer(writing.plan_json(table, await service.plans.step_back(session, table.id, seat)))


@router.delete("/games/{game}/seats/{seat}/plan", status_code=204, responses=errors(403, 404, 409), tags=["plan"])
async def drop_plan(game: GameId, seat: SeatNumber, service: TheService, session: TheSession) -> None:
    """Forget the plan."""
    await service.plans.drop(session, game, seat)


@router.post(
    "/games/{game}/seats/{seat}/plan/commit",
    response_model=responses.AnswerOut,
    responses=errors(403, 404, 409),
    tags=["plan"],
)
async def commit_plan(
    game: GameId, seat: SeatNumber, turn: requests.Turn, service: TheService, session: TheSession
) -> Response:
    """Carry the plan out, all of it or nothing."""
    return answer(writing.answer_json(await service.plans.commit(session, game, seat, turn.number)))

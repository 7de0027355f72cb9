"""The part of the API by which seats are arranged: invitations, names, bots, and moving to another device."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from imperial_miners.web.api import responses, writing
from imperial_miners.web.api.table import errors
from imperial_miners.web.http.dependencies import (
    AT_THE_TABLE,
    OWN_SEAT,
    GameId,
    InviteToken,
    SeatNumber,
    TheService,
    TheSession,
    answer,
    answer_to,
    limited,
)
from imperial_miners.web.tables import requests

router = APIRouter(prefix="/api/v1", responses=errors(403, 404, 409), tags=["seats"])


@router.post(
    "/games/{game}/seats/{seat}/invitation", response_model=responses.InvitationOut, dependencies=[AT_THE_TABLE]
)
async def invite(game: GameId, seat: SeatNumber, service: TheService, session: TheSession) -> Response:
    """A link to an open seat."""
    token = await service.seating.invite(session, game, seat)
    return answer({"token": token, "path": f"/join/{token}"})


@router.get("/join/{token}", response_model=responses.JoinedOut, dependencies=[limited("guesses")])
async def invited(token: InviteToken, service: TheService, session: TheSession) -> Response:
    """The seat that a link leads to, before it is taken: the hash of the secret is shown before you add your part."""
    table, seat = await service.seating.invited(token)
    return answer({"seat": seat, "table": writing.table_json(table, session.holder)})


@router.post("/join", response_model=responses.JoinedOut, dependencies=[limited("guesses")])
async def join(joining: requests.Joining, request: Request, service: TheService, session: TheSession) -> Response:
    """Take the seat that a link leads to."""
    table, seat = await service.seating.join(session, joining.token, joining.name, joining.colour, joining.adds)
    return answer_to(request, session, {"seat": seat, "table": writing.table_json(table, session.holder)})


@router.patch("/games/{game}/seats/{seat}", response_model=responses.TableOut, dependencies=[OWN_SEAT])
async def rename(
    game: GameId, seat: SeatNumber, looks: requests.Looks, service: TheService, session: TheSession
) -> Response:
    """Change the name and colour of one's own seat."""
    table = await service.seating.rename(session, game, seat, looks.name, looks.colour)
    return answer(writing.table_json(table, session.holder))


@router.put("/games/{game}/seats/{seat}/bot", response_model=responses.TableOut, dependencies=[AT_THE_TABLE])
async def give_to_bot(
    game: GameId, seat: SeatNumber, bot: requests.BotLevel, service: TheService, session: TheSession
) -> Response:
    """Let a bot play: one's own seat, one that nobody holds, or one whose player has been awaited for two minutes."""
    table = await service.seating.give_to_bot(session, game, seat, bot.level)
    return answer(writing.table_json(table, session.holder))


@router.delete("/games/{game}/seats/{seat}/bot", response_model=responses.TableOut, dependencies=[AT_THE_TABLE])
async def take_back(game: GameId, seat: SeatNumber, service: TheService, session: TheSession) -> Response:
    """Send the bot away: from one's own seat, or from one that nobody holds, which is open then."""
    table = await service.seating.take_back(session, game, seat)
    return answer(writing.table_json(table, session.holder))


@router.post("/games/{game}/code", response_model=responses.CodeOut, dependencies=[AT_THE_TABLE])
async def make_code(game: GameId, service: TheService, session: TheSession) -> Response:
    """A short code that moves this device's seats of the game to the device on which it is typed."""
    code, expires = await service.seating.make_code(session, game)
    return answer({"code": code, "expires": expires})


@router.post("/codes", response_model=responses.TableOut, dependencies=[limited("guesses")])
async def redeem(code: requests.Code, request: Request, service: TheService, session: TheSession) -> Response:
    """Take over the seats of the device that shows a code."""
    table = await service.seating.redeem(session, code.code)
    return answer_to(request, session, writing.table_json(table, session.holder))

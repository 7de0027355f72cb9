"""What handlers ask for by annotation: the service, the device, the table, and the rate limit of their kind."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request
from pydantic_core import to_json
from starlette.responses import Response

from imperial_miners.web.http.guard import address_of
from imperial_miners.web.http.sessions import remember, session_of
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.tables.service import Service

HEARTBEAT: Final = 15.0


AWAY: Final = 1.0


async def service_of(request: Request) -> Service:
    """The service of this server."""
    service: Service = request.app.state.service
    return service


async def current_session(request: Request) -> Session:
    """The device that asks."""
    return session_of(request)


TheService = Annotated[Service, Depends(service_of)]


TheSession = Annotated[Session, Depends(current_session)]


GameId = Annotated[str, Path(max_length=32, description="The id of a game.", examples=["Xk3v9cQ0aZ1w8eRt"])]


SeatNumber = Annotated[int, Path(ge=0, le=4, description="A seat, counted from 0.")]


Viewer = Annotated[int, Query(ge=-1, le=4, description="The seat that looks; -1 for a spectator.")]


async def current_table(game: GameId, service: TheService) -> Table:
    """The table that the address names."""
    return await service.table(game)


TheTable = Annotated[Table, Depends(current_table)]


def limited(kind: str) -> Any:
    """A rate limit of its own for an address."""

    async def take(request: Request) -> None:
        request.app.state.buckets.take(kind, address_of(request))

    return Depends(take)


def answer(data: Any, status: int = 200) -> Response:
    """A JSON response."""
    return Response(to_json(data), status, media_type="application/json")


def answer_to(request: Request, session: Session, data: Any, status: int = 200) -> Response:
    """A JSON response that hands a new device its token."""
    response = answer(data, status)
    remember(response, session, request.url.scheme == "https")
    return response

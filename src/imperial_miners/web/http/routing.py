"""How addresses are joined to the server, and the short way to the one that is asked most: that of moves."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from imperial_miners.web.http.guard import once
from imperial_miners.web.tables.requests import Choice

SEATS: Final = {str(seat): seat for seat in range(5)}
JSON: Final = "application/json"
GAME_LENGTH: Final = 32


def join(app: FastAPI, router: APIRouter) -> None:
    """Join the addresses of a part to the server, all in one list: a router within a router looks twice for each."""
    app.router.routes.extend(router.routes)


class MoveRoute(APIRoute):
    """A seat's answer. One in order is read in one step; any other goes the long way, which says what is wrong."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The short way, past what only dependencies need, with the long one behind it."""
        request = Request(scope, receive)
        game, seat = request.path_params["game"], SEATS.get(request.path_params["seat"])
        is_json = scope["method"] == "POST" and request.headers.get("content-type") == JSON
        if seat is not None and len(game) <= GAME_LENGTH and is_json:
            body = await request.body()
            try:
                choice = Choice.model_validate_json(body)
            except ValidationError:
                receive = once({"type": "http.request", "body": body, "more_body": False}, receive)
            else:
                response: Response = await self.endpoint(game, seat, choice, request)
                return await response(scope, receive, send)
        await super().handle(scope, receive, send)

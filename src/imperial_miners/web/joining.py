"""How addresses are joined to the server, and the short way to the one that is asked most: that of moves."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.responses import Response

from imperial_miners.web.models import Choice

SEATS: Final = {str(seat): seat for seat in range(5)}
JSON: Final = "application/json"
GAME_LENGTH: Final = 32


def join(app: FastAPI, router: APIRouter) -> None:
    """Join the addresses of a part to the server, all in one list: a router within a router looks twice for each."""
    app.router.routes.extend(router.routes)


class MoveRoute(APIRoute):
    """A seat's answer. One in order is read in one step; any other goes the long way, which says what is wrong."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The short way, with the long one behind it."""
        careful, decide = super().get_route_handler(), self.endpoint

        async def handle(request: Request) -> Response:
            game, seat = request.path_params["game"], SEATS.get(request.path_params["seat"])
            if seat is None or len(game) > GAME_LENGTH or request.headers.get("content-type") != JSON:
                return await careful(request)
            try:
                choice = Choice.model_validate_json(await request.body())
            except ValidationError:
                return await careful(request)
            response: Response = await decide(game, seat, choice, request)
            return response

        return handle

"""How addresses are joined to the server, and the short way to those that are asked most: of moves and of streams."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from imperial_miners.web.http.guard import once
from imperial_miners.web.tables.requests import Choice

SEATS: Final = {str(seat): seat for seat in range(5)}
JSON: Final = "application/json"
GAME_LENGTH: Final = 32
NUMBERS: Final = re.compile(rb"(?:[a-z]+=[0-9]{1,8}(?:&|$))*")
OpenStream = Callable[[Request, str, int, dict[str, int]], Awaitable[Response]]
"""Opens a stream, given the game, the seat (0: a spectator's) and the numbers of the query."""


def join(app: FastAPI, router: APIRouter) -> None:
    """Join the addresses of a part to the server, all in one list: a router within a router looks twice for each."""
    short = [route for route in router.routes if isinstance(route, MoveRoute | StreamRoute)]
    app.router.routes[:0] = short
    app.router.routes.extend(route for route in router.routes if route not in short)


def allowed(routes: Iterable[BaseRoute], scope: Scope, named: str) -> str:
    """Every method by which an address can be asked for, beside those that were named: a route names only its own, and
    several share an address."""
    methods = set(named.split(", ")) - {""}
    for route in routes:
        if route.matches(scope)[0] is not Match.NONE:
            methods.update(getattr(route, "methods", None) or ())
    return ", ".join(sorted(methods))


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


class StreamRoute(APIRoute):
    """A page's stream. After a restart they all come at once, so one in order is opened in one step."""

    open_at_once: OpenStream

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The short way, past what only dependencies need, with the long one behind it."""
        request = Request(scope, receive)
        game, seat = request.path_params["game"], request.path_params.get("seat", "0")
        numbers = read_numbers(scope["query_string"])
        if (
            scope["method"] == "GET"
            and numbers is not None
            and len(game) <= GAME_LENGTH
            and re.fullmatch("[0-5]", seat)
        ):
            response = await self.open_at_once(request, game, int(seat), numbers)
            return await response(scope, receive, send)
        await super().handle(scope, receive, send)


def stream_route(opening: OpenStream) -> type[StreamRoute]:
    """The kind of route whose streams are opened so."""
    return type("StreamRoute", (StreamRoute,), {"open_at_once": staticmethod(opening)})


def read_numbers(query: bytes) -> dict[str, int] | None:
    """A query that has nothing but whole numbers; None of any other.

    >>> read_numbers(b"after=7&look=2"), read_numbers(b""), read_numbers(b"after=-1")
    ({'after': 7, 'look': 2}, {}, None)
    """
    if not NUMBERS.fullmatch(query):
        return None
    return {
        name: int(number) for name, _, number in (each.partition("=") for each in query.decode().split("&") if each)
    }

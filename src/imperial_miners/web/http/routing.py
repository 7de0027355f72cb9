"""How addresses are joined to the server, and the short way to those that are asked most: of moves and of streams."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cached_property
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Receive, Scope, Send

from imperial_miners.web.http.guard import SAFE_METHODS, once
from imperial_miners.web.tables.requests import Choice

SEATS: Final = {str(seat): seat for seat in range(5)}
JSON: Final = "application/json"
GAME_LENGTH: Final = 32
NUMBERS: Final = re.compile(rb"(?:[a-z]+=[0-9]{1,8}(?:&|$))*")
OpenStream = Callable[[Request, str, int, dict[str, int]], Awaitable[Response]]
"""Opens a stream, given the game, the seat (0: a spectator's) and the numbers of the query."""


def join(app: FastAPI, router: APIRouter) -> None:
    """Join the addresses of a part to the server, all in one list: a router within a router looks twice for each."""
    app.router.routes.extend(router.routes)


def allowed(routes: Iterable[BaseRoute], scope: Scope, named: str) -> str:
    """Every method by which an address can be asked for, beside those that were named: a route names only its own, and
    several share an address."""
    methods = set(named.split(", ")) - {""}
    for route in routes:
        if route.matches(scope)[0] is not Match.NONE:
            methods.update(getattr(route, "methods", None) or ())
    return ", ".join(sorted(methods))


class ShortRoute(APIRoute):
    """An address that is asked for often. What is in order is answered in one step; anything else goes the long way
    of all routes, which says what is wrong."""

    async def at_once(self, request: Request, body: bytes) -> Response | None:
        """The answer; nothing to what is not in order."""
        raise NotImplementedError


class MoveRoute(ShortRoute):
    """A seat's answer."""

    async def at_once(self, request: Request, body: bytes) -> Response | None:
        """Take a choice that is well formed."""
        game, seat = request.path_params["game"], SEATS.get(request.path_params["seat"])
        if seat is None or len(game) > GAME_LENGTH or request.headers.get("content-type") != JSON:
            return None
        try:
            choice = Choice.model_validate_json(body)
        except ValidationError:
            return None
        response: Response = await self.endpoint(game, seat, choice, request)
        return response


class StreamRoute(ShortRoute):
    """A page's stream. After a restart they all come at once."""

    open_at_once: OpenStream

    async def at_once(self, request: Request, body: bytes) -> Response | None:
        """Open a stream whose address has nothing but numbers."""
        game, seat = request.path_params["game"], request.path_params.get("seat", "0")
        numbers = read_numbers(request.scope["query_string"])
        if numbers is None or len(game) > GAME_LENGTH or not re.fullmatch("[0-5]", seat):
            return None
        return await self.open_at_once(request, game, int(seat), numbers)


class ShortWay:
    """Leads what is asked most straight to its route, past the list of all routes and what only others need."""

    def __init__(self, app: ASGIApp, routes: Sequence[BaseRoute]) -> None:
        self.app = app
        self.routes = routes

    @cached_property
    def short(self) -> list[ShortRoute]:
        """The routes that can answer in one step."""
        return [route for route in self.routes if isinstance(route, ShortRoute)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The short way, with the long one behind it."""
        for route in self.short if scope["type"] == "http" else ():
            found = route.path_regex.match(scope["path"])
            if found is None or scope["method"] not in (route.methods or ()):
                continue
            scope["path_params"], scope["route"], body = found.groupdict(), route, b""
            if scope["method"] not in SAFE_METHODS:  # the guard has read all of it
                message = await receive()
                receive, body = once(message, receive), message.get("body", b"")
            response = await route.at_once(Request(scope, receive), body)
            if response is not None:
                return await response(scope, receive, send)
            break
        await self.app(scope, receive, send)


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

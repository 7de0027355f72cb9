"""What handlers ask for by annotation (the service, the device that asks, the table) and what keeps an address safe,
declared on its route: forms of our own pages, rate limits, seats of one's own.

Each check is a dependency with a name, `guard`, by which `tests/web/test_guards.py` sees that no route is without it.
A device is known by one unguessable token, in a cookie or an Authorization header, of which only hashes are stored.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable
from datetime import UTC, tzinfo
from typing import Annotated, Any, Final, TypeVar

from fastapi import Depends, Form, Path, Query, Request
from pydantic_core import to_json
from starlette.requests import HTTPConnection
from starlette.responses import Response

from imperial_miners.text import LANGUAGES, best_language
from imperial_miners.web.http.guard import address_of, host_name, is_here, is_local
from imperial_miners.web.log.alerts import known_zone, zone_of
from imperial_miners.web.log.device import Session, new_session
from imperial_miners.web.log.state import Table
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.service import Service

SESSION_COOKIE: Final = "imperial_miners"
YEAR: Final = 365 * 24 * 3600
SCOPE: Final = "imperial_miners.session"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
IN_COOKIE: Final = re.compile(rf'(?:^|;)\s*{SESSION_COOKIE}="?({TOKEN.pattern})"?\s*(?:;|$)')
LANGUAGE_COOKIE: Final = "imperial_miners_language"
ZONE_COOKIE: Final = "imperial_miners_zone"
LANGUAGE_NAMES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "pt-BR": "Português (Brasil)",
    "uk": "Українська",
}
T = TypeVar("T", bound=Callable[..., Any])
PageSeat = Annotated[int, Path(ge=1, le=5)]
FormToken = Annotated[str, Form(max_length=100)]


# ------------------------------------------------------------------------------------------------------------- who asks


def session_of(connection: HTTPConnection) -> Session:
    """The device that asks; a new one, the same throughout a request, if it shows no token of ours."""
    found: Session = connection.scope.setdefault(SCOPE, read_session(connection))
    return found


def read_session(connection: HTTPConnection) -> Session:
    """The device by its header or cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and TOKEN.fullmatch(token):
        return Session(token)
    found = IN_COOKIE.search("; ".join(connection.headers.getlist("cookie")))
    return Session(found[1]) if found else new_session()


def remember(response: Response, session: Session, is_secure: bool) -> None:
    """Hand a new device its token, out of reach of scripts and of other sites."""
    if session.is_new:
        response.set_cookie(
            SESSION_COOKIE, session.token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=is_secure
        )


def language_of(connection: HTTPConnection) -> str:
    """The language of `?lang=`, of the cookie, or of Accept-Language; else English."""
    for asked in (connection.query_params.get("lang", ""), connection.cookies.get(LANGUAGE_COOKIE, "")):
        if asked in LANGUAGES:
            return asked
    return best_language(connection.headers.get("accept-language", ""))


def zone_name_of_reader(connection: HTTPConnection) -> str:
    """The zone of the device that asks, as its script has said; empty if it has not."""
    name, _, minutes = connection.cookies.get(ZONE_COOKIE, "").rpartition("*")
    is_said = bool(name) and re.fullmatch(r"-?\d{1,3}", minutes) is not None
    return known_zone(name, int(minutes)) if is_said else ""


def zone_of_reader(connection: HTTPConnection) -> tzinfo:
    """The same as a zone; else UTC."""
    name = zone_name_of_reader(connection)
    return zone_of(name) if name else UTC


async def service_of(request: Request) -> Service:
    """The service of this server."""
    service: Service = request.app.state.service
    return service


async def current_session(request: Request) -> Session:
    """The device that asks, known by its token or new."""
    return session_of(request)


TheService = Annotated[Service, Depends(service_of)]
TheSession = Annotated[Session, Depends(current_session)]
GameId = Annotated[str, Path(max_length=32, description="The id of a game.", examples=["Xk3v9cQ0aZ1w8eRt"])]
InviteToken = Annotated[str, Path(max_length=100, description="The token of a link to an open seat.")]
SeatNumber = Annotated[int, Path(ge=0, le=4, description="A seat, counted from 0.")]
Viewer = Annotated[int, Query(ge=-1, le=4, description="The seat that looks; -1 for a spectator.")]


async def current_table(game: GameId, service: TheService) -> Table:
    """The table that the address names."""
    return await service.live.table(game)


async def dealt_table(game: GameId, service: TheService) -> Table:
    """The table that the address names, with its cards dealt: whoever asks wants to see them."""
    return await service.live.dealt(game)


DealtTable = Annotated[Table, Depends(dealt_table)]
TheTable = Annotated[Table, Depends(current_table)]


def answer(data: Any, status: int = 200) -> Response:
    """A JSON response, written straight to bytes."""
    return Response(to_json(data), status, media_type="application/json")


def answer_to(request: Request, session: Session, data: Any, status: int = 200) -> Response:
    """A JSON response that hands a new device its token."""
    response = answer(data, status)
    remember(response, session, request.url.scheme == "https")
    return response


# ------------------------------------------------------------------------------------------- what keeps an address safe


def guards(name: str) -> Callable[[T], T]:
    """Name a check, so that a test can find it on a route."""

    def mark(check: T) -> T:
        check.guard = name  # type: ignore[attr-defined]
        return check

    return mark


def require_form(session: Session, token: str) -> None:
    """Refuse a form that does not carry the token of the device that sends it."""
    if session.is_new or not hmac.compare_digest(session.form_token.encode(), token.encode()):
        raise Refusal("form-expired")


@guards("form")
async def own_form(session: TheSession, form_token: FormToken) -> None:
    """The form came from one of our pages, to this device."""
    require_form(session, form_token)


@guards("own seat")
async def own_seat(table: TheTable, seat: SeatNumber, session: TheSession) -> None:
    """The device holds the seat that an address of the API names."""
    table.require_holder(session.holder, seat)


@guards("own seat")
async def own_page_seat(table: TheTable, seat: PageSeat, session: TheSession) -> None:
    """The device holds the seat that the address of a page names."""
    table.require_holder(session.holder, seat - 1)


@guards("own view")
async def own_view(game: GameId, service: TheService, session: TheSession, seat: Viewer = -1) -> None:
    """The device holds the seat through whose eyes it wants to look, unless it only watches."""
    if seat >= 0:
        (await service.live.table(game)).require_holder(session.holder, seat)


@guards("at the table")
async def at_the_table(table: TheTable, session: TheSession) -> None:
    """The device holds a seat of the game, whichever."""
    if not table.seats_of(session.holder):
        raise Refusal("not-at-the-table")


def is_at_home(connection: HTTPConnection) -> bool:
    """Whether somebody sits at the machine of a server that has a designer's bench: nobody else may see or change the
    files of a pack. A server that strangers reach, or that stands behind a proxy, has none."""
    settings: Settings = connection.app.state.settings
    if not settings.bench or settings.public or settings.behind or connection.client is None:
        return False
    return is_here(connection.client.host) and is_local(host_name(connection.headers.get("host", "")))


@guards("at home")
async def at_home(request: Request) -> None:
    """Somebody sits at this machine; for all others there is no such address."""
    if not is_at_home(request):
        raise Refusal("not-found")


def limited(kind: str) -> Any:
    """A rate limit of its own for an address: `creations`, `guesses` or `words` (see `Limits`)."""

    @guards(kind)
    async def take(request: Request) -> None:
        request.app.state.buckets.take(kind, address_of(request))

    return Depends(take)


OWN_FORM: Final = Depends(own_form)
OWN_SEAT: Final = Depends(own_seat)
OWN_PAGE_SEAT: Final = Depends(own_page_seat)
OWN_VIEW: Final = Depends(own_view)
AT_THE_TABLE: Final = Depends(at_the_table)
AT_HOME: Final = Depends(at_home)

"""The JSON API under /api/v1: everything that the pages do, for programs.

Here are what all its parts share, the content, and the tables; `play_api` has the answers of seats, `seat_api` who
sits where. Answers are described by `answers` and written by `views`; refusals come in the one form of `errors`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic_core import to_json
from starlette.responses import Response, StreamingResponse

from imperial_miners.packs import load_names
from imperial_miners.web import answers, models, views
from imperial_miners.web.errors import Trouble
from imperial_miners.web.languages import language_of
from imperial_miners.web.security import address_of
from imperial_miners.web.service import Service
from imperial_miners.web.sessions import Session, new_session, remember, session_of
from imperial_miners.web.table import Table

HEARTBEAT: Final = 15.0
AWAY: Final = 1.0
EVENT: Final = {
    "type": "object",
    "properties": {
        "event": {"type": "string", "description": "The kind of an entry."},
        "id": {"type": "string", "description": "The number of an entry."},
        "data": {"type": "string", "description": "An entry as JSON, in the form of EntryOut."},
        "retry": {"type": "integer"},
    },
}
ALWAYS: Final = (408, 413, 421, 422, 429, 500, 503)


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The description of refusals: those that any address knows, and some of its own."""
    return {status: {"model": answers.ErrorOut} for status in sorted({*ALWAYS, *statuses})}


router = APIRouter(prefix="/api/v1", responses=errors())


# Asynchronous, though they wait for nothing: others would be called in a thread, which costs more than they do.


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


# -------------------------------------------------------------------- devices and words


@router.post("/sessions", status_code=201, response_model=answers.SessionOut, tags=["device"])
async def open_session(request: Request) -> Response:
    """A token for a program. Browsers need none: they get theirs in a cookie when they take a seat."""
    session = new_session()
    return answer({"token": session.token}, 201)


@router.get("/languages", response_model=answers.LanguagesOut, tags=["content"])
async def languages(request: Request) -> Response:
    """The languages of the interface."""
    found = [{"id": language, "name": name} for language, name in views.LANGUAGE_NAMES.items()]
    return answer({"languages": found, "current": language_of(request)})


@router.get("/packs", response_model=answers.PacksOut, tags=["content"])
async def packs(service: TheService) -> Response:
    """The packs on offer."""
    return answer({"packs": list(service.packs)})


@router.get("/packs/{pack}", response_model=answers.PackOut, responses=errors(404), tags=["content"])
async def pack_content(pack: Annotated[str, Path(max_length=64)], request: Request, service: TheService) -> Response:
    """All cards, Events and boards of a pack, with names in the reader's language."""
    if pack not in service.packs:
        raise Trouble("no-such-pack")
    names = load_names(service.pack_folders[pack], language_of(request))
    return answer(views.pack_json(service.packs[pack], names))


# -------------------------------------------------------------------- tables


@router.post(
    "/games",
    status_code=201,
    response_model=answers.TableOut,
    responses=errors(403, 404),
    dependencies=[limited("creations")],
    tags=["table"],
)
async def create(wanted: models.NewTable, request: Request, service: TheService, session: TheSession) -> Response:
    """Begin a game."""
    table = await service.create(session, wanted)
    return answer_to(request, session, views.table_json(table, session.holder), 201)


@router.get("/games", response_model=answers.GamesOut, tags=["table"])
async def my_games(service: TheService, session: TheSession) -> Response:
    """The games in which this device holds a seat, those that run first."""
    found = [] if session.is_new else await service.games_of(session)
    return answer({"games": [views.table_json(table, session.holder) for table in found]})


@router.get("/games/{game}", response_model=answers.TableOut, responses=errors(404, 409), tags=["table"])
async def show_table(table: TheTable, session: TheSession) -> Response:
    """What everybody may know about a table."""
    return answer(views.table_json(table, session.holder))


@router.get("/games/{game}/view", response_model=answers.ViewOut, responses=errors(404, 409), tags=["table"])
async def watch(table: TheTable) -> Response:
    """The game as a spectator sees it."""
    return answer(views.view_json(table, -1))


@router.get("/games/{game}/record", response_model=answers.RecordOut, responses=errors(404, 409), tags=["table"])
async def record(table: TheTable, service: TheService) -> Response:
    """The record, with the seed once the game is over; before that only the seed's hash."""
    return answer(service.record(table))


@router.get("/games/{game}/log", response_model=answers.LogOut, responses=errors(403, 404, 409), tags=["table"])
async def log(
    table: TheTable,
    service: TheService,
    session: TheSession,
    seat: Viewer = -1,
    after: Annotated[int, Query(ge=-1, le=2**31 - 1)] = -1,
) -> Response:
    """The log after an entry, as one of one's own seats or a spectator may see it."""
    if seat >= 0:
        table.require_holder(session.holder, seat)
    return answer(views.log_json(table, await service.told_after(table, after), seat))


@router.get(
    "/games/{game}/stream",
    response_class=StreamingResponse,
    responses={
        **errors(403, 404, 409),
        200: {"content": {"text/event-stream": {"schema": EVENT}}, "description": "Entries as events."},
    },
    tags=["table"],
)
async def stream(
    table: TheTable,
    request: Request,
    service: TheService,
    session: TheSession,
    seat: Viewer = -1,
    after: Annotated[int | None, Query(ge=-1, le=2**31 - 1, description="Begin after this entry.")] = None,
) -> Response:
    """The log as it grows, an event for each entry: its kind as name, its number as id, the entry as data.

    `Last-Event-ID` or `after` say where to go on; without them the stream begins with what happens next.
    """
    if seat >= 0:
        table.require_holder(session.holder, seat)
    last = request.headers.get("last-event-id", "")
    begin = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else after
    address = address_of(request)
    if not service.streams.enter(address):
        raise Trouble("too-many-requests", retry_after=10)
    events = follow(service, table.id, seat, session.holder, table.state.seq if begin is None else begin)
    return StreamingResponse(service.streams.counted(address, events), media_type="text/event-stream")


async def follow(service: Service, game: str, seat: int, holder: str, seq: int) -> AsyncIterator[bytes]:
    """The events of a stream, until the seat is given away or the server stops."""
    yield b"retry: 1000\n\n"
    with service.hub.subscribe(game) as bell:
        while not bell.is_closed:
            patience = HEARTBEAT
            try:
                table = await service.table(game)
                if seat >= 0 and table.chair(seat).holder != holder:
                    return
                told = await service.told_after(table, seq)
            except Trouble:
                told, patience = [], AWAY  # the database is away: the stream waits for it
            for one in told:
                seq = one.entry.seq
                data = to_json(one.to_json(table.pack, seat))
                yield b"id: %d\nevent: %s\ndata: %s\n\n" % (seq, one.entry.kind.encode(), data)
            if not await bell.wait(patience):
                yield b": still here\n\n"


@router.post(
    "/games/{game}/seats/{seat}/chat",
    status_code=204,
    responses=errors(403, 404, 409),
    dependencies=[limited("words")],
    tags=["table"],
)
async def say(game: GameId, seat: SeatNumber, line: models.Line, service: TheService, session: TheSession) -> None:
    """A chat line: a ready phrase, which everyone reads in their own language, or free text."""
    await service.say(session, game, seat, line)

"""The JSON API under /api/v1: everything that the pages do, for programs.

Here are what all its parts share, the content, and the tables; `play_api` has the answers of seats, `seat_api` who
sits where. Answers are described by `answers` and written by `views`; refusals come in the one form of `errors`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from pydantic_core import to_json
from starlette.responses import Response, StreamingResponse

from imperial_miners.packs import load_names
from imperial_miners.web.api import responses, writing
from imperial_miners.web.http.dependencies import (
    AWAY,
    HEARTBEAT,
    GameId,
    SeatNumber,
    TheService,
    TheSession,
    TheTable,
    Viewer,
    answer,
    answer_to,
    limited,
)
from imperial_miners.web.http.guard import address_of
from imperial_miners.web.http.languages import LANGUAGE_NAMES, language_of
from imperial_miners.web.log.device import new_session
from imperial_miners.web.refusals import Trouble
from imperial_miners.web.tables import requests
from imperial_miners.web.tables.service import Service

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
    return {status: {"model": responses.ErrorOut} for status in sorted({*ALWAYS, *statuses})}


router = APIRouter(prefix="/api/v1", responses=errors())


# Asynchronous, though they wait for nothing: others would be called in a thread, which costs more than they do.


# -------------------------------------------------------------------- devices and words


@router.post("/sessions", status_code=201, response_model=responses.SessionOut, tags=["device"])
async def open_session(request: Request) -> Response:
    """A token for a program. Browsers need none: they get theirs in a cookie when they take a seat."""
    session = new_session()
    return answer({"token": session.token}, 201)


@router.get("/languages", response_model=responses.LanguagesOut, tags=["content"])
async def languages(request: Request) -> Response:
    """The languages of the interface."""
    found = [{"id": language, "name": name} for language, name in LANGUAGE_NAMES.items()]
    return answer({"languages": found, "current": language_of(request)})


@router.get("/packs", response_model=responses.PacksOut, tags=["content"])
async def packs(service: TheService) -> Response:
    """The packs on offer."""
    return answer({"packs": list(service.packs)})


@router.get("/packs/{pack}", response_model=responses.PackOut, responses=errors(404), tags=["content"])
async def pack_content(pack: Annotated[str, Path(max_length=64)], request: Request, service: TheService) -> Response:
    """All cards, Events and boards of a pack, with names in the reader's language."""
    if pack not in service.packs:
        raise Trouble("no-such-pack")
    names = load_names(service.pack_folders[pack], language_of(request))
    return answer(writing.pack_json(service.packs[pack], names))


# -------------------------------------------------------------------- tables


@router.post(
    "/games",
    status_code=201,
    response_model=responses.TableOut,
    responses=errors(403, 404),
    dependencies=[limited("creations")],
    tags=["table"],
)
async def create(wanted: requests.NewTable, request: Request, service: TheService, session: TheSession) -> Response:
    """Begin a game."""
    table = await service.create(session, wanted)
    return answer_to(request, session, writing.table_json(table, session.holder), 201)


@router.get("/games", response_model=responses.GamesOut, tags=["table"])
async def my_games(service: TheService, session: TheSession) -> Response:
    """The games in which this device holds a seat, those that run first."""
    found = [] if session.is_new else await service.games_of(session)
    return answer({"games": [writing.table_json(table, session.holder) for table in found]})


@router.get("/games/{game}", response_model=responses.TableOut, responses=errors(404, 409), tags=["table"])
async def show_table(table: TheTable, session: TheSession) -> Response:
    """What everybody may know about a table."""
    return answer(writing.table_json(table, session.holder))


@router.get("/games/{game}/view", response_model=responses.ViewOut, responses=errors(404, 409), tags=["table"])
async def watch(table: TheTable) -> Response:
    """The game as a spectator sees it."""
    return answer(writing.view_json(table, -1))


@router.get("/games/{game}/record", response_model=responses.RecordOut, responses=errors(404, 409), tags=["table"])
async def record(table: TheTable, service: TheService) -> Response:
    """The record, with the seed once the game is over; before that only the seed's hash."""
    return answer(service.record(table))


@router.get("/games/{game}/log", response_model=responses.LogOut, responses=errors(403, 404, 409), tags=["table"])
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
    return answer(writing.log_json(table, await service.told_after(table, after), seat))


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
async def say(game: GameId, seat: SeatNumber, line: requests.Line, service: TheService, session: TheSession) -> None:
    """A chat line: a ready phrase, which everyone reads in their own language, or free text."""
    await service.say(session, game, seat, line)

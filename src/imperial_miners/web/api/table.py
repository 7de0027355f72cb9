"""The JSON API under /api/v1: everything that the pages do, for programs.

Here are what all its parts share, the content, and the tables; `play_api` has the answers of seats, `seat_api` who
sits where. Answers are described by `answers` and written by `views`; refusals come in the one form of `errors`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from fastapi.sse import format_sse_event
from pydantic_core import to_json
from starlette.responses import Response, StreamingResponse

from imperial_miners.text.naming import names_of
from imperial_miners.text.speaker import speaker_for
from imperial_miners.web.api import responses, writing
from imperial_miners.web.http.dependencies import (
    LANGUAGE_NAMES,
    OWN_SEAT,
    OWN_VIEW,
    DealtTable,
    GameId,
    SeatNumber,
    TheService,
    TheSession,
    TheTable,
    Viewer,
    answer,
    answer_to,
    language_of,
    limited,
)
from imperial_miners.web.http.sse import EventStream, last_event
from imperial_miners.web.log.device import new_session
from imperial_miners.web.log.entry import LoggedEntry
from imperial_miners.web.log.state import Table
from imperial_miners.web.refusals import Closed, Refusal
from imperial_miners.web.tables import requests

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
    """The packs on offer, by id."""
    return answer({"packs": list(service.packs)})


@router.get("/packs/{pack}", response_model=responses.PackOut, responses=errors(404), tags=["content"])
async def pack_content(
    pack: Annotated[str, Path(max_length=64)],
    request: Request,
    service: TheService,
    digest: Annotated[str, Query(max_length=64, description="An edition of the pack; the newest without it.")] = "",
) -> Response:
    """All cards, Events and boards of a pack, with names in the reader's language."""
    found = await service.packs.edition(pack, digest) if digest else service.packs.get(pack)
    if found is None:
        raise Refusal("no-such-pack")
    return answer(writing.pack_json(found, names_of(found, language_of(request))))


# -------------------------------------------------------------------- tables


@router.post("/promises", status_code=201, response_model=responses.PromiseOut, responses=errors(403), tags=["table"])
async def promise(request: Request, service: TheService, session: TheSession) -> Response:
    """The hash of a secret that the server will deal the cards of one game of this device from, with what is added."""
    made = service.promises.make(session, service.live.now())
    shown = {"promise": made.token, "secret_hash": made.secret_hash, "expires": made.expires}
    return answer_to(request, session, shown, 201)


@router.post(
    "/games",
    status_code=201,
    response_model=responses.TableOut,
    responses=errors(403, 404, 409),
    dependencies=[limited("creations")],
    tags=["table"],
)
async def create(wanted: requests.NewGame, request: Request, service: TheService, session: TheSession) -> Response:
    """Begin a game. Its cards are dealt from the secret of a promise and what those who sit down add."""
    table = await service.games.create(session, wanted)
    return answer_to(request, session, writing.table_json(table, session.holder), 201)


@router.get("/games", response_model=responses.GamesOut, tags=["table"])
async def my_games(service: TheService, session: TheSession) -> Response:
    """The games in which this device holds a seat, those that run first."""
    found = [] if session.is_new else await service.games.of(session)
    closed = [] if session.is_new else await service.games.closed_of(session)
    return answer({"games": [writing.table_json(table, session.holder) for table in found], "closed": closed})


@router.get("/games/{game}", response_model=responses.TableOut, responses=errors(404, 409), tags=["table"])
async def show_table(table: TheTable, session: TheSession) -> Response:
    """What everybody may know about a table."""
    return answer(writing.table_json(table, session.holder))


@router.get("/games/{game}/view", response_model=responses.ViewOut, responses=errors(404, 409), tags=["table"])
async def watch(table: DealtTable) -> Response:
    """The game as a spectator sees it."""
    return answer(writing.view_json(table, -1))


@router.get("/games/{game}/record", response_model=responses.RecordOut, responses=errors(404, 409), tags=["table"])
async def record(game: GameId, service: TheService) -> Response:
    """The record, with the seed once the game is over; before that only the seed's hash."""
    return answer(await service.closed.record(game))


@router.get(
    "/games/{game}/log",
    response_model=responses.LogOut,
    responses=errors(403, 404, 409),
    dependencies=[OWN_VIEW],
    tags=["table"],
)
async def log(
    game: GameId,
    request: Request,
    service: TheService,
    seat: Viewer = -1,
    after: Annotated[int, Query(ge=-1, le=2**31 - 1)] = -1,
    words: Annotated[bool, Query(description="With what happened in words of the reader's language.")] = False,
) -> Response:
    """The log after an entry, as one of one's own seats or a spectator may see it."""
    try:
        table = await service.live.table(game)
    except Closed as closed:
        return answer((await service.closed.read(game, closed.reason)).log(after))
    speaker = speaker_for(table.pack, language_of(request)) if words else None
    return answer(writing.log_json(table, await service.live.log_after(table, after), seat, speaker))


@router.get(
    "/games/{game}/stream",
    response_class=StreamingResponse,
    responses={
        **errors(403, 404, 409),
        200: {"content": {"text/event-stream": {"schema": EVENT}}, "description": "Entries as events."},
    },
    dependencies=[OWN_VIEW],
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
    last = last_event(request)
    seq = last if last is not None else table.state.seq if after is None else after

    async def news(table: Table) -> list[bytes]:
        nonlocal seq
        found = await service.live.log_after(table, seq)
        seq = found[-1].entry.seq if found else seq
        return [event_of(table, one, seat) for one in found]

    return EventStream(service, table.id, seat, session.holder).response(request, news)


def event_of(table: Table, logged: LoggedEntry, viewer: int) -> bytes:
    """An entry of the log as an event of a stream."""
    data = to_json(logged.to_json(table.pack, viewer)).decode()
    return format_sse_event(id=str(logged.entry.seq), event=logged.entry.kind, data_str=data)


@router.post(
    "/games/{game}/seats/{seat}/chat",
    status_code=204,
    responses=errors(403, 404, 409),
    dependencies=[OWN_SEAT, limited("words")],
    tags=["table"],
)
async def say(
    game: GameId, seat: SeatNumber, line: requests.ChatLine, service: TheService, session: TheSession
) -> None:
    """A chat line: a ready phrase, which everyone reads in their own language, or free text."""
    await service.chat.say(session, game, seat, line)

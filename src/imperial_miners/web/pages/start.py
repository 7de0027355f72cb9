"""The way to a table: the start page with every kind of game, the reader's own games, and their settings."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Form, Query, Request
from pydantic import ValidationError
from starlette.responses import RedirectResponse, Response

from imperial_miners.engine.phases import PHASES
from imperial_miners.web.http.dependencies import TheService, TheSession
from imperial_miners.web.http.guard import address_of, require_form
from imperial_miners.web.http.languages import COOKIE as LANGUAGE_COOKIE
from imperial_miners.web.http.languages import LANGUAGE_NAMES, language_of
from imperial_miners.web.http.sessions import YEAR
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import COLOURS, LEVELS
from imperial_miners.web.pages.art import pictures_of
from imperial_miners.web.pages.rendering import (
    CHAT_COOKIE,
    SOUND_COOKIE,
    THEME_COOKIE,
    THEMES,
    main_pack,
    page,
    reader_of,
)
from imperial_miners.web.refusals import Trouble
from imperial_miners.web.scene.table import name_of
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.requests import NewTable

router: Final = APIRouter(include_in_schema=False)
CHOICES_COOKIE: Final = "imperial_miners_choices"
CHOICES: Final = {"name": "", "colour": "red", "variant": "standard", "decks": "shared", "level": "adept", "clock": "0"}
"""What a device remembers of the last game it began, and how a new one begins."""
CLOCKS: Final = (0, 60, 120, 180, 300, 600)
Kind = Literal["solo", "bots", "device", "friends"]
Word = Annotated[str, Form(max_length=100)]


@dataclass(frozen=True, slots=True)
class Going:
    """A game of this device, in a line."""

    id: str
    names: str
    round: int
    phase: str
    is_over: bool
    is_awaited: bool


def remembered(request: Request) -> dict[str, str]:
    """What the device chose last."""
    try:
        found = json.loads(request.cookies.get(CHOICES_COOKIE, "{}"))
    except ValueError:
        found = {}
    if not isinstance(found, dict):
        found = {}
    return {key: str(found.get(key, default))[:40] for key, default in CHOICES.items()}


def going(table: Table, holder: str, reader: Reader) -> Going:
    """A game in a line."""
    names = ", ".join(name_of(chair, seat, reader) for seat, chair in enumerate(table.state.chairs))
    awaited = set(table.game.awaiting()) & set(table.seats_of(holder))
    return Going(table.id, names, table.game.round, PHASES[table.game.phase], table.game.is_over, bool(awaited))


@router.get("/")
async def start(request: Request, service: TheService, session: TheSession) -> Response:
    """Every way to begin or go on."""
    reader = reader_of(request)
    tables = [] if session.is_new else await service.games_of(session)
    return page(
        request,
        "start.html",
        reader,
        choices=remembered(request),
        games=[going(table, session.holder, reader) for table in tables],
        levels=[(level, reader.title(level)) for level in LEVELS],
        colours=COLOURS,
        clocks=CLOCKS,
        pictures=pictures_of(main_pack(request)),
        code=request.query_params.get("code", "")[:20],
    )


@router.post("/play")
async def play(
    request: Request,
    service: TheService,
    session: TheSession,
    form_token: Word,
    kind: Annotated[Kind, Form()],
    count: Annotated[int, Form(ge=1, le=5)] = 1,
    name: Word = "",
    colour: Word = "",
    level: Word = "adept",
    variant: Word = "standard",
    decks: Word = "shared",
    clock: Annotated[int, Form(ge=0, le=3600)] = 0,
    names: Annotated[list[str] | None, Form(max_length=5)] = None,
) -> Response:
    """Begin a game."""
    require_form(session, form_token)
    request.app.state.buckets.take("creations", address_of(request))
    chosen = {"name": name, "colour": colour, "variant": variant, "decks": decks, "level": level, "clock": str(clock)}
    first: dict[str, Any] = {"kind": "person", "name": name[:24], "colour": colour if colour in COLOURS else None}
    seats = [first]
    if kind == "bots":
        seats += [{"kind": "bot", "level": level}] * min(count, 4)
    elif kind == "device":
        others = [*(names or []), "", "", "", ""]
        seats += [{"kind": "person", "name": others[i][:24]} for i in range(max(1, count - 1))]
    elif kind == "friends":
        seats += [{"kind": "open"}] * max(1, count - 1)
    asked = {
        "seats": seats,
        "variant": variant,
        "decks": decks,
        "clock": clock or None,
        "language": language_of(request),
    }
    table = await service.create(session, wanted(asked))
    way = {"device": "/pass", "friends": "/seats"}.get(kind, "/1")
    response = RedirectResponse(f"/table/{table.id}{way}", 303)
    keep(response, CHOICES_COOKIE, json.dumps(chosen), request)
    return response


def wanted(asked: dict[str, Any]) -> NewTable:
    """A table as asked for; Trouble if it cannot be."""
    try:
        return NewTable.model_validate(asked)
    except ValidationError:
        raise Trouble("malformed") from None


@router.post("/play/again/{game}")
async def play_again(
    request: Request, service: TheService, session: TheSession, game: str, form_token: Word
) -> Response:
    """A new game with the same seats and options."""
    require_form(session, form_token)
    request.app.state.buckets.take("creations", address_of(request))
    table = await service.table(game)
    origin = table.origin
    seats: list[dict[str, str | None]] = []
    for chair in table.state.chairs:
        kind = "bot" if chair.kind == "bot" else "person" if chair.holder == session.holder else "open"
        seats.append({"kind": kind, "name": chair.name if kind != "open" else "", "colour": chair.colour})
        if kind == "bot":
            seats[-1]["level"] = chair.bot
    asked = {"seats": seats, "variant": origin.variant, "decks": origin.decks, "clock": origin.clock}
    fresh = await service.create(session, wanted(asked | {"language": language_of(request), "pack": origin.pack}))
    has_open = any(seat["kind"] == "open" for seat in seats)
    return RedirectResponse(f"/table/{fresh.id}{'/seats' if has_open else ''}", 303)


@router.get("/watch")
async def find_table(service: TheService, game: Annotated[str, Query(max_length=200)] = "") -> Response:
    """To a game whose id or link was typed."""
    parts = [part for part in game.strip().split("/") if part]
    id = parts[parts.index("table") + 1] if "table" in parts[:-1] else (parts or [""])[-1]
    table = await service.table(id[:32])
    return RedirectResponse(f"/table/{table.id}/watch", 303)


@router.post("/device")
async def redeem(request: Request, service: TheService, session: TheSession, form_token: Word, code: Word) -> Response:
    """Take over the seats of the device that shows a code."""
    require_form(session, form_token)
    request.app.state.buckets.take("guesses", address_of(request))
    table = await service.seating.redeem(session, code)
    return RedirectResponse(f"/table/{table.id}", 303)


@router.post("/settings")
async def settings(
    request: Request, language: Word = "", theme: Word = "", sound: Word = "", chat: Word = "", back: Word = "/"
) -> Response:
    """Remember language, light, sound and chat on this device. No game is touched, so no token is asked for."""
    is_ours = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back.replace("\n", "").replace("\r", "") if is_ours else "/", 303)
    if language in LANGUAGE_NAMES:
        keep(response, LANGUAGE_COOKIE, language, request)
    keep(response, THEME_COOKIE, theme if theme in THEMES else "", request)
    for cookie, chosen in ((SOUND_COOKIE, sound), (CHAT_COOKIE, chat)):
        if chosen in ("on", "off"):
            keep(response, cookie, chosen, request)
    return response


def keep(response: Response, name: str, value: str, request: Request) -> None:
    """Let a device remember something that is no secret."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=is_secure)

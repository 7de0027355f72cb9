"""The way to a table: the start page with every kind of game, the reader's own games, and their settings."""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from datetime import tzinfo
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Form, Query, Request
from pydantic import ValidationError
from starlette.responses import RedirectResponse, Response

from imperial_miners.engine.fairness import MOST_CONTRIBUTION
from imperial_miners.engine.phases import PHASES
from imperial_miners.web.http.dependencies import (
    LANGUAGE_COOKIE,
    LANGUAGE_NAMES,
    OWN_FORM,
    YEAR,
    TheService,
    TheSession,
    answer,
    language_of,
    limited,
    zone_of_reader,
)
from imperial_miners.web.log.alerts import NIGHT
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.pace import HOUR, LONGEST
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import COLOURS, LEVELS
from imperial_miners.web.log.waiting import rank, waits_for
from imperial_miners.web.pages.days import hours_shown, said_clock, said_end
from imperial_miners.web.pages.rendering import (
    CHAT_COOKIE,
    THEME_COOKIE,
    THEMES,
    page,
    reader_of,
)
from imperial_miners.web.pages.seats import open_to_network, reach_of
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.scene.players import name_of
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.requests import NewTable, one_line
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)
CHOICES_COOKIE: Final = "imperial_miners_choices"
CHOICES: Final = {"name": "", "colour": "red", "variant": "standard", "decks": "shared", "level": "adept", "clock": "0"}
"""What a device remembers of the last game it began, and how a new one begins."""
SHOWN_ANEW: Final = ("form_token", "promise", "adds")
"""What a form that is shown again has of its own."""
CLOCKS: Final = (0, 60, 120, 180, 300, 600, 4 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR, 72 * HOUR, 168 * HOUR)
Kind = Literal["solo", "bots", "device", "friends"]
Word = Annotated[str, Form(max_length=100)]
Added = Annotated[str, Form(max_length=MOST_CONTRIBUTION)]


@dataclass(frozen=True, slots=True)
class Going:
    """A game of this device, in a line."""

    id: str
    names: str
    round: int
    phase: str
    is_over: bool
    is_awaited: bool
    is_waiting: bool  # people wait for this device
    ends: str  # when the time of this device is up in a game over days, or that the table pauses


def remembered(request: Request) -> dict[str, str]:
    """What the device chose last."""
    try:
        found = json.loads(request.cookies.get(CHOICES_COOKIE, "{}"))
    except ValueError:
        found = {}
    if not isinstance(found, dict):
        found = {}
    return {key: str(found.get(key, default))[:40] for key, default in CHOICES.items()}


def going(table: Table, holder: str, reader: Reader, zone: tzinfo) -> Going:
    """A game in a line."""
    names = ", ".join(name_of(chair, seat, reader) for seat, chair in enumerate(table.state.chairs))
    awaited = set(table.game.awaiting()) & set(table.seats_of(holder))
    phase, waits = PHASES[table.game.phase], waits_for(table, holder)
    ends = said_end(table, table.seats_of(holder), reader, zone)
    return Going(table.id, names, table.game.round, phase, table.game.is_over, bool(awaited), waits, ends)


async def own_tables(service: Service, session: Session) -> list[Table]:
    """The games of a device, those first where somebody waits for it."""
    tables = [] if session.is_new else await service.games.of(session)
    return sorted(tables, key=lambda table: rank(table, session.holder))


@router.get("/awaited")
async def awaited(service: TheService, session: TheSession) -> Response:
    """At how many tables people wait for this device: the number on the sign of the installed game."""
    return answer({"tables": sum(waits_for(table, session.holder) for table in await own_tables(service, session))})


@router.get("/")
async def start(request: Request, service: TheService, session: TheSession) -> Response:
    """Every way to begin or go on."""
    reader = reader_of(request)
    tables = await own_tables(service, session)
    told = await service.alerts.kept.of(session.device) if tables else None
    return page(
        request,
        "start.html",
        reader,
        choices=remembered(request),
        is_signed_in=bool(session.account),
        has_alerts=told is not None,
        has_webhooks=service.alerts.webhooks.are_offered,
        quiet=(told.quiet_from, told.quiet_to) if told is not None else NIGHT,
        games=[going(table, session.holder, reader, zone_of_reader(request)) for table in tables],
        closed=[] if session.is_new else await service.games.closed_of(session),
        levels=[(level, reader.title(level)) for level in LEVELS],
        colours=COLOURS,
        clocks=[(clock, said_clock(clock, reader)) for clock in CLOCKS],
        hours=await hours_shown(service, session) if tables else None,
        can_share=reach_of(request).can_share(request),
        code=request.query_params.get("code", "")[:20],
        promise=service.promises.make(session, service.live.now()),
    )


@router.post("/play", dependencies=[OWN_FORM, limited("creations")])
async def play(
    request: Request,
    service: TheService,
    session: TheSession,
    kind: Annotated[Kind, Form()],
    count: Annotated[int, Form(ge=1, le=5)] = 1,
    name: Word = "",
    colour: Word = "",
    level: Word = "adept",
    variant: Word = "standard",
    decks: Word = "shared",
    clock: Annotated[int, Form(ge=0, le=LONGEST)] = 0,
    names: Annotated[list[str] | None, Form(max_length=5)] = None,
    share: Word = "",
    promise: Word = "",
    adds: Added = "",
) -> Response:
    """Begin the game that the form describes."""
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
        "adds": one_line(adds)[:MOST_CONTRIBUTION],
    }
    if share and kind == "friends":
        with contextlib.suppress(Refusal):  # the page of seats then says that links lead nowhere yet, and what to do
            await open_to_network(request)
    try:
        table = await service.games.create(session, wanted(asked | {"promise": promise}))
    except Refusal as refusal:
        return await promise_anew(request, service, session, refusal)
    way = {"device": "/pass", "friends": "/seats"}.get(kind, "/1")
    response = RedirectResponse(f"/table/{table.id}{way}", 303)
    keep(response, CHOICES_COOKIE, json.dumps(chosen), request)
    await service.accounts.remember(session, {CHOICES_COOKIE: json.dumps(chosen)})
    return response


async def promise_anew(request: Request, service: Service, session: Session, refusal: Refusal) -> Response:
    """The same form once more where its promise was used or is too old (somebody went back): no game is begun by a
    secret whose hash was not shown before. Any other refusal is raised."""
    if refusal.code != "promise-void":
        raise refusal
    form = await request.form()
    fields = [(name, value) for name, value in form.multi_items() if name not in SHOWN_ANEW]
    promise = service.promises.make(session, service.live.now())
    return page(
        request, "again.html", reader_of(request), action=request.url.path, fields=fields, promise=promise, status=409
    )


def wanted(asked: dict[str, Any]) -> NewTable:
    """A table as asked for; Refusal if it cannot be."""
    try:
        return NewTable.model_validate(asked)
    except ValidationError:
        raise Refusal("malformed") from None


@router.post("/play/again/{game}", dependencies=[OWN_FORM, limited("creations")])
async def play_again(
    request: Request, service: TheService, session: TheSession, game: str, promise: Word = "", adds: Added = ""
) -> Response:
    """A new game with the same seats and options."""
    table = await service.live.table(game)
    origin = table.origin
    seats: list[dict[str, str | None]] = []
    for chair in table.state.chairs:
        kind = "bot" if chair.kind == "bot" else "person" if chair.holder == session.holder else "open"
        seats.append({"kind": kind, "name": chair.name if kind != "open" else "", "colour": chair.colour})
        if kind == "bot":
            seats[-1]["level"] = chair.bot
    asked = {"seats": seats, "variant": origin.variant, "decks": origin.decks, "clock": origin.clock}
    more = {"language": language_of(request), "pack": origin.pack, "adds": one_line(adds)[:MOST_CONTRIBUTION]}
    try:
        fresh = await service.games.create(session, wanted(asked | more | {"promise": promise}))
    except Refusal as refusal:
        return await promise_anew(request, service, session, refusal)
    has_open = any(seat["kind"] == "open" for seat in seats)
    return RedirectResponse(f"/table/{fresh.id}{'/seats' if has_open else ''}", 303)


@router.get("/watch")
async def find_table(service: TheService, game: Annotated[str, Query(max_length=200)] = "") -> Response:
    """To a game whose id or link was typed."""
    parts = [part for part in game.strip().split("/") if part]
    id = parts[parts.index("table") + 1] if "table" in parts[:-1] else (parts or [""])[-1]
    table = await service.live.table(id[:32])
    return RedirectResponse(f"/table/{table.id}/watch", 303)


@router.post("/device", dependencies=[OWN_FORM, limited("guesses")])
async def redeem(request: Request, service: TheService, session: TheSession, code: Word) -> Response:
    """Take over the seats of the device that shows a code."""
    table = await service.seating.redeem(session, code)
    return RedirectResponse(f"/table/{table.id}", 303)


@router.post("/settings")
async def settings(
    request: Request,
    service: TheService,
    session: TheSession,
    language: Word = "",
    theme: Word = "",
    chat: Word = "",
    back: Word = "/",
) -> Response:
    """Remember language, light and chat on this device, and for others of an account. No game is touched, so no token
    is asked for."""
    is_ours = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back.replace("\n", "").replace("\r", "") if is_ours else "/", 303)
    chosen = {THEME_COOKIE: theme if theme in THEMES else ""}
    if language in LANGUAGE_NAMES:
        chosen[LANGUAGE_COOKIE] = language
    if chat in ("on", "off"):
        chosen[CHAT_COOKIE] = chat
    for name, value in chosen.items():
        keep(response, name, value, request)
    await service.accounts.remember(session, chosen)
    return response


def keep(response: Response, name: str, value: str, request: Request) -> None:
    """Let a device remember something that is no secret."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=is_secure)

"""The whole log of a game on a page of its own, round by round, in the words and with the eyes of its reader; and what
others did since somebody looked last."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from imperial_miners.web.http.dependencies import OWN_PAGE_SEAT, TheService, TheSession
from imperial_miners.web.log.device import Session
from imperial_miners.web.pages.coach import helping
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.table import GameId, SeatNumber
from imperial_miners.web.scene.log import see_chat, see_log, see_others
from imperial_miners.web.scene.players import pawn_of
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)
After = Annotated[int, Query(ge=-1, le=2**31 - 1, description="The entry that was seen last.")]


@router.get("/table/{game}/watch/log")
async def watched_log(request: Request, game: GameId, service: TheService, session: TheSession) -> Response:
    """The log as everybody may read it."""
    return await show_log(request, service, session, game, -1)


@router.get("/table/{game}/{seat}/log", dependencies=[OWN_PAGE_SEAT])
async def seat_log(
    request: Request, game: GameId, seat: SeatNumber, service: TheService, session: TheSession
) -> Response:
    """The log as a seat may read it."""
    return await show_log(request, service, session, game, seat - 1)


@router.get("/table/{game}/watch/away")
async def watched_away(
    request: Request, game: GameId, service: TheService, session: TheSession, after: After = -1
) -> Response:
    """What happened since a spectator looked last."""
    return await show_away(request, service, game, -1, after)


@router.get("/table/{game}/{seat}/away", dependencies=[OWN_PAGE_SEAT])
async def seat_away(
    request: Request, game: GameId, seat: SeatNumber, service: TheService, session: TheSession, after: After = -1
) -> Response:
    """What others did since a seat's player looked last."""
    return await show_away(request, service, game, seat - 1, after)


async def show_away(request: Request, service: Service, game: str, seat: int, after: int) -> Response:
    """The turns of others after an entry; nothing where there are none."""
    table = await service.live.table(game)
    reader = reader_of(request, table.pack)
    view = table.game.view(seat)
    pawns = tuple(pawn_of(chair, at, seat, reader) for at, chair in enumerate(table.state.chairs))
    rounds = see_others(await service.live.log_after(table, after), view, pawns, reader)
    base = f"/table/{table.id}/{seat + 1 if seat >= 0 else 'watch'}"
    return helping(request, "away", reader, rounds=rounds, base=base)


async def show_log(request: Request, service: Service, session: Session, game: str, seat: int) -> Response:
    """A log from the beginning."""
    table = await service.live.table(game)
    reader = reader_of(request, table.pack)
    view = table.game.view(seat)
    pawns = tuple(pawn_of(chair, at, seat, reader) for at, chair in enumerate(table.state.chairs))
    entries = await service.live.log_after(table, -1)
    rounds, said = see_log(entries, view, pawns, reader, is_whole=True), see_chat(entries, view, pawns, reader)
    base = f"/table/{table.id}/{seat + 1 if seat >= 0 else 'watch'}"
    return page(request, "log.html", reader, rounds=rounds, said=said, base=base)

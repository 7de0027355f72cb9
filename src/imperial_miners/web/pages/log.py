"""The whole log of a game on a page of its own, round by round, in the words and with the eyes of its reader."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from imperial_miners.web.http.dependencies import TheService, TheSession
from imperial_miners.web.log.device import Session
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.table import GameId, SeatNumber
from imperial_miners.web.scene.log import LogLine, see_log
from imperial_miners.web.scene.table import see_player
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)
ALL: Final = 1_000_000


@router.get("/table/{game}/watch/log")
async def watched_log(request: Request, game: GameId, service: TheService, session: TheSession) -> Response:
    """The log as everybody may read it."""
    return await show_log(request, service, session, game, -1)


@router.get("/table/{game}/{seat}/log")
async def seat_log(
    request: Request, game: GameId, seat: SeatNumber, service: TheService, session: TheSession
) -> Response:
    """The log as a seat may read it."""
    return await show_log(request, service, session, game, seat - 1)


async def show_log(request: Request, service: Service, session: Session, game: str, seat: int) -> Response:
    """A log from the beginning."""
    table = await service.table(game)
    if seat >= 0:
        table.require_holder(session.holder, seat)
    reader = reader_of(request, table.pack)
    view = table.game.view(seat)
    pawns = tuple(see_player(view, chair, at, seat, reader).pawn for at, chair in enumerate(table.state.chairs))
    lines = see_log(await service.told_after(table, -1), view, pawns, reader, ALL)
    base = f"/table/{table.id}/{seat + 1 if seat >= 0 else 'watch'}"
    return page(request, "log.html", reader, rounds=by_round(lines[::-1], reader.ui("set-up")), base=base)


def by_round(lines: tuple[LogLine, ...], first: str) -> list[tuple[str, list[LogLine]]]:
    """The lines under the headings of their rounds, those of the set-up under one of their own."""
    found: list[tuple[str, list[LogLine]]] = [(first, [])]
    for line in lines:
        if line.kind == "round":
            found.append((line.text, []))
        else:
            found[-1][1].append(line)
    return [(heading, told) for heading, told in found if told]

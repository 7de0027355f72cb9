"""A report to send when something seems wrong: the version, what is played, and the position as its reader may know it.

It holds nothing about people: no names, no words of the chat, no addresses, nothing of the device. Of a game that is
over it has the whole record; of one that runs only what this seat sees.
"""

from __future__ import annotations

import json
from importlib.metadata import version
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse, Response

from imperial_miners.web.http.dependencies import OWN_PAGE_SEAT, TheService
from imperial_miners.web.log.state import Table
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.table import GameId, SeatNumber
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)
AsFile = Annotated[bool, Query(description="As a file instead of a page.")]


@router.get("/table/{game}/watch/report")
async def watched_report(request: Request, game: GameId, service: TheService, file: AsFile = False) -> Response:
    """A report with what everybody may know."""
    return await show_report(request, service, game, -1, file)


@router.get("/table/{game}/{seat}/report", dependencies=[OWN_PAGE_SEAT])
async def seat_report(
    request: Request, game: GameId, seat: SeatNumber, service: TheService, file: AsFile = False
) -> Response:
    """A report with what a seat may know."""
    return await show_report(request, service, game, seat - 1, file)


async def show_report(request: Request, service: Service, game: str, seat: int, is_file: bool) -> Response:
    """The report, to be read and copied, or as a file."""
    table = await service.live.table(game)
    reader = reader_of(request, table.pack)
    text = report_of(table, seat, reader.language)
    if is_file:
        headers = {"content-disposition": 'attachment; filename="imperial-miners-report.txt"'}
        return PlainTextResponse(text, headers=headers)
    base = f"/table/{table.id}/{seat + 1 if seat >= 0 else 'watch'}"
    return page(request, "report.html", reader, text=text, base=base, is_over=table.game.is_over)


def report_of(table: Table, seat: int, language: str) -> str:
    """The report as text."""
    game = table.game
    who = f"seat {seat + 1} of {len(game.seats)}" if seat >= 0 else f"a spectator of {len(game.seats)} seats"
    lines = [
        f"Imperial Miners {version('imperial-miners')}, in {language}",
        f"pack {game.pack.id} {game.pack.digest}, {game.rules}, luck {game.luck}, {game.variant}, {game.decks} decks",
        f"{who}, round {game.round}, after {len(game.history())} answers",
        "",
        "What happened?",
        "",
        "What should have happened?",
        "",
    ]
    if game.is_over:
        return "\n".join([*lines, "Record:", game.record().to_json()]) + "\n"
    seen = json.dumps(game.view(seat).to_json(), ensure_ascii=False)
    return "\n".join([*lines, "Position:", seen]) + "\n"

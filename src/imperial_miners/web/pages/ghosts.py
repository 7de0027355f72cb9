"""Ghosts as pages: choose a deal and the recorded runs beside which to play it."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Form, Query, Request, UploadFile
from starlette.responses import RedirectResponse, Response

from imperial_miners.review.deals.deal import Deal
from imperial_miners.web.http.dependencies import OWN_FORM, TheService, TheSession, limited
from imperial_miners.web.log.deals import GhostRow
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import LEVELS, NAME_LENGTH
from imperial_miners.web.pages.rendering import main_pack, page, reader_of
from imperial_miners.web.pages.seats import reach_of
from imperial_miners.web.pages.start import Word, remembered
from imperial_miners.web.refusals import Refusal, message_of
from imperial_miners.web.scene.players import name_of
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.ghosts import MOST_GHOSTS, is_deal
from imperial_miners.web.tables.requests import one_line
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)


def standings_words(table: Table, reader: Reader) -> str:
    """A finished game in a line: who played it, and the points."""
    standings = table.game.outcome().standings
    names = [name_of(chair, seat, reader) for seat, chair in enumerate(table.state.chairs)]
    found = ", ".join(f"{names[s.seat]}: {reader.ui('score-of', count=s.score)}" for s in standings)
    older = ", ".join(edition for _, edition in table.editions)
    return f"{found} ({reader.ui('older-edition', edition=older)})" if older else found


@router.get("/ghosts")
async def choose(
    request: Request, service: TheService, session: TheSession, game: Annotated[str, Query(max_length=32)] = ""
) -> Response:
    """What to play, and beside whom. With a game in the address, beside that one."""
    return await show_choice(request, service, session, game)


async def show_choice(
    request: Request, service: Service, session: Session, game: str, refusal: Refusal | None = None
) -> Response:
    """The page on which ghosts are chosen, with what was refused if anything was."""
    reader = reader_of(request)
    tables = [] if session.is_new else [table for table in await service.games.of(session) if is_deal(table)]
    if game and game not in [table.id for table in tables]:
        table = await service.live.table(game)
        if not is_deal(table):
            raise Refusal("not-found")
        tables.insert(0, table)
    return page(
        request,
        "deals/ghosts.html",
        reader,
        200 if refusal is None else refusal.status,
        game=game,
        games=[(table.id, standings_words(table, reader)) for table in tables],
        levels=[(level, reader.title(level)) for level in LEVELS],
        link=reach_of(request).link(request, f"/ghosts?game={game}") if game else "",
        name=remembered(request)["name"],
        trouble=message_of(refusal, reader.language) if refusal is not None else "",
    )


@router.post("/ghosts", dependencies=[OWN_FORM, limited("creations")])
async def begin(
    request: Request,
    service: TheService,
    session: TheSession,
    game: Annotated[str, Form(max_length=32)] = "",
    name: Word = "",
    friend: Word = "",
    levels: Annotated[list[str] | None, Form(max_length=6)] = None,
    records: Annotated[list[UploadFile] | None, Form(max_length=MOST_GHOSTS)] = None,
) -> Response:
    """Begin a game beside the ghosts that were chosen."""
    texts = [(await record.read()).decode("utf-8", "replace") for record in records or [] if record.filename]
    try:
        deal, ghosts = await gathered(request, service, session, game, texts, one_line(friend)[:NAME_LENGTH])
    except Refusal as refusal:
        if refusal.code != "bad-record":
            raise
        return await show_choice(request, service, session, game, refusal)
    ghosts += [GhostRow("", level, 0, None) for level in LEVELS if level in (levels or [])]
    table = await service.ghosts.begin(session, deal, ghosts, one_line(name)[:NAME_LENGTH])
    return RedirectResponse(f"/table/{table.id}", 303)


async def gathered(
    request: Request, service: Service, session: Session, game: str, texts: list[str], friend: str
) -> tuple[Deal, list[GhostRow]]:
    """The deal, and the recorded runs of it: those of a game here, and those of records that were brought."""
    reader = reader_of(request)
    ghosts, kept = [], []
    if game:
        table = await service.live.table(game)
        if not is_deal(table):
            raise Refusal("not-found")
        kept.append(table.game.record().to_json())
        mine = table.seats_of(session.holder)
        for seat, chair in enumerate(table.state.chairs):
            name = reader.ui("ghost-yours") if seat in mine else name_of(chair, seat, reader)
            ghosts.append(GhostRow(name[:NAME_LENGTH], None, seat, kept[0]))
    if not kept and not texts:
        return service.ghosts.fresh(main_pack(request)), ghosts
    deal, seats = await service.ghosts.check([*kept, *texts])
    for number, (text, seat) in enumerate(seats[len(ghosts) :], 1):
        plain = friend or reader.ui("ghost-friend")
        several = f"{plain} {number}" if len(seats) - len(ghosts) > 1 else plain
        ghosts.append(GhostRow(several[:NAME_LENGTH], None, seat, text))
    return deal, ghosts

"""Reviews as pages: asked for by a form, made in the background, shown when they are done."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from imperial_miners.review.judging.review import Review
from imperial_miners.web.http.dependencies import OWN_FORM, TheService, TheSession, answer, limited
from imperial_miners.web.log.state import Table
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.table import GameId, SeatNumber
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.scene.players import see_players
from imperial_miners.web.scene.review import see_review
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.reviews import Progress
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)


@router.get("/table/{game}/review/{seat}")
async def review_page(
    request: Request, game: GameId, seat: SeatNumber, service: TheService, session: TheSession
) -> Response:
    """The review of a seat's game, how far it is, or a way to ask for it."""
    table = await service.live.table(game)
    if not table.game.is_over:
        return RedirectResponse(f"/table/{table.id}", 303)
    table.chair(seat - 1)
    reader = reader_of(request, table.pack)
    found = await service.looking_back.reviews.show(table.id, seat - 1)
    view = table.game.view(-1)
    players = see_players(view, table.state.chairs, seat - 1, reader)
    shown = None
    if isinstance(found, Review):
        replay = await service.looking_back.replay(table)
        shown = await asyncio.to_thread(see_review, replay, found, reader)
    return page(
        request,
        "review/review.html",
        reader,
        game=table.id,
        players=players,
        owner=players[seat - 1],
        review=shown,
        progress=found if isinstance(found, Progress) else None,
        words=progress_words(found, reader) if isinstance(found, Progress) else "",
        replay_base=f"/table/{table.id}/replay",
        is_file=False,
        editions=table.editions,
    )


@router.post("/table/{game}/review/{seat}", dependencies=[OWN_FORM, limited("creations")])
async def ask_for_review(
    request: Request, game: GameId, seat: SeatNumber, service: TheService, session: TheSession
) -> Response:
    """Ask for a review of a finished game."""
    table = await finished(service, game, seat)
    await service.looking_back.reviews.want(table.id, seat - 1)
    return RedirectResponse(f"/table/{table.id}/review/{seat}", 303)


@router.get("/table/{game}/review/{seat}/progress")
async def progress(request: Request, game: GameId, seat: SeatNumber, service: TheService) -> Response:
    """How far a review is, for the page's script."""
    table = await finished(service, game, seat)
    found = await service.looking_back.reviews.show(table.id, seat - 1)
    if found is None or isinstance(found, Review):
        return answer({"done": 1, "total": 1, "ready": True, "words": ""})
    words = progress_words(found, reader_of(request))
    return answer({"done": found.done, "total": found.total, "ready": found.has_failed, "words": words})


def progress_words(progress: Progress, reader: Reader) -> str:
    """How far a review is, in a sentence."""
    if progress.ahead:
        return reader.ui("review-ahead", count=progress.ahead)
    return reader.ui("review-progress", done=progress.done, total=progress.total)


async def finished(service: Service, game: str, seat: int) -> Table:
    """A finished game with such a seat."""
    table = await service.live.table(game)
    table.chair(seat - 1)
    if not table.game.is_over:
        raise Refusal("not-found")
    return table

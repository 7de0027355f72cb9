"""Receipts: what gave each part of a number, and what a card of a mine gave, opened by pressing it."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from imperial_miners.review.receipts import SUMS, receipts_of
from imperial_miners.text.rulebook import load_rulebook
from imperial_miners.web.http.dependencies import GameId, TheService
from imperial_miners.web.pages.browse import item_of
from imperial_miners.web.pages.coach import helping
from imperial_miners.web.pages.rendering import reader_of
from imperial_miners.web.pages.table import SeatNumber
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.scene.players import pawn_of
from imperial_miners.web.scene.receipts import see_given, see_receipts

router: Final = APIRouter(include_in_schema=False)


@router.get("/table/{game}/receipts/{seat}/{number}")
async def receipts_page(
    request: Request,
    game: GameId,
    seat: SeatNumber,
    number: Annotated[str, Path(max_length=16)],
    service: TheService,
) -> Response:
    """Where the coins, VP, carts, cards or points of a seat come from, round by round. Everybody has seen all of it."""
    table = await service.live.dealt(game)
    chair = table.chair(seat - 1)
    if number not in SUMS:
        raise Refusal("not-found")
    reader = reader_of(request, table.pack)
    pawn = pawn_of(chair, seat - 1, -1, reader)
    found = see_receipts(receipts_of(table.game), seat - 1, number, reader)
    return helping(request, "receipts", reader, back=f"/table/{game}", pawn=pawn, seat=seat, number=number, found=found)


@router.get("/table/{game}/card/{seat}/{place}")
async def card_page(
    request: Request, game: GameId, seat: SeatNumber, place: Annotated[int, Path(ge=1, le=200)], service: TheService
) -> Response:
    """A card of a mine large, with what it gave so far; `place` counts the cards in the order of their placing."""
    table = await service.live.dealt(game)
    table.chair(seat - 1)
    found = receipts_of(table.game)
    mine = found.mines[seat - 1]
    if place > len(mine):
        raise Refusal("not-found")
    reader = reader_of(request, table.pack)
    item = item_of(table.pack, reader, table.pack.cards[mine[place - 1]].id)
    rules = load_rulebook(reader.language).rules
    given = see_given(found, seat - 1, place - 1, reader)
    return helping(request, "given", reader, back=f"/table/{game}", item=item, rules=rules, found=given)

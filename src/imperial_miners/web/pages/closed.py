"""A game that cannot go on, as a page: why, who sat there, how it stood, every answer, and the record to download."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from imperial_miners.engine.pack import Pack
from imperial_miners.review.left import SeatLeft
from imperial_miners.web.http.dependencies import TheService
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.table import GameId
from imperial_miners.web.scene.players import name_of
from imperial_miners.web.scene.words import Reader

router: Final = APIRouter(include_in_schema=False)


@router.get("/closed/{game}")
async def show_closed(request: Request, game: GameId, service: TheService) -> Response:
    """What is left of a game; to its table if it goes on after all."""
    closed = await service.closed.find(game)
    if closed is None:
        return RedirectResponse(f"/table/{game}", 303)
    pack = await service.packs.edition(closed.origin.pack, closed.origin.pack_digest)
    reader = reader_of(request, pack)
    seats = closed.state.seats if closed.state is not None else []
    names = [name_of(chair, seat, reader) for seat, chair in enumerate(closed.chairs)]
    words = [(names[seat], reader.ui(f"phrase-{phrase}") if phrase else text) for seat, phrase, text in closed.words]
    return page(
        request,
        "closed.html",
        reader,
        game=closed.origin.id,
        reason=reader.ui(f"closed-{closed.reason}"),
        edition=f"{closed.origin.pack} ({closed.origin.pack_digest[:8]}), {closed.origin.rules}, {closed.origin.luck}",
        players=[(name, closed.scores[seat] if closed.scores else None) for seat, name in enumerate(names)],
        state=closed.state,
        kept=[see_kept(name, seat, reader, pack) for name, seat in zip(names, seats, strict=False)],
        moves=[(names[seat], key) for seat, key in closed.moves],
        words=words,
    )


def see_kept(name: str, seat: SeatLeft, reader: Reader, pack: Pack | None) -> tuple[str, str, str, str]:
    """What a seat had, in words: its name, purse, mine and hand; cards by their names, where those are known."""
    purse = [("victory-point-count", seat.vp), ("coin-count", seat.coins), ("cart-count", seat.carts)]
    mine, hand = (
        ", ".join([reader.name(card) for card in cards])
        if pack is not None
        else reader.say("card-count", count=len(cards))
        for cards in (seat.mine, seat.hand)
    )
    return name, ", ".join([reader.say(term, count=count) for term, count in purse]), mine or "–", hand or "–"

"""The part of the API that helps a seat: hints and consent to them, why a bot did something, and why not."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import APIRouter, Request
from starlette.responses import Response

from imperial_miners.review.shut import shut
from imperial_miners.review.turns import last_turn
from imperial_miners.text.advice import why_not_text
from imperial_miners.text.speaker import speaker_for
from imperial_miners.web.api import responses, writing
from imperial_miners.web.api.table import errors
from imperial_miners.web.http.dependencies import (
    OWN_SEAT,
    DealtTable,
    GameId,
    SeatNumber,
    TheService,
    TheSession,
    answer,
    language_of,
    limited,
)
from imperial_miners.web.refusals import Refusal

router = APIRouter(prefix="/api/v1", responses=errors(), tags=["help"])


@router.get(
    "/games/{game}/seats/{seat}/hint",
    response_model=responses.HintOut,
    responses=errors(403, 404, 409),
    dependencies=[OWN_SEAT],
)
async def hint(table: DealtTable, seat: SeatNumber, request: Request, service: TheService) -> Response:
    """What a strong bot, who knows no more than the seat, would answer. Where several people play, all must agree."""
    reason = await service.bots.advise(table, seat)
    return answer(writing.hint_json(table, seat, reason, speaker_for(table.pack, language_of(request))))


@router.put(
    "/games/{game}/seats/{seat}/hints",
    status_code=204,
    responses=errors(403, 404, 409),
    dependencies=[OWN_SEAT, limited("words")],
)
async def agree_to_hints(game: GameId, seat: SeatNumber, service: TheService, session: TheSession) -> None:
    """Agree to hints for everybody at the table."""
    await service.seating.wish(session, game, seat, "+hints")


@router.delete(
    "/games/{game}/seats/{seat}/hints",
    status_code=204,
    responses=errors(403, 404, 409),
    dependencies=[OWN_SEAT, limited("words")],
)
async def refuse_hints(game: GameId, seat: SeatNumber, service: TheService, session: TheSession) -> None:
    """No longer agree to hints."""
    await service.seating.wish(session, game, seat, "-hints")


@router.put(
    "/games/{game}/seats/{seat}/pause",
    status_code=204,
    responses=errors(403, 404, 409),
    dependencies=[OWN_SEAT, limited("words")],
)
async def agree_to_pause(game: GameId, seat: SeatNumber, service: TheService, session: TheSession) -> None:
    """Agree that all clocks of the table stand; they do once all people there agree."""
    await service.seating.wish(session, game, seat, "+pause")


@router.delete(
    "/games/{game}/seats/{seat}/pause",
    status_code=204,
    responses=errors(403, 404, 409),
    dependencies=[OWN_SEAT, limited("words")],
)
async def go_on(game: GameId, seat: SeatNumber, service: TheService, session: TheSession) -> None:
    """No longer agree to a pause, or end the one that is."""
    await service.seating.wish(session, game, seat, "-pause")


@router.get(
    "/games/{game}/seats/{seat}/why-not",
    response_model=responses.WhyNotsOut,
    responses=errors(403, 404, 409),
    dependencies=[OWN_SEAT],
)
async def why_not(table: DealtTable, seat: SeatNumber, request: Request) -> Response:
    """What is shown and cannot be chosen now, each with the reason and the rule."""
    speaker, view = speaker_for(table.pack, language_of(request)), table.game.view(seat)
    return answer({"shut": [asdict(why_not_text(speaker, view, error)) for error in shut(table.game, seat)]})


@router.get("/games/{game}/why/{seat}", response_model=responses.WhyOut, responses=errors(404, 409))
async def why(table: DealtTable, seat: SeatNumber, request: Request, service: TheService) -> Response:
    """Why a bot played its latest turn as it did, as far as everybody may know."""
    if table.chair(seat).bot is None:
        raise Refusal("bot-plays-not")
    replay = await service.looking_back.so_far(table)
    turn = last_turn(replay, seat)
    if turn is None:
        return answer({"round": None, "card": None, "lines": []})
    lines = await service.bot_reasons.words(table, replay, turn, speaker_for(table.pack, language_of(request)))
    return answer({"round": turn.round, "card": table.pack.cards[turn.card].id, "lines": lines})

"""Help at the table as pages: hints and who agrees to them, why a bot did something, why not, and the first game."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import RedirectResponse, Response

from imperial_miners.engine.game import Game
from imperial_miners.review.lessons.guiding import VARIANT, guided
from imperial_miners.review.shut import shut, why_not
from imperial_miners.review.turns import PlayedTurn, turns_of
from imperial_miners.text.advice import why_not_text
from imperial_miners.web.http.dependencies import OWN_FORM, OWN_PAGE_SEAT, TheService, TheSession, language_of, limited
from imperial_miners.web.log.entry import GUIDE
from imperial_miners.web.log.state import Table
from imperial_miners.web.pages.forms import AtSeat
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.table import SCRIPT, GameId, SeatNumber, ask_hint, look_at, show
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.scene.coach import LOOK, WHY
from imperial_miners.web.scene.players import name_of
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.requests import NewTable

router: Final = APIRouter(include_in_schema=False)
WISHES: Final = ("+hints", "-hints", "+quiet", "-quiet", "+pause", "-pause")


@router.post("/table/{game}/{seat}/hint", dependencies=[OWN_FORM, OWN_PAGE_SEAT])
async def hint(at: AtSeat, step: Annotated[int, Form(ge=LOOK, le=WHY)] = LOOK) -> Response:
    """The next step of a hint: where to look, the line, why."""
    if not at.has_script:
        return RedirectResponse(f"/table/{at.game}/{at.seat + 1}?hint={step}", 303)
    look = await at.look()
    await ask_hint(at.service, look, step)
    return show(at.request, look)


@router.post("/table/{game}/{seat}/wish", dependencies=[OWN_FORM, OWN_PAGE_SEAT, limited("words")])
async def wish(at: AtSeat, wish: Annotated[str, Form(max_length=10)]) -> Response:
    """Agree to hints or no longer; skip the lessons or see them again."""
    if wish not in WISHES:
        raise Refusal("malformed")
    return at.done(await at.service.seating.wish(at.session, at.game, at.seat, wish))


@router.get("/table/{game}/{seat}/why-not", dependencies=[OWN_PAGE_SEAT])
async def why_not_page(
    request: Request,
    game: GameId,
    seat: SeatNumber,
    service: TheService,
    session: TheSession,
    key: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """Why something cannot be chosen now; without a key, everything that is shown and cannot."""
    look = await look_at(service, session, game, seat - 1)
    reader = reader_of(request, look.table.pack)
    imagined = look.plan.imagined if look.plan is not None else None
    now = imagined.game if imagined is not None else look.table.game
    found = why_not(now, look.seat, key) if key else None
    errors = ([found] if found is not None else []) if key else shut(now, look.seat)
    if imagined is not None:
        errors = [error for error in errors if not imagined.names_face_down(error.key)]
    view = now.view(look.seat)
    return helping(
        request,
        "why_not",
        reader,
        back=look.base,
        found=[why_not_text(reader.speaker, view, error) for error in errors],
        nothing=reader.ui("why-not-offered" if key else "why-not-nothing"),
    )


@router.get("/table/{game}/why/{seat}")
async def why_page(
    request: Request,
    game: GameId,
    seat: SeatNumber,
    service: TheService,
    session: TheSession,
    round: Annotated[int, Query(ge=0, le=10)] = 0,
) -> Response:
    """Why a bot played a turn as it did, in what everybody may know; without a round, its latest."""
    table = await service.live.table(game)
    chair = table.chair(seat - 1)
    if chair.bot is None:
        raise Refusal("bot-plays-not")
    reader = reader_of(request, table.pack)
    player = name_of(chair, seat - 1, reader)
    replay = await service.looking_back.so_far(table)
    shown = turns_of(replay, seat - 1)
    turn = next((turn for turn in shown if turn.round == round), shown[-1] if shown else None)
    reasons: list[str] = []
    if turn is not None:
        reasons = await service.bot_reasons.words(table, replay, turn, reader.speaker)
    return helping(
        request,
        "why",
        reader,
        back=f"/table/{table.id}",
        player=player,
        here_at=f"/table/{table.id}/why/{seat}",
        turn=turn,
        card=reader.speaker.card_name(turn.card) if turn is not None else "",
        reasons=reasons,
        log=log_of(turn, replay.game(len(replay)), table, reader) if turn is not None else [],
        rounds=[each.round for each in shown],
    )


def log_of(turn: PlayedTurn, game: Game, table: Table, reader: Reader) -> list[str]:
    """What everybody saw of a turn."""
    names = [name_of(chair, seat, reader) for seat, chair in enumerate(table.state.chairs)]
    view = game.view(-1)
    writer = reader.log_writer(view, names)
    writer.context.event = view.past_events[turn.round - 1]
    return [writer.write(happening) for happening in turn.happenings]


def helping(request: Request, name: str, reader: Reader, **given: Any) -> Response:
    """A page of its own, or for our script what opens over the table."""
    is_part = SCRIPT in request.headers
    return page(request, f"parts/{name}.html" if is_part else f"{name}.html", reader, closes=is_part, **given)


@router.post("/learn", dependencies=[OWN_FORM, limited("creations")])
async def learn(request: Request, service: TheService, session: TheSession) -> Response:
    """Begin the guided first game, or go on with it."""
    for table in [] if session.is_new else await service.games.of(session):
        if GUIDE in table.state.wishes[0] and not table.game.is_over:
            return RedirectResponse(f"/table/{table.id}/1", 303)
    deal = guided()
    asked = {"variant": VARIANT, "pack": deal.pack, "language": language_of(request)}
    table = await service.games.create(session, NewTable.model_validate(asked), deal.seed)
    await service.seating.wish(session, table.id, 0, f"+{GUIDE}")
    return RedirectResponse(f"/table/{table.id}/1", 303)

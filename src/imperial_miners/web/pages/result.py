"""The end of a game: who has won and why, where the points come from, a picture to send, the record to download."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from imperial_miners.art.medal import draw_medal
from imperial_miners.art.postcard import Postcard, draw_postcard
from imperial_miners.engine.outcome import Outcome
from imperial_miners.text.fairness import fairness_text, visible
from imperial_miners.web.http.dependencies import TheService, TheSession
from imperial_miners.web.log.entry import GUIDE
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.table import GameId, ghost_runs
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.scene.ending import HIGH, STEP, WIDE, Ending, next_rung, see_endings
from imperial_miners.web.scene.mine import see_mine
from imperial_miners.web.scene.players import rungs, see_ghosts, see_players
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.ghosts import is_deal

router: Final = APIRouter(include_in_schema=False)


def tie_words(outcome: Outcome, reader: Reader) -> str:
    """R11.2 How a tie for the first place was decided; empty where there was none."""
    best = max(standing.score for standing in outcome.standings)
    tied = [standing for standing in outcome.standings if standing.score == best]
    if len(tied) < 2:
        return ""
    if len(outcome.winners) > 1:
        return reader.ui("tie-shared")
    coins = max(standing.coins for standing in tied)
    return reader.ui("tie-coins" if sum(s.coins == coins for s in tied) == 1 else "tie-carts")


@router.get("/table/{game}/result")
async def result(request: Request, game: GameId, service: TheService, session: TheSession) -> Response:
    """The end of a game; back to the table while it runs."""
    table = await service.live.table(game)
    if not table.game.is_over:
        return RedirectResponse(f"/table/{table.id}", 303)
    reader = reader_of(request, table.pack)
    view, outcome = table.game.view(-1), table.game.outcome()
    mine = table.seats_of(session.holder)
    players = see_players(view, table.state.chairs, mine[0] if mine else -1, reader)
    endings = see_endings(table.receipts_of_rounds(), outcome, players)
    best = endings[0]
    own = next((one for one in endings if one.player.is_me), best)
    ladder = rungs(best.standing.score, reader) if outcome.title else []
    added = [(one.player.name, visible(table.state.added[one.player.seat])) for one in endings if table.state.secret]
    runs = ghost_runs(table, await service.ghosts.of(table))
    return page(
        request,
        "result.html",
        reader,
        game=table.id,
        base_game=f"/table/{table.id}",
        endings=endings,
        best=best,
        own=own,
        winners=[one.player for one in endings if one.is_winner],
        tie=tie_words(outcome, reader),
        title=reader.title(outcome.title) if outcome.title else "",
        rungs=ladder,
        next=next_rung(ladder, best.standing.score),
        medals={rung.id: Markup(draw_medal(rung.id)) for rung in ladder},
        size=(WIDE, HIGH, STEP),
        level=reader.title("digger"),
        shared=share_text(endings, own, reader),
        mine=see_mine(view, own.player.seat, None, reader, counted=len(view.seats[own.player.seat].mine)),
        owner=own.player,
        is_seated=bool(mine),
        is_first=bool(mine) and GUIDE in table.state.wishes[mine[0]],
        review_seat=own.player.seat + 1,
        branch=await service.looking_back.origin_of(table.id),
        ghosts=[(player.name, player.score, False) for player, _ in see_ghosts(runs, table.state.chairs, reader)],
        haunted=table.id if is_deal(table) else "",
        editions=table.editions,
        seed=visible(table.game.seed),
        seed_hash=table.seed_hash,
        secret=visible(table.state.secret),
        secret_hash=table.secret_hash,
        added=added,
        fairness=fairness_text(reader.speaker.messages, table.record()),
        promise=service.promises.make(session, service.live.now()),
    )


@router.get("/table/{game}/result.svg")
async def picture(
    request: Request, game: GameId, service: TheService, seat: Annotated[int, Query(ge=1, le=5)] = 1
) -> Response:
    """What a seat has come to, as a picture to send. It tells nothing that the result does not."""
    table = await service.live.table(game)
    if not table.game.is_over or seat > len(table.state.chairs):
        raise Refusal("not-found")
    reader = reader_of(request, table.pack)
    players = see_players(table.game.view(-1), table.state.chairs, seat - 1, reader)
    endings = see_endings(table.receipts_of_rounds(), table.game.outcome(), players)
    own = next(one for one in endings if one.player.is_me)
    return Response(postcard(endings, own, reader), media_type="image/svg+xml")


def came_to(endings: Sequence[Ending], own: Ending, reader: Reader) -> str:
    """The title of a game alone; among several the place, with the seats beside it."""
    if len(endings) == 1:
        return next(rung.name for rung in rungs(own.standing.score, reader) if rung.is_earned)
    return reader.ui("place-of", place=own.standing.rank, count=len(endings))


def parts_of(own: Ending, reader: Reader) -> str:
    """What points consist of, in words."""
    vp, carts = own.standing.vp, own.standing.carts
    return f"{reader.say('vp-count', count=vp)} + {reader.say('cart-count', count=carts)}"


def share_text(endings: Sequence[Ending], own: Ending, reader: Reader) -> str:
    """A result in a few lines, made of figures alone."""
    head = f"{reader.ui('game-name')} · {own.player.name}"
    points = reader.ui("score-of", count=own.standing.score)
    return "\n".join([head, f"{points} · {came_to(endings, own, reader)}", parts_of(own, reader)])


def postcard(endings: Sequence[Ending], own: Ending, reader: Reader) -> str:
    """The same as a picture, with a lamp for each of the others, the weakest first."""
    others = [one.standing.rank - own.standing.rank for one in reversed(endings) if one is not own]
    return draw_postcard(
        Postcard(
            reader.ui("game-name"),
            own.player.name,
            reader.ui("score-of", count=own.standing.score),
            came_to(endings, own, reader),
            parts_of(own, reader),
            ["won" if behind > 0 else "even" if behind == 0 else "lost" for behind in others],
            own.standing.score,
        )
    )


@router.get("/table/{game}/record.json")
async def record(game: GameId, service: TheService) -> Response:
    """The record as a file."""
    text = json.dumps(await service.closed.record(game), indent=1, ensure_ascii=False)
    headers = {"content-disposition": f'attachment; filename="imperial-miners-{game}.json"'}
    return Response(text, media_type="application/json", headers=headers)

"""The end of a game: scores counted up with their parts, who has won and why, the record to download."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from imperial_miners.engine.outcome import Outcome, Standing
from imperial_miners.text.fairness import fairness_text, visible
from imperial_miners.web.http.dependencies import TheService, TheSession
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.table import GameId, ghost_runs
from imperial_miners.web.scene.mine import see_mine
from imperial_miners.web.scene.players import Player, rungs, see_ghosts, see_players
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.ghosts import is_deal

router: Final = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class Scored:
    """A seat's result as the page of results shows it."""

    player: Player
    standing: Standing
    is_winner: bool


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
    scored = [Scored(players[s.seat], s, s.seat in outcome.winners) for s in outcome.standings]
    scored.sort(key=lambda one: one.standing.rank)
    best = scored[0]
    added = [(one.player.name, visible(table.state.added[one.player.seat])) for one in scored if table.state.secret]
    runs = ghost_runs(table, await service.ghosts.of(table))
    return page(
        request,
        "result.html",
        reader,
        game=table.id,
        scored=scored,
        best=best,
        winners=[one.player for one in scored if one.is_winner],
        tie=tie_words(outcome, reader),
        title=reader.title(outcome.title) if outcome.title else "",
        rungs=rungs(best.standing.score, reader) if outcome.title else [],
        mine=see_mine(view, best.player.seat, None, reader),
        owner=best.player,
        is_seated=bool(mine),
        review_seat=(mine[0] if mine else best.player.seat) + 1,
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


@router.get("/table/{game}/record.json")
async def record(game: GameId, service: TheService) -> Response:
    """The record as a file."""
    text = json.dumps(await service.closed.record(game), indent=1, ensure_ascii=False)
    headers = {"content-disposition": f'attachment; filename="imperial-miners-{game}.json"'}
    return Response(text, media_type="application/json", headers=headers)

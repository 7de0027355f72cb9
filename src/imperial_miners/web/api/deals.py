"""The part of the API with puzzles, the deal of the day, and games beside recorded runs."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import Field
from starlette.responses import Response

from imperial_miners.review.puzzles.puzzle import attempt
from imperial_miners.web.api import responses, writing
from imperial_miners.web.api.table import errors
from imperial_miners.web.http.dependencies import TheService, TheSession, answer, answer_to, limited
from imperial_miners.web.log.deals import GhostRow
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.terms import Level
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.tables.daily import Day
from imperial_miners.web.tables.ghosts import MOST_GHOSTS
from imperial_miners.web.tables.requests import Form, Name, OptionKey
from imperial_miners.web.tables.service import Service

router = APIRouter(prefix="/api/v1", responses=errors())
DayText = Annotated[str, Path(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A date.", examples=["2026-11-16"])]
Number = Annotated[int, Path(ge=1, le=100_000, description="The number of a puzzle.")]
RecordIn = Annotated[dict[str, Any], Field(description="A record, as `GET /api/v1/games/{game}/record` gives it.")]


class Score(Form):
    """A score for the table of a day."""

    name: Name = ""
    record: RecordIn


class Beside(Form):
    """A game to begin beside recorded runs of one deal; without a record, of a new one."""

    name: Name = ""
    records: list[RecordIn] = Field(default_factory=list, max_length=MOST_GHOSTS)
    levels: list[Level] = Field(default_factory=list, max_length=MOST_GHOSTS)


class TurnTried(Form):
    """A line of options to play on a puzzle, from its beginning."""

    line: list[OptionKey] = Field(max_length=200)


class DayScore(responses.Out):
    """A score of a day."""

    name: str
    score: int
    coins: int
    carts: int
    mine: bool
    edition: str | None = Field(description="Of cards, rules and luck, if they are not those of today.")


class DayOut(responses.Out):
    """The deal of a day: who has which score, and what the bots have made of it (null: not done)."""

    day: str
    open: bool = Field(description="Whether the table still takes scores.")
    scores: list[DayScore]
    bots: dict[str, int | None]
    streak: int
    game: str | None = Field(description="This device's game of the day.")


class PuzzleOut(responses.Out):
    """A puzzle without its solution."""

    number: int
    rating: int
    turns: int = Field(description="How many cards and places there are to choose from.")


class PuzzlesOut(responses.Out):
    """All puzzles of this server, without their solutions."""

    puzzles: list[PuzzleOut]


class TriedOut(responses.Out):
    """Where a line leads: the view there, the points gained, and at the end of the round the best there is."""

    view: dict[str, Any]
    gained: int
    complete: bool
    best: int | None
    next: int | None
    solved: bool | None
    line: list[str] | None = Field(description="One of the best lines.")


def day_json(service: Service, day: Day, session: Session) -> dict[str, Any]:
    """A day as the API says it."""
    return {
        "day": day.day.isoformat(),
        "open": day.is_open,
        "scores": [
            {
                "name": each.name,
                "score": each.score,
                "coins": each.coins,
                "carts": each.carts,
                "mine": each.holder == session.holder,
                "edition": service.days.edition_of(each) or None,
            }
            for each in day.scores
        ],
        "bots": day.bots,
        "streak": day.streak,
        "game": day.table.id if day.table is not None else None,
    }


@router.get("/daily", response_model=DayOut, tags=["deals"])
async def today(service: TheService, session: TheSession) -> Response:
    """The deal of today: scores, bots, and this device's game."""
    return answer(day_json(service, await service.days.look(session, service.days.today()), session))


@router.get("/daily/{day}", response_model=DayOut, responses=errors(404), tags=["deals"])
async def one_day(day: DayText, service: TheService, session: TheSession) -> Response:
    """The deal of a day."""
    return answer(day_json(service, await service.days.look(session, service.days.day(day)), session))


@router.post(
    "/daily/{day}/game",
    status_code=201,
    response_model=responses.TableOut,
    responses=errors(403, 404, 409),
    dependencies=[limited("creations")],
    tags=["deals"],
)
async def play_day(day: DayText, request: Request, service: TheService, session: TheSession) -> Response:
    """Begin this device's game of a day, or find the one it has."""
    table = await service.days.begin(session, service.days.day(day))
    return answer_to(request, session, writing.table_json(table, session.holder), 201)


@router.post(
    "/daily/{day}/scores",
    status_code=201,
    response_model=DayOut,
    responses=errors(403, 404, 409),
    dependencies=[limited("creations")],
    tags=["deals"],
)
async def enter(day: DayText, score: Score, request: Request, service: TheService, session: TheSession) -> Response:
    """Enter a score. Its record is verified move by move; the first score of a device stays."""
    found = service.days.day(day)
    await service.days.enter(session, found, score.name, json.dumps(score.record))
    return answer_to(request, session, day_json(service, await service.days.look(session, found), session), 201)


@router.post(
    "/ghosts",
    status_code=201,
    response_model=responses.TableOut,
    responses=errors(403, 404, 409),
    dependencies=[limited("creations")],
    tags=["deals"],
)
async def play_beside(wanted: Beside, request: Request, service: TheService, session: TheSession) -> Response:
    """Begin a game beside recorded runs: every seat of the records, and bots of some levels."""
    ghosts: list[GhostRow] = []
    if wanted.records:
        deal, seats = await service.ghosts.check([json.dumps(record) for record in wanted.records])
        ghosts += [GhostRow("", None, seat, text) for text, seat in seats]
    else:
        deal = service.ghosts.fresh(service.days.pack)
    ghosts += [GhostRow("", level, 0, None) for level in wanted.levels]
    table = await service.ghosts.begin(session, deal, ghosts, wanted.name)
    return answer_to(request, session, writing.table_json(table, session.holder), 201)


@router.get("/puzzles", response_model=PuzzlesOut, tags=["puzzles"])
async def puzzles(service: TheService) -> Response:
    """All puzzles of this server."""
    found = service.puzzle_book.puzzles.puzzles
    return answer({"puzzles": [{"number": p.number, "rating": p.rating, "turns": p.proof.turns} for p in found]})


@router.post("/puzzles/{number}/check", response_model=TriedOut, responses=errors(403, 404, 409), tags=["puzzles"])
async def check(number: Number, turn: TurnTried, service: TheService) -> Response:
    """Play a line on a puzzle, from its beginning; an empty one shows the position."""
    return answer(tried_json(service, number, turn.line))


def tried_json(service: Service, number: int, line: list[str]) -> dict[str, Any]:
    """Where a line of a puzzle leads."""
    found = service.puzzle_book.find(number)
    if found is None:
        raise Refusal("no-such-puzzle")
    book, puzzle = found
    tried = attempt(book.position(puzzle), line)
    over = tried.is_complete
    return {
        "view": tried.game.view(0).to_json(),
        "gained": tried.gained,
        "complete": over,
        "best": puzzle.proof.best if over else None,
        "next": puzzle.proof.next if over else None,
        "solved": tried.gained == puzzle.proof.best if over else None,
        "line": puzzle.line if over else None,
    }

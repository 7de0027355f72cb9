"""Puzzles as pages: the list, the table on which a turn is played, and the comparison with the best one.

The line played so far stands in the address, so nothing is kept on the server: going back is going back, and every
step works without script.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Form, Path, Query, Request
from starlette.responses import RedirectResponse, Response

from imperial_miners.engine.game import Game
from imperial_miners.review.planning import Imagined
from imperial_miners.review.puzzles.puzzle import SEAT, Attempt, Puzzle, attempt
from imperial_miners.review.shut import why_not
from imperial_miners.review.walking import walk
from imperial_miners.text.advice import why_not_text
from imperial_miners.web.http.dependencies import OWN_FORM, TheService, TheSession
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import Chair
from imperial_miners.web.log.state import Origin, Table, first_state
from imperial_miners.web.pages.coach import helping
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.start import keep
from imperial_miners.web.pages.table import Look, see
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.scene.players import SmallMine, see_small_mine
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.plans import Plan
from imperial_miners.web.tables.puzzle_book import COOKIE, Notes, PuzzleBook, read_notes, write_notes
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)
BEGIN: Final = "begin"
MOST_STEPS: Final = 200
Number = Annotated[int, Path(ge=1, le=100_000)]
Line = Annotated[str, Path(max_length=6000)]


@dataclass(frozen=True)
class Try:
    """A puzzle of a book with the line played so far."""

    book: PuzzleBook
    puzzle: Puzzle
    tried: Attempt
    can_undo: bool

    @property
    def base(self) -> str:
        """The address of this try."""
        return address(self.puzzle, self.tried.line)


def address(puzzle: Puzzle, line: Sequence[str]) -> str:
    """Where a line of a puzzle is."""
    return f"/puzzles/{puzzle.number}/{','.join((BEGIN, *line))}"


def find_puzzle(service: Service, number: int) -> tuple[PuzzleBook, Puzzle]:
    """A puzzle of this server, and the book that it stands in."""
    found = service.puzzle_book.find(number)
    if found is None:
        raise Refusal("no-such-puzzle")
    return found


async def current_try(number: Number, line: Line, service: TheService) -> Try:
    """The try that an address names; IllegalAction if its line cannot be played."""
    (book, puzzle), steps = find_puzzle(service, number), line.split(",")[1 : MOST_STEPS + 1]
    before = attempt(book.position(puzzle), steps[:-1])
    tried = before.go_on(steps[-1:])
    can_undo = bool(steps) and before.game.learned_at(SEAT) == tried.game.learned_at(SEAT)
    return Try(book, puzzle, tried, can_undo)


TheTry = Annotated[Try, Depends(current_try)]


def notes_of(request: Request, service: Service, session: Session) -> Notes:
    """What the device remembers of the puzzles it tried."""
    return read_notes(request.cookies.get(COOKIE, ""), session, service.puzzle_book.puzzles)


@router.get("/puzzles")
async def listing(request: Request, service: TheService, session: TheSession) -> Response:
    """All puzzles, and how far this device has come."""
    notes, puzzles = notes_of(request, service, session), service.puzzle_book.puzzles
    states = {tried.number: "solved" if tried.is_solved else "missed" for tried in notes.tried}
    return page(
        request,
        "puzzle/list.html",
        reader_of(request),
        notes=notes,
        edition=service.puzzle_book.edition,
        puzzles=[(puzzle, states.get(puzzle.number, "new"), notes.rating_of(puzzle)) for puzzle in puzzles.puzzles],
    )


@router.get("/puzzles/next")
async def go_on(request: Request, service: TheService, session: TheSession) -> Response:
    """To a puzzle that suits the player."""
    puzzle = notes_of(request, service, session).next(service.puzzle_book.puzzles)
    return RedirectResponse(f"/puzzles/{puzzle.number}" if puzzle is not None else "/puzzles", 303)


@router.get("/puzzles/{number}")
async def begin(number: Number, service: TheService) -> Response:
    """To the beginning of a puzzle."""
    return RedirectResponse(address(find_puzzle(service, number)[1], ()), 303)


@router.get("/puzzles/{number}/{line}")
async def play(request: Request, at: TheTry, service: TheService, session: TheSession) -> Response:
    """The table with the line played so far; when the round is over, the comparison."""
    reader = reader_of(request, at.book.pack)
    if at.tried.is_complete:
        return show_result(request, at, notes_of(request, service, session), reader)
    return show_table(request, at, session, reader)


@router.post("/puzzles/{number}/{line}/answer", dependencies=[OWN_FORM])
async def answer(
    request: Request,
    at: TheTry,
    service: TheService,
    session: TheSession,
    option: Annotated[str, Form(max_length=64)],
) -> Response:
    """The next step. With the last one, if it is the first try, the ratings move."""
    tried = at.tried.go_on((option,))
    response = RedirectResponse(address(at.puzzle, tried.line), 303)
    if tried.is_complete:
        notes = notes_of(request, service, session).after(at.puzzle, tried.gained == at.puzzle.proof.best)
        keep(response, COOKIE, write_notes(notes, session), request)
    return response


@router.post("/puzzles/{number}/{line}/undo", dependencies=[OWN_FORM])
async def undo(at: TheTry, session: TheSession) -> Response:
    """One step back, unless a card has been seen."""
    return RedirectResponse(address(at.puzzle, at.tried.line[:-1]) if at.can_undo else at.base, 303)


@router.get("/puzzles/{number}/{line}/why-not")
async def why_not_page(request: Request, at: TheTry, key: Annotated[str, Query(max_length=64)]) -> Response:
    """Why a card cannot be chosen now."""
    reader = reader_of(request, at.book.pack)
    error = why_not(at.tried.game, 0, key)
    found = [why_not_text(reader.speaker, at.tried.game.view(0), error)] if error is not None else []
    nothing = reader.ui("why-not-offered")
    return helping(request, "why_not", reader, back=at.base, found=found, nothing=nothing)


# -------------------------------------------------------------------- the table


def table_for(at: Try, session: Session) -> Table:
    """A table that nobody keeps, with the puzzle's game on it."""
    pack, game = at.book.pack, at.tried.game
    deal = (pack.id, pack.digest, "", game.variant, game.decks, 1)
    origin = Origin("puzzle", *deal, None, "en", 0, game.luck, game.rules)
    steps = len(at.tried.line)
    chairs, numbers = (Chair("", "red", session.holder, None, 0),), (steps,)
    state = replace(first_state(origin, pack), seq=steps, game=game, chairs=chairs, numbers=numbers)
    return Table(origin, pack, state)


def show_table(request: Request, at: Try, session: Session, reader: Reader) -> Response:
    """The puzzle's table. As in a plan, nothing is final before a card is seen."""
    plan = Plan(list(at.tried.line), Imagined(at.tried.game.copy(), 0), [], len(at.tried.line))
    scene = see(Look(table_for(at, session), 0, session, plan=plan), reader)
    question = replace(scene.question, idle=replace(scene.question.idle, ways=()), is_planning=False, is_shut=False)
    return page(
        request,
        "puzzle/play.html",
        reader,
        scene=replace(scene, question=question),
        base=at.base,
        puzzle=at.puzzle,
        gained=at.tried.gained,
        edition=at.book.edition_of(at.puzzle),
        can_undo=at.can_undo,
    )


# -------------------------------------------------------------------- the comparison


@dataclass(frozen=True)
class PlayedSide:
    """One side of the comparison: what was asked and chosen at each step with the points gained by then, all points,
    and the mine at the end."""

    steps: list[tuple[str, str, int]]
    gained: int
    small_mine: SmallMine


def side_of(position: Game, line: Sequence[str], reader: Reader) -> PlayedSide:
    """A line of a puzzle as it is compared."""
    end, steps = position.view(0), []
    had = end.seats[0].score
    for taken in walk(position, line):
        end = taken.after.view(0)
        asked = reader.prompt(taken.view).question
        steps.append((asked, reader.option(taken.view, taken.option), end.seats[0].score - had))
    return PlayedSide(steps, end.seats[0].score - had, see_small_mine(end.seats[0], end))


def show_result(request: Request, at: Try, notes: Notes, reader: Reader) -> Response:
    """The player's turn beside the best one."""
    position = at.book.position(at.puzzle)
    return page(
        request,
        "puzzle/result.html",
        reader,
        puzzle=at.puzzle,
        is_solved=at.tried.gained == at.puzzle.proof.best,
        yours=side_of(position, at.tried.line, reader),
        best=side_of(position, at.puzzle.line, reader),
        notes=notes,
        rating=notes.rating_of(at.puzzle),
    )

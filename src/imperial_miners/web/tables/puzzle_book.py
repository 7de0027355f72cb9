"""A server's puzzles, and what a device remembers of them: ratings and tries, signed, in a cookie of its own."""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import RULES
from imperial_miners.review.puzzles.puzzle import (
    Puzzle,
    PuzzleError,
    PuzzleSet,
    earlier_sets,
    position_of,
    shipped_digest,
    shipped_puzzles,
)
from imperial_miners.review.puzzles.rating import FIRST, rate
from imperial_miners.web.log.device import Session, derive
from imperial_miners.web.tables.packs import Packs

COOKIE: Final = "imperial_miners_puzzles"
MOST_TRIED: Final = 260
"""Tries that fit into a cookie; the oldest are forgotten first."""
TRIED: Final = re.compile(r"(\d{1,6})([sm])(-?\d{1,5})", re.ASCII)


class PuzzleBook:
    """A set of puzzles for a pack, in the edition of its cards that they were made for; the newest unless it is named.

    `earlier` are the books that were listed before. Their puzzles keep their numbers, so that links to them hold.
    """

    def __init__(self, pack: Pack, name: str = "") -> None:
        self.pack = pack
        self.name = name or pack.id
        self.edition = ""  # of the cards, where it is not the newest
        self.earlier: list[PuzzleBook] = []
        self.positions: dict[Puzzle, Game] = {}

    async def start(self, packs: Packs) -> None:
        """Find the edition of the cards that each set was made for, if it was not today's."""
        if self.name == self.pack.id:
            self.earlier = [PuzzleBook(self.pack, name) for name in earlier_sets(self.name)]
        for book in self.earlier:
            await book.start(packs)
        digest = shipped_digest(self.name)
        older = await packs.edition(self.pack.id, digest) if digest not in ("", self.pack.digest) else None
        if older is not None:
            self.pack, self.edition = older, packs.edition_name(older)

    @cached_property
    def puzzles(self) -> PuzzleSet:
        """The puzzles of the set; none where it does not fit the cards."""
        try:
            return shipped_puzzles(self.pack, self.name)
        except PuzzleError:
            return PuzzleSet(self.pack.id, self.pack.digest, ())

    def find(self, number: int) -> tuple[PuzzleBook, Puzzle] | None:
        """The puzzle of a number and the book that it stands in, this one or an earlier."""
        books = [self, *self.earlier]
        return next(((book, puzzle) for book in books if (puzzle := book.puzzles.get(number)) is not None), None)

    def edition_of(self, puzzle: Puzzle) -> str:
        """The editions of cards and rules that a puzzle is played with, where they are not the newest."""
        return ", ".join(filter(None, (self.edition, puzzle.rules if puzzle.rules != RULES else "")))

    def position(self, puzzle: Puzzle) -> Game:
        """The game at a puzzle's decision, made once: lines are played on copies of it."""
        if puzzle not in self.positions:
            self.positions[puzzle] = position_of(puzzle, self.pack)
        return self.positions[puzzle]


@dataclass(frozen=True, slots=True)
class Tried:
    """A first try: which puzzle, whether it was solved, and the puzzle's rating since."""

    number: int
    is_solved: bool
    rating: int


@dataclass(frozen=True, slots=True)
class Notes:
    """What a device remembers: its player's rating and the first tries of puzzles for one edition of the cards."""

    set_id: str
    rating: int = FIRST
    tried: tuple[Tried, ...] = ()

    def get(self, number: int) -> Tried | None:
        """The first try of a puzzle."""
        return next((tried for tried in self.tried if tried.number == number), None)

    def rating_of(self, puzzle: Puzzle) -> int:
        """A puzzle's rating on this device."""
        tried = self.get(puzzle.number)
        return puzzle.rating if tried is None else tried.rating

    @property
    def solved(self) -> int:
        """How many puzzles were solved at the first try."""
        return sum(tried.is_solved for tried in self.tried)

    def after(self, puzzle: Puzzle, is_solved: bool) -> Notes:
        """The notes after a try; only the first of a puzzle counts."""
        if self.get(puzzle.number) is not None:
            return self
        player, other = rate(self.rating, puzzle.rating, len(self.tried), is_solved)
        tried = (*self.tried, Tried(puzzle.number, is_solved, other))
        return Notes(self.set_id, player, tried[-MOST_TRIED:])

    def next(self, puzzles: PuzzleSet) -> Puzzle | None:
        """The puzzle to try next: a new one that suits the rating, else one that was missed, else any."""
        new = [puzzle for puzzle in puzzles.puzzles if self.get(puzzle.number) is None]
        missed = [puzzle for tried in self.tried if not tried.is_solved and (puzzle := puzzles.get(tried.number))]
        rest = new or missed or puzzles.puzzles
        return min(rest, key=lambda puzzle: abs(puzzle.rating - self.rating), default=None)


def write_notes(notes: Notes, session: Session) -> str:
    """Notes as the text of a cookie, signed so that only this device can bring them back."""
    tried = (f"{each.number}{'s' if each.is_solved else 'm'}{each.rating}" for each in notes.tried)
    text = " ".join((notes.set_id, str(notes.rating), *tried))
    return f"{urlsafe_b64encode(text.encode()).decode().rstrip('=')}.{signature(text, session)}"


def read_notes(cookie: str, session: Session, puzzles: PuzzleSet) -> Notes:
    """The notes of a cookie. Those that this device did not get from us are none; of another set only the rating."""
    fresh = Notes(puzzles.id)
    body, _, sign = cookie.partition(".")
    try:
        text = urlsafe_b64decode(body + "=" * (-len(body) % 4)).decode()
        set_id, rating, *rest = text.split(" ")
    except ValueError:
        return fresh
    if not hmac.compare_digest(sign.encode(), signature(text, session).encode()):
        return fresh
    if set_id != puzzles.id:
        return Notes(puzzles.id, int(rating))
    tried = (TRIED.fullmatch(each) for each in rest)
    return Notes(set_id, int(rating), tuple(Tried(int(t[1]), t[2] == "s", int(t[3])) for t in tried if t is not None))


def signature(text: str, session: Session) -> str:
    """What only this device's token can make of a text."""
    return derive(session.token, f"puzzles {text}")[:22]

"""Puzzles: a turn to be found, in a position of a real game where one card in one place is best by a proved margin.

What counts are points (VP and complete carts) gained by the end of the round. The proof looks at every way the round
can go, with the decks as they lie; the best can be reached without any unseen card, so nobody has to guess.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from imperial_miners.bots.learning.valuing import plain_gauge
from imperial_miners.engine.effect import Effect
from imperial_miners.engine.feature import WHEN, has_feature
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import EDITIONS, END, EVENT_KINDS, MINE, PLAY
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.search.explore import Exploration, States, isolate
from imperial_miners.engine.steps import HandLimit, NextBoard, Surface
from imperial_miners.engine.words import Draw, FactionDraw

FORMAT: Final = "imperial-miners-puzzles"
VERSION: Final = 1
SEAT: Final = 0
"""Puzzles come from games of one seat: nobody else can touch a turn (R4.5)."""
PROOF_BUDGET: Final = 10_000
"""Nodes that a proof may take; a position that needs more becomes no puzzle."""
Turn = tuple[int, int, int]
"""What a turn is called by: the card placed, its row and its half-column."""


class PuzzleError(Exception):
    """A set of puzzles that does not fit, or a line that cannot be played."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What was proved: points gained by the best turn and by the best one with another card or place, of how many."""

    best: int
    next: int
    turns: int
    lines: int

    @property
    def margin(self) -> int:
        """By how much the best turn is best."""
        return self.best - self.next


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, as the beginning of a record, with its proof and one best line."""

    number: int  # no other puzzle of the pack has it, in whatever set
    seed: str
    variant: str
    moves: tuple[str, ...]
    proof: Proof
    line: tuple[str, ...]
    rating: int
    luck: str
    rules: str  # the edition by which it was proved, and is played

    def to_json(self) -> str:
        """One line of a set."""
        found = {
            "rules": self.rules,
            "luck": self.luck,
            "seed": self.seed,
            "variant": self.variant,
            "seat": SEAT,
            "moves": " ".join(self.moves),
            "best": self.proof.best,
            "next": self.proof.next,
            "turns": self.proof.turns,
            "lines": self.proof.lines,
            "line": " ".join(self.line),
            "rating": self.rating,
        }
        return json.dumps(found, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class PuzzleSet:
    """Puzzles made for one version of a pack, numbered from `first` on."""

    pack_id: str
    pack_digest: str
    puzzles: tuple[Puzzle, ...]
    first: int = 1

    @property
    def id(self) -> str:
        """A short mark of the version."""
        return self.pack_digest[:8]

    def get(self, number: int) -> Puzzle | None:
        """The puzzle of a number."""
        return self.puzzles[number - self.first] if 0 <= number - self.first < len(self.puzzles) else None

    def to_text(self) -> str:
        """The set as a file: what it was made for, then a puzzle a line."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            "pack": self.pack_id,
            "pack_digest": self.pack_digest,
            "first": self.first,
        }
        return "\n".join([json.dumps(head), *(puzzle.to_json() for puzzle in self.puzzles), ""])


# -------------------------------------------------------------------- sets


def read_puzzles(text: str, pack: Pack) -> PuzzleSet:
    """A set from its file; PuzzleError if it is none, or was made for other cards."""
    try:
        head, *rest = [json.loads(line) for line in text.splitlines() if line.strip()]
        if head["format"] != FORMAT or head["version"] != VERSION:
            raise PuzzleError("this is no set of puzzles that can be read here")
        if (head["pack"], head["pack_digest"]) != (pack.id, pack.digest):
            raise PuzzleError(
                f"these puzzles were made for another version of the pack {head['pack']!r}; "
                "make new ones with imperial-miners puzzles make"
            )
        first = int(head.get("first", 1))
        puzzles = tuple(read_puzzle(number, line) for number, line in enumerate(rest, first))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise PuzzleError(f"this is no set of puzzles ({type(error).__name__}: {error})") from None
    return PuzzleSet(pack.id, pack.digest, puzzles, first)


def read_puzzle(number: int, found: dict[str, Any]) -> Puzzle:
    """One line of a set."""
    proof = Proof(found["best"], found["next"], found["turns"], found["lines"])
    moves, line = tuple(found["moves"].split()), tuple(found["line"].split())
    if found["rules"] not in EDITIONS:
        raise PuzzleError(f"puzzle {number} was made for rules that are not played here")
    seed, variant, rating = found["seed"], found["variant"], found["rating"]
    return Puzzle(number, seed, variant, moves, proof, line, rating, found["luck"], found["rules"])


def earlier_sets(pack: str) -> list[str]:
    """The names of the sets that came with a pack before: `base-1` began with puzzle 1."""
    names = (file.name.removesuffix(".jsonl") for file in (files("imperial_miners.review") / "puzzles").iterdir())
    return sorted(name for name in names if name.startswith(f"{pack}-"))


def shipped_text(name: str) -> str:
    """The file of a set by its name, which for the newest is that of its pack; an empty text if there is none."""
    file = files("imperial_miners.review") / "puzzles" / f"{name}.jsonl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def shipped_digest(name: str) -> str:
    """The digest of the cards that a set was made for; an empty text if there is no such set."""
    head = shipped_text(name).partition("\n")[0]
    return str(json.loads(head)["pack_digest"]) if head else ""


def shipped_puzzles(pack: Pack, name: str = "") -> PuzzleSet:
    """The set of a name, or the newest that comes with a pack; PuzzleError if there is none for this version of it."""
    text = shipped_text(name or pack.id)
    if not text:
        raise PuzzleError(f"no puzzles come with the pack {pack.id!r}")
    return read_puzzles(text, pack)


# -------------------------------------------------------------------- playing


def position_of(puzzle: Puzzle, pack: Pack) -> Game:
    """The game at the puzzle's decision, ending with its round. It keeps its happenings."""
    game = Game.new(pack, 1, puzzle.seed, puzzle.variant, luck=puzzle.luck, rules=puzzle.rules)
    try:
        for key in puzzle.moves:
            game.apply(SEAT, key)
    except IllegalAction as error:
        raise PuzzleError(f"puzzle {puzzle.number}: {error}") from None
    if game.phase != PLAY:
        raise PuzzleError(f"puzzle {puzzle.number}: no card is to be played here")
    return alone(game)


def alone(game: Game) -> Game:
    """A game that ends with this round, to be played on."""
    position = isolate(game, SEAT)
    position.happenings = []
    return position


@dataclass(frozen=True, slots=True)
class Attempt:
    """A line as far as it was played: the game there, what happened at each step, and the points gained."""

    game: Game
    line: tuple[str, ...]
    happenings: tuple[tuple[Happening, ...], ...]
    gained: int

    @property
    def is_complete(self) -> bool:
        """Whether the round is over."""
        return self.game.is_over

    def go_on(self, line: Sequence[str]) -> Attempt:
        """The same line with more steps; an IllegalAction if they cannot be played."""
        more = attempt(self.game, line)
        return Attempt(
            more.game, (*self.line, *more.line), (*self.happenings, *more.happenings), self.gained + more.gained
        )


def attempt(position: Game, line: Sequence[str]) -> Attempt:
    """Play a line on a copy of a position; an IllegalAction if it cannot be played."""
    game = position.copy()
    before = game.seats[SEAT].score
    happened = tuple(tuple(game.apply(SEAT, key)) for key in line)
    return Attempt(game, tuple(line), happened, game.seats[SEAT].score - before)


# -------------------------------------------------------------------- proving


class Search:
    """Every way a round can go, in pieces from one unseen card to the next. `tops` has the points of each turn."""

    def __init__(self, position: Game, budget: int = PROOF_BUDGET) -> None:
        start = isolate(position, SEAT)
        self.before = start.seats[SEAT].score
        self.dug = len(start.seats[SEAT].cards)
        self.gauge = plain_gauge(start.pack)
        self.left = budget
        self.is_exact = True
        self.lines = 0
        self.tops: dict[Turn, int] = {}
        self.states = States()
        self.waiting: list[Game] = []
        """Ends of lines at which an unseen card has come, but points may follow."""
        self.look(start)
        self.foreseen = max(self.tops.values(), default=0)
        """The most points that can be had without an unseen card."""

    def look(self, start: Game) -> None:
        """All lines from a game to the next unseen card."""
        search = Exploration(start, self.gauge, self.left, False, False)
        search.run()
        self.left -= search.nodes
        self.is_exact = self.is_exact and search.is_exact and self.left > 0
        for leaf in search.leaves:
            game, seat = leaf.game, leaf.game.seats[SEAT]
            if len(seat.cards) > self.dug:  # an unseen card may come before the card is placed
                turn = (seat.cards[-1], seat.rows[-1], seat.xs[-1])
                self.tops[turn] = max(self.tops.get(turn, 0), seat.score - self.before)
            if game.is_over or is_settled(game):
                self.lines += 1
            elif self.states.is_new(game, seat):
                self.waiting.append(game)

    def follow(self, margin: int) -> None:
        """Go on from everything that waits, as long as the budget lasts and the margin holds."""
        while self.waiting and self.is_exact and self.proof().margin >= margin:
            self.look(self.waiting.pop())

    def proof(self) -> Proof:
        """What the search has proved of this position."""
        ranked = sorted(self.tops.values(), reverse=True) or [0]
        return Proof(ranked[0], ranked[1] if len(ranked) > 1 else ranked[0], len(ranked), self.lines)


def is_settled(game: Game) -> bool:
    """Whether nothing but drawing is left of a round, so that no more points can come."""
    if game.phase != MINE or EVENT_KINDS[game.event().kind] == END or has_feature(game.features, WHEN):
        return False
    frame = game.seats[SEAT].top
    while frame is not None:
        node = frame.node
        if isinstance(node, Effect) and frame.first >= 0:
            rest = node.parts[frame.first :]
        else:
            rest = [] if isinstance(node, Surface) and frame.first == 0 else [node]
        if not all(isinstance(part, Draw | FactionDraw | HandLimit | NextBoard) for part in rest):
            return False
        frame = frame.below
    return True


def prove(position: Game, margin: int = 1, budget: int = PROOF_BUDGET) -> Proof | None:
    """What is best in a position and by how much; None if that is less than the margin.

    None, too, where the best is out of reach without an unseen card, which would be a matter of luck, and where the
    budget does not suffice for all lines.
    """
    search = Search(position, budget)
    search.follow(margin)
    proof = search.proof()
    is_good = search.is_exact and proof.margin >= margin and search.foreseen == proof.best
    return proof if is_good else None


def check_puzzle(puzzle: Puzzle, pack: Pack) -> list[str]:
    """Prove a puzzle again; what is not as it says."""
    position = position_of(puzzle, pack)
    proof = prove(position)
    if proof is None:
        return ["it cannot be proved"]
    problems = [f"the proof gives {proof}, not {puzzle.proof}"] if proof != puzzle.proof else []
    shown = attempt(position, puzzle.line)
    if not shown.is_complete or shown.gained != proof.best:
        problems.append(f"the line shown as best gains {shown.gained}")
    return problems

"""A recorded game, answer by answer: any point of it at once, from any seat's side or from everyone's."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import PHASES
from imperial_miners.engine.record import Record, RecordError, record_of
from imperial_miners.engine.refusal import IllegalAction, why_refused
from imperial_miners.engine.view import View, seen_by, view_of
from imperial_miners.text.log import EVERYONE

SPECTATOR: Final = -1
SNAPSHOT_EVERY: Final = 16


@dataclass(frozen=True, slots=True)
class Step:
    """One answer: who gave it, when it was asked, what was asked and offered, what was chosen, what came of it."""

    number: int  # 1 for the first answer of the game
    seat: int
    round: int
    phase: str
    kind: str
    word: str
    rule: str
    source: str
    options: tuple[str, ...]
    key: str
    happenings: tuple[Happening, ...]


class Replay:
    """A record that has been checked, and every point of its game.

    A point is a number of answers given: 0 before the first, `len(replay)` at the end. A record that cannot be
    replayed raises `RecordError`; one that is not finished is as good as any other.
    """

    def __init__(self, record: Record, pack: Pack | None = None) -> None:
        self.record = record
        game = record.start(pack, happenings=True)
        self.pack = game.pack
        self.begun: tuple[Happening, ...] = tuple(game.happenings or ())
        game.happenings = []  # the first answer did not bring the deal about
        self.kept: list[Game] = [game.copy()]
        self.beginnings: list[int] = [0] * (game.round + 1)  # for each round the point at which it begins
        steps: list[Step] = []
        for seat, key in record.moves:
            steps.append(take_step(game, seat, key, len(steps) + 1))
            self.beginnings += [len(steps)] * (game.round + 1 - len(self.beginnings))
            if len(steps) % SNAPSHOT_EVERY == 0:
                self.kept.append(game.copy())
        require_end(record, game)
        self.steps: tuple[Step, ...] = tuple(steps)
        self.is_over: bool = game.is_over

    @staticmethod
    def read(text: str, pack: Pack | None = None) -> Replay:
        """The replay of a record's text."""
        return Replay(Record.from_json(text), pack)

    def __len__(self) -> int:
        return len(self.steps)

    def game(self, at: int) -> Game:
        """The game at a point: a copy, to be gone on with at will."""
        if not 0 <= at <= len(self.steps):
            raise IndexError(f"the game has the points 0 to {len(self.steps)}, not {at}")
        game = self.kept[at // SNAPSHOT_EVERY].copy()
        for step in self.steps[at - at % SNAPSHOT_EVERY : at]:
            game.apply(step.seat, step.key)
        return game

    def view(self, at: int, viewer: int = EVERYONE) -> View:
        """What a seat, a spectator (-1) or everyone together (-2) may know at a point."""
        return view_for(self.game(at), viewer)

    def happenings(self, at: int, viewer: int = EVERYONE) -> list[Happening]:
        """What the answer that led to a point brought about (at point 0: the deal), as a viewer may see it."""
        happened = list(self.steps[at - 1].happenings if at else self.begun)
        return happened if viewer == EVERYONE else seen_by(happened, viewer)

    def round_at(self, at: int) -> int:
        """The round that a point lies in; 0 is the set-up."""
        return bisect_right(self.beginnings, at) - 1

    def start_of(self, round: int) -> int:
        """The point at which a round begins (0: the set-up); the end for rounds that were not reached."""
        return self.beginnings[round] if round < len(self.beginnings) else len(self.steps)

    def end_of(self, round: int) -> int:
        """The point at which a round is over."""
        return self.start_of(round + 1)

    def rounds(self) -> range:
        """The rounds that were reached, the set-up among them."""
        return range(len(self.beginnings))

    def steps_of(self, round: int, seat: int | None = None) -> list[Step]:
        """The answers given in a round, all or those of a seat."""
        steps = self.steps[self.start_of(round) : self.end_of(round)]
        return [step for step in steps if seat is None or step.seat == seat]

    def moves(self, at: int) -> list[tuple[int, str]]:
        """The answers that lead to a point: with the record's seed they make a game to go on with."""
        return self.record.moves[:at]


@lru_cache(maxsize=8)
def instead(replay: Replay, at: int, seat: int, keys: tuple[str, ...]) -> Replay:
    """The replay of a game that goes another way at a point: a seat gives these answers there, as far as they are
    offered, and the others theirs of before whenever the seat has to wait for them."""
    game = replay.game(at)
    others = [step for step in replay.steps[at:] if step.seat != seat]
    for key in keys:
        while game.decision(seat) is None and others:
            step = others.pop(0)
            if not is_offered(game, step.seat, step.key):
                break
            game.apply(step.seat, step.key)
        if not is_offered(game, seat, key):
            break
        game.apply(seat, key)
    return Replay(game.record(), replay.pack)


def is_offered(game: Game, seat: int, key: str) -> bool:
    """Whether a seat could give an answer now."""
    decision = game.decision(seat)
    return decision is not None and any(option.key == key for option in decision.options)


def take_step(game: Game, seat: int, key: str, number: int) -> Step:
    """Give the next answer of a record; RecordError if it cannot be given."""
    decision = game.decision(seat)
    try:
        if decision is None:
            raise why_refused(game, seat, game.pack.vocabulary.action(key))
        return Step(
            number,
            seat,
            game.round,
            PHASES[game.phase],
            decision.kind,
            decision.word,
            decision.rule,
            decision.source,
            tuple(option.key for option in decision.options),
            key,
            tuple(game.apply(seat, key)),
        )
    except IllegalAction as error:
        raise RecordError(f"move {number}", str(error)) from None


def require_end(record: Record, game: Game) -> None:
    """RecordError if a game that was played as a record says does not end as it says."""
    played = record_of(game)
    if played.scores != record.scores:
        raise RecordError("scores", f"the game gives {played.scores}, not {record.scores}")
    if played.digest != record.digest:
        raise RecordError("digest", "the replayed game has another digest")


def view_for(game: Game, viewer: int) -> View:
    """The view of a seat, of a spectator, or of everyone together: a spectator's with all hands open."""
    if viewer != EVERYONE:
        return view_of(game, viewer)
    view = view_of(game, SPECTATOR)
    for shown, seat in zip(view.seats, game.seats, strict=True):
        shown.hand = seat.hand
    return view

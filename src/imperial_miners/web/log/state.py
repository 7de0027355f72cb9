"""A game at its table: the fold of its log, and the live copy that a process keeps of it.

`fold` is the only thing that turns entries into a state, whether they were made now or are read back from the store.
A state is never changed, only replaced, so whoever holds one may read it at leisure.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, TypeVar

from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.web.log.entry import ANSWERS, BOT, HINTS, REDO, SEAT, UNDO, WISH, Chair, Entry, Told
from imperial_miners.web.refusals import Trouble

RECENT: Final = 64
"""Entries that are kept with their happenings; older ones are told by replaying the log."""
T = TypeVar("T")
OPEN_CHAIR: Final = Chair("", "", None, None, 0)


@dataclass(frozen=True, slots=True)
class Origin:
    """What a game is made from, besides its log."""

    id: str
    pack: str
    pack_digest: str
    seed: str
    variant: str
    decks: str
    seats: int
    clock: int | None  # seconds for each round
    language: str
    created: int


@dataclass(frozen=True, slots=True)
class State:
    """A table after an entry of its log."""

    seq: int
    game: Game
    chairs: tuple[Chair, ...]
    numbers: tuple[int, ...]  # answers given by each seat, undo and redo included
    redo: tuple[tuple[str, ...], ...]  # for each seat what it has taken back, last first to be redone
    done: tuple[tuple[int, ...], ...]  # for each seat the entries of its answers that stand
    acted: tuple[int, ...]  # when each seat last answered
    round_began: int
    wishes: tuple[tuple[str, ...], ...]  # for each seat how it wants to play

    def to_json(self) -> dict[str, Any]:
        """A snapshot, for the store only: it holds everything hidden."""
        return {
            "game": save_state(self.game),
            "chairs": [asdict(chair) for chair in self.chairs],
            "numbers": self.numbers,
            "redo": self.redo,
            "done": self.done,
            "acted": self.acted,
            "round_began": self.round_began,
            "wishes": self.wishes,
        }


def first_state(origin: Origin, pack: Pack) -> State:
    """A table before the first entry of its log."""
    game = Game.new(pack, origin.seats, origin.seed, origin.variant, origin.decks)
    nothing = ((),) * origin.seats
    times = (origin.created,) * origin.seats
    chairs, numbers = (OPEN_CHAIR,) * origin.seats, (0,) * origin.seats
    return State(0, game, chairs, numbers, nothing, nothing, times, origin.created, nothing)


def read_state(pack: Pack, seq: int, text: str) -> State:
    """The state of a snapshot."""
    saved = json.loads(text)
    return State(
        seq,
        load_state(pack, saved["game"]),
        tuple(Chair(**chair) for chair in saved["chairs"]),
        tuple(saved["numbers"]),
        tuple(tuple(keys) for keys in saved["redo"]),
        tuple(tuple(done) for done in saved["done"]),
        tuple(saved["acted"]),
        saved["round_began"],
        tuple(tuple(wishes) for wishes in saved.get("wishes", [()] * len(saved["chairs"]))),
    )


def fold(state: State, entry: Entry) -> tuple[State, Told]:
    """The state after an entry, and what the entry led to. IllegalAction if the rules do not allow it."""
    if entry.kind == SEAT:
        is_other = entry.chair.holder != state.chairs[entry.seat].holder
        wishes = wished(state, entry.seat, f"-{HINTS}") if is_other else state.wishes  # one agrees for oneself
        chairs = put(state.chairs, entry.seat, entry.chair)
        return replace(state, seq=entry.seq, chairs=chairs, wishes=wishes), Told(entry, [])
    if entry.kind == WISH:
        return replace(state, seq=entry.seq, wishes=wished(state, entry.seat, entry.body)), Told(entry, [])
    if entry.kind not in ANSWERS:
        return replace(state, seq=entry.seq), Told(entry, [])
    seat = entry.seat
    game = state.game.copy()
    happenings: list[Happening] = []
    undoes = None
    done, redo = state.done[seat], state.redo[seat]
    if entry.kind == UNDO:
        key = last_key(game, seat)
        game.undo(seat)
        undoes, done, redo = done[-1], done[:-1], (*redo, key)
    else:
        happenings = game.apply(seat, entry.body)
        done = (*done, entry.seq)
        redo = redo[:-1] if entry.kind == REDO else ()
    after = State(
        entry.seq,
        game,
        state.chairs,
        put(state.numbers, seat, state.numbers[seat] + 1),
        put(state.redo, seat, redo),
        put(state.done, seat, done),
        put(state.acted, seat, entry.at),
        entry.at if game.round != state.game.round else state.round_began,
        state.wishes,
    )
    return after, Told(entry, happenings, undoes)


def wished(state: State, seat: int, wish: str) -> tuple[tuple[str, ...], ...]:
    """The wishes of all seats when one wishes something (`+hints`) or no longer (`-hints`)."""
    rest = [word for word in state.wishes[seat] if word != wish[1:]]
    return put(state.wishes, seat, tuple([*rest, wish[1:]] if wish.startswith("+") else rest))


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same items with one of them replaced."""
    return (*items[:at], item, *items[at + 1 :])


def last_key(game: Game, seat: int) -> str:
    """The seat's last answer, or an empty text."""
    for mover, action in reversed(game.history()):
        if mover == seat:
            return game.pack.vocabulary.key(action)
    return ""


StoredPlan = tuple[int, list[str]]
"""A seat's plan: the number of answers that it was made on, and the options tried on top of them."""


class Table:
    """The live copy of a game: its state now and the entries that led to it lately.

    `is_sure` is False when another process may have gone on without telling us.
    """

    def __init__(self, origin: Origin, pack: Pack, state: State) -> None:
        self.origin = origin
        self.pack = pack
        self.state = state
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.lock = asyncio.Lock()
        self.is_sure = True
        self.loaded = 0
        self.plans: dict[int, StoredPlan | None] = {}  # of seats whose plan was looked up

    @property
    def id(self) -> str:
        """The game's id, which is also the right to watch it."""
        return self.origin.id

    @property
    def game(self) -> Game:
        """The game now. Not to be changed: copy it first."""
        return self.state.game

    def accept(self, state: State, told: Iterable[Told]) -> None:
        """Move on to a state that the store has."""
        self.state = state
        self.recent.extend(told)

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a device holds."""
        return [seat for seat, chair in enumerate(self.state.chairs) if chair.holder == holder]

    def chair(self, seat: int) -> Chair:
        """Who sits at a seat."""
        if not 0 <= seat < len(self.state.chairs):
            raise Trouble("no-such-seat")
        return self.state.chairs[seat]

    def require_holder(self, holder: str, seat: int) -> Chair:
        """The chair of a seat that the device holds."""
        chair = self.chair(seat)
        if chair.holder != holder:
            raise Trouble("not-your-seat")
        return chair

    def still_to_agree(self) -> list[int]:
        """The seats of people without whose consent nobody is given hints; a person alone needs nobody's."""
        people = [seat for seat, chair in enumerate(self.state.chairs) if chair.kind != BOT]
        return [seat for seat in people if HINTS not in self.state.wishes[seat]] if len(people) > 1 else []

    def awaited_bots(self) -> list[int]:
        """The seats for which a bot owes an answer."""
        return [seat for seat in self.game.awaiting() if self.state.chairs[seat].bot is not None]

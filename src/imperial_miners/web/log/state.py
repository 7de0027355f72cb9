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

from imperial_miners.engine.fairness import combined_seed, hash_of
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import RULES
from imperial_miners.engine.record import Record, hash_of_seed
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.review.receipts import Receipts, receipts_of
from imperial_miners.web.log.entry import (
    AHEAD,
    ANSWERS,
    BOT,
    DEAL,
    HINTS,
    HOURS,
    PAUSE,
    PERSON,
    REDO,
    SEAT,
    UNDO,
    WISH,
    Chair,
    Entry,
    LoggedEntry,
    is_waiting,
)
from imperial_miners.web.log.pace import Pace
from imperial_miners.web.log.timing import Timed
from imperial_miners.web.refusals import Refusal

RECENT: Final = 64
"""Entries that are kept with their happenings; older ones are found by replaying the log."""
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
    clock: int | None  # seconds for each round; those of more than an hour are for each answer (`log.pace`)
    language: str
    created: int
    luck: str
    rules: str = RULES
    secret: str | None = None  # what the seed is made from, with what the seats add
    promise: str | None = None  # by which the secret's hash was shown before


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
    ahead: tuple[tuple[str, ...], ...]  # for each seat the options that it has said beforehand for its next questions
    pace: Pace
    secret: str = ""  # what the deal is made from, if nobody chose its seed
    added: tuple[str, ...] = ()  # for each seat what it added to that
    is_dealt: bool = True  # until then `game` is a stand-in that has nothing to do with the deal

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
            "ahead": self.ahead,
            "pace": self.pace.to_json(),
            **({"secret": self.secret, "added": self.added, "is_dealt": self.is_dealt} if self.secret else {}),
        }


def first_state(origin: Origin, pack: Pack) -> State:
    """A table before the first entry of its log."""
    game = Game.new(pack, origin.seats, origin.seed, origin.variant, origin.decks, luck=origin.luck, rules=origin.rules)
    nothing = ((),) * origin.seats
    times = (origin.created,) * origin.seats
    chairs, numbers = (OPEN_CHAIR,) * origin.seats, (0,) * origin.seats
    fair = (origin.secret, ("",) * origin.seats, False) if origin.secret else ("", (), True)
    pace = Pace.first(origin.seats, origin.created)
    return State(0, game, chairs, numbers, nothing, nothing, times, origin.created, nothing, nothing, pace, *fair)


def read_state(pack: Pack, seq: int, text: str) -> State:
    """The state of a snapshot."""
    saved = json.loads(text)
    began = saved["round_began"]
    waited = [max(began, at, chair["since"]) for at, chair in zip(saved["acted"], saved["chairs"], strict=True)]
    return State(
        seq,
        load_state(pack, saved["game"]),
        tuple(Chair(**chair) for chair in saved["chairs"]),
        tuple(saved["numbers"]),
        tuple(tuple(keys) for keys in saved["redo"]),
        tuple(tuple(done) for done in saved["done"]),
        tuple(saved["acted"]),
        began,
        tuple(tuple(wishes) for wishes in saved.get("wishes", [()] * len(saved["chairs"]))),
        tuple(tuple(keys) for keys in saved.get("ahead", [()] * len(saved["chairs"]))),
        Pace.read(saved.get("pace"), waited),
        saved.get("secret", ""),
        tuple(saved.get("added", ())),
        saved.get("is_dealt", True),
    )


def fold(state: State, entry: Entry) -> tuple[State, LoggedEntry]:
    """The state after an entry, and what the entry led to. IllegalAction if the rules do not allow it."""
    if entry.kind == SEAT:
        return seated(state, entry), LoggedEntry(entry, [])
    if entry.kind == DEAL:
        pace = state.pace.ask(range(len(state.chairs)), entry.at)
        return replace(deal(state), seq=entry.seq, round_began=entry.at, pace=pace), LoggedEntry(entry, [])
    if entry.kind == WISH:
        return agreed(replace(state, seq=entry.seq, wishes=wished(state, entry.seat, entry.body)), entry), LoggedEntry(
            entry, []
        )
    if entry.kind == HOURS:
        pace = state.pace.keep_hours(entry.seat, entry.body)
        return replace(state, seq=entry.seq, pace=pace), LoggedEntry(entry, [])
    if entry.kind == AHEAD:
        return replace(
            state, seq=entry.seq, ahead=put(state.ahead, entry.seat, tuple(entry.body.split()))
        ), LoggedEntry(entry, [])
    if entry.kind not in ANSWERS:
        return replace(state, seq=entry.seq), LoggedEntry(entry, [])
    seat = entry.seat
    game = state.game.copy()
    happenings: list[Happening] = []
    undoes = None
    done, redo, ahead = state.done[seat], state.redo[seat], state.ahead[seat]
    if entry.kind == UNDO:
        key = last_key(game, seat)
        game.undo(seat)
        undoes, done, redo = done[-1], done[:-1], (*redo, key)
    else:
        happenings = game.apply(seat, entry.body)
        done = (*done, entry.seq)
        redo = redo[:-1] if entry.kind == REDO else ()
    after = replace(
        state,
        seq=entry.seq,
        game=game,
        numbers=put(state.numbers, seat, state.numbers[seat] + 1),
        redo=put(state.redo, seat, redo),
        done=put(state.done, seat, done),
        ahead=put(state.ahead, seat, ahead[1:] if ahead[:1] == (entry.body,) else ()),
        acted=put(state.acted, seat, entry.at),
        round_began=entry.at if game.round != state.game.round else state.round_began,
        pace=state.pace.ask(asked_anew(state.game, game, -1 if entry.kind == UNDO else seat), entry.at),
    )
    return after, LoggedEntry(entry, happenings, undoes)


def seated(state: State, entry: Entry) -> State:
    """The state after somebody has sat down, left, or a bot has taken over. One agrees for oneself, and has hours of
    one's own."""
    chair, before, pace = entry.chair, state.chairs[entry.seat], state.pace
    is_other = chair.holder != before.holder
    wishes = wished(state, entry.seat, f"-{HINTS}") if is_other else state.wishes
    chairs = put(state.chairs, entry.seat, chair)
    adds = entry.adds if not state.is_dealt else None
    added = state.added if adds is None else put(state.added, entry.seat, adds)
    is_complete = is_waiting(state.chairs) and not is_waiting(chairs)
    if is_other:
        pace = pace.keep_hours(entry.seat, "")
    if is_complete or is_other or chair.bot != before.bot:
        pace = pace.ask(range(len(chairs)) if is_complete else (entry.seat,), entry.at)
    began = entry.at if is_complete else state.round_began
    return replace(state, seq=entry.seq, chairs=chairs, wishes=wishes, added=added, round_began=began, pace=pace)


def agreed(state: State, entry: Entry) -> State:
    """The state after a wish: a table pauses once all people there wish it, until one of them wants to go on."""
    if entry.body[1:] != PAUSE:
        return state
    people = [seat for seat, chair in enumerate(state.chairs) if chair.kind == PERSON]
    if state.pace.paused is None and all(PAUSE in state.wishes[seat] for seat in people):
        return replace(state, pace=state.pace.pause(entry.at))
    if state.pace.paused is not None and entry.body == f"-{PAUSE}":
        wishes = tuple(tuple(word for word in words if word != PAUSE) for words in state.wishes)
        return replace(state, wishes=wishes, pace=state.pace.go_on(entry.at), round_began=entry.at)
    return state


def asked_anew(before: Game, after: Game, seat: int) -> list[int]:
    """The seats that are asked something which they were not asked before; `seat` has just answered."""
    asked = before.awaiting()
    return [each for each in after.awaiting() if each == seat or each not in asked]


def deal(state: State) -> State:
    """The state with the cards dealt, once: from the secret and from what the seats have added by now."""
    if state.is_dealt:
        return state
    game, seed = state.game, combined_seed(state.secret, list(state.added))
    dealt = Game.new(game.pack, len(game.seats), seed, game.variant, game.decks, luck=game.luck, rules=game.rules)
    return replace(state, game=dealt, is_dealt=True)


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


class Table(Timed):
    """The live copy of a game: its state now and the entries that led to it lately.

    `is_fresh` is False when another process may have gone on unnoticed.
    """

    def __init__(self, origin: Origin, pack: Pack, state: State) -> None:
        super().__init__(origin, state)
        self.pack = pack
        self.edition = ""  # of the cards, where it is not the newest
        self.recent: deque[LoggedEntry] = deque(maxlen=RECENT)
        self.lock = asyncio.Lock()
        self.is_fresh = True
        self.noticed = 0  # the last entry of which a notice has come
        self.known = 0.0  # when the store was last known to hold no more than this
        self.plans: dict[int, StoredPlan | None] = {}  # of seats whose plan was looked up
        self.receipts: tuple[int, Receipts] | None = None  # with the rounds that were over
        self.gains: tuple[int, list[dict[str, int]]] | None = None  # of the last of them

    @property
    def id(self) -> str:
        """The game's id, which is also the right to watch it."""
        return self.origin.id

    @property
    def editions(self) -> list[tuple[str, str]]:
        """The editions of cards and rules that are not the newest, each with the message that says so."""
        rules = "" if self.origin.rules == RULES else self.origin.rules
        return [(what, found) for what, found in (("edition", self.edition), ("edition-rules", rules)) if found]

    @property
    def game(self) -> Game:
        """The game now. Not to be changed: copy it first."""
        return self.state.game

    def accept(self, state: State, logged: Iterable[LoggedEntry]) -> None:
        """Move on to a state that the store has."""
        self.state = state
        self.recent.extend(logged)

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a device holds."""
        return [seat for seat, chair in enumerate(self.state.chairs) if chair.holder == holder]

    def chair(self, seat: int) -> Chair:
        """Who sits at a seat."""
        if not 0 <= seat < len(self.state.chairs):
            raise Refusal("no-such-seat")
        return self.state.chairs[seat]

    def require_holder(self, holder: str, seat: int) -> Chair:
        """The chair of a seat that the device holds."""
        chair = self.chair(seat)
        if chair.holder != holder:
            raise Refusal("not-your-seat")
        return chair

    def still_to_agree(self) -> list[int]:
        """The seats of people without whose consent nobody is given hints; a person alone needs nobody's."""
        people = [seat for seat, chair in enumerate(self.state.chairs) if chair.kind != BOT]
        return [seat for seat in people if HINTS not in self.state.wishes[seat]] if len(people) > 1 else []

    @property
    def rounds_over(self) -> int:
        """How many rounds are over. Nothing takes one back."""
        return self.game.round if self.game.is_over else max(0, self.game.round - 1)

    def receipts_of_rounds(self) -> Receipts:
        """Receipts that hold those of all rounds that are over, found once for each round."""
        if self.receipts is None or self.receipts[0] != self.rounds_over:
            self.receipts = (self.rounds_over, receipts_of(self.game))
        return self.receipts[1]

    def last_gains(self) -> list[dict[str, int]]:
        """What the last round that is over changed for each seat, by number; nothing before one is."""
        over = self.rounds_over
        if not over:
            return []
        if self.gains is None or self.gains[0] != over:
            found = self.receipts_of_rounds()
            self.gains = (over, [found.gains(seat, over) for seat in range(len(self.game.seats))])
        return self.gains[1]

    def awaited_bots(self) -> list[int]:
        """The seats for which a bot owes an answer."""
        if not self.state.is_dealt:
            return []
        return [seat for seat in self.game.awaiting() if self.state.chairs[seat].bot is not None]

    def record(self) -> Record:
        """The record as far as the game has come, with what its seed was made from."""
        record = self.game.record()
        record.secret, record.contributions = self.state.secret, list(self.state.added)
        return record

    @property
    def seed_hash(self) -> str:
        """The hash of the seed, once there is one."""
        return hash_of_seed(self.game.seed) if self.state.is_dealt else ""

    @property
    def secret_hash(self) -> str:
        """What the secret shown at the end can be checked by; an empty text where the seed was chosen."""
        return hash_of(self.state.secret) if self.state.secret else ""

    def public_record(self) -> dict[str, Any]:
        """The record of a finished game; of a running one only what may be known, the hashes among it."""
        if self.game.is_over:
            record: dict[str, Any] = json.loads(self.record().to_json())
            return record
        return {
            "format": "imperial-miners-record",
            "pack": self.origin.pack,
            "pack_digest": self.origin.pack_digest,
            "variant": self.origin.variant,
            "decks": self.origin.decks,
            "seats": self.origin.seats,
            "luck": self.origin.luck,
            "rules": self.origin.rules,
            "seed": None,
            "seed_hash": self.seed_hash,
            "secret_hash": self.secret_hash or None,
            "scores": None,
            "moves": None,
        }

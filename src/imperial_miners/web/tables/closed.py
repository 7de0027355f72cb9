"""Games that cannot go on: their cards are nowhere to be found, their rules are no longer played, or their answers
do not fit them.

What was stored of them stays readable: who sat there, every answer and word, how it stood, the scores, the record.
Nobody can play on, so nothing of it is hidden any more.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final

from imperial_miners.engine.fairness import combined_seed, hash_of
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import FORMAT, VERSION, hash_of_seed
from imperial_miners.review.left import SeatLeft
from imperial_miners.web.log.entry import (
    AHEAD,
    CHAT,
    CHOOSE,
    DEAL,
    HOURS,
    REDO,
    SEAT,
    UNDO,
    WISH,
    Chair,
    Entry,
    plain_chairs,
)
from imperial_miners.web.log.state import Origin
from imperial_miners.web.refusals import Closed, Refusal
from imperial_miners.web.tables.live import LiveTables

GIVEN: Final = (CHOOSE, REDO)


@dataclass(frozen=True, slots=True)
class KeptState:
    """How a game stood when its state was stored last, after an entry of its log; at the end, if it is over.

    Where the cards are nowhere to be found, they are named by their numbers.
    """

    entry: int
    round: int
    seats: list[SeatLeft]


@dataclass(frozen=True, slots=True)
class ClosedGame:
    """What is left of a game. `reason` says why it is closed: `cards`, `rules` or `answers`."""

    reason: str
    origin: Origin
    entries: list[Entry]
    scores: list[int] | None
    digest: str
    state: KeptState | None

    @property
    def chairs(self) -> list[Chair]:
        """Who sat where at last."""
        chairs = plain_chairs(self.origin.seats)
        for entry in self.entries:
            if entry.kind == SEAT:
                chairs[entry.seat] = entry.chair
        return chairs

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The answers that stand, without those taken back."""
        moves: list[tuple[int, str]] = []
        for entry in self.entries:
            if entry.kind in GIVEN:
                moves.append((entry.seat, entry.body))
            elif entry.kind == UNDO:
                last = max((at for at, (seat, _) in enumerate(moves) if seat == entry.seat), default=None)
                if last is not None:
                    moves.pop(last)
        return moves

    @property
    def added(self) -> list[str]:
        """What each seat had added to the luck when the cards were dealt."""
        added = [""] * self.origin.seats
        for entry in self.entries:
            if entry.kind == DEAL:
                break
            if entry.kind == SEAT and entry.adds is not None:
                added[entry.seat] = entry.adds
        return added

    @property
    def seed(self) -> str:
        """The seed, or what its parts make."""
        return combined_seed(self.origin.secret, self.added) if self.origin.secret else self.origin.seed

    @property
    def words(self) -> list[tuple[int, str, str]]:
        """What was said: the seat, and a phrase or a text."""
        said = [(entry.seat, json.loads(entry.body)) for entry in self.entries if entry.kind == CHAT]
        return [(seat, line.get("phrase", ""), line.get("text", "")) for seat, line in said]

    def record(self) -> dict[str, Any]:
        """The record. A version that has the cards and plays the rules can replay it."""
        origin = self.origin
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules": origin.rules,
            "pack": origin.pack,
            "pack_digest": origin.pack_digest,
            "variant": origin.variant,
            "decks": origin.decks,
            "seats": origin.seats,
            "luck": origin.luck,
            "seed": self.seed,
            "seed_hash": hash_of_seed(self.seed),
            **({"secret": origin.secret, "secret_hash": hash_of(origin.secret)} if origin.secret else {}),
            **({"contributions": self.added} if origin.secret else {}),
            "digest": self.digest,
            "scores": self.scores,
            "closed": self.reason,
            "state": asdict(self.state) if self.state is not None else None,
            "moves": [list(move) for move in self.moves],
        }

    def log(self, after: int) -> dict[str, Any]:
        """The log after an entry, without what its answers led to."""
        entries = [shown(entry) for entry in self.entries if entry.seq > after]
        return {"seq": self.entries[-1].seq if self.entries else 0, "entries": entries}


def shown(entry: Entry) -> dict[str, Any]:
    """An entry of a closed game for everybody: an answer by its option."""
    found: dict[str, Any] = {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "by": entry.by, "at": entry.at}
    if entry.kind == SEAT:
        return found | {"chair": entry.chair.to_json()}
    if entry.kind == CHAT:
        said: dict[str, str] = json.loads(entry.body)
        return found | said
    if entry.kind in (AHEAD, HOURS):
        return found
    return found | {"wish" if entry.kind == WISH else "option": entry.body}


def read_kept(snapshot: tuple[int, str] | None, pack: Pack | None) -> KeptState | None:
    """The state in a snapshot, which any version may have written: None if this one cannot read it."""
    if snapshot is None:
        return None

    def named(cards: list[int]) -> list[str]:
        return [pack.cards[card].id if pack is not None else str(card) for card in cards]

    try:
        saved = json.loads(snapshot[1])["game"]
        seats = [
            SeatLeft(seat["vp"], seat["coins"], seat["carts"], named(seat["cards"]), named(seat["hand"]))
            for seat in saved["seats"]
        ]
        return KeptState(snapshot[0], saved["round"], seats)
    except (ValueError, LookupError, TypeError):
        return None


class ClosedGames:
    """Reads what is left of closed games."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live

    async def find(self, game: str) -> ClosedGame | None:
        """What is left of a game; None if it goes on."""
        try:
            await self.live.table(game)
        except Closed as closed:
            return await self.read(game, closed.reason)
        return None

    async def read(self, game: str, reason: str) -> ClosedGame:
        """What is left of a game that is known to be closed."""
        found = await self.live.store.load(game)
        if found is None:
            raise Refusal("no-such-game")
        entries = await self.live.store.entries(game, 0)
        result = json.loads(await self.live.store.result(game) or "{}")
        origin, snapshot, _ = found
        pack = await self.live.packs.edition(origin.pack, origin.pack_digest)
        return ClosedGame(
            reason, origin, entries, result.get("scores"), result.get("digest", ""), read_kept(snapshot, pack)
        )

    async def record(self, game: str) -> dict[str, Any]:
        """The record of any game, as far as it may be known."""
        closed = await self.find(game)
        return (await self.live.table(game)).public_record() if closed is None else closed.record()

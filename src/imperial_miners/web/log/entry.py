"""The log of a table: everything that ever changed it, numbered, and who may see what of it.

A game is its log. Kinds: `begin` (the set-up, entry 0, which is not stored), `seat` (a seat's new arrangement),
`deal` (the cards are dealt, from the server's secret and what those who sit have added), `choose`, `undo`, `redo` (a
seat's answers), `ahead` (what a seat would answer next, if it is asked for that), `chat`, `wish` (how a seat wants to
play: with hints, with lessons, with a pause), and `hours` (those of the day in which a seat's clock runs).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.decision import source_of
from imperial_miners.engine.happening import REASONS, Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.view import View
from imperial_miners.engine.words import TOKENS
from imperial_miners.web.log.terms import COLOURS

BEGIN: Final = "begin"
SEAT: Final = "seat"
CHOOSE: Final = "choose"
UNDO: Final = "undo"
REDO: Final = "redo"
AHEAD: Final = "ahead"
CHAT: Final = "chat"
WISH: Final = "wish"
HOURS: Final = "hours"
DEAL: Final = "deal"
ANSWERS: Final = (CHOOSE, UNDO, REDO)
PERSON: Final = "person"
BOT: Final = "bot"
HINTS: Final = "hints"
GUIDE: Final = "guide"
QUIET: Final = "quiet"
PAUSE: Final = "pause"
"""What a seat may wish for: hints for all, the lessons of a first game, these not to be shown, clocks that stand."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat. A seat with a holder and a bot is played by the bot until the holder takes it back."""

    name: str
    colour: str
    holder: str | None  # the hash of a token
    bot: str | None  # the level of the bot that plays
    since: int  # when this arrangement began, in milliseconds

    @property
    def kind(self) -> str:
        """`open`, `bot`, `person`, or `away`: a bot plays for a person."""
        if self.holder is None:
            return "open" if self.bot is None else "bot"
        return "person" if self.bot is None else "away"

    def to_json(self) -> dict[str, Any]:
        """What everybody may see of a chair: never who holds it."""
        return {"kind": self.kind, "name": self.name, "colour": self.colour, "level": self.bot}


def plain_chairs(seats: int, since: int = 0) -> list[Chair]:
    """Chairs of nobody, called by their colours."""
    return [Chair("", COLOURS[seat], None, None, since) for seat in range(seats)]


def is_waiting(chairs: Sequence[Chair]) -> bool:
    """Whether somebody still has to sit down. When the last one does, everybody's time begins."""
    return any(chair.kind == "open" for chair in chairs)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. `number` counts a seat's own answers, `body` is an option's key or JSON."""

    seq: int
    kind: str
    seat: int
    number: int | None
    body: str
    by: str
    at: int

    @property
    def chair(self) -> Chair:
        """The arrangement that a `seat` entry brings."""
        found = json.loads(self.body)
        found.pop("adds", None)
        return Chair(**found)

    @property
    def adds(self) -> str | None:
        """What whoever sat down with a `seat` entry adds to the luck of the deal, if it is a part of it."""
        added: str | None = json.loads(self.body).get("adds")
        return added

    def after(self, seq: int) -> Entry:
        """The same entry as the one that follows a number."""
        return Entry(seq + 1, self.kind, self.seat, self.number, self.body, self.by, self.at)

    def row(self, game: str) -> dict[str, object]:
        """The entry as a row of the log of a game."""
        return {
            "game": game,
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "number": self.number,
            "body": self.body,
            "by": self.by,
            "at": self.at,
        }


def seat_entry(seat: int, chair: Chair, by: str = PERSON, adds: str | None = None) -> Entry:
    """An entry by which a seat is arranged anew; `adds` is what it adds to the luck of the deal."""
    body = asdict(chair) | ({} if adds is None else {"adds": adds})
    return Entry(0, SEAT, seat, None, json.dumps(body, separators=(",", ":")), by, chair.since)


@dataclass(frozen=True, slots=True)
class LoggedEntry:
    """An entry of the log with what it led to. `undoes` is the number of the entry that an undo takes back."""

    entry: Entry
    happenings: list[Happening]
    undoes: int | None = None
    words: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """How it reads in each language, kept so that it is put into words once."""

    def to_json(self, pack: Pack, viewer: int) -> dict[str, Any]:
        """The entry as a seat may see it (-1: as a spectator may)."""
        entry = self.entry
        fields: dict[str, Any] = {
            "seq": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "by": entry.by,
            "at": entry.at,
        }
        if entry.kind == SEAT:
            fields["chair"] = entry.chair.to_json()
        elif entry.kind == CHAT:
            fields |= json.loads(entry.body)
        elif entry.kind == WISH:
            fields["wish"] = entry.body
        elif entry.kind == UNDO:
            fields["undoes"] = self.undoes
        else:
            fields["happenings"] = [happening_json(pack, happening.seen_by(viewer)) for happening in self.happenings]
        return fields


def event_before(entries: Iterable[LoggedEntry], view: View) -> int:
    """The Event that was in force before some entries, the latest of a table that is seen as it is after them."""
    revealed = sum(happening.kind == "event_revealed" for one in entries for happening in one.happenings)
    earlier = view.past_events[: len(view.past_events) - revealed]
    return earlier[-1] if earlier else -1


def happening_json(pack: Pack, happening: Happening) -> dict[str, Any]:
    """A happening with ids for what it names; None for what the reader may not know."""
    fields: dict[str, Any] = {"kind": happening.kind, "seat": happening.seat}
    for name, value in happening.fields().items():
        fields[name] = named(pack, name, value)
    if happening.kind == "turned_up":
        fields["cards"] = [pack.cards[card].id for card in happening.cards]
    if happening.kind == "carts_completed":
        fields["borders"] = [[border // 3 + 1, border % 3] for border in happening.cards]
    return fields


def named(pack: Pack, field: str, value: int) -> object:
    """A happening's value as the API says it: cards and Events by id, slots and boards counted from 1."""
    if field == "card":
        return pack.cards[value].id if value >= 0 else ("blind" if value == -2 else None)
    if field == "event":
        return pack.events[value].id
    if field == "faction":
        return FACTIONS[value] if value >= 0 else None
    if field == "token":
        return TOKENS[value]
    if field == "source":
        return source_of(value)
    if field == "reason":
        return REASONS[value]
    return value + 1 if field in ("slot", "board") else value

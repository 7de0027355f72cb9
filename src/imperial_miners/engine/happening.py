"""What took place, as data, with who may see it. Logs, animation, statistics and "what changed" read the same list.

A happening is a kind and a few ints named by the table below; what others may not see is -1 for them. One that shows
several cards at once (`turned_up`) lists them in `cards`, one that completes carts their borders (slot * 3 + border).
"""

from __future__ import annotations

from typing import Final

ROUND_BEGAN: Final = 0
EVENT_REVEALED: Final = 1
DEALT: Final = 2
KEPT: Final = 3
CHOSE: Final = 4
REVEALED: Final = 5
PLACED: Final = 6
ACTIVATED: Final = 7
DECLINED: Final = 8
PASSED: Final = 9
GAINED: Final = 10
PAID: Final = 11
DREW: Final = 12
FOUND_NONE: Final = 13
RESHUFFLED: Final = 14
DISCARDED: Final = 15
ENTERED: Final = 16
ADVANCED: Final = 17
COMPLETED_BOARD: Final = 18
MACHINE_PUT: Final = 19
MACHINE_SPENT: Final = 20
COLLAPSE_PUT: Final = 21
COLLAPSE_CLEARED: Final = 22
MARKER_PUT: Final = 23
CARTS_COMPLETED: Final = 24
SURFACED: Final = 25
SKIPPED_DRAW: Final = 26
ENDED: Final = 27
FACTION_CHOSEN: Final = 28
TURNED_UP: Final = 29
REACHED: Final = 30
MISSED: Final = 31

FIELDS: Final = (
    ("round_began", "round"),
    ("event_revealed", "event"),
    ("dealt", "?card"),
    ("kept", "?card"),
    ("chose", "?card"),
    ("revealed", "card", "cost", "blind"),
    ("placed", "card", "slot", "row", "x"),
    ("activated", "slot", "effect"),
    ("declined", "source"),
    ("passed", "slot"),
    ("gained", "token", "amount", "source", "extra"),
    ("paid", "amount", "source"),
    ("drew", "level", "?card", "faction", "open", "source"),
    ("found_none", "level", "faction"),
    ("reshuffled", "level"),
    ("discarded", "card", "source"),
    ("entered", "board"),
    ("advanced", "board", "from", "to"),
    ("completed_board", "board"),
    ("machine_put", "slot", "amount"),
    ("machine_spent", "slot", "amount"),
    ("collapse_put", "slot"),
    ("collapse_cleared", "slot", "activation"),
    ("marker_put", "slot", "border"),
    ("carts_completed", "amount", "source"),
    ("surfaced", "effect"),
    ("skipped_draw",),
    ("ended", "vp", "carts", "coins"),
    ("faction_chosen", "faction"),
    ("turned_up", "level"),
    ("reached", "slot"),
    ("missed", "reason", "source"),
)
"""For each kind its name and its fields; a field with a question mark is seen by its own seat only, except the card of
a draw that is `open`: R9.4 it was revealed. `extra` is the part of a gain that a feature of the Event adds to it."""

NO_BORDER: Final = 0
NO_ROOM: Final = 1
NO_CARD: Final = 2
NOTHING_COUNTED: Final = 3
REASONS: Final = ("no-border", "no-room", "no-card", "nothing-counted")
"""Why something did not happen, where an effect says it should: R7.3 no border takes a cart marker; R6.1 the card holds
no more machines; R5.12 no card of the mine is meant; I10 there is nothing to count."""


class Happening:
    """One thing that took place. `seat` is -1 for what concerns everybody."""

    def __init__(self, code: int, seat: int, values: list[int], cards: list[int] | None = None) -> None:
        self.code = code
        self.seat = seat
        self.values = values
        self.cards: list[int] = cards if cards is not None else []  # turned up, in this order; or borders

    @property
    def kind(self) -> str:
        """Its name, in the past tense."""
        return FIELDS[self.code][0]

    def fields(self) -> dict[str, int]:
        """What it says besides kind and seat: its ints by name."""
        names = FIELDS[self.code][1:]
        return {names[i].lstrip("?"): self.values[i] for i in range(len(names))}

    def seen_by(self, seat: int) -> Happening:
        """The same as another seat may see it (-1: a spectator)."""
        names = FIELDS[self.code][1:]
        if seat == self.seat or not any(name.startswith("?") for name in names):
            return self
        if self.code == DREW and self.values[3]:
            return self
        return Happening(
            self.code, self.seat, [-1 if names[i].startswith("?") else self.values[i] for i in range(len(names))]
        )

    def to_json(self) -> dict[str, object]:
        """Plain data: kind, seat, fields."""
        found: dict[str, object] = {"kind": self.kind, "seat": self.seat, **self.fields()}
        if self.code == TURNED_UP:
            found["cards"] = self.cards
        if self.code == CARTS_COMPLETED:
            found["borders"] = self.cards
        return found

    def __repr__(self) -> str:
        return f"Happening({self.to_json()})"

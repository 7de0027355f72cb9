"""What an option would do, found by trying it on a game dealt anew from what the seat knows.

The trial stops where something hidden would be seen: a preview never shows a card, and says instead that one would be.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.words import TOKENS

SEEN: Final = frozenset(("dealt", "drew", "found_none", "event_revealed", "round_began", "ended"))
"""Happenings after which nothing more can be foretold."""
SIGNS: Final = {
    "machine_put": ("machine", 1),
    "machine_spent": ("machine", -1),
}


@dataclass
class Preview:
    """What would change. `amounts` by icon word, in the order in which they happen; `slots` the cards touched."""

    amounts: dict[str, int] = field(default_factory=dict)
    slots: set[int] = field(default_factory=set)
    space: tuple[int, int] | None = None  # board and space where the marker would stop
    reveals: bool = False  # a card or an Event would be seen
    is_final: bool = False  # it could not be taken back

    def add(self, word: str, amount: int) -> None:
        """Count something."""
        self.amounts[word] = self.amounts.get(word, 0) + amount


def preview_options(game: Game, seat: int) -> dict[str, Preview]:
    """A preview for each option that a seat has now."""
    decision = game.decision(seat)
    if decision is None:
        return {}
    imagined = redeal(game, seat, 1)
    found = {}
    for option in decision.options:
        trial = imagined.copy()
        trial.happenings = []
        told = trial.apply(seat, option.action)
        found[option.key] = read(told, seat, trial.seats[seat].line > 0)
    return found


def is_news(happening: Happening) -> bool:
    """Whether a seat's own happening shows it something that it could not know before."""
    if happening.kind == "revealed":
        return bool(happening.fields()["blind"])
    return happening.kind in SEEN


def read(told: list[Happening], seat: int, is_final: bool) -> Preview:
    """What happenings mean for a seat, up to the first that it could not foresee."""
    preview = Preview(is_final=is_final)
    for happening in told:
        if is_news(happening):
            preview.reveals = happening.kind != "ended"
            break
        if happening.seat == seat:
            count(preview, happening)
    return preview


def count(preview: Preview, happening: Happening) -> None:
    """Add one happening to a preview."""
    kind, fields = happening.kind, happening.fields()
    if kind == "gained":
        preview.add(TOKENS[fields["token"]], fields["amount"])
    elif kind == "paid":
        preview.add("coin", -fields["amount"])
    elif kind == "revealed":
        preview.add("coin", -fields["cost"])
    elif kind == "carts_completed":
        preview.add("cart", fields["amount"])
    elif kind in SIGNS:
        word, sign = SIGNS[kind]
        preview.add(word, sign * fields["amount"])
        preview.slots.add(fields["slot"])
    elif kind in ("collapse_put", "collapse_cleared"):
        preview.add("collapse", 1 if kind == "collapse_put" else -1)
        preview.slots.add(fields["slot"])
    elif kind == "advanced":
        preview.add("advance", fields["to"] - fields["from"])
        preview.space = (fields["board"], fields["to"])
    elif kind == "entered":
        preview.space = (fields["board"], 1)
    elif kind == "activated":
        preview.slots.add(fields["slot"])

"""Happenings as log lines: one small entry for each kind. What a reader may not see is told without it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.effect import FROM_EVENT, FROM_SPACE, FROM_SURFACE
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.seat import BLIND_CARD
from imperial_miners.engine.view import View
from imperial_miners.engine.words import TOKENS

if TYPE_CHECKING:
    from imperial_miners.text.speaker import Speaker

EVERYONE: Final = -2
"""A reader: all seats together, after the game, when nothing is hidden any more."""


class LogContext:
    """What a log line must know beside its happening: who plays, who reads, what lies in the mines.

    Follow a log from its start with `learn`, or take the table as a view shows it now with `of`.
    """

    def __init__(
        self,
        pack: Pack,
        players: Sequence[str],
        reader: int,
        mines: list[list[int]] | None = None,
        sides: Sequence[int] = (),
        event: int = -1,
    ) -> None:
        self.pack = pack
        self.players = players
        self.reader = reader  # -1: nobody at the table
        self.mines = mines if mines is not None else [[] for _ in players]  # designs by slot, for each seat
        self.sides = sides  # the side that each board shows
        self.event = event

    @staticmethod
    def of(view: View, players: Sequence[str], reader: int | None = None) -> LogContext:
        """As the table is now; whoever looks at it reads, or somebody else."""
        mines = [[card.card for card in seat.mine] for seat in view.seats]
        return LogContext(view.pack, players, view.seat if reader is None else reader, mines, view.sides, view.event)

    def learn(self, happening: Happening) -> None:
        """Take note of cards placed and Events revealed, before their line or after."""
        if happening.kind == "event_revealed":
            self.event = happening.values[0]
        elif happening.kind == "placed":
            card, slot = happening.values[:2]
            if slot == len(self.mines[happening.seat]):
                self.mines[happening.seat].append(card)


class Telling:
    """One happening about to be told."""

    def __init__(self, speaker: Speaker, happening: Happening, context: LogContext) -> None:
        self.speaker = speaker
        self.seat = happening.seat
        self.name = f"log-{happening.kind.replace('_', '-')}"
        self.fields = happening.fields()
        self.context = context

    def line(self, ending: str = "", **given: str | int) -> str:
        """The message of this kind, about this player."""
        if self.seat >= 0:
            given["player"] = self.context.players[self.seat]
            given["you"] = "yes" if self.seat == self.context.reader else "no"
        return self.speaker.messages.say(self.name + ending, **given)

    def card(self) -> str:
        """The name of the card in the field `card`."""
        return self.speaker.card_name(self.fields["card"])

    def placed(self) -> str:
        """The name of the card in the field `slot`."""
        return self.speaker.card_name(self.context.mines[self.seat][self.fields["slot"]])

    def board(self) -> str:
        """The name of the board in the field `board`."""
        return self.speaker.board_name(self.context.sides[self.fields["board"]])

    def named(self) -> str:
        """The name of whoever is in the field `source`."""
        context = self.context
        return self.speaker.source(self.fields["source"], context.mines[self.seat], context.event)

    def source(self) -> str:
        """Where it came from, as a phrase; empty for the rules."""
        source = self.fields["source"]
        say = self.speaker.messages.say
        if source >= 0:
            return say("from-card", name=self.speaker.card_name(self.context.mines[self.seat][source]))
        if source == FROM_EVENT and self.context.event >= 0:
            return say("from-event", name=self.speaker.event_name(self.context.event))
        if source == FROM_SURFACE:
            return say("from-surface")
        if source <= FROM_SPACE:
            side, number = divmod(FROM_SPACE - source, 32)
            return say("from-space", board=self.speaker.board_name(side), number=number)
        return ""


def tell_round(telling: Telling) -> str:
    """round_began"""
    return telling.line(round=telling.fields["round"])


def tell_event(telling: Telling) -> str:
    """event_revealed"""
    return telling.line(event=telling.speaker.event_name(telling.fields["event"]))


def tell_card(telling: Telling) -> str:
    """A card that others may not see."""
    return telling.line("-hidden") if telling.fields["card"] < 0 else telling.line(card=telling.card())


def tell_chose(telling: Telling) -> str:
    """chose"""
    return telling.line("-blind") if telling.fields["card"] == BLIND_CARD else tell_card(telling)


def tell_revealed(telling: Telling) -> str:
    """revealed"""
    if telling.fields["blind"]:
        return telling.line("-blind", card=telling.card())
    cost = telling.fields["cost"]
    return telling.line(card=telling.card(), count=cost, free="no" if cost else "yes")


def tell_placed(telling: Telling) -> str:
    """placed"""
    return telling.line(card=telling.card(), row=telling.fields["row"])


def tell_activated(telling: Telling) -> str:
    """activated"""
    design = telling.context.mines[telling.seat][telling.fields["slot"]]
    text = telling.speaker.card_effects(design)[telling.fields["effect"]]
    return telling.line(card=telling.placed(), text=text)


def tell_declined(telling: Telling) -> str:
    """declined"""
    return telling.line(name=telling.named())


def tell_slot(telling: Telling) -> str:
    """Something about a card of the mine."""
    return telling.line(card=telling.placed())


def tell_gained(telling: Telling) -> str:
    """gained"""
    token = TOKENS[telling.fields["token"]]
    what = telling.speaker.messages.say(f"{token}-count-acc", count=telling.fields["amount"])
    return telling.line(what=what, source=telling.source())


def tell_paid(telling: Telling) -> str:
    """paid"""
    return telling.line(count=telling.fields["amount"], name=telling.named())


def tell_drew(telling: Telling) -> str:
    """drew"""
    hidden = "-hidden" if telling.fields["card"] < 0 else ""
    given: dict[str, str | int] = {"level": telling.fields["level"]}
    if not hidden:
        given["card"] = telling.card()
    if telling.fields["faction"] < 0:
        return telling.line(hidden, **given)
    return telling.line("-faction" + hidden, faction=FACTIONS[telling.fields["faction"]], **given)


def tell_found_none(telling: Telling) -> str:
    """found_none"""
    return telling.line(level=telling.fields["level"], faction=FACTIONS[telling.fields["faction"]])


def tell_reshuffled(telling: Telling) -> str:
    """reshuffled"""
    return telling.line(level=telling.fields["level"])


def tell_board(telling: Telling) -> str:
    """Something about a board."""
    return telling.line(board=telling.board())


def tell_advanced(telling: Telling) -> str:
    """advanced"""
    given: dict[str, str | int] = {"from": telling.fields["from"], "to": telling.fields["to"]}
    return telling.line("", board=telling.board(), **given)


def tell_machines(telling: Telling) -> str:
    """Machines put or spent."""
    return telling.line(card=telling.placed(), count=telling.fields["amount"])


def tell_cleared(telling: Telling) -> str:
    """collapse_cleared"""
    return telling.line("-activation" if telling.fields["activation"] else "", card=telling.placed())


def tell_carts(telling: Telling) -> str:
    """carts_completed"""
    return telling.line(count=telling.fields["amount"])


def tell_surfaced(telling: Telling) -> str:
    """surfaced"""
    return telling.line(text=telling.speaker.surface()[telling.fields["effect"]])


def tell_plain(telling: Telling) -> str:
    """Something that needs no more words."""
    return telling.line()


def tell_ended(telling: Telling) -> str:
    """ended"""
    say = telling.speaker.messages.say
    vp, carts = telling.fields["vp"], telling.fields["carts"]
    return telling.line(
        score=vp + carts,
        vp=say("vp-count", count=vp),
        carts=say("cart-count", count=carts),
        coins=say("coin-count", count=telling.fields["coins"]),
    )


def tell_faction(telling: Telling) -> str:
    """faction_chosen"""
    return telling.line(faction=FACTIONS[telling.fields["faction"]])


TELLINGS: Final[dict[str, Callable[[Telling], str]]] = {
    "round_began": tell_round,
    "event_revealed": tell_event,
    "dealt": tell_card,
    "kept": tell_card,
    "chose": tell_chose,
    "revealed": tell_revealed,
    "placed": tell_placed,
    "activated": tell_activated,
    "declined": tell_declined,
    "passed": tell_slot,
    "gained": tell_gained,
    "paid": tell_paid,
    "drew": tell_drew,
    "found_none": tell_found_none,
    "reshuffled": tell_reshuffled,
    "discarded": tell_card,
    "entered": tell_board,
    "advanced": tell_advanced,
    "completed_board": tell_board,
    "machine_put": tell_machines,
    "machine_spent": tell_machines,
    "collapse_put": tell_slot,
    "collapse_cleared": tell_cleared,
    "marker_put": tell_slot,
    "carts_completed": tell_carts,
    "surfaced": tell_surfaced,
    "skipped_draw": tell_plain,
    "ended": tell_ended,
    "faction_chosen": tell_faction,
}
"""How each kind of happening is told."""


def log_line(speaker: Speaker, happening: Happening, context: LogContext) -> str:
    """A happening in words, as its reader may know it."""
    seen = happening if context.reader == EVERYONE else happening.seen_by(context.reader)
    return TELLINGS[happening.kind](Telling(speaker, seen, context))

"""Happenings as log lines: one small function for each kind. What a reader may not see is left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.effect import FROM_EVENT, FROM_SPACE, FROM_SURFACE
from imperial_miners.engine.happening import REASONS, Happening
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


class LogEntry:
    """One happening with all that is needed to put it into words."""

    def __init__(self, speaker: Speaker, happening: Happening, context: LogContext) -> None:
        self.speaker = speaker
        self.seat = happening.seat
        self.name = f"log-{happening.kind.replace('_', '-')}"
        self.fields = happening.fields()
        self.cards = happening.cards
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


def round_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `round_began`."""
    return entry.line(round=entry.fields["round"])


def event_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `event_revealed`."""
    return entry.line(event=entry.speaker.event_name(entry.fields["event"]))


def card_line(entry: LogEntry) -> str:
    """A card that others may not see."""
    return entry.line("-hidden") if entry.fields["card"] < 0 else entry.line(card=entry.card())


def chose_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `chose`."""
    return entry.line("-blind") if entry.fields["card"] == BLIND_CARD else card_line(entry)


def revealed_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `revealed`."""
    if entry.fields["blind"]:
        return entry.line("-blind", card=entry.card())
    cost = entry.fields["cost"]
    return entry.line(card=entry.card(), count=cost, free="no" if cost else "yes")


def placed_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `placed`."""
    return entry.line(card=entry.card(), row=entry.fields["row"])


def activated_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `activated`."""
    design = entry.context.mines[entry.seat][entry.fields["slot"]]
    text = entry.speaker.card_effects(design)[entry.fields["effect"]]
    return entry.line(card=entry.placed(), text=text)


def declined_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `declined`."""
    return entry.line(name=entry.named())


def slot_line(entry: LogEntry) -> str:
    """Something about a card of the mine."""
    return entry.line(card=entry.placed())


def gained_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `gained`."""
    token = TOKENS[entry.fields["token"]]
    what = entry.speaker.messages.say(f"{token}-count-acc", count=entry.fields["amount"])
    return entry.line(what=what, source=entry.source())


def paid_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `paid`."""
    return entry.line(count=entry.fields["amount"], name=entry.named())


def drew_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `drew`."""
    hidden = "-hidden" if entry.fields["card"] < 0 else ""
    given: dict[str, str | int] = {"level": entry.fields["level"]}
    if not hidden:
        given["card"] = entry.card()
    if entry.fields["faction"] < 0:
        return entry.line(hidden, **given)
    return entry.line("-faction" + hidden, faction=FACTIONS[entry.fields["faction"]], **given)


def found_none_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `found_none`."""
    return entry.line(level=entry.fields["level"], faction=FACTIONS[entry.fields["faction"]])


def turned_up_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `turned_up`."""
    names = [entry.speaker.card_name(card) for card in entry.cards]
    return entry.line(level=entry.fields["level"], cards=", ".join(names))


def reshuffled_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `reshuffled`."""
    return entry.line(level=entry.fields["level"])


def board_line(entry: LogEntry) -> str:
    """The line of a happening that names only a board."""
    return entry.line(board=entry.board())


def advanced_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `advanced`."""
    given: dict[str, str | int] = {"from": entry.fields["from"], "to": entry.fields["to"]}
    return entry.line("", board=entry.board(), **given)


def machines_line(entry: LogEntry) -> str:
    """The line for machines that were put or spent."""
    return entry.line(card=entry.placed(), count=entry.fields["amount"])


def cleared_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `collapse_cleared`."""
    return entry.line("-activation" if entry.fields["activation"] else "", card=entry.placed())


def carts_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `carts_completed`."""
    return entry.line(count=entry.fields["amount"])


def surfaced_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `surfaced`."""
    return entry.line(text=entry.speaker.surface()[entry.fields["effect"]])


def plain_line(entry: LogEntry) -> str:
    """Something that needs no more words."""
    return entry.line()


def ended_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `ended`."""
    say = entry.speaker.messages.say
    vp, carts = entry.fields["vp"], entry.fields["carts"]
    return entry.line(
        score=vp + carts,
        vp=say("vp-count", count=vp),
        carts=say("cart-count", count=carts),
        coins=say("coin-count", count=entry.fields["coins"]),
    )


def faction_line(entry: LogEntry) -> str:
    """The line of a happening of the kind `faction_chosen`."""
    return entry.line(faction=FACTIONS[entry.fields["faction"]])


def missed_line(entry: LogEntry) -> str:
    """Why something did not happen."""
    return entry.line(f"-{REASONS[entry.fields['reason']]}", name=entry.named())


LOG_LINES: Final[dict[str, Callable[[LogEntry], str]]] = {
    "round_began": round_line,
    "event_revealed": event_line,
    "dealt": card_line,
    "kept": card_line,
    "chose": chose_line,
    "revealed": revealed_line,
    "placed": placed_line,
    "activated": activated_line,
    "declined": declined_line,
    "passed": slot_line,
    "gained": gained_line,
    "paid": paid_line,
    "drew": drew_line,
    "found_none": found_none_line,
    "reshuffled": reshuffled_line,
    "discarded": card_line,
    "entered": board_line,
    "advanced": advanced_line,
    "completed_board": board_line,
    "machine_put": machines_line,
    "machine_spent": machines_line,
    "collapse_put": slot_line,
    "collapse_cleared": cleared_line,
    "marker_put": slot_line,
    "carts_completed": carts_line,
    "surfaced": surfaced_line,
    "skipped_draw": plain_line,
    "ended": ended_line,
    "faction_chosen": faction_line,
    "turned_up": turned_up_line,
    "reached": slot_line,
    "missed": missed_line,
}
"""For each kind of happening the function that puts it into words."""


def things_named(happening: Happening, context: LogContext) -> list[str]:
    """The ids of the cards, Events and boards that the line of a happening may name, as its reader may know it."""
    pack, fields = context.pack, happening.fields()
    mine = context.mines[happening.seat] if happening.seat >= 0 else []
    cards = [fields.get("card", -1), *happening.cards]
    cards += [mine[fields[field]] for field in ("slot", "source") if 0 <= fields.get(field, -1) < len(mine)]
    found = [pack.cards[card].id for card in cards if card >= 0]
    if fields.get("source") == FROM_EVENT and context.event >= 0:
        found.append(pack.events[context.event].id)
    if "event" in fields:
        found.append(pack.events[fields["event"]].id)
    if fields.get("source", 0) <= FROM_SPACE:
        found.append(pack.boards[divmod(FROM_SPACE - fields["source"], 32)[0]].id)
    if "board" in fields:
        found.append(pack.boards[context.sides[fields["board"]]].id)
    return found


def log_line(speaker: Speaker, happening: Happening, context: LogContext) -> str:
    """A happening in words, as its reader may know it."""
    seen = happening if context.reader == EVERYONE else happening.seen_by(context.reader)
    return LOG_LINES[happening.kind](LogEntry(speaker, seen, context))

"""What an option would do, found by trying it on a game dealt anew from what the seat knows.

There is one preview of an option, and pages, plans, API and terminal all show that one. It ends where something hidden
would be seen: it never holds a card that the seat has not seen, and says instead that one would be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from imperial_miners.engine.decision import Decision
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.mine import place_card
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.view import View
from imperial_miners.engine.words import TOKENS

NEWS: Final = frozenset(("dealt", "drew", "found_none", "turned_up", "event_revealed", "round_began", "ended"))
"""Happenings after which nothing more can be foretold."""
EVERYBODY: Final = -1
REPEATED: Final = ("deck", "target")
"""Kinds of options that may be given several times in a row."""
MOST_AGAIN: Final = 8
WAYS: Final = {"chain": ("activation",), "advance": ("advance", "next-board")}
"""Kinds of options that may only say how to go on, with the questions (by their words) whose answers are their ends."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an option would do to the seat that is asked, up to the first thing that the seat cannot foresee.

    `amounts` are what it gains and loses, by the words of the icons, in the order in which they happen; `slots` the
    cards of its mine that are touched; `space` the board and the space where its marker would stop.
    """

    amounts: tuple[tuple[str, int], ...] = ()
    slots: frozenset[int] = frozenset()
    space: tuple[int, int] | None = None
    reveals: bool = False  # a card or an Event would be seen
    is_known: bool = True  # nothing comes that the seat cannot foresee, so that it can be planned
    is_final: bool = False  # it could not be taken back
    happenings: tuple[Happening, ...] = field(
        default=(), compare=False
    )  # all that the seat would see, while it is known
    joins: bool = False  # it leads straight to the seat's next question, so that both can be answered in one line

    def amount(self, word: str) -> int:
        """How much of something would be gained or (below zero) lost."""
        return dict(self.amounts).get(word, 0)


def imagine(game: Game, seat: int) -> Game:
    """The game dealt anew from what a seat knows: what is tried on it tells the seat nothing new."""
    imagined = redeal(game, seat, 1)
    imagined.happenings = []
    return imagined


def try_option(imagined: Game, seat: int, choice: object) -> tuple[Game, Preview]:
    """The imagined game after an option, and what the option did to the seat. What others do there is invented."""
    trial = imagined.copy()
    trial.happenings = []
    happenings = [each.seen_by(seat) for each in trial.apply(seat, choice) if each.seat in (seat, EVERYBODY)]
    is_final = trial.seats[seat].line > imagined.seats[seat].line
    joins = not is_final and bool(trial.seats[seat].options)
    return trial, read(happenings, is_final, joins)


def preview_options(game: Game, seat: int) -> dict[str, Preview]:
    """A preview for each option that a seat has now, by the option's key."""
    decision = game.decision(seat)
    if decision is None:
        return {}
    imagined = imagine(game, seat)
    return {option.key: try_option(imagined, seat, option)[1] for option in decision.options}


@dataclass(frozen=True)
class Behind:
    """The question behind an option that only says where to go on: what is asked there, and what its options do."""

    view: View
    previews: dict[str, Preview]


@dataclass(frozen=True)
class Outlook:
    """What a seat can foresee of its question: what each option would do, by its key; the questions behind options that
    are only ways; how often an option could be given in a row; and a line that takes each option once, if one can."""

    previews: Mapping[str, Preview] = field(default_factory=dict)
    behind: Mapping[str, Behind] = field(default_factory=dict)
    again: Mapping[str, int] = field(default_factory=dict)
    all_of_them: tuple[str, ...] = ()


def look_ahead(game: Game, seat: int) -> Outlook:
    """All that a seat can foresee of what it is asked now, found on one game dealt anew."""
    decision = game.decision(seat) if seat >= 0 else None
    if decision is None:
        return Outlook()
    imagined = imagine(game, seat)
    tried = {option.key: try_option(imagined, seat, option) for option in decision.options}
    behind = {}
    again = {}
    for option in decision.options:
        trial, preview = tried[option.key]
        asked = trial.decision(seat)
        if asked is None:
            continue
        if preview.joins and asked.kind != option.kind and asked.word in WAYS.get(option.kind, ()):
            previews = {each.key: try_option(trial, seat, each)[1] for each in asked.options}
            behind[option.key] = Behind(trial.view(seat), previews)
        elif option.kind in REPEATED and is_same(asked, decision):
            again[option.key] = count_again(trial, seat, decision, option.key)
    previews = {key: preview for key, (_, preview) in tried.items()}
    return Outlook(previews, behind, again, each_once(tried, seat, decision) if decision.kind == "target" else ())


def is_same(asked: Decision | None, before: Decision) -> bool:
    """Whether a question is asked once more, by the same."""
    return asked is not None and (asked.kind, asked.word, asked.speaker) == (before.kind, before.word, before.speaker)


def count_again(trial: Game, seat: int, decision: Decision, key: str) -> int:
    """How often in a row an option could be given, of which the first has been."""
    count = 1
    while count < MOST_AGAIN:
        asked = trial.decision(seat)
        if asked is None or not is_same(asked, decision) or key not in [option.key for option in asked.options]:
            break
        trial = try_option(trial, seat, key)[0]
        count += 1
    return count


def each_once(tried: Mapping[str, tuple[Game, Preview]], seat: int, decision: Decision) -> tuple[str, ...]:
    """The line that takes each of the options of a question once, where the same question comes as often."""
    keys = [option.key for option in decision.options]
    trial, preview = tried[keys[0]]
    for key in keys[1:]:
        asked = trial.decision(seat)
        if not preview.joins or asked is None or not is_same(asked, decision):
            return ()
        if key not in [option.key for option in asked.options]:
            return ()
        trial, preview = try_option(trial, seat, key)
    return tuple(keys) if len(keys) > 1 else ()


def preview_places(game: Game, seat: int, card: int) -> dict[str, Preview]:
    """What each place would bring to a card that the seat may play, before the cards are revealed."""
    found = {}
    imagined = imagine(game, seat)
    for option in game.view(seat).places_for(card):
        carts = place_card(imagined.copy().seats[seat], card, option.row, option.x) if card >= 0 else 0
        found[option.key] = Preview((("cart", carts),) if carts else ())
    return found


def is_news(happening: Happening) -> bool:
    """Whether a seat's own happening shows it something that it could not know before."""
    if happening.kind == "revealed":
        return bool(happening.fields()["blind"])
    return happening.kind in NEWS


def read(happenings: Sequence[Happening], is_final: bool, joins: bool = False) -> Preview:
    """What happenings mean for their seat, up to the first that it could not foresee."""
    amounts: Counter[str] = Counter()
    slots: set[int] = set()
    space = None
    for happening in happenings:
        if is_news(happening):
            reveals = happening.kind != "ended"
            return Preview(tuple(amounts.items()), frozenset(slots), space, reveals, False, is_final, joins=joins)
        fields = happening.fields()
        for word, amount in amounts_of(happening.kind, fields):
            amounts[word] += amount
        if happening.kind in TOUCHING:
            slots.add(fields["slot"])
        if happening.kind == "advanced":
            space = (fields["board"], fields["to"])
        elif happening.kind == "entered":
            space = (fields["board"], 1)
    return Preview(tuple(amounts.items()), frozenset(slots), space, False, True, is_final, tuple(happenings), joins)


TOUCHING: Final = ("machine_put", "machine_spent", "collapse_put", "collapse_cleared", "activated")
"""Happenings that touch a card of the mine."""


def amounts_of(kind: str, fields: dict[str, int]) -> list[tuple[str, int]]:
    """What a happening adds or takes, by the words of the icons."""
    if kind == "gained":
        return [(TOKENS[fields["token"]], fields["amount"])]
    if kind == "paid":
        return [("coin", -fields["amount"])]
    if kind == "revealed":
        return [("coin", -fields["cost"])]
    if kind == "carts_completed":
        return [("cart", fields["amount"])]
    if kind in ("machine_put", "machine_spent"):
        return [("machine", fields["amount"] if kind == "machine_put" else -fields["amount"])]
    if kind in ("collapse_put", "collapse_cleared"):
        return [("collapse", 1 if kind == "collapse_put" else -1)]
    if kind == "advanced":
        return [("advance", fields["to"] - fields["from"])]
    return []

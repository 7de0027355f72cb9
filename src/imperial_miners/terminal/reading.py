"""From the JSON of a server back to what the engine hands out: views, happenings, standings.

The ids of the pack stand for cards, Events and boards; whoever reads must have the same pack.
"""

from __future__ import annotations

from typing import Any, Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.decision import Decision
from imperial_miners.engine.effect import FROM_EVENT, FROM_RULES, FROM_SPACE, FROM_SURFACE
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import FIELDS, Happening
from imperial_miners.engine.outcome import Outcome, Standing
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.seat import BLIND_CARD, Seat
from imperial_miners.engine.view import CardView, SeatView, View
from imperial_miners.engine.words import TOKENS
from imperial_miners.text.naming import card_numbers

CODES: Final = {fields[0]: code for code, fields in enumerate(FIELDS)}
SPEAKERS: Final = {"event": FROM_EVENT, "surface": FROM_SURFACE, "rules": FROM_RULES}


class Ids:
    """The numbers behind a pack's ids."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.cards = card_numbers(pack)
        self.events = {event.id: number for number, event in enumerate(pack.events)}
        self.boards = {board.id: number for number, board in enumerate(pack.boards)}

    def card(self, id: str | None) -> int:
        """A card; -1 for one that is hidden."""
        return BLIND_CARD if id == "blind" else -1 if id is None else self.cards[id]


def read_view(ids: Ids, told: dict[str, Any]) -> View:
    """A view as a server tells it."""
    # Views are made from games only: an empty one gives the form, and everything in it is replaced.
    form = Game.new(ids.pack, len(told["seats"]), 0, told["variant"], told["decks"], False)
    view = form.view(told["seat"])
    view.round, view.phase, view.is_over = told["round"], told["phase"], told["phase"] == "over"
    view.past_events = [ids.events[event] for event in told["past_events"]]
    view.event = ids.events[told["event"]] if told["event"] is not None else -1
    view.events_left = told["events_left"]
    view.sides = [ids.boards[board] for board in told["boards"]]
    view.deck_sizes = told["deck_sizes"]
    view.piles = [[ids.cards[card] for card in pile] for pile in told["piles"]]
    view.costs = {ids.cards[card]: cost for card, cost in told["costs"].items()}
    view.can_undo = told["can_undo"]
    for seat, seen in zip(view.seats, told["seats"], strict=True):
        fill_seat(ids, seat, seen, form.seats[0])
    view.decision = read_decision(ids.pack, told["decision"]) if told["decision"] is not None else None
    return view


def fill_seat(ids: Ids, seat: SeatView, told: dict[str, Any], form: Seat) -> None:
    """Put what is told of a seat into it."""
    seat.coins, seat.vp, seat.carts = told["coins"], told["vp"], told["carts"]
    seat.board, seat.space = told["board"] - 1, told["space"]
    seat.completed, seat.advanced = told["completed"], told["advanced"]
    seat.mine = [read_card(ids, card, form) for card in told["mine"]]
    seat.markers = [(slot - 1, border) for slot, border in told["markers"]]
    seat.complete = [(slot - 1, border) for slot, border in told["complete"]]
    seat.hand_size, seat.is_awaited = told["hand_size"], told["awaited"]
    seat.chosen = ids.card(told["chosen"])
    seat.hand = [ids.cards[card] for card in told["hand"]] if "hand" in told else None
    seat.kept = [ids.cards[card] for card in told["kept"]] if "kept" in told else None


def read_card(ids: Ids, told: dict[str, Any], form: Seat) -> CardView:
    """A card of a mine, seen through a seat that has nothing else."""
    form.cards, form.rows, form.xs = [ids.cards[told["card"]]], [told["row"]], [told["x"]]
    card = CardView(form, 0)
    card.slot, card.machines = told["slot"] - 1, told["machines"]
    card.has_collapse, card.is_activated = told["collapse"], told["activated"]
    return card


def read_decision(pack: Pack, told: dict[str, Any]) -> Decision:
    """A question."""
    actions = [pack.vocabulary.action(key) for key in told["options"]]
    return Decision(pack, told["seat"], actions, told["word"], told["rule"], speaker_of(told["source"]))


def speaker_of(source: str) -> int:
    """Who speaks, from the text form.

    >>> speaker_of("card:3"), speaker_of("space:2:5") == FROM_SPACE - 69
    (2, True)
    """
    kind, _, rest = source.partition(":")
    if kind == "card":
        return int(rest) - 1
    if kind == "space":
        side, number = rest.split(":")
        return FROM_SPACE - 32 * int(side) - int(number)
    return SPEAKERS[kind]


def read_happening(ids: Ids, told: dict[str, Any]) -> Happening:
    """What took place."""
    code = CODES[told["kind"]]
    names = [name.lstrip("?") for name in FIELDS[code][1:]]
    values = [read_value(ids, name, told[name]) for name in names]
    return Happening(code, told["seat"], values + [0] * (4 - len(values)))


def read_value(ids: Ids, field: str, value: Any) -> int:
    """A value of a happening as the engine counts it."""
    if field == "card":
        return ids.card(value)
    if field == "event":
        return ids.events[value]
    if field == "faction":
        return FACTIONS.index(value) if value is not None else -1
    if field == "token":
        return TOKENS.index(value)
    if field == "source":
        return speaker_of(value)
    return int(value) - 1 if field in ("slot", "board") else int(value)


def read_outcome(told: dict[str, Any]) -> Outcome:
    """The standings."""
    standings = [Standing(one["seat"], one["vp"], one["carts"], one["coins"]) for one in told["standings"]]
    return Outcome(standings, told["final"])

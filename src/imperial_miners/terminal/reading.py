"""From the JSON of a server back to what the engine hands out: views, happenings, standings.

The ids of the pack stand for cards, Events and boards; whoever reads must have the same pack.
"""

from __future__ import annotations

from typing import Any, Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.decision import Decision
from imperial_miners.engine.effect import FROM_EVENT, FROM_RULES, FROM_SPACE, FROM_SURFACE
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import FIELDS, REASONS, Happening
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


def read_view(ids: Ids, data: dict[str, Any]) -> View:
    """A view as a server sends it."""
    # Views are made from games only: an empty one gives the form, and everything in it is replaced.
    form = Game.new(ids.pack, len(data["seats"]), 0, data["variant"], data["decks"], False)
    view = form.view(data["seat"])
    view.round, view.phase, view.is_over = data["round"], data["phase"], data["phase"] == "over"
    view.past_events = [ids.events[event] for event in data["past_events"]]
    view.event = ids.events[data["event"]] if data["event"] is not None else -1
    view.events_left = data["events_left"]
    view.sides = [ids.boards[board] for board in data["boards"]]
    view.deck_sizes = data["deck_sizes"]
    view.piles = [[ids.cards[card] for card in pile] for pile in data["piles"]]
    view.costs = {ids.cards[card]: cost for card, cost in data["costs"].items()}
    view.can_undo = data["can_undo"]
    for seat, seen in zip(view.seats, data["seats"], strict=True):
        fill_seat(ids, seat, seen, form.seats[0])
    view.decision = read_decision(ids.pack, data["decision"]) if data["decision"] is not None else None
    return view


def fill_seat(ids: Ids, seat: SeatView, data: dict[str, Any], form: Seat) -> None:
    """Fill in what the server sends of a seat."""
    seat.coins, seat.vp, seat.carts = data["coins"], data["vp"], data["carts"]
    seat.board, seat.space = data["board"] - 1, data["space"]
    seat.completed, seat.advanced = data["completed"], data["advanced"]
    seat.mine = [read_card(ids, card, form) for card in data["mine"]]
    seat.markers = [(slot - 1, border) for slot, border in data["markers"]]
    seat.complete = [(slot - 1, border) for slot, border in data["complete"]]
    seat.hand_size, seat.is_awaited = data["hand_size"], data["awaited"]
    seat.chosen = ids.card(data["chosen"])
    seat.known = [ids.cards[card] for card in data["known"]]
    seat.hand = [ids.cards[card] for card in data["hand"]] if "hand" in data else None
    seat.kept = [ids.cards[card] for card in data["kept"]] if "kept" in data else None


def read_card(ids: Ids, data: dict[str, Any], form: Seat) -> CardView:
    """A card of a mine, seen through a seat that has nothing else."""
    form.cards, form.rows, form.xs = [ids.cards[data["card"]]], [data["row"]], [data["x"]]
    card = CardView(form, 0)
    card.slot, card.machines = data["slot"] - 1, data["machines"]
    card.has_collapse, card.is_activated = data["collapse"], data["activated"]
    return card


def read_decision(pack: Pack, data: dict[str, Any]) -> Decision:
    """A question to a seat, from the server's JSON."""
    actions = [pack.vocabulary.action(key) for key in data["options"]]
    return Decision(pack, data["seat"], actions, data["word"], data["rule"], speaker_of(data["source"]))


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


def read_happening(ids: Ids, data: dict[str, Any]) -> Happening:
    """Something that took place, from the server's JSON."""
    code = CODES[data["kind"]]
    names = [name.lstrip("?") for name in FIELDS[code][1:]]
    values = [read_value(ids, name, data[name]) for name in names]
    cards = [ids.cards[card] for card in data.get("cards", ())]
    cards += [(slot - 1) * 3 + border for slot, border in data.get("borders", ())]
    return Happening(code, data["seat"], values + [0] * (5 - len(values)), cards)


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
    if field == "reason":
        return REASONS.index(value)
    return int(value) - 1 if field in ("slot", "board") else int(value)


def read_outcome(data: dict[str, Any]) -> Outcome:
    """The standings, from the server's JSON."""
    standings = [Standing(one["seat"], one["vp"], one["carts"], one["coins"]) for one in data["standings"]]
    return Outcome(standings, data["final"])

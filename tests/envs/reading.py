"""Observations written a second time, slowly and from the View alone: what the encoder must give."""

from imperial_miners.engine.rows.fields import ASKED, QUESTION_WORDS
from imperial_miners.engine.view import SeatView, View
from imperial_miners.envs.schema import Schema

CAP = 127
SOURCES = ("rules", "event", "surface", "space")
PHASES = ("set-up", "event", "play", "mine", "end-of-round", "over")


def one_hot(size: int, place: int) -> list[int]:
    return [int(i == place) for i in range(size)]


def counts(size: int, items: list[int]) -> list[int]:
    return [items.count(i) for i in range(size)]


def by_slot(seat: SeatView, name: str) -> list[int]:
    values = [int(getattr(card, name)) for card in seat.mine]
    return values + [0] * (10 - len(values))


def table_numbers(view: View) -> dict[str, list[int]]:
    pack, own = view.pack, view.seats[view.seat]
    decision = view.decision
    source = decision.source.partition(":") if decision else ("", "", "")
    at_card = int(source[2]) - 1 if source[0] == "card" else -1
    place = at_card if at_card >= 0 else 10 + SOURCES.index(source[0]) if decision else -1
    return {
        "round": [view.round],
        "phase": one_hot(6, PHASES.index(view.phase)),
        "event": one_hot(len(pack.events), view.event),
        "past events": counts(len(pack.events), view.past_events),
        "sides": counts(len(pack.boards), view.sides),
        "decks": view.deck_sizes,
        "piles": counts(pack.designs, [card for pile in view.piles for card in pile]),
        "kind": one_hot(len(ASKED), ASKED.index(decision.kind) if decision else -1),
        "word": one_hot(len(QUESTION_WORDS), QUESTION_WORDS.index(decision.word) if decision else -1),
        "source": one_hot(14, place),
        "asking card": one_hot(pack.designs, own.mine[at_card].card if at_card >= 0 else -1),
        "hand": counts(pack.designs, own.hand or []),
        "kept": counts(pack.designs, own.kept or []),
    }


def seat_numbers(view: View, seat: SeatView) -> dict[str, list[int]]:
    pack = view.pack
    return {
        "coins": [min(seat.coins, CAP)],
        "vp": [min(seat.vp, CAP)],
        "carts": [seat.carts],
        "hand size": [seat.hand_size],
        "space": [seat.space],
        "completed": [seat.completed],
        "advanced": [seat.advanced],
        "awaited": [int(seat.is_awaited)],
        "has chosen": [int(seat.has_chosen)],
        "side": one_hot(len(pack.boards), view.sides[seat.board] if seat.board >= 0 else -1),
        "card": one_hot(pack.designs, seat.chosen),
        "placed": one_hot(10, seat.placed),
        "cards": [card.card + 1 for card in seat.mine] + [0] * (10 - len(seat.mine)),
        "rows": by_slot(seat, "row"),
        "columns": by_slot(seat, "x"),
        "borders": [border(view, seat, slot, which) for slot in range(10) for which in range(3)],
        "mine": counts(pack.designs, [card.card for card in seat.mine]),
        "machines": by_slot(seat, "machines"),
        "collapses": by_slot(seat, "has_collapse"),
        "activated": by_slot(seat, "is_activated"),
        "known": counts(pack.designs, seat.known),
    }


def border(view: View, seat: SeatView, slot: int, which: int) -> int:
    """0 no card there, 1 no cart, 2 open to a marker, 3 a cart, 4 a marker."""
    if slot >= len(seat.mine):
        return 0
    card = seat.mine[slot]
    down, right = ((0, 2), (1, -1), (1, 1))[which]
    there = [other for other in seat.mine if (other.row, other.x) == (card.row + down, card.x + right)]
    if not there:
        return 0
    if (slot, which) in seat.markers:
        return 4
    if (slot, which) in seat.complete:
        return 3
    halves = ((1, 0), (4, 3), (5, 2))[which]  # right meets left, lower left upper right, lower right upper left
    full = [view.pack.cards[each.card].carts[half] for each, half in zip((card, there[0]), halves, strict=True)]
    return 2 if any(full) else 1


def numbers_of(view: View, schema: Schema) -> list[int]:
    """The whole observation, part by part in the order of the schema."""
    found = dict(table_numbers(view))
    for place in range(len(view.seats)):
        seat = view.seats[(view.seat + place) % len(view.seats)]
        found |= {f"{place}.{name}": numbers for name, numbers in seat_numbers(view, seat).items()}
    return [number for part in schema.parts for number in found[part.name]]

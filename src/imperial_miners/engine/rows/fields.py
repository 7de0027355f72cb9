"""What the bytes of an observation mean: which numbers stand where in a row, and between which bounds.

`table_fields` and `seat_fields` alone say so (for an option: `option_encoding.option_fields`), and whoever writes a
row takes its places from them; `envs.schema` turns them into spaces, tables and a hash.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import MAX_SLOTS
from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.engine.phases import PHASES
from imperial_miners.engine.words import WORDS

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

ENCODING: Final = 1  # raised when bytes come to mean something else
MOST: Final = 127
MOST_DESIGNS: Final = 126
ASKED: Final = (
    *("keep", "play", "discard", "place", "border", "target", "advance"),
    *("board", "faction", "deck", "chain", "choice", "effect"),
)
STEP_WORDS: Final = (*("keep", "play", "place", "activation", "climb", "surface", "next-board", "hand-limit", "event"),)
QUESTION_WORDS: Final = (*STEP_WORDS, *[word.word for word in WORDS])
NEIGHBOUR: Final = 1
HALF: Final = 2
COMPLETE: Final = 3
MARKED: Final = 4
BORDER_MEANING: Final = (
    "by slot: right, lower left, lower right: 0 no card there, 1 no cart, 2 open to a marker, 3 a cart, 4 a marker"
)


class Field:
    """Some bytes of a row: how many, between which bounds, and what they say."""

    def __init__(self, name: str, size: int, low: int, high: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.meaning = meaning


def table_fields(pack: Pack) -> list[Field]:
    """What comes first in a row: the table, the question, and what only the seat itself knows."""
    designs = pack.designs
    return [
        Field("round", 1, 0, ROUNDS, "number of the round; 0 in the set-up"),
        Field("phase", len(PHASES), 0, 1, "one-hot: " + ", ".join(PHASES)),
        Field("event", len(pack.events), 0, 1, "one-hot: the Event of this round, in the pack's order"),
        Field("past events", len(pack.events), 0, 1, "1 for each Event revealed so far"),
        Field("sides", len(pack.boards), 0, 1, "1 for each side of a Progress board on show"),
        Field("decks", 4, 0, MOST, "cards left in the decks of Level 1-4"),
        Field("piles", designs, 0, MOST, "cards in the discard piles, by design"),
        Field("kind", len(ASKED), 0, 1, "one-hot: what the seat is asked for: " + ", ".join(ASKED)),
        Field("word", len(QUESTION_WORDS), 0, 1, "one-hot: the word that asks: " + ", ".join(QUESTION_WORDS)),
        Field("source", MAX_SLOTS + 4, 0, 1, "one-hot: the card that asks, by slot; else rules, event, surface, space"),
        Field("asking card", designs, 0, 1, "one-hot: the design of the card that asks"),
        Field("hand", designs, 0, MOST, "the seat's own cards in hand, by design"),
        Field("kept", designs, 0, MOST, "in the set-up: cards kept so far, by design"),
    ]


def seat_fields(pack: Pack) -> list[Field]:
    """What follows for each seat: the viewer's own first, then the others in order of seats."""
    designs = pack.designs
    return [
        Field("coins", 1, 0, MOST, "coins"),
        Field("vp", 1, 0, MOST, "VP tokens"),
        Field("carts", 1, 0, MOST, "complete carts"),
        Field("hand size", 1, 0, MOST, "cards in hand"),
        Field("space", 1, 0, MOST, "space of the marker; 0 before it enters a board"),
        Field("completed", 1, 0, MOST, "boards completed"),
        Field("advanced", 1, 0, MOST, "spaces moved this round"),
        Field("awaited", 1, 0, 1, "owes an answer"),
        Field("has chosen", 1, 0, 1, "has chosen the card to play, which is not revealed yet"),
        Field("side", len(pack.boards), 0, 1, "one-hot: the side that the marker is on"),
        Field("card", designs, 0, 1, "one-hot: the card of this round, once the viewer may see it"),
        Field("placed", MAX_SLOTS, 0, 1, "one-hot: the slot placed this round"),
        Field("cards", MAX_SLOTS, 0, MOST, "by slot: design + 1; 0 for an empty slot"),
        Field("rows", MAX_SLOTS, 0, 4, "by slot: row"),
        Field("columns", MAX_SLOTS, -80, 80, "by slot: column in half-cards"),
        Field("borders", 3 * MAX_SLOTS, 0, MARKED, BORDER_MEANING),
        Field("mine", designs, 0, MAX_SLOTS, "cards in the mine, by design"),
        Field("machines", MAX_SLOTS, 0, 7, "by slot: machines"),
        Field("collapses", MAX_SLOTS, 0, 1, "by slot: a collapse"),
        Field("activated", MAX_SLOTS, 0, 1, "by slot: activated this round"),
        Field("known", designs, 0, MOST, "cards in hand that a Faction draw has shown to all, by design"),
    ]


def size_of(fields: list[Field]) -> int:
    """How many bytes some fields take together."""
    return sum([field.size for field in fields])


def starts(fields: list[Field]) -> dict[str, int]:
    """Where each of some fields that follow one another begins.

    >>> starts([Field("a", 2, 0, 1, ""), Field("b", 3, 0, 1, "")])
    {'a': 0, 'b': 2}
    """
    found: dict[str, int] = {}
    at = 0
    for field in fields:
        found[field.name] = at
        at += field.size
    return found


def capped(number: i64) -> i64:
    """No more than a byte of a row may hold."""
    return number if number < MOST else MOST

"""Each offered option as a row of bytes: what it names and what it would do, from what the seat may know.

For learners that weigh options by what they are instead of by their number in the vocabulary.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import (
    ADVANCE,
    BLIND,
    BOARD,
    BORDER,
    CARD,
    CHAIN,
    CHOICE,
    DECK,
    DECLINE,
    EFFECT,
    FACTION,
    FACTIONS,
    PLACE,
    TARGET,
    kind_of,
    row_of,
    x_of,
)
from imperial_miners.engine.effect import OPPOSITE, Effect, Either, Frame, Node
from imperial_miners.engine.mine import direction_to
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.rows.encoding import one_hots
from imperial_miners.engine.rows.fields import ASKED, MOST, Field, capped, size_of, starts
from imperial_miners.engine.steps import ACTIVATION_STEP, EVENT_STEP, SURFACE_STEP
from imperial_miners.engine.words import COIN, WORDS, Advance, Draw, Gain, Pay

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game
    from imperial_miners.engine.seat import Seat

OPTION_KINDS: Final = (*ASKED, "decline")
WORD_NAMES: Final = tuple([word.word for word in WORDS])
LETTERS: Final = 4
NUMBERS: Final = [
    Field("number", 1, 0, MOST, "effect, way, side of the chain, deck, distance, board or slot, from 1"),
    Field("letter", LETTERS, 0, 1, "one-hot: which effect, way, side of the chain or border"),
    Field("level", 1, 0, 4, "Level of the card"),
    Field("cost", 1, 0, MOST, "what the card costs now"),
    Field("factions", len(FACTIONS), 0, 1, "Factions of the card, or the Faction named: " + ", ".join(FACTIONS)),
    Field("row", 1, 0, 4, "row of the place or card"),
    Field("x", 1, -80, 80, "column of the place or card, in half-cards"),
    Field("above", 1, 0, 2, "cards above the place"),
    Field("beside", 1, 0, 2, "cards beside the place"),
    Field("below", 1, 0, 2, "cards below the place"),
    Field("carts", 1, 0, 6, "carts that it completes"),
    Field("machines", 1, 0, 7, "machines on the card named"),
    Field("collapse", 1, 0, 1, "a collapse on the card named"),
    Field("activated", 1, 0, 1, "the card named was activated this round"),
    Field("coins", 1, 0, MOST, "coins that the effect gives as things stand"),
    Field("vp", 1, 0, MOST, "VP that the effect gives as things stand"),
    Field("draws", 1, 0, MOST, "cards that the effect draws"),
    Field("advance", 1, 0, MOST, "spaces that the effect advances"),
    Field("price", 1, 0, MOST, "coins that the effect costs"),
]
"""What follows kind, card and words in every pack. The places below are read off it."""
AT: Final = starts(NUMBERS)
NUMBER: Final = AT["number"]
LETTER: Final = AT["letter"]
LEVEL: Final = AT["level"]
COST: Final = AT["cost"]
OF_FACTION: Final = AT["factions"]
ROW: Final = AT["row"]
X: Final = AT["x"]
ABOVE: Final = AT["above"]
BESIDE: Final = AT["beside"]
BELOW: Final = AT["below"]
CARTS: Final = AT["carts"]
MACHINES: Final = AT["machines"]
COLLAPSE: Final = AT["collapse"]
ACTIVATED: Final = AT["activated"]
COINS: Final = AT["coins"]
POINTS: Final = AT["vp"]
DRAWS: Final = AT["draws"]
MOVES: Final = AT["advance"]
PRICE: Final = AT["price"]
SIDE: Final = size_of(NUMBERS)  # the last field: its size is the pack's


def option_fields(pack: Pack) -> list[Field]:
    """What the bytes of an option say, in the order in which `OptionEncoder` writes them."""
    return [
        Field("kind", len(OPTION_KINDS), 0, 1, "one-hot: " + ", ".join(OPTION_KINDS)),
        Field("card", pack.designs, 0, 1, "one-hot: the design it names, or of the card that offers it"),
        Field("words", len(WORD_NAMES), 0, MOST, "the words of the effect: " + ", ".join(WORD_NAMES)),
        *NUMBERS,
        Field("side", len(pack.boards), 0, 1, "one-hot: the side of the Progress board named"),
    ]


class OptionEncoder:
    """Writes the options that a seat is offered."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        kinds = one_hots(len(OPTION_KINDS))
        names = [kind_of(action, pack.designs) for action in range(pack.action_count)]
        self.kinds: list[bytes] = [kinds[OPTION_KINDS.index(name) + 1] for name in names]
        self.designs: list[bytes] = one_hots(pack.designs)
        self.words: list[bytes] = [words_of(node) for node in pack.nodes]
        self.no_words = bytes(len(WORD_NAMES))
        self.blank: list[int] = [0] * (SIDE + len(pack.boards))

    def rows(self, game: Game, viewer: int) -> bytes:
        """The options of a seat, one after the other, in the order in which they are offered."""
        seat = game.seats[viewer]
        frame = seat.top
        parts: list[bytes] = []
        if frame is not None:
            for action in seat.options:
                self.add_option(parts, game, seat, frame, action)
        return b"".join(parts)

    def add_option(self, parts: list[bytes], game: Game, seat: Seat, frame: Frame, action: int) -> None:
        """Write the row of one option."""
        numbers = self.blank.copy()
        card = -1
        slot = -1
        effect: Effect | None = None
        parts.append(self.kinds[action])
        if action >= CARD:
            card = (action - CARD) % self.pack.designs
        elif action >= PLACE:
            card = frame.first
            describe_place(numbers, seat, card, row_of(action - PLACE), x_of(action - PLACE))
        elif action >= BORDER:
            slot = (action - BORDER) // 3
            numbers[NUMBER] = slot + 1
            numbers[LETTER + (action - BORDER) % 3] = 1
            numbers[CARTS] = 1
        elif action >= TARGET:
            slot = action - TARGET
        elif action >= DECK:
            self.describe_number(numbers, seat, action)
        elif action >= CHAIN:
            slot = seat.near[frame.slot * 6 + 2 + action - CHAIN]
            letter(numbers, action - CHAIN)
        elif action not in (DECLINE, BLIND):
            slot = frame.slot
            letter(numbers, action - (CHOICE if action >= CHOICE else EFFECT))
            effect = self.effect_of(game, seat, frame, action)
        if slot >= 0:
            card = seat.cards[slot]
            describe_slot(numbers, seat, slot)
        if card >= 0:
            numbers[LEVEL] = self.pack.levels[card]
            numbers[COST] = game.cost(card)
            for faction in self.pack.faction_lists[card]:
                numbers[OF_FACTION + faction] = 1
        parts.append(self.designs[card + 1])
        if effect is None:
            parts.append(self.no_words)
        else:
            describe_effect(numbers, game, seat, frame.slot, effect)
            parts.append(self.words[effect.id])
        parts.append(bytes(numbers))

    def describe_number(self, numbers: list[int], seat: Seat, action: int) -> None:
        """A deck, a Faction, a board or a distance."""
        if action >= ADVANCE:
            numbers[NUMBER] = action - ADVANCE
        elif action >= BOARD:
            numbers[NUMBER] = action - BOARD + 1
            numbers[SIDE + seat.supply.sides[action - BOARD]] = 1
        elif action >= FACTION:
            numbers[OF_FACTION + action - FACTION] = 1
        else:
            numbers[NUMBER] = action - DECK + 1

    def effect_of(self, game: Game, seat: Seat, frame: Frame, action: int) -> Effect | None:
        """The effect that an option stands for."""
        node = frame.node
        number = action - EFFECT
        if isinstance(node, Either):
            return node.ways[action - CHOICE]
        if isinstance(node, Effect):
            return node
        if node is ACTIVATION_STEP:
            return self.pack.cards[seat.cards[frame.slot]].effects[number]
        if node is SURFACE_STEP:
            return self.pack.surface[number]
        return game.event().effects[number] if node is EVENT_STEP else None


def letter(numbers: list[int], place: int) -> None:
    """One of a few things in order."""
    numbers[NUMBER] = place + 1
    numbers[LETTER + place] = 1


def describe_slot(numbers: list[int], seat: Seat, slot: int) -> None:
    """A card of the mine."""
    numbers[ROW] = seat.rows[slot]
    numbers[X] = seat.xs[slot] & 255
    numbers[MACHINES] = seat.machines_on(slot)
    numbers[COLLAPSE] = seat.collapses >> slot & 1
    numbers[ACTIVATED] = seat.activated >> slot & 1
    if numbers[NUMBER] == 0:
        numbers[NUMBER] = slot + 1


def describe_place(numbers: list[int], seat: Seat, card: int, row: int, x: int) -> None:
    """A place for a card: what it would touch there."""
    numbers[ROW] = row
    numbers[X] = x & 255
    halves = seat.pack.halves
    for slot in range(len(seat.cards)):
        direction = direction_to(seat.rows[slot] - row, seat.xs[slot] - x)
        if direction >= 0:
            at = ABOVE if direction in (2, 3) else BESIDE if direction < 2 else BELOW
            numbers[at] = numbers[at] + 1
            if halves[card] >> direction & 1 and halves[seat.cards[slot]] >> OPPOSITE[direction] & 1:
                numbers[CARTS] = numbers[CARTS] + 1


def describe_effect(numbers: list[int], game: Game, seat: Seat, here: int, effect: Effect) -> None:
    """What an effect gives and costs as things stand; parts that are chosen or conditional are only in its words."""
    for part in effect.parts:
        if isinstance(part, Gain):
            at = COINS if part.token == COIN else POINTS
            numbers[at] = capped(numbers[at] + part.amount.value(seat, here))
        elif isinstance(part, Draw):
            numbers[DRAWS] = capped(numbers[DRAWS] + part.amount.value(seat, here))
        elif isinstance(part, Advance):
            numbers[MOVES] = capped(numbers[MOVES] + part.amount.value(seat, here))
        elif isinstance(part, Pay):
            numbers[PRICE] = capped(numbers[PRICE] + part.price(seat, here))


def words_of(node: Node) -> bytes:
    """How often each word stands in an effect."""
    counts = [0] * len(WORD_NAMES)
    count_words(node, counts)
    return bytes(counts)


def count_words(node: Node, counts: list[int]) -> None:
    """Add a node and all below it."""
    if node.word in WORD_NAMES:
        counts[WORD_NAMES.index(node.word)] += 1
    for child in node.children():
        count_words(child, counts)

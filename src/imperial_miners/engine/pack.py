"""Frozen definitions: cards, Events, Progress boards and the Surface, and the pack that holds them (chapters 1 and 3).

Strings are for people and for keys; the rules read the flat lists at the end of `Pack`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from imperial_miners.engine.action import CARD, FACTIONS, Vocabulary
from imperial_miners.engine.feature import Feature

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.effect import Effect, Node

HALVES: Final = ("left", "right", "upper-left", "upper-right", "lower-left", "lower-right")
BOARDS: Final = 3
ROUNDS: Final = 10


class Card:
    """R3 A design of a Mine card; `copies` of it are in the box."""

    def __init__(
        self,
        id: str,
        level: int,
        cost: int,
        factions: tuple[str, ...],
        copies: int,
        carts: tuple[bool, ...],
        effects: list[Effect],
    ) -> None:
        self.id = id
        self.level = level
        self.cost = cost
        self.factions = factions
        self.copies = copies
        self.carts = carts  # full halves, in the order of HALVES
        self.effects = effects


class Event:
    """R4.2 An Event: its kind, its effects (one is resolved) or features, and whether it may be declined (I12)."""

    def __init__(self, id: str, kind: str, effects: list[Effect], features: list[Feature], is_optional: bool) -> None:
        self.id = id
        self.kind = kind  # one of those in `phases`
        self.effects = effects
        self.features = features
        self.is_optional = is_optional


class Side:
    """R1.3 One side of a Progress board: the effects of its spaces from the bottom up; the bottom one has none (I8)."""

    def __init__(self, id: str, board: int, spaces: list[Effect | None]) -> None:
        self.id = id
        self.board = board
        self.spaces = spaces


class Pack:
    """All content of a game. `surface` lists the Surface's effects; equal `surface_groups` are one printed effect."""

    def __init__(
        self,
        id: str,
        digest: str,
        cards: list[Card],
        events: list[Event],
        sides: list[Side],
        surface: list[Effect],
        surface_groups: list[int],
        nodes: list[Node],
    ) -> None:
        self.id = id
        self.digest = digest
        self.learned_as = digest  # by which bots know it: of a changed pack the digest of what it was made of
        self.cards = cards
        self.events = events
        self.boards = sides
        self.surface = surface
        self.surface_groups = surface_groups
        self.nodes = nodes
        self.any_order: list[bool] = [node.is_any_order for node in nodes]
        for number, node in enumerate(nodes):
            node.id = number
        self.vocabulary = Vocabulary(tuple(card.id for card in cards))
        self.home = ""  # the folder that it was read from, for its names; only layers that read files know it
        self.tables: Any = None  # parts of rows of bytes, which `rows.encoding` makes when they are first wanted
        self.designs: i64 = len(cards)
        # the actions that name a card, by design: ints made once, and Any so that compiled code does not make them anew
        self.keeps: list[Any] = [CARD + number for number in range(len(cards))]
        self.plays: list[Any] = [CARD + len(cards) + number for number in range(len(cards))]
        self.discards: list[Any] = [CARD + 2 * len(cards) + number for number in range(len(cards))]
        self.action_count = CARD + 3 * len(cards)
        # an answer of a seat as games note it, action * 8 + seat
        self.moves: list[Any] = list(range(8 * self.action_count))
        self.effects: list[list[Effect]] = [card.effects for card in cards]
        self.levels: list[int] = [card.level for card in cards]
        self.costs: list[int] = [card.cost for card in cards]
        self.masks: list[int] = [faction_mask(card.factions) for card in cards]
        self.faction_lists: list[list[int]] = [[FACTIONS.index(faction) for faction in card.factions] for card in cards]
        self.halves: list[int] = [sum(1 << i for i in range(6) if card.carts[i]) for card in cards]
        self.tops: list[int] = [len(side.spaces) for side in sides]
        self.faces: list[list[int]] = [
            [i for i in range(len(sides)) if sides[i].board == board] for board in range(BOARDS)
        ]
        self.boxes: list[list[int]] = [copies_of(cards, level) for level in (1, 2, 3, 4)]

    def __deepcopy__(self, memo: dict[int, object]) -> Pack:
        """A pack never changes, so copies share it."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by name, so only packs that come with the game are: others have to be read from their folder."""
        from imperial_miners.engine.record import RecordError, find_pack

        try:
            is_ours = find_pack(self.id, self.digest).digest == self.digest
        except RecordError:
            is_ours = False
        if not is_ours:
            raise TypeError(
                f"the pack {self.id!r} cannot be pickled, since it is not one of ours: give its folder instead"
            )
        return (find_pack, (self.id, self.digest))

    def box(self, level: int) -> list[int]:
        """R1.1 Every card of a Level, copies included. Not to be changed."""
        return self.boxes[level - 1]


def copies_of(cards: list[Card], level: int) -> list[int]:
    """The designs of a Level, each as often as it is in the box."""
    return [number for number, card in enumerate(cards) if card.level == level for _ in range(card.copies)]


def faction_mask(factions: tuple[str, ...]) -> int:
    """R3.2 Factions as bits, one for each."""
    mask = 0
    for faction in factions:
        mask |= 1 << FACTIONS.index(faction)
    return mask

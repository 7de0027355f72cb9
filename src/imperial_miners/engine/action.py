"""The flat vocabulary of answers: every option is a small int, the same for all games of a pack, with a text key.

Fixed ranges come first, so that they are constants; the three verbs that name a card design follow, since their
number depends on the pack. `Vocabulary` turns an int into its key (`place:2:+1`), a key back into its int, and either
into an `Option`, which says what the answer names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

DECLINE: Final = 0
BLIND: Final = 1
EFFECT: Final = 2  # a-d
CHOICE: Final = 6  # a-d
CHAIN: Final = 10  # left, right
DECK: Final = 12  # 1-3
FACTION: Final = 15  # six
BOARD: Final = 21  # 1-3
ADVANCE: Final = 24  # 0-20
TARGET: Final = 45  # cards of the mine, 1-10 in the order of placing
BORDER: Final = 55  # cards 1-10 x right, lower left, lower right
PLACE: Final = 85  # 298 places of four rows
CARD: Final = 383  # keep, play, discard x designs

MAX_SLOTS: Final = 10
MAX_ADVANCE: Final = 20
CELLS: Final = 298
PLACES: Final[list[Any]] = [PLACE + cell for cell in range(CELLS)]
"""The `place` actions: ints made once, and Any so that compiled code does not make them anew."""
FACTIONS: Final = ("scots", "egyptians", "atlanteans", "barbarians", "japanese", "romans")
BORDER_NAMES: Final = ("right", "lower-left", "lower-right")
ROW_2: Final = 73
ROW_3: Final = 147
ROW_4: Final = 222
ROW_START: Final = [0, 0, ROW_2, ROW_3, ROW_4]
"""Where each row's places begin. Row 1 reaches 72 half-cards to either side (I7), each row below half a card more."""


def subsets(start: int, size: int) -> list[list[int]]:
    """Some actions of a range, for every set of them given as bits. Made once and offered again and again."""
    return [[start + i for i in range(size) if bits >> i & 1] for bits in range(1 << size)]


EFFECT_SETS: Final = subsets(EFFECT, 4)
DECLINABLE_SETS: Final[list[list[int]]] = [[*effects, DECLINE] for effects in EFFECT_SETS]
CHOICE_SETS: Final = subsets(CHOICE, 4)
CHAIN_SETS: Final = subsets(CHAIN, 2)
DECK_SETS: Final = subsets(DECK, 4)  # Level 4 is only ever the single one, which answers itself (R9.2)
BOARD_SETS: Final = subsets(BOARD, 3)
TARGET_SETS: Final = subsets(TARGET, MAX_SLOTS)
ALL_FACTIONS: Final[list[int]] = [FACTION + i for i in range(6)]
ADVANCES: Final[list[int]] = [ADVANCE + i for i in range(MAX_ADVANCE + 1)]
SLOT_SETS: Final = subsets(0, MAX_SLOTS)
"""No actions, but the numbers of a mine's cards."""


def cell_of(row: i64, x: i64) -> i64:
    """The number of a place. Rows are offset by half a card: odd rows have even x, even rows odd x."""
    return ROW_START[row] + (x + 71 + row) // 2


def row_of(cell: i64) -> int:
    """The row of a place."""
    if cell < ROW_2:
        return 1
    if cell < ROW_3:
        return 2
    return 3 if cell < ROW_4 else 4


def x_of(cell: i64) -> int:
    """The half-card column of a place."""
    row = row_of(cell)
    return (cell - ROW_START[row]) * 2 - 71 - row


def kind_of(action: int, designs: int) -> str:
    """What an action answers; also the kind of a decision, which offers actions of one kind (and `decline`)."""
    if action < CARD:
        for start, kind in KINDS:
            if action >= start:
                return kind
    return ("keep", "play", "discard")[(action - CARD) // designs]


KINDS: Final = (
    (PLACE, "place"),
    (BORDER, "border"),
    (TARGET, "target"),
    (ADVANCE, "advance"),
    (BOARD, "board"),
    (FACTION, "faction"),
    (DECK, "deck"),
    (CHAIN, "chain"),
    (CHOICE, "choice"),
    (EFFECT, "effect"),
    (BLIND, "play"),
    (DECLINE, "decline"),
)


class Option:
    """One possible answer: an int of the pack's vocabulary, its text form, and what it names.

    `number` is what follows the kind in the text, counted from 0: an effect, a way to choose, a side (left, right), a
    Faction, a board, a card of the mine, or a design of the pack (-1 for a card played blind). A deck is its Level and
    an advance its distance, as players count them. `border` is one of a card's borders, `row` and `x` are a place.
    """

    def __init__(
        self, action: int, key: str, kind: str = "", number: int = -1, border: int = -1, row: int = 0, x: int = 0
    ) -> None:
        self.action = action
        self.key = key
        self.kind = kind
        self.number = number
        self.border = border
        self.row = row
        self.x = x

    def __repr__(self) -> str:
        return f"Option({self.action}, {self.key!r})"


def option_of(action: int, key: str, designs: int) -> Option:
    """An answer of a pack with so many designs, taken apart."""
    kind = kind_of(action, designs)
    if kind == "place":
        cell = action - PLACE
        return Option(action, key, kind, row=row_of(cell), x=x_of(cell))
    if kind == "border":
        return Option(action, key, kind, (action - BORDER) // 3, (action - BORDER) % 3)
    if kind == "deck":
        return Option(action, key, kind, action - DECK + 1)
    if action >= CARD:
        return Option(action, key, kind, (action - CARD) % designs)
    if action in (BLIND, DECLINE):
        return Option(action, key, kind)
    for start, named in KINDS:
        if named == kind:
            return Option(action, key, kind, action - start)
    raise ValueError(key)


class Vocabulary:
    """The answers of one pack as ints, as text, and taken apart.

    >>> words = Vocabulary(("quicksand", "embassy"))
    >>> words.key(words.action("place:2:+1")), words.key(words.action("play:embassy")), words.key(0)
    ('place:2:+1', 'play:embassy', 'decline')
    >>> place, marker = words.option("place:2:+1"), words.option("border:4:lower-left")
    >>> (place.row, place.x), (marker.kind, marker.number, marker.border)
    ((2, 1), ('border', 3, 1))
    """

    def __init__(self, designs: tuple[str, ...]) -> None:
        self.designs = len(designs)
        self.keys = fixed_keys() + [f"{verb}:{card}" for verb in ("keep", "play", "discard") for card in designs]
        self.numbers: dict[str, int] = {key: number for number, key in enumerate(self.keys)}
        self.options = [option_of(action, key, self.designs) for action, key in enumerate(self.keys)]

    def key(self, action: int) -> str:
        """The text form of an action."""
        return self.keys[action]

    def action(self, key: str) -> int:
        """The action of a text form, or -1 for a text that is none."""
        return self.numbers.get(key, -1)

    def option(self, key: str) -> Option:
        """The answer of a text form; KeyError for a text that is none."""
        return self.options[self.numbers[key]]


def fixed_keys() -> list[str]:
    """The keys below CARD, in order."""
    keys = ["decline", "play:blind"]
    keys += [f"effect:{letter}" for letter in "abcd"]
    keys += [f"choice:{letter}" for letter in "abcd"]
    keys += ["chain:left", "chain:right"]
    keys += [f"deck:{level}" for level in (1, 2, 3)]
    keys += [f"faction:{faction}" for faction in FACTIONS]
    keys += [f"board:{board}" for board in (1, 2, 3)]
    keys += [f"advance:{distance}" for distance in range(MAX_ADVANCE + 1)]
    keys += [f"target:{slot + 1}" for slot in range(MAX_SLOTS)]
    keys += [f"border:{slot + 1}:{name}" for slot in range(MAX_SLOTS) for name in BORDER_NAMES]
    keys += [f"place:{row_of(cell)}:{x_of(cell):+d}" for cell in range(CELLS)]
    return keys

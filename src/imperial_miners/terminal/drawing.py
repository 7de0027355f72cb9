"""A mine as aligned text: rows offset by half a card, carts on the borders, tokens on the cards; colour says nothing.

Every card is a box of five lines. A full half-cart is half a block on its border; a complete cart joins both halves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final
from unicodedata import combining, east_asian_width

from imperial_miners.engine.effect import SHARED
from imperial_miners.engine.mine import direction_to
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.view import CardView, SeatView

HEIGHT: Final = 5
SIZES: Final = ((24, 4), (20, 4), (16, 4), (12, 4), (12, 1), (8, 1))
"""Columns of a card, in multiples of four, so that quarters of neighbouring rows meet; and between parts of a mine that
lie apart, however far. The first that fits is taken."""
COMFORT: Final = 16
"""No offered place makes cards narrower than this."""
MARGIN: Final = 4
"""Columns for the number of the row."""
ROMAN: Final = ("", "I", "II", "III", "IV")
OPPOSITE: Final = (1, 0, 5, 4, 3, 2)
SOFT_HYPHEN: Final = "\u00ad"
Place = tuple[int, int]
"""A row and a half-card column."""


@dataclass(frozen=True, slots=True)
class Style:
    """The characters of a drawing. Of halves: left, right, upper and lower border."""

    lines: str  # horizontal, vertical, four corners
    halves: str
    full: str
    marked: str
    surface: str
    corner: str  # of a place that is offered
    cut: str


BLOCKS: Final = Style("─│┌┐└┘", "▌▐▀▄", "█", "▓", "═", "·", "…")
ASCII: Final = Style("-|++++", "oooo", "@", "%", "=", ".", "~")


class Sketch:
    """What a drawing needs: a seat's mine, the pack, names, and labels for places and cards (slots) on offer."""

    def __init__(
        self,
        seat: SeatView,
        pack: Pack,
        name: Callable[[int], str],
        faction: Callable[[str], str],
        surface: str,
        offered: Mapping[Place, str] | None = None,
        marks: Mapping[int, str] | None = None,
        needed: Place | None = None,
    ) -> None:
        self.seat = seat
        self.pack = pack
        self.name = name
        self.faction = faction
        self.surface = surface
        self.offered = dict(offered or {})
        self.marks = dict(marks or {})
        self.needed = needed  # the offered place that has to be seen, however far it lies

    def draw(self, width: int = 80, style: Style = BLOCKS) -> list[str]:
        """The lines of the drawing, the Surface on top; none if there is nothing to draw or no room for it."""
        for offered in (self.within(width), {}):
            places = [*((card.row, card.x) for card in self.seat.mine), *offered]
            for size, gap in SIZES if places else ():
                columns = columns_of({x for _, x in places}, size, gap)
                if max(columns.values()) + size <= width:
                    return self.drawn(offered, columns, size, style)
        return []

    def drawn(self, offered: Mapping[Place, str], columns: Mapping[int, int], size: int, style: Style) -> list[str]:
        """The drawing, with cards of one size at the columns of their half-card columns."""
        rows = {card.row for card in self.seat.mine} | {row for row, _ in offered}
        canvas = Canvas(max(rows) * HEIGHT + 1, max(columns.values()) + size)
        canvas.write(0, MARGIN, fit_centre(f" {self.surface} ", canvas.wide - MARGIN, style.surface))
        for row in sorted(rows):
            canvas.write(row * HEIGHT - 2, 0, ROMAN[row])
        for (row, x), label in offered.items():
            draw_offer(canvas, (row - 1) * HEIGHT + 1, columns[x], size, label, style)
        carts = self.carts()
        for card in self.seat.mine:
            at = ((card.row - 1) * HEIGHT + 1, columns[card.x])
            self.draw_card(canvas, at, size, card, carts[card.slot], style)
        return canvas.lines()

    def within(self, width: int) -> dict[Place, str]:
        """Those offered places that fit beside the mine, the nearest first; the others are named in the list only."""
        taken = [card.x for card in self.seat.mine] or [0]
        low, high = min(taken), max(taken)
        room = (width - MARGIN) * 2 // COMFORT
        chosen = {self.needed: self.offered[self.needed]} if self.needed else {}
        for place in sorted(self.offered, key=lambda place: (max(low - place[1], place[1] - high, 0), place)):
            wider = (min(low, place[1]), max(high, place[1]))
            if wider[1] + 2 - wider[0] <= room or wider == (low, high):
                low, high = wider
                chosen[place] = self.offered[place]
        return chosen

    def carts(self) -> list[list[str]]:
        """For each card what lies on its six borders: "", "half", "full" or "marked"."""
        found = [["half" if full else "" for full in self.pack.cards[card.card].carts] for card in self.seat.mine]
        for kind, borders in (("full", self.seat.complete), ("marked", self.seat.markers)):
            for slot, border in borders:
                direction = SHARED[border]
                found[slot][direction] = kind
                other = self.neighbour(slot, direction)
                if other is not None:
                    found[other.slot][OPPOSITE[direction]] = kind
        return found

    def neighbour(self, slot: int, direction: int) -> CardView | None:
        """The card on the other side of a border."""
        here = self.seat.mine[slot]
        for card in self.seat.mine:
            if direction_to(card.row - here.row, card.x - here.x) == direction:
                return card
        return None

    def draw_card(self, canvas: Canvas, at: Place, size: int, card: CardView, carts: list[str], style: Style) -> None:
        """One card: its box, its name on two lines, its facts, its borders."""
        top, left = at
        draw_box(canvas, top, left, size, style)
        for line, text in enumerate(wrap(self.name(card.card), size - 2, style.cut)):
            canvas.write(top + 1 + line, left + 1, text)
        canvas.write(top + 3, left + 1, self.facts(card, size - 2))
        for direction, kind in enumerate(carts):
            if kind:
                draw_half(canvas, at, size, direction, kind, style)
        mark = self.marks.get(card.slot, "")
        canvas.write(top, left + (size - len(mark)) // 2, mark)

    def facts(self, card: CardView, size: int) -> str:
        """The last line of a card: number and Factions on the left, tokens on the right."""
        tokens = [f"M{card.machines}"] * bool(card.machines) + ["X"] * card.has_collapse + ["*"] * card.is_activated
        right = " ".join(tokens)
        factions = [self.faction(faction)[:2] for faction in self.pack.cards[card.card].factions]
        left = " ".join([str(card.slot + 1), *factions])
        if len(left) + len(right) >= size:
            left = str(card.slot + 1)
        return left + right.rjust(size - len(left))


class Canvas:
    """A rectangle of characters to write on. A wide character takes two cells, the second of them empty."""

    def __init__(self, high: int, wide: int) -> None:
        self.wide = wide
        self.cells = [[" "] * wide for _ in range(high)]

    def write(self, line: int, column: int, text: str) -> None:
        """Put a text; what does not fit is left out."""
        for letter in text:
            size = cells_of(letter)
            if size == 0 or column + size > self.wide:
                continue
            self.cells[line][column : column + size] = [letter, ""][:size]
            column += size

    def lines(self) -> list[str]:
        """The lines without blanks at their ends."""
        return ["".join(line).rstrip() for line in self.cells]


def columns_of(xs: set[int], size: int, gap: int) -> dict[int, int]:
    """The column of each half-card column, narrow where nothing lies for a while.

    >>> columns_of({0, 1, 12}, 20, 4)
    {0: 4, 1: 14, 12: 38}
    """
    columns: dict[int, int] = {}
    before = min(xs)
    column = MARGIN
    for x in sorted(xs):
        apart = x - before
        column += apart * size // 2 if apart <= 2 else size + min(gap, (apart - 2) * size // 2)
        columns[x] = column
        before = x
    return columns


def draw_box(canvas: Canvas, top: int, left: int, size: int, style: Style) -> None:
    """The outline of a card, without anything in it."""
    across, down, corners = style.lines[0], style.lines[1], style.lines[2:]
    canvas.write(top, left, corners[0] + across * (size - 2) + corners[1])
    for line in range(top + 1, top + HEIGHT - 1):
        canvas.write(line, left, down + " " * (size - 2) + down)
    canvas.write(top + HEIGHT - 1, left, corners[2] + across * (size - 2) + corners[3])


def draw_offer(canvas: Canvas, top: int, left: int, size: int, label: str, style: Style) -> None:
    """A place where a card may go."""
    for line in (top, top + HEIGHT - 1):
        canvas.write(line, left + 1, style.corner)
        canvas.write(line, left + size - 2, style.corner)
    canvas.write(top + HEIGHT // 2, left + (size - len(label)) // 2, label)


def draw_half(canvas: Canvas, at: Place, size: int, direction: int, kind: str, style: Style) -> None:
    """One side of a cart, on the border where the rules see it: two characters above and below, one on the sides."""
    top, left = at
    is_side = direction < 2
    sign = style.halves[direction if is_side else 2 + (direction >= 4)]
    sign = {"half": sign, "full": style.full, "marked": style.marked}[kind]
    if is_side:
        canvas.write(top + HEIGHT // 2, left + (size - 1) * direction, sign)
    else:
        quarter = size // 4 - 1 + (size // 2) * (direction % 2)
        canvas.write(top if direction < 4 else top + HEIGHT - 1, left + quarter, sign * 2)


def cells_of(letter: str) -> int:
    """How many cells a character takes.

    >>> [cells_of(letter) for letter in "aШ坑\\u0301"]
    [1, 1, 2, 0]
    """
    if combining(letter) or letter == SOFT_HYPHEN:
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def width_of(text: str) -> int:
    """How many cells a text takes."""
    return sum(map(cells_of, text))


def wrap(name: str, size: int, cut: str) -> list[str]:
    """A name on one or two lines, broken between words or at soft hyphens, and cut where it is too long.

    >>> wrap("Orichalcum Furnace", 14, "…"), wrap("Biblio\\u00adthèque noyée", 10, "…"), wrap("Aqueductvalve", 8, "…")
    (['Orichalcum', 'Furnace'], ['Biblio-', 'thèque no…'], ['Aqueduc…'])
    """
    pieces = [(part, " " if last else "-") for word in name.split() for part, last in parts_of(word)]
    first, rest = "", list(pieces)
    while rest:
        part, joint = rest[0]
        tail = "-" if joint == "-" and len(rest) > 1 else ""
        if first and width_of(first + part + tail) > size:
            break
        first += part + (" " if joint == " " else "")
        hyphen = joint
        rest.pop(0)
    if not rest:
        return [shorten(first.rstrip(), size, cut)]
    second = "".join(part + (" " if joint == " " else "") for part, joint in rest).rstrip()
    return [shorten(first.rstrip() + ("-" if hyphen == "-" else ""), size, cut), shorten(second, size, cut)]


def parts_of(word: str) -> list[tuple[str, bool]]:
    """The parts of a word between soft hyphens, each with whether it is the last."""
    parts = word.split(SOFT_HYPHEN)
    return [(part, number == len(parts)) for number, part in enumerate(parts, 1)]


def shorten(text: str, size: int, cut: str) -> str:
    """The text, or as much as fits and a sign that it was cut."""
    if width_of(text) <= size:
        return text
    while width_of(text) > size - 1:
        text = text[:-1]
    return text.rstrip() + cut


def fit_centre(text: str, size: int, fill: str) -> str:
    """A text in the middle of a line."""
    room = max(0, size - width_of(text))
    return fill * (room // 2) + text + fill * (room - room // 2)

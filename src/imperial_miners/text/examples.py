"""Small drawn examples for the rules page: where a card may go, a chain reaction, carts, advancing.

Each is one SVG string that stands alone: presentation attributes only, no style or script, its words handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from xml.sax.saxutils import escape

Words = Mapping[str, str]

INK, PAPER, FAINT = "#2a1d10", "#fbf3e0", "#65502f"
AMBER, YES, NO, RED = "#ffb52e", "#2b6a2b", "#a12a12", "#d8412a"
ROCK = ("#e0ae5c", "#bd6b45", "#617f9e")  # rows 1 to 3
FRAME = ("#8a5a14", "#8c3f22", "#35587c")
NUMERALS = ("I", "II", "III")

HALF = 50  # half the width of a card: rows are shifted by it
CARD, TALL = 2 * HALF, 76
LEFT, TOP = 96, 60  # where the mine begins: right of the row labels, below the Surface


def draw_example(name: str, words: Words) -> str:
    """The example of this name with these words (title, desc and its own labels); a missing word is a KeyError."""
    draw, width, height = EXAMPLES[name]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-labelledby="example-{name}-title" aria-describedby="example-{name}-desc"'
        f' font-family="system-ui, sans-serif" font-size="16" fill="{INK}">'
        f'<title id="example-{name}-title">{escape(words["title"])}</title>'
        f'<desc id="example-{name}-desc">{escape(words["desc"])}</desc>'
        f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>{draw(words)}</svg>'
    )


def _text(x: float, y: float, words: str, anchor: str = "start", more: str = "") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{more}>{escape(words)}</text>'


def _mark(x: float, y: float, good: bool) -> str:
    """A tick or a cross in a disc: shape as well as colour says yes or no."""
    stroke = "M-6 0l4 5 8-10" if good else "M-5-5L5 5M5-5L-5 5"
    return (
        f'<g transform="translate({x} {y})"><circle r="13" fill="{YES if good else NO}"/>'
        f'<path d="{stroke}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>'
    )


def _arrow(path: str, tip: tuple[float, float], turn: float) -> str:
    """A line with a head at its tip; 0 degrees points up."""
    return (
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="9" stroke-linecap="round"/>'
        f'<path d="{path}" fill="none" stroke="{AMBER}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="M0-12L10 5H-10Z" transform="translate({tip[0]} {tip[1]}) rotate({turn})"'
        f' fill="{AMBER}" stroke="{INK}" stroke-width="2"/>'
    )


# --- The mine: rows of cards below the Surface, a column counted in half cards.


def _corner(row: int, column: int) -> tuple[int, int]:
    return LEFT + column * HALF, TOP + (row - 1) * (TALL + 4)


def _centre(row: int, column: int) -> tuple[float, float]:
    x, y = _corner(row, column)
    return x + HALF, y + TALL / 2


def _surface(columns: int, name: str) -> str:
    width = columns * HALF
    return (
        f'<rect x="{LEFT}" y="14" width="{width}" height="{TOP - 18}" rx="6" fill="#c9e8f3"/>'
        f'<path d="M{LEFT} {TOP - 4}v-10q{width / 4}-8 {width / 2}-3t{width / 2}-1v14z" fill="#7fae5a"/>'
        + _text(LEFT + width / 2, 36, name, "middle", ' font-weight="bold"')
    )


def _row_label(row: int, name: str) -> str:
    return _text(LEFT - 12, _centre(row, 0)[1] + 6, f"{name} {row}", "end", f' fill="{FAINT}"')


def _card(row: int, column: int, dim: bool = False) -> str:
    x, y = _corner(row, column)
    return (
        f'<g opacity="{0.45 if dim else 1}">'
        f'<rect x="{x + 2}" y="{y}" width="{CARD - 4}" height="{TALL}" rx="7" fill="{ROCK[row - 1]}"'
        f' stroke="{FRAME[row - 1]}" stroke-width="3"/>'
        f'<rect x="{x + 14}" y="{y + 26}" width="{CARD - 28}" height="{TALL - 38}" rx="4" fill="{PAPER}"/>'
        + _text(x + 14, y + 19, NUMERALS[row - 1], more=' font-weight="bold" font-size="15"')
        + "</g>"
    )


def _place(row: int, column: int, good: bool) -> str:
    x, y = _corner(row, column)
    return (
        f'<rect x="{x + 4}" y="{y + 2}" width="{CARD - 8}" height="{TALL - 4}" rx="7" fill="none"'
        f' stroke="{YES if good else NO}" stroke-width="3" stroke-dasharray="8 6"/>'
        + _mark(*_centre(row, column), good)
    )


def _placement(words: Words) -> str:
    """R5.3 to R5.6: the row of the Level, a card above, shifted by half."""
    base = TOP + 2 * TALL + 42
    parts = [_surface(12, words["surface"]), _row_label(1, words["row"]), _row_label(2, words["row"])]
    parts += [_card(1, column) for column in (1, 3, 7)]
    parts += [_place(1, column, True) for column in (5, 9)]
    parts += [_place(2, column, column < 10) for column in range(0, 12, 2)]
    parts += [_mark(LEFT + 18, base, True), _text(LEFT + 40, base + 6, words["legal"])]
    parts += [_mark(LEFT + 258, base, False), _text(LEFT + 280, base + 6, words["illegal"])]
    return "".join(parts)


def _chain(words: Words) -> str:
    """R5.8 to R5.10: the new card, one card in each row above, the Surface."""
    way = [(3, 3), (2, 4), (1, 3)]
    aside = [(1, 1), (1, 5), (2, 2)]
    parts = [_surface(8, words["surface"])]
    parts += [_card(row, column, dim=True) for row, column in aside] + [_card(row, column) for row, column in way]
    stops = [_centre(row, column) for row, column in way] + [(_centre(1, 3)[0], TOP - 2.0)]
    line = "M" + "L".join(f"{x} {y}" for x, y in stops)
    parts.append(_arrow(line, stops[-1], 0))
    for number, (x, y) in enumerate(stops[:-1], 1):
        parts.append(f'<circle cx="{x}" cy="{y}" r="15" fill="{AMBER}" stroke="{INK}" stroke-width="2"/>')
        parts.append(_text(x, y + 6, str(number), "middle", ' font-weight="bold"'))
    _, low = _centre(3, 3)
    parts.append(_text(LEFT + 5 * HALF + 12, low + 6, words["placed"], more=' font-weight="bold"'))
    _, beside = _centre(2, 2)
    parts.append(_text(LEFT + 2 * HALF - 8, beside + 6, words["other"], "end", f' fill="{FAINT}"'))
    return "".join(parts)


# --- Carts: three pairs of cards, the halves of a cart where they meet.


def _half_cart(x: float, y: float, full: bool, mirrored: bool) -> str:
    """The left half of a cart, or the right one; a full half is heaped with gems."""
    body = "#55606c" if full else "#e9dcc0"
    dash = "" if full else ' stroke-dasharray="4 3"'
    heap = '<path d="M-27-9q3-15 12-11 4-9 15-7v18z" fill="#1f8f86" stroke="#0e4b46" stroke-width="2"/>' if full else ""
    return (
        f'<g transform="translate({x} {y}) scale({-1 if mirrored else 1} 1)">{heap}'
        f'<path d="M0-9H-31l7 25H0" fill="{body}" stroke="{INK}" stroke-width="2.5"{dash}/>'
        f'<circle cx="-14" cy="20" r="7" fill="{body}" stroke="{INK}" stroke-width="2.5"/></g>'
    )


def _pair(middle: float, left_full: bool, right_full: bool) -> str:
    card = '<rect x="{}" y="26" width="92" height="112" rx="8" fill="#e0ae5c" stroke="#8a5a14" stroke-width="3"/>'
    return (
        card.format(middle - 94)
        + card.format(middle + 2)
        + _half_cart(middle, 80, left_full, False)
        + _half_cart(middle, 80, right_full, True)
    )


def _carts(words: Words) -> str:
    """R7.1 and R7.2: two full halves; one and a marker; none."""
    first, second, third = 120, 350, 580
    glow = f'<circle cx="{first}" cy="80" r="44" fill="none" stroke="{AMBER}" stroke-width="6"/>'
    marker = (
        f'<g transform="translate({second} 80)"><circle r="44" fill="none" stroke="{AMBER}" stroke-width="6"/>'
        f'<path d="M0-62l14 14-14 14-14-14z" fill="#8a5a30" stroke="{INK}" stroke-width="2.5"/>'
        '<path d="M-5-48l4 4 7-9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>'
    )
    labels = [(first, True, "complete"), (second, True, "marker"), (third, False, "none")]
    return (
        _pair(first, True, True)
        + glow
        + _pair(second, True, False)
        + marker
        + _pair(third, False, False)
        + "".join(_mark(x, 162, good) + _text(x, 198, words[word], "middle") for x, good, word in labels)
    )


# --- Advancing: three boards side by side, bottom space first.

STEP, BOARD = 44, 56


def _space_y(number: int) -> int:
    """The middle of a space, counted from 1 at the bottom of six."""
    return 300 - number * STEP


def _board(x: int) -> str:
    spaces = "".join(
        f'<rect x="{x + 7}" y="{_space_y(n) - 18}" width="{BOARD - 14}" height="36" rx="6"'
        f' fill="{"#fbd584" if n == 6 else PAPER}" stroke="#8a5a30" stroke-width="2"/>'
        for n in range(1, 7)
    )
    return f'<rect x="{x}" y="{_space_y(6) - 28}" width="{BOARD}" height="276" rx="9" fill="#55310f"/>{spaces}'


def _pawn(x: float, y: float, ghost: bool = False) -> str:
    look = f'fill="none" stroke-dasharray="3 3" stroke="{RED}"' if ghost else f'fill="{RED}" stroke="{INK}"'
    return f'<path d="M{x} {y - 14}l14 14-14 14-14-14z" stroke-width="2.5" {look}/>'


def _advancing(words: Words) -> str:
    """R10.1, R10.2 and R10.5: enter and stop; reach the top; go on at the bottom of another board."""
    boards = (24, 274, 544)
    a, b, c = (x + BOARD / 2 for x in boards)
    parts = [_board(x) for x in boards]
    labels = [(0, 1, "enter"), (0, 2, "passed"), (0, 3, "passed"), (0, 4, "stop"), (1, 6, "top"), (2, 1, "next")]
    for board, space, word in labels:
        weight = f' fill="{FAINT}"' if word == "passed" else ' font-weight="bold"'
        parts.append(_text(boards[board] + BOARD + 12, _space_y(space) + 6, words[word], more=weight))
    climb = _arrow(f"M{a} {_space_y(1) - 16}V{_space_y(4) + 26}", (a, _space_y(4) + 26), 0)
    finish = _arrow(f"M{b} {_space_y(4) - 16}V{_space_y(6) + 26}", (b, _space_y(6) + 26), 0)
    bend = f"M{b + 20} {_space_y(6) + 14}C{b + 130} {_space_y(5)} {c - 160} {_space_y(1)} {c - 36} {_space_y(1)}"
    parts += [climb, finish, _arrow(bend, (c - 34, _space_y(1)), 90)]
    parts += [_pawn(a, _space_y(1), ghost=True), _pawn(a, _space_y(4)), _pawn(b, _space_y(4), ghost=True)]
    parts += [_pawn(b, _space_y(6), ghost=True), _pawn(c, _space_y(1))]
    return "".join(parts)


# Name, then how it is drawn and the size of its box.
EXAMPLES: Mapping[str, tuple[Callable[[Words], str], int, int]] = {
    "placement": (_placement, LEFT + 12 * HALF + 20, 280),
    "chain": (_chain, LEFT + 8 * HALF + 60, 312),
    "carts": (_carts, 700, 220),
    "advancing": (_advancing, 780, 306),
}

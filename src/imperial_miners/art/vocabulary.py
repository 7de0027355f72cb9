"""Every word of an icon line, in one table: what it takes, what it means, how it is drawn; and lines of them.

A token is a word, or a word and a value: `coin:2`, `faction:scots`, `level:4`. A line reads from left to right:
`("coin:4", "less:1", "per", "faction:scots", "arrow", "vp:3")`. What is not in the table raises `UnknownIcon`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from itertools import combinations, pairwise

from imperial_miners.art import icons, signs
from imperial_miners.art.draw import at, tight
from imperial_miners.art.emblems import emblem
from imperial_miners.art.palette import FACTIONS

IconLine = Sequence[str]


class UnknownIcon(ValueError):
    """A token that is not in the vocabulary, or a value that its word does not take."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word: `takes` is nothing, `n` (a number), `n?` (a number or nothing), `faction` or `level`."""

    name: str
    takes: str
    meaning: str
    draw: Callable[[str], str]
    wide: Callable[[str], float]

    def example(self) -> str:
        """A token that uses the word."""
        value = {"": "", "n": ":3", "n?": ":2", "faction": ":scots", "level": ":2"}[self.takes]
        return self.name + value


def _word(
    name: str, takes: str, meaning: str, draw: Callable[[str], str] | str, wide: float | Callable[[str], float] = 50
) -> Word:
    drawing = (lambda _: draw) if isinstance(draw, str) else draw
    return Word(name, takes, meaning, drawing, (lambda _: wide) if not callable(wide) else wide)


def _sign(name: str, takes: str, meaning: str, before: str) -> Word:
    """An operator and its number, as text."""
    return _word(name, takes, meaning, lambda n: signs.sign(before + n), lambda n: signs.sign_wide(before + n))


def _chip(name: str, takes: str, meaning: str, before: str, ground: str = icons.INK) -> Word:
    """A condition and its number, on a plate."""
    return _word(name, takes, meaning, lambda n: signs.chip(before + n, ground), lambda n: signs.chip_wide(before + n))


_W = _word
WORDS: tuple[Word, ...] = (
    # Goods
    _W("coin", "n?", "coins", icons.coin),
    _W("vp", "n?", "victory points", icons.vp),
    _W("machine", "n?", "machines", icons.machine),
    _W("collapse", "n?", "collapses", icons.collapse),
    _W("cart", "n?", "complete carts", icons.cart),
    _W("half-full", "n?", "full half-carts", icons.half_full),
    _W("half-empty", "n?", "empty half-carts", icons.half_empty),
    _W("cart-marker", "n?", "cart markers", icons.cart_marker),
    # Cards
    _W("card", "n?", "Mine cards", icons.card),
    _W("draw", "n?", "draw cards, each from a deck of choice", icons.draw),
    _W("draw-level", "level", "draw 1 card of this Level", icons.draw_level),
    _W("draw-faction", "faction", "draw 1 card of this Faction", icons.draw_faction),
    _W("draw-faction-any", "", "draw 1 card of a Faction of choice", icons.draw_faction("any")),
    _W("discard", "n?", "discard cards from hand", icons.discard),
    _W("hand", "n?", "cards in hand", icons.hand),
    _W("deck", "n?", "a deck", icons.deck),
    _W("level", "level", "a Level, its cards", icons.level),
    _W("levels", "", "different Levels", signs.levels()),
    _W("faction", "faction", "a Faction, its cards", emblem),
    _W("faction-any", "", "any one Faction", emblem("any")),
    _W("factions", "", "different Factions", emblem("different")),
    _W("faction-none", "", "cards without a Faction", emblem("none")),
    # Progress
    _W("advance", "n?", "advance exactly n", icons.advance),
    _W("advance-upto", "n", "advance 0 to n", icons.advance_upto),
    _W("advanced", "n?", "spaces advanced this round", icons.advanced),
    _W("passed", "", "spaces passed are resolved too", icons.passed),
    _W("marker", "", "the Progress marker", icons.marker, 40),
    _W("space", "n?", "the marker's space, its number", icons.space, 44),
    _W("top", "", "the top space of a board", signs.top()),
    _W("board", "n?", "Progress boards completed", icons.board),
    # Doing
    _W("activate", "n?", "activate cards", icons.activate),
    _W("activated", "", "cards activated this round", icons.activated),
    _W("pay", "", "give up what follows", signs.minus(), 32),
    _W("remove", "", "take away what follows", signs.cross(), 32),
    _W("put", "", "lay down what follows", signs.put(), 32),
    # Places
    _W("here", "", "this card", signs.plan("self")),
    _W("above", "", "adjacent in the row above", signs.plan("upper left", "upper right")),
    _W("below", "", "adjacent in the row below", signs.plan("lower left", "lower right")),
    _W("beside", "", "adjacent in the same row", signs.plan("left", "right")),
    _W(
        "adjacent",
        "",
        "adjacent on any side",
        signs.plan("left", "right", "upper left", "upper right", "lower left", "lower right"),
    ),
    _W("row", "", "in the same row", signs.row()),
    _W("row-end", "", "a free side in its row", signs.row_end()),
    _W("mine", "", "in the whole mine", signs.mine()),
    _W("other", "", "another card than this", at(0, 0, signs.other() + signs.denied(""), 0.96)),
    _W("each", "", "each card that is meant", signs.each()),
    _W("surface", "", "the Surface", signs.surface()),
    _W("with-machine", "", "cards with a machine", icons.card_with(icons.machine())),
    _W("with-collapse", "", "cards with a collapse", icons.card_with(icons.collapse())),
    _W("with-cart", "", "cards with a complete cart", icons.card_with(icons.cart())),
    # Signs
    _W("arrow", "", "do this to get that", signs.arrow(), 34),
    _W("per", "n?", "for each, or for every n", signs.per, lambda value: 18 if value in ("", "1") else 46),
    _W("and", "", "and", signs.sign("+", 30), 28),
    _W("then", "", "after that", signs.then(), 32),
    _W("or", "", "one or the other", signs.either(), 30),
    _sign("less", "n?", "less, or n less", "−"),
    _sign("more", "n?", "more, or n more", "+"),
    _sign("times", "n?", "times", "×"),
    _sign("number", "n", "a plain number", ""),
    _chip("up-to", "n", "any number from 0 to n", "0–", "#123a66"),
    _W("all", "", "all of them", signs.all_of(), 36),
    _W("max", "n", "no more than n in all", signs.cap, lambda value: 28 + 12 * len(value)),
    # Conditions
    _W("if", "", "only if what follows holds", signs.question(), 38),
    _chip("at-least", "n", "n or more of what follows", "≥"),
    _chip("at-most", "n", "n or fewer of what follows", "≤"),
    _chip("exactly", "n", "exactly n of what follows", "="),
    _chip("none", "", "none of what follows", "0"),
    # Features of a round
    _W("now", "", "at once", signs.now()),
    _W("round", "", "during this round", signs.this_round()),
    _W("end", "", "when the round ends", signs.round_end()),
    _W("when", "", "each time what follows happens", signs.when()),
    _W("place", "", "laying a card into the mine", signs.place()),
    _W("complete", "", "completing a cart", signs.complete()),
    _W("cost", "", "the cost of a card", signs.cost()),
    _W("both", "", "both effects of a card", signs.both()),
    _W("no-limit", "", "no hand limit", signs.no_limit()),
    _W("hand-limit", "n", "the hand limit is n", signs.hand_limit),
    _W("machine-limit", "n", "the machine limit is n", signs.gear_limit),
    _W("collapse-ignored", "", "collapses are ignored", signs.boulder_ignored()),
    _W("event", "", "the Event", signs.event()),
)
VOCABULARY: dict[str, Word] = {word.name: word for word in WORDS}


def _problem(word: Word, value: str) -> str:
    """What is wrong with a word's value, or nothing."""
    if word.takes == "":
        return "takes no value" if value else ""
    if word.takes == "faction":
        return "" if value in FACTIONS else f"takes a Faction ({', '.join(FACTIONS)})"
    if word.takes == "level":
        return "" if value in ("1", "2", "3", "4") else "takes a Level from 1 to 4"
    if word.takes == "n?" and not value:
        return ""
    return "" if value.isdecimal() and len(value) <= 2 else "takes a number from 0 to 99"


@lru_cache(maxsize=1024)
def token_art(token: str) -> tuple[float, str]:
    """Width and drawing of one token.

    >>> token_art("coin:two")
    Traceback (most recent call last):
    imperial_miners.art.vocabulary.UnknownIcon: 'coin:two': coin takes a number from 0 to 99
    """
    name, colon, value = token.partition(":")
    word = VOCABULARY.get(name)
    if word is None:
        near = get_close_matches(name, VOCABULARY, 1)
        raise UnknownIcon(f"{token!r}: no such icon word" + (f"; did you mean {near[0]!r}?" if near else ""))
    problem = _problem(word, value) or ("ends in a colon" if colon and not value else "")
    if problem:
        raise UnknownIcon(f"{token!r}: {name} {problem}")
    return word.wide(value), tight(word.draw(value))


def line_width(tokens: IconLine, gap: float = 5) -> float:
    """Width of a line in icon units, 48 high."""
    return sum(token_art(token)[0] for token in tokens) + gap * max(0, len(tokens) - 1)


def cut_rows(tokens: tuple[str, ...], count: int, torn: float = 60) -> list[tuple[str, ...]]:
    """The line cut into at most so many rows, the widest as narrow as can be; never between words that belong together.

    A row begins with "per" only if another cut makes it wider by `torn`.
    """
    names = [_name(token) for token in tokens]
    ends = [i for i in range(1, len(tokens)) if names[i - 1] not in _HOLDS and names[i] not in _CLINGS]
    cuts = combinations(ends, min(count - 1, len(ends)))
    ways = [[tokens[a:b] for a, b in pairwise((0, *cut, len(tokens)))] for cut in cuts]
    return min(ways, key=lambda rows: max(line_width(row) + torn * (_name(row[0]) == "per") for row in rows))


def fewest_rows(tokens: tuple[str, ...], wide: float) -> list[tuple[str, ...]]:
    """The line cut into as few rows as make each fit into a width in icon units; three at most."""
    for count, torn in ((1, 60), (2, 60), (2, 0), (3, 60), (3, 0)):
        rows = cut_rows(tokens, count, torn)
        if max(line_width(row) for row in rows) <= wide:
            break
    return rows


def _name(token: str) -> str:
    return token.partition(":")[0]


# Words that belong to what follows: a row never ends with them.
_HOLDS = frozenset(
    ("per", "if", "at-least", "at-most", "exactly", "none", "pay", "remove", "put", "less", "when", "up-to", "arrow")
)
# Words that belong to what is before them: a row never begins with them.
_CLINGS = frozenset(("max", "times", "more", "passed"))


@lru_cache(maxsize=2048)
def icon_line(tokens: tuple[str, ...], x: float, y: float, wide: float, high: float, largest: float = 96) -> str:
    """The icons centred on (x, y) within a box, in as many rows (at most three) as make them largest."""
    if not tokens:
        return ""
    best, scale = [tokens], 0.0
    for count in (1, 2, 3):
        rows = cut_rows(tokens, count)
        room = scale_of(rows, wide, high, largest)
        if room > scale * 1.15:
            best, scale = rows, room
    return icon_rows(best, x, y, scale)


def scale_of(rows: list[tuple[str, ...]], wide: float, high: float, largest: float = 96) -> float:
    """How large rows of icons become in a box."""
    return min(largest / 48, high / (50 * len(rows)), wide / max(line_width(row) for row in rows))


def icon_rows(rows: list[tuple[str, ...]], x: float, y: float, scale: float) -> str:
    """Rows of icons centred on (x, y)."""
    out = []
    for i, row in enumerate(rows):
        cursor = x - line_width(row) * scale / 2
        middle = y + (i - (len(rows) - 1) / 2) * 50 * scale
        for token in row:
            w, body = token_art(token)
            out.append(at(cursor + w * scale / 2, middle, body, scale))
            cursor += (w + 5) * scale
    return "".join(out)

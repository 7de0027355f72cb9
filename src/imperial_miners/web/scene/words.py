"""One reader's words for one pack, those of the log among them, and icon lines fitted to plaques: the same in icons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from imperial_miners.art.card import LETTERS
from imperial_miners.art.draw import num
from imperial_miners.art.sprite import draw_icons
from imperial_miners.art.vocabulary import fewest_rows, icon_line, icon_rows, line_width, scale_of
from imperial_miners.engine.decision import Option
from imperial_miners.engine.effect import Effect
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.view import View
from imperial_miners.text.icons import icons
from imperial_miners.text.log import LogContext, things_named
from imperial_miners.text.messages import Messages
from imperial_miners.text.prompts import Prompt
from imperial_miners.text.speaker import speaker_for

SHAPES: Final = {"sign": (120, 66), "line": (240, 40)}
"""Planks by name: their width and height."""
ON_CARD: Final = 170
"""The width of a card's plaques; a card is 200 wide."""
HEIGHTS: Final = {1: 66, 2: 72, 3: 98, 4: 120, 5: 120, 6: 120}
"""The height that a card's plaques share, by their rows of icons together; the style sheet says it in per cent."""
LEAST: Final = 0.6
"""How small icons on a card may become, one icon being 48: 16 pixels on a card of 111."""
ON_SPACE: Final = 165
"""The widest row on a space of a board, in icon units."""
NARROW_SPACE: Final = 84

ROMAN: Final = ("", "I", "II", "III", "IV")
"""Levels as they are printed on cards and on the plates of their rows."""
LONG: Final = (("longest", 18), ("longer", 13), ("long", 9))
"""Classes of names, and how many letters a name of each has more than."""

ICON_NAMES: Final = {
    "coin": "coin-plural",
    "vp": "victory-point-plural",
    "machine": "machine-plural",
    "collapse": "collapse-plural",
    "cart": "cart-plural",
    "cart-marker": "cart-marker-plural",
}
"""Icons of things that have a name of their own."""

Piece = tuple[str, str]
"""Some words, and the id of what they name: a card, an Event, a board, or nothing."""


class Reader:
    """Whoever reads a page: a pack and a language."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack = pack
        self.language = language
        self.speaker = speaker_for(pack, language)
        self.say = self.speaker.messages.say
        self.names = self.speaker.names
        self.lines: dict[int, tuple[str, ...]] = {}
        self.ids: dict[str, str] = {}  # of messages, by what the pages call them

    def ui(self, id: str, **given: str | int) -> str:
        """A message of the interface, or a term of the game."""
        known = self.ids.get(id)
        if known is None:
            known = self.ids[id] = full_id(self.speaker.messages, id)
        return self.say(known, **given)

    def name(self, id: str) -> str:
        """The name of a card, an Event or a board."""
        return self.names.name(id)

    def title(self, id: str) -> str:
        """R11.3 A title, which is also the level of a bot."""
        return self.speaker.title(id)

    def text(self, effect: Effect) -> str:
        """An effect in words of the language."""
        return self.speaker.effect(effect)

    def icons(self, effect: Effect) -> tuple[str, ...]:
        """An effect as an icon line, found once."""
        if effect.id not in self.lines:
            self.lines[effect.id] = tuple(icons(effect))
        return self.lines[effect.id]

    def icon(self, token: str) -> str:
        """What one icon of a line means, such as `per:2`."""
        word, _, value = token.partition(":")
        if word == "faction":
            return self.say("faction-name", faction=value)
        if word == "level":
            return self.ui("level-n", level=value)
        return self.say(ICON_NAMES.get(word) or f"icon-{word}")

    def prompt(self, view: View) -> Prompt:
        """What the seat of a view is asked now."""
        return self.speaker.prompt(view)

    def option(self, view: View, option: Option) -> str:
        """The label of an answer."""
        return self.speaker.option(view, option)

    def log_writer(self, view: View, players: Sequence[str], reader: int | None = None) -> LogWriter:
        """Puts what happened at a table into words, for the seat of the view or for somebody else."""
        return LogWriter(self, LogContext.of(view, players, reader))


def full_id(messages: Messages, id: str) -> str:
    """The id of a message by what the pages call it."""
    own = f"ui-{id}"
    return own if messages.has(own) else id


class LogWriter:
    """Turns happenings into lines of the log."""

    def __init__(self, reader: Reader, context: LogContext) -> None:
        self.speaker = reader.speaker
        self.name = reader.name
        self.context = context

    def write(self, happening: Happening) -> str:
        """The line that says what happened."""
        self.context.learn(happening)
        return self.speaker.happening(happening, self.context)

    def pieces(self, happening: Happening) -> tuple[Piece, ...]:
        """The line in pieces, so that whatever it names can be opened."""
        text = self.write(happening)
        ids = {self.name(id): id for id in things_named(happening, self.context)}
        if not ids:
            return ((text, ""),)
        names = "|".join(map(re.escape, sorted(ids, key=len, reverse=True)))
        return tuple((piece, ids.get(piece, "")) for piece in re.split(f"({names})", text) if piece)


@lru_cache(maxsize=64)
def reader_for(pack: Pack, language: str) -> Reader:
    """The reader of a pack in a language, made once."""
    return Reader(pack, language)


@lru_cache(maxsize=4096)
def plaque(tokens: tuple[str, ...], shape: str) -> Markup:
    """An icon line that fills a plaque, in as many rows as make it largest."""
    wide, high = SHAPES[shape]
    return drawn(icon_line(tokens, wide / 2, high / 2, wide - 3, high - 3, 62), wide, high)


@lru_cache(maxsize=4096)
def card_plaques(lines: tuple[tuple[str, ...], ...]) -> tuple[tuple[int, Markup], ...]:
    """The effects of a card: for each the rows it takes, and its icons, none smaller than can be read."""
    cut = [fewest_rows(line, ON_CARD / LEAST) for line in lines]
    count = sum(len(rows) for rows in cut)
    found = []
    for rows in cut:
        wide, high = ON_CARD + 4, HEIGHTS[count] * len(rows) / count
        body = icon_rows(rows, wide / 2, high / 2, scale_of(rows, ON_CARD, high, 62))
        found.append((len(rows), drawn(body, wide, high)))
    return tuple(found)


@lru_cache(maxsize=1024)
def space_plaque(tokens: tuple[str, ...]) -> tuple[int, Markup]:
    """The reward of a space: the rows it takes, and its icons."""
    rows = fewest_rows(tokens, ON_SPACE)
    wide, high = max(NARROW_SPACE, *(line_width(row) for row in rows)) + 4, 50.0 * len(rows)
    return len(rows), drawn(icon_rows(rows, wide / 2, high / 2, 1), wide, high, ' preserveAspectRatio="xMaxYMid"')


def drawn(body: str, wide: float, high: float, fit: str = "") -> Markup:
    """Icons as a drawing with a box of its own."""
    return Markup(f'<svg viewBox="0 0 {num(wide)} {num(high)}" aria-hidden="true"{fit}{LETTERS}>{body}</svg>')


@lru_cache(maxsize=4096)
def in_row(tokens: tuple[str, ...]) -> Markup:
    """An icon line in one row, as wide as it needs."""
    return Markup(draw_icons(tokens))


def long_class(name: str, emblems: int = 1) -> str:
    """The class of a name by its length, so that it fits its lintel in one line or two, beside some emblems."""
    size = len(name.replace("\u00ad", "")) + 4 * max(0, emblems - 1)
    return next((name for name, most in LONG if size > most), "")


def long_word(name: str) -> str:
    """The class of a name by its longest word, for signs that are narrow."""
    longest = max(len(word) for word in name.replace("\u00ad", " ").replace("-", " ").split())
    return "longer" if longest > 10 else "long" if longest > 7 else ""

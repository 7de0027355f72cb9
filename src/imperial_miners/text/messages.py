"""The Fluent messages of one language: each file of `locales/<language>/` in one bundle, formatted and remembered.

A message is parsed when it is first said: a start needs few of them, and all would take longer than the rest of it.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from imperial_miners.text.parsing import kept_places
from imperial_miners.text.rulebook import LANGUAGES

FILES: Final = (
    "terms",
    "effects",
    "prompts",
    "log",
    "refusals",
    "interface",
    "table",
    "theatre",
    "icons",
    "advice",
    "lessons",
    "review",
    "puzzles",
    "deals",
    "bots",
    "bench",
)
LONG: Final = 400
FIRST_MARK: Final = 0xE000
"""Fluent refuses long values, as a page that reads strangers' messages should; ours stand for themselves as one letter
each, from those that Unicode leaves to private use, until the message is formatted."""
GROUPED: Final = 1000
"""Numbers from here on have their digits in groups, which languages write differently."""
BLANKS: Final = re.compile(r"[ \n]+")
PUNCTUATION: Final = (
    (re.compile(r"\( "), "("),
    (re.compile(r" ([,.)])"), r"\1"),
    (re.compile(r",( \([^().]*\))"), r"\1,"),  # a comma that closes a clause comes after what stands in parentheses
    (re.compile(r",+([,.;:)])"), r"\1"),
)
SPACED: Final = re.compile(r" ([;:?!»])")
OPENED: Final = re.compile(r"« ")
UKRAINIAN: Final = (
    (re.compile(r"(?<=[аеєиіїоуюяАЕЄИІЇОУЮЯ]) у (?=[бгґджзйклмнпрстхцчшщ][аеєиіїоуюяь])"), " в "),
    (re.compile(r"(?<=[аеєиіїоуюяАЕЄИІЇОУЮЯ]) у(?=зяти|сі )"), " в"),
    (re.compile(r"(?<=[аеєиіїоуюяАЕЄИІЇОУЮЯ]) із (?![зсцчшщ])"), " з "),
)
"""The prepositions change between vowels and consonants, as speech does."""


class Small(FluentInt):
    """A number that all our languages write alike: Babel would find that out by its patterns each time."""

    def format(self, locale: Locale) -> str:
        """As it is written."""
        return str(int(self))


@cache
def small(number: int) -> Small:
    """A small number as Fluent takes it."""
    return Small(number)


def given_as(value: str | int, marks: dict[str, str]) -> str | int:
    """A variable as Fluent takes it."""
    if isinstance(value, str):
        return marks.get(value, value)
    return small(value) if type(value) is int and 0 <= value < GROUPED else value


class Messages:
    """What can be said in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}  # messages and terms by their ids, as they are written
        self.references: dict[str, list[str]] = {}  # for each of them the ids that it refers to
        self.parsed: set[str] = set()
        for name in FILES:
            self.add(name)
        self.remembered = lru_cache(maxsize=16384)(self.format)

    def add(self, name: str) -> None:
        """Take in a file of messages."""
        source = files("imperial_miners.text") / "locales" / self.language / f"{name}.ftl"
        text = source.read_text(encoding="utf-8")
        for id, (start, end, references) in kept_places(text).items():
            if id not in self.sources:
                self.sources[id] = text[start:end]
                self.references[id] = references

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return id in self.sources

    def parse(self, id: str) -> None:
        """Make a message or a term ready to be said, and first what it refers to."""
        if id in self.parsed or id not in self.sources:
            return
        for other in self.references[id]:
            self.parse(other)
        self.bundle.add_resource(FluentResource(self.sources[id]))
        self.parsed.add(id)

    def say(self, id: str, **given: str | int) -> str:
        """The message in words; a KeyError for an id that is none, a ValueError for a variable that was not given."""
        return self.remembered(id, tuple(given.items()))

    def format(self, id: str, given: tuple[tuple[str, str | int], ...]) -> str:
        """A message in words, worked out anew; `say` remembers what it said."""
        if not self.has(id):
            raise KeyError(f"{self.language}: {id}")
        self.parse(id)
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, id  # a message of ours is never attributes alone
        long = [value for _, value in given if isinstance(value, str) and len(value) > LONG]
        marks = {value: chr(FIRST_MARK + number) for number, value in enumerate(dict.fromkeys(long))}
        said, errors = self.bundle.format_pattern(pattern, {name: given_as(value, marks) for name, value in given})
        if errors:
            raise ValueError(f"{self.language}: {id}: {errors[0]}")
        text = str(said)
        for value, mark in marks.items():
            text = text.replace(mark, value)
        return self.tidy(text)

    def tidy(self, text: str) -> str:
        """Left-out parts leave blanks and commas behind; French binds its high punctuation."""
        text = BLANKS.sub(" ", text).strip(" ")
        for pattern, instead in PUNCTUATION:
            text = pattern.sub(instead, text)
        if self.language == "fr":
            text = OPENED.sub("«\u00a0", SPACED.sub("\u00a0\\1", text))
        elif self.language == "uk":
            for pattern, instead in UKRAINIAN:
                text = pattern.sub(instead, text)
        return text


@cache
def messages_in(language: str) -> Messages:
    """The messages of one of the five languages; another language is a KeyError."""
    return Messages(language)


def with_decimal_mark(figure: str, language: str) -> str:
    """A figure, or several, with the decimal mark of a language; a list of them then needs a stronger mark.

    >>> with_decimal_mark("2.5 (1.0, 4.0)", "de"), with_decimal_mark("2.5", "en")
    ('2,5 (1,0; 4,0)', '2.5')
    """
    return figure if language == "en" else figure.replace(", ", "; ").replace(".", ",")


def capital(text: str) -> str:
    """The text with a capital letter at its start.

    >>> capital("(gain 1 coin)")
    '(Gain 1 coin)'
    """
    for at, letter in enumerate(text):
        if letter.isalnum():
            return text[:at] + letter.upper() + text[at + 1 :]
    return text


def sentence(text: str) -> str:
    """The text as a whole sentence."""
    closed = text if text.endswith((".", ".)", "!", "?")) else text.rstrip(",;: ") + "."
    return capital(closed)

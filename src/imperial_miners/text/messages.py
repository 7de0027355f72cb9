"""The Fluent messages of one language: each file of `locales/<language>/` in one bundle, formatted and remembered."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from imperial_miners.text.rulebook import LANGUAGES

FILES: Final = ("terms", "effects", "prompts", "log", "refusals", "interface")
BLANKS: Final = re.compile(r"[ \n]+")
PUNCTUATION: Final = (
    (re.compile(r"\( "), "("),
    (re.compile(r" ([,.)])"), r"\1"),
    (re.compile(r",( \([^()]*\))"), r"\1,"),  # a comma that closes a clause comes after what stands in parentheses
    (re.compile(r",+([,.;:)])"), r"\1"),
)
SPACED: Final = re.compile(r" ([;:?!»])")
OPENED: Final = re.compile(r"« ")
UKRAINIAN: Final = (
    (re.compile(r"(?<=[аеєиіїоуюяАЕЄИІЇОУЮЯ]) у (?=[бгґджзйклмнпрстхцчшщ][аеєиіїоуюяь])"), " в "),
    (re.compile(r"(?<=[аеєиіїоуюяАЕЄИІЇОУЮЯ]) узяти"), " взяти"),
    (re.compile(r"(?<=[аеєиіїоуюяАЕЄИІЇОУЮЯ]) із (?![зсцчшщ])"), " з "),
)
"""The prepositions change between vowels and consonants, as speech does."""


class Messages:
    """What can be said in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        folder = files("imperial_miners.text") / "locales" / language
        for name in FILES:
            source = folder / f"{name}.ftl"
            if source.is_file():
                self.bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
        self.remembered = lru_cache(maxsize=16384)(self.format)

    def say(self, id: str, **given: str | int) -> str:
        """The message in words; a KeyError for an id that is none, a ValueError for a variable that was not given."""
        return self.remembered(id, tuple(given.items()))

    def format(self, id: str, given: tuple[tuple[str, str | int], ...]) -> str:
        """As `say`, not remembered."""
        if not self.bundle.has_message(id):
            raise KeyError(f"{self.language}: {id}")
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, id  # a message of ours is never attributes alone
        text, errors = self.bundle.format_pattern(pattern, dict(given))
        if errors:
            raise ValueError(f"{self.language}: {id}: {errors[0]}")
        return self.tidy(str(text))

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

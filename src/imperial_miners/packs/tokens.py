"""The tokens of the notation: words, numbers and signs with their columns, and errors that say what was expected."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NoReturn

MOST: Final = 20
MOST_ADVANCE: Final = 12
MOST_CARDS: Final = 10
MOST_MACHINES: Final = 7
MOST_DEPTH: Final = 6
MOST_WAYS: Final = 4
MOST_CHARACTERS: Final = 400

TOKEN: Final = re.compile(r"[+-]?\d+|[^\W\d_]+|[:,()]|\S")
THE_END: Final = "the end"


class NotationError(ValueError):
    """A text that is no effect or feature: the column, what was expected, what was found, what was perhaps meant."""

    def __init__(
        self, column: int, expected: str, found: str, did_you_mean: str = "", known: Iterable[str] = ()
    ) -> None:
        self.column = column
        self.expected = expected
        self.found = found
        self.did_you_mean = did_you_mean
        self.known = tuple(known)  # the words that could have stood there
        super().__init__(f"column {column}: {self.complaint}")

    @property
    def complaint(self) -> str:
        """The message without its place."""
        shown = self.found if self.found == THE_END else f"'{self.found}'"
        hint = f" (did you mean '{self.did_you_mean}'?)" if self.did_you_mean else ""
        return f"expected {self.expected}, found {shown}{hint}"


def closest(word: str, known: Iterable[str]) -> str:
    """The known word that somebody may have meant, or an empty string."""
    from difflib import get_close_matches  # only on the way to an error

    matches = get_close_matches(word.lower()[:40], list(known), 1, 0.6)
    return matches[0] if matches else ""


def is_plural(word: str, words: Iterable[str]) -> bool:
    """Whether a word is only the plural of another: both are accepted, one is named."""
    return word.endswith("s") and word[:-1] in words


class Tokens:
    """A text as tokens, read from left to right. Every question asked in vain is remembered for the error message."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS:
            raise NotationError(MOST_CHARACTERS + 1, f"at most {MOST_CHARACTERS} characters", f"{len(text)} of them")
        matches = list(TOKEN.finditer(text))
        self.texts = [match.group() for match in matches]
        self.columns = [match.start() + 1 for match in matches]
        self.columns.append(len(text.rstrip()) + 1)
        self.at = 0
        self.depth = 0
        self.labels: list[str] = []
        self.known: list[str] = []

    @property
    def column(self) -> int:
        """Where the next token stands."""
        return self.columns[self.at]

    def take(self, *words: str, label: str | None = None) -> str:
        """The next token if it is one of the words, else an empty string. `label` names them in an error message."""
        if self.at_any(*words):
            return self.step_over()
        if label is None:
            self.labels += [f"'{word}'" for word in words if not is_plural(word, words)]
        elif label:
            self.labels.append(label)
        self.known += words
        return ""

    def step_over(self) -> str:
        """Take the next token, whatever it is."""
        self.at += 1
        self.labels.clear()
        self.known.clear()
        return self.texts[self.at - 1]

    def expect(self, *words: str, label: str | None = None) -> str:
        """The next token, which must be one of the words."""
        return self.take(*words, label=label) or self.fail()

    def at_any(self, *words: str) -> bool:
        """Whether one of the words comes next."""
        return self.at < len(self.texts) and self.texts[self.at] in words

    def at_number(self) -> bool:
        """Whether a number comes next."""
        return self.at < len(self.texts) and self.texts[self.at].isdecimal()

    def number(self, low: int, high: int, label: str = "a number") -> int:
        """A whole number in a range."""
        wanted = f"{label} from {low} to {high}" if low < high else f"the number {low}"
        if not self.at_number():
            self.labels.append(wanted)
            self.fail()
        text = self.texts[self.at]
        if not text.isascii() or len(text) > 3 or not low <= int(text) <= high:
            self.labels.clear()
            self.fail(wanted)
        return int(self.step_over())

    def signed(self, sign: str, most: int = MOST) -> int:
        """A number with the given sign in front."""
        text = self.texts[self.at] if self.at < len(self.texts) else ""
        digits = text.removeprefix(sign)
        good = text != digits and digits.isdecimal() and digits.isascii() and len(digits) < 3
        if not good or not 1 <= int(digits) <= most:
            self.fail(f"'{sign}' and a number from 1 to {most}")
        self.step_over()
        return int(digits)

    def go_deeper(self) -> None:
        """Note a parenthesis just read."""
        self.depth += 1
        if self.depth > MOST_DEPTH:
            self.fail(f"at most {MOST_DEPTH} parentheses inside each other", -1)

    def expect_end(self) -> None:
        """Refuse whatever follows where the notation should end."""
        if self.at < len(self.texts):
            self.labels.append(THE_END)
            self.fail()

    def fail(self, wanted: str = "", offset: int = 0) -> NoReturn:
        """Raise the error for the next token (or one before it), which is not what was expected."""
        at = self.at + offset
        found = self.texts[at] if at < len(self.texts) else THE_END
        labels = list(dict.fromkeys(self.labels))
        expected = wanted or " or ".join(filter(None, [", ".join(labels[:-1]), labels[-1]]))
        meant = "" if wanted or found == THE_END else closest(found, self.known)
        raise NotationError(self.columns[at], expected, found[:40], meant, self.known)

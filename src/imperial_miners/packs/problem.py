"""What is wrong with a pack: one problem, and the error that carries them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

NO_PACK: Final = "there is no such pack or folder"
TYPOGRAPHY: Final = "\u00a0\u202f\u00ad"
"""Spaces that do not break, and soft hyphens, though they are not "printable" to Python."""


class PackProblem(NamedTuple):
    """One thing to mend: where it is (line and column 0 if unknown), whose it is, and what to do about it.

    `path` names the value by its keys, and `at` the column inside its text, for those who show texts by themselves.
    """

    file: str
    line: int
    column: int
    id: str
    message: str
    source: str = ""
    path: tuple[str | int, ...] = ()
    at: int = 0

    def __str__(self) -> str:
        place = self.file
        if self.line:
            place += f":{self.line}:{self.column}" if self.column else f":{self.line}"
        return shown(": ".join(part for part in (place, self.id, self.message) if part))

    def report(self) -> str:
        """The problem with the line it is on, and a caret below its column."""
        if not self.source or not self.column or len(self.source) > 200:
            return str(self)
        return f"{self}\n    {shown(self.source)}\n    {' ' * (self.column - 1)}^"


def is_shown(letter: str) -> bool:
    """Whether a letter can be shown as it is."""
    return letter.isprintable() or letter in TYPOGRAPHY


def shown(text: str) -> str:
    """A text of others, fit for a terminal: nothing in it moves, colours, turns or breaks the line.

    >>> shown("red \\x1b[31m, \\u202etfel\\tand\\nmore")
    'red ?[31m, ?tfel and?more'
    """
    return "".join(letter if is_shown(letter) else "?" for letter in text.replace("\t", " "))


class PackError(ValueError):
    """A pack that cannot be used, with every problem found."""

    def __init__(self, problems: Sequence[PackProblem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

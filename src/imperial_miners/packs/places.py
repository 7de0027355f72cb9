"""Where the keys and values of a TOML text stand, which `tomllib` does not tell: looked for on the way to an error.

The text is known to be TOML as far as it goes, so a few signs tell keys from values.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

Path = tuple[str | int, ...]
"""Keys from the outside in, and items by their number: `("echo_hall", "effects", 1)`."""
Place = tuple[int, int]
"""A line and a column, both from 1."""

TOKEN: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*|\n|[][{}=,.]|[^][{}=,.\s"'#]+''',
    re.DOTALL,
)
KEY: Final = 0
VALUE: Final = 1
NOTHING: Final = 2
LONGEST: Final = 4
"""No path of a pack is longer: `("surface", "effects", 1, 0)`."""


class Places:
    """The first place of each key and of each value or item, and the key that comes last."""

    def __init__(self, text: str) -> None:
        self.keys: dict[Path, Place] = {}
        self.values: dict[Path, Place] = {}
        self.last: tuple[Path, Place] = ((), (0, 0))
        self.table: Path = ()
        self.path: Path = ()
        self.holders: list[tuple[Path, bool]] = []  # the arrays (True) and inline tables around the value
        self.parts: list[str] = []  # of a dotted key
        self.start: Place = (0, 0)
        self.expected = KEY
        line, before = 1, -1
        for match in TOKEN.finditer(text):
            self.read(match[0], (line, match.start() - before))
            if "\n" in match[0]:
                line += match[0].count("\n")
                before = text.rindex("\n", match.start(), match.end())
        if self.parts:
            self.end_key()

    def find(self, path: Path, at_key: bool) -> Place:
        """Where a value stands, or its key; for what is not there, whatever it should be in. Line 0: nowhere."""
        while path:
            place = self.keys.get(path) if at_key else self.values.get(path, self.keys.get(path))
            if place:
                return place
            path = path[:-1]
        return 0, 0

    def read(self, token: str, place: Place) -> None:
        """Go on by one token."""
        if token == "\n":
            if not self.holders:
                self.expected = KEY
                self.parts.clear()
        elif token == "}" or (token == "]" and self.expected != KEY):
            self.close()
        elif token == ",":
            self.go_on()
        elif self.expected == VALUE and token[0] != "#":
            self.read_value(token, place)
        elif self.expected == KEY and token[0] != "#":
            self.read_key(token, place)

    def read_key(self, token: str, place: Place) -> None:
        """A part of a key, what joins two parts, or what ends the key or encloses it as a header."""
        if token == "[":
            self.table = ()
        elif token == "]":
            self.end_key()
            self.table = self.path
        elif token == "=":
            self.end_key()
            self.expected = VALUE
        elif token != ".":
            self.start = self.start if self.parts else place
            self.parts.append(unquoted(token))

    def end_key(self) -> None:
        """Note a whole key, and the tables that it names on the way."""
        outer = self.holders[-1][0] if self.holders else self.table
        self.path = (*outer, *self.parts)
        for length in range(len(outer) + 1, min(len(self.path), LONGEST) + 1):
            self.keys.setdefault(self.path[:length], self.start)
        self.last = self.path, self.start
        self.parts.clear()

    def read_value(self, token: str, place: Place) -> None:
        """A value, or the beginning of one that holds others."""
        if len(self.path) <= LONGEST:
            self.values.setdefault(self.path, place)
        if token in "[{":
            self.holders.append((self.path, token == "["))
            self.path = (*self.path, 0)
            self.expected = VALUE if token == "[" else KEY
        else:
            self.end_value()

    def end_value(self) -> None:
        """What follows a value in an array may be another part of it, such as of 1.5; elsewhere it is nothing."""
        self.expected = VALUE if self.holders and self.holders[-1][1] else NOTHING

    def close(self) -> None:
        """An array or inline table ends: it is a value itself."""
        if self.holders:
            self.path, _ = self.holders.pop()
        self.end_value()

    def go_on(self) -> None:
        """A comma: the next item of an array, or the next key of an inline table."""
        if self.expected == VALUE:
            self.path = (*self.path[:-1], int(self.path[-1]) + 1)
        else:
            self.expected = KEY
            self.parts.clear()


def unquoted(token: str) -> str:
    """A key as it is meant.

    >>> unquoted("level"), unquoted("'level'"), unquoted('"\\\\u006cevel"')
    ('level', 'level', 'level')
    """
    if "\\" in token:
        return next(iter(tomllib.loads(f"{token} = 0")))
    return token[1:-1] if token[0] in "\"'" else token

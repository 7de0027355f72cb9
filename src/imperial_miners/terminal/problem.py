"""The errors that are shown to people."""

from __future__ import annotations


class Problem(Exception):
    """What is wrong and what to do about it, in one line."""


class CannotGoOn(Problem):
    """A game whose cards or rules are gone; `lines` tell what is left of it, for whichever command met it."""

    def __init__(self, reason: str, lines: list[str]) -> None:
        super().__init__(reason)
        self.lines = lines


class MovedOn(Problem):
    """The table is no longer as it was asked about: the question is put anew."""


class Unreachable(Problem):
    """The line to a server stays down."""

"""What is wrong with the site: everything at once, each with its place."""

from __future__ import annotations


class Problems:
    """The problems found so far."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, where: str, what: str) -> None:
        """One more."""
        self.found.append(f"{where}: {what}")

"""What is wrong with a pack: one problem, and the error that carries them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

NO_PACK: Final = "there is no such pack or folder"


class PackProblem(NamedTuple):
    """One thing to mend: where it is (line and column 0 if unknown), whose it is, and what to do about it."""

    file: str
    line: int
    column: int
    id: str
    message: str
    source: str = ""

    def __str__(self) -> str:
        place = self.file
        if self.line:
            place += f":{self.line}:{self.column}" if self.column else f":{self.line}"
        return ": ".join(part for part in (place, self.id, self.message) if part)

    def report(self) -> str:
        """The problem with the line it is on, and a caret below its column."""
        if not self.source or not self.column or len(self.source) > 200:
            return str(self)
        return f"{self}\n    {self.source}\n    {' ' * (self.column - 1)}^"


class PackError(ValueError):
    """A pack that cannot be used, with every problem found."""

    def __init__(self, problems: Sequence[PackProblem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

"""A table of results as data, printed plainly or as Markdown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Cell = str | int | float | None


@dataclass(frozen=True)
class Sheet:
    """A title, the names of columns, and rows. `note` says what is to be known about it."""

    title: str
    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]
    note: str = ""

    def texts(self) -> list[list[str]]:
        """The header and all cells as text."""
        return [list(self.columns), *([shown(cell) for cell in row] for row in self.rows)]

    def numeric(self) -> list[bool]:
        """Which columns hold numbers and are therefore set to the right."""
        return [
            any(isinstance(row[i], int | float) for row in self.rows)
            and all(row[i] is None or isinstance(row[i], int | float) for row in self.rows)
            for i in range(len(self.columns))
        ]

    def plain(self) -> str:
        """The table as text for a terminal."""
        texts = self.texts()
        widths = [max(len(row[i]) for row in texts) for i in range(len(self.columns))]
        numeric = self.numeric()
        lines = [self.title, "-" * len(self.title)]
        for row in texts:
            cells = [
                text.rjust(width) if right else text.ljust(width)
                for text, width, right in zip(row, widths, numeric, strict=True)
            ]
            lines.append("  ".join(cells).rstrip())
        return "\n".join([*lines, *([self.note] if self.note else []), ""])

    def markdown(self, level: int = 2) -> str:
        """The table as Markdown for a page."""
        head, *rows = self.texts()
        rule = ["--:" if right else ":--" for right in self.numeric()]
        lines = [f"{'#' * level} {self.title}", ""]
        lines += [self.note, ""] if self.note else []
        lines += [f"| {' | '.join(row)} |" for row in (head, rule, *rows)]
        return "\n".join([*lines, ""])

    def to_json(self) -> dict[str, Any]:
        """The table as plain data that JSON can hold."""
        rows = [dict(zip(self.columns, row, strict=True)) for row in self.rows]
        return {"title": self.title, "note": self.note, "rows": rows}


def shown(cell: Cell) -> str:
    """A cell as text: two decimals, nothing for nothing."""
    if cell is None:
        return ""
    return f"{cell:.2f}" if isinstance(cell, float) else str(cell)

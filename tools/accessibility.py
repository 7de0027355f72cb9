"""The accessibility statement, made from the tests that prove it: `python -m tools.accessibility --write`.

A test says what it proves by a mark, `@pytest.mark.access("keys", "A whole game is played by keys alone.")`; figures in
braces are constants of its module. What is known to be weak stands here: no test can say it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "accessibility.md"
WAYS: Final = {
    "mouse": "By mouse",
    "keys": "By keys",
    "touch": "By touch",
    "reader": "By screen reader",
    "no script": "Without script",
    "seeing": "Sizes and contrasts",
    "motion": "Motion and time",
    "terminal": "In the terminal",
}
"""What a mark may begin with, and the heading of it."""
WEAK: Final = """
- Nobody who relies on a screen reader every day has tried it yet: tests play by roles and names, and axe looks for
  known faults.
- Icons on the small mine of the result page are too small for a contrast to be measured; they are hidden from
  readers, and the words beside say the same.
- Without script nothing moves and nothing sounds: the log tells what happened.
- Below 640 pixels the purse opens no receipts; the sheet of the players does.
- The full screen of the terminal is not for screen readers: `imperial-miners play --plain` is.
- The look of the documentation under `/docs/` is that of Sphinx's theme; it was looked at on phone and desktop, but
  no test reads it.
"""


OPENING: Final = """
What the table promises to everybody, each line with the test that proves it at every change; the aim is WCAG 2.2,
level AA. Made from the marks of these tests by `python -m tools.accessibility --write`.
"""
CLOSING: Final = """
Something keeps you from playing? *Report a problem* in the menu of a table makes a text to send
([support](../SUPPORT.md)).
"""


class Claim(NamedTuple):
    """What one test proves."""

    way: str
    says: str
    test: str


def claims() -> Iterator[Claim]:
    """All that the tests say about access."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if "pytest.mark.access(" not in text:
            continue
        tree = ast.parse(text)
        figures = {
            ast.unparse(line.targets[0]): line.value.value
            for line in tree.body
            if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant)
        }
        for line in tree.body:
            if isinstance(line, ast.FunctionDef | ast.AsyncFunctionDef):
                for mark in line.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.access":
                        way, says = (ast.literal_eval(each) for each in mark.args)
                        where = f"{file.relative_to(ROOT).as_posix()}::{line.name}"
                        yield Claim(way, says.format(**figures), where)


def page() -> str:
    """The statement."""
    lines = ["# Accessibility", "", OPENING.strip(), ""]
    found = list(claims())
    for way, title in WAYS.items():
        lines += [f"## {title}", ""]
        lines += [f"- {each.says} (`{each.test}`)" for each in found if each.way == way]
        lines.append("")
    lines += ["## Known to be weak", "", WEAK.strip(), ""]
    lines += [CLOSING.strip(), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")

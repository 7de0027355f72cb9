"""The files of a pack folder, read with suspicion: only regular UTF-8 TOML files of a sane size inside the folder."""

from __future__ import annotations

import re
import stat
import tomllib
from pathlib import Path
from typing import Any, Final

from imperial_miners.packs.places import Places
from imperial_miners.packs.problem import PackProblem

MOST_BYTES: Final = 1_000_000
MOST_FILES: Final = 40
MOST_LINE: Final = 2_000
MOST_DOTS: Final = 60
"""A line with thousands of dotted keys would keep the TOML reader busy for minutes."""
ERROR_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
TWICE: Final = ("Cannot declare", "Cannot overwrite", "Duplicate inline table key")
"""How the TOML reader begins when it meets a table or a key again."""


class TomlFile:
    """One TOML file: its tables, and the way from whatever is in them back to its place."""

    def __init__(self, name: str, problems: list[PackProblem], text: str = "") -> None:
        self.name = name
        self.problems = problems
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.tables: dict[str, Any] = self.parse(text)
        self.places: Places | None = None

    def parse(self, text: str) -> dict[str, Any]:
        """The tables, or none and a problem with the place of the error."""
        for number, line in enumerate(self.lines, 1):
            if len(line) > MOST_LINE or line.count(".") > MOST_DOTS:
                self.add(number, 0, "", f"line too long: at most {MOST_LINE} characters and {MOST_DOTS} dots")
                return {}
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            message = "too deeply nested" if isinstance(error, RecursionError) else str(error)[:300]
            place = ERROR_PLACE.search(message)
            at_line = int(place[1] or len(self.lines)) if place else 0
            at_column = int(place[2] or 0) if place else 0
            if not message.startswith(TWICE) or not self.report_again(at_line, at_column, message):
                self.add(at_line, at_column, "", f"this is not TOML: {ERROR_PLACE.sub('', message)}")
            return {}

    def report_again(self, line: int, column: int, message: str) -> bool:
        """Note the table or key that comes again just before a place; False if its first place is not found."""
        end = column - 1 if column else None
        places = Places("\n".join([*self.lines[: line - 1], self.lines[line - 1][:end]]))
        path, place = places.last
        first = places.keys.get(path, place)
        if first == place:
            return False
        *tables, name = [str(part)[:40] for part in path]
        if message.startswith(TWICE[0]):
            self.add(*place, ".".join(tables), f"the id '{name}' is taken already, on line {first[0]}: choose another")
        else:
            self.add(*place, ".".join(tables), f"the key '{name}' stands there twice, first on line {first[0]}")
        return True

    def add(
        self, line: int, column: int, id: str, message: str, path: tuple[str | int, ...] = (), within: int = 0
    ) -> None:
        """Note a problem at a place."""
        source = self.lines[line - 1] if 0 < line <= len(self.lines) else ""
        self.problems.append(PackProblem(self.name, line, column, id, message, source, path, within))

    def report(
        self,
        message: str,
        table: tuple[str, ...] = (),
        *keys: str | int,
        text: str = "",
        column: int = 0,
        at_key: bool = False,
    ) -> None:
        """Note a problem of a table, of a value or an item in it (or of its key), or at a column of the text there."""
        if self.places is None:
            self.places = Places("\n".join(self.lines))
        line, at = self.places.find((*table, *keys), at_key)
        for quote in ('"""', "'''", '"', "'") if column else ():
            if self.lines[line - 1].startswith(f"{quote}{text}{quote}", at - 1):
                at += len(quote) + column - 1
                break
        self.add(line, at, ".".join(table), message, (*table, *keys), column)


def read_bytes(folder: Path, name: str, problems: list[PackProblem]) -> bytes | None:
    """The bytes of one file of the folder, or None and a problem."""
    path = folder / name
    try:
        if not path.resolve().is_relative_to(folder.resolve()):
            complaint = "leads out of the pack's folder"
        else:
            status = path.stat()
            if not stat.S_ISREG(status.st_mode):
                complaint = "is not a regular file"
            elif status.st_size > MOST_BYTES:
                complaint = f"is too large: at most {MOST_BYTES} bytes"
            else:
                with path.open("rb") as file:
                    return file.read(MOST_BYTES)
    except FileNotFoundError:
        complaint = "is missing"
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: a loop of links
        complaint = f"cannot be read: {getattr(error, 'strerror', None) or 'bad path'}"
    problems.append(PackProblem(name, 0, 0, "", f"the file {complaint}"))
    return None


def read_sheet(folder: Path, name: str, problems: list[PackProblem]) -> TomlFile:
    """One file as a sheet, an empty one if it cannot be read."""
    return make_sheet(name, read_bytes(folder, name, problems), problems)


def make_sheet(name: str, content: bytes | None, problems: list[PackProblem]) -> TomlFile:
    """A sheet from the bytes of its file."""
    try:
        text = (content or b"").decode("utf-8-sig")  # editors on Windows may begin with a mark
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        problems.append(PackProblem(name, line, 0, "", "the file is not UTF-8 text: save it as such"))
        text = ""
    return TomlFile(name, problems, text)


def list_folder(folder: Path, name: str, problems: list[PackProblem]) -> list[str]:
    """The names, with their folder, of the TOML files in a folder of the pack, sorted."""
    try:
        if not (folder / name).resolve().is_relative_to(folder.resolve()):
            problems.append(PackProblem(name, 0, 0, "", "the folder leads out of the pack's folder"))
            return []
        entries = sorted(path for path in (folder / name).iterdir() if not path.name.startswith("."))
        found = [f"{name}/{path.name}" for path in entries if path.suffix.lower() == ".toml"]
        deeper = [f"{name}/{path.name}" for path in entries if path.suffix.lower() != ".toml" and path.is_dir()]
    except (OSError, ValueError, RuntimeError):
        problems.append(PackProblem(name, 0, 0, "", "the folder is missing or cannot be read"))
        return []
    for each in deeper[:MOST_FILES]:
        problems.append(PackProblem(each, 0, 0, "", f"the folder is not read: move its files to {name}"))
    if len(found) > MOST_FILES:
        problems.append(PackProblem(name, 0, 0, "", f"too many files: at most {MOST_FILES}"))
    return found[:MOST_FILES]

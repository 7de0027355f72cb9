"""Changes to the TOML files of a pack as their writer would make them: comments, order and layout stay as they are.

What a change gives is read again by `tomllib` and must say just what was meant; else nothing is changed. Texts in,
texts out: no file is touched here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

Values = Mapping[str, Any]
"""The keys of a table, as they shall be."""
DEFAULTS: Final[dict[str, Any]] = {"copies": 1, "factions": [], "carts": "", "may": False, "flavour": ""}
"""What a key means that is not there: it need not be written."""
HEADER: Final = re.compile(r"^\s*\[(?!\[)([^\]]*)\]")
HIDDEN: Final = {"\u00ad": "\\u00ad", "\u00a0": "\\u00a0", "\u202f": "\\u202f", "\\": "\\\\", '"': '\\"'}
"""Letters that are written by their names: nobody sees them, or they mean something else."""


class CannotEdit(ValueError):
    """A file that is not TOML, or written in a way that would not stay: it has to be changed by hand."""


def change_table(text: str, path: Sequence[str], values: Values, known: Sequence[str]) -> str:
    """A file in which a table has these values; `known` are the keys that are taken away if they have none.

    >>> print(change_table('# a\\n[hall]\\nlevel = 2  # deep\\ncost = 3\\n', ["hall"], {"level": 1}, ["level", "cost"]))
    # a
    [hall]
    level = 1  # deep
    <BLANKLINE>
    """
    before = read(text)
    found = table_in(before, path)
    if found is None:
        return checked(append(text, path, values), put(before, path, values))
    wanted = {key: value for key, value in found.items() if key not in known or key in values}
    changed = {key: value for key, value in values.items() if not is_same(key, found.get(key), value)}
    wanted |= changed
    if wanted == found:
        return text
    document = parse(text)
    table = document
    for name in path:
        table = table[name]
    for key in found:
        if key not in wanted:
            del table[key]
    fresh = {key: value for key, value in changed.items() if key not in found}
    for key, value in changed.items():
        if key in found:
            set_value(table, key, value)
    return checked(insert(document.as_string(), path, fresh), put(before, path, wanted))


def remove_table(text: str, path: Sequence[str]) -> str:
    """A file without a table; the same text if it has none."""
    before = read(text)
    if table_in(before, path) is None:
        return text
    document = parse(text)
    outer = document
    for name in path[:-1]:
        outer = outer[name]
    del outer[path[-1]]
    wanted = deepcopy(before)
    holder = wanted
    for name in path[:-1]:
        holder = holder[name]
    del holder[path[-1]]
    return checked(document.as_string(), wanted)


def read(text: str) -> dict[str, Any]:
    """What a file says."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise CannotEdit("the file is not TOML as it is: mend it first") from error


def parse(text: str) -> Any:
    """A file with all that does not matter for what it says."""
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    try:
        return tomlkit.parse(text)
    except (TOMLKitError, RecursionError) as error:
        raise CannotEdit("the file is not TOML as it is: mend it first") from error


def table_in(tables: Mapping[str, Any], path: Sequence[str]) -> dict[str, Any] | None:
    """The table of a path, if there is one."""
    found: Any = tables
    for name in path:
        found = found.get(name) if isinstance(found, dict) else None
    return found if isinstance(found, dict) else None


def put(tables: dict[str, Any], path: Sequence[str], values: Values) -> dict[str, Any]:
    """The same tables, one of them with these values alone; without a path they are all."""
    if not path:
        return dict(values)
    tables = deepcopy(tables)
    holder = tables
    for name in path[:-1]:
        holder = holder.setdefault(name, {})
    holder[path[-1]] = dict(values)
    return tables


def is_same(key: str, found: Any, wanted: Any) -> bool:
    """Whether a value need not be written: it says the same, if only by not being there."""
    if found is None:
        return bool(key in DEFAULTS and wanted == DEFAULTS[key])
    if key == "carts" and isinstance(found, str):
        return set(found.split()) == set(str(wanted).split())
    return type(found) is type(wanted) and bool(found == wanted)


def set_value(table: Any, key: str, value: Any) -> None:
    """Give a key of a table a value; a list that is there keeps its layout."""
    old = table.get(key)
    if isinstance(value, list) and isinstance(old, list) and len(old) > 0 and len(value) > 0:
        for place in range(min(len(old), len(value))):
            if not is_same("", deepcopy(old[place]), value[place]):
                old[place] = item(value[place])
        while len(old) > len(value):
            del old[-1]
        for more in value[len(old) :]:
            old.append(item(more))
    else:
        table[key] = item(value)


def item(value: Any) -> Any:
    """A value as it is written."""
    import tomlkit
    from tomlkit.items import String, StringType, Trivia

    if isinstance(value, str):
        return String(StringType.SLB, value, quoted(value)[1:-1], Trivia())
    if isinstance(value, list):
        array = tomlkit.array()
        for each in value:
            array.append(item(each))
        return array
    return tomlkit.item(value)


def quoted(text: str) -> str:
    """A text as TOML has it.

    >>> quoted('say "aye"'), quoted("Salt\\u00admine")
    ('"say \\\\"aye\\\\""', '"Salt\\\\u00admine"')
    """
    named = "".join(HIDDEN.get(letter, letter) for letter in text)
    plain = "".join(letter if letter >= " " and letter != "\x7f" else f"\\u{ord(letter):04x}" for letter in named)
    return f'"{plain}"'


def written(value: Any) -> str:
    """A value of a new table."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        line = "[" + ", ".join(written(each) for each in value) + "]"
        if len(line) <= 100:
            return line
        return "[\n" + "".join(f"    {written(each)},\n" for each in value) + "]"
    return str(value)


def insert(text: str, path: Sequence[str], values: Values) -> str:
    """A file in which a table has some keys more, behind those that it has."""
    lines = split(text)
    starts = headers(lines)
    at = next((number for number, header in starts.items() if header == tuple(path)), None if path else 0)
    if at is None or not values:
        return text
    end = last_of(lines, starts, at)
    new = [f"{key} = {written(value)}" for key, value in values.items()]
    return join(text, [*lines[:end], *new, *lines[end:]])


def append(text: str, path: Sequence[str], values: Values) -> str:
    """A file with a new table: behind those of its kind, if it is in one, else at the end."""
    lines = split(text)
    starts = headers(lines)
    mates = [number for number, header in starts.items() if header[:-1] == tuple(path[:-1])]
    end = last_of(lines, starts, mates[-1]) if mates else last_of(lines, {}, 0)
    new = [f"[{'.'.join(path)}]", *(f"{key} = {written(value)}" for key, value in values.items())]
    return join(text, [*lines[:end], *([""] if end else []), *new, *lines[end:]])


def split(text: str) -> list[str]:
    """The lines of a file; those at its end in which nothing stands are left out."""
    return text.replace("\r\n", "\n").rstrip("\n").split("\n") if text.strip() else []


def join(text: str, lines: Sequence[str]) -> str:
    """The lines as a file, with the ends of lines that it has already."""
    whole = "\n".join(lines) + "\n"
    return whole.replace("\n", "\r\n") if "\r\n" in text else whole


def headers(lines: Sequence[str]) -> dict[int, tuple[str, ...]]:
    """The tables of a file by the numbers of the lines on which they begin."""
    found = {number: HEADER.match(line) for number, line in enumerate(lines)}
    return {
        number: tuple(part.strip().strip("\"'") for part in header[1].split("."))
        for number, header in found.items()
        if header
    }


def last_of(lines: Sequence[str], starts: Mapping[int, tuple[str, ...]], at: int) -> int:
    """Where a table ends whose header is on a line: before what is said about the next."""
    end = next((number for number in starts if number > at), len(lines))
    while end > at and end < len(lines) and (not lines[end - 1].strip() or lines[end - 1].lstrip().startswith("#")):
        end -= 1
    return end


def checked(text: str, wanted: Mapping[str, Any]) -> str:
    """A text that says just this; CannotEdit if it does not."""
    try:
        if tomllib.loads(text) == wanted:
            return text
    except ValueError:
        pass
    raise CannotEdit("the file is written in a way that cannot be kept: change it by hand")

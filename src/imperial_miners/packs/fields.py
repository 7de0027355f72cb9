"""The keys of a pack's tables, declared once: the reader checks against them, and the JSON Schema is made from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.pack import HALVES
from imperial_miners.engine.phases import EVENT_KINDS
from imperial_miners.packs.files import TomlFile
from imperial_miners.packs.problem import is_shown
from imperial_miners.packs.tokens import closest

MOST_TEXT: Final = 300
ID_PATTERN: Final = "[a-z][a-z0-9]*(_[a-z0-9]+)*"
LANGUAGE_PATTERN: Final = "[a-z]{2,3}(-[A-Z]{2})?"

Flaw = tuple[str, *tuple[int, ...]]
"""What is wrong with a value, and with which item of it, if with one."""


class TomlKey(NamedTuple):
    """One key: its kind (int, bool, text, texts, groups), whether it must be there, its range or number of items."""

    name: str
    kind: str
    about: str
    is_required: bool = False
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


PACK_FIELDS: Final = (
    TomlKey("id", "text", "the pack's id, in lower snake case", True, 1, 40),
    TomlKey("version", "text", "changes whenever the content does", True, 1, 40),
    TomlKey("title", "text", "the pack's name for people", True, 1, 80),
    TomlKey("complete", "bool", "asks for the numbers of the printed box (R1.1-R1.3)"),
    TomlKey(
        "languages", "texts", "the languages of names/, such as en or pt-BR; English alone if absent", False, 1, 20
    ),
    TomlKey("surface", "table", "the Surface board: its effects", True),
)
SURFACE_FIELDS: Final = (
    TomlKey("effects", "groups", "each an effect, or a list of effects printed as one", True, 2, 4),
)
CARD_FIELDS: Final = (
    TomlKey("level", "int", "its Level, which names its row (R3.5)", True, 1, 4),
    TomlKey("copies", "int", "how many are in the box; 1 if absent", False, 1, 20),
    TomlKey("factions", "texts", "none, one or two Factions (R3.2)", False, 0, 2, FACTIONS),
    TomlKey("carts", "halves", "the full halves, separated by spaces (R3.3)", False, 0, len(HALVES), HALVES),
    TomlKey("effects", "texts", "one or two effects (R3.4)", True, 1, 2),
    TomlKey("cost", "int", "Level 3 only: what it costs (R3.1)", False, 0, 13),
)
EVENT_FIELDS: Final = (
    TomlKey("kind", "text", "when it is resolved (R4.2)", True, 1, 40, tuple(EVENT_KINDS)),
    TomlKey("effects", "texts", "one to four effects, one of which is chosen", False, 1, 4),
    TomlKey("features", "texts", "kind feature only: what changes this round", False, 1, 4),
    TomlKey("may", "bool", "whether it may be declined (I12)"),
)
SIDE_FIELDS: Final = (
    TomlKey("board", "int", "which Progress board it is a side of", True, 1, 3),
    TomlKey("spaces", "texts", "the effects of its spaces from the bottom up; the first is empty (I8)", True, 8, 12),
)
NAME_FIELDS: Final = (
    TomlKey("name", "text", "the printed name", True, 1, 60),
    TomlKey("flavour", "text", "a line for the mood", False, 0, MOST_TEXT),
)


def check_table(sheet: TomlFile, table: tuple[str, ...], value: object, fields: Sequence[TomlKey]) -> dict[str, Any]:
    """The values of a table that are as they should be; everything else becomes a problem."""
    if not isinstance(value, dict):
        sheet.report(f"expected a table [{shorten('.'.join(table))}] with keys, found {describe(value)}", table)
        return {}
    known = {field.name: field for field in fields}
    good: dict[str, Any] = {}
    for key, item in value.items():
        if key not in known:
            sheet.report(f"unknown key '{shorten(key)}'{suggestion(key, known)}", table, key, at_key=True)
            continue
        flaws = check_value(known[key], item)
        for complaint, *where in flaws:
            sheet.report(f"{key}: {complaint}", table, key, *where)
        if not flaws:
            good[key] = item
    for field in fields:
        if field.is_required and field.name not in value:
            sheet.report(f"the key '{field.name}' is missing: {field.about}", table)
    return good


def check_value(field: TomlKey, value: object) -> list[Flaw]:
    """What is wrong with a value."""
    if field.kind == "int":
        if type(value) is not int or not field.low <= value <= field.high:
            return [(f"expected a number from {field.low} to {field.high}, found {describe(value)}",)]
    elif field.kind == "bool":
        if type(value) is not bool:
            return [(f"expected true or false, found {describe(value)}",)]
    elif field.kind == "table":
        if not isinstance(value, dict):
            return [(f"expected a table, found {describe(value)}",)]
    elif field.kind == "text":
        if not isinstance(value, str) or not field.low <= len(value.strip()) or len(value) > field.high:
            return [(f"expected a text of {field.low} to {field.high} characters, found {describe(value)}",)]
        if not all(map(is_shown, value)):
            return [("it holds characters that cannot be shown",)]
        if field.choices and value not in field.choices:
            return [(not_among(value, field.choices),)]
    elif field.kind == "halves":
        if not isinstance(value, str):
            return [(f"expected a text, found {describe(value)}",)]
        return [flaw[:1] for flaw in check_list(field, value.split())]
    elif field.kind == "groups":
        return check_groups(field, value)
    else:
        return check_list(field, value)
    return []


def check_list(field: TomlKey, value: object) -> list[Flaw]:
    """What is wrong with a list of texts: with its length, or with each of its items."""
    if not isinstance(value, list):
        return [(f"expected a list of texts, found {describe(value)}",)]
    if not field.low <= len(value) <= field.high:
        return [(f"expected {field.low} to {field.high} items, found {len(value)}",)]
    flaws: list[Flaw] = []
    for number, item in enumerate(value):
        if not isinstance(item, str):
            flaws.append((f"expected texts, found {describe(item)} as item {number + 1}", number))
        elif field.choices and item not in field.choices:
            flaws.append((not_among(item, field.choices), number))
        elif field.choices and item in value[:number]:
            flaws.append((f"'{item}' stands there twice", number))
    return flaws


def check_groups(field: TomlKey, value: object) -> list[Flaw]:
    """What is wrong with a list of texts and lists of texts: with its length, or with each of its items."""
    if not isinstance(value, list) or len(value) < field.low:
        return [(f"expected a list of at least {field.low} effects, found {describe(value)}",)]
    groups = [group if isinstance(group, list) else [group] for group in value]
    total = sum(map(len, groups))
    if total > field.high:
        return [(f"expected at most {field.high} effects, found {total}",)]
    flaws: list[Flaw] = [(f"item {number + 1} is empty", number) for number, group in enumerate(groups) if not group]
    for number, group in enumerate(groups):
        for place, item in enumerate(group):
            if not isinstance(item, str):
                found = f"expected texts and lists of texts, found {describe(item)} in item {number + 1}"
                flaws.append((found, number, place))
    return flaws


def not_among(word: str, choices: Sequence[str]) -> str:
    """The complaint about a word that is none of the choices."""
    return f"unknown '{shorten(word)}'{suggestion(word, choices)}; it can be {', '.join(choices)}"


def suggestion(word: str, known: Iterable[str]) -> str:
    """A guess at what was meant, in brackets, or nothing."""
    meant = closest(word, known)
    return f" (did you mean '{meant}'?)" if meant else ""


def shorten(text: str) -> str:
    """A text of others, short enough for a message."""
    return text[:40]


def describe(value: object) -> str:
    """A value of a TOML file, in a few words."""
    if isinstance(value, str):
        return f"'{shorten(value)}'" if value.strip() else "an empty text"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > 10**12:
        return "a huge number"
    return shorten(str(value))

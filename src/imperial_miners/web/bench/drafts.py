"""A draft: a card, an Event or a side of a board as it stands in a form, and how it stands in the files of a pack."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from imperial_miners.engine.pack import HALVES
from imperial_miners.engine.phases import ALL_ROUND, EVENT_KINDS
from imperial_miners.packs.editing import DEFAULTS, CannotEdit, change_table, read, remove_table, table_in
from imperial_miners.packs.fields import CARD_FIELDS, EVENT_FIELDS, SIDE_FIELDS, TomlKey

Sources = dict[str, str]
"""The text of every file of a pack, under its name in the folder."""
Fields = Mapping[str, Sequence[str]]
"""What a form sends: every value of each field."""

CARD, EVENT, BOARD = "card", "event", "board"
FIELDS: Final[dict[str, tuple[TomlKey, ...]]] = {CARD: CARD_FIELDS, EVENT: EVENT_FIELDS, BOARD: SIDE_FIELDS}
SECTIONS: Final = {CARD: "cards", EVENT: "events", BOARD: "boards"}
"""The files that hold things of each kind, or their folder, and their section among the names."""
LINES: Final = {CARD: 2, EVENT: 4, BOARD: 11}
"""How many effects a form has room for; the bottom space of a board has none."""
BLANKS: Final = re.compile(r"[ \t\r\n]+")
WHOLE: Final = re.compile(r"-?[0-9]{1,6}")


@dataclass(frozen=True)
class Draft:
    """A thing of the box: its kind and id, the keys of its table, and its name and flavour in each language."""

    kind: str
    id: str
    values: dict[str, Any] = field(default_factory=dict)
    names: dict[str, dict[str, str]] = field(default_factory=dict)

    @property
    def mark(self) -> str:
        """Differs for any two drafts that differ."""
        return mark_of([self.kind, self.id, canonical(self), self.names])

    @property
    def play_mark(self) -> str:
        """Differs for any two that play differently: names do not count."""
        return mark_of([self.kind, self.id, canonical(self)])

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {"kind": self.kind, "id": self.id, "values": self.values, "names": self.names}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Draft:
        """Back from plain data; KeyError or TypeError for anything else."""
        return cls(str(data["kind"]), str(data["id"]), dict(data["values"]), dict(data["names"]))

    @property
    def lines_key(self) -> str:
        """The key under which its effects stand."""
        if self.kind == BOARD:
            return "spaces"
        has_features = EVENT_KINDS.get(str(self.values.get("kind", ""))) == ALL_ROUND
        return "features" if self.kind == EVENT and has_features else "effects"

    @property
    def lines(self) -> list[str]:
        """Its effects or features, as a form shows them; a board's bottom space, which has none, is left out."""
        found = self.values.get(self.lines_key, [])
        texts = [str(each) for each in found] if isinstance(found, list) else []
        return texts[1:] if self.kind == BOARD else texts

    @property
    def carts(self) -> set[str]:
        """The full halves."""
        return set(str(self.values.get("carts", "")).split())

    @property
    def factions(self) -> list[str]:
        """The Factions of a card."""
        found = self.values.get("factions", [])
        return [str(each) for each in found] if isinstance(found, list) else []


def canonical(draft: Draft) -> dict[str, Any]:
    """The values of a draft in the one form of all that say the same."""
    known = {key.name for key in FIELDS[draft.kind]}
    found = {key: value for key, value in without_defaults(draft.values).items() if key in known}
    if "carts" in found:
        found["carts"] = sorted(draft.carts)
    for key in ("effects", "features", "spaces"):
        if isinstance(found.get(key), list):
            found[key] = [" ".join(str(each).split()) for each in found[key]]
    return found


def mark_of(data: Any) -> str:
    """A short text that differs for data that differ."""
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def draft_of_form(kind: str, id: str, fields: Fields, languages: Sequence[str]) -> Draft:
    """What somebody has typed. Nothing is checked: what is no number stays a text, for the checker to name."""
    values: dict[str, Any] = {}
    lines = [" ".join(each.split()) for each in fields.get("line", ())]
    while lines and not lines[-1]:
        lines.pop()
    if kind == CARD:
        values["level"] = number_of(first(fields, "level"))
        if values["level"] == 3:
            values["cost"] = number_of(first(fields, "cost"))
        values["copies"] = number_of(first(fields, "copies") or "1")
        values["factions"] = [each for each in fields.get("faction", ()) if each]
        chosen = fields.get("cart", ())
        values["carts"] = " ".join([half for half in HALVES if half in chosen])
        values["effects"] = [line for line in lines if line]
    elif kind == EVENT:
        values["kind"] = first(fields, "kind")
        has_features = EVENT_KINDS.get(values["kind"]) == ALL_ROUND
        values["features" if has_features else "effects"] = [line for line in lines if line]
        values["may"] = "may" in fields
    else:
        values["board"] = number_of(first(fields, "board"))
        values["spaces"] = ["", *lines]
    names: dict[str, dict[str, str]] = {}
    for language in languages:
        # Spaces that do not break are no blanks: they were meant.
        name, flavour = (
            BLANKS.sub(" ", first(fields, f"{what}.{language}")).strip(" ") for what in ("name", "flavour")
        )
        if name or flavour:
            names[language] = {"name": name} | ({"flavour": flavour} if flavour else {})
    return Draft(kind, id, values, names)


def first(fields: Fields, name: str) -> str:
    """The first value of a field."""
    found = fields.get(name, ())
    return found[0] if found else ""


def number_of(text: str) -> int | str:
    """A whole number, or the text that is none."""
    return int(text) if WHOLE.fullmatch(text.strip()) else text.strip()


def file_of(sources: Sources, kind: str, id: str) -> str:
    """The file that holds a thing, or an empty text."""
    for name in sources:
        if is_for(name, kind) and table_in(read(sources[name]), [id]) is not None:
            return name
    return ""


def is_for(name: str, kind: str) -> bool:
    """Whether a file holds things of a kind."""
    return name.startswith("cards/") if kind == CARD else name == f"{SECTIONS[kind]}.toml"


def home_for(sources: Sources, draft: Draft) -> str:
    """The file that a new thing goes to: a card to where most cards of its Level are."""
    if draft.kind != CARD:
        return f"{SECTIONS[draft.kind]}.toml"
    level, best, most = draft.values.get("level"), "", -1
    for name in sources:
        if is_for(name, CARD):
            tables = read(sources[name]).values()
            count = sum(isinstance(table, dict) and table.get("level") == level for table in tables)
            if count > most:
                best, most = name, count
    return best or "cards/cards.toml"


def stored(sources: Sources, kind: str, id: str, languages: Sequence[str]) -> Draft | None:
    """A thing as it stands in the files."""
    name = file_of(sources, kind, id)
    if not name:
        return None
    values = table_in(read(sources[name]), [id]) or {}
    names: dict[str, dict[str, str]] = {}
    for language in languages:
        entry = table_in(names_in(sources, language), [SECTIONS[kind], id])
        if entry is not None:
            names[language] = {key: str(entry[key]) for key in ("name", "flavour") if entry.get(key)}
    return Draft(kind, id, values, names)


def names_in(sources: Sources, language: str) -> dict[str, Any]:
    """The names of a language, as far as they can be read."""
    try:
        return read(sources.get(f"names/{language}.toml", ""))
    except CannotEdit:
        return {}


def applied(sources: Sources, draft: Draft, languages: Sequence[str], with_names: bool = True) -> Sources:
    """The files with a draft in them: those that change. CannotEdit if one of them cannot be changed like that."""
    changed: Sources = {}
    name = file_of(sources, draft.kind, draft.id) or home_for(sources, draft)
    known = [key.name for key in FIELDS[draft.kind]]
    values = draft.values if file_of(sources, draft.kind, draft.id) else without_defaults(draft.values)
    changed[name] = change_table(sources.get(name, ""), [draft.id], values, known)
    for language in languages if with_names else ():
        name, path = f"names/{language}.toml", [SECTIONS[draft.kind], draft.id]
        before, entry = sources.get(name, ""), draft.names.get(language, {})
        if entry.get("name"):
            changed[name] = change_table(before, path, entry, ["name", "flavour"])
        elif before:
            changed[name] = remove_table(before, path)
    return {name: text for name, text in changed.items() if text != sources.get(name)}


def removed(sources: Sources, draft: Draft, languages: Sequence[str]) -> Sources:
    """The files without a thing: those that change."""
    changed: Sources = {}
    if name := file_of(sources, draft.kind, draft.id):
        changed[name] = remove_table(sources[name], [draft.id])
    for language in languages:
        name = f"names/{language}.toml"
        if name in sources:
            changed[name] = remove_table(sources[name], [SECTIONS[draft.kind], draft.id])
    return {name: text for name, text in changed.items() if text != sources.get(name)}


def without_defaults(values: Mapping[str, Any]) -> dict[str, Any]:
    """The keys that have to be written."""
    return {key: value for key, value in values.items() if key not in DEFAULTS or value != DEFAULTS[key]}

"""The names and flavour lines of a pack in one language. Nothing here matters for play."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from imperial_miners.packs.content import LANGUAGE, Content
from imperial_miners.packs.fields import NAME_FIELDS, check_table, shorten, suggestion
from imperial_miners.packs.files import TomlFile, list_folder, read_sheet
from imperial_miners.packs.problem import PackError, PackProblem

SECTIONS: Final = ("cards", "events", "boards")


class Names:
    """Names and flavour by id. Ids are unique across cards, Events and boards, so one look-up serves all."""

    def __init__(self, language: str, names: dict[str, str], flavours: dict[str, str]) -> None:
        self.language = language
        self.names = names
        self.flavours = flavours

    def name(self, id: str) -> str:
        """The printed name; for an id without one, the id in words.

        >>> Names("en", {"quicksand": "Quicksand"}, {}).name("night_shift")
        'Night shift'
        """
        return self.names.get(id) or id.replace("_", " ").capitalize()

    def flavour(self, id: str) -> str:
        """A line for the mood, or an empty string."""
        return self.flavours.get(id, "")


def load_names(folder: Path, language: str) -> Names:
    """The names of a pack in a language, else in English, else from the ids alone. PackError for a broken file."""
    problems: list[PackProblem] = []
    if not has_names(folder, language):
        language = "en"
    if not has_names(folder, language):
        return Names(language, {}, {})
    entries = read_entries(read_sheet(folder, f"names/{language}.toml", problems))
    if problems:
        raise PackError(problems)
    return Names(
        language,
        {id: entry["name"] for (_, id), entry in entries.items()},
        {id: entry["flavour"] for (_, id), entry in entries.items() if "flavour" in entry},
    )


def has_names(folder: Path, language: str) -> bool:
    """Whether a pack has a file for a language."""
    return LANGUAGE.fullmatch(language) is not None and (folder / "names" / f"{language}.toml").exists()


def read_entries(sheet: TomlFile) -> dict[tuple[str, str], dict[str, Any]]:
    """The entries of a names file under section and id; whatever is wrong with them is noted in the sheet."""
    entries: dict[tuple[str, str], dict[str, Any]] = {}
    for section, table in sheet.tables.items():
        if section not in SECTIONS or not isinstance(table, dict):
            sheet.report(f"'{shorten(section)}' is no section: expected tables such as [cards.quicksand]", (section,))
            continue
        for id, entry in table.items():
            good = check_table(sheet, (section, id), entry, NAME_FIELDS)
            entries[section, id] = {"name": Names("", {}, {}).name(id)} | good
    return entries


def name_problems(folder: Path, content: Content) -> list[PackProblem]:
    """What is missing, left over or broken among the names, in every language of the pack."""
    problems: list[PackProblem] = []
    ids = {
        "cards": [card.id for card in content.cards],
        "events": [event.id for event in content.events],
        "boards": [side.id for side in content.sides],
    }
    expected = {(section, id) for section in SECTIONS for id in ids[section]}
    for language in content.languages:
        before = len(problems)
        sheet = read_sheet(folder, f"names/{language}.toml", problems)
        if len(problems) > before:
            continue
        entries = read_entries(sheet)
        for section, id in sorted(expected - entries.keys()):
            sheet.report(f'a name is missing: add [{section}.{id}] with name = "..."')
        for section, id in sorted(entries.keys() - expected):
            if content.is_broken(section):
                continue
            hint = suggestion(id, ids[section])
            sheet.report(f"there is no '{shorten(id)}' among the {section}{hint}", (section, id))
    for file in list_folder(folder, "names", []):
        if file not in [f"names/{language}.toml" for language in content.languages]:
            problems.append(PackProblem(file, 0, 0, "", "pack.toml does not list this language: add it to languages"))
    return problems

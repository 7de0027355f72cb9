"""The names and flavour lines of a pack in one language. Nothing here matters for play."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from imperial_miners.packs.content import LANGUAGE
from imperial_miners.packs.fields import NAME_FIELDS, check_table
from imperial_miners.packs.files import read_sheet
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
    """The names of a pack in a language; in English where the pack has no such file. PackError for a broken file."""
    problems: list[PackProblem] = []
    has_file = LANGUAGE.fullmatch(language) is not None and (folder / "names" / f"{language}.toml").is_file()
    tables = read_names(folder, language if has_file else "en", problems)
    if problems:
        raise PackError(problems)
    entries = {id: entry for section in tables.values() for id, entry in section.items()}
    return Names(
        language if has_file else "en",
        {id: entry["name"] for id, entry in entries.items()},
        {id: entry["flavour"] for id, entry in entries.items() if "flavour" in entry},
    )


def read_names(folder: Path, language: str, problems: list[PackProblem]) -> dict[str, dict[str, dict[str, str]]]:
    """Section -> id -> entry of a names file, with what is wrong noted among the problems."""
    sheet = read_sheet(folder, f"names/{language}.toml", problems)
    good: dict[str, dict[str, dict[str, str]]] = {section: {} for section in SECTIONS}
    for section, table in sheet.tables.items():
        if section not in SECTIONS or not isinstance(table, dict):
            sheet.report(f"expected tables such as [cards.quicksand] in {', '.join(SECTIONS)} only", section)
            continue
        for id, entry in table.items():
            found: dict[str, Any] = check_table(sheet, id, entry, NAME_FIELDS, f"{section}.{id}")
            if "name" in found:
                good[section][id] = found
    return good

"""The sheets of a pack to the engine's definitions: tables checked key by key, effects read, problems gathered."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from imperial_miners.engine.effect import Effect
from imperial_miners.engine.feature import Feature
from imperial_miners.engine.pack import HALVES, Card, Event, Side
from imperial_miners.engine.phases import ALL_ROUND, EVENT_KINDS, MOST_SEATS
from imperial_miners.packs.fields import (
    CARD_FIELDS,
    EVENT_FIELDS,
    ID_PATTERN,
    LANGUAGE_PATTERN,
    PACK_FIELDS,
    SIDE_FIELDS,
    SURFACE_FIELDS,
    TomlKey,
    check_table,
    describe,
    shorten,
)
from imperial_miners.packs.files import TomlFile
from imperial_miners.packs.notation import read_effect, read_feature
from imperial_miners.packs.places import Path
from imperial_miners.packs.problem import PackProblem
from imperial_miners.packs.sense import (
    ON_CARD,
    ON_EVENT,
    ON_SPACE,
    ON_SURFACE,
    ON_TOP,
    Complaint,
    feature_complaints,
    is_free,
    sense_complaints,
)
from imperial_miners.packs.tokens import NotationError

T = TypeVar("T")

LEVEL_COSTS: Final = {1: 0, 2: 2, 4: 0}
"""R3.1 What a Level costs; Level 3 cards say it themselves."""
MOST_ID: Final = 40
MOST_DESIGNS: Final = 300
RESERVED: Final = {
    "blind": "means something else in the record of a game",  # `play:blind` is an answer of its own (R5.2)
    **{f"surface_{seat + 1}": "names the Surface of a seat" for seat in range(MOST_SEATS)},
}
ID: Final = re.compile(ID_PATTERN)
LANGUAGE: Final = re.compile(LANGUAGE_PATTERN)


class Content:
    """What has been read of a pack so far, and what is wrong with it."""

    def __init__(self, problems: list[PackProblem]) -> None:
        self.problems = problems
        self.id = ""
        self.is_complete = False
        self.languages: list[str] = ["en"]
        self.cards: list[Card] = []
        self.events: list[Event] = []
        self.sides: list[Side] = []
        self.surface: list[Effect] = []
        self.surface_groups: list[int] = []
        self.ids: dict[str, str] = {}  # id -> the file it is in
        self.sheets: dict[str, TomlFile] = {}
        self.broken = {problem.file for problem in problems}  # not read, so nothing is said about what they lack

    def is_broken(self, start: str) -> bool:
        """Whether a file or folder whose name starts so could not be read."""
        return any(name.startswith(start) for name in self.broken)

    def read_pack(self, sheet: TomlFile) -> None:
        """pack.toml: who the pack is, and the Surface."""
        good = check_table(sheet, (), sheet.tables, PACK_FIELDS)
        self.id = good.get("id", "")
        self.is_complete = good.get("complete", False)
        if self.id and not ID.fullmatch(self.id):
            sheet.report("the id is no lower snake case, such as deep_mines", (), "id")
        languages: list[str] = good.get("languages", ["en"])
        self.languages = [language for language in languages if LANGUAGE.fullmatch(language)]
        for number, language in enumerate(languages):
            if not LANGUAGE.fullmatch(language):
                sheet.report(f"'{shorten(language)}' is no language such as en or pt-BR", (), "languages", number)
        if "surface" in good:
            self.read_surface(sheet, check_table(sheet, ("surface",), good["surface"], SURFACE_FIELDS))

    def read_surface(self, sheet: TomlFile, good: dict[str, Any]) -> None:
        """R5.10 The effects of the Surface; a list of them is printed as one."""
        for group, texts in enumerate(good.get("effects", [])):
            for number, text in enumerate(texts if isinstance(texts, list) else [texts]):
                effect = self.read_text(sheet, "surface", ("effects", group, number), text, ON_SURFACE)
                if effect is not None:
                    self.surface.append(effect)
                    self.surface_groups.append(group)
        if self.surface and not any(is_free(effect) for effect in self.surface):
            complaint = "one effect must have neither price nor condition: one must be chosen (I12)"
            sheet.report(complaint, ("surface",), "effects")

    def read_cards(self, sheet: TomlFile) -> None:
        """Read one file of the folder cards/, all designs in it."""
        for id, table in sheet.tables.items():
            if len(self.cards) == MOST_DESIGNS:
                sheet.report(f"at most {MOST_DESIGNS} designs: from here on nothing is read", (id,))
                self.broken.add(sheet.name)
                break
            if self.is_new(sheet, id):
                self.read_card(sheet, id, check_table(sheet, (id,), table, CARD_FIELDS))

    def read_card(self, sheet: TomlFile, id: str, good: dict[str, Any]) -> None:
        """R3 Read one design of a Mine card."""
        level = good.get("level", 0)
        if level == 3 and "cost" not in good and "cost" not in sheet.tables[id]:
            sheet.report("a Level 3 card says its cost, from 0 to 13 (R3.1)", (id,))
        elif level in LEVEL_COSTS and "cost" in good:
            sheet.report(
                f"take the cost away: Level {level} costs {LEVEL_COSTS[level]} (R3.1)", (id,), "cost", at_key=True
            )
        halves = good.get("carts", "").split()
        effects = self.read_effects(sheet, id, good, ON_CARD)
        card = Card(
            id,
            level,
            LEVEL_COSTS.get(level, good.get("cost", 0)),
            tuple(good.get("factions", [])),
            good.get("copies", 1),
            tuple(half in halves for half in HALVES),
            effects,
        )
        self.cards.append(card)

    def read_events(self, sheet: TomlFile) -> None:
        """Read all Events from the file events.toml."""
        self.read_all(sheet, EVENT_FIELDS, self.read_event)

    def read_all(
        self, sheet: TomlFile, fields: Sequence[TomlKey], read: Callable[[TomlFile, str, dict[str, Any]], None]
    ) -> None:
        """Read every table of a file whose id is new, each with these fields."""
        for id, table in sheet.tables.items():
            if self.is_new(sheet, id):
                read(sheet, id, check_table(sheet, (id,), table, fields))

    def read_event(self, sheet: TomlFile, id: str, good: dict[str, Any]) -> None:
        """R4.2 Read one Event with its effects or features."""
        kind = good.get("kind", "")
        table = sheet.tables[id]
        has_features = EVENT_KINDS.get(kind) == ALL_ROUND
        wanted, other = ("features", "effects") if has_features else ("effects", "features")
        if kind and wanted not in table:
            sheet.report(f"the key '{wanted}' is missing: an Event of kind {kind} has {wanted}", (id,))
        if kind and other in table:
            complaint = f"take the {other} away: an Event of kind {kind} has {wanted}"
            sheet.report(complaint, (id,), other, at_key=True)
        effects = self.read_effects(sheet, id, good, ON_EVENT)
        features = [self.read_feature(sheet, id, number, text) for number, text in enumerate(good.get("features", []))]
        is_optional = good.get("may", False)
        event = Event(
            id,
            kind,
            effects,
            [feature for feature in features if feature is not None],
            is_optional,
        )
        if has_features and is_optional:
            sheet.report(
                "take 'may' away: a feature is not declined; write it inside its effect", (id,), "may", at_key=True
            )
        elif event.effects and not is_optional and all(effect.prices for effect in event.effects):
            complaint = "an Event with a price needs may = true, or another effect without a price (I4, I12)"
            sheet.report(complaint, (id,), "effects")
        self.events.append(event)

    def read_boards(self, sheet: TomlFile) -> None:
        """Read all sides of Progress boards from the file boards.toml."""
        self.read_all(sheet, SIDE_FIELDS, self.read_side)

    def read_side(self, sheet: TomlFile, id: str, good: dict[str, Any]) -> None:
        """R1.3 One side of a Progress board."""
        texts: list[str] = good.get("spaces", [])
        spaces: list[Effect | None] = []
        for number, text in enumerate(texts):
            if number == 0:
                if text.strip():
                    sheet.report('the first space is the bottom: it must be empty, "" (I8)', (id,), "spaces", 0)
                spaces.append(None)
            else:
                place = ON_TOP if number == len(texts) - 1 else ON_SPACE
                spaces.append(self.read_text(sheet, id, ("spaces", number), text, place))
        if "board" in good:
            self.sides.append(Side(id, good["board"] - 1, spaces))

    def is_new(self, sheet: TomlFile, id: str) -> bool:
        """Whether an id is well formed and not taken; both are problems otherwise."""
        if not isinstance(sheet.tables[id], dict):
            sheet.report(f"expected a table [{shorten(id)}] here, found {describe(sheet.tables[id])}", (), id)
        elif len(id) > MOST_ID or not ID.fullmatch(id):
            complaint = f"the id '{shorten(id)}' is no lower snake case of at most {MOST_ID} letters, such as gold_vein"
            sheet.report(complaint, (id,))
        elif id in self.ids:
            sheet.report(f"the id '{id}' is taken already, in {self.ids[id]}", (id,))
        elif id in RESERVED:
            sheet.report(f"the id '{id}' {RESERVED[id]}: choose another", (id,))
        else:
            self.ids[id] = sheet.name
            self.sheets[id] = sheet
            return True
        return False

    def read_effects(self, sheet: TomlFile, id: str, good: dict[str, Any], place: int) -> list[Effect]:
        """The effects of a table that can be read; the others are problems."""
        texts = enumerate(good.get("effects", []))
        effects = [self.read_text(sheet, id, ("effects", number), text, place) for number, text in texts]
        return [effect for effect in effects if effect is not None]

    def read_text(self, sheet: TomlFile, id: str, keys: Path, text: str, place: int) -> Effect | None:
        """An effect, or None and a problem."""
        return self.read(sheet, id, keys, text, lambda: checked_effect(text, place))

    def read_feature(self, sheet: TomlFile, id: str, number: int, text: str) -> Feature | None:
        """A feature, or None and a problem."""
        return self.read(sheet, id, ("features", number), text, lambda: checked_feature(text))

    def read(
        self, sheet: TomlFile, id: str, keys: Path, text: str, parse: Callable[[], tuple[T, list[Complaint]]]
    ) -> T | None:
        """What a text means; every complaint becomes a problem at its column."""
        try:
            value, complaints = parse()
        except NotationError as error:
            sheet.report(error.complaint, (id,), *keys, text=text, column=error.column)
            return None
        for column, message in complaints:
            sheet.report(message, (id,), *keys, text=text, column=column)
        return value


def checked_effect(text: str, place: int) -> tuple[Effect, list[Complaint]]:
    """An effect, and what makes no sense about it where it stands."""
    effect, marks = read_effect(text)
    return effect, sense_complaints(effect, marks, place)


def checked_feature(text: str) -> tuple[Feature, list[Complaint]]:
    """A feature, and what makes no sense about it."""
    feature, marks = read_feature(text)
    return feature, feature_complaints(feature, marks)

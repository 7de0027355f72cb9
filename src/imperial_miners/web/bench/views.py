"""What the pages of the bench show: things as rows of a list, and a draft with all that can be said of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from imperial_miners.engine.pack import Card, Event
from imperial_miners.packs.completion import complete
from imperial_miners.packs.problem import PackProblem
from imperial_miners.packs.tokens import TOKEN
from imperial_miners.text.rulebook import LANGUAGES
from imperial_miners.web.bench.drafts import BOARD, LINES, SECTIONS, Draft, names_in
from imperial_miners.web.bench.drawing import Wording, draw, icon_drawings, readings, texts
from imperial_miners.web.bench.history import Figure
from imperial_miners.web.bench.workshop import Snapshot, Thing, TriedPack, Workshop, kind_of, name_of

WIDE: Final = 300.0
HIGH: Final = 44.0


@dataclass(frozen=True)
class Row:
    """A thing in the list."""

    kind: str
    id: str
    name: str
    level: int
    cost: int
    copies: int
    factions: tuple[str, ...]
    when: str
    texts: tuple[str, ...]
    missing: tuple[str, ...]  # languages in which it has no name
    problems: int
    figure: Figure | None
    version: str  # of its picture

    def fits(self, words: str, kind: str, level: str, faction: str) -> bool:
        """Whether it passes the filters."""
        if (kind and self.kind != kind) or (level and str(self.level) != level):
            return False
        if faction and faction not in (self.factions or ("none",)):
            return False
        text = " ".join((self.id, self.name.replace("\u00ad", ""), *self.texts)).casefold()
        return all(word in text for word in words.casefold().split())


def rows_of(workshop: Workshop, now: Snapshot, language: str) -> list[Row]:
    """All things of the pack that can be read at all."""
    content = now.content
    names = {each: names_in(now.sources, each) for each in now.languages}
    rows = []
    things: list[Thing] = [*content.cards, *content.events, *content.sides]
    for thing in things:
        kind = kind_of(thing)
        entries = {each: names[each].get(SECTIONS[kind], {}).get(thing.id, {}) for each in names}
        draft = Draft(kind, thing.id, {}, {each: entry for each, entry in entries.items() if entry.get("name")})
        missing = tuple(each for each in now.languages if not entries[each].get("name"))
        wrong = sum(problem.id == thing.id or problem.path[:1] == (thing.id,) for problem in content.problems)
        rows.append(
            Row(
                kind,
                thing.id,
                name_of(draft, language),
                thing.level if isinstance(thing, Card) else 0,
                thing.cost if isinstance(thing, Card) else 0,
                thing.copies if isinstance(thing, Card) else 1,
                thing.factions if isinstance(thing, Card) else (),
                thing.kind if isinstance(thing, Event) else "",
                tuple(texts(thing, language)),
                missing,
                wrong,
                newest_figure(workshop, thing.id),
                now.mark,
            )
        )
    return rows


def newest_figure(workshop: Workshop, id: str) -> Figure | None:
    """What the newest version of a thing was worth that was measured."""
    return next((version.figure for version in workshop.history.of(id) if version.figure), None)


@dataclass(frozen=True)
class Mark:
    """Something wrong inside a field: of a line its number, and which letters (from 0)."""

    field: str
    line: int
    start: int
    end: int
    message: str


@dataclass(frozen=True)
class ShownProblem:
    """A problem as a page says it."""

    message: str
    place: str
    before: str  # of the line that it is on
    wrong: str
    after: str


def marks_of(trial: TriedPack) -> list[Mark]:
    """Which fields of the form are wrong, and where inside them."""
    found = []
    for problem in trial.own:
        keys = problem.path[1:]
        name = str(keys[0]) if keys else ""
        line = next((key for key in keys if isinstance(key, int)), -1)
        if trial.draft.kind == BOARD and name == "spaces":
            line -= 1
        start, end = span_of(trial.draft, line, problem)
        is_line = name in ("effects", "features", "spaces")
        found.append(
            Mark("line" if is_line and line >= 0 else name, line if is_line else -1, start, end, problem.message)
        )
    return found


def span_of(draft: Draft, line: int, problem: PackProblem) -> tuple[int, int]:
    """The letters that a problem is about."""
    lines = draft.lines
    if not problem.at or not 0 <= line < len(lines):
        return 0, 0
    found = TOKEN.match(lines[line], problem.at - 1)
    return problem.at - 1, found.end() if found else problem.at


def said_of(problems: Sequence[PackProblem]) -> list[ShownProblem]:
    """Problems with the line that they are on."""
    found = []
    for problem in problems:
        place = ":".join(str(each) for each in (problem.file, problem.line, problem.column) if each)
        source = problem.source if problem.column and len(problem.source) <= 200 else ""
        start = problem.column - 1
        token = TOKEN.match(source, start) if source else None
        end = token.end() if token else start + 1
        found.append(ShownProblem(problem.message, place, source[:start], source[start:end], source[end:]))
    return found


@dataclass(frozen=True)
class DraftLook:
    """A draft as it looks and reads."""

    kind: str
    picture: Markup
    icons: tuple[Markup, ...]
    readings: tuple[Wording, ...]


def preview_of(trial: TriedPack, language: str) -> DraftLook | None:
    """What can be shown of a draft; nothing if nothing of it can be read."""
    thing: Thing | None = trial.thing
    if thing is None or trial.content is None:
        return None
    picture = Markup(draw(thing, trial.content, language, name_of(trial.draft, language)))
    return DraftLook(trial.draft.kind, picture, tuple(icon_drawings(thing)), tuple(readings(thing)))


def next_words(draft: Draft, line: str, text: str, at: str) -> dict[str, Any]:
    """What can follow in the line that is being written."""
    if not (line.isdecimal() and at.isdecimal()) or len(text) > 400:
        return {}
    found = complete(text, min(int(at), len(text)), draft.lines_key == "features")
    return {"line": int(line), "start": found.start, "words": found.words[:40], "expected": found.expected}


def empty_lines(draft: Draft) -> list[str]:
    """The effects of a draft, and empty ones as far as there is room."""
    return [*draft.lines, *[""] * (LINES[draft.kind] - len(draft.lines))]


@dataclass(frozen=True)
class Named:
    """The name and flavour of a draft in one language."""

    language: str
    name: str
    flavour: str
    is_missing: bool


def named(draft: Draft, languages: Sequence[str]) -> list[Named]:
    """Its names in the languages of the pack."""
    found = []
    for language in languages:
        entry = draft.names.get(language, {})
        found.append(Named(language, entry.get("name", ""), entry.get("flavour", ""), not entry.get("name")))
    return found


def others_of(languages: Sequence[str]) -> list[str]:
    """The languages of the game that the pack has no names in."""
    return [language for language in LANGUAGES if language not in languages]


def gauge(figure: Figure) -> Markup:
    """A figure as a picture: the interval as a bar with its mean, on a line with its nought."""
    most = max(1.0, abs(figure.low), abs(figure.high))

    def at(value: float) -> str:
        return f"{WIDE / 2 + value / most * (WIDE / 2 - 12):.1f}"

    low, high, mean = at(figure.low), at(figure.high), at(figure.value)
    middle = HIGH / 2
    return Markup(
        f'<svg class="gauge" viewBox="0 0 {WIDE:g} {HIGH:g}" role="img" aria-label="{{}}">'
        f'<path class="g-line" d="M8 {middle:g}H{WIDE - 8:g}M{WIDE / 2:g} 8V{HIGH - 8:g}"/>'
        f'<path class="g-span" d="M{low} {middle:g}H{high}"/>'
        f'<circle class="g-mean" cx="{mean}" cy="{middle:g}" r="7"/></svg>'
    ).format(figure.text)

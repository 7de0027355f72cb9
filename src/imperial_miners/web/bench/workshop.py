"""The folder of a pack on the bench: read as it is at this moment, tried with a draft in it, written whole or not."""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Final

from imperial_miners.engine.pack import Card, Event, Pack, Side
from imperial_miners.packs.checker import note_content_problems
from imperial_miners.packs.content import ID, MOST_ID, RESERVED, Content
from imperial_miners.packs.editing import CannotEdit, change_table, read
from imperial_miners.packs.editions import FILE
from imperial_miners.packs.fields import NAME_FIELDS, check_value
from imperial_miners.packs.files import list_folder, read_bytes
from imperial_miners.packs.loading import HOME, build_pack
from imperial_miners.packs.names import Names, name_problems
from imperial_miners.packs.problem import PackProblem
from imperial_miners.packs.reading import read_content, read_files
from imperial_miners.web.bench.drafts import BOARD, CARD, EVENT, Draft, Sources, applied, mark_of, removed, stored
from imperial_miners.web.bench.history import History

Thing = Card | Event | Side
UNNAMED: Final = "unnamed_design"
"""The id of a draft that has none yet, or none that can be."""


class NotWritten(Exception):
    """Nothing was written; the reason is in words of the system, or of the checker."""

    def __init__(self, code: str, reason: str = "") -> None:
        super().__init__(code)
        self.code = code  # the message is `ui-bench-not-<code>`
        self.reason = reason


class Overtaken(Exception):
    """Somebody else has changed the same thing meanwhile; it is here as it stands in the files now."""

    def __init__(self, found: Draft | None) -> None:
        super().__init__("overtaken")
        self.found = found


@dataclass(frozen=True)
class Snapshot:
    """The files of the folder at one moment, and what they mean."""

    sources: Sources
    problems: tuple[PackProblem, ...]  # of files that could not be read
    folder: Path

    @cached_property
    def content(self) -> Content:
        """Everything in the pack that can be read; its problems are all that is wrong, names left aside."""
        return content_of(self.sources, self.problems)

    @cached_property
    def all_problems(self) -> list[PackProblem]:
        """Everything that is wrong, names included."""
        return [*self.content.problems, *name_problems(self.folder, self.content)]

    @cached_property
    def mark(self) -> str:
        """Differs for any two moments at which the files differed."""
        return mark_of(self.sources)

    @property
    def languages(self) -> list[str]:
        """The languages that the pack says it has."""
        return list(dict.fromkeys(self.content.languages)) or ["en"]

    @property
    def is_there(self) -> bool:
        """Whether there is a pack in the folder at all."""
        return "pack.toml" in self.sources


def content_of(sources: Mapping[str, str], problems: tuple[PackProblem, ...] = ()) -> Content:
    """What some files mean, names left aside."""
    cards = [name for name in sources if name.startswith("cards/")]
    names = ["pack.toml", *sorted(cards), "events.toml", "boards.toml"]
    content = read_content({name: sources[name].encode() for name in names if name in sources}, list(problems))
    note_content_problems(content)
    return content


@dataclass(frozen=True)
class TriedPack:
    """The pack with a draft in it: what is wrong with the draft, and with the rest."""

    draft: Draft
    sources: Sources  # all files, the draft in them
    changed: Sources  # of these the ones that it changes
    content: Content | None
    own: list[PackProblem] = field(default_factory=list)
    others: list[PackProblem] = field(default_factory=list)

    @property
    def is_whole(self) -> bool:
        """Whether the pack can be played like that."""
        return self.content is not None and not self.own and not self.others

    @property
    def thing(self) -> Thing | None:
        """The thing as the engine would know it, as far as it can be read."""
        return thing_in(self.content, self.draft.id) if self.content else None

    def pack(self) -> Pack:
        """The pack as it would be played; only of a whole one."""
        assert self.content is not None
        return build_pack(self.content)


def thing_in(content: Content, id: str) -> Thing | None:
    """A card, an Event or a side by its id."""
    things: list[Thing] = [*content.cards, *content.events, *content.sides]
    return next((thing for thing in things if thing.id == id), None)


def kind_of(thing: Thing) -> str:
    """What a thing is."""
    return CARD if isinstance(thing, Card) else EVENT if isinstance(thing, Event) else BOARD


class Workshop:
    """A pack's folder, and beside it (in the data folder) its drafts and the history of its versions."""

    def __init__(self, folder: Path, kept: Path) -> None:
        self.folder = folder
        self.history = History(kept / "bench", folder)
        self.lock = threading.RLock()
        self.seen: tuple[str, Snapshot] = ("", Snapshot({}, (), folder))

    @property
    def is_ours(self) -> bool:
        """Whether the pack comes with the game: it is copied before it is changed."""
        return self.folder.resolve().is_relative_to(HOME.resolve())

    def names(self) -> list[str]:
        """Every file that belongs to the pack."""
        found = [*list_folder(self.folder, "cards", []), *list_folder(self.folder, "names", [])]
        return ["pack.toml", "events.toml", "boards.toml", *(name for name in found if FILE.fullmatch(name))]

    def signature(self) -> str:
        """Changes whenever a file does, and costs little to ask for."""
        parts: list[str] = []
        for name in self.names():
            try:
                status = os.stat(self.folder / name)
            except OSError:
                continue
            parts.append(f"{name} {status.st_mtime_ns} {status.st_size} {status.st_ino}")
        return "\n".join(parts)

    def look(self) -> Snapshot:
        """The folder as it is now; the same object as long as no file has changed."""
        with self.lock:
            signature = self.signature()
            if signature != self.seen[0] or not signature:
                self.seen = signature, self.read()
            return self.seen[1]

    def read(self) -> Snapshot:
        """Read all files."""
        problems: list[PackProblem] = []
        found = read_files(self.folder, problems)
        if found:
            names = [name for name in self.names() if name not in found]
            found |= {name: read_bytes(self.folder, name, problems) for name in names}
        sources: Sources = {}
        for name, file in found.items():
            try:
                if file is not None:
                    sources[name] = file.decode("utf-8-sig")
            except UnicodeDecodeError:
                problems.append(PackProblem(name, 0, 0, "", "the file is not UTF-8 text: save it as such"))
        return Snapshot(sources, tuple(problems), self.folder)

    # ------------------------------------------------------------------------------------------------------ drafts

    def stored(self, kind: str, id: str) -> Draft | None:
        """A thing as it is written; CannotEdit if its file is no TOML."""
        now = self.look()
        return stored(now.sources, kind, id, now.languages)

    def trial(self, draft: Draft, is_new: bool) -> TriedPack:
        """The pack with a draft in it. What cannot even be written is a problem of its own."""
        now = self.look()
        if not now.is_there:
            return TriedPack(draft, {}, {}, None, [], list(now.problems))
        complaint = id_complaint(now, draft, is_new)
        placed = replace(draft, id=UNNAMED) if complaint else draft
        own = [PackProblem("", 0, 0, draft.id, complaint, "", (draft.id, "id"))] if complaint else []
        try:
            changed = applied(now.sources, placed, now.languages)
        except CannotEdit as error:
            return TriedPack(placed, now.sources, {}, None, own, [*now.problems, PackProblem("", 0, 0, "", str(error))])
        sources = now.sources | changed
        content = content_of(sources, now.problems)
        for problem in content.problems:
            if problem.path[:1] == (placed.id,) or problem.id == placed.id:
                own.append(problem)
        others = [problem for problem in content.problems if problem not in own]
        return TriedPack(placed, sources, changed, content, [*own, *name_flaws(draft)], others)

    # ----------------------------------------------------------------------------------------------------- writing

    def save(self, draft: Draft, base: str) -> None:
        """Write a draft begun from what has this mark (a new thing: nothing). Overtaken or NotWritten if not."""
        with self.lock:
            now = self.look()
            if not now.is_there:
                raise NotWritten("gone")
            try:
                found = stored(now.sources, draft.kind, draft.id, now.languages)
                if (found.mark if found else "") != base and base:
                    raise Overtaken(found)
                trial = self.trial(draft, is_new=not base)
            except CannotEdit as error:
                raise NotWritten("toml", str(error)) from None
            if trial.own or trial.content is None:
                raise NotWritten("wrong" if trial.own else "toml", "".join(map(str, trial.others[-1:])))
            self.write(trial.changed)
            if found is not None:
                self.history.note(found, is_saved=True)
            self.history.note(draft, is_saved=True)
            self.history.drop(draft.id)

    def remove(self, kind: str, id: str, base: str) -> None:
        """Take a thing away; the history keeps it."""
        with self.lock:
            now = self.look()
            try:
                found = stored(now.sources, kind, id, now.languages)
                if found is None or found.mark != base:
                    raise Overtaken(found)
                changed = removed(now.sources, found, now.languages)
            except CannotEdit as error:
                raise NotWritten("toml", str(error)) from None
            self.history.note(found, is_saved=True)
            self.write(changed)
            self.history.drop(id)

    def add_language(self, language: str) -> None:
        """Let the pack have names in one language more."""
        with self.lock:
            now = self.look()
            names = f"names/{language}.toml"
            try:
                text = now.sources.get("pack.toml", "")
                languages = list(dict.fromkeys([*now.languages, language]))
                text = change_table(text, [], read(text) | {"languages": languages}, [])
            except CannotEdit as error:
                raise NotWritten("toml", str(error)) from None
            changed = {"pack.toml": text}
            if names not in now.sources:
                changed[names] = f"# Names and flavour: {language}.\n"
            self.write(changed)

    def write(self, files: Mapping[str, str]) -> None:
        """Write files: all of them beside the old ones first, so that a full disk leaves everything as it was."""
        if self.is_ours:
            raise NotWritten("ours")
        fresh: list[tuple[Path, Path]] = []
        try:
            for name, text in files.items():
                target = self.folder / name
                if not FILE.fullmatch(name):
                    raise NotWritten("toml", name)
                target.parent.mkdir(exist_ok=True)
                beside = target.with_name(f".{target.name}.{os.getpid()}")
                fresh.append((beside, target))
                with beside.open("wb") as opened:
                    opened.write(text.encode())
                    opened.flush()
                    os.fsync(opened.fileno())
            for beside, target in fresh:
                beside.replace(target)
        except OSError as error:
            for beside, _ in fresh:
                beside.unlink(missing_ok=True)
            raise NotWritten("room", error.strerror or str(error)) from error


def id_complaint(now: Snapshot, draft: Draft, is_new: bool) -> str:
    """What is wrong with the id of a draft, or nothing."""
    if len(draft.id) > MOST_ID or not ID.fullmatch(draft.id):
        return f"the id is no lower snake case of at most {MOST_ID} letters, such as gold_vein"
    if draft.id in RESERVED:
        return f"the id '{draft.id}' {RESERVED[draft.id]}: choose another"
    if is_new and draft.id in now.content.ids:
        return f"the id '{draft.id}' is taken already, in {now.content.ids[draft.id]}"
    return ""


def name_flaws(draft: Draft) -> list[PackProblem]:
    """What is wrong with the names of a draft."""
    found: list[PackProblem] = []
    for language, entry in draft.names.items():
        for key in NAME_FIELDS:
            if key.name not in entry:
                continue
            for complaint, *_ in check_value(key, entry[key.name]):
                path = (draft.id, f"{key.name}.{language}")
                found.append(PackProblem(f"names/{language}.toml", 0, 0, draft.id, complaint, "", path))
    return found


def name_of(draft: Draft, language: str) -> str:
    """What a thing is called in a language: its name there, else in English, else its id in words."""
    entries = [draft.names.get(each, {}) for each in (language, "en")]
    return next((entry["name"] for entry in entries if entry.get("name")), Names("", {}, {}).name(draft.id))

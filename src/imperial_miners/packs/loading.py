"""From the name or folder of a pack to the engine's `Pack`, once for each content of its files."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from pathlib import Path
from typing import Final

from imperial_miners.engine.pack import HALVES, Pack
from imperial_miners.engine.steps import make_pack
from imperial_miners.packs.checker import note_content_problems
from imperial_miners.packs.content import ID, MOST_ID, Content
from imperial_miners.packs.problem import PackError, PackProblem
from imperial_miners.packs.reading import read_content, read_files
from imperial_miners.packs.writing import write_effect, write_feature

HOME: Final = Path(__file__).parent
FORMAT: Final = 1


def load_pack(name_or_path: str | Path, *, check: bool = True) -> Pack:
    """A pack by its name (one of ours) or its folder; PackError with every problem if it cannot be used.

    Without `check` only what cannot be read is refused, not a box of wrong counts or triggers that set themselves off.
    Names are no part of this: see `names`, and `check_pack` for everything.
    """
    folder = pack_folder(name_or_path)
    problems: list[PackProblem] = []
    files = read_files(folder, problems)
    if not files:
        raise PackError(problems)
    return pack_of_files(str(folder.absolute()), tuple(files.items()), tuple(problems), check)


@lru_cache(maxsize=16)
def pack_of_files(
    folder: str, files: tuple[tuple[str, bytes | None], ...], found: tuple[PackProblem, ...], check: bool
) -> Pack:
    """The pack of these contents of a folder; the same object as long as they stay as they are."""
    problems = list(found)
    content = read_content(dict(files), problems)
    if check:
        note_content_problems(content)
    if problems:
        raise PackError(problems)
    pack = build_pack(content)
    pack.home = folder
    return pack


def pack_folder(name_or_path: str | Path) -> Path:
    """Where a pack lies: under its name beside this file, or wherever the path says."""
    if not isinstance(name_or_path, str | Path):
        raise TypeError(f"a pack is given by its name or its folder, not by {name_or_path!r}")
    if isinstance(name_or_path, str) and len(name_or_path) <= MOST_ID and ID.fullmatch(name_or_path):
        home = HOME / name_or_path
        if (home / "pack.toml").is_file():
            return home
    return Path(name_or_path)


def folder_of(pack: Pack) -> Path | None:
    """Where a pack was loaded from; None for one that was made in memory."""
    folder = Path(pack.home) if pack.home else pack_folder(pack.id)
    return folder if folder.is_dir() else None


def lasting_name(name_or_path: str) -> str:
    """A pack as it is named from any folder: one of ours by its name, another by its whole path."""
    folder = pack_folder(name_or_path)
    return folder.name if folder.parent == HOME else str(folder.absolute())


def build_pack(content: Content) -> Pack:
    """The engine's pack from a content without problems."""
    return make_pack(
        content.id,
        digest_of(content),
        content.cards,
        content.events,
        content.sides,
        content.surface,
        content.surface_groups,
    )


def digest_of(content: Content) -> str:
    """SHA-256 of all that matters for play, effects in the one form that `writing` gives them; names do not count."""
    canonical = {
        "format": FORMAT,
        "cards": [
            [
                card.id,
                card.level,
                card.cost,
                list(card.factions),
                card.copies,
                [half for half, is_full in zip(HALVES, card.carts, strict=True) if is_full],
                [write_effect(effect) for effect in card.effects],
            ]
            for card in content.cards
        ],
        "events": [
            [
                event.id,
                event.kind,
                [write_effect(effect) for effect in event.effects],
                [write_feature(feature) for feature in event.features],
                event.is_optional,
            ]
            for event in content.events
        ],
        "boards": [
            [side.id, side.board, ["" if space is None else write_effect(space) for space in side.spaces]]
            for side in content.sides
        ],
        "surface": [
            [group, write_effect(effect)] for group, effect in zip(content.surface_groups, content.surface, strict=True)
        ],
    }
    return hashlib.sha256(json.dumps(canonical, separators=(",", ":")).encode()).hexdigest()

"""Packs kept by their digest: a game that was begun with some cards goes on with them, whatever the pack has become.

An edition is a copy of all files of a pack, its names in every language among them, in a folder named by the digest. It
is read as any other pack is, but without the checks of today, which may be stricter than those that it once passed.
"""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from imperial_miners.engine.pack import Pack
from imperial_miners.packs.content import ID
from imperial_miners.packs.files import MOST_BYTES, MOST_FILES, list_folder, read_bytes
from imperial_miners.packs.loading import HOME, folder_of, load_pack
from imperial_miners.packs.problem import PackError

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
FILE: Final = re.compile(r"(?:pack|events|boards|(?:cards|names)/[A-Za-z0-9][\w .-]{0,80})\.toml", re.IGNORECASE)
MOST_IN_ALL: Final = 2 * MOST_FILES + 3

Sources = dict[str, str]
"""The text of every file of a pack, under its name in the folder."""


def sources_of(pack: Pack) -> Sources:
    """All files that a pack was read from. OSError if they are no longer there, or no longer this pack's."""
    folder = folder_of(pack)
    if folder is None:
        raise OSError(f"the files of the pack {pack.id!r} are not known")
    names = [
        "pack.toml",
        "events.toml",
        "boards.toml",
        *list_folder(folder, "cards", []),
        *list_folder(folder, "names", []),
    ]
    found = {name: read_bytes(folder, name, []) for name in names if FILE.fullmatch(name)}
    if load_pack(folder, check=False).digest != pack.digest:
        raise OSError(f"the files of the pack {pack.id!r} have changed since it was read")
    return {name: content.decode("utf-8-sig") for name, content in sorted(found.items()) if content is not None}


def edition_of(pack: Pack) -> str:
    """What an edition is called: the version that the pack gives itself, and the beginning of its digest."""
    try:
        version = tomllib.loads(sources_of(pack)["pack.toml"]).get("version", "")
    except (OSError, ValueError, KeyError):
        version = ""
    return f"{version} ({pack.digest[:8]})".strip()


class Shelf:
    """A folder of editions. What cannot be read from it is as good as not there."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.found: dict[str, Pack] = {}

    def find(self, digest: str) -> Pack | None:
        """The edition of a digest, if it is here and whole."""
        if digest not in self.found:
            if not DIGEST.fullmatch(digest) or not (self.home / digest / "pack.toml").is_file():
                return None
            try:
                pack = load_pack(self.home / digest, check=False)
            except PackError:
                return None
            if pack.digest != digest:
                return None
            self.found[digest] = pack
        return self.found[digest]

    def keep(self, digest: str, sources: Mapping[str, str]) -> None:
        """Put an edition on the shelf; names that have been corrected since take the place of the old. OSError or
        ValueError if that is not possible."""
        if not DIGEST.fullmatch(digest) or len(sources) > MOST_IN_ALL:
            raise ValueError("this is no edition of a pack")
        folder = self.home / digest
        if folder.is_dir() and all(is_written(folder / name, text) for name, text in sources.items()):
            return
        self.home.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(prefix=f".{digest[:8]}-", dir=self.home))
        try:
            for name, text in sources.items():
                write_source(fresh, name, text)
            fresh.chmod(0o755)
            replace_folder(fresh, folder)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)


def is_written(file: Path, text: str) -> bool:
    """Whether a file has this text."""
    try:
        return file.read_bytes() == text.encode()
    except OSError:
        return False


def write_source(folder: Path, name: str, text: str) -> None:
    """Write one file of an edition; ValueError for what is none."""
    if not FILE.fullmatch(name) or len(text.encode()) > MOST_BYTES:
        raise ValueError(f"a pack has no file {name[:100]!r} of this size")
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_bytes(text.encode())


def replace_folder(fresh: Path, folder: Path) -> None:
    """Put a folder in the place of another, file by file where there is one: whoever reads finds old or new files."""
    try:
        os.rename(fresh, folder)
    except OSError:
        if not folder.is_dir():
            raise
        for file in sorted(path for path in fresh.rglob("*") if path.is_file()):
            target = folder / file.relative_to(fresh)
            target.parent.mkdir(exist_ok=True)
            file.replace(target)


SHIPPED: Final = Shelf(HOME / "editions")
"""The editions that come with the game."""


def find_edition(name: str, digest: str) -> Pack | None:
    """The pack of a name and a digest: ours of today, or an edition that comes with the game."""
    if not ID.fullmatch(name):
        return None
    if (HOME / name / "pack.toml").is_file():
        newest = load_pack(name)
        if newest.digest == digest:
            return newest
    found = SHIPPED.find(digest)
    return found if found is not None and found.id == name else None


def recorded_pack(name: str, digest: str) -> Pack:
    """The pack that a record names: its own edition, else the newest, which a record of another one is refused by.
    Records come from anywhere, so they cannot name a path."""
    pack = find_edition(name, digest)
    if pack is not None:
        return pack
    if not ID.fullmatch(name) or not (HOME / name / "pack.toml").is_file():
        raise ValueError("there is no such pack here")
    return load_pack(name)

"""A new pack to begin from: a copy of the smallest pack that passes every check, under a new id."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import normalize

from imperial_miners.packs.content import ID, MOST_ID
from imperial_miners.packs.loading import HOME
from imperial_miners.packs.problem import PackError, PackProblem

STARTER = HOME / "starter"


def new_pack(folder: Path) -> list[Path]:
    """Write a new pack into a folder that is empty or not there yet; its name becomes the pack's id."""
    id = id_for(folder)
    if not id:
        complaint = f"the folder's name becomes the id: begin it with a letter from a to z, and take at most {MOST_ID}"
        raise PackError([PackProblem(folder.name[:80], 0, 0, "", complaint)])
    if (HOME / id / "pack.toml").is_file():
        raise PackError([PackProblem(folder.name, 0, 0, "", f"'{id}' is a pack of ours: choose another name")])
    written: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise PackError([PackProblem(folder.name, 0, 0, "", "the folder is not empty: choose another")])
        for source in sorted(STARTER.rglob("*.toml")):
            target = folder / source.relative_to(STARTER)
            target.parent.mkdir(exist_ok=True)
            text = source.read_text("utf-8").replace('id = "starter"', f'id = "{id}"')
            target.write_text(text, "utf-8")
            written.append(target)
    except OSError as error:
        raise PackError([PackProblem(folder.name, 0, 0, "", f"cannot be written: {error.strerror}")]) from error
    return written


def id_for(folder: Path) -> str:
    """The id of a pack in a folder, by the folder's name; an empty text if that makes none."""
    plain = normalize("NFKD", folder.absolute().name.lower()).encode("ascii", "ignore").decode()
    id = re.sub("[^a-z0-9]+", "_", plain).strip("_")
    return id if len(id) <= MOST_ID and ID.fullmatch(id) else ""

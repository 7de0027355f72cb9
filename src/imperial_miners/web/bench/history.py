"""What is kept beside a pack, in the data folder: drafts that are not saved yet, and earlier versions.

None of it is needed to play: what cannot be read is as good as not there, and what cannot be written is left out.
"""

from __future__ import annotations

import contextlib
import json
import re
import time
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from imperial_miners.arena.writing import write_whole
from imperial_miners.web.bench.drafts import Draft

MOST: Final = 60
"""Versions of a thing that are kept."""
SAFE: Final = re.compile(r"[a-z0-9_]{1,60}")


@dataclass(frozen=True)
class Figure:
    """What a version was worth: points with their interval, and from how many deals."""

    value: float
    low: float
    high: float
    deals: int
    seconds: float = 0.0
    pack: str = ""  # the beginning of the digest of the pack that it was measured in

    @property
    def text(self) -> str:
        """The figure as it is shown."""
        return f"{self.value:+.2f} [{self.low:+.2f}, {self.high:+.2f}]".replace("-", "\u2212")


@dataclass(frozen=True)
class Version:
    """A thing as it once was."""

    draft: Draft
    at: float
    is_saved: bool
    figure: Figure | None = None


class History:
    """The versions and drafts of the things of a folder."""

    def __init__(self, kept: Path, folder: Path) -> None:
        where = str(folder.absolute())
        self.home = kept / f"{folder.absolute().name[:40]}-{sha256(where.encode()).hexdigest()[:8]}"

    def of(self, id: str) -> list[Version]:
        """The versions of a thing, the newest first."""
        return list(reversed([version for each in self.read(id, "versions") if (version := version_of(each))]))

    def note(self, draft: Draft, *, is_saved: bool = False, figure: Figure | None = None) -> None:
        """Keep a version; one that is there already becomes the newest, and learns its figure."""
        found = self.read(draft.id, "versions")
        same = next((each for each in found if isinstance(each, dict) and each.get("mark") == draft.mark), None)
        entry: dict[str, Any] = {"mark": draft.mark, "at": time.time(), "is_saved": is_saved, "draft": draft.to_json()}
        if same is not None:
            found.remove(same)
            entry["is_saved"] = is_saved or bool(same.get("is_saved"))
            entry["figure"] = same.get("figure")
        if figure is not None:
            entry["figure"] = vars(figure)
        self.write(draft.id, "versions", [*found, entry][-MOST:])

    def figure(self, draft: Draft) -> Figure | None:
        """The newest figure of a thing that plays just like this."""
        for version in self.of(draft.id):
            if version.figure is not None and version.draft.play_mark == draft.play_mark:
                return version.figure
        return None

    def begun(self, id: str) -> tuple[Draft, str] | None:
        """A draft that was not saved, and the mark of what it was begun from."""
        found = self.read(id, "draft")
        with contextlib.suppress(LookupError, TypeError, ValueError, AttributeError):
            return Draft.from_json(found[0]["draft"]), str(found[0]["base"])
        return None

    def begin(self, draft: Draft, base: str, key: str) -> None:
        """Keep a draft until it is saved or dropped."""
        self.write(key, "draft", [{"draft": draft.to_json(), "base": base}])

    def drop(self, id: str) -> None:
        """Let a draft go."""
        with contextlib.suppress(OSError):
            self.file(id, "draft").unlink(missing_ok=True)

    def file(self, id: str, what: str) -> Path:
        """Where something is kept about an id."""
        name = id if SAFE.fullmatch(id) else sha256(id.encode()).hexdigest()[:16]
        return self.home / f"{name}.{what}.json"

    def read(self, id: str, what: str) -> list[Any]:
        """What is kept."""
        with contextlib.suppress(OSError, ValueError):
            found = json.loads(self.file(id, what).read_text(encoding="utf-8"))
            return found if isinstance(found, list) else []
        return []

    def write(self, id: str, what: str, entries: list[Any]) -> None:
        """Keep it, if there is room."""
        with contextlib.suppress(OSError):
            self.home.mkdir(parents=True, exist_ok=True)
            write_whole(self.file(id, what), json.dumps(entries))


def version_of(data: Any) -> Version | None:
    """A version from plain data; None of what is none."""
    try:
        figure = Figure(**data["figure"]) if data.get("figure") else None
        return Version(Draft.from_json(data["draft"]), float(data["at"]), bool(data["is_saved"]), figure)
    except (KeyError, TypeError, ValueError, AttributeError):
        return None

"""Reads the list of faults that change nothing a test could see, each with its reason."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.mutate.faults import Fault, find_faults

LISTED = "tests/survivors.toml"


@dataclass(frozen=True)
class Survivor:
    """A fault that is no fault."""

    file: str
    function: str
    was: str
    becomes: str
    reason: str

    def is_planted(self, fault: Fault, root: Path) -> bool:
        """Whether this is the fault."""
        if (self.file, self.function) != (fault.file, fault.function):
            return False
        diff = fault.diff(root)
        return [f"- {line}" for line in self.was.splitlines()] + [
            f"+ {line}" for line in self.becomes.splitlines()
        ] == diff


def read_survivors(root: Path) -> list[Survivor]:
    """Read the list."""
    path = root / LISTED
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", []) if path.exists() else []
    return [Survivor(**entry) for entry in entries]


def find_stale(survivors: list[Survivor], root: Path) -> list[Survivor]:
    """The entries whose fault can no longer be planted, because the code has changed."""
    return [survivor for survivor in survivors if not exists(survivor, root)]


def exists(survivor: Survivor, root: Path) -> bool:
    """Whether the fault can be planted."""
    if not (root / survivor.file).exists():
        return False
    return any(survivor.is_planted(fault, root) for fault in find_faults(root, survivor.file))

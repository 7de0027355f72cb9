"""Lets an editable install import the compiled engine, if one was built from exactly the present sources.

The build hook puts this module into the environment next to the path of `src`. Compiled engines lie in
`.build/engine/`, each under a key of what it was made from, so an edited engine never runs as an old binary:
its key has no directory yet, and the plain sources are imported instead. `IMPERIAL_MINERS_PURE=1` always takes those.
"""

# Every interpreter of the environment imports this module at its start: what is slow to import waits inside functions.
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from pathlib import Path
    from types import ModuleType

ENGINE = "imperial_miners.engine"
GROUP = "imperial_miners_engine"  # the shared library of all engine modules is GROUP + "__mypyc"
PURE = "IMPERIAL_MINERS_PURE"


def wants_pure() -> bool:
    """Whether the environment asks for the plain sources."""
    return os.environ.get(PURE, "") not in ("", "0")


def sources(root: "Path") -> "list[Path]":
    """Return the modules to compile: all of the engine but its package files, which only name it."""
    return sorted(path for path in root.glob("src/imperial_miners/engine/**/*.py") if path.name != "__init__.py")


def directory(root: "Path") -> "Path":
    """Return where the engine compiled from the present sources, by the present tools, for this Python belongs."""
    import hashlib
    from importlib.machinery import EXTENSION_SUFFIXES

    key = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in [*sources(root), root / "hatch_build.py", root / "requirements" / "build.txt"]:
        key.update(f"\0{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return root / ".build" / "engine" / key.hexdigest()[:20]


class Finder:
    """Finds the engine's modules in the compiled directory, once that is known to fit the sources."""

    def __init__(self) -> None:
        self.found: str | None = None

    def find_spec(
        self, name: str, path: "Sequence[str] | None", target: "ModuleType | None" = None
    ) -> "ModuleSpec | None":
        """Find a module of the engine, or the library that they share."""
        if name.startswith(ENGINE + ".") and path:
            if self.found is None:
                self.found = self.look(path[0])
            where = os.path.join(self.found, *name.split(".")[:-1])
        elif name == GROUP + "__mypyc" and self.found:
            where = self.found
        else:
            return None
        from importlib.machinery import PathFinder

        return PathFinder.find_spec(name, [where]) if self.found else None

    def look(self, package: str) -> str:
        """Return the fitting compiled directory, or nothing."""
        from pathlib import Path

        try:
            found = directory(Path(package).parents[2])
        except OSError:  # the package was not imported from a checkout
            return ""
        return str(found) if found.is_dir() else ""


def install() -> None:
    """Put the finder before Python's own."""
    if not wants_pure() and not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, Finder())

"""Each layer imports only those before it, and the engine next to nothing: read off the imports."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "imperial_miners"
SOURCE = Path(__file__).parent.parent / "src" / PACKAGE
LAYERS = ["engine", "packs", "text", "art", "bots", "arena", "review", "envs", "web", "terminal", "cli"]
ENGINE_MAY_IMPORT = {"__future__", "bisect", "collections", "hashlib", "json", "typing"}
ONLY_TYPES = {"mypy_extensions.i64"}  # asked for by the checker and the compiler, never by a running engine
# The package's own two files: what it is called, and `python -m imperial_miners`.
OUTSIDE_THE_LAYERS = {"__init__", "__main__"}
MODULES = sorted(SOURCE.rglob("*.py"))


def imports(tree: ast.AST) -> Iterator[str]:
    """Every module that the code imports, with the name taken from it: `from a import b` gives `a.b`."""
    for node in ast.walk(without_types(tree)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def without_types(tree: ast.AST) -> ast.AST:
    """The code without what it imports for types alone, under `if TYPE_CHECKING`, and may."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = [
                part
                for part in node.body
                if not isinstance(part, ast.ImportFrom)
                or any(f"{part.module}.{alias.name}" not in ONLY_TYPES for alias in part.names)
            ]
    return tree


def layer_of(path: Path) -> str:
    """The first part of the path inside the package."""
    return path.relative_to(SOURCE).with_suffix("").parts[0]


def trespasses(layer: str, names: Iterator[str]) -> list[str]:
    """Those imports that the layer may not make."""
    found = []
    for name in names:
        first, *rest = name.split(".")
        if first == PACKAGE and layer not in OUTSIDE_THE_LAYERS:
            inside = rest and rest[0] in LAYERS and LAYERS.index(rest[0]) <= LAYERS.index(layer)
            found += [] if inside else [name]
        elif layer == "engine" and first not in ENGINE_MAY_IMPORT:
            found.append(name)
    return found


def named(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_imports_only_layers_before_its_own(path: Path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert trespasses(layer_of(path), imports(tree)) == []


def test_every_module_belongs_to_a_layer():
    assert {layer_of(path) for path in MODULES} <= {*LAYERS, *OUTSIDE_THE_LAYERS}


def test_every_directory_of_modules_is_a_package():
    # Without __init__.py a directory is left out by some tools and taken by others.
    assert [named(path.parent) for path in MODULES if not (path.parent / "__init__.py").exists()] == []


@pytest.mark.parametrize(
    ("layer", "line"),
    [
        ("engine", "import random"),
        ("engine", "import numpy"),
        ("engine", "from imperial_miners import packs"),
        ("engine", "from mypy_extensions import i64"),
        ("engine", "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr"),
        ("engine", "from imperial_miners.text.words import say"),
        ("bots", "import imperial_miners.web"),
        ("web", "def late():\n    from imperial_miners.terminal import app"),
        ("text", "from imperial_miners import __version__"),
    ],
)
def test_the_wrong_way_is_seen(layer: str, line: str):
    assert len(trespasses(layer, imports(ast.parse(line)))) == 1


@pytest.mark.parametrize(
    ("layer", "line"),
    [
        ("engine", "from __future__ import annotations\nimport hashlib\nfrom imperial_miners.engine.rng import Rng"),
        ("web", "import fastapi\nfrom imperial_miners import engine"),
        ("cli", "from imperial_miners.terminal.app import run"),
    ],
)
def test_the_right_way_is_let_through(layer: str, line: str):
    assert trespasses(layer, imports(ast.parse(line))) == []

"""Each layer imports only those before it, and the engine next to nothing: read off the imports."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

PACKAGE = "imperial_miners"
SOURCE = Path(__file__).parent.parent / "src" / PACKAGE
LAYERS = ["engine", "data_folder", "packs", "text", "art", "bots", "arena", "review", "envs", "web", "terminal", "cli"]
# The rooms of a layer, each with those of the same layer that it may import. A module that lies in no room is named
# itself; "" stands for all of those that are not named.
ROOMS: dict[str, dict[str, set[str]]] = {
    "engine": {"": set(), "search": {""}, "rows": {""}},
    "bots": {
        "": set(),
        "learning": {""},
        "players": {"", "learning"},
        "naming": {"", "players"},
        "__init__": {"", "players", "naming"},
    },
    "arena": {"": set(), "bench": {""}},
    "review": {
        "": set(),
        "deals": {""},
        "judging": {"", "deals"},
        "puzzles": {""},
        "lessons": {""},
        "__init__": {"", "judging"},
    },
    "web": {
        "": set(),  # settings and refusals
        "log": {""},
        "scene": {"", "log"},
        "store": {"", "log"},
        "tables": {"", "log", "store"},
        "http": {"", "log", "tables"},
        "api": {"", "log", "tables", "http"},
        "pages": {"", "log", "scene", "tables", "http"},
        "bench": {"", "log", "tables", "http", "pages"},
        "app": {"", "tables", "http", "api", "pages", "bench"},
        "serving": {"", "tables", "http", "app"},
        "doctor": {"", "store", "http"},
    },
}
ENGINE_MAY_IMPORT = {"__future__", "bisect", "collections", "hashlib", "json", "typing"}
ONLY_TYPES = {"mypy_extensions.i64"}  # asked for by the checker and the compiler, never by a running engine
# The package's own two files: what it is called, and `python -m imperial_miners`.
OUTSIDE_THE_LAYERS = {"__init__", "__main__"}
SQL = {"sqlalchemy", "alembic", "psycopg", "aiosqlite", "sqlite3"}
SPEAKS_SQL = "web/store/"
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


def room_of(layer: str, parts: Sequence[str]) -> str:
    """The room of a layer to which a module belongs, by its path inside the layer."""
    return parts[0] if parts and parts[0] in ROOMS[layer] else ""


def wrong_doors(layer: str, room: str, names: Iterable[str]) -> list[str]:
    """Those imports inside a layer that a room may not make."""
    found = []
    for name in names:
        first, *rest = name.split(".")
        if first == PACKAGE and rest[:1] == [layer]:
            other = room_of(layer, rest[1:])
            found += [] if other == room or other in ROOMS[layer][room] else [name]
    return found


def named(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_imports_only_layers_before_its_own(path: Path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert trespasses(layer_of(path), imports(tree)) == []


@pytest.mark.parametrize("path", [path for path in MODULES if layer_of(path) in ROOMS], ids=named)
def test_a_module_imports_only_rooms_that_its_own_may(path: Path):
    layer, *parts = path.relative_to(SOURCE).with_suffix("").parts
    room = room_of(layer, parts)
    assert wrong_doors(layer, room, imports(ast.parse(path.read_text(encoding="utf-8")))) == []


def speaks_sql(names: Iterable[str]) -> bool:
    """Whether any of some imports is a way to a database."""
    return any(name.split(".")[0] in SQL for name in names)


def test_only_the_store_speaks_sql():
    found = [named(path) for path in MODULES if speaks_sql(imports(ast.parse(path.read_text(encoding="utf-8"))))]
    assert [name for name in found if not name.startswith(SPEAKS_SQL)] == []
    assert f"{SPEAKS_SQL}log_store.py" in found


def test_sql_outside_the_store_is_seen():
    assert speaks_sql(imports(ast.parse("from sqlalchemy.ext.asyncio import AsyncEngine")))


@pytest.mark.parametrize("layer", ROOMS)
def test_every_folder_of_a_layer_is_a_room_that_tells_what_is_in_it(layer: str):
    folders = {path.parent for path in (SOURCE / layer).glob("*/__init__.py")}
    assert {folder.name for folder in folders} <= set(ROOMS[layer])
    for folder in folders:
        told = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
        assert told.count(".") >= 2, f"{folder.name}: what is here, and what is not?"


@pytest.mark.parametrize(
    ("layer", "room", "line"),
    [
        ("web", "log", "from imperial_miners.web.store.log_store import Store"),
        ("web", "scene", "from imperial_miners.web.tables.service import Service"),
        ("web", "scene", "from imperial_miners.web.http import guard"),
        ("web", "tables", "from imperial_miners.web.pages.export import export_html"),
        ("web", "pages", "def late():\n    from imperial_miners.web.api.table import router"),
        ("web", "api", "from imperial_miners.web.pages import table"),
        ("web", "pages", "from imperial_miners.web.store import schema"),
        ("engine", "", "from imperial_miners.engine.search.explore import explore"),
        ("engine", "search", "from imperial_miners.engine.rows.fields import Field"),
        ("bots", "learning", "from imperial_miners.bots.players.greedy import GreedyBot"),
        ("review", "deals", "from imperial_miners.review.judging.review import Review"),
    ],
)
def test_the_wrong_door_is_seen(layer: str, room: str, line: str):
    assert len(wrong_doors(layer, room, imports(ast.parse(line)))) == 1


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

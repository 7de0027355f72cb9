"""The public Python names with their signatures, read from the sources.

`python -m tools.public_names --write` keeps them in `docs/public-names.txt`, and a test compares. Whoever changes what
others rely on has to touch that file, and to remember what was promised (`docs/stability.md`).
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
KEPT: Final = ROOT / "docs" / "public-names.txt"
PUBLIC: Final = tuple(
    f"imperial_miners{part}" for part in ("", ".arena", ".art", ".bots", ".envs", ".packs", ".review", ".text")
)
"""What others may import from: the names that `__all__` lists there."""
OF_GAME: Final = frozenset(
    [
        "pack",
        "seed",
        "luck",
        "variant",
        "decks",
        "rules",
        "seats",
        "round",
        "phase",
        "happenings",
        "new",
        "anew",
        "replay",
        "is_over",
        "awaiting",
        "actions",
        "decision",
        "apply",
        "apply_line",
        "joins",
        "lines",
        "copy",
        "can_undo",
        "undo",
        "history",
        "outcome",
        "view",
        "digest",
        "record",
        "event",
    ]
)
"""What of a game is for others; the rest of its members is how cards reach into it."""
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@cache
def source(module: str) -> ast.Module:
    """The syntax tree of a module."""
    path = ROOT / "src" / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def names_of(module: str) -> list[str]:
    """The names that a module says are public."""
    for line in source(module).body:
        if isinstance(line, ast.Assign) and [ast.unparse(each) for each in line.targets] == ["__all__"]:
            return sorted(ast.literal_eval(line.value))
    raise SystemExit(f"{module} has no __all__, so nobody can say which of its names are public.")


def found(module: str, name: str) -> tuple[str, ast.stmt]:
    """Where a name is defined, followed through imports: the module and the statement."""
    last = None
    for line in ast.walk(source(module)):
        if (
            isinstance(line, ast.ImportFrom)
            and line.module
            and name in [each.asname or each.name for each in line.names]
        ):
            own = next(each.name for each in line.names if name == (each.asname or each.name))
            return found(line.module, own)
    for line in source(module).body:
        if isinstance(line, Definition) and line.name == name:
            last = line
        elif isinstance(line, ast.Assign | ast.AnnAssign):
            targets = line.targets if isinstance(line, ast.Assign) else [line.target]
            if name in [ast.unparse(each) for each in targets]:
                return module, line
    if last is None:
        raise SystemExit(f"{module} says that {name} is public, but it is not defined there.")
    return module, last


def signature(made: ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> str:
    """A function's name, parameters and result."""
    result = f" -> {ast.unparse(made.returns)}" if made.returns else ""
    return f"{name}({ast.unparse(made.args)}){result}"


def members(made: ast.ClassDef) -> Iterator[str]:
    """What a class shows: how it is made, its methods, properties and annotated fields."""
    for line in made.body:
        if isinstance(line, ast.FunctionDef) and (line.name == "__init__" or not line.name.startswith("_")):
            marks = [ast.unparse(each) for each in line.decorator_list]
            if any(mark.endswith(".setter") for mark in marks):
                continue
            is_value = any("property" in mark for mark in marks)
            result = ast.unparse(line.returns) if line.returns else "Any"
            yield f"    .{line.name}: {result}" if is_value else f"    {signature(line, '.' + line.name)}"
        elif isinstance(line, ast.AnnAssign) and not ast.unparse(line.target).startswith("_"):
            given = f" = {ast.unparse(line.value)}" if line.value else ""
            yield f"    .{ast.unparse(line.target)}: {ast.unparse(line.annotation)}{given}"


def is_a_collection(line: ast.stmt) -> bool:
    """Whether a constant holds many things, of which only the type is promised."""
    return isinstance(line, ast.Assign | ast.AnnAssign) and not isinstance(line.value, ast.Constant | ast.UnaryOp)


def described(module: str) -> Iterator[tuple[str, str, str]]:
    """Each public name of a module, its signature in one or more lines, and the first paragraph about it."""
    for name in names_of(module):
        _, line = found(module, name)
        if isinstance(line, Definition):
            about = (ast.get_docstring(line) or "").partition("\n\n")[0].replace("\n", " ")
            if isinstance(line, ast.ClassDef):
                bases = f"({', '.join(map(ast.unparse, line.bases))})" if line.bases else ""
                shown = [each for each in members(line) if name != "Game" or re.split(r"[ .(:]+", each)[1] in OF_GAME]
                yield name, "\n".join([f"class {name}{bases}", *shown]), about
            else:
                yield name, f"def {signature(line, name)}", about
        elif isinstance(line, ast.AnnAssign) and is_a_collection(line):
            yield name, f"{name}: {ast.unparse(line.annotation)}", ""
        else:
            yield name, name if is_a_collection(line) else ast.unparse(line), ""


def page() -> str:
    """All public names as they are now."""
    lines = ["Kept by `python -m tools.public_names --write`. A line that goes or changes breaks docs/stability.md."]
    for module in PUBLIC:
        lines += ["", f"== {module}", ""]
        lines += [signature for _, signature, _ in described(module)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Print the names, or keep them."""
    if sys.argv[1:] == ["--write"]:
        KEPT.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")


if __name__ == "__main__":
    main()

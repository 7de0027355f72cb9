"""One name, one thing: no class name is defined in two modules."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "imperial_miners"


def modules_by_class() -> dict[str, list[str]]:
    """Where each class of the package is defined, by its name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(SOURCE).as_posix())
    return found


def test_a_class_name_is_defined_in_one_module():
    several = {name: modules for name, modules in modules_by_class().items() if len(modules) > 1}
    assert several == {}, "choose another name"

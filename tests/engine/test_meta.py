"""Every rule and every word of the language has a marked test, and every mark names one that exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from imperial_miners import load_pack
from imperial_miners.engine.effect import COMPARISONS, MEASURES, RELATIONS
from imperial_miners.engine.feature import FEATURES, TRIGGERS
from imperial_miners.engine.words import WORDS

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
RULES = ROOT / "docs" / "rules.md"
EFFECT = ROOT / "src" / "imperial_miners" / "engine" / "effect.py"


def marks(name: str, *sources: str) -> set[str]:
    """What the tests are marked with."""
    texts = sources or [path.read_text("utf-8") for path in sorted(HERE.glob("test_*.py"))]
    return {value for text in texts for value in marks_in(ast.parse(text), name)}


def marks_in(tree: ast.AST, name: str) -> Iterator[str]:
    """The arguments of `@pytest.mark.NAME(...)` on functions that pytest runs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == f"pytest.mark.{name}":
                    yield from (ast.literal_eval(argument) for argument in decorator.args)


def rules() -> set[str]:
    """The ids in docs/rules.md."""
    return set(re.findall(r"^- \*\*([RI]\d+(?:\.\d+)?[a-z]?)\*\* ", RULES.read_text("utf-8"), re.MULTILINE))


def parameters(class_name: str) -> list[str]:
    """What can be said about a part of an effect: read from the source, since a compiled class does not tell."""
    tree = ast.parse(EFFECT.read_text("utf-8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == class_name]
    (init,) = [node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    return [argument.arg for argument in init.args.args[1:]]


def words() -> set[str]:
    """Everything that the effect language can say."""
    return {
        *(word.word for word in WORDS),
        *(f"feature:{name}" for name, *_ in FEATURES),
        *(f"trigger:{trigger.removesuffix(' FILTER card')}" for trigger in TRIGGERS),
        *(f"count:{measure}" for measure in MEASURES),
        *(f"relation:{relation}" for relation in RELATIONS),
        *(f"comparison:{comparison}" for comparison in COMPARISONS),
        *(f"filter:{name}" for name in parameters("Filter")),
        *(f"amount:{name}" for name in parameters("Amount")),
    }


def test_every_rule_has_a_test():
    assert rules() - marks("rule") == set()


def test_every_rule_that_a_test_cites_exists():
    assert marks("rule") - rules() == set()


def test_every_word_has_a_test():
    assert words() - marks("word") == set()


def test_every_word_that_a_test_cites_exists():
    assert marks("word") - words() == set()


def test_every_question_names_a_rule_that_exists():
    assert {node.rule for node in load_pack("base").nodes} <= rules()


def test_all_rules_are_found():
    found = rules()
    assert {"R1.1", "R5.10a", "R12.8", "I1", "I20"} <= found
    assert len(found) == RULES.read_text("utf-8").count("\n- **")


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('@pytest.mark.rule("R1.1", "R1.2")\ndef test_it(): ...', {"R1.1", "R1.2"}),
        ('@pytest.mark.rule("R1.1")\ndef helper(): ...', set()),
        ('@pytest.mark.word("R1.1")\ndef test_it(): ...', set()),
        ('# @pytest.mark.rule("R1.1")\ndef test_it(): ...', set()),
    ],
)
def test_marks_are_read_off_tests_only(source: str, found: set[str]):
    assert marks("rule", source) == found

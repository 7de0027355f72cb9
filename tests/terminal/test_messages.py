"""The terminal's messages: the same in every language, all of them used, no word for two things."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from imperial_miners.engine.undo import TARGETS
from imperial_miners.terminal.answers import COMMANDS
from imperial_miners.terminal.arena_app import COLUMNS
from imperial_miners.terminal.voice import Voice, terminal_messages
from imperial_miners.text.rulebook import LANGUAGES
from tests.terminal.driving import PACK

SOURCE = Path(__file__).parent.parent.parent / "src" / "imperial_miners"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.plurals.append({getattr(variant.key, "name", "") or variant.key.value for variant in node.variants})
        self.generic_visit(node)


def entries(language: str) -> dict[str, Variables]:
    text = (SOURCE / "text" / "locales" / language / "terminal.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language):
    english, ours = entries("en"), entries(language)
    assert list(ours) == list(english)
    for id, found in ours.items():
        # A count may be said by a message of the terms instead.
        assert found.names <= english[id].names | {"count"}, id
        assert english[id].names - {"count"} <= found.names, id


def test_ukrainian_has_all_its_plurals():
    for id, found in entries("uk").items():
        for forms in found.plurals:
            if "one" in forms:
                assert forms >= {"one", "few", "many", "other"}, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language):
    voice = Voice(PACK, language)
    words = [word for name in COMMANDS for word in voice.words(name)]
    assert len(words) == len(set(words))
    assert all(word == word.casefold() and " " not in word for word in words)


def test_every_message_is_used():
    code = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "terminal").rglob("*.py"))
    made = {f"plain-{kind}-{name}" for kind in ("word", "does") for name in COMMANDS}
    made |= {f"plain-bot-{name}" for name in ("random", "greedy", "planner", "expert")}
    made |= {f"plain-word-{name}" for name in ("back", "round", "seat")} | {f"arena-{name}" for name in COLUMNS}
    made |= {f"plain-undo-{target}" for target in TARGETS} | {f"plain-undone-{target}" for target in ("card", "turn")}
    unused = [id for id in entries("en") if id not in made and not re.search(rf'"{id}"|\'{id}\'', code)]
    assert unused == []


def test_paths_stay_letter_by_letter():
    voice = Voice(PACK, "uk")
    path = "a у в  b .json"
    assert path in voice.say("plain-saved", file=path)
    assert terminal_messages("uk").language == "uk"

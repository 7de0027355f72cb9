"""The table of words in docs/packs.md, rendered from the engine's own declarations.

It is read from the engine's source, not from its
classes: compiled ones keep no docstrings.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from imperial_miners import engine
from imperial_miners.engine.feature import FEATURES, TRIGGERS
from imperial_miners.engine.words import WORDS

HELD: Final = {"either": "either (EFFECT) or (EFFECT) [or (EFFECT)]", "effect": "may (EFFECT) | (EFFECT)"}
"""How the two nodes that hold effects are written."""


def words_table() -> str:
    """The words of effects, then the features and the triggers, as Markdown."""
    declared = declared_words()
    lines = ["| word | is written | does |", "| --- | --- | --- |"]
    for word in WORDS:
        facts = declared[word.__name__]
        notation = facts.get("notation") or HELD[facts["word"]]
        lines.append(f"| {facts['word']} | {code(notation)} | {facts['about']} |")
    lines += ["", "| feature | is written | does |", "| --- | --- | --- |"]
    lines += [f"| {name} | {code(notation)} | {about} |" for name, notation, about in FEATURES]
    lines += ["", "Triggers: " + ", ".join(code(trigger) for trigger in TRIGGERS) + "."]
    return "\n".join(lines)


def put_table(document: Path) -> None:
    """Render the table anew between its two marks."""
    text = document.read_text("utf-8")
    marked = re.compile("(?<=<!-- words -->\n).*?(?=\n<!-- /words -->)", re.DOTALL)
    document.write_text(marked.sub(lambda _: words_table(), text), "utf-8")


def declared_words() -> dict[str, dict[str, str]]:
    """Class -> its word, notation, rule and first paragraph."""
    folder = Path(engine.__file__ or "").parent
    found: dict[str, dict[str, str]] = {}
    for name in ("effect.py", "words.py", "token_words.py"):
        for item in ast.parse((folder / name).read_text("utf-8")).body:
            if isinstance(item, ast.ClassDef):
                about = (ast.get_docstring(item) or "").split("\n\n")[0].replace("\n", " ")
                found[item.name] = {"about": about} | constants(item)
    return found


def constants(item: ast.ClassDef) -> dict[str, str]:
    """The texts that a class declares."""
    return {
        target.id: part.value.value
        for part in item.body
        if isinstance(part, ast.Assign) and isinstance(part.value, ast.Constant) and isinstance(part.value.value, str)
        for target in part.targets
        if isinstance(target, ast.Name)
    }


def code(text: str) -> str:
    """A text as code in a table."""
    return "`" + text.replace("|", "\\|") + "`"

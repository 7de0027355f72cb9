"""The players' part of the site in all five languages: a first game and the rules, from the messages of the game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from imperial_miners.review.lessons.lessons import LESSONS
from imperial_miners.text.examples import EXAMPLES, draw_example
from imperial_miners.text.messages import messages_in
from imperial_miners.text.rulebook import LANGUAGES, load_rulebook

DRAWN: Final = {"placing": "placement", "chain": "chain", "carts": "carts", "advancing": "advancing"}
"""The lesson that each drawn example belongs to."""


def write_players(source: Path, drawings: Path) -> None:
    """Write the pages of all languages, and the drawings that stand on them."""
    words = tomllib.loads((source / "players" / "first-game.toml").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        folder = source / "players" / language
        folder.mkdir()
        book = load_rulebook(language)
        for name in EXAMPLES:
            drawing = draw_example(name, book.examples[name])
            (drawings / f"example-{name}-{language}.svg").write_text(drawing, encoding="utf-8")
        (folder / "first-game.md").write_text(first_game(language, words[language]), encoding="utf-8")
        (folder / "rules.md").write_text(rules(language), encoding="utf-8")


def first_game(language: str, words: dict[str, Any]) -> str:
    """The tutorial: how to begin, the lessons in the order in which they come up, and what comes after."""
    say = messages_in(language).say
    book = load_rulebook(language)
    lines = [f"# {say('guide-title')}", "", say("guide-purpose"), ""]
    lines += [f"![{words['picture']}](../../pictures/made/table-{language}.webp)", ""]
    lines += [f"## {words['begin']}", "", *numbered(words["steps"], say("guide-begin")), ""]
    lines += ["```", "python3 go.py", "```", ""]
    lines += [f"## {say('ui-how-to-play')}", ""]
    for lesson in LESSONS:
        lines += [f"### {say(f'lesson-{lesson.id}-name')}", "", say(f"lesson-{lesson.id}"), ""]
        if lesson.id in DRAWN:
            name = DRAWN[lesson.id]
            lines += [f"![{book.examples[name]['desc']}](../../pictures/made/example-{name}-{language}.svg)", ""]
    lines += [f"## {words['answer']}", "", *[f"- {way}" for way in words["ways"]], ""]
    lines += [f"## {words['after']}", "", *[f"- {way}" for way in words["then"]]]
    lines += [f"- **{say(f'ui-{way}')}**: {say(f'ui-{way}-help')}" for way in ("puzzles", "daily")]
    lines.append("")
    lines += [f"[{say('ui-menu-rules')}](rules.md)", ""]
    return "\n".join(lines)


def numbered(steps: list[str], learn: str) -> list[str]:
    """The steps as a list; one of them names the button of the guided game."""
    return [f"{number}. {step.format(learn=learn)}" for number, step in enumerate(steps, 1)]


def rules(language: str) -> str:
    """The rules with their numbers, and the glossary."""
    say = messages_in(language).say
    book = load_rulebook(language)
    lines = [f"# {say('ui-menu-rules')}", ""]
    for chapter in book.reading_order:
        lines += [f"## {chapter.title}", ""]
        lines += [line for rule in chapter.rules for line in (f"{rule.id}", f": {rule.text}", "")]
    lines += [f"## {say('ui-glossary')}", ""]
    for entry in book.glossary:
        lines += [entry.term, f": {entry.text}", ""]
    return "\n".join(lines)

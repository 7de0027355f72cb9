"""The rules for players, read from one TOML file a language: chapters of numbered rules, a glossary, words of examples.

The ids are those of `docs/rules.md`: a prompt or a refusal that cites a rule can show it in the player's language.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal, get_args

Language = Literal["en", "de", "fr", "pt-BR", "uk"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, such as R5.4."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that belong together; the id is the same in every language."""

    id: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A term of the game in a sentence or two; the id is the same in every language."""

    id: str
    term: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """Everything that the rules page of one language shows."""

    language: str
    chapters: tuple[Chapter, ...]
    glossary: tuple[GlossaryEntry, ...]
    examples: Mapping[str, Mapping[str, str]]  # the words of each drawing, for `draw_example`

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        """All rules by id, in the order of the chapters."""
        return MappingProxyType({rule.id: rule for chapter in self.chapters for rule in chapter.rules})

    @property
    def reading_order(self) -> tuple[Chapter, ...]:
        """The chapters for whoever wants to play: what is in the box comes last."""
        return (*self.chapters[1:], self.chapters[0])

    def rule(self, id: str) -> Rule:
        """The rule of this id.

        >>> load_rulebook("en").rule("R5.3").text
        'Put the card into the row of its Level.'
        """
        return self.rules[id]


@cache
def load_rulebook(language: str) -> Rulebook:
    """The rulebook of one of the five languages; another language is a KeyError."""
    if language not in LANGUAGES:
        raise KeyError(language)
    source = files("imperial_miners.text") / "rules" / f"{language}.toml"
    table = tomllib.loads(source.read_text(encoding="utf-8"))
    return Rulebook(
        language=language,
        chapters=tuple(
            Chapter(chapter["id"], chapter["title"], tuple(Rule(rule["id"], rule["text"]) for rule in chapter["rule"]))
            for chapter in table["chapter"]
        ),
        glossary=tuple(GlossaryEntry(entry["id"], entry["term"], entry["text"]) for entry in table["glossary"]),
        examples=MappingProxyType({name: MappingProxyType(words) for name, words in table["examples"].items()}),
    )

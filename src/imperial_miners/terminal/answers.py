"""From a typed line to what it means: a number, a key, words of an option, or one of the game's own words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import combining, normalize

from imperial_miners.engine.decision import Option
from imperial_miners.terminal.voice import Voice

COMMANDS: Final = (
    "help",
    "mine",
    "hand",
    "boards",
    "players",
    "event",
    "card",
    "decks",
    "log",
    "rules",
    "undo",
    "hint",
    "why",
    "agree",
    "skip",
    "save",
    "quit",
)
WITH_WORDS: Final = ("mine", "card", "rules", "why", "undo")
"""Commands that may be followed by more words."""
LONGEST: Final = 200
PUNCTUATION: Final = re.compile(r"[^\w:+-]+")


@dataclass(frozen=True, slots=True)
class Command:
    """One of the game's own words, with what follows it."""

    name: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """A line that is no answer; `message` says why and `given` completes it."""

    message: str
    given: dict[str, str | int]


def simple(text: str) -> str:
    """A text as it is compared: small letters without their marks, no punctuation, one blank between words.

    >>> simple("  Play “Peat Cutters” (free)! "), simple("Égyptiens")
    ('play peat cutters free', 'egyptiens')
    """
    letters = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return PUNCTUATION.sub(" ", letters.replace("\u00ad", "").replace("’", "'").replace("'", " ")).strip()


def matching(text: str, names: Sequence[str]) -> list[int]:
    """The numbers of the names that a text means: the same, else beginning with it, else with all of its words.

    >>> matching("drill", ["Platinum Drill", "Quicksand", "Drill"]), matching("plat", ["Platinum Drill", "Quicksand"])
    ([2], [0])
    """
    wanted = simple(text)
    if not wanted:
        return []
    known = [simple(name) for name in names]
    same = [number for number, name in enumerate(known) if name == wanted]
    begun = [number for number, name in enumerate(known) if name.startswith(wanted)]
    words = wanted.split()
    within = [
        number
        for number, name in enumerate(known)
        if all(any(part.startswith(word) for part in name.split()) for word in words)
    ]
    return same or begun or within


def read_line(line: str, voice: Voice, options: Sequence[Option], labels: Sequence[str]) -> Option | Command | Unclear:
    """What a line means while these options are offered."""
    text = line.strip()[:LONGEST]
    shown: dict[str, str | int] = {"text": text, "most": len(options), "word": voice.words("help")[0]}
    if re.fullmatch(r"[0-9]{1,9}\.?", text):
        number = int(text.rstrip("."))
        if 1 <= number <= len(options):
            return options[number - 1]
        return Unclear("plain-no-option", {"number": number, "most": len(options)})
    for option in options:
        if text.casefold() == option.key:
            return option
    command = read_command(text, voice)
    if command is not None:
        return command
    # Digits that name no option are a slip, not a word of some option's text.
    found = matching(text, labels) if any(letter.isalpha() for letter in text) else []
    if len(found) == 1:
        return options[found[0]]
    if found:
        return Unclear("plain-several", {"text": text, "numbers": ", ".join(str(number + 1) for number in found)})
    return Unclear("plain-not-understood", shown)


def read_answers(
    line: str, voice: Voice, options: Sequence[Option], labels: Sequence[str], most: int
) -> list[Option] | Command | Unclear:
    """What a line means where up to `most` answers may stand in it, by their numbers or keys; one may be in words."""
    words = line.replace(",", " ").split()
    if 1 < len(words) <= most:
        found = [read_line(word, voice, options, labels) for word in words]
        if all(is_by_name(word, each) for word, each in zip(words, found, strict=True)):
            return [each for each in found if isinstance(each, Option)]
    meant = read_line(line, voice, options, labels)
    return [meant] if isinstance(meant, Option) else meant


def is_by_name(word: str, meant: Option | Command | Unclear) -> bool:
    """Whether a word is an option's number or key, and no word of its text."""
    return isinstance(meant, Option) and (word.rstrip(".").isdecimal() or word.casefold() == meant.key)


def read_command(text: str, voice: Voice) -> Command | None:
    """The command that a text is, if it is one."""
    first, _, rest = text.partition(" ")
    for name in COMMANDS:
        if first.casefold() in voice.words(name) and (not rest or name in WITH_WORDS):
            return Command(name, rest.strip())
    return None

"""The words of the terminal: a pack's speaker, the terminal's own messages, and the names of the seats."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, reduce
from pathlib import Path
from typing import Final

from imperial_miners.engine.pack import Pack
from imperial_miners.text.languages import best_language
from imperial_miners.text.messages import Messages, messages_in
from imperial_miners.text.speaker import speaker_for

SEAT_NAMES: Final = ("seat-red", "seat-blue", "seat-green", "seat-purple", "seat-gold")
SOFT_HYPHEN: Final = "\u00ad"
VERBATIM: Final = frozenset(("command", "file", "folder", "hash", "label", "reason", "seed", "text"))
"""What is put into a sentence letter by letter: a path may hold what the language would set otherwise."""
FIRST_STAND_IN: Final = 0xE000


class Voice:
    """Says what the terminal has to say about a pack in one language."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.messages = terminal_messages(language)
        self.speaker = speaker_for(pack, language)
        self.language = language

    def say(self, id: str, **given: str | int | Path) -> str:
        """A message in words, without the marks that only print needs."""
        return say(self.messages, id, **given)

    def card(self, design: int) -> str:
        """The name of a card."""
        return plain(self.speaker.card_name(design))

    def seat(self, index: int) -> str:
        """The name of a seat: its colour."""
        return self.say(SEAT_NAMES[index])

    def bot(self, name: str) -> str:
        """A bot: its title, its name in the language, or whatever it was called by."""
        for message in (f"title-{name}", f"plain-bot-{name}"):
            with suppress(KeyError):
                return self.say(message)
        return name

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one phrase: "a, b and c"."""
        start = ", ".join(items[:-1])
        return self.say("plain-and", first=start, second=items[-1]) if start else "".join(items)

    def words(self, command: str) -> list[str]:
        """The words for a command, the one to show first; its English name is understood in every language."""
        return list(dict.fromkeys([*self.say(f"plain-word-{command}").split(", "), command]))


def say(messages: Messages, id: str, **given: str | int | Path) -> str:
    """A message in words; what must stay letter by letter is put in after the sentence is set."""
    kept = [(name, str(value)) for name, value in given.items() if name in VERBATIM]
    stands = {name: chr(FIRST_STAND_IN + number) for number, (name, _) in enumerate(kept)}
    others = {name: value if isinstance(value, int) else str(value) for name, value in given.items()}
    text = messages.say(id, **(others | stands))
    return reduce(lambda said, each: said.replace(stands[each[0]], each[1]), kept, plain(text))


@cache
def terminal_messages(language: str) -> Messages:
    """The messages of a language with the terminal's own among them; another language is a KeyError."""
    messages = messages_in(language)
    messages.add("terminal")
    return messages


def plain(text: str) -> str:
    """A text without soft hyphens.

    >>> plain("Uner\\u00adwiderte Liebe")
    'Unerwiderte Liebe'
    """
    return text.replace(SOFT_HYPHEN, "")


def user_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system is set to, if it is one of ours; else English.

    >>> user_language({"LANG": "pt_BR.UTF-8"}), user_language({"LC_ALL": "C", "LANG": "uk_UA"}), user_language({})
    ('pt-BR', 'en', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return best_language(environment[name].split(".")[0].split("@")[0].replace("_", "-"))
    return "en"

"""What went wrong with a command: one line in the user's language, with what to do."""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import pairwise
from shlex import quote
from typing import Final, get_args

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownCommandError, UnknownOptionError
from cyclopts import ValidationError as RefusedValue

from imperial_miners.engine.phases import MOST_SEATS
from imperial_miners.packs.problem import NO_PACK, PackError
from imperial_miners.terminal.voice import say, terminal_messages, user_language
from imperial_miners.text.messages import Messages
from imperial_miners.text.rulebook import LANGUAGES

NAMES: Final = {
    "multipart": "python-multipart",
    "vl_convert": "vl-convert-python",
    "PIL": "pillow",
    "pyspiel": "open-spiel",
}
"""Modules that are called otherwise than what is installed for them."""
REASONS: Final = {
    errno.ENOENT: "error-missing",
    errno.EACCES: "error-forbidden",
    errno.EPERM: "error-forbidden",
    errno.EROFS: "error-forbidden",
    errno.EISDIR: "error-is-folder",
    errno.ENOTDIR: "error-no-folder",
    errno.ENOSPC: "error-full",
    errno.ECONNREFUSED: "error-refused",
}
"""Why the system refuses, where it is more than a rare case."""
READS_PACK: Final = ("--pack", "show", "train")
"""What a pack is named after on a command line."""
PLANS: Final = {"bots": "error-no-bots", "twice": "error-bots-twice", "seats": "error-seats", "games": "error-no-games"}


def language_of(tokens: Sequence[str]) -> str:
    """The language that a command line asks for, or the system's; it may be all that is right about the line.

    >>> language_of(["play", "--lang", "uk", "--frob"]), language_of(["play", "--lang=de"])
    ('uk', 'de')
    """
    words = " ".join(tokens).replace("--lang=", "--lang ").split()
    named = [word for before, word in pairwise(words) if before == "--lang"]
    return next((word for word in named if word in LANGUAGES), user_language())


def pack_of(tokens: Sequence[str]) -> str:
    """The pack that a command line reads, as it was typed, or an empty string.

    >>> pack_of(["play", "--pack=my mine"]), pack_of(["pack", "show", "deep", "pit"]), pack_of(["pack", "new", "deep"])
    ('my mine', 'deep', '')
    >>> pack_of(["pack", "show", "--lang", "de", "--svg=pit.svg", "deep"])
    'deep'
    """
    words = [word for token in tokens for word in re.split("(?<=^--pack)=|(?<=^--lang)=|(?<=^--svg)=", token)]
    words = [word for before, word in pairwise(["", *words]) if not {before, word} & {"--lang", "--svg"}]
    named = [word for before, word in pairwise(words) if before in READS_PACK and not word.startswith("-")]
    return named[0] if named else ""


def explain_usage(error: CycloptsError, tokens: Sequence[str]) -> str:
    """What is wrong with a command line."""
    messages = terminal_messages(language_of(tokens))
    option = error.argument.name if error.argument is not None else ""
    if isinstance(error, UnknownOptionError):
        text = error.token.keyword or error.token.value
        known = [name for argument in error.argument_collection for name in argument.names]
        said = say(messages, "error-option", text=text) + meant(text, known, messages)
    elif isinstance(error, UnknownCommandError):
        text = (error.unused_tokens or [""])[0]
        said = say(messages, "error-command", text=text) + meant(text, error.app or (), messages)
    elif isinstance(error, CoercionError) and error.token is not None:
        said = say(messages, "error-value", text=error.token.value, command=error.token.keyword or option)
        if choices := [each for each in get_args(error.target_type) if isinstance(each, str)]:
            said += " " + say(messages, "error-choices", label=", ".join(choices))
    elif isinstance(error, RefusedValue) and error.argument is not None:
        value = " ".join(token.value for token in error.argument.tokens)
        said = say(messages, "error-value", text=value, command=option)
    elif isinstance(error, MissingArgumentError):
        said = say(messages, "error-needed", command=option or error.keyword or "")
    else:
        said = say(messages, "error-usage", reason=one_line(error))
    return f"{said} {say(messages, 'error-see-help')}"


def meant(text: str, known: Iterable[str], messages: Messages) -> str:
    """What somebody may have meant, if one of the known words is near."""
    near = get_close_matches(text, list(known), 1)
    return f" {say(messages, 'error-meant', label=near[0])}" if near else ""


def explain(error: Exception, tokens: Sequence[str]) -> str:
    """What is wrong with anything else."""
    messages = terminal_messages(language_of(tokens))
    if isinstance(error, PackError):
        return explain_pack(error, messages, pack_of(tokens))
    if extra := extra_of(missing_module(error)):
        command = f"pip install 'imperial-miners[{extra}]'"
        return say(messages, "error-extra", text=missing_module(error), command=command)
    if isinstance(error, OSError):
        file = f"{error.filename}: " if error.filename else ""
        return f"{file}{reason_of(error, messages)}. {say(messages, 'error-other-file')}"
    if isinstance(error, ValueError):
        from imperial_miners.arena.tournament import PlanError  # here, since other errors should not wait for it
        from imperial_miners.bots.naming import UnknownBot, bot_names

        if isinstance(error, UnknownBot):
            quoted = re.search("'(.+?)'", str(error))
            return say(messages, "error-bot", text=quoted[1] if quoted else str(error), label=", ".join(bot_names()))
        if isinstance(error, PlanError):
            return say(messages, PLANS[error.kind], most=MOST_SEATS, number=error.number)
    if type(error).__module__.startswith(__name__.partition(".")[0]):
        return one_line(error)  # an error of ours says itself what is wrong
    return say(messages, "error-unexpected", reason=f"{type(error).__name__}: {one_line(error)}")


def explain_no_table() -> str:
    """That the table in the browser needs more than is installed, and how to have it."""
    return say(terminal_messages(language_of(())), "begin-without-table", command='uvx "imperial-miners[table]"')


def missing_module(error: BaseException | None) -> str:
    """The module that could not be imported, if that is what an error comes from."""
    while error is not None:
        if isinstance(error, ModuleNotFoundError):
            return error.name or ""
        error = error.__cause__ or error.__context__
    return ""


def extra_of(module: str) -> str:
    """The extra of this distribution that brings a module; nothing if none does."""
    from importlib.metadata import PackageNotFoundError, requires

    root = module.partition(".")[0]
    wanted = NAMES.get(root, root).lower().replace("_", "-")
    try:
        lines = requires("imperial-miners") or []
    except PackageNotFoundError:
        return ""
    matches = [re.match(r"([A-Za-z0-9._-]+).*extra == [\"'](\w+)[\"']", line) for line in lines]
    found = [match[2] for match in matches if match and match[1].lower().replace("_", "-") == wanted]
    return max(found, default="")  # of `table` and `terminal` the latter, which is smaller


def explain_pack(error: PackError, messages: Messages, pack: str) -> str:
    """A pack that is not there, or the first of its problems; those are said in the words of whoever writes packs."""
    first = error.problems[0]
    if first.message == NO_PACK:
        return say(messages, "error-no-pack", text=first.file)
    if not pack:
        return one_line(first)
    check = f"imperial-miners pack check {quote(pack)}"
    return say(messages, "error-pack", reason=one_line(first), count=len(error.problems), command=check)


def reason_of(error: OSError, messages: Messages) -> str:
    """Why the system refuses something."""
    known = REASONS.get(error.errno or 0)
    return say(messages, known) if known else error.strerror or one_line(error)


def one_line(text: object) -> str:
    """A text without line breaks."""
    return " ".join(str(text).split())

"""Lines in and out: a terminal, a pipe or a file of answers, seen by the plain mode as the same thing."""

from __future__ import annotations

import os
import select
import shutil
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

from imperial_miners.terminal.drawing import ASCII, BLOCKS, Style

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
PROMPT: Final = "> "
COMMENT: Final = "#"
"""Begins a line of a file that is no answer."""
WIDTH: Final = 100
PACE: Final = 0.8
"""Seconds after a line of what happened, at speed 1."""


class Lines:
    """Where answers come from and sentences go. What is read from a pipe or a file is repeated, to be read along."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target
        self.number = 0  # of the last line read
        self.keeps_blanks = False  # an empty line means something
        self.speed = 0  # how fast what happened is told; 0: all at once
        self.is_terminal = source.isatty() and target.isatty()
        for stream in (source, target):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")

    def write(self, text: str = "") -> None:
        """Write one line to where answers go, at once."""
        print(text, file=self.target, flush=True)

    def read(self) -> str:
        """The next line; EOFError when there is none."""
        if self.is_terminal:
            self.number += 1
            return input(PROMPT)
        print(PROMPT, end="", file=self.target, flush=True)
        for line in iter(self.source.readline, ""):
            self.number += 1
            text = line.strip()
            if (text or self.keeps_blanks) and not text.startswith(COMMENT):
                self.write(text)
                return text
        print(file=self.target)
        raise EOFError

    def pause(self) -> None:
        """Let a line be read, at the speed that was wished; whatever is typed meanwhile ends the waiting."""
        if not self.speed or not self.is_terminal:
            return
        if os.name == "nt":
            time.sleep(PACE / self.speed)
        else:
            select.select([self.source], [], [], PACE / self.speed)

    def clear(self) -> None:
        """Hide what the player before has seen, where there is a screen to clear."""
        if self.is_terminal and os.environ.get("TERM") != "dumb":
            print(CLEAR, end="", file=self.target, flush=True)

    @property
    def width(self) -> int:
        """The columns of the screen."""
        return shutil.get_terminal_size((WIDTH, 24)).columns if self.target.isatty() else WIDTH

    @property
    def style(self) -> Style:
        """How to draw: with blocks where the output can show them."""
        try:
            "┌█▓…".encode(getattr(self.target, "encoding", None) or "ascii")
        except (UnicodeEncodeError, LookupError):
            return ASCII
        return ASCII if os.environ.get("TERM") == "dumb" else BLOCKS


def open_lines(answers: Path | None) -> Lines:
    """Lines from standard input, or from a file of answers. OSError if the file cannot be read."""
    if answers is not None:
        return Lines(answers.open(encoding="utf-8-sig", errors="replace"), sys.stdout)
    with suppress(ImportError):
        import readline  # noqa: F401 - makes `input` edit its line
    return Lines(sys.stdin, sys.stdout)

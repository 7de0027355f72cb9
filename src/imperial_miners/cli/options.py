"""What several commands take alike: a language, a set-up, switches; and what they find out about the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

Language = Literal["en", "de", "fr", "pt-BR", "uk"]
Decks = Literal["shared", "duplicate"]
Speed = Literal["0", "1", "2", "4"]
Variant = Literal["standard", "first-game"]
Flag: Final = Parameter(negative="")
"""A switch that is only ever turned on: it gets no `--no-...`."""
Several: Final = Parameter(consume_multiple=True, negative=())
"""An option that takes several values at once: `--seats 1 4`."""
Replace = Annotated[bool, Parameter(negative="", help="Take the place of a file that is there already.")]
PackName = Annotated[str, Parameter(help="The name or the folder of a pack.")]
Seed = Annotated[str, Parameter(help="A word from which all seeds are made.")]
Workers = Annotated[int, Parameter(help="Processes on this machine; by default one for each core.")]
Cluster = Annotated[str, Parameter(help="Address of a Dask scheduler; its workers play.")]
KEPT_IN: Final = "Where games are kept: postgresql://... or sqlite:///...; without it a file in the data folder."
Database = Annotated[str, Parameter(help=KEPT_IN)]
DataDir = Annotated[Path | None, Parameter(help="The data folder.")]


def has_screen() -> bool:
    """Whether the whole screen of a terminal can be used."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def language(chosen: str | None) -> str:
    """The language asked for, or the system's."""
    from imperial_miners.terminal.voice import user_language

    return chosen or user_language()

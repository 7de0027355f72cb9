"""What a server is told when it starts: where its data lies, whom it listens to, and its limits."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

FILE_NAME = "tables.sqlite3"


def data_folder() -> Path:
    """The folder of this user's games, by the custom of the system; `XDG_DATA_HOME` comes first where it is set."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "imperial-miners"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "imperial-miners"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "imperial-miners"
    return Path.home() / ".local" / "share" / "imperial-miners"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for, and how large anything may be."""

    requests: float = 200  # a second, from one address, and twenty seconds' worth at once
    guesses: float = 0.5  # join links and codes tried a second
    creations: float = 2  # games begun a second
    words: float = 2  # chat lines a second
    body: int = 64 * 1024  # bytes
    tables: int = 5000  # games kept in memory
    streams: int = 20_000  # open streams of one process
    streams_of_client: int = 4_000


STRICT = Limits(requests=30, guesses=0.1, creations=0.2, words=1, streams_of_client=64)
"""For a server that strangers can reach."""


@dataclass(frozen=True)
class Settings:
    """A server's settings. `database` is empty for SQLite in `data_dir`, else `postgresql://...` or `sqlite:///...`."""

    database: str = ""
    data_dir: Path = field(default_factory=data_folder)
    host: str = "127.0.0.1"
    public: bool = False
    packs: tuple[str, ...] = ("base",)  # names of ours, or folders
    limits: Limits = field(default_factory=Limits)
    bot_workers: int = 0  # processes in which bots think; 0: one fewer than there are cores
    keep_unfinished: int = 180  # days without anything new after which an unfinished game is forgotten; 0: never
    keep_finished: int = 0  # days after its end for which a finished game is kept; 0: for ever

    @property
    def is_postgres(self) -> bool:
        """Whether several processes may share the database."""
        return self.database.startswith(("postgresql:", "postgres:", "postgresql+psycopg:"))

    @property
    def database_url(self) -> str:
        """The address in SQLAlchemy's words."""
        if self.is_postgres:
            return "postgresql+psycopg:" + self.database.partition(":")[2]
        if self.database.startswith("sqlite:"):
            return "sqlite+aiosqlite:" + self.database.partition(":")[2]
        if self.database:
            raise ValueError("a database is named by postgresql://... or sqlite:///...")
        return f"sqlite+aiosqlite:///{(self.data_dir / FILE_NAME).absolute()}"

    @property
    def notice_url(self) -> str:
        """The address in psycopg's words, for the connection that listens."""
        return "postgresql:" + self.database.partition(":")[2]

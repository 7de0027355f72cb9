"""The settings with which a server starts: where its data lies, whom it listens to, and its limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from imperial_miners.data_folder import data_folder

FILE_NAME = "tables.sqlite3"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for, and how large anything may be."""

    requests: float = 200  # a second, from one address, and twenty seconds' worth at once
    guesses: float = 0.5  # join links and codes tried a second
    creations: float = 2  # games begun a second
    words: float = 2  # chat lines a second
    body: int = 64 * 1024  # bytes
    creations_a_day: float = 20_000  # games, uploads, reviews and exports begun
    depth: int = 12  # brackets within brackets, in a body of JSON
    connections_of_client: int = 8_000  # open sockets, for those who come without a proxy of ours
    tables: int = 5000  # games kept in memory
    waiting: int = 10_000  # requests that wait to be let in, for each of looking and changing
    patience: float = 30  # seconds for which they wait
    streams: int = 20_000  # open streams of one process
    streams_of_client: int = 4_000
    thoughts: int = 64  # of bots that one person waits for at once; what goes beyond is answered by quick policies
    open_tables: int = 2_000  # of one client, that are not over and at which something has happened within an hour
    reviews: int = 100  # of one client, that wait to be made
    plans: int = 2_000  # of one client, that were touched within an hour
    uploads: int = 20  # of one client, that are being checked


STRICT = Limits(
    requests=30,
    guesses=0.1,
    creations=0.2,
    words=1,
    creations_a_day=300,
    connections_of_client=128,
    streams_of_client=64,
    thoughts=16,
    open_tables=100,
    reviews=6,
    plans=100,
    uploads=2,
)
"""For a server that strangers can reach."""

PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""Where browsers take messages: origins, and (with a dot before) all hosts under a name."""

OFF, OUTSIDE, INSIDE = "off", "outside", "inside"
"""Webhooks: none; by https to addresses that the whole world can reach; also into the server's own network."""


@dataclass(frozen=True)
class Settings:
    """A server's settings. `database` is empty for SQLite in `data_dir`, else `postgresql://...` or `sqlite:///...`."""

    database: str = ""
    data_dir: Path = field(default_factory=data_folder)
    host: str = "127.0.0.1"
    public: bool = False
    packs: tuple[str, ...] = ("base",)  # names of ours, or folders
    bench: str = ""  # the pack on the designer's bench, for whoever sits at this machine; none if empty
    limits: Limits = field(default_factory=Limits)
    bot_workers: int = 0  # processes in which bots think; 0: one fewer than there are cores
    bot_patience: float = 1.5  # seconds that people wait for a bot, its waiting and thinking together
    behind: tuple[str, ...] = ()  # addresses or networks of the proxies that say who is asking
    metrics_token: str = ""  # who shows it reads the metrics; without one only this machine does, unless public
    contact: str = ""  # where weaknesses are reported to: an address of mail or of a page
    push_services: tuple[str, ...] = PUSH_SERVICES
    webhooks: str = OUTSIDE  # where people may let their alerts be sent: nowhere, outside, or also inside
    keep_unfinished: int = 180  # days without anything new after which an unfinished game is forgotten; 0: never
    keep_finished: int = 0  # days after its end for which a finished game is kept; 0: for ever
    compress_finished: int = (
        30  # days after its end, and after the last word, after which its log is compressed; 0: never
    )

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

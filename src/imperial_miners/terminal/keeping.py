"""Games kept in files: the record, with the seats' players beside it, written after every answer.

A file of a finished game is a record like any other; one of a running game can be continued. The pack that it is
played with is kept in the data folder, so that it goes on with the same cards when those of the pack have changed.
"""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import Any, Final, Protocol

from imperial_miners.arena.writing import write_whole
from imperial_miners.data_folder import data_folder
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import Record, RecordError, find_pack
from imperial_miners.packs import PackError, load_pack
from imperial_miners.packs.editions import Shelf, sources_of
from imperial_miners.review.left import StateLeft, read_state, state_of
from imperial_miners.terminal.errors import reason_of
from imperial_miners.terminal.local_game import LocalGame
from imperial_miners.terminal.voice import Voice

MOST_BYTES: Final = 4_000_000
PERSON: Final = "person"
COMMAND: Final = "imperial-miners"


@dataclass(frozen=True, slots=True)
class Kept:
    """What stands in a file: the record, who plays each seat, the pack's name or folder, the language."""

    record: Record
    bots: list[str | None]
    pack: str
    language: str
    lessons: str = ""
    state: StateLeft | None = None  # how it stood


class Keeping(Protocol):
    """Whoever keeps a game, here or elsewhere."""

    trouble: str  # why the game could not be kept

    def keep(self) -> None:
        """Write the game to its file now."""
        ...

    def lines(self) -> list[str]:
        """Where the game is and how to go on with it."""
        ...

    def lines_at_end(self) -> list[str]:
        """The seed, and where the record of the finished game is."""
        ...


class Keeper:
    """Keeps a match in its file after every answer, and says where it is. `words` are the command that plays it."""

    def __init__(
        self, match: LocalGame, voice: Voice, file: Path, pack: str, words: str, is_named: bool = False
    ) -> None:
        self.match = match
        self.voice = voice
        self.file = file
        self.pack = pack
        self.command = f"{COMMAND} {words} --continue" + (f" --save {quote(str(file))}" if is_named else "")
        bots = [bot for bot in match.bots if bot]
        if any(map(is_stranger, bots)):
            self.command += f" --bots {quote(','.join(bots))}"
        self.trouble = ""  # why the game could not be kept
        match.changed = self.keep
        with contextlib.suppress(OSError):  # the game can be kept all the same, and goes on while its cards stay
            own_shelf().keep(match.game.pack.digest, sources_of(match.game.pack))
        self.keep()

    def keep(self) -> None:
        """Write the game to its file; a file that cannot be written does not end the game."""
        try:
            keep(self.file, self.match, self.pack, self.voice.language)
            self.trouble = ""
        except OSError as error:
            self.trouble = reason_of(error, self.voice.messages)

    def lines(self) -> list[str]:
        """Where the game is and how to go on with it, or why it is nowhere."""
        if self.trouble:
            return [self.voice.say("plain-cannot-save", file=self.file, reason=self.trouble)]
        saved = self.voice.say("plain-saved", file=self.file)
        return [saved, self.voice.say("plain-continue", command=self.command)]

    def lines_at_end(self) -> list[str]:
        """The seed, and where the record of the finished game is."""
        seed = self.voice.say("plain-seed", seed=self.match.game.seed, hash=self.match.seed_hash)
        if self.trouble:
            return [seed, *self.lines()]
        check = f"{COMMAND} verify {quote(str(self.file))}"
        if self.pack != self.match.game.pack.id:  # a folder, which a record does not name
            check += f" --pack {quote(self.pack)}"
        record = self.voice.say("plain-record", file=self.file)
        return [seed, record, self.voice.say("plain-verify", command=check)]


def games_folder() -> Path:
    """Where games are kept unless a file is named."""
    return data_folder() / "games"


def own_shelf() -> Shelf:
    """The packs that games of this user were begun with, by their digests."""
    return Shelf(data_folder() / "packs")


def pack_for(record: Record, name: str = "") -> Pack:
    """The pack of a record, in the edition that it was played with if that is found: by its name or folder, or on the
    shelf. Any other is returned for the record to refuse it; PackError or RecordError if there is none."""
    with contextlib.suppress(PackError, RecordError):
        pack = named_pack(record, name)
        if pack.digest == record.pack_digest:
            return pack
    kept = own_shelf().find(record.pack_digest)
    return kept if kept is not None and kept.id == record.pack_id else named_pack(record, name)


def named_pack(record: Record, name: str) -> Pack:
    """The pack of a name or a folder; without one the pack that a record names."""
    return load_pack(name) if name else find_pack(record.pack_id, record.pack_digest)


def new_file() -> Path:
    """A file that is not there yet, named by the time and by this process: another may begin in the same second."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}"
    names = [stem] + [f"{stem}-{number}" for number in range(2, 100)]
    return next(
        (path for name in names if not (path := games_folder() / f"{name}.json").exists()), games_folder() / "game.json"
    )


def keep(file: Path, match: LocalGame, pack: str, language: str) -> None:
    """Write a game to its file, which is replaced as a whole or not at all. OSError if that fails."""
    table: dict[str, Any] = {"players": [bot or PERSON for bot in match.bots], "pack": pack, "language": language}
    table |= {"lessons": match.lessons} if match.lessons else {}
    table["state"] = state_of(match.game)
    text = match.game.record().to_json().replace("{\n", f'{{\n "table": {json.dumps(table)},\n', 1)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, text)


def read_text(file: Path) -> str:
    """The text of a record's file. RecordError for what cannot be one, OSError for what cannot be read."""
    with file.open("rb") as stream:
        content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise RecordError("text", f"larger than {MOST_BYTES} bytes")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("text", "not UTF-8") from None


def read_kept(file: Path) -> Kept:
    """What a file keeps. A bare record, as the browser gives it, is one of people only."""
    text = read_text(file)
    record = Record.from_json(text)
    table = json.loads(text).get("table")
    table = table if isinstance(table, dict) else {}
    players = table.get("players", [PERSON] * record.seats)
    if not isinstance(players, list) or len(players) != record.seats or not all(map(is_player, players)):
        raise RecordError("seats", "the players of the seats are not known")
    return Kept(
        record,
        [None if player == PERSON else player for player in players],
        word(table.get("pack"), record.pack_id),
        word(table.get("language"), ""),
        word(table.get("lessons"), ""),
        read_state(table.get("state")),
    )


def is_stranger(name: str) -> bool:
    """Whether a bot is one from outside. A file may name it, but it could be any command: only the player starts it."""
    from imperial_miners.bots.outside import is_outside

    return is_outside(name)


def is_player(name: object) -> bool:
    """Whether a file may name this player."""
    if name == PERSON:
        return True
    from imperial_miners.bots.naming import UnknownBot, make_bot

    if not isinstance(name, str):
        return False
    if is_stranger(name):
        return True
    try:
        make_bot(name)
    except UnknownBot:
        return False
    return True


def word(found: Any, otherwise: str) -> str:
    """A text, if it is one."""
    return found if isinstance(found, str) else otherwise


def last_running() -> Path | None:
    """The game that was left last, if one is unfinished."""
    try:
        files = sorted(games_folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return None
    return next((file for file in files if is_running(file)), None)


def is_running(file: Path) -> bool:
    """Whether a file keeps an unfinished game."""
    try:
        return read_kept(file).record.scores is None
    except (RecordError, OSError):
        return False

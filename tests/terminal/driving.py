"""Drives the command in this process: answers made beforehand, a data folder of its own, what it printed."""

import io
import random
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from imperial_miners import Game, load_pack
from imperial_miners.cli import main
from imperial_miners.terminal.local_game import LocalGame

PACK = load_pack("base")


@dataclass
class Script:
    """A whole game: the keys in the order in which people are asked, and how the game ends."""

    keys: list[str]
    digest: str
    scores: list[int]


def script(seed: str, seats: int = 1, variant: str = "standard") -> Script:
    """A game of people only, played at random through the same match as the plain mode plays."""
    match = LocalGame(Game.new(PACK, seats, seed, variant), [None] * seats)
    dice = random.Random(seed)
    keys = []
    while (seat := match.asked()) is not None:
        match.at_keyboard = seat
        keys.append(dice.choice(match.game.decision(seat).options).key)
        match.apply(seat, keys[-1])
    scores = [standing.score for standing in match.game.outcome().standings]
    return Script(keys, match.game.digest(), scores)


async def settled(pilot) -> None:
    """Wait until the screen has done what was asked of it."""
    await pilot.pause()
    while pilot.app.is_busy:
        await pilot.pause(0.005)


@dataclass
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Command:
    """Runs `imperial-miners` in this process, with a data folder that is thrown away."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
        monkeypatch.setenv("LANG", "C.UTF-8")
        monkeypatch.delenv("LC_ALL", raising=False)
        monkeypatch.delenv("LC_MESSAGES", raising=False)

    def __call__(self, *arguments: object, lines: list[str] | None = None) -> Ran:
        """One run; `lines` are what standard input holds."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines or [])))
        self.capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        told = self.capsys.readouterr()
        return Ran(code, told.out, told.err)

    def file(self, name: str, lines: list[str]) -> Path:
        """A file of lines."""
        path = self.folder / name
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return path

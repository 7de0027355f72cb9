"""The folder of a tournament: its plan, and the result of each game as a line of JSON, written as chunks are finished.

Killed at any moment it can be taken up again: a half-written line is dropped, and no game is counted twice.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from imperial_miners.arena.match import Result
from imperial_miners.arena.writing import write_whole
from imperial_miners.engine.luck import SECURE
from imperial_miners.engine.phases import RULES

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"


class LedgerError(Exception):
    """A folder that cannot be used for this tournament; the message says what to do."""


class Ledger:
    """Results in a folder, by the number of their match."""

    def __init__(self, folder: Path, plan: dict[str, Any], resume: bool) -> None:
        self.file = folder / GAMES
        self.results: dict[int, Result] = {}
        plan = {**plan, "rules": RULES, "luck": SECURE}  # by other ones the same seeds give other games
        folder.mkdir(parents=True, exist_ok=True)
        if not resume and self.file.exists():
            raise LedgerError(f"{folder} holds results already: go on with --resume, or name another folder")
        if (folder / PLAN).exists() and self.file.exists():
            self.check_plan(folder, plan)
        write_whole(folder / PLAN, json.dumps(plan, indent=1) + "\n")
        if self.file.exists():
            self.read()
        self.file.touch()

    def check_plan(self, folder: Path, plan: dict[str, Any]) -> None:
        """Results of another tournament must not be mixed in."""
        found = json.loads((folder / PLAN).read_text(encoding="utf-8"))
        differing = [name for name in {**found, **plan} if name != "games" and found.get(name) != plan.get(name)]
        if differing:
            raise LedgerError(f"{folder} was begun with other settings ({', '.join(sorted(differing))})")

    def read(self) -> None:
        """Take up what is there, and cut off a line that was not written whole."""
        whole = 0
        with self.file.open("rb") as opened:
            for number, line in enumerate(opened, start=1):
                if not line.endswith(b"\n"):
                    break
                whole += len(line)
                try:
                    result = Result.from_json(json.loads(line))
                except (ValueError, TypeError, KeyError) as error:
                    raise LedgerError(f"{self.file}, line {number} is no result ({error})") from None
                self.results.setdefault(result.match, result)
        if whole < self.file.stat().st_size:
            os.truncate(self.file, whole)

    def add(self, results: Iterable[Result]) -> None:
        """Append new results, on disk before this returns."""
        fresh = [result for result in results if result.match not in self.results]
        lines = "".join(json.dumps(result.to_json(), separators=(",", ":")) + "\n" for result in fresh)
        with self.file.open("ab") as opened:
            opened.write(lines.encode())
            opened.flush()
            os.fsync(opened.fileno())
        self.results.update({result.match: result for result in fresh})

"""Results on disk: a tournament killed at any moment goes on and counts nothing twice."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from imperial_miners.arena.ledger import GAMES, PLAN, Ledger, LedgerError
from imperial_miners.arena.match import Result
from imperial_miners.cli.arena import arena
from tests.arena.matches import result
from tests.table import SMALL

SETTINGS = {"seats": 2, "games": 30, "pack": str(SMALL), "plots": False}
CALL = """
from pathlib import Path
from imperial_miners.cli.arena import arena
arena("greedy", "random", out=Path({!r}), workers={}, **{!r})
"""
PATIENCE = 120


def lines_of(folder: Path) -> list[str]:
    file = folder / GAMES
    return file.read_text().splitlines() if file.exists() else []


def is_gone(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True
    return state == "Z"


def children_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_tournament_killed_in_the_middle_goes_on_where_it_was(tmp_path: Path, workers: int):
    folder = tmp_path / "killed"
    process = subprocess.Popen([sys.executable, "-c", CALL.format(str(folder), workers, SETTINGS)])
    until = time.monotonic() + PATIENCE
    while len(lines_of(folder)) < 6:
        assert time.monotonic() < until
        assert process.poll() is None
        time.sleep(0.02)
    workers_of_it = children_of(process.pid) if sys.platform == "linux" else []
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = lines_of(folder)
    assert 6 <= len(kept) < 30
    while not all(is_gone(pid) for pid in workers_of_it):  # nobody is left behind
        assert time.monotonic() < until
        time.sleep(0.05)

    arena("greedy", "random", out=folder, resume=True, workers=1, **SETTINGS)
    arena("greedy", "random", out=tmp_path / "whole", workers=1, **SETTINGS)
    finished, whole = lines_of(folder), lines_of(tmp_path / "whole")
    assert finished[: len(kept)] == kept
    assert sorted(finished) == sorted(whole)
    assert len(whole) == 30
    standings = [(path / "standings.json").read_text() for path in (folder, tmp_path / "whole")]
    assert standings[0] == standings[1]


def games(*numbers: int) -> list[Result]:
    return [result(number, {"a": 10 + number, "b": 5}, number) for number in numbers]


def test_a_line_that_was_not_written_whole_is_dropped(tmp_path: Path):
    Ledger(tmp_path, {"job": "x"}, resume=False).add(games(0, 1, 2))
    file = tmp_path / GAMES
    os.truncate(file, file.stat().st_size - 20)
    again = Ledger(tmp_path, {"job": "x"}, resume=True)
    assert sorted(again.results) == [0, 1]
    again.add(games(2))
    assert [json.loads(line)["match"] for line in lines_of(tmp_path)] == [0, 1, 2]


def test_a_game_that_comes_twice_counts_once(tmp_path: Path):
    ledger = Ledger(tmp_path, {"job": "x"}, resume=False)
    ledger.add(games(0, 1))
    ledger.add(games(1, 2))
    assert [json.loads(line)["match"] for line in lines_of(tmp_path)] == [0, 1, 2]
    assert Ledger(tmp_path, {"job": "x"}, resume=True).results == ledger.results


def test_results_are_never_overwritten_nor_mixed(tmp_path: Path):
    Ledger(tmp_path, {"job": "x", "seed": "1", "games": 4}, resume=False).add(games(0))
    with pytest.raises(LedgerError, match="--resume"):
        Ledger(tmp_path, {"job": "x", "seed": "1", "games": 4}, resume=False)
    with pytest.raises(LedgerError, match="seed"):
        Ledger(tmp_path, {"job": "x", "seed": "2", "games": 4}, resume=True)
    assert len(Ledger(tmp_path, {"job": "x", "seed": "1", "games": 9}, resume=True).results) == 1


def test_a_damaged_ledger_says_where(tmp_path: Path):
    Ledger(tmp_path, {"job": "x"}, resume=False).add(games(0, 1))
    file = tmp_path / GAMES
    first, second = lines_of(tmp_path)
    file.write_text(f"{first}\nnonsense\n{second}\n")
    with pytest.raises(LedgerError, match="line 2"):
        Ledger(tmp_path, {"job": "x"}, resume=True)


def test_a_result_reads_back():
    game = games(3)[0]
    assert Result.from_json(json.loads(json.dumps(game.to_json()))) == game
    with pytest.raises(ValueError, match="surprise"):
        Result.from_json({**game.to_json(), "surprise": 1})


@pytest.mark.parametrize("name", ["rules", "luck"])
def test_games_by_other_rules_or_luck_are_not_mixed_in(tmp_path: Path, name: str):
    """The same seeds gave other games: results kept before there were names for it belong to the first of both."""
    plan = {"job": "test"}
    Ledger(tmp_path, plan, resume=False).add(games(0))
    Ledger(tmp_path, plan, resume=True)
    kept = json.loads((tmp_path / PLAN).read_text())
    del kept[name]
    (tmp_path / PLAN).write_text(json.dumps(kept))
    with pytest.raises(LedgerError, match=name):
        Ledger(tmp_path, plan, resume=True)

"""The page about bots is true: its bots play, its commands and settings are those of the program."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from imperial_miners.arena import compare
from imperial_miners.arena.match import Match
from imperial_miners.arena.playing import play_match
from imperial_miners.bots.naming import SETTINGS, bot_names
from imperial_miners.bots.outside import OutsideBot, close_idle
from imperial_miners.bots.position import Position
from imperial_miners.cli.arena import arena
from imperial_miners.engine.action import KINDS
from imperial_miners.engine.game import Game
from imperial_miners.packs import load_pack

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
JSON = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


@pytest.fixture(autouse=True, scope="module")
def nobody_left_behind():
    yield
    close_idle()


def test_the_first_bot_has_ten_lines():
    lines = [line for line in PYTHON[0].splitlines() if line.strip() and "import" not in line and '"""' not in line]
    assert len(lines) <= 10


@pytest.mark.slow
def test_the_ten_lines_are_worth_it(tmp_path: Path):
    file = tmp_path / "my_bot.py"
    file.write_text(PYTHON[0])
    assert compare(f"{file}:Miner", "greedy", seats=1, games=12, seed="docs").low > 0


def test_the_arena_is_asked_from_python(capsys: pytest.CaptureFixture[str]):
    exec(compile(PYTHON[1], "snippet", "exec"), {})
    told = capsys.readouterr().out
    assert re.search(r"^place +bot", told, re.MULTILINE)
    assert "clear: True" in told
    assert sum(int(number) for number in re.findall(r"^(\d+) more games$", told, re.MULTILINE)) == 40


def test_the_ten_lines_play_and_get_a_rating(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "my_bot.py"
    file.write_text(PYTHON[0])
    bot = f"{file}:Miner"
    arena(bot, "random", games=16, out=tmp_path / "first-try", workers=1, plots=False)
    told = capsys.readouterr().out
    head = re.search(r"^place +bot.*$", told, re.MULTILINE)
    assert head is not None
    assert head[0].split() == re.search(r"^place +bot.*$", PAGE, re.MULTILINE)[0].split()
    row = next(line for line in told.splitlines() if bot in line)
    assert re.search(r"\d+\.\d\d \[\d+\.\d\d, \d+\.\d\d\]", row)
    assert row.split()[-1] == "0"  # failures
    assert {path.name for path in (tmp_path / "first-try").iterdir()} >= {
        "games.jsonl",
        "standings.md",
        "standings.json",
    }


def test_the_second_bot_solves_its_turns(tmp_path: Path):
    file = tmp_path / "hasty.py"
    file.write_text(PYTHON[2])
    result = play_match(Match(0, 0, "hasty", (f"{file}:Hasty", "random"), seconds=60))
    assert result.seats[0].lost is None
    assert result.winners == [0]


def test_the_program_speaks_the_protocol(tmp_path: Path):
    file = tmp_path / "last.py"
    file.write_text(PYTHON[3])
    command = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"
    assert play_match(Match(0, 0, "last", (command,), seconds=60)).seats[0].lost is None


def test_the_messages_are_those_of_the_page(monkeypatch: pytest.MonkeyPatch):
    sent = []

    class Wire:
        is_new = True

        def ask(self, message: dict, seconds: float) -> dict:
            sent.append(message)
            options = message.get("view", {}).get("decision", {}).get("options", [None])
            return {"number": message["number"], "ready": True, "option": options[0]}

    monkeypatch.setattr("imperial_miners.bots.outside.take_talker", lambda name: Wire())
    OutsideBot("cmd:x").choose(Position.of(Game.new(load_pack("base"), 2, 1), 0))
    begin, ready, choose, option = JSON
    assert [set(message) for message in sent] == [set(begin), set(choose)]
    assert (set(ready), set(option)) == ({"number", "ready"}, {"number", "option"})
    assert {**sent[0], "pack_digest": "...", "seed": "..."} == begin
    assert set(choose["view"]) <= set(sent[1]["view"])
    assert set(choose["view"]["decision"]) <= set(sent[1]["view"]["decision"])


def test_every_bot_setting_and_kind_of_question_is_on_the_page():
    named = set(re.findall(r"`([^`\n]+)`", PAGE))
    assert set(bot_names()) <= named
    assert {setting for kind, settings in SETTINGS.items() if kind != "outside" for setting in settings} <= named
    kinds = {kind for _, kind in KINDS if kind != "decline"} | {"keep", "play", "discard"}
    assert kinds <= named


def test_the_commands_are_understood():
    cli = pytest.importorskip("imperial_miners.cli")
    lines = re.findall(r"^imperial-miners (.*)$", PAGE, re.MULTILINE)
    assert len(lines) >= 4
    for line in lines:
        cli.app.parse_args(shlex.split(line), exit_on_error=False, print_error=False)

"""The command as a whole: help with examples, errors in one line, exit codes, the page of commands, a quick start."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from imperial_miners.cli import app, beginning, commands_page, main

ROOT = Path(__file__).parent.parent.parent
COMMANDS = ["play", "verify", "cards", "pack new", "pack check", "pack show", "serve", "train", "arena", "simulate"]
COMMANDS += ["mcp", "doctor", "alerts", "pack value", "pack compare", "pack suggest", "pack export", "bench"]
COMMANDS += [
    "puzzles make",
    "puzzles check",
    "export",
    "replay",
    "backup",
    "restore",
    "watch",
    "renew docs",
    "renew guided",
    "games list",
    "games export",
    "games prune",
]
COMMANDS += [f"measure {what}" for what in ("strength", "balance", "levels", "ceiling", "trust", "readers")]
GROUPS = ["games", "pack", "puzzles", "measure", "renew"]


def run(*arguments: str, **options) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    environment = {**os.environ, **options.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "imperial_miners", *arguments],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
        **options,
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(command, name):
    ran = command(*name.split(), "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"Usage: imperial-miners {name}" in ran.out
    assert "For example:" in ran.out
    assert f"imperial-miners {name}" in ran.out.split("For example:")[1]


def test_every_command_is_in_the_list_of_this_test():
    found = set()
    for name in app.resolved_commands():
        if not name.startswith("-"):
            nested = app[name].resolved_commands() if name in GROUPS else []
            found |= {f"{name} {each}" for each in nested if each[0] != "-"} or {name}
    assert found == {*COMMANDS, "install-completion"}


def test_the_page_of_commands_is_the_help_of_the_commands():
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    code = "from imperial_miners.cli import commands_page; print(commands_page(), end='')"
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True).stdout
    assert page == made, "run: imperial-miners renew docs"


def test_the_page_tells_every_exit_code():
    for code in ("0", "1", "2", "3", "130"):
        assert re.search(rf"\b{code}\b", commands_page().split("## Exit codes")[1])


def test_training_is_told_what_was_asked_for(command, monkeypatch, tmp_path):
    told = []
    monkeypatch.setattr(
        "imperial_miners.bots.learning.training.train", lambda *given: told.append(given) or tmp_path / "it.npz"
    )
    done = command("train", "mine", "--games", "8", "--begin", tmp_path / "old.npz")
    assert done.code == 0
    assert told == [("mine", 8, 0, (tmp_path / "old.npz",), None)]
    assert done.out == f"kept {tmp_path / 'it.npz'}\n"


def test_the_server_is_started_as_asked(command, monkeypatch, tmp_path):
    told = []
    monkeypatch.setattr("imperial_miners.web.serving.serve", lambda **given: told.append(given) or 0)
    given = ("--port", "0", "--no-open", "--data-dir", tmp_path, "--public", "--pack", "my_pack", "--lan")
    assert command("serve", *given).code == 0
    assert told == [
        {
            "host": "127.0.0.1",
            "port": 0,
            "database": "",
            "data_dir": tmp_path,
            "open_browser": False,
            "public": True,
            "keep_unfinished": 180,
            "keep_finished": 0,
            "pack": "my_pack",
            "lan": True,
            "behind": (),
            "metrics_token": "",
            "contact": "",
            "bot_patience": 1.5,
            "compress_finished": 30,
            "webhooks": "outside",
        }
    ]


def test_the_version_is_told(command):
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*", command("--version").out.strip())


WRONG = [
    ["plya"],
    ["play", "--plian"],
    ["play", "--seats", "many"],
    ["play", "--lang", "xx"],
    ["verify"],
    ["pack", "chek"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_a_command_line_that_is_not_understood_gets_one_line(command, arguments):
    ran = command(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert ran.err.endswith("See imperial-miners --help.\n")


TROUBLE = [
    ["play", "--plain", "--seats", "9"],
    ["play", "--plain", "--bots", "nobody"],
    ["play", "--plain", "--seats", "1", "--bots", "greedy"],
    ["play", "--plain", "--pack", "nowhere"],
    ["play", "--plain", "--answers", "nowhere.txt"],
    ["play", "--plain", "--seed", "x" * 500],
    ["cards", "--pack", "nowhere"],
    ["pack", "show", "nowhere"],
    ["pack", "new", "1"],
]


@pytest.mark.parametrize("arguments", TROUBLE, ids=" ".join)
def test_trouble_is_told_in_one_line(command, monkeypatch, tmp_path, arguments):
    monkeypatch.chdir(tmp_path)
    ran = command(*arguments)
    assert (ran.code, ran.out) == (1, "")
    assert len(ran.err.splitlines()) == 1
    assert "Unexpected" not in ran.err


IN_WORDS = [
    (["play", "--frobnicate"], "Die Option --frobnicate gibt es hier nicht. Siehe imperial-miners --help."),
    (["pley"], "Den Befehl pley gibt es nicht. Meintest du play? Siehe imperial-miners --help."),
    (["play", "--seats", "x"], "x passt nicht zu --seats. Siehe imperial-miners --help."),
    (["serve", "--port", "99999"], "99999 passt nicht zu --port. Siehe imperial-miners --help."),
    (["play", "--save"], "--save braucht einen Wert. Siehe imperial-miners --help."),
    (["play", "--plain", "--seats", "9"], "Ein Spiel hat 1 bis 5 Plätze, nicht 9: Wähle mit --seats."),
    (
        ["verify", "x"],
        "x lässt sich nicht lesen: eine solche Datei oder einen solchen Ordner gibt es nicht. Nenne eine",
    ),
    (["cards", "--pack", "nowhere"], "Das Paket nowhere gibt es nicht: Nenne eines von unseren"),
    (["watch"], "Es ist kein Bot genannt: Nenne mindestens einen."),
    (["watch", "nobody"], "nobody passt zu keinem Bot. Es gibt random, greedy"),
]


@pytest.mark.parametrize(("arguments", "told"), IN_WORDS, ids=lambda given: " ".join(given)[:40])
def test_errors_are_told_in_the_language_of_the_user(command, monkeypatch, tmp_path, arguments, told):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert command(*arguments).err.startswith(told)


def test_the_language_asked_for_is_that_of_an_error_too(command):
    assert command("play", "--lang", "uk", "--frobnicate").err.startswith("Параметра --frobnicate тут немає.")


def test_where_an_error_arose_is_shown_only_with_debug(command):
    from imperial_miners.terminal.problem import Problem

    assert command("verify", "nowhere.json").code == 1
    with pytest.raises(Problem):
        main(["verify", "nowhere.json", "--debug"])
    told = run("verify", "nowhere.json", "--debug")
    assert "Traceback" in told.stderr


def test_an_error_of_ours_is_one_line_too(command, monkeypatch):
    monkeypatch.setattr("imperial_miners.terminal.verifying.verify_file", lambda *given: 1 / 0)
    ran = command("verify", "x.json")
    assert ran.code == 1
    assert ran.err == "Unexpected: ZeroDivisionError: division by zero. Run it again with --debug to see where.\n"


@pytest.mark.parametrize("variable", [{}, {"NO_COLOR": "1", "FORCE_COLOR": ""}])
def test_no_colours_leave_the_command_where_nobody_sees_them(variable):
    told = run("play", "--help", env=variable)
    assert told.returncode == 0
    assert "\x1b" not in told.stdout


def test_a_reader_that_has_seen_enough_is_no_error():
    process = subprocess.Popen(
        [sys.executable, "-m", "imperial_miners", "cards", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdout.read(10)
    process.stdout.close()
    assert process.wait(timeout=60) in (0, 1)
    assert process.stderr.read() == b""


def test_the_list_of_commands_tells_what_each_does():
    told = " ".join(run("--help").stdout.replace("│", "").split())
    for name in ("arena Let bots play", "simulate Play games in bulk", "play Play a game"):
        assert name in told


def test_a_game_starts_without_what_only_bots_and_lessons_need(tmp_path):
    code = "import sys, imperial_miners.cli as cli\ncli.main(['play', '--plain', '--seed', '7'])\nprint(*sys.modules)"
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, input="", capture_output=True, text=True, check=True, env=environment)
    loaded = set(ran.stdout.split())
    assert "imperial_miners.terminal.plain" in loaded
    unneeded = {"httpx", "numpy", "pydantic", "textual", "imperial_miners.bots", "imperial_miners.review.judging"}
    assert not unneeded & loaded


@pytest.mark.parametrize(
    ("there", "begun"),
    [
        ({"fastapi", "sqlalchemy", "uvicorn", "textual"}, ["serve"]),
        ({"textual"}, ["play"]),
        ({"fastapi"}, ["play", "--plain"]),
    ],
)
def test_without_a_word_a_game_begins_with_what_is_installed(there, begun, monkeypatch, capsys):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name if name in there else None)
    assert beginning() == begun
    assert ('uvx "imperial-miners[table]"' in capsys.readouterr().err) == (begun != ["serve"])


def test_a_script_without_a_word_gets_the_help(command):
    done = command()
    assert done.code == 0
    assert "Commands" in done.out

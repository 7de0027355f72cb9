"""Games in files: what may stand beside a record, and what may not."""

import json
import shutil
import subprocess
import sys

import pytest

from imperial_miners import Game, RecordError
from imperial_miners.terminal.keeping import MOST_BYTES, is_player, keep, read_kept
from imperial_miners.terminal.local_game import LocalGame
from tests.packs.conftest import SMALL
from tests.terminal.driving import PACK


def kept_with(tmp_path, **table: object):
    file = tmp_path / "game.json"
    match = LocalGame(Game.new(PACK, 2, "7"), [None, "greedy"])
    keep(file, match, "base", "uk")
    told = json.loads(file.read_text())
    file.write_text(json.dumps(told | {"table": told["table"] | table}))
    return file


def test_what_is_kept_is_read_back(tmp_path):
    kept = read_kept(kept_with(tmp_path))
    assert (kept.bots, kept.pack, kept.language) == ([None, "greedy"], "base", "uk")


def test_a_bare_record_is_one_of_people(tmp_path):
    file = tmp_path / "game.json"
    file.write_text(Game.new(PACK, 3, "7").record().to_json())
    assert read_kept(file).bots == [None, None, None]


@pytest.mark.parametrize("players", [["person", "nobody"], ["person"], [1, 2], "pp", [[], []]])
def test_a_file_names_players_that_there_are(tmp_path, players):
    with pytest.raises(RecordError):
        read_kept(kept_with(tmp_path, players=players))


@pytest.mark.parametrize("stranger", ["cmd:touch x", "bot.py:Bot"])
def test_a_file_starts_no_bot_from_outside(command, tmp_path, monkeypatch, stranger):
    monkeypatch.chdir(tmp_path)
    file = kept_with(tmp_path, players=["person", stranger])
    ran = command("play", "--plain", "--continue", "--save", file)
    assert ran.code == 1
    assert ran.err.startswith(f"This game is played against {stranger}, a bot from outside")
    assert ran.err.count("\n") == 1
    assert list(tmp_path.glob("x")) == []


def test_a_game_against_a_bot_from_outside_goes_on_when_it_is_named_again(command, tmp_path):
    bot = tmp_path / "my_bot.py"
    bot.write_text(
        "class Miner:\n    def __init__(self, seed):\n        self.name = 'miner'\n"
        "    def choose(self, position):\n        return position.decision.options[0]\n"
    )
    kept, names = tmp_path / "game.json", f"{bot}:Miner"
    begun = command("play", "--plain", "--seed", "7", "--bots", names, "--save", kept, lines=["1"] * 6 + ["quit"])
    assert begun.code == 0
    assert begun.lines[-1].endswith(f"--save {kept} --bots {names}")
    before = len(read_kept(kept).record.moves)
    ran = command("play", "--plain", "--continue", "--save", kept, "--bots", names, lines=["1"] * 400)
    assert (ran.code, ran.err) == (0, "")
    assert len(read_kept(kept).record.moves) > before
    assert read_kept(kept).record.scores is not None


def test_levels_and_settings_are_players():
    assert all(map(is_player, ["person", "adept", "expert:playouts=16"]))
    assert not any(map(is_player, ["nobody", "expert:playouts=x", None]))


def test_a_huge_file_is_refused(tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(b" " * (MOST_BYTES + 2))
    with pytest.raises(RecordError):
        read_kept(file)


def test_nothing_is_left_beside_a_file(tmp_path):
    file = kept_with(tmp_path)
    assert list(tmp_path.iterdir()) == [file]


def test_there_may_be_nothing_to_continue(command):
    ran = command("play", "--plain", "--continue")
    assert (ran.code, ran.err) == (1, "There is no saved game to continue. Begin one without --continue.\n")


def test_a_spoilt_save_is_told_in_one_line(command, tmp_path):
    file = kept_with(tmp_path)
    file.write_text(file.read_text()[:-40])
    ran = command("play", "--plain", "--continue", "--save", file)
    assert ran.code == 1
    assert ran.err.startswith(f"{file}: ")
    assert len(ran.err.splitlines()) == 1


def test_two_games_begun_in_one_second_have_a_file_each(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code = "from imperial_miners.terminal.keeping import new_file; print(new_file())"
    for _ in range(3):  # the second may end between the two
        both = [subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) for _ in range(2)]
        assert len({process.communicate()[0] for process in both}) == 2


def changed_pack(tmp_path):
    """A pack, and what changes one number on one card of it."""
    folder = shutil.copytree(SMALL, tmp_path / "pack")

    def change() -> None:
        text = (folder / "pack.toml").read_text()
        assert "gain 2 coins" in text
        (folder / "pack.toml").write_text(text.replace("gain 2 coins", "gain 3 coins"))

    return folder, change


def test_a_game_goes_on_with_its_cards_when_the_pack_has_changed(command, tmp_path):
    folder, change = changed_pack(tmp_path)
    file = tmp_path / "game.json"
    begun = command("play", "--plain", "--seed", "7", "--pack", folder, "--save", file, lines=["1"] * 9 + ["quit"])
    assert begun.code == 0
    digest = json.loads(file.read_text())["pack_digest"]
    change()
    ran = command("play", "--plain", "--continue", "--save", file, lines=["1"] * 400)
    assert (ran.code, ran.err) == (0, "")
    assert f"This game is played with edition 1 ({digest[:8]}) of its cards" in ran.out
    told = json.loads(file.read_text())
    assert told["pack_digest"] == digest
    assert told["scores"] is not None
    assert command("verify", file).lines[0] == "This game is in order: seed, moves and final score agree."
    assert command("replay", "--plain", file, lines=["quit"]).code == 0
    assert command("export", file, "--html", tmp_path / "game.html", "--no-review").code == 0


def test_a_game_goes_on_when_the_folder_of_its_pack_is_gone(command, tmp_path):
    folder, _ = changed_pack(tmp_path)
    file = tmp_path / "game.json"
    command("play", "--plain", "--seed", "7", "--pack", folder, "--save", file, lines=["1"] * 9 + ["quit"])
    shutil.rmtree(folder)
    ran = command("play", "--plain", "--continue", "--save", file, lines=["1"] * 400)
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(file.read_text())["scores"] is not None


def test_the_newest_cards_are_not_named(command, tmp_path):
    folder, _ = changed_pack(tmp_path)
    file = tmp_path / "game.json"
    command("play", "--plain", "--seed", "7", "--pack", folder, "--save", file, lines=["1"] * 9 + ["quit"])
    assert "edition" not in command("play", "--plain", "--continue", "--save", file, lines=["quit"]).out


def closed_game(command, tmp_path, **changed: str):
    """A game whose file names what is not here any more, and what going on with it says."""
    folder, _ = changed_pack(tmp_path)
    file = tmp_path / "game.json"
    command("play", "--plain", "--seed", "7", "--pack", folder, "--save", file, lines=["1"] * 9 + ["quit"])
    kept = json.loads(file.read_text())
    file.write_text(json.dumps(kept | changed))
    return kept, command("play", "--plain", "--continue", "--save", file)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"pack_digest": "0" * 64}, "an edition of its cards that is not here"),
        ({"rules": "rules-0"}, "an edition of the rules that is no longer played here"),
        ({"digest": "0" * 16}, "is none that its rules allow"),
    ],
)
def test_a_game_that_cannot_go_on_is_closed_kindly(command, tmp_path, changed, reason):
    kept, ran = closed_game(command, tmp_path, **changed)
    assert (ran.code, ran.err) == (1, "")
    assert reason in ran.lines[0]
    state, seat = kept["table"]["state"], kept["table"]["state"]["seats"][0]
    assert state["answers"] == len(kept["moves"]) == 9
    assert f"How it stood in round {state['round']}, after 9 answers:" in ran.lines
    purse = next(line for line in ran.lines if line.startswith("Red: ") and "coin" in line)
    assert purse.startswith(f"Red: {seat['coins']} coin")
    assert [line.partition(". ")[2] for line in ran.lines if line[0].isdecimal()] == [
        f"Red: {key}" for _, key in kept["moves"]
    ]
    assert ran.lines[-1] == f"The record of the game is in {tmp_path / 'game.json'}"
    if "digest" not in changed:
        assert command("replay", "--plain", tmp_path / "game.json").lines == ran.lines, "looking back tells the same"
    mine = next(line for line in ran.lines if line.startswith("Mine: "))
    assert len(mine.split(", ")) == len(seat["mine"])


def test_a_file_of_an_earlier_version_is_closed_without_its_state(command, tmp_path):
    file = tmp_path / "game.json"
    command("play", "--plain", "--seed", "7", "--save", file, lines=["1"] * 9 + ["quit"])
    kept = json.loads(file.read_text())
    del kept["table"]["state"]
    file.write_text(json.dumps(kept | {"rules": "rules-0"}))
    ran = command("play", "--plain", "--continue", "--save", file)
    assert ran.code == 1
    assert "How it stood" not in ran.out
    assert f"9. Red: {kept['moves'][8][1]}" in ran.lines

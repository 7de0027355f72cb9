"""`verify`: good games pass; whatever was changed, cut or forged is named in one line."""

import json

import pytest

from imperial_miners import Game
from imperial_miners.engine.fairness import combined_seed, hash_of
from imperial_miners.engine.luck import LEHMER, SECURE
from imperial_miners.engine.record import Record
from imperial_miners.engine.search.playout import playout
from imperial_miners.text.fairness import fairness_text
from imperial_miners.text.messages import messages_in
from imperial_miners.text.rulebook import LANGUAGES
from tests.table import SMALL, small_pack
from tests.terminal.driving import PACK, script

SECRET = "5e" * 32


@pytest.fixture(scope="module")
def record() -> str:
    game = Game.new(PACK, 2, "12", happenings=False)
    told = script("12", seats=2)
    keeper = -1
    for key in told.keys:
        awaited = game.awaiting()
        keeper = keeper if keeper in awaited else awaited[0]
        game.apply(keeper, key)
    return game.record().to_json()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_record_passes_in_every_language(command, tmp_path, record, language):
    file = tmp_path / "game.json"
    file.write_text(record)
    ran = command("verify", file, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    scores = json.loads(record)["scores"]
    assert ", ".join(map(str, scores)) in ran.lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_the_deal_was_made_from_and_what_that_proves(command, tmp_path, record, language):
    file = tmp_path / "game.json"
    file.write_text(drawn())
    ran = command("verify", file, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert [SECRET in ran.lines[3], hash_of(SECRET) in ran.lines[3], ran.lines[4].endswith(" mine")] == [True] * 3
    assert ran.lines[-1] == messages_in(language).say("fair-drawn")
    file.write_text(record)  # a seed that somebody chose
    chosen = command("verify", file, "--lang", language)
    assert (len(chosen.lines), chosen.lines[-1]) == (4, messages_in(language).say("fair-chosen"))
    file.write_text(drawn(LEHMER))
    assert command("verify", file, "--lang", language).lines[-1] == messages_in(language).say("fair-old")


def drawn(luck: str = SECURE) -> str:
    """The record of a game whose seed was drawn by the server and a seat together."""
    game = Game.new(PACK, 1, combined_seed(SECRET, ["mine"]), happenings=False, luck=luck)
    while not game.is_over:
        game.apply(0, game.actions(0)[0])
    record = game.record()
    record.secret, record.contributions = SECRET, ["mine"]
    return record.to_json()


def changed(record: str, **fields: object) -> str:
    return json.dumps(json.loads(record) | fields)


TAMPERINGS = {
    "another seed": lambda text: changed(text, seed="13"),
    "another seed with its own hash": lambda text: changed(
        text, seed="13", seed_hash="3fdba35f04dc8c462986c992bcf875546257113072a909c162f7e470e581e278"
    ),
    "better scores": lambda text: changed(text, scores=[99, 1]),
    "another digest": lambda text: changed(text, digest="0" * 64),
    "a move left out": lambda text: changed(text, moves=json.loads(text)["moves"][1:]),
    "a move of nobody": lambda text: changed(text, moves=[[7, "decline"]]),
    "a version to come": lambda text: changed(text, version=99),
    "cut in half": lambda text: text[: len(text) // 2],
    "nothing": lambda text: "",
    "a list": lambda text: "[]",
    "deep nonsense": lambda text: "[" * 100_000,
    "not UTF-8": lambda text: b"\xff\xfe" + text.encode(),
}


@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_a_spoilt_record_fails_with_one_line(command, tmp_path, record, tampering):
    spoilt = TAMPERINGS[tampering](record)
    file = tmp_path / "game.json"
    file.write_bytes(spoilt if isinstance(spoilt, bytes) else spoilt.encode())
    ran = command("verify", file)
    assert (ran.code, ran.out) == (1, "")
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith(f"{file}: ")
    assert "Unexpected" not in ran.err


def test_parts_that_do_not_make_the_seed_prove_nothing():
    told, say = Record.from_json(drawn()), messages_in("en")
    assert fairness_text(say, told) == say.say("fair-drawn")
    told.contributions = ["other"]
    assert fairness_text(say, told) == say.say("fair-chosen")


GONE = {
    "another pack": {"pack": "nowhere"},
    "another version of the pack": {"pack_digest": "0" * 64},
    "rules of before": {"rules": "rules-0"},
}


@pytest.mark.parametrize("gone", GONE)
def test_a_game_whose_cards_or_rules_are_gone_is_told_by_every_command(command, tmp_path, record, gone):
    file = tmp_path / "game.json"
    file.write_text(changed(record, **GONE[gone]))
    ran = command("verify", file)
    assert (ran.code, ran.err) == (1, "")
    moves = json.loads(record)["moves"]
    assert sum(line.split(". ")[0].isdecimal() for line in ran.lines) == len(moves), "every answer can be read"
    assert ("Name its folder with --pack." in ran.lines) == ("rules" not in GONE[gone])
    assert command("replay", "--plain", file).lines == ran.lines
    exported = command("export", file, "--html", tmp_path / "game.html")
    assert (exported.code, exported.lines) == (1, ran.lines)
    assert not (tmp_path / "game.html").exists()


def test_a_pack_named_in_vain_is_one_line(command, tmp_path, record):
    file = tmp_path / "game.json"
    file.write_text(changed(record, pack_digest="0" * 64))
    ran = command("verify", file, "--pack", "base")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.endswith("Name its folder with --pack.\n")


def test_what_a_record_brings_steers_no_terminal(command, tmp_path):
    secret, added = "\x1b]0;title\x07", "\x1b[2J\u202eall is proved"
    game = Game.new(small_pack(), seed=combined_seed(secret, [added]))
    playout(game, 3)
    record = game.record()
    record.secret, record.contributions = secret, [added]
    file = tmp_path / "game.json"
    file.write_text(record.to_json())
    ran = command("verify", file, "--pack", SMALL)
    assert ran.code == 0
    assert all(sign.isprintable() or sign == "\n" for sign in ran.out)
    assert "\\x1b[2J\\u202eall is proved" in ran.out


def test_a_running_game_is_no_finished_one(command, tmp_path, record):
    file = tmp_path / "game.json"
    game = Game.new(PACK, 1, "7")
    game.apply(0, game.decision(0).options[0])
    file.write_text(game.record().to_json())
    ran = command("verify", file)
    assert ran.code == 1
    assert (
        ran.err == f"{file}: This game is not over: 1 move so far is in order, but there is no final score to check.\n"
    )


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_named(command, tmp_path, name):
    ran = command("verify", tmp_path / name)
    assert ran.code == 1
    assert len(ran.err.splitlines()) == 1
    assert str(tmp_path / name) in ran.err

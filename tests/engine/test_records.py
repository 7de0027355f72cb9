"""Records: a game repeated as far as it came, and whatever is damaged refused with its place."""

import json
from collections.abc import Callable

import pytest

from imperial_miners import Game, RecordError, load_pack
from imperial_miners.engine.luck import LEHMER
from imperial_miners.engine.record import FINDER, Record
from tests.engine.answering import mixed_answers, over
from tests.table import SMALL, small_pack


@pytest.mark.parametrize("moves", [0, 1, 25, 60])
@pytest.mark.parametrize("decks", ["shared", "duplicate"])
def test_a_record_repeats_a_game_as_far_as_it_came(moves: int, decks: str):
    game = mixed_answers(Game.new(small_pack(), seats=3, seed="a seed", decks=decks), moves)
    record = game.record()
    again = Game.replay(record.to_json(), small_pack())
    assert again.digest() == game.digest()
    assert (len(record.moves), record.scores, again.record().to_json()) == (moves, None, record.to_json())


def test_a_record_of_a_finished_game_has_the_scores():
    game = over()
    record = json.loads(game.record().to_json())
    assert record["scores"] == [game.outcome().standings[0].score]
    assert Game.replay(game.record().to_json(), small_pack()).is_over


def test_a_record_finds_a_pack_of_ours_by_itself():
    game = mixed_answers(Game.new(load_pack("base"), seats=2, seed=3), 12)
    assert Game.replay(game.record().to_json()).digest() == game.digest()


def set_to(**fields: object) -> Callable[[dict], None]:
    return lambda record: record.update(fields)


def without(name: str) -> Callable[[dict], None]:
    return lambda record: record.pop(name)


def change_move(number: int, move: object) -> Callable[[dict], None]:
    def change(record: dict) -> None:
        record["moves"][number - 1] = move

    return change


DAMAGES = {
    "format": [set_to(format="chess"), without("format")],
    "version": [set_to(version=3), set_to(version=0), set_to(version=True), set_to(version="1"), without("version")],
    "rules": [set_to(rules="rules-0"), without("rules")],
    "pack_digest": [set_to(pack_digest="0" * 64), set_to(pack_digest=7), without("pack_digest")],
    "pack": [set_to(pack=None), without("pack")],
    "variant": [set_to(variant="quick"), set_to(variant=["standard"]), without("variant")],
    "decks": [set_to(decks="own"), without("decks")],
    "seats": [set_to(seats=seats) for seats in (0, 6, True, "2", None, 2.0)],
    "seed": [set_to(seed=3), set_to(seed="x" * 201), without("seed")],
    "luck": [set_to(luck="dice"), set_to(luck=None), without("luck")],
    "seed_hash": [set_to(seed="another"), set_to(seed_hash="0" * 64), without("seed_hash")],
    "moves": [set_to(moves={}), set_to(moves=[[0, "decline"]] * 20001), without("moves")],
    "move 2": [change_move(2, move) for move in (None, [0], [0, "a", 1], [2, "decline"], [-1, "decline"], [True, ""])],
    "move 3": [change_move(3, move) for move in ([0, 7], [0, "nonsense"], [0, "deck:1"], [0, "decline"])],
    "move 31": [lambda record: record["moves"].append([0, "nonsense"])],
    "scores": [set_to(scores=[1, 2]), set_to(scores=[1]), set_to(scores="3"), set_to(scores=[1, True])],
    "digest": [set_to(digest="0" * 64), set_to(digest=None), lambda record: record["moves"].pop()],
}


@pytest.mark.parametrize(("where", "damage"), [(where, damage) for where, all in DAMAGES.items() for damage in all])
def test_a_damaged_record_is_refused_and_the_place_told(where: str, damage: Callable[[dict], None]):
    game = mixed_answers(Game.new(small_pack(), seats=2, seed=6), 30)
    record = json.loads(game.record().to_json())
    Game.replay(json.dumps(record), small_pack())
    damage(record)
    with pytest.raises(RecordError) as refused:
        Game.replay(json.dumps(record), small_pack())
    assert refused.value.where == where
    assert where in str(refused.value)


def test_a_record_of_version_1_names_no_luck_and_was_dealt_by_the_first():
    game = mixed_answers(Game.new(small_pack(), seats=2, seed=6, luck=LEHMER), 30)
    old = json.loads(game.record().to_json()) | {"version": 1}
    del old["luck"]
    assert Record.from_json(json.dumps(old)).luck == LEHMER
    assert Game.replay(json.dumps(old), small_pack()).digest() == game.digest()


def test_a_record_of_other_rules_can_be_read_but_not_played():
    record = json.loads(over().record().to_json()) | {"rules": "rules-0"}
    read = Record.from_json(json.dumps(record))
    assert (read.rules, json.loads(read.to_json())) == ("rules-0", record)
    with pytest.raises(RecordError) as refused:
        read.replay(small_pack())
    assert refused.value.where == "rules"


def test_a_tampered_score_is_refused():
    record = json.loads(over().record().to_json())
    record["scores"][0] += 1
    with pytest.raises(RecordError) as refused:
        Game.replay(json.dumps(record), small_pack())
    assert refused.value.where == "scores"


@pytest.mark.parametrize("name", ["../tests/pack_small", "tests/pack_small", str(SMALL), "", "x" * 5000])
def test_a_record_cannot_name_a_path(name: str):
    record = json.loads(Game.new(small_pack(), seed=6).record().to_json())
    record["pack"] = name
    with pytest.raises(RecordError) as refused:
        Game.replay(json.dumps(record))
    assert refused.value.where == "pack"


@pytest.mark.parametrize("text", ["", "[]", "7", "null", "{", '"record"', "\x00", "[" * 100_000])
def test_what_is_no_record_is_refused(text: str):
    with pytest.raises(RecordError) as refused:
        Game.replay(text)
    assert refused.value.where == "text"


def test_a_truncated_record_is_refused():
    text = mixed_answers(Game.new(small_pack(), seats=2, seed=6), 30).record().to_json()
    for length in range(0, len(text) - 2, 97):
        with pytest.raises(RecordError):
            Game.replay(text[:length], small_pack())


def test_a_record_of_an_unknown_pack_says_so(monkeypatch: pytest.MonkeyPatch):
    text = Game.new(small_pack(), seed=6).record().to_json()
    with pytest.raises(RecordError) as refused:
        Game.replay(text)  # "small" lies in a folder of its own
    assert refused.value.where == "pack"
    monkeypatch.setattr(FINDER, "load", None)
    with pytest.raises(RecordError) as refused:
        Game.replay(text)
    assert refused.value.where == "pack"

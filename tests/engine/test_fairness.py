"""Nobody chooses the deal: the seed follows from a secret and from what each seat adds, and a record says so."""

import json
from collections.abc import Callable
from hashlib import sha256

import pytest

from imperial_miners import Game, RecordError
from imperial_miners.engine.fairness import combined_seed, hash_of
from imperial_miners.engine.record import Record
from tests.engine.answering import mixed_answers
from tests.table import small_pack

SECRET = "0f" * 32
ADDED = ["a", "", "b,c"]


def test_the_seed_is_one_hash_that_any_tool_can_make():
    assert combined_seed("s", ["é", ""]) == sha256(b"1:s,2:\xc3\xa9,0:,").hexdigest()


def test_every_part_and_its_place_counts():
    lists = [("s", []), ("s", [""]), ("s", ["", ""]), ("s", ["a", ""]), ("s", ["", "a"]), ("sa", [""]), ("", ["s"])]
    lists += [("s", ["a,1:b"]), ("s", ["a", "b"]), ("s", ["b", "a"]), ("s", ["ab"]), ("1:s,", ["a"]), ("s", ["1:a,"])]
    assert len({combined_seed(secret, added) for secret, added in lists}) == len(lists)


def fair_record() -> Record:
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=combined_seed(SECRET, ADDED)), 20)
    record = game.record()
    record.secret, record.contributions = SECRET, ADDED
    return record


def test_a_record_keeps_what_its_seed_was_made_from():
    text = fair_record().to_json()
    again = Record.from_json(text)
    assert (again.secret, again.contributions, again.to_json()) == (SECRET, ADDED, text)
    assert json.loads(text)["secret_hash"] == hash_of(SECRET)
    again.replay(small_pack())


def test_a_record_whose_seed_was_chosen_says_nothing_of_a_secret():
    found = json.loads(Game.new(small_pack(), seed=7).record().to_json())
    assert not {"secret", "secret_hash", "contributions"} & set(found)


def set_to(**fields: object) -> Callable[[dict], None]:
    return lambda record: record.update(fields)


DAMAGES = {
    "secret": [
        set_to(secret="x", secret_hash=hash_of("x")),
        set_to(contributions=["a", "", "b"]),
        set_to(contributions=["", "a", "b,c"]),
        set_to(seed="chosen", seed_hash=hash_of("chosen")),
        set_to(secret=7),
        set_to(secret=""),
        set_to(secret="x" * 201),
    ],
    "secret_hash": [set_to(secret="x"), set_to(secret_hash="0" * 64), set_to(secret_hash=None)],
    "contributions": [
        set_to(contributions=["a", ""]),
        set_to(contributions=None),
        set_to(contributions=["a", "", 7]),
        set_to(contributions=["a", "", "x" * 65]),
    ],
}


@pytest.mark.parametrize(("where", "damage"), [(where, damage) for where, all in DAMAGES.items() for damage in all])
def test_a_forged_origin_is_refused_and_its_place_named(where: str, damage: Callable[[dict], None]):
    record = json.loads(fair_record().to_json())
    damage(record)
    with pytest.raises(RecordError) as refused:
        Record.from_json(json.dumps(record))
    assert refused.value.where == where

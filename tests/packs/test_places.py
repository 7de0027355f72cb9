"""Every problem has its line and column, however the TOML is written."""

import pytest

from imperial_miners.packs.places import Places
from tests.packs.conftest import Draft

LEVEL_1, EVENTS, NAMES = "cards/level1.toml", "events.toml", "names/en.toml"

TEXT = '''top = 1.5 # = 2
"quo\\u0074ed" . 'key' = [ 07:30:00, { a = 1.5, b = [ [ ], "x" ] }, """
,]""", 4 ]
[first."second"] # [x]
deep = { }
[[list]]
last = \'\'\'=
\'\'\'
after = 2
'''


@pytest.mark.parametrize(
    ("path", "key", "value"),
    [
        (("top",), "top", "1.5"),
        (("quoted",), '"quo', '"quo'),
        (("quoted", "key"), '"quo', "[ 07"),
        (("quoted", "key", 0), '"quo', "07"),
        (("quoted", "key", 1, "a"), "a =", "1.5, b"),
        (("quoted", "key", 1, "b"), "b =", "[ [ ]"),
        (("quoted", "key", 1, "b", 1), "b =", "[ [ ]"),
        (("quoted", "key", 2), '"quo', '"""'),
        (("quoted", "key", 3), '"quo', "4 ]"),
        (("first",), "first", "first"),
        (("first", "second", "deep"), "deep", "{ }"),
        (("list", "last"), "last", "'''="),
        (("list", "after"), "after", "2"),
        (("list", "missing"), "list]]", "list]]"),
    ],
)
def test_keys_and_values_are_found(path: tuple[str | int, ...], key: str, value: str):
    for at_key, start in ((True, key), (False, value)):
        line, column = Places(TEXT).find(path, at_key)
        assert TEXT.split("\n")[line - 1][column - 1 :].startswith(start)


def test_what_is_not_there_has_no_place():
    assert Places(TEXT).find(("missing", "too"), False) == (0, 0)


@pytest.mark.parametrize(
    ("file", "old", "new", "start"),
    [
        (LEVEL_1, "copies = 2", "copies = 0", "3:10: quicksand: copies"),
        (LEVEL_1, "copies = 2", " copys = 2", "3:2: quicksand: unknown key"),
        (LEVEL_1, "copies = 2", "cost = 2", "3:1: quicksand: take the cost away"),
        (LEVEL_1, '["scots", "japanese"]', '["scots", "japaneze"]', "49:22: recruiter: factions"),
        (LEVEL_1, '"left upper-right"', "'left up'", "4:9: quicksand: carts"),
        (LEVEL_1, '"gain 1 coin", "pay 1', '"", "pay 1', "5:13: quicksand: expected 'if'"),
        (LEVEL_1, '"gain 1 coin", "pay 1', '"gain\\t2 con", "pay 1', "5:12: quicksand: expected 'coin'"),
        (LEVEL_1, '"gain 1 coin", "pay 1', '"""gain 1 con""", "pay 1', "5:22: quicksand: expected 'coin'"),
        (LEVEL_1, "[quicksand]", '["Quick.sand"]', "1:2: Quick.sand: the id"),
        (LEVEL_1, "[quicksand]", "sink.level = 1\nsink.cost = 1\n[quicksand]", "2:1: sink: take the cost away"),
        (LEVEL_1, "[quicksand]", "sink = { level = 9 }\n[quicksand]", "1:18: sink: level"),
        (LEVEL_1, "[quicksand]", "[quicksand.more]\n[quicksand]", "1:2: quicksand: unknown key 'more'"),
        (EVENTS, "when drawing a card: may (pay 1 coin: gain 1 vp)", "when advancing: advance 1", "97:12: book_fee"),
        (EVENTS, '[payday]\nkind = "immediate"', '[payday]\nkind = "now"', "2:8: payday: kind"),
        ("pack.toml", 'title = "The small pack"', 'title = ""', "4:9: title"),
        ("pack.toml", '["en"]', '["en", "EN"]', "5:20: 'EN' is no language"),
        ("pack.toml", "[surface]", "[surfac]", "7:2: unknown key 'surfac'"),
        ("pack.toml", "pay 8 coins: advance", "pay 8 coin, advance", "8:72: surface: expected"),
        (NAMES, 'name = "Quicksand"', 'name = ""', "4:8: cards.quicksand: name"),
        (NAMES, "[cards.quicksand]", "[card.quicksand]", "3:2: card: 'card' is no section"),
    ],
)
def test_a_problem_has_line_and_column(draft: Draft, file: str, old: str, new: str, start: str):
    draft.change(file, old, new)
    problems = draft.problems()
    assert any(problem.startswith(f"{file}:{start}") for problem in problems), problems

"""Files of a pack are changed as their writer would: nothing moves but what was meant."""

import difflib
import tomllib
from pathlib import Path

import pytest

from imperial_miners.packs.completion import complete
from imperial_miners.packs.editing import CannotEdit, change_table, quoted, read, remove_table
from imperial_miners.packs.loading import HOME

CARD = ["level", "copies", "factions", "carts", "effects", "cost"]
FILE = """# The hall.

# Echo Hall - say it once
[echo_hall] # a table
level = 2   # as deep as it gets
carts = "left right"
effects = [
    "gain 1 coin", # one
    "gain 2 coins",
]

# Salt Store - white
[salt_store]
level = 1
effects = ["gain 1 coin"]
"""


def lines_changed(before: str, after: str) -> list[str]:
    """The lines that left and those that came."""
    diff = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return [line for line in diff if line[:3] not in ("---", "+++") and line[:2] != "@@"]


def test_a_number_is_changed_and_its_comment_stays():
    values = tomllib.loads(FILE)["echo_hall"] | {"level": 3, "cost": 4}
    after = change_table(FILE, ["echo_hall"], values, CARD)
    assert lines_changed(FILE, after) == [
        "-level = 2   # as deep as it gets",
        "+level = 3   # as deep as it gets",
        "+cost = 4",
    ]
    assert after.index("cost = 4") < after.index("# Salt Store")


def test_an_item_of_a_list_is_changed_where_it_stands():
    values = tomllib.loads(FILE)["echo_hall"] | {"effects": ["gain 3 coins", "gain 2 coins"]}
    after = change_table(FILE, ["echo_hall"], values, CARD)
    assert lines_changed(FILE, after) == ['-    "gain 1 coin", # one', '+    "gain 3 coins", # one']


def test_what_says_the_same_is_not_written():
    values = tomllib.loads(FILE)["echo_hall"] | {"carts": "right left", "copies": 1, "factions": []}
    assert change_table(FILE, ["echo_hall"], values, CARD) == FILE


def test_keys_that_nobody_knows_stay():
    text = FILE.replace("[salt_store]\n", "[salt_store]\nauthor = 'somebody'\n")
    after = change_table(text, ["salt_store"], {"level": 2, "effects": ["gain 1 coin"]}, CARD)
    assert tomllib.loads(after)["salt_store"]["author"] == "somebody"


def test_a_new_card_goes_to_the_end():
    after = change_table(FILE, ["gold_vein"], {"level": 1, "effects": ["gain 1 vp"]}, CARD)
    assert after == FILE + '\n[gold_vein]\nlevel = 1\neffects = ["gain 1 vp"]\n'


def test_a_new_name_goes_behind_those_of_its_kind():
    text = '[cards.a]\nname = "A"\n\n# Events\n[events.b]\nname = "B"\n'
    after = change_table(text, ["cards", "c"], {"name": "C"}, ["name"])
    assert after == '[cards.a]\nname = "A"\n\n[cards.c]\nname = "C"\n\n# Events\n[events.b]\nname = "B"\n'


def test_a_table_is_taken_away_alone():
    after = remove_table(FILE, ["salt_store"])
    assert [line for line in lines_changed(FILE, after) if line != "-"] == [
        "-[salt_store]",
        "-level = 1",
        '-effects = ["gain 1 coin"]',
    ]
    assert remove_table(after, ["salt_store"]) == after


def test_ends_of_lines_stay_as_they_are():
    text = FILE.replace("\n", "\r\n")
    after = change_table(text, ["gold_vein"], {"level": 1, "effects": ["gain 1 vp"]}, CARD)
    assert after.startswith(text)
    assert "\n" not in after.replace("\r\n", "")


@pytest.mark.parametrize("text", ['say "aye"', "back\\slash", "soft\u00adhyphen", "tab\there", "Мідь"])
def test_any_text_reads_back(text: str):
    assert tomllib.loads(f"it = {quoted(text)}") == {"it": text}
    after = change_table('[cards.a]\nname = "A"\n', ["cards", "a"], {"name": text}, ["name", "flavour"])
    assert tomllib.loads(after)["cards"]["a"]["name"] == text


def test_a_file_that_is_no_toml_is_refused():
    with pytest.raises(CannotEdit):
        change_table("[a\n", ["a"], {"level": 1}, CARD)


def test_tables_written_in_another_way_stay_what_they_were():
    text = 'echo_hall = {level = 2, effects = ["gain 1 coin"]}\n'
    after = change_table(text, ["echo_hall"], {"level": 1, "effects": ["gain 1 coin"]}, CARD)
    assert after == text.replace("level = 2", "level = 1")


@pytest.mark.parametrize("file", sorted((HOME / "base").rglob("*.toml")), ids=lambda path: path.name)
def test_every_table_of_ours_is_left_alone_by_a_change_of_nothing_and_of_one(file: Path):
    text = file.read_text(encoding="utf-8")
    tables = read(text)
    is_names = file.parent.name == "names"
    paths = [[one, two] for one in tables for two in tables[one]] if is_names else [[one] for one in tables]
    for path in [path for path in paths if isinstance(tables[path[0]], dict)][:3]:
        table = tables
        for name in path:
            table = table[name]
        assert change_table(text, path, table, list(table)) == text
        key = "name" if is_names else next(iter(table))
        changed = {**table, key: 7 if isinstance(table[key], int) else "seven"}
        gone_and_come = lines_changed(text, change_table(text, path, changed, list(table)))
        assert len(gone_and_come) == 2 or isinstance(table[key], list)


# --- What can come next


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", {"gain", "pay", "if", "may"}),
        ("gain 2 ", {"coins", "vp"}),
        ("gain 1 ", {"coin", "vp"}),
        ("gain 1 coin per ", {"machine", "card", "roman"}),
        ("pay 1 coin", {"coin"}),
        ("put 1 machine on each ar", set()),
        ("if 2 romans", set()),
    ],
)
def test_the_words_that_can_follow(text: str, words: set[str]):
    found = set(complete(text, len(text)).words)
    assert words <= found
    assert found or not words


def test_every_word_that_is_offered_is_accepted():
    def walk(text: str, depth: int) -> None:
        for word in complete(f"{text} ", len(text) + 1).words[:6] if depth else ():
            after = complete(f"{text} {word} ", len(text) + len(word) + 2)
            assert after.expected, (text, word)
            walk(f"{text} {word}", depth - 1)

    for start in ("gain 2", "put 1 machine on", "activate 2", "if 2", "clear 1"):
        walk(start, 3)


def test_features_have_words_of_their_own():
    assert "when" in complete("", 0, is_feature=True).words
    assert complete("when completing a ", 18, is_feature=True).words == ("cart",)

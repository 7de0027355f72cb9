"""The checker lists every problem of a pack at once, each with its file, line, column and id, and what to do."""

from pathlib import Path

import pytest

from imperial_miners.packs import PackError, check_pack, check_report, load_pack
from tests.packs.conftest import SMALL, Draft

LEVEL_1, LEVEL_2, LEVEL_3 = "cards/level1.toml", "cards/level2.toml", "cards/level3.toml"


def test_good_packs_have_no_problems():
    assert check_report(SMALL) == ("pack_small: no problems", True)


def test_a_slip_of_the_pen_is_shown_where_it_is(draft: Draft):
    draft.change(LEVEL_1, "draw 1 japanese card", "draw 1 japanees card")
    text, is_good = check_report(draft.folder)
    assert not is_good
    complaint = "expected 'level', a Faction or 'card', found 'japanees' (did you mean 'japanese'?)"
    assert text.splitlines() == [
        f"cards/level1.toml:35:20: tea_house: {complaint}",
        '    effects = ["draw 1 japanees card", "gain 1 coin per 2 factions"]',
        "                       ^",
        "draft: 1 problem",
    ]


def test_a_text_on_a_line_of_its_own_is_found(draft: Draft):
    draft.change(LEVEL_2, "if at most 2 coins", "if at most 2 gold")
    assert draft.problem().startswith("cards/level2.toml:69:19: haggler: ")


def test_all_problems_at_once(draft: Draft):
    draft.change(LEVEL_1, "gain 1 coin per 3 spaces", "gain 1 coin per 3 places")
    draft.change(LEVEL_1, '"left upper-right"', '"left uper-right"')
    draft.change(LEVEL_3, "cost = 13", "cost = 14")
    draft.change("events.toml", "gain 3 coins", "gain 3 coins if")
    draft.change("boards.toml", "gain 6 vp, draw 1 card", "gain 6 vp, advance 1")
    draft.change("names/en.toml", "[cards.quicksand]", "[cards.quicksnad]")
    problems = draft.problems()
    parts = [
        "level1.toml:4:9: quicksand: carts: unknown 'uper-right' (did you mean 'upper-right'?)",
        "level1.toml:17:50: signpost: expected something to count, a Faction or 'card', found 'places'",
        "level3.toml:90:8: garden: cost: expected a number from 0 to 13, found 14",
        "events.toml:3:26: payday: expected 'per', ',' or the end, found 'if'",
        "boards.toml:19:124: cable_car: no advance on the top space",
        "names/en.toml: a name is missing: add [cards.quicksand]",
        "names/en.toml:3:2: cards.quicksnad: there is no 'quicksnad' among the cards (did you mean 'quicksand'?)",
    ]
    assert len(problems) == len(parts)
    for part in parts:
        assert any(part in problem for problem in problems), (part, problems)


GATE = "[toll_gate]\nlevel = 1\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (GATE * 2, "3:2: the id 'toll_gate' is taken already, on line 1: choose another"),
        (GATE + "level = 2\n", "3:1: toll_gate: the key 'level' stands there twice, first on line 2"),
        (GATE + "copies = 1\nlevel = [\n]", "4:1: toll_gate: the key 'level' stands there twice, first on line 2"),
        ("a = { b = 1, b = 2, c = 3 }\n", "1:14: a: the key 'b' stands there twice, first on line 1"),
        (GATE + "[toll_gate.level.x]\n", "3:19: this is not TOML: Cannot overwrite a value"),
    ],
)
def test_what_stands_there_twice_is_named(draft: Draft, text: str, problem: str):
    (draft.folder / LEVEL_1).write_text(text, "utf-8")
    assert f"{LEVEL_1}:{problem}" in draft.problems()


def test_a_file_from_an_editor_on_windows(draft: Draft):
    path = draft.folder / LEVEL_1
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert draft.problems() == []
    draft.change(LEVEL_1, "level = 1\ncopies = 2", "level = 9\ncopies = 2")
    assert draft.problem().startswith(f"{LEVEL_1}:2:9: quicksand: level: ")


def test_a_pack_without_a_name_is_named_by_its_path(draft: Draft, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(draft.folder)
    assert check_report(Path("")) == (f"{draft.folder}: no problems", True)


def test_toml_errors_have_a_line(draft: Draft):
    draft.change("events.toml", 'kind = "immediate"\neffects = ["gain 3 coins"]', "kind = \nmay = true")
    problems = draft.problems()
    assert problems[0].startswith("events.toml:2:8: this is not TOML: ")


@pytest.mark.parametrize(
    ("file", "old", "new", "part"),
    [
        (LEVEL_1, "copies = 2", "copys = 2", "unknown key 'copys' (did you mean 'copies'?)"),
        (LEVEL_1, "copies = 2", "copies = 0", "copies: expected a number from 1 to 20, found 0"),
        (LEVEL_1, "copies = 2", "copies = true", "copies: expected a number from 1 to 20, found true"),
        (LEVEL_1, "copies = 2", 'copies = "two"', "found 'two'"),
        (LEVEL_1, "copies = 2", "cost = 2", "take the cost away: Level 1 costs 0 (R3.1)"),
        (LEVEL_3, "cost = 13\n", "", "a Level 3 card says its cost"),
        (LEVEL_1, '["scots", "japanese"]', '["scots", "japaneze"]', "(did you mean 'japanese'?)"),
        (LEVEL_1, '["scots", "japanese"]', '["scots", "scots"]', "'scots' stands there twice"),
        (LEVEL_1, '["scots", "japanese"]', '["scots", "japanese", "romans"]', "factions: expected 0 to 2 items"),
        (LEVEL_1, '["scots", "japanese"]', "[1]", "factions: expected texts, found 1 as item 1"),
        (LEVEL_1, '["scots", "japanese"]', "1", "factions: expected a list of texts, found 1"),
        (LEVEL_1, '["draw 2 cards", "if 3 cards in hand: gain 1 vp"]', "[]", "effects: expected 1 to 2 items"),
        (LEVEL_1, "[lantern_store]\nlevel = 1\n", "[lantern_store]\n", "the key 'level' is missing"),
        (LEVEL_1, '"left upper-right"', '"left left"', "'left' stands there twice"),
        (LEVEL_1, '["draw 2 cards"', '["draw 1 level 4 card"', "Level 4 is drawn only by Events"),
        ("events.toml", 'kind = "feature"\nfeatures = ["cost -2"]', 'kind = "festure"', "(did you mean 'feature'?)"),
        ("events.toml", 'features = ["cost -2"]', 'effects = ["gain 1 vp"]', "the key 'features' is missing"),
        ("events.toml", 'effects = ["clear all collapses"]', 'features = ["cost -2"]', "has effects"),
        ("events.toml", 'features = ["cost -2"]', 'features = ["cost -2"]\nmay = true', "take 'may' away"),
        ("events.toml", 'may = true\neffects = ["pay 3', 'effects = ["pay 3', "needs may = true"),
        ("events.toml", "gain 1 coin per activated card", "gain 1 coin per adjacent card", "only a card"),
        (
            "events.toml",
            "when drawing a card: may (pay 1 coin: gain 1 vp)",
            "when drawing a card: draw 1 card",
            "itself off",
        ),
        (
            "boards.toml",
            '["", "gain 1 coin", "gain 2 coins"',
            '["gain 1 vp", "gain 1 coin", "gain 2 coins"',
            "the first space",
        ),
        ("pack.toml", 'id = "small"', 'id = "Small Pack"', "lower snake case"),
        ("pack.toml", 'title = "The small pack"\n', "", "the key 'title' is missing"),
        ("pack.toml", 'title = "The small pack"', 'title = "a\\u202eb"', "cannot be shown"),
        ("pack.toml", '"draw 3 cards"]', "[7]]", "lists of texts, found 7 in item 3"),
        ("pack.toml", '"draw 3 cards"]', "[]]", "surface: effects: item 3 is empty"),
        ("pack.toml", '"draw 3 cards"]', '"draw 3 cards", "gain 1 vp"]', "at most 4 effects, found 5"),
        ("names/en.toml", 'name = "Quicksand"', 'nam = "Quicksand"', "unknown key 'nam'"),
        ("names/en.toml", 'name = "Quicksand"', 'name = ""', "name: expected a text of 1 to 60 characters"),
        ("names/en.toml", "[events.payday]", "[event.payday]", "'event' is no section"),
    ],
)
def test_one_problem(draft: Draft, file: str, old: str, new: str, part: str):
    draft.change(file, old, new)
    problems = draft.problems()
    assert any(part in problem for problem in problems), problems
    assert problems[0].startswith(file)


def test_every_wrong_item_of_a_list_is_told(draft: Draft):
    draft.change(LEVEL_1, '["scots", "japanese"]', '["scotts", "japaneze"]')
    draft.change(LEVEL_1, '"left upper-right"', '"lift upper-rite"')
    told = [problem.partition(" unknown ")[2].partition(" (")[0] for problem in draft.problems()]
    assert told == ["'lift'", "'upper-rite'", "'scotts'", "'japaneze'"]


@pytest.mark.parametrize("carts", ["left " * 9000, "\n".join(["left"] * 90_000)], ids=["a line", "lines"])
def test_a_list_that_is_far_too_long_is_one_problem(draft: Draft, carts: str):
    draft.change(LEVEL_1, '"left upper-right"', f'"""{carts}"""')
    assert len(draft.problems()) == 1


def test_the_surface_always_offers_something(draft: Draft):
    draft.change("pack.toml", '"gain 2 coins"', '"pay 1 coin: gain 2 coins"')
    draft.change("pack.toml", '"draw 3 cards"', '"if 1 card: draw 3 cards"')
    assert "one must be chosen (I12)" in draft.problem()


@pytest.mark.parametrize("id", ["Gold", "gold-vein", "_gold", "gold__vein", "2gold", "ключ", "g" * 41])
def test_ids_are_lower_snake(draft: Draft, id: str):
    draft.add(LEVEL_1, f'["{id}"]\nlevel = 1\neffects = ["gain 1 coin"]\n')
    assert "the id" in draft.problem()


@pytest.mark.parametrize("id", ["blind", "surface_1", "surface_5"])
def test_ids_that_name_something_else(draft: Draft, id: str):
    for file in (LEVEL_1, "events.toml", "boards.toml"):
        draft.add(file, f"[{id}]\n")
    problems = draft.problems()
    assert len(problems) == 3
    assert all(f"{id}: the id '{id}' " in problem and ": choose another" in problem for problem in problems)


@pytest.mark.parametrize("file", ["cards/level2.toml", "events.toml", "boards.toml"])
def test_ids_are_unique_across_cards_events_and_boards(draft: Draft, file: str):
    draft.add(file, "[quicksand]\n")
    assert draft.problem().endswith("quicksand: the id 'quicksand' is taken already, in cards/level1.toml")


def test_a_value_where_a_table_should_be(draft: Draft):
    draft.change("boards.toml", "[winch]", "stray = 1\n\n[winch]")
    assert draft.problem() == "boards.toml:1:9: expected a table [stray] here, found 1"


def test_a_list_of_tables_where_a_table_should_be(draft: Draft):
    draft.add(LEVEL_1, "[[stray]]\nlevel = 1\n")
    assert draft.problem().endswith("expected a table [stray] here, found a list")


def test_numbers_of_any_pack(draft: Draft):
    draft.change(LEVEL_1, "copies = 2", "copies = 1")
    assert draft.problems() == []
    for file in (LEVEL_1, LEVEL_2, LEVEL_3, "cards/level4.toml", "events.toml", "boards.toml", "names/en.toml"):
        (draft.folder / file).write_text("", "utf-8")
    assert sorted(draft.problems()) == [
        "boards.toml: board 1 needs 2 sides (R1.3), not 0",
        "boards.toml: board 2 needs 2 sides (R1.3), not 0",
        "boards.toml: board 3 needs 2 sides (R1.3), not 0",
        "cards: a pack needs a Level 4 card",
        "cards: five seats need 10 cards of Level 1 (R2.5), not 0",
        "cards: five seats need 15 cards of Level 2 (R2.5), not 0",
        "cards: five seats need 15 cards of Level 3 (R2.5), not 0",
        "events.toml: a game needs at least 10 Events (R2.3), not 0",
    ]


@pytest.mark.rule("R1.1", "R1.2")
def test_numbers_of_a_complete_pack(draft: Draft):
    draft.change("pack.toml", 'version = "1"', 'version = "1"\ncomplete = true')
    draft.add("cards/level4.toml", '[other_vein]\nlevel = 4\neffects = ["gain 4 vp"]\n')
    draft.add("names/en.toml", '[cards.other_vein]\nname = "Other vein"\n')
    assert sorted(draft.problems()) == [
        "cards: a complete pack has 14 cards of Level 4 (R1.1), not 7",
        "cards: a complete pack has 36 cards of Level 1 (R1.1), not 12",
        "cards: a complete pack has 43 cards of Level 2 (R1.1), not 17",
        "cards: a complete pack has 43 cards of Level 3 (R1.1), not 17",
        "cards: all Level 4 cards of a complete pack are alike (R1.1), not 2 designs",
        "events.toml: a complete pack has 18 Events (R1.2), not 26",
    ]


def test_sides_of_boards(draft: Draft):
    draft.change("boards.toml", "[ladder]\nboard = 1", "[ladder]\nboard = 2")
    assert draft.problems() == [
        "boards.toml: board 1 needs 2 sides (R1.3), not 1",
        "boards.toml: board 2 needs 2 sides (R1.3), not 3",
    ]


def test_spaces_of_a_side(draft: Draft):
    draft.change("boards.toml", '"gain 2 coins", "draw 1 card", "gain 1 vp", "gain 3 coins", ', "")
    assert "winch: spaces: expected 8 to 12 items, found 4" in draft.problem()


def test_names_of_every_language(draft: Draft):
    draft.change("pack.toml", '["en"]', '["en", "de"]')
    assert draft.problem() == "names/de.toml: the file is missing"
    draft.change("pack.toml", '["en", "de"]', '["en"]')
    (draft.folder / "names" / "fr.toml").write_text("", "utf-8")
    assert draft.problem() == "names/fr.toml: pack.toml does not list this language: add it to languages"


def test_no_folder_at_all(tmp_path: Path):
    assert [str(problem) for problem in check_pack(tmp_path / "nowhere")] == [
        "nowhere: there is no such pack or folder"
    ]
    with pytest.raises(PackError, match="no such pack"):
        load_pack("nowhere")


def test_an_error_carries_every_problem(draft: Draft):
    draft.change(LEVEL_1, '["draw 2 cards"', '["draw 2 cads"')
    draft.change(LEVEL_2, "activate 1 adjacent card", "activate 1 adjacent crad")
    with pytest.raises(PackError) as caught:
        load_pack(draft.folder)
    assert [problem.id for problem in caught.value.problems] == ["lantern_store", "foreman"]
    assert str(caught.value).count("\n") == 1

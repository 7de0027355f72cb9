"""How much a pack may hold of everything: the last value that is taken and the first that is not."""

import pytest

from imperial_miners.engine.phases import EVENT_KINDS
from imperial_miners.packs import PackProblem
from imperial_miners.packs.fields import (
    CARD_FIELDS,
    EVENT_FIELDS,
    ID_PATTERN,
    NAME_FIELDS,
    PACK_FIELDS,
    SIDE_FIELDS,
    SURFACE_FIELDS,
    TomlKey,
    check_table,
    check_value,
    describe,
)
from imperial_miners.packs.files import MOST_DOTS, MOST_LINE, TomlFile
from imperial_miners.packs.notation import parse_effect, parse_feature
from imperial_miners.packs.schema import pack_schemas
from imperial_miners.packs.tokens import NotationError, closest
from imperial_miners.packs.writing import write_effect, write_feature

FIELDS = {
    f"{table}.{field.name}": field
    for table, fields in {
        "pack": PACK_FIELDS, "surface": SURFACE_FIELDS, "card": CARD_FIELDS, "event": EVENT_FIELDS,
        "side": SIDE_FIELDS, "name": NAME_FIELDS,
    }.items()
    for field in fields
}  # fmt: skip


def is_taken(name: str, value: object) -> bool:
    return check_value(FIELDS[name], value) == []


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [("card.level", 1, 4), ("card.copies", 1, 20), ("card.cost", 0, 13), ("side.board", 1, 3)],
)
def test_numbers(name: str, low: int, high: int):
    assert [is_taken(name, number) for number in (low - 1, low, high, high + 1)] == [False, True, True, False]
    assert not is_taken(name, True)


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("pack.id", 1, 40),
        ("pack.version", 1, 40),
        ("pack.title", 1, 80),
        ("name.name", 1, 60),
        ("name.flavour", 0, 300),
    ],
)
def test_lengths_of_texts(name: str, low: int, high: int):
    assert is_taken(name, "x" * low)
    assert is_taken(name, "x" * high)
    assert not is_taken(name, "x" * (high + 1))
    assert is_taken(name, " ") == (low == 0)
    assert not is_taken(name, 7)


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [("pack.languages", 1, 20), ("card.effects", 1, 2), ("event.effects", 1, 4), ("event.features", 1, 4),
     ("side.spaces", 8, 12), ("surface.effects", 2, 4)],
)  # fmt: skip
def test_numbers_of_items(name: str, low: int, high: int):
    taken = [is_taken(name, ["gain 1 coin"] * number) for number in (low - 1, low, high, high + 1)]
    assert taken == [False, True, True, False]


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("card.level", "one", "expected a number from 1 to 4, found 'one'"),
        ("card.level", 10**12, "expected a number from 1 to 4, found 1000000000000"),
        ("card.level", -(10**12) - 1, "expected a number from 1 to 4, found a huge number"),
        ("card.factions", ["scots", "romans", "scots"], "expected 0 to 2 items, found 3"),
        ("card.factions", ["scots", "scots"], "'scots' stands there twice"),
        ("card.carts", ["left"], "expected a text, found a list"),
        ("card.effects", ["gain 1 coin", 2], "expected texts, found 2 as item 2"),
        ("event.may", "yes", "expected true or false, found 'yes'"),
        ("event.kind", "soon", "unknown 'soon'; it can be immediate, feature, end"),
        ("pack.surface", [], "expected a table, found a list"),
        ("surface.effects", [[], "gain 1 coin"], "item 1 is empty"),
        ("surface.effects", ["a", ["b", 3]], "expected texts and lists of texts, found 3 in item 2"),
        ("surface.effects", [["a", "b"], ["c", "d"], "e"], "expected at most 4 effects, found 5"),
        ("name.name", "", "expected a text of 1 to 60 characters, found an empty text"),
        ("name.name", "x\x07", "it holds characters that cannot be shown"),
    ],
)
def test_what_is_said_of_a_value_that_does_not_fit(name: str, value: object, message: str):
    ((said, *_),) = check_value(FIELDS[name], value)
    assert said == message


def test_a_value_is_named_in_a_few_words():
    values = ["  ", "x" * 41, {}, [1], True, False, 10**12 + 1, 3.5]
    said = ["an empty text", f"'{'x' * 40}'", "a table", "a list", "true", "false", "a huge number", "3.5"]
    assert [describe(value) for value in values] == said


def test_lines_that_are_too_long_are_refused_where_they_are():
    good = f"# {'x' * (MOST_LINE - 2)}\n# {'.' * MOST_DOTS}\n"
    problems: list[PackProblem] = []
    TomlFile("good.toml", problems, good)
    assert problems == []
    for bad in (f"# {'x' * (MOST_LINE - 1)}", f"# {'.' * (MOST_DOTS + 1)}"):
        TomlFile("bad.toml", problems, f"a = 1\n{bad}\n")
    limits = f"line too long: at most {MOST_LINE} characters and {MOST_DOTS} dots"
    assert (MOST_LINE, MOST_DOTS) == (2000, 60)
    assert [str(problem) for problem in problems] == [f"bad.toml:2: {limits}"] * 2


@pytest.mark.parametrize(
    ("last", "first"),
    [
        ("gain 20 coins", "gain 21 coins"),
        ("advance 12", "advance 13"),
        ("activate 10 cards", "activate 11 cards"),
        ("put 7 machines here", "put 8 machines here"),
        ("gain 1 coin per 20 cards", "gain 1 coin per 21 cards"),
        ("either (gain 1 vp) or (gain 2 vp) or (gain 3 vp) or (gain 4 vp)",
         "either (gain 1 vp) or (gain 2 vp) or (gain 3 vp) or (gain 4 vp) or (gain 5 vp)"),
    ],
)  # fmt: skip
def test_numbers_of_the_notation(last: str, first: str):
    assert write_effect(parse_effect(last)) == last
    with pytest.raises(NotationError):
        parse_effect(first)


@pytest.mark.parametrize(
    "text",
    [
        "gain 1 vp per collapse on this card",
        "gain 1 vp per machine here",
        "gain 2 coins per 2 collapses on row cards max 6",
        "if 1 collapse on this card: gain 1 coin",
        "if no cards in hand: gain 1 coin",
        "if at most 1 board completed: gain 1 coin",
        "clear all collapses",
        "clear 2 collapses on adjacent cards",
        "put collapse on each other card",
        "put 2 machines on 1 this end card",
        "draw 2 cards of any faction",
        "pay 5 coins less 1 per roman card: gain 3 vp",
        "advance up to 2 resolving passed",
        "spend 1 machine here and put collapse here: gain 5 vp",
        "put 1 cart marker here",
        "activate 2 fresh factionless level 2 cards without machine",
        "activate 1 end activated roman card with collapse",
    ],
)
def test_an_effect_has_one_spelling(text: str):
    assert write_effect(parse_effect(text)) == text


@pytest.mark.parametrize(
    "text",
    ["cost -2", "cost -1 for roman level 2 cards", "gain +1 coin", "gain +2 coins", "gain +2 vp", "draw +1",
     "advance +2", "machine limit 5", "no hand limit", "both effects", "when placing roman card: gain 1 coin",
     "when activating card: gain 1 vp", "when completing a cart: gain 1 vp"],
)  # fmt: skip
def test_a_feature_has_one_spelling(text: str):
    assert write_feature(parse_feature(text)) == text


TEXT, NUMBER, EFFECTS = {"type": "string"}, {"type": "integer"}, {"type": "string", "maxLength": 400}


@pytest.mark.parametrize(
    ("file", "key", "schema"),
    [
        ("pack", "id", TEXT | {"minLength": 1, "maxLength": 40, "pattern": f"^{ID_PATTERN}$"}),
        ("pack", "complete", {"type": "boolean"}),
        ("cards", "cost", NUMBER | {"minimum": 0, "maximum": 13}),
        ("cards", "effects", {"type": "array", "items": EFFECTS, "minItems": 1, "maxItems": 2}),
        ("events", "kind", TEXT | {"minLength": 1, "maxLength": 40, "enum": list(EVENT_KINDS)}),
        ("boards", "board", NUMBER | {"minimum": 1, "maximum": 3}),
    ],
)
def test_the_schema_of_a_key(file: str, key: str, schema: dict[str, object]):
    whole = pack_schemas()[file]
    found = (whole if file == "pack" else whole["additionalProperties"])["properties"][key]
    assert {name: value for name, value in found.items() if name != "description"} == schema


def test_the_schema_of_half_carts_and_of_groups():
    carts = pack_schemas()["cards"]["additionalProperties"]["properties"]["carts"]
    half = "left|right|upper-left|upper-right|lower-left|lower-right"
    assert (carts["type"], carts["pattern"]) == ("string", f"^\\s*(({half})(\\s+({half}))*)?\\s*$")
    surface = pack_schemas()["pack"]["properties"]["surface"]
    assert (surface["type"], surface["required"], surface["additionalProperties"]) == ("object", ["effects"], False)
    group = {"type": "array", "items": EFFECTS, "minItems": 1}
    effects = surface["properties"]["effects"]
    assert (effects["items"], effects["minItems"]) == ({"anyOf": [EFFECTS, group]}, 2)
    for name, schema in pack_schemas().items():
        assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        assert (schema["title"], schema["type"]) == (f"{name} of a pack", "object")
    assert pack_schemas()["names"]["additionalProperties"] is False


@pytest.mark.parametrize(
    ("fields", "missing"),
    [
        (
            PACK_FIELDS,
            [
                "the key 'id' is missing: the pack's id, in lower snake case",
                "the key 'version' is missing: changes whenever the content does",
                "the key 'title' is missing: the pack's name for people",
                "the key 'surface' is missing: the Surface board: its effects",
            ],
        ),
        (
            CARD_FIELDS,
            [
                "the key 'level' is missing: its Level, which names its row (R3.5)",
                "the key 'effects' is missing: one or two effects (R3.4)",
            ],
        ),
        (EVENT_FIELDS, ["the key 'kind' is missing: when it is resolved (R4.2)"]),
        (
            SIDE_FIELDS,
            [
                "the key 'board' is missing: which Progress board it is a side of",
                "the key 'spaces' is missing: the effects of its spaces from the bottom up; the first is empty (I8)",
            ],
        ),
        (NAME_FIELDS, ["the key 'name' is missing: the printed name"]),
    ],
)
def test_a_missing_key_is_explained(fields: tuple[TomlKey, ...], missing: list[str]):
    problems: list[PackProblem] = []
    assert check_table(TomlFile("x.toml", problems), ("it",), {}, fields) == {}
    assert [problem.message for problem in problems] == missing


@pytest.mark.parametrize("text", ["cost", "draw", "gain", "advance"])
def test_a_feature_that_ends_before_its_number_is_refused_at_its_end(text: str):
    with pytest.raises(NotationError) as refused:
        parse_feature(text)
    assert (refused.value.column, refused.value.found) == (len(text) + 1, "the end")


def test_a_word_like_no_other_gets_no_suggestion():
    assert closest("xyzzy", ["coin", "card"]) == ""
    assert closest("coyn", ["coin", "card"]) == "coin"
    with pytest.raises(NotationError) as refused:
        parse_effect("gain 1 xyzzy")
    assert "mean" not in str(refused.value)


def test_the_last_line_of_a_file_is_known_with_and_without_its_end():
    for text in ("\na = 1\nb = 2\n", "\na = 1\nb = 2"):
        sheet = TomlFile("x.toml", [], text)
        assert sheet.lines == ["", "a = 1", "b = 2"]
        sheet.report("it", (), "b")
        assert str(sheet.problems[0]) == "x.toml:3:5: it"

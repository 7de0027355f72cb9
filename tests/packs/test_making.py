"""Making packs: the starter, the list to read, the schemas, and the documentation that teaches it all."""

import re
import tomllib
from pathlib import Path

import jsonschema
import pytest

from imperial_miners.engine.rows import fields
from imperial_miners.packs import PackError, check_pack, check_report, load_pack
from imperial_miners.packs.content import MOST_DESIGNS
from imperial_miners.packs.notation import parse_effect
from imperial_miners.packs.schema import pack_schemas, write_schemas
from imperial_miners.packs.showing import show_pack
from imperial_miners.packs.starter import STARTER, new_pack
from imperial_miners.packs.table import put_table, words_table
from imperial_miners.packs.tokens import MOST, MOST_ADVANCE, MOST_CARDS, MOST_CHARACTERS, MOST_DEPTH, MOST_MACHINES
from tests.packs.conftest import SMALL, Draft

DOCUMENT = (Path(__file__).parent.parent.parent / "docs" / "packs.md").read_text("utf-8")


def test_a_new_pack_is_good_from_the_start(tmp_path: Path):
    written = new_pack(tmp_path / "Deep Mine")
    assert len(written) == 8
    assert check_pack(tmp_path / "Deep Mine") == []
    assert load_pack(tmp_path / "Deep Mine").id == "deep_mine"


def test_a_new_pack_overwrites_nothing(tmp_path: Path):
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    with pytest.raises(PackError, match="not empty"):
        new_pack(tmp_path)
    with pytest.raises(PackError, match="cannot be written"):
        new_pack(tmp_path / "notes.txt" / "pack")


@pytest.mark.parametrize("name", ["99", "Шахта", "m" * 41, "m" * 300], ids=["number", "Cyrillic", "long", "too long"])
def test_a_new_pack_whose_name_makes_no_id_is_not_begun(tmp_path: Path, name: str):
    with pytest.raises(PackError, match="begin it with a letter from a to z, and take at most 40") as refused:
        new_pack(tmp_path / name)
    (problem,) = refused.value.problems
    assert (problem.file, problem.line, problem.column) == (name[:80], 0, 0)
    assert list(tmp_path.iterdir()) == []


def test_a_new_pack_keeps_letters_without_their_marks(tmp_path: Path):
    new_pack(tmp_path / "Ümläut Höhle")
    assert load_pack(tmp_path / "Ümläut Höhle").id == "umlaut_hohle"


def test_showing_a_pack():
    shown = show_pack(SMALL)
    assert "unrequited_love: Unrequited Love (x2, cost 4, upper-left)\n    put collapse here: gain 3 vp\n" in shown
    assert "market: Market (immediate, may)\n    pay 3 coins: gain 2 vp\n" in shown
    assert "winch: Winch (board 1)\n     1\n     2  gain 1 coin\n" in shown
    assert "# Level 1: 12\n" in shown
    assert "lantern_store: Lantern Store (plain)" in shown


@pytest.mark.parametrize("folder", [SMALL, STARTER], ids=lambda folder: folder.name)
def test_the_schemas_accept_good_packs(folder: Path):
    schemas = pack_schemas()
    for path in sorted(folder.rglob("*.toml")):
        kind = path.parent.name if path.parent != folder else path.stem
        jsonschema.Draft202012Validator.check_schema(schemas[kind])
        jsonschema.validate(tomllib.loads(path.read_text("utf-8")), schemas[kind])


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("cards", '[gold]\nlevel = 5\neffects = ["gain 1 vp"]'),
        ("cards", "[gold]\nlevel = 1"),
        ("cards", '[gold]\nlevel = 1\neffects = ["a", "b", "c"]'),
        ("cards", '[gold]\nlevel = 1\nefects = ["gain 1 vp"]\neffects = ["gain 1 vp"]'),
        ("cards", '[gold]\nlevel = 1\ncarts = "up"\neffects = ["gain 1 vp"]'),
        ("cards", '[Gold]\nlevel = 1\neffects = ["gain 1 vp"]'),
        ("events", '[gold]\nkind = "sometimes"'),
        ("boards", '[gold]\nboard = 4\nspaces = ["", "", "", "", "", "", "", ""]'),
        ("names", '[cards.gold]\nflavour = "no name"'),
        ("pack", 'id = "gold"'),
    ],
)
def test_the_schemas_refuse_what_the_reader_refuses(kind: str, text: str):
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(tomllib.loads(text), pack_schemas()[kind])


def test_schemas_are_written_for_editors(tmp_path: Path):
    assert [path.name for path in write_schemas(tmp_path / "schemas")] == [
        "pack.schema.json",
        "cards.schema.json",
        "events.schema.json",
        "boards.schema.json",
        "names.schema.json",
    ]


def test_the_table_of_words_is_the_engines():
    found = re.search(r"<!-- words -->\n(.*?)\n<!-- /words -->", DOCUMENT, re.DOTALL)
    assert found
    assert found[1] == words_table(), "run: imperial-miners renew docs"


def test_the_table_can_be_rendered_anew(tmp_path: Path):
    document = tmp_path / "packs.md"
    document.write_text("before\n<!-- words -->\nold\n<!-- /words -->\nafter\n", "utf-8")
    put_table(document)
    assert document.read_text("utf-8") == f"before\n<!-- words -->\n{words_table()}\n<!-- /words -->\nafter\n"


def test_every_card_of_the_documentation_is_good(draft: Draft):
    blocks = re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL)
    cards = [block for block in blocks if block.startswith("[echo_hall]")]
    assert len(cards) == 5
    draft.add("names/en.toml", blocks[-1])
    level_2 = (draft.folder / "cards" / "level2.toml").read_text("utf-8")
    for card in cards:
        (draft.folder / "cards" / "level2.toml").write_text(level_2 + "\n" + card, "utf-8")
        assert draft.problems() == []


def test_the_error_of_the_documentation_is_the_checkers(tmp_path: Path):
    new_pack(tmp_path / "my_mine")
    card = re.findall(r"```toml\n(\[echo_hall.*?)```", DOCUMENT, re.DOTALL)[-1]
    with (tmp_path / "my_mine" / "cards" / "level2.toml").open("a", encoding="utf-8") as file:
        file.write("\n" + card.replace("gain 1 vp per 2 roman cards max 3", "gain 1 vp per romann card"))
    with (tmp_path / "my_mine" / "names" / "en.toml").open("a", encoding="utf-8") as file:
        file.write('\n[cards.echo_hall]\nname = "Echo Hall"\n')
    report, is_good = check_report(tmp_path / "my_mine")
    assert not is_good
    assert f"```\n{report}\n```" in DOCUMENT, report


def test_the_limits_of_the_documentation_are_the_readers():
    absurd = f"0; over {MOST}; an advance over {MOST_ADVANCE}; over {MOST_CARDS} cards drawn, discarded, activated"
    assert f"{absurd}, meant by `on N cards`" in DOCUMENT
    assert f"over {MOST_CARDS} cart markers or {MOST_MACHINES} machines" in DOCUMENT
    assert f"over {MOST_DESIGNS} designs, {MOST_CHARACTERS} characters or {MOST_DEPTH} nested parentheses" in DOCUMENT
    assert f"take at most {fields.MOST_DESIGNS} designs" in DOCUMENT
    assert f"`draw +{MOST_CARDS}`, `advance +{MOST_ADVANCE}`, `machine limit {MOST_MACHINES}`" in DOCUMENT


def test_effects_named_in_the_documentation_can_be_read():
    for text in ("gain 1 vp per 2 machines here max 3", "put 1 machine on 2 cards"):
        assert text in DOCUMENT
        parse_effect(text)

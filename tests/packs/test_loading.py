"""Loading: order, digest, cache; and that the small pack says everything that can be said."""

import subprocess
import sys
from typing import Any

import pytest

from imperial_miners.engine import effect as parts
from imperial_miners.engine.feature import FEATURES, TRIGGERS
from imperial_miners.engine.pack import HALVES
from imperial_miners.engine.words import WORDS
from imperial_miners.packs import PackError, load_pack, pack_folder
from imperial_miners.packs.notation import ADJECTIVES
from imperial_miners.packs.writing import write_effect
from tests.packs.conftest import SMALL, Draft
from tests.packs.trees import plain


def test_cards_come_by_level_and_then_in_the_order_of_the_files():
    pack = load_pack(SMALL)
    assert [card.id for card in pack.cards][:3] == ["quicksand", "heather_pit", "signpost"]
    assert [card.level for card in pack.cards] == sorted(card.level for card in pack.cards)
    assert pack.cards[-1].id == "deep_vein"


def test_sides_come_by_board(draft: Draft):
    path = draft.folder / "boards.toml"
    first, *others = path.read_text("utf-8").split("\n\n")
    path.write_text("\n\n".join([*others, first]), "utf-8")
    pack = load_pack(draft.folder)
    assert [side.board for side in pack.boards] == [0, 0, 1, 1, 2, 2]
    assert [side.id for side in pack.boards][:3] == ["ladder", "winch", "rails"]


@pytest.mark.rule("R3.1", "R3.3", "R12.7")
def test_a_card_is_what_its_table_says():
    cards = {card.id: card for card in load_pack(SMALL).cards}
    love = cards["unrequited_love"]
    assert (love.level, love.cost, love.copies, love.factions) == (3, 4, 2, ())
    assert [half for half, is_full in zip(HALVES, love.carts, strict=True) if is_full] == ["upper-left"]
    assert [write_effect(effect) for effect in love.effects] == ["put collapse here: gain 3 vp"]
    assert [cards[id].cost for id in ("quicksand", "embassy", "deep_vein")] == [0, 2, 0]


@pytest.mark.rule("R5.10a")
def test_the_surface_groups_prices_of_one_effect():
    pack = load_pack(SMALL)
    assert pack.surface_groups == [0, 1, 1, 2]
    assert write_effect(pack.surface[2]) == "pay 8 coins: advance up to 5"


def test_a_pack_is_loaded_once(draft: Draft):
    first = load_pack(draft.folder)
    assert load_pack(draft.folder) is first
    draft.change("cards/level1.toml", '["draw 2 cards"', '["draw 1 card"')
    assert load_pack(draft.folder) is not first


LEVEL_1 = "cards/level1.toml"


@pytest.mark.parametrize(
    "change",
    [
        ("names/en.toml", 'name = "Quicksand"', 'name = "Slow sand"'),
        ("pack.toml", 'version = "1"', 'version = "2"'),
        (LEVEL_1, "copies = 2", "copies = 2  # twice"),
        (LEVEL_1, '"gain 1 coin", "pay 1 coin: advance 1"', '"gain 1 coins", "pay 1 coin:advance 1"'),
        (LEVEL_1, 'carts = "left upper-right"', 'carts = "upper-right left"'),
    ],
)
def test_the_digest_ignores_what_does_not_matter_for_play(draft: Draft, change: tuple[str, str, str]):
    draft.change(*change)
    assert load_pack(draft.folder).digest == load_pack(SMALL).digest


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards/level1.toml", "copies = 2", "copies = 3"),
        ("cards/level1.toml", 'carts = "left upper-right"', 'carts = "left"'),
        ("cards/level1.toml", "pay 1 coin: advance 1", "pay 1 coin: advance up to 1"),
        ("cards/level1.toml", "[quicksand]", "[slowsand]"),
        ("cards/level1.toml", '["scots", "japanese"]', '["scots"]'),
        ("cards/level3.toml", "cost = 13", "cost = 12"),
        ("events.toml", "cost -2", "cost -1"),
        ("events.toml", 'may = true\neffects = ["pay 3 coins', 'may = true\neffects = ["pay 2 coins'),
        ("boards.toml", "gain 9 vp", "gain 8 vp"),
        ("pack.toml", '["gain 2 coins", [', '["gain 3 coins", ['),
    ],
)
def test_the_digest_knows_what_matters_for_play(draft: Draft, file: str, old: str, new: str):
    draft.change(file, old, new)
    assert load_pack(draft.folder).digest != load_pack(SMALL).digest


def test_without_checks_only_what_cannot_be_read_is_refused(draft: Draft):
    draft.change("events.toml", "when advancing: gain 1 coin", "when advancing: advance 1")
    with pytest.raises(PackError, match="itself off"):
        load_pack(draft.folder)
    assert load_pack(draft.folder, check=False).id == "small"
    draft.change("events.toml", "when advancing: advance 1", "when advancing: advanse 1")
    with pytest.raises(PackError, match="advanse"):
        load_pack(draft.folder, check=False)


def test_loading_needs_no_slow_import():
    load = "from imperial_miners.packs import load_pack; load_pack('starter')"
    code = f"import sys; {load}; print('pydantic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_names_come_before_paths():
    assert pack_folder("starter").name == "starter"
    assert (pack_folder("starter") / "pack.toml").is_file()
    assert str(pack_folder("no_such_pack")) == "no_such_pack"


def parts_of(tree: Any, kind: str) -> list[dict[str, Any]]:
    """The attributes of every part of a kind in a tree of plain values."""
    if not isinstance(tree, list | tuple):
        return []
    found = [part for item in tree for part in parts_of(item, kind)]
    return [dict(tree[1]), *found] if len(tree) == 2 and tree[0] == kind else found


def test_the_small_pack_uses_the_whole_language():
    pack = load_pack(SMALL)
    assert {type(node) for node in pack.nodes} >= set(WORDS)
    features = [feature for event in pack.events for feature in event.features]
    assert {feature.kind for feature in features} == set(range(len(FEATURES)))
    assert {feature.trigger for feature in features} == set(range(-1, len(TRIGGERS)))
    tree = plain(pack.nodes)
    assert {count["measure"] for count in parts_of(tree, "Count")} == set(range(len(parts.MEASURES)))
    placed = {count["measure"] for count in parts_of(tree, "Count") if count["where"] is not None}
    assert placed == {parts.CARDS, parts.MACHINES, parts.COLLAPSES, parts.CARTS}
    filters = parts_of(tree, "Filter")
    assert {where["relation"] for where in filters} == set(range(len(parts.RELATIONS)))
    assert {where["faction"] for where in filters} == set(range(-1, len(ADJECTIVES)))
    for name in ("machine", "collapse", "activated"):
        assert {where[name] for where in filters} == {parts.EITHER_WAY, parts.WITH, parts.WITHOUT}
    assert any(where["is_end"] for where in filters)
    assert any(where["has_no_faction"] for where in filters)
    assert {where["level"] for where in filters} >= {0, 1, 2}
    amounts = parts_of(tree, "Amount")
    assert any(amount["every"] > 1 for amount in amounts)
    assert any(amount["most"] for amount in amounts)
    advances = parts_of(tree, "Advance")
    assert any(advance["is_up_to"] for advance in advances)
    assert any(advance["is_passing"] for advance in advances)

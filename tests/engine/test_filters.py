"""What is counted and which cards are meant: a test or more for each word of them."""

import pytest

from tests.table import card, immediate, resolve, table

# --- What is counted


def counted(what: str, **state) -> int:
    """How many of something a card `it` counts."""
    return resolve(f"gain 1 vp per {what}", **state).vp


@pytest.mark.word("count:card")
def test_count_cards():
    assert counted("card", mine="a1@0 a2@1", at=2) == 3


@pytest.mark.word("count:machine")
def test_count_machines():
    state = {"mine": "a1@0 b1@2", "machines": {"a1": 3, "b1": 1}, "at": 4}
    assert counted("machine", **state) == 4
    assert counted("machine on adjacent cards", **state) == 1
    assert resolve("put 2 machines here, gain 1 vp per machine here", **state).vp == 2


@pytest.mark.word("count:collapse")
def test_count_collapses():
    state = {"mine": "a1@0 b1@2 c1@4", "collapses": "a1 c1", "at": 6}
    assert counted("collapse", **state) == 2
    assert counted("collapse on adjacent cards", **state) == 1


@pytest.mark.word("count:cart")
def test_count_carts():
    state = {"cards": [card("rail", 1, carts="left right")], "mine": "rail@0 rail@2 rail@4", "carts": "left", "at": 6}
    assert counted("cart", **state) == 3
    state = {**state, "cards": [card("rail", 1, carts="left right")]}
    assert counted("cart here", **state) == 1


@pytest.mark.word("count:cart")
def test_a_cart_between_two_cards_counts_once():
    rail = card("rail", 1, carts="left right", factions="romans")
    assert counted("cart on roman cards", cards=[rail], mine="rail@0 rail@2 a1@6", at=10) == 1
    edge = card("edge", 1, carts="left right")
    rail = card("rail", 1, carts="left right", factions="romans")
    assert counted("cart on roman cards", cards=[rail, edge], mine="edge@0 rail@2 edge@4 edge@6", at=12) == 2


@pytest.mark.word("count:faction")
def test_count_different_factions():
    pairs = [card("one", 1, factions="scots romans"), card("two", 1, factions="romans")]
    assert counted("faction", cards=pairs, mine="one@0 two@2 a1@4", at=6, factions="japanese") == 3


@pytest.mark.word("count:hand")
def test_count_cards_in_hand():
    assert counted("card in hand", hand="a1 a1 b2") == 3


@pytest.mark.word("count:coin")
def test_count_coins():
    assert counted("coin", coins=4) == 4


@pytest.mark.word("count:space")
def test_count_spaces():
    assert counted("space", board=(2, 5)) == 5
    assert counted("space") == 0


@pytest.mark.word("count:board")
def test_count_boards_completed():
    t = resolve("advance 9, advance 9, gain 1 vp per board completed", board=(1, 5)).choose("board:2", "board:1")
    assert t.vp == 2


@pytest.mark.word("count:moved")
def test_count_spaces_advanced_this_round():
    it = card("it", 1, "advance 2, advance 1, gain 1 vp per space advanced", "gain 1 vp per space advanced")
    t = table(it, hand="it it", board=(1, 4)).use("it")
    assert t.vp == 3
    assert t.surface().use("it", at=2, effect="b").vp == 3  # nothing yet in the new round


# --- Which cards are meant


def targets(which: str, **state) -> str:
    """The cards that a card `it` means."""
    t = resolve(f"put collapse on each {which}", **state)
    return t.collapses


AROUND = {"mine": "a1@0 b1@2 c1@4 a2@-1 b2@3 c2@7 a3@0 b3@2 c3@4", "level": 2, "at": 1}


RELATIONS = {
    "any": ("card", "a1 b1 c1 a2 b2 c2 a3 b3 c3 it"),
    "this": ("this card", "it"),
    "other": ("other card", "a1 b1 c1 a2 b2 c2 a3 b3 c3"),
    "adjacent": ("adjacent card", "a1 b1 a2 b2 a3 b3"),
    "above": ("above card", "a1 b1"),
    "below": ("below card", "a3 b3"),
    "beside": ("beside card", "a2 b2"),
    "row": ("row card", "a2 b2 c2 it"),
}


@pytest.mark.word(
    "filter:relation",
    "relation:any",
    "relation:this",
    "relation:other",
    "relation:adjacent",
    "relation:above",
    "relation:below",
    "relation:beside",
    "relation:row",
)
@pytest.mark.parametrize(("which", "meant"), RELATIONS.values(), ids=RELATIONS)
def test_cards_by_where_they_lie(which: str, meant: str):
    assert targets(which, **AROUND) == meant


@pytest.mark.word("filter:relation")
def test_an_event_stands_nowhere():
    t = table(event=immediate("put collapse on each other card, gain 1 vp per adjacent card"), mine="a1@0 b1@2")
    assert (t.collapses, t.vp) == ("a1 b1", 0)


@pytest.mark.word("filter:faction")
def test_cards_of_a_faction():
    cards = [card("clan", 1, factions="scots"), card("pair", 1, factions="romans scots")]
    assert targets("scottish card", cards=cards, mine="clan@0 pair@2 a1@4", at=6) == "clan pair"


@pytest.mark.word("filter:has_no_faction")
def test_cards_without_faction():
    cards = [card("clan", 1, factions="scots")]
    assert targets("factionless card", cards=cards, mine="clan@0 a1@2", at=4) == "a1 it"


@pytest.mark.word("filter:level")
def test_cards_of_a_level():
    assert targets("level 2 card", mine="a1@0 a2@1 a3@2", at=2) == "a2"


@pytest.mark.word("filter:machine")
def test_cards_with_and_without_machines():
    state = {"mine": "a1@0 b1@2", "machines": {"b1": 2}, "at": 4}
    assert targets("card with machine", **state) == "b1"
    assert targets("card without machine", **state) == "a1 it"


@pytest.mark.word("filter:collapse")
def test_cards_with_and_without_collapse():
    state = {"mine": "a1@0 b1@2", "collapses": "b1", "at": 4}
    t = resolve("put 1 machine on each card with collapse, put 2 machines on each card without collapse", **state)
    assert [t.machines(name) for name in ("a1", "b1", "it")] == [2, 1, 2]


@pytest.mark.word("filter:activated")
def test_cards_activated_and_fresh():
    t = resolve("put 1 machine on each activated card, put 2 machines on each fresh card", mine="a1@0 b1@2", at=4)
    assert [t.machines(name) for name in ("a1", "b1", "it")] == [2, 2, 1]


@pytest.mark.word("filter:is_end")
def test_cards_at_an_end_of_a_run():
    assert targets("end card", mine="a1@0 b1@2 c1@4 d1@8 a2@1", at=6) == "a1 d1 a2"
    assert targets("this end card", mine="a1@0 b1@4", at=2) == ""

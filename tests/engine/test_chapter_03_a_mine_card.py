"""Chapter 3: a Mine card."""

import pytest

from imperial_miners import load_pack
from tests.table import card, feature, resolve, table


@pytest.mark.rule("R3.1")
def test_levels_1_2_and_4_have_one_cost_and_level_3_its_own():
    costs = {level: {c.cost for c in load_pack("base").cards if c.level == level} for level in (1, 2, 3, 4)}
    assert (costs[1], costs[2], costs[4]) == ({0}, {2}, {0})
    assert len(costs[3]) > 5
    assert costs[3] <= set(range(14))


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize(("level", "cost"), [(1, 0), (2, 2), (3, 13), (4, 0)])
def test_the_cost_is_paid(level: int, cost: int):
    it = card("it", level, cost=13 if level == 3 else -1)
    t = table(it, mine="a1@0 a2@1 a3@2", hand="it", coins=cost + 1).play("it")
    assert t.coins == 1
    assert t.happened("revealed")[0]["cost"] == cost


@pytest.mark.rule("R3.1")
def test_a_reduced_cost_stops_at_nothing():
    t = table(mine="a1@0", hand="a2", coins=1, event=feature("cost -5")).play("a2", at=1)
    assert t.coins == 1


@pytest.mark.rule("R3.2")
def test_a_card_of_two_factions_counts_for_each():
    both = card("both", 1, factions="scots egyptians")
    none = card("none", 1)
    counted = "gain 1 coin per scottish card, gain 1 vp per egyptian card"
    t = resolve(counted, cards=[both, none], mine="both@0 none@2", at=4)
    assert (t.coins, t.vp) == (1, 1)


@pytest.mark.rule("R3.2")
def test_a_card_without_faction_counts_for_none():
    t = resolve("gain 1 coin per faction, gain 1 vp per factionless card", mine="a1@0", at=2)
    assert (t.coins, t.vp) == (0, 2)
    one = resolve("gain 1 coin per faction, gain 1 vp per factionless card", factions="romans", mine="a1@0", at=2)
    assert (one.coins, one.vp) == (1, 1)


@pytest.mark.rule("R3.2")
def test_there_are_six_factions():
    factions = {faction for design in load_pack("base").cards for faction in design.factions}
    assert factions == {"scots", "egyptians", "atlanteans", "barbarians", "japanese", "romans"}
    assert {len(design.factions) for design in load_pack("base").cards} == {0, 1, 2}


SIX_BORDERS = [
    ("left", 2, -1, "right"),
    ("right", 2, 3, "left"),
    ("upper-left", 1, 0, "lower-right"),
    ("upper-right", 1, 2, "lower-left"),
    ("lower-left", 3, 0, "upper-right"),
    ("lower-right", 3, 2, "upper-left"),
]


@pytest.mark.rule("R3.3")
@pytest.mark.parametrize(("half", "level", "x", "opposite"), SIX_BORDERS)
def test_there_is_a_half_on_every_border(half: str, level: int, x: int, opposite: str):
    it, near = card("it", 2, carts=half), card("near", level, carts=opposite)
    assert table(it, near, mine=f"near@{x} it@1").carts == 1
    assert table(it, near, mine=f"it@1 near@{x}").carts == 1


@pytest.mark.rule("R3.3")
@pytest.mark.parametrize(("half", "level", "x", "opposite"), SIX_BORDERS)
def test_no_other_half_lies_on_that_border(half: str, level: int, x: int, opposite: str):
    others = " ".join(border[0] for border in SIX_BORDERS if border[0] != half)
    it, near = card("it", 2, carts=others), card("near", level, carts=opposite)
    assert table(it, near, mine=f"near@{x} it@1").carts == 0


@pytest.mark.rule("R3.4")
def test_every_card_has_one_effect_or_two():
    assert {len(design.effects) for design in load_pack("base").cards} == {1, 2}


@pytest.mark.rule("R3.4")
@pytest.mark.parametrize(("chosen", "purse"), [("a", (1, 0)), ("b", (0, 1))])
def test_an_activation_resolves_one_of_them(chosen: str, purse: tuple[int, int]):
    t = table(card("it", 1, "gain 1 coin", "gain 1 vp"), hand="it").play("it")
    assert t.offers == ["effect:a", "effect:b", "decline"]
    t.choose(f"effect:{chosen}")
    assert (t.coins, t.vp) == purse
    assert t.source == "surface"


@pytest.mark.rule("R3.5")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_level_is_the_row(level: int):
    t = table(mine="b1@0 b1@4 b2@1 b2@5 b3@2", hand=f"a{level}", coins=2).play(f"a{level}")
    assert t.asks == "place"
    assert {offer.split(":")[1] for offer in t.offers} == {str(level)}
    t.choose(t.offers[0])
    assert t.view.mine[-1].row == level

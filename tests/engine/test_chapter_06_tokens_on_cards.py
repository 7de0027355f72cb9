"""Chapter 6: machines and collapses."""

import pytest

from tests.table import card, resolve, table


@pytest.mark.rule("R6.1")
def test_a_card_holds_three_machines():
    t = resolve("put 2 machines on each other card", mine="a1@0 b1@2", machines={"b1": 2}, at=4)
    assert (t.machines("a1"), t.machines("b1")) == (2, 3)


@pytest.mark.rule("R6.1")
def test_a_full_card_cannot_be_chosen_for_a_machine():
    t = resolve("put 1 machine on 1 card", mine="a1@0 b1@2", machines={"b1": 3}, at=4)
    assert t.offers == ["target:1", "target:3"]


@pytest.mark.rule("R6.1")
def test_machines_stay_from_round_to_round():
    t = table(card("it", 1, "put 1 machine here"), hand="it").use("it").surface()
    assert (t.game.round, t.machines("it")) == (2, 1)


@pytest.mark.rule("R6.2")
def test_a_card_holds_one_collapse():
    t = resolve("put collapse on 1 other card", mine="a1@0 b1@2 c1@4", collapses="b1", at=6)
    assert t.offers == ["target:1", "target:3"]
    t = resolve("put collapse on each other card, gain 1 coin per collapse", mine="a1@0 b1@2", collapses="b1", at=4)
    assert (t.coins, t.happened("collapse_put")) == (2, [{"slot": 0}])


@pytest.mark.rule("R6.3")
def test_activating_a_card_with_a_collapse_removes_it_and_nothing_else():
    t = table(mine="a1@0 b1@6", collapses="a1", hand="a2", coins=2).use("a2", at=1)
    assert (t.collapses, t.coins, t.activated) == ("", 1, "a1 a2")
    assert t.source == "surface"  # the chain went on
    assert t.happened("collapse_cleared") == [{"slot": 0, "activation": 1}]


@pytest.mark.rule("R6.3")
def test_removing_the_collapse_was_the_activation_of_the_card():
    waker = card("waker", 2, "activate 1 level 1 card")
    t = table(waker, mine="a1@0", collapses="a1", hand="waker", coins=2).use("waker", at=1)
    assert (t.collapses, t.source, t.coins) == ("", "surface", 0)
    assert t.happened("passed") == [{"slot": 0}]


@pytest.mark.rule("R6.3")
def test_the_card_works_again_in_the_next_round():
    t = table(mine="a1@0", collapses="a1", hand="a2 b2", coins=9).use("a2", at=1).surface()
    assert t.use("b2", at=-1).source == "card:1"


@pytest.mark.rule("R6.4")
def test_a_collapse_removed_by_another_card_is_no_activation():
    broom = card("broom", 2, "clear all collapses")
    t = table(broom, mine="a1@0", collapses="a1", hand="broom", coins=2).use("broom", at=1)
    assert t.collapses == ""
    assert t.source == "card:1"
    assert t.choose("effect:a").coins == 1


@pytest.mark.rule("R6.5")
def test_a_machine_may_go_on_a_card_of_any_faction():
    roman, clan = card("roman", 1, factions="romans"), card("clan", 1, factions="scots")
    mine = "roman@0 clan@2 a1@4"
    t = resolve("put 1 machine on 1 card", cards=[roman, clan], factions="atlanteans", mine=mine, at=6)
    assert t.offers == ["target:1", "target:2", "target:3", "target:4"]
    assert t.choose("target:1").machines("roman") == 1

"""Chapter 1: what is in the box."""

from collections import Counter

import pytest

from imperial_miners import Game, load_pack
from tests.table import card, resolve, small_pack, table


@pytest.mark.rule("R1.1")
def test_136_mine_cards_and_one_design_of_level_4():
    cards = load_pack("base").cards
    copies = Counter[int]()
    for design in cards:
        copies[design.level] += design.copies
    assert copies == {1: 36, 2: 43, 3: 43, 4: 14}
    assert [design.copies for design in cards if design.level == 4] == [14]
    assert any(design.copies > 1 for design in cards if design.level < 4)


@pytest.mark.rule("R1.1")
def test_every_copy_is_in_a_deck_or_a_hand():
    game = Game.new(load_pack("base"), seats=5, seed=1)
    supply = game.supplies[0]
    there = sum(len(deck) for deck in supply.decks) - sum(supply.gone) + sum(len(seat.hand) for seat in game.seats)
    assert there == 136


@pytest.mark.rule("R1.1")
def test_a_mine_may_hold_several_copies():
    t = table(mine="a1@0", hand="a1").play("a1", at=2)
    assert t.mine == "a1@0 a1@2"


@pytest.mark.rule("R1.2")
def test_18_events():
    events = load_pack("base").events
    assert len({event.id for event in events}) == len(events) == 18


@pytest.mark.rule("R1.3")
def test_3_boards_with_two_different_sides_each():
    sides = load_pack("base").boards
    assert [side.board for side in sides] == [0, 0, 1, 1, 2, 2]
    assert len({side.id for side in sides}) == 6


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_can_play(seats: int):
    assert Game.new(small_pack(), seats, seed=1).awaiting() == list(range(seats))


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("seats", [0, 6, -1])
def test_no_other_number_can_play(seats: int):
    with pytest.raises(ValueError, match=r"R1\.4"):
        Game.new(small_pack(), seats, seed=1)


@pytest.mark.rule("R1.5")
def test_coins_and_vp_never_run_out():
    t = resolve("gain 20 coins, gain 20 vp", coins=1_000, vp=1_000)
    assert (t.coins, t.vp) == (1_020, 1_020)


@pytest.mark.rule("R1.5")
def test_machines_and_collapses_never_run_out():
    mine = " ".join(f"a1@{2 * number}" for number in range(9))
    t = resolve("put 3 machines on each card, put collapse on each other card", mine=mine, at=-2)
    assert sum(each.machines for each in t.view.mine) == 30
    assert t.collapses == " ".join(["a1"] * 9)


@pytest.mark.rule("R1.5")
def test_cart_markers_never_run_out():
    rail = card("rail", 1, carts="left right")
    mine = " ".join(f"{'rail' if number % 2 else 'a1'}@{2 * number}" for number in range(9))
    t = resolve("put 10 cart markers", cards=[rail], mine=mine, at=18)
    for _ in range(7):
        t.choose(t.offers[0])
    assert t.carts == 8  # the eighth border answered itself


@pytest.mark.rule("R1.6")
def test_an_empty_deck_takes_its_discard_pile():
    t = resolve("draw 1 card", decks={1: ""}, piles={1: "a1 b1 c1", 2: "a2"}).choose("deck:1")
    assert len(t.hand) == 1
    assert sorted(t.hand + t.deck(1)) == ["a1", "b1", "c1"]
    assert (t.pile(1), t.pile(2)) == ([], ["a2"])
    assert t.happened("reshuffled") == [{"level": 1}]


@pytest.mark.rule("R1.6")
def test_the_pile_comes_back_in_another_order():
    orders = set()
    for seed in range(12):
        t = resolve("draw 1 card", seed=seed, decks={1: ""}, piles={1: "a1 b1 c1"}).choose("deck:1")
        orders.add(tuple(t.hand + t.deck(1)))
    assert len(orders) > 2

"""One test or more for each word of the effect language: what it checks and what it does."""

import pytest

from imperial_miners.engine.happening import NOTHING_COUNTED
from tests.table import card, resolve, table


def effects_on_offer(*effects: str, **state) -> list[str]:
    """What a card `it` with these effects has on offer when it is placed."""
    at, factions = state.pop("at", 0), state.pop("factions", "")
    state["hand"] = f"it {state.get('hand', '')}"
    return table(card("it", 1, *effects, factions=factions), **state).play("it", at).offers


# ---------------------------------------------------------------- gains and prices


@pytest.mark.word("gain")
def test_gain_takes_coins_or_vp():
    t = resolve("gain 3 coins, gain 2 vp", coins=1, vp=1)
    assert (t.coins, t.vp) == (4, 3)
    assert t.happened("gained") == [
        {"token": 0, "amount": 3, "source": 0, "extra": 0},
        {"token": 1, "amount": 2, "source": 0, "extra": 0},
    ]


@pytest.mark.word("gain")
def test_a_gain_of_nothing_is_none_and_the_reason_is_told():
    t = resolve("gain 1 coin per collapse")
    assert (t.happened("gained"), t.happened("missed")) == ([], [{"reason": NOTHING_COUNTED, "source": 0}])


@pytest.mark.word("pay")
def test_pay_is_on_offer_only_with_the_coins():
    assert effects_on_offer("pay 3 coins: gain 1 vp", "gain 1 coin", coins=2) == ["effect:b", "decline"]
    assert effects_on_offer("pay 3 coins: gain 1 vp", "gain 1 coin", coins=3) == ["effect:a", "effect:b", "decline"]


@pytest.mark.word("pay")
def test_pay_takes_the_coins_before_the_steps():
    t = resolve("pay 3 coins: gain 1 vp per coin", coins=5)
    assert (t.coins, t.vp, t.happened("paid")) == (2, 2, [{"amount": 3, "source": 0}])


@pytest.mark.word("pay")
@pytest.mark.parametrize(("others", "price"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_pay_less_falls_with_what_is_counted_and_stops_at_nothing(others: int, price: int):
    mine = " ".join(f"a1@{2 * number}" for number in range(others))
    t = resolve("pay 3 coins less 1 per factionless card: gain 1 vp", mine=mine, at=2 * others, coins=2)
    assert (t.coins, t.vp) == (2 - price, 1)


@pytest.mark.word("spend-machine")
def test_spend_machines_from_chosen_cards():
    effects = "spend 2 machines: gain 3 vp", "gain 1 coin"
    assert effects_on_offer(*effects, mine="a1@0 b1@2", machines={"a1": 1}, at=4) == ["effect:b", "decline"]
    t = resolve(*effects, mine="a1@0 b1@2 c1@4", machines={"a1": 1, "b1": 2}, at=6)
    assert (t.asks, t.offers) == ("target", ["target:1", "target:2"])
    t.choose("target:2", "target:1")
    assert (t.machines("a1"), t.machines("b1"), t.vp) == (0, 1, 3)
    assert t.happened("machine_spent") == [{"slot": 1, "amount": 1}, {"slot": 0, "amount": 1}]


@pytest.mark.word("spend-machine")
def test_spend_machines_here():
    worker = card("worker", 2, "spend 2 machines here: gain 3 vp")
    t = table(worker, mine="a1@0 worker@1", machines={"worker": 3, "a1": 3}, hand="a3").play("a3", at=0).decline()
    t.choose("effect:a")
    assert (t.machines("worker"), t.machines("a1"), t.vp) == (1, 3, 3)
    assert effects_on_offer(
        "spend 1 machine here: gain 3 vp", "gain 1 coin", mine="a1@0", machines={"a1": 3}, at=2
    ) == [
        "effect:b",
        "decline",
    ]


@pytest.mark.word("discard")
def test_discard_is_a_price_of_cards_in_hand():
    effects = "discard 2 cards: gain 3 vp", "gain 1 coin"
    assert effects_on_offer(*effects, hand="a1") == ["effect:b", "decline"]
    t = resolve(*effects, hand="a1 a1 b2")
    assert (t.asks, t.offers) == ("discard", ["discard:a1", "discard:b2"])
    t.choose("discard:a1", "discard:b2")
    assert (t.hand, t.vp, t.pile(1), t.pile(2)) == (["a1"], 3, ["a1"], ["b2"])


@pytest.mark.word("discard")
def test_discard_as_a_step_takes_what_there_is():
    t = resolve("discard 3 cards, gain 1 vp", hand="a1")
    assert (t.hand, t.vp) == ([], 1)


# ---------------------------------------------------------------- drawing and advancing


@pytest.mark.word("draw")
def test_draw_asks_for_each_deck():
    t = resolve("draw 2 cards").choose("deck:3")
    assert (t.hand, t.asks) == (["z3"], "deck")
    assert t.choose("deck:1").hand == ["z1", "z3"]


@pytest.mark.word("draw")
def test_draw_of_a_level_asks_nothing():
    t = resolve("draw 2 level 2 cards, gain 1 vp")
    assert (t.hand, t.vp) == (["z2", "z2"], 1)
    t = resolve("draw 2 level 2 cards, gain 1 vp", decks={2: "a2"})
    assert (t.hand, t.vp, t.log.count("skipped_draw")) == (["a2"], 1, 1)


@pytest.mark.word("draw")
def test_draw_per_something():
    assert resolve("draw 1 level 3 card per 2 level 1 cards", mine="a1@0 b1@2 c1@4", at=6).hand == ["z3", "z3"]


@pytest.mark.word("faction-draw")
def test_faction_draw_looks_for_its_faction():
    cards = [card("clan", 1, factions="scots"), card("legion", 1, factions="romans scots")]
    t = resolve("draw 1 roman card", cards=cards, decks={1: "clan a1 legion"}).choose("deck:1")
    assert t.hand == ["legion"]
    assert t.happened("drew")[0]["faction"] == 5


@pytest.mark.word("faction-draw")
def test_faction_draw_of_any_asks_for_the_faction():
    clan = card("clan", 1, factions="scots")
    t = resolve("draw 1 card of any faction", cards=[clan], decks={1: "a1 clan"})
    assert t.asks == "faction"
    assert t.choose("faction:scots", "deck:1").hand == ["clan"]
    assert t.happened("faction_chosen") == [{"faction": 0}]


@pytest.mark.word("advance")
def test_advance_moves_the_marker():
    assert resolve("advance 3", board=(2, 2)).marker == (2, 5)


@pytest.mark.word("advance")
def test_advance_up_to_asks_how_far():
    t = resolve("advance up to 2", board=(2, 2))
    assert (t.asks, t.offers) == ("advance", ["advance:0", "advance:1", "advance:2"])
    assert t.choose("advance:1").marker == (2, 3)


@pytest.mark.word("advance")
def test_advance_per_something():
    assert resolve("advance 2 per level 1 card max 3", mine="a1@0", at=2, board=(2, 1)).marker == (2, 4)


@pytest.mark.word("advance")
def test_advance_resolving_passed():
    boards = {2: ["", "gain 1 coin", "gain 2 coins", "gain 4 coins", ""]}
    t = resolve("advance up to 3 resolving passed", boards=boards, board=(2, 1)).choose("advance:2")
    assert (t.marker, t.coins) == ((2, 3), 3)


# ---------------------------------------------------------------- tokens on cards


@pytest.mark.word("machine")
def test_put_machines_here():
    assert resolve("put 2 machines here").machines("it") == 2


@pytest.mark.word("machine")
def test_put_machines_on_chosen_cards():
    t = resolve("put 2 machines on 2 cards", mine="a1@0 b1@2", at=4)
    assert (t.asks, t.asks_for, t.offers) == ("target", "machine", ["target:1", "target:2", "target:3"])
    t.choose("target:2")
    assert t.offers == ["target:1", "target:3"]  # two different cards
    t.choose("target:3")
    assert [t.machines(name) for name in ("a1", "b1", "it")] == [0, 2, 2]


@pytest.mark.word("machine")
def test_put_machines_on_each_card():
    t = resolve("put 1 machine on each level 1 card", mine="a1@0 a2@1 b1@2", at=4)
    assert [t.machines(name) for name in ("a1", "a2", "b1", "it")] == [1, 0, 1, 1]
    assert t.happened("machine_put") == [{"slot": slot, "amount": 1} for slot in (0, 2, 3)]


@pytest.mark.word("collapse")
def test_put_collapse_here_as_a_price():
    t = resolve("put collapse here: gain 3 vp")
    assert (t.collapses, t.vp) == ("it", 3)


@pytest.mark.word("collapse")
def test_put_collapse_on_chosen_cards_as_a_price():
    effects = "put collapse on 2 other cards: gain 3 vp", "gain 1 coin"
    mine = "a1@0 b1@2 c1@4"
    assert effects_on_offer(*effects, mine=mine, collapses="a1 b1", at=6) == ["effect:b", "decline"]
    t = resolve(*effects, mine=mine, at=6)
    t.choose("target:3")
    assert (t.offers, t.vp) == (["target:1", "target:2"], 0)
    t.choose("target:1")
    assert (t.collapses, t.vp) == ("a1 c1", 3)


@pytest.mark.word("collapse")
def test_put_collapse_on_each_card():
    t = resolve("put collapse on each adjacent card, gain 1 coin", mine="a1@0 b1@6", at=2)
    assert (t.collapses, t.coins) == ("a1", 1)


@pytest.mark.word("clear")
def test_clear_chosen_collapses():
    t = resolve("clear 2 collapses, gain 1 vp", mine="a1@0 b1@2 c1@4 d1@6", collapses="a1 c1 d1", at=8)
    assert (t.asks, t.offers) == ("target", ["target:1", "target:3", "target:4"])
    t.choose("target:3", "target:4")
    assert (t.collapses, t.vp) == ("a1", 1)
    assert t.happened("collapse_cleared") == [{"slot": 2, "activation": 0}, {"slot": 3, "activation": 0}]


@pytest.mark.word("clear")
def test_clear_all_collapses_of_some_cards():
    mine, collapses = "a1@0 b1@2 c1@4", "a1 b1 c1"
    assert resolve("clear all collapses", mine=mine, collapses=collapses, at=6).collapses == ""
    assert resolve("clear all collapses on beside cards", mine=mine, collapses=collapses, at=6).collapses == "a1 b1"
    assert resolve("clear all collapses, gain 1 vp").vp == 1


@pytest.mark.word("clear")
def test_clear_as_a_price():
    effects = "clear 1 collapse: gain 4 coins", "gain 1 coin"
    assert effects_on_offer(*effects, mine="a1@0", at=2) == ["effect:b", "decline"]
    t = resolve(*effects, mine="a1@0", collapses="a1", at=2)
    assert (t.collapses, t.coins) == ("", 4)


@pytest.mark.word("marker")
def test_put_cart_markers_on_borders_of_the_mine():
    t = resolve("put 2 cart markers", cards=[card("rail", 1, carts="right")], mine="rail@0 a1@2 rail@4 b1@6", at=8)
    assert (t.asks, t.offers) == ("border", ["border:1:right", "border:3:right"])
    t.choose("border:3:right")  # the second answers itself
    assert (t.carts, t.view.markers) == (2, [(0, 0), (2, 0)])


@pytest.mark.word("marker")
def test_put_cart_markers_here():
    rail = card("rail", 1, carts="right")
    t = resolve("put 2 cart markers here", cards=[rail], mine="rail@0 a1@2 rail@4", at=6)
    assert (t.carts, t.view.markers) == (1, [(2, 0)])


# ---------------------------------------------------------------- cards that work through others


@pytest.mark.word("activate")
def test_activate_chosen_cards():
    t = resolve("activate 2 other cards, gain 1 vp", mine="a1@0 b1@2 c1@4", at=6)
    assert (t.asks, t.asks_for, t.offers) == ("target", "activate", ["target:1", "target:2", "target:3"])
    t.choose("target:2", "effect:a", "target:3", "effect:a")
    assert (t.activated, t.coins, t.vp) == ("b1 c1 it", 2, 1)


@pytest.mark.word("activate")
def test_activate_leaves_out_cards_that_were_activated():
    waker = card("waker", 2, "activate 1 level 1 card, activate 1 level 1 card, gain 1 vp")
    t = (
        table(waker, mine="a1@0 b1@6", hand="waker", coins=2)
        .use("waker", at=1)
        .choose("target:1", "decline", "decline")
    )
    assert (t.activated, t.vp) == ("a1 b1 waker", 1)


@pytest.mark.word("either")
def test_either_offers_the_ways_that_can_be():
    effect = "either (gain 1 coin) or (pay 2 coins: gain 1 vp) or (if 1 machine: gain 5 vp), gain 3 coins"
    t = resolve(effect, coins=2)
    assert (t.asks, t.offers) == ("choice", ["choice:a", "choice:b"])
    t.choose("choice:b")
    assert (t.coins, t.vp) == (3, 1)


@pytest.mark.word("either")
def test_either_with_one_way_goes_it_and_with_none_is_skipped():
    assert resolve("either (pay 9 coins: gain 9 vp) or (gain 1 vp)").vp == 1
    assert resolve("either (pay 9 coins: gain 9 vp) or (pay 8 coins: gain 9 vp), gain 1 vp").vp == 1


@pytest.mark.word("effect")
def test_an_effect_resolves_its_prices_and_steps_in_order():
    t = resolve("discard 1 card and pay 1 coin: gain 1 vp, draw 1 card, gain 2 vp", hand="a1", coins=1)
    assert [kind for kind in t.log if kind in ("discarded", "paid", "gained")] == ["discarded", "paid", "gained"]
    t.choose("deck:1")
    assert (t.vp, t.coins, t.hand) == (3, 0, ["z1"])


@pytest.mark.word("effect")
def test_an_effect_inside_another_is_skipped_when_its_condition_fails():
    assert resolve("gain 1 coin, (if 2 coins: gain 5 vp), gain 1 coin").vp == 0
    assert resolve("gain 2 coins, (if 2 coins: gain 5 vp), gain 1 coin").vp == 5


@pytest.mark.word("effect")
def test_an_effect_that_reads_may_can_be_declined_alone():
    effect = "gain 1 coin, may (pay 1 coin: gain 2 vp), gain 1 coin"
    t = resolve(effect)
    assert (t.asks_for, t.offers) == ("effect", ["effect:a", "decline"])
    assert (t.decline().coins, t.vp) == (2, 0)
    t = resolve(effect).choose("effect:a")
    assert (t.coins, t.vp) == (1, 2)


@pytest.mark.word("effect")
def test_an_effect_that_reads_may_is_not_asked_when_it_cannot_be():
    assert resolve("may (pay 1 coin: gain 2 vp), gain 1 coin").coins == 1


# ---------------------------------------------------------------- amounts, comparisons


@pytest.mark.word("amount:number", "amount:count")
def test_a_number_or_that_number_for_each():
    assert resolve("gain 3 coins").coins == 3
    assert resolve("gain 3 coins per level 1 card", mine="a1@0", at=2).coins == 6


@pytest.mark.word("amount:every")
@pytest.mark.parametrize(("others", "coins"), [(0, 0), (1, 2), (2, 2), (3, 4)])
def test_for_every_so_many(others: int, coins: int):
    mine = " ".join(f"a1@{2 * number}" for number in range(others))
    assert resolve("gain 2 coins per 2 level 1 cards", mine=mine, at=2 * others).coins == coins


@pytest.mark.word("amount:most")
@pytest.mark.parametrize(("others", "coins"), [(0, 2), (1, 3), (2, 3)])
def test_with_a_maximum(others: int, coins: int):
    mine = " ".join(f"a1@{2 * number}" for number in range(others))
    assert resolve("gain 2 coins per level 1 card max 3", mine=mine, at=2 * others).coins == coins


@pytest.mark.word("comparison:at-least")
@pytest.mark.parametrize(("coins", "holds"), [(1, False), (2, True), (3, True)])
def test_at_least(coins: int, holds: bool):
    assert ("effect:a" in effects_on_offer("if 2 coins: gain 1 vp", "gain 1 coin", coins=coins)) == holds


@pytest.mark.word("comparison:at-most")
@pytest.mark.parametrize(("coins", "holds"), [(1, True), (2, True), (3, False)])
def test_at_most(coins: int, holds: bool):
    assert ("effect:a" in effects_on_offer("if at most 2 coins: gain 1 vp", "gain 1 coin", coins=coins)) == holds
    assert ("effect:a" in effects_on_offer("if no coins: gain 1 vp", "gain 1 coin", coins=coins)) is False

"""Chapter 5: playing, placing, activating, and the chain reaction."""

import pytest

from imperial_miners import load_pack
from imperial_miners.packs.writing import write_effect
from tests.table import card, end_of_round, feature, immediate, resolve, table


@pytest.mark.rule("R5.1")
def test_cards_are_shown_at_the_same_moment_and_paid_for():
    t = table(seats=2, mine="a1@0", hand="a1 a2", coins=5)
    t.play("a2")
    assert (t.coins, t.hand) == (5, ["a1", "a2"])
    assert "revealed" not in t.log
    t[1].play("a1")
    shown = [(h.seat, h.fields()["cost"]) for h in t.happenings if h.kind == "revealed"]
    assert shown == [(0, 2), (1, 0)]
    assert (t.coins, t.hand, t[1].coins, t[1].hand) == (3, ["a1"], 5, ["a2"])


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize(
    ("hand", "coins", "why"),
    [("", 9, "an empty hand"), ("a2", 1, "too dear"), ("a3", 9, "no Level 2 card above")],
)
def test_who_cannot_play_takes_the_top_card_of_level_1(hand: str, coins: int, why: str):
    t = table(mine="b1@0", hand=hand, coins=coins, decks={1: "c1 d1"})
    assert t.offers == ["play:blind"], why
    t.choose("play:blind").place(2)
    assert t.mine == "b1@0 c1@2"
    assert (t.coins, t.hand, t.deck(1)) == (coins, hand.split(), ["d1"])


@pytest.mark.rule("R5.2")
def test_a_blind_card_may_come_from_the_discard_pile():
    t = table(decks={1: ""}, piles={1: "c1"}).choose("play:blind")
    assert (t.mine, t.pile(1)) == ("c1@0", [])


@pytest.mark.rule("R5.3")
def test_a_card_is_placed_in_the_row_of_its_level():
    t = table(mine="a1@0 a2@1", hand="b2", coins=2).play("b2")
    assert t.mine == "a1@0 a2@1 b2@-1"
    assert t.view.mine[-1].row == 2


@pytest.mark.rule("R5.4")
def test_a_card_needs_an_adjacent_card_in_the_row_above():
    t = table(mine="a1@0 b1@6", hand="a2", coins=2).play("a2")
    assert set(t.offers) == {"place:2:-1", "place:2:+1", "place:2:+5", "place:2:+7"}


@pytest.mark.rule("R5.4")
def test_each_place_is_offered_once():
    t = table(mine="a1@2 b1@0", hand="a2", coins=2).play("a2")
    assert sorted(t.offers) == ["place:2:+1", "place:2:+3", "place:2:-1"]


@pytest.mark.rule("R5.4")
def test_a_place_that_is_taken_is_not_offered():
    t = table(mine="a1@2 b1@0 c2@1", hand="a2", coins=2).play("a2")
    assert sorted(t.offers) == ["place:2:+3", "place:2:-1"]


@pytest.mark.rule("R5.4")
def test_level_1_has_the_surface_above_however_far_out():
    t = table(mine="a1@0", hand="b1 a2", coins=2).play("b1", at=8).decline()
    assert t.source == "surface"


@pytest.mark.rule("R5.5")
def test_rows_may_have_gaps():
    t = table(mine="a1@0 b1@8 a2@1", hand="b2", coins=2).play("b2", at=9)
    assert t.mine.endswith("b2@9")


@pytest.mark.rule("R5.5")
def test_a_row_has_no_greatest_length():
    mine = " ".join(f"a1@{8 * number}" for number in range(9))
    t = table(round=10, mine=mine, hand="b1").play("b1", at=72)
    assert t.mine.endswith("b1@72")


@pytest.mark.rule("R5.6")
def test_a_card_has_up_to_six_neighbours():
    around = "a1@0 b1@2 a2@-1 b2@3 a3@0 b3@2"
    far = "c1@4 c1@-2 c2@5 c2@-3 c3@4 c3@-2 c4@1"
    t = resolve("gain 1 coin per adjacent card", level=2, mine=f"{around} {far}", at=1)
    assert t.coins == 6
    assert resolve("gain 1 coin per above card", level=2, mine=f"{around} {far}", at=1).coins == 2
    assert resolve("gain 1 coin per below card", level=2, mine=f"{around} {far}", at=1).coins == 2
    assert resolve("gain 1 coin per beside card", level=2, mine=f"{around} {far}", at=1).coins == 2


@pytest.mark.rule("R5.6")
@pytest.mark.parametrize("place", ["a1@0", "a1@2", "a2@-1", "a2@3", "a3@0", "a3@2"])
def test_each_of_the_six_is_adjacent(place: str):
    it = card("it", 2, "gain 1 coin per adjacent card", factions="scots")
    t = table(it, mine=f"it@1 {place}", event=immediate("activate 1 scottish card")).choose("effect:a")
    assert t.coins == 1


@pytest.mark.rule("R5.6")
def test_the_surface_is_adjacent_to_each_level_1_card():
    for x in (-8, 2, 8):
        t = table(mine="a1@0", hand="b1").play("b1", at=x).decline()
        assert t.source == "surface"


@pytest.mark.rule("R5.7")
def test_half_carts_never_forbid_a_place():
    full = card("full", 1, carts="left right lower-left lower-right")
    assert {"place:1:-2", "place:1:+2"} <= set(table(full, mine="full@0", hand="b1").play("b1").offers)
    assert table(full, mine="full@0", hand="a2", coins=2).play("a2", at=1).mine == "full@0 a2@1"


@pytest.mark.rule("R5.8")
def test_placing_a_card_activates_it_completely():
    t = table(card("it", 1, "gain 1 coin, draw 2 cards, gain 1 vp"), hand="it").play("it")
    assert (t.asks, t.source, t.activated) == ("effect", "card:1", "it")
    t.choose("effect:a", "deck:1")
    assert (t.coins, t.vp, t.source) == (1, 0, "card:1")
    t.choose("deck:2")
    assert (t.vp, t.hand, t.source) == (1, ["z1", "z2"], "surface")


CHAIN = "a1@0 b1@2 c1@4 a2@1 b2@3"


@pytest.mark.rule("R5.9")
def test_the_chain_goes_up_one_row_at_a_time_by_choice():
    t = table(mine=CHAIN, hand="a3").use("a3", at=2)
    assert t.offers == ["chain:left", "chain:right"]
    t.choose("chain:right")
    assert t.activated == "b2 a3"
    t.decline()
    assert t.offers == ["chain:left", "chain:right"]
    t.choose("chain:left")
    assert t.activated == "b1 b2 a3"
    assert t.decline().source == "surface"


@pytest.mark.rule("R5.9")
def test_a_chain_with_one_way_goes_it():
    t = table(mine=CHAIN, hand="a3").use("a3", at=0)
    assert (t.source, t.activated) == ("card:4", "a2 a3")


@pytest.mark.rule("R5.10")
def test_one_surface_effect_ends_the_mine_phase():
    t = table(seats=2, hand="a1")
    t[1].play("a1")
    t.play("a1").decline()
    assert (t.source, t.offers) == ("surface", ["effect:a", "effect:d"])
    t.choose("effect:a")
    assert (t.coins, t.offers, t.phase) == (2, [], "mine")


@pytest.mark.rule("R5.10a")
def test_the_surface_of_the_base_set():
    pack = load_pack("base")
    assert [write_effect(effect) for effect in pack.surface] == [
        "gain 2 coins",
        "pay 4 coins: advance up to 2",
        "pay 8 coins: advance up to 5",
        "draw 3 cards",
    ]
    assert pack.surface_groups == [0, 1, 1, 2]


@pytest.mark.rule("R5.10a")
@pytest.mark.parametrize(
    ("coins", "offers"),
    [(3, ["a", "d"]), (4, ["a", "b", "d"]), (7, ["a", "b", "d"]), (8, ["a", "b", "c", "d"])],
)
def test_the_two_prices_of_advancing(coins: int, offers: list[str]):
    t = table(hand="a1", coins=coins).play("a1").decline()
    assert t.offers == [f"effect:{letter}" for letter in offers]


@pytest.mark.rule("R5.10a")
@pytest.mark.parametrize(("effect", "price", "most"), [("b", 4, 2), ("c", 8, 5)])
def test_paying_for_an_advance(effect: str, price: int, most: int):
    t = table(hand="a1", coins=9, board=(1, 1)).play("a1").decline().choose(f"effect:{effect}")
    assert t.coins == 9 - price
    assert t.offers == [f"advance:{number}" for number in range(most + 1)]
    t.choose(f"advance:{most}")
    assert t.marker == (1, 1 + most)


@pytest.mark.rule("R5.10a")
def test_drawing_three_cards_at_the_surface():
    t = table(hand="a1").play("a1").decline().choose("effect:d", "deck:1", "deck:2", "deck:3")
    assert (t.hand, t.game.round) == (["z1", "z2", "z3"], 2)


@pytest.mark.rule("R5.11")
def test_an_effect_is_finished_before_the_next_card_is_activated():
    pump = card("pump", 1, "gain 1 coin per machine here")
    feeder = card("feeder", 2, "gain 1 vp, draw 1 card, put 1 machine on 1 above card")
    t = table(pump, feeder, mine="pump@0", hand="feeder", coins=2).use("feeder", at=1)
    assert t.activated == "feeder"
    t.choose("deck:3")
    assert (t.activated, t.machines("pump")) == ("pump feeder", 1)
    assert t.choose("effect:a").coins == 1


@pytest.mark.rule("R5.12")
def test_an_effect_may_be_declined():
    t = table(mine="a1@0", hand="a2", coins=2).play("a2", at=1).decline()
    assert (t.coins, t.activated) == (0, "a1 a2")
    t.decline()
    assert (t.coins, t.source) == (0, "surface")
    assert t.happened("declined") == [{"source": 1}, {"source": 0}]


@pytest.mark.rule("R5.12")
def test_an_effect_once_begun_goes_as_far_as_it_can():
    t = resolve("put 3 machines on 2 other cards, put collapse on 2 other cards, gain 1 vp", mine="a1@0", at=2)
    assert (t.machines("a1"), t.collapses, t.vp) == (3, "a1", 1)
    assert t.source == "surface"


@pytest.mark.rule("R5.12")
@pytest.mark.parametrize("price", ["pay 2 coins", "spend 1 machine", "spend 1 machine here"])
def test_a_price_that_a_feature_has_spent_meanwhile_is_paid_as_far_as_it_goes(price: str):
    thief = "when putting a collapse: may (pay 2 coins: gain 1 vp), may (spend 1 machine: gain 1 vp)"
    worker = card("worker", 2, "put 1 machine here", f"put collapse here and {price}: gain 4 vp")
    t = table(worker, mine="a1@0 worker@1", machines={"worker": 1}, hand="a3", coins=2, event=feature(thief))
    t.play("a3", at=0).decline().choose("effect:b")
    t.choose("effect:a", "effect:a")
    assert (t.vp, t.coins, t.machines("worker"), t.source) == (6, 0, 0, "card:1")


@pytest.mark.rule("R5.13")
def test_a_chain_passes_through_a_card_already_activated():
    waker = card("waker", 2, "activate 1 level 1 card")
    t = table(waker, mine="a1@0", hand="waker", coins=2).use("waker", at=1)
    t.choose("effect:a")  # a1, by the special activation
    assert (t.coins, t.source) == (1, "surface")
    assert t.happened("passed") == [{"slot": 0}]


@pytest.mark.rule("R5.13")
def test_an_activated_card_is_no_target_and_awake_again_next_round():
    waker = card("waker", 2, "activate 1 level 1 card")
    t = table(waker, mine="a1@0 b1@6", hand="waker waker", coins=9).use("waker", at=1)
    t.choose("target:1", "effect:a").surface()
    t.use("waker", at=-1)
    assert t.offers == ["target:1", "target:2"]
    t.choose("target:2", "effect:a")
    assert t.source == "card:1"


@pytest.mark.rule("R5.14")
def test_an_end_of_round_event_comes_when_everybody_has_finished():
    t = table(event=end_of_round("gain 3 vp"), seats=2, hand="a1 b1")
    t[0].play("a1")
    t[1].play("a1")
    t[0].surface()
    assert (t[0].vp, t.game.awaiting()) == (0, [1])
    t[1].surface()
    assert (t[0].vp, t[1].vp, t.game.round) == (3, 3, 2)


@pytest.mark.rule("R5.14")
def test_the_next_round_waits_for_the_last_answer_to_the_event():
    t = table(event=end_of_round("gain 1 coin", "gain 1 vp"), seats=2, hand="a1 b1")
    t[0].play("a1")
    t[1].play("a1")
    t[0].surface()
    t[1].surface()
    t[1].choose("effect:a")
    assert (t.phase, t.game.round, t.game.awaiting()) == ("end-of-round", 1, [0])
    t[0].choose("effect:b")
    assert (t.phase, t.game.round) == ("play", 2)


@pytest.mark.rule("R5.10")
def test_a_feature_may_lift_the_one_surface_effect():
    t = table(event=feature("surface twice"), hand="a1").play("a1").decline().choose("effect:a")
    assert t.source == "surface"

"""Chapter 13: our decisions where the editions are silent, up to I13."""

import json

import pytest

from imperial_miners import Game, IllegalAction
from imperial_miners.engine.view import seen_by
from tests.table import card, feature, immediate, resolve, small_pack, table


@pytest.mark.rule("I1")
def test_who_holds_a_playable_card_must_play_one():
    t = table(mine="a1@0", hand="b1 a2", coins=1)
    assert t.offers == ["play:b1"]  # a2 is too dear
    with pytest.raises(IllegalAction) as refused:
        t.choose("play:blind")
    assert (refused.value.reason, refused.value.rule) == ("has-playable-card", "I1")


@pytest.mark.rule("I1")
def test_playable_after_reductions_and_with_a_place():
    t = table(mine="a1@0", hand="a2 a3 a4", coins=1, event=feature("cost -1"))
    assert t.offers == ["play:a2"]


@pytest.mark.rule("I2")
def test_what_all_choose_stays_hidden_until_the_last_has_chosen():
    t = table(seats=2, hand="a1 b1")
    before = t.game.view(1).to_json()
    told = t.game.apply(0, "play:b1")
    after = t.game.view(1).to_json()
    assert after["seats"][0].pop("awaited") is False
    assert before["seats"][0].pop("awaited") is True
    assert before == after  # that it has chosen is seen, what is not
    assert [h.fields() for h in seen_by(told, 1)] == [{"card": -1}]
    assert t.game.view(0).seats[0].chosen >= 0
    t[1].play("a1")
    assert t.game.view(1).to_json()["seats"][0]["chosen"] == "b1"


@pytest.mark.rule("I2")
def test_after_the_reveal_everybody_goes_on_at_their_own_pace():
    t = table(seats=2, hand="a1")
    t[0].play("a1")
    t[1].play("a1")
    t[1].choose("effect:a", "effect:a")
    assert (t[1].coins, t[0].offers) == (3, ["effect:a", "decline"])


@pytest.mark.rule("I3")
@pytest.mark.parametrize("first", [0, 1])
def test_draws_are_served_in_the_order_in_which_the_players_act(first: int):
    it = card("it", 1, "draw 1 card")
    t = table(it, seats=2, hand="it", decks={1: "a1 b1 c1"})
    t[0].play("it")
    t[1].play("it")
    for seat in (first, 1 - first):
        t[seat].choose("effect:a", "deck:1")
    assert (t[first].hand, t[1 - first].hand) == (["a1"], ["b1"])


@pytest.mark.rule("I3")
def test_the_record_keeps_the_order():
    game = Game.new(small_pack(), seats=3, seed=11)
    while game.round < 3:
        seat = game.awaiting()[-1]
        game.apply(seat, game.decision(seat).options[-1])
    assert Game.replay(game.record().to_json(), game.pack).digest() == game.digest()
    assert [seat for seat, _ in game.record().moves[:5]] == [2, 2, 2, 2, 1]


@pytest.mark.rule("I4")
@pytest.mark.parametrize(("coins", "hand", "is_offered"), [(2, "a1", True), (1, "a1", False), (2, "", False)])
def test_an_effect_is_on_offer_only_if_its_whole_price_can_be_paid(coins: int, hand: str, is_offered: bool):
    it = card("it", 1, "gain 1 coin", "pay 2 coins and discard 1 card: gain 3 vp")
    t = table(it, hand=f"it {hand}", coins=coins).play("it")
    assert ("effect:b" in t.offers) == is_offered


@pytest.mark.rule("I4")
def test_declining_counts_as_the_activation():
    waker = card("waker", 2, "activate 1 level 1 card")
    t = table(waker, mine="a1@0", hand="waker", coins=2).use("waker", at=1).decline()
    assert (t.source, t.happened("passed")) == ("surface", [{"slot": 0}])


@pytest.mark.rule("I4")
def test_a_card_with_nothing_on_offer_declines_by_itself():
    t = table(card("it", 1, "pay 2 coins: gain 3 vp"), hand="it").play("it")
    assert (t.source, t.activated, t.happened("declined")) == ("surface", "it", [{"source": 0}])


@pytest.mark.rule("I5")
def test_a_draw_from_nothing_is_skipped():
    t = resolve("draw 3 cards, gain 1 vp", decks={1: "a1", 2: "", 3: "a3"})
    assert t.offers == ["deck:1", "deck:3"]
    t.choose("deck:1")  # and deck 3 answers itself; the third draw is skipped
    assert (t.hand, t.vp, t.log.count("skipped_draw")) == (["a1", "a3"], 1, 1)


@pytest.mark.rule("I5")
def test_without_any_level_1_card_no_card_is_played_but_the_surface_is_resolved():
    t = table(mine="b1@0", decks={1: ""}).choose("play:blind")
    assert (t.mine, t.source, t.log[-1]) == ("b1@0", "surface", "skipped_draw")
    t.choose("effect:a")
    assert (t.coins, t.game.round) == (2, 2)


@pytest.mark.rule("I5")
def test_who_chooses_a_deck_sees_what_there_is_now():
    it = card("it", 1, "draw 1 card")
    t = table(it, seats=2, hand="it", decks={1: "a1", 2: "a2", 3: ""})
    t[0].play("it")
    t[1].play("it")
    t[0].choose("effect:a")
    t[1].choose("effect:a")
    assert t[0].offers == t[1].offers == ["deck:1", "deck:2"]
    t[1].choose("deck:1")
    assert (t[0].hand, t[0].source) == (["a2"], "surface")  # only one deck was left


@pytest.mark.rule("I5")
def test_a_deck_emptied_while_seats_look_again_is_not_offered():
    """Seat 2 empties deck 3, so seat 1 has only deck 1 left and takes its last card: seat 0 must hear of that too."""
    cards = card("seeker", 1, "draw 1 roman card"), card("sought", 1, factions="romans")
    decks = {1: "sought", 2: "z2 z2", 3: "z3"}
    t = table(*cards, seats=3, hand="a1", others={"hand": "seeker"}, decks=decks)
    for seat in (t[0], t[1], t[2]):
        seat.play(seat.hand[0])
    t[0].surface("d")
    t[1].choose("effect:a", "deck:2")
    t[2].surface("d")
    assert t[0].offers == ["deck:1", "deck:2", "deck:3"]
    assert t[1].offers == ["deck:1", "deck:3"]
    t[2].choose("deck:3")
    assert t[1].hand == ["sought"]
    assert "deck:1" not in t[0].offers
    t.rest(), t[1].rest(), t[2].rest()
    assert t.game.round == 2


@pytest.mark.rule("I6")
def test_a_faction_draw_searches_the_deck_only():
    clan = card("clan", 1, factions="scots")
    t = resolve("draw 1 scottish card", cards=[clan], decks={1: "a1", 2: "", 3: ""}, piles={1: "clan"})
    assert (t.hand, t.pile(1), t.log.count("found_none")) == ([], ["clan"], 1)


@pytest.mark.rule("I6")
def test_an_empty_deck_is_refilled_first():
    clan = card("clan", 1, factions="scots")
    t = resolve("draw 1 scottish card", cards=[clan], decks={1: "", 2: "", 3: ""}, piles={1: "clan a1"})
    assert (t.hand, t.deck(1), t.pile(1)) == (["clan"], ["a1"], [])


@pytest.mark.rule("I6")
def test_if_no_deck_has_the_faction_nothing_is_drawn():
    t = resolve("draw 2 scottish cards, gain 1 vp").choose("deck:2", "deck:3")  # deck 1 answers itself
    assert (t.hand, t.vp, t.log.count("found_none"), t.log.count("skipped_draw")) == ([], 1, 3, 1)


@pytest.mark.rule("I7")
def test_row_1_is_offered_up_to_four_empty_places_beyond_its_ends():
    t = table(mine="a1@0 b1@6", hand="c1").play("c1")
    assert set(t.offers) == {f"place:1:{x:+d}" for x in range(-10, 18, 2)} - {"place:1:+0", "place:1:+6"}


@pytest.mark.rule("I7")
def test_by_the_first_rules_three_empty_places_were_offered():
    t = table(mine="a1@0 b1@6", hand="c1", rules="rules-1").play("c1")
    assert set(t.offers) == {f"place:1:{x:+d}" for x in range(-8, 16, 2)} - {"place:1:+0", "place:1:+6"}


@pytest.mark.rule("I7")
def test_a_row_that_has_come_to_the_edge_goes_on_at_the_other_side():
    t = table(mine="a1@0 b1@70", hand="c1").play("c1")
    assert {"place:1:-10", "place:1:+72"} <= set(t.offers)
    assert "place:1:+74" not in t.offers


def below(x: int) -> set[tuple[int, int]]:
    """R5.4 Every place, as row and column, that can come to lie below a card at this column of row 1, and its own."""
    places = {(1, x)}
    for row in (2, 3, 4):
        places |= {(row, over + half) for above, over in places if above == row - 1 for half in (-1, 1)}
    return places


def touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """R5.6 Whether two places are adjacent, or the same."""
    apart = abs(one[1] - other[1])
    return apart <= (2 if one[0] == other[0] else 1 if abs(one[0] - other[0]) == 1 else -1)


@pytest.mark.rule("I7")
@pytest.mark.parametrize(("empty", "touching"), [(2, {3, 4}), (3, {4}), (4, set())])
def test_with_four_empty_places_between_nothing_below_can_touch(empty: int, touching: set[int]):
    pairs = [(one, other) for one in below(0) for other in below(2 * (empty + 1)) if touch(one, other)]
    assert {row for pair in pairs for row, _ in pair} == touching


@pytest.mark.rule("I7")
def test_with_three_empty_places_between_cards_of_level_4_touch_in_the_mine():
    t = table(card("a4", 4, carts="right"), card("b4", 4, carts="left"), hand="b4",
              mine="a1@0 a2@1 a3@2 a4@3 b1@8 b2@7 b3@6").play("b4", at=5)  # fmt: skip
    assert t.carts == 1


@pytest.mark.rule("I8")
def test_entering_a_board_resolves_nothing():
    boards = {number: ["gain 5 coins", "", "gain 1 vp"] for number in (1, 2, 3)}
    t = resolve("advance 1", boards=boards).choose("board:2")
    assert (t.marker, t.coins) == ((2, 2), 0)
    t = resolve("advance 1", boards=boards, board=(1, 2)).choose("board:2")
    assert (t.marker, t.coins, t.vp) == ((2, 1), 0, 1)


@pytest.mark.rule("I8")
def test_an_advance_of_nothing_does_nothing():
    t = resolve("advance 2 per board completed", event=feature("when advancing: gain 1 vp", "advance +1"))
    assert (t.marker, t.vp, t.source) == ((0, 0), 0, "surface")
    t = resolve("advance up to 1", event=feature("when advancing: gain 1 vp"), board=(1, 3)).choose("advance:0")
    assert (t.marker, t.vp, t.happened("advanced")) == ((1, 3), 0, [])


@pytest.mark.rule("I9")
def test_a_special_activation_of_a_card_with_a_collapse_removes_the_collapse():
    t = resolve("activate 1 other card", mine="a1@0", collapses="a1", at=2)
    assert (t.collapses, t.activated, t.coins, t.source) == ("", "a1 it", 0, "surface")


@pytest.mark.rule("I9")
def test_the_card_being_resolved_cannot_be_chosen():
    t = resolve("activate 1 card", mine="a1@0 b1@2", at=4)
    assert t.offers == ["target:1", "target:2"]


@pytest.mark.rule("I10")
def test_the_mine_includes_the_card_just_placed():
    assert resolve("gain 1 coin per roman card", factions="romans").coins == 1


@pytest.mark.rule("I10")
def test_conditions_are_tested_when_chosen_and_things_counted_when_resolved():
    t = resolve("if no coins: gain 2 coins, gain 1 vp per coin")
    assert (t.coins, t.vp) == (2, 2)


@pytest.mark.rule("I10")
def test_an_effect_whose_condition_fails_is_not_on_offer():
    t = table(card("it", 1, "if 1 coin: gain 1 vp", "gain 1 coin"), hand="it").play("it")
    assert t.offers == ["effect:b", "decline"]


@pytest.mark.rule("I11")
def test_level_4_cards_need_a_level_3_card_above():
    assert table(mine="a1@0 a2@1", hand="a4 b1").offers == ["play:b1"]
    t = table(mine="a1@0 a2@1 a3@2", hand="a4").play("a4", at=3)
    assert t.mine.endswith("a4@3")


@pytest.mark.rule("I11")
def test_level_4_cards_count_toward_the_hand_limit():
    t = table(hand="a4 a4 a4 a4 b1 b1 c1 d1", event=immediate("draw 1 level 4 card"))
    assert (t.asks_for, len(t.hand)) == ("hand-limit", 9)
    assert t.choose("discard:z4").pile(4) == ["z4"]


@pytest.mark.rule("I12")
def test_only_an_event_that_says_may_can_be_declined():
    with pytest.raises(IllegalAction):
        table(event=immediate("gain 1 coin", "gain 1 vp")).decline()
    t = table(event=immediate("gain 1 coin", may=True)).decline()
    assert (t.coins, t.happened("declined")) == (0, [{"source": -1}])


@pytest.mark.rule("I12")
def test_at_the_surface_one_effect_must_be_chosen():
    t = table(hand="a1").play("a1").decline()
    assert (t.source, "decline" in t.offers) == ("surface", False)


@pytest.mark.rule("I13")
def test_discard_piles_lie_open():
    t = table(seats=2, hand="a1 b1", piles={1: "c1", 3: "a3 b3"})
    for seat in (-1, 0, 1):
        assert t.game.view(seat).to_json()["piles"] == [["c1"], [], ["a3", "b3"], []]


@pytest.mark.rule("I13")
def test_a_discard_is_seen_by_all():
    t = resolve("discard 1 card", hand="b1 c1")
    told = t.game.apply(0, "discard:b1")
    assert seen_by(told, 1)[0].fields() == told[0].fields() == {"card": t.game.view(0).piles[0][0], "source": 0}


@pytest.mark.rule("I13")
def test_reshuffling_makes_the_cards_unknown_again():
    t = resolve("draw 1 card", decks={1: ""}, piles={1: "a1 b1 c1"}).choose("deck:1")
    view = t.game.view(0).to_json()
    assert (view["piles"][0], view["deck_sizes"][0]) == ([], 2)
    drawn = t.hand[0]
    assert [name for name in ("a1", "b1", "c1") if f'"{name}"' in json.dumps(view)] == [drawn]

"""Chapter 13: our decisions where the editions are silent."""

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
def test_row_1_is_offered_up_to_three_empty_places_beyond_its_ends():
    t = table(mine="a1@0 b1@6", hand="c1").play("c1")
    assert set(t.offers) == {f"place:1:{x:+d}" for x in range(-8, 16, 2)} - {"place:1:+0", "place:1:+6"}


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
    assert seen_by(told, 1)[0].fields() == told[0].fields() == {"card": t.game.view(0).piles[0][0]}


@pytest.mark.rule("I13")
def test_reshuffling_makes_the_cards_unknown_again():
    t = resolve("draw 1 card", decks={1: ""}, piles={1: "a1 b1 c1"}).choose("deck:1")
    view = t.game.view(0).to_json()
    assert (view["piles"][0], view["deck_sizes"][0]) == ([], 2)
    drawn = t.hand[0]
    assert [name for name in ("a1", "b1", "c1") if f'"{name}"' in json.dumps(view)] == [drawn]


@pytest.mark.rule("I14")
def test_a_faction_draw_is_the_own_look_of_the_seat():
    clan = card("clan", 2, factions="scots")
    it = card("it", 1, "draw 1 scottish card")
    t = table(clan, it, seats=2, hand="it", decks={2: "a2 clan"})
    t[0].play("it")
    t[1].play("it")
    t[0].choose("effect:a")
    told = [happening for happening in t.game.apply(0, "deck:2") if happening.kind == "drew"]
    assert told[0].fields() == {"level": 2, "card": t.game.seats[0].hand[0], "faction": 0}
    assert seen_by(told, 1)[0].fields() == seen_by(told, -1)[0].fields() == {"level": 2, "card": -1, "faction": 0}
    assert "clan" not in json.dumps(t.game.view(1).to_json())


@pytest.mark.rule("I15")
def test_movement_on_a_top_space_is_lost():
    boards = {1: ["", "", "activate 1 scottish card, gain 1 vp"]}
    runner = card("runner", 1, "advance 2, gain 1 coin", factions="scots")
    t = resolve("advance 1", cards=[runner], boards=boards, board=(1, 2), mine="runner@0", at=2).choose("effect:a")
    assert (t.marker, t.coins, t.vp, t.asks) == ((1, 3), 1, 1, "board")
    assert t.choose("board:3").marker == (3, 1)
    assert t.view.completed == 1


@pytest.mark.rule("I15")
def test_a_choice_of_movement_on_a_top_space_is_not_even_asked():
    boards = {1: ["", "", "advance up to 2"]}
    t = resolve("advance 1", boards=boards, board=(1, 2))
    assert t.asks == "board"


@pytest.mark.rule("I16")
def test_on_an_activation_the_feature_comes_before_the_effect_of_the_card():
    it = card("it", 1, "pay 1 coin: gain 3 vp")
    t = table(it, hand="it", event=feature("when activating card: gain 1 coin")).use("it")
    assert (t.coins, t.vp) == (0, 3)


@pytest.mark.rule("I16")
def test_what_a_feature_adds_comes_before_everything_that_waits():
    event = feature("when advancing: gain 1 coin")
    t = resolve("advance 1, gain 3 coins", event=event, boards={1: ["", "gain 2 coins", ""]}, board=(1, 1))
    assert [gained["amount"] for gained in t.happened("gained")] == [1, 2, 3]


@pytest.mark.rule("I16")
def test_what_a_feature_adds_to_a_draw_comes_before_the_next_draw():
    event = feature("when drawing a card: may (discard 1 card: gain 1 vp)")
    t = resolve("draw 2 level 2 cards", event=event)
    assert (t.asks_for, t.hand) == ("effect", ["z2"])
    t.choose("effect:a")
    assert (t.vp, t.hand, t.asks_for) == (1, ["z2"], "effect")


@pytest.mark.rule("I16")
def test_a_price_of_a_feature_must_be_payable_each_time():
    rail = card("rail", 1, carts="left right")
    event = feature("when completing a cart: may (pay 2 coins: gain 1 vp)")
    t = table(rail, mine="rail@0 rail@4", hand="rail", coins=3, event=event).play("rail", at=2)
    assert (t.carts, t.offers) == (2, ["effect:a", "decline"])
    t.choose("effect:a")
    assert (t.coins, t.vp, t.source) == (1, 1, "card:3")


@pytest.mark.rule("I17")
def test_blind_cards_are_drawn_at_the_reveal_in_the_order_of_seats():
    t = table(seats=3, decks={1: "a1 b1 c1"})
    for seat in (2, 0):
        t[seat].choose("play:blind")
        assert t.deck(1) == ["a1", "b1", "c1"]
    t[1].choose("play:blind")
    assert [t[seat].mine for seat in range(3)] == ["a1@0", "b1@0", "c1@0"]


def path_of(game: Game, seat: int, others: int) -> list[object]:
    """What a seat is asked and holds all game long; it answers by a plan of its own, the others by another."""
    path: list[object] = []
    while not game.is_over:
        for index in game.awaiting():
            options = game.decision(index).options
            plan = 7 * len(path) if index == seat else others * game.move_count
            if index == seat:
                path.append(([option.key for option in options], game.seats[seat].hand, game.view(seat).event))
            game.apply(index, options[plan % len(options)])
    return path


@pytest.mark.rule("I18")
def test_the_duplicate_variant_gives_every_seat_the_same_luck():
    game = Game.new(small_pack(), seats=3, seed=21, decks="duplicate")
    views = [game.view(seat) for seat in range(3)]
    assert len({tuple(view.seats[view.seat].hand) for view in views}) == 1
    assert len({tuple(view.sides) for view in views}) == 1
    assert len({json.dumps(supply.decks) for supply in game.supplies}) == 1
    shared = Game.new(small_pack(), seats=3, seed=21)
    assert len({tuple(shared.view(seat).seats[seat].hand) for seat in range(3)}) > 1


@pytest.mark.rule("I18")
def test_the_same_seed_gives_the_same_luck_in_another_game_whatever_the_seats():
    pack = small_pack()
    alone = path_of(Game.new(pack, seats=1, seed=21, decks="duplicate"), 0, 1)
    among = path_of(Game.new(pack, seats=3, seed=21, decks="duplicate"), 2, 5)
    other = path_of(Game.new(pack, seats=5, seed=21, decks="duplicate"), 1, 3)
    assert alone == among == other
    assert alone != path_of(Game.new(pack, seats=1, seed=22, decks="duplicate"), 0, 1)


@pytest.mark.rule("I18")
def test_nobody_draws_from_the_decks_of_another():
    it = card("it", 1, "draw 1 card")
    t = table(it, seats=2, hand="it", decks={1: "a1 b1"}, kind="duplicate")
    t[0].play("it")
    t[1].play("it")
    t[0].choose("effect:a", "deck:1")
    t[1].choose("effect:a", "deck:1")
    assert t[0].hand == t[1].hand == ["a1"]


@pytest.mark.rule("I19")
def test_the_first_card_lies_at_the_middle_of_row_1():
    t = table(hand="a1").play("a1")
    assert (t.mine, t.asks) == ("a1@0", "effect")


@pytest.mark.rule("I20")
def test_a_seat_may_take_back_its_choices_up_to_the_last_hidden_thing_it_learned():
    game = Game.new(small_pack(), seats=2, seed=8)
    before = game.digest()
    for _ in range(3):
        game.apply(1, game.decision(1).options[0])
    for _ in range(3):
        game.undo(1)
    assert game.digest() == before
    assert not game.can_undo(1)


@pytest.mark.rule("I20")
def test_a_common_step_that_is_complete_cannot_be_taken_back():
    game = Game.new(small_pack(), seats=2, seed=8, variant="first-game")
    while game.phase != 2:
        game.apply(game.awaiting()[0], game.decision(game.awaiting()[0]).options[0])
    game.apply(0, game.decision(0).options[0])
    assert game.can_undo(0)
    game.apply(1, game.decision(1).options[0])
    assert not game.can_undo(0)
    assert not game.can_undo(1)


@pytest.mark.rule("I21")
@pytest.mark.parametrize(("effect", "coins"), [("advance 3", 1), ("advance 3 resolving passed", 3)])
def test_an_advance_is_one_and_each_step_that_is_resolved_is_one(effect: str, coins: int):
    boards = {1: ["", "", "", "", "", ""]}
    t = resolve(effect, event=feature("when advancing: gain 1 coin"), boards=boards, board=(1, 1))
    assert (t.marker, t.coins) == ((1, 4), coins)


@pytest.mark.rule("I22")
@pytest.mark.parametrize(
    ("effect", "machines", "coins"), [("put 2 machines here", 2, 1), ("put 2 machines on each card", 4, 2)]
)
def test_machines_put_on_one_card_are_one(effect: str, machines: int, coins: int):
    it = card("it", 2, effect)
    t = table(it, mine="b1@0", hand="it", coins=it.cost, event=feature("when putting a machine: gain 1 coin")).use(
        "it", at=1
    )
    assert (t.machines("it") + t.machines("b1"), t.coins) == (machines, coins)


@pytest.mark.rule("I23")
def test_a_faction_draw_is_not_raised_but_counts_as_a_draw():
    event = feature("draw +1", "when drawing a card: gain 1 coin")
    scot = card("scot", 1, factions="scots")
    t = resolve("draw 1 scottish card", cards=[scot], event=event, decks={1: "a1 scot scot", 2: "", 3: ""})
    assert (t.hand, t.coins) == (["scot"], 1)


@pytest.mark.rule("I24")
@pytest.mark.parametrize(
    ("effect", "coins"),
    [("gain 2 coins", 3), ("gain 1 coin, gain 1 coin per card", 4), ("gain 1 coin, gain 1 coin per collapse", 2)],
)
def test_each_gain_of_an_effect_is_raised_by_itself(effect: str, coins: int):
    assert resolve(effect, event=feature("gain +1 coin")).coins == coins


@pytest.mark.rule("I25")
@pytest.mark.parametrize(
    ("effect", "coins", "vp"),
    [
        ("gain 2 coins, gain 1 coin per card max 1", 3, 0),
        ("gain 2 coins per card max 3, gain 2 vp per card max 3", 3, 3),
    ],
)
def test_a_maximum_limits_only_the_gain_that_it_stands_with(effect: str, coins: int, vp: int):
    t = resolve(effect, mine="a1@0", at=2)
    assert (t.coins, t.vp) == (coins, vp)

"""Chapter 13: our decisions where the editions are silent, from I14 on."""

import json

import pytest

from imperial_miners import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.view import seen_by
from tests.engine.answering import two_miners
from tests.table import Player, card, feature, resolve, small_pack, table


def two_searchers(rules: str = "rules-2") -> Player:
    """Two seats that may draw a Scot; the deck of Level 2 holds one under a plain card."""
    clan = card("clan", 2, factions="scots")
    it = card("it", 1, "draw 1 scottish card")
    t = table(clan, it, seats=2, hand="it", decks={1: "a1 b1", 2: "a2 clan b2"}, rules=rules)
    t[0].play("it")
    t[1].play("it")
    t[0].choose("effect:a")
    return t


def search(level: int, end: str, turned_up: str) -> tuple[Player, list[Happening]]:
    """A search of a deck by the first of two seats, how it ends and what it turns up."""
    t = two_searchers()
    happened = t.game.apply(0, f"deck:{level}")
    assert [happening.kind for happening in happened] == ["turned_up", end]
    assert [t.name(number) for number in happened[0].cards] == turned_up.split()
    return t, happened


@pytest.mark.rule("I14")
def test_by_the_first_rules_a_faction_draw_was_the_own_look_of_the_seat():
    t = two_searchers("rules-1")
    told = t.game.apply(0, "deck:2")
    assert [happening.kind for happening in told] == ["drew"]
    drew = {"level": 2, "card": t.game.seats[0].hand[0], "faction": 0, "open": 0, "source": 0}
    assert told[0].fields() == drew
    assert seen_by(told, 1)[0].fields() == seen_by(told, -1)[0].fields() == {**drew, "card": -1}
    assert "clan" not in json.dumps(t.game.view(1).to_json())


@pytest.mark.rule("I26", "R9.4")
def test_what_a_faction_draw_turns_up_and_takes_is_seen_by_all():
    t, happened = search(2, "drew", "a2 clan")
    for reader in (-1, 0, 1):
        assert [one.to_json() for one in seen_by(happened, reader)] == [one.to_json() for one in happened]
        assert t.game.view(reader).to_json()["seats"][0]["known"] == ["clan"]
    assert t.game.view(1).seats[0].hand is None


@pytest.mark.rule("I26", "R9.4")
def test_a_search_in_vain_shows_all_that_was_turned_up():
    search(1, "found_none", "a1 b1")


@pytest.mark.rule("I26")
def test_what_is_shuffled_back_crosses_nobody_elses_line():
    game = two_miners(36, "draw 1 scottish card", "gain 1 coin")
    game.apply(1, "effect:b")
    game.apply(0, "effect:a")
    game.apply(0, "deck:2")
    assert (game.can_undo(0), game.can_undo(1)) == ({}, {"answer": 1, "turn": 1})


@pytest.mark.rule("I26")
def test_a_card_that_all_have_seen_is_known_until_it_leaves_the_hand():
    clan = card("clan", 1, "draw 1 scottish card", "discard 1 card", factions="scots", copies=4)
    t = table(clan, seats=2, hand="clan clan clan", decks={1: "a1 clan b1 c1"})
    for seat in (0, 1):
        t[seat].play("clan")
    t[0].choose("effect:a", "deck:1")
    assert (t[0].hand, known(t)) == (["clan", "clan", "clan"], ["clan"])  # nobody knows about the other two
    t[0].surface("a")
    t[1].choose("effect:b").surface("a")
    assert known(t) == ["clan"]
    t[0].play("clan")
    t[1].play("clan")
    assert known(t) == []  # it may be the one that all know; of another nobody can be sure


def known(t: Player) -> list[str]:
    """What the second seat knows of the first one's hand."""
    return [t.name(number) for number in t.game.view(1).seats[0].known]


@pytest.mark.rule("I26")
@pytest.mark.parametrize("kind", ["shared", "duplicate"])
def test_dealt_anew_the_known_card_stays(kind: str):
    clan = card("clan", 2, factions="scots")
    it = card("it", 1, "draw 1 scottish card")
    t = table(clan, it, seats=2, hand="it a2 b2", decks={2: "c2 clan d2 e2 f2 g2"}, kind=kind)
    for seat in (0, 1):
        t[seat].play("it")
    t[0].choose("effect:a", "deck:2")
    for state in range(20):
        dealt = redeal(t.game, 1, state)
        assert dealt.view(1).to_json() == {**t.game.view(1).to_json(), "can_undo": {}}
        assert "clan" in [t.name(number) for number in dealt.seats[0].hand]


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


@pytest.mark.rule("I17")
def test_a_blind_card_counts_as_drawn():
    event = feature("when drawing a card: gain 1 vp", "draw +1")
    t = table(mine="b1@0", hand="a3", decks={1: "a1 c1"}, event=event).choose("play:blind")
    assert (t.vp, t.asks, t.hand) == (1, "place", ["a3"])  # at once, before it is placed; no second card comes along
    first = table(mine="b1@0", hand="a3", decks={1: "a1 c1"}, event=event, rules="rules-1").choose("play:blind")
    assert first.vp == 0


@pytest.mark.rule("I17")
def test_a_card_played_from_hand_is_not_drawn():
    assert table(mine="b1@0", hand="a1", event=feature("when drawing a card: gain 1 vp")).play("a1").vp == 0


@pytest.mark.rule("I27")
def test_a_deck_is_refilled_when_the_next_card_is_needed_and_not_before():
    t = resolve("draw 2 cards", decks={1: "c1"}, piles={1: "a1 b1"}).choose("deck:1")
    assert (t.hand, t.deck(1), t.pile(1)) == (["c1"], [], ["a1", "b1"])  # everybody can still look through the pile
    t.choose("deck:1")
    assert (len(t.hand), len(t.deck(1)), t.pile(1)) == (2, 1, [])


@pytest.mark.rule("I28")
def test_the_marker_enters_at_the_bottom_and_moves_from_there():
    boards = {number: ["", "", "", "gain 1 vp"] for number in (1, 2, 3)}
    t = resolve("advance 3", boards=boards).choose("board:2")
    assert (t.marker, t.vp, t.view.advanced) == ((2, 4), 1, 3)  # the bottom space is 1 and costs no step


@pytest.mark.rule("I29")
def test_two_collapses_lie_on_two_different_cards_even_if_the_first_is_cleared_meanwhile():
    event = feature("when putting a collapse: clear 1 collapse")
    given = {"event": event, "mine": "a1@0 b1@2", "at": 4}
    t = resolve("put collapse on 2 cards: gain 1 vp", **given).choose("target:1")
    assert (t.collapses, t.offers) == ("", ["target:2", "target:3"])
    assert t.choose("target:2").vp == 1
    first = resolve("put collapse on 2 cards: gain 1 vp", **given, rules="rules-1").choose("target:1")
    assert first.offers == ["target:1", "target:2", "target:3"]


@pytest.mark.rule("I30")
def test_features_with_one_trigger_are_resolved_in_the_order_listed():
    event = feature("when advancing: gain 1 coin", "when advancing: if 1 coin: gain 1 vp")
    given = {"event": event, "board": (1, 1)}
    t = resolve("advance 1", **given)
    assert [gained["token"] for gained in t.happened("gained")] == [0, 1]  # the second sees what the first has done
    first = resolve("advance 1", **given, rules="rules-1")
    assert [gained["token"] for gained in first.happened("gained")] == [0]


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

"""Chapter 8: cards that activate cards."""

import pytest

from tests.table import card, end_of_round, table

WAKER = ("waker", 1, "activate 1 other card")


@pytest.mark.rule("R8.1")
def test_the_player_chooses_which_card_is_activated():
    t = table(card(*WAKER), mine="a1@0 b1@2 a2@1", hand="waker").use("waker", at=6)
    assert (t.asks, t.offers) == ("target", ["target:1", "target:2", "target:3"])
    t.choose("target:2", "effect:a")
    assert (t.activated, t.coins) == ("b1 waker", 1)


@pytest.mark.rule("R8.1")
def test_no_chain_follows_from_a_special_activation():
    t = table(card(*WAKER), mine="a1@0 b1@2 a2@1", hand="waker").use("waker", at=6)
    t.choose("target:3", "effect:a")  # a2, with a1 and b1 above it
    assert t.activated == "a2 waker"
    assert t.source == "surface"


@pytest.mark.rule("R8.1")
def test_the_chain_of_the_placed_card_still_follows():
    waker = card("waker", 2, "activate 1 beside card")
    t = table(waker, mine="a1@0 b1@2 a2@-1", hand="waker", coins=2).use("waker", at=1)
    t.choose("effect:a")  # a2 beside it
    assert t.offers == ["chain:left", "chain:right"]


@pytest.mark.rule("R8.1")
def test_special_activations_inside_each_other():
    cards = [
        card("first", 1, "activate 1 scottish card, gain 1 vp"),
        card("last", 1, "gain 5 coins", factions="romans"),
    ]
    cards.append(card("middle", 1, "activate 1 roman card, gain 1 vp", factions="scots"))
    t = table(*cards, mine="middle@0 last@2", hand="first").use("first", at=4)
    assert (t.source, t.vp) == ("card:1", 0)
    t.choose("effect:a")
    assert t.source == "card:2"
    t.choose("effect:a")
    assert (t.coins, t.vp, t.activated) == (5, 2, "middle last first")


@pytest.mark.rule("R8.1")
def test_several_cards_are_activated_one_after_the_other():
    waker = card("waker", 1, "activate 2 level 1 cards")
    t = table(waker, mine="a1@0 b1@2 c1@4", hand="waker").use("waker", at=6)
    t.choose("target:3", "effect:a")
    assert (t.offers, t.coins) == (["target:1", "target:2"], 1)
    t.choose("target:1", "decline")
    assert (t.activated, t.source) == ("a1 c1 waker", "surface")


@pytest.mark.rule("R8.2")
def test_a_special_activation_uses_up_the_activation_of_the_round():
    waker = card("waker", 2, "activate 1 above card")
    t = table(waker, mine="a1@0", hand="waker", coins=2, event=end_of_round("activate 1 level 1 card"))
    t.use("waker", at=1).choose("effect:a")
    assert t.source == "surface"  # the chain passed through
    t.choose("effect:a")
    assert (t.game.round, t.coins) == (2, 3)  # the Event found nothing to activate

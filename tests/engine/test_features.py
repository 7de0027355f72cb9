"""Features of a round and triggers: a test or more for each word of them."""

import pytest

from imperial_miners.engine.feature import FEATURES, has_feature
from imperial_miners.packs.notation import parse_feature
from tests.table import Player, card, end_of_round, feature, resolve, table

# --- Features of a round


@pytest.mark.word("feature:cost")
def test_cost():
    t = table(mine="a1@0", hand="a2", coins=1, event=feature("cost -1")).play("a2", at=1)
    assert t.coins == 0


@pytest.mark.word("feature:cost")
def test_cost_for_a_faction_and_a_level():
    cards = [card("roman", 3, factions="romans", cost=6), card("clan", 3, factions="scots", cost=6)]
    event = feature("cost -1 for roman cards", "cost -3 for level 3 cards", "cost -5 for scottish level 2 cards")
    t = table(*cards, mine="a1@0 a2@1", hand="roman clan b2", coins=9, event=event)
    assert t.game.view(0).to_json()["costs"] == {"roman": 2, "clan": 3, "b2": 2}


@pytest.mark.word("feature:extra-gain")
def test_extra_gain_is_for_cards_and_their_token():
    t = resolve("gain 1 coin, gain 1 coin per collapse, gain 1 vp", event=feature("gain +2 coins"))
    assert (t.coins, t.vp) == (3, 1)
    assert t.surface().coins == 5  # the Surface is no card
    assert resolve("gain 1 coin, gain 1 vp", event=feature("gain +2 vp")).vp == 3
    boards = {1: ["", "gain 1 coin", ""]}
    assert resolve("advance 1", event=feature("gain +2 coins"), boards=boards, board=(1, 1)).coins == 1


@pytest.mark.word("feature:extra-draw")
def test_extra_draw():
    event = feature("draw +1")
    assert resolve("draw 1 level 2 card", event=event).hand == ["z2", "z2"]
    assert resolve("draw 1 level 2 card per collapse", event=event).hand == []
    t = resolve("gain 1 coin", event=event).surface("d").choose("deck:1", "deck:1", "deck:1", "deck:1")
    assert (len(t.hand), t.game.round) == (4, 2)


@pytest.mark.word("feature:extra-advance")
def test_extra_advance():
    assert resolve("advance 1", event=feature("advance +2"), board=(1, 1)).marker == (1, 4)
    t = resolve("advance up to 1", event=feature("advance +1"), board=(1, 1))
    assert t.offers == ["advance:0", "advance:1", "advance:2"]


@pytest.mark.word("feature:both-effects")
def test_both_effects_of_the_placed_card_in_any_order():
    it = card("it", 2, "gain 1 vp", "gain 5 coins")
    t = table(it, card("over", 1, "gain 1 coin", "gain 9 coins"), mine="over@0", hand="it", coins=2,
              event=feature("both effects")).use("it", at=1, effect="b")  # fmt: skip
    assert (t.coins, t.offers) == (5, ["effect:a", "decline"])
    t.choose("effect:a")
    assert (t.vp, t.source) == (1, "card:1")
    t.choose("effect:b")  # but only one of a card in the chain
    assert (t.coins, t.source) == (14, "surface")


@pytest.mark.word("feature:both-effects")
def test_the_second_effect_is_not_stopped_by_the_collapse_of_the_first():
    it = card("it", 1, "put collapse here: gain 3 vp", "gain 5 coins")
    t = table(it, hand="it", event=feature("both effects")).use("it").choose("effect:b")
    assert (t.collapses, t.vp, t.coins) == ("it", 3, 5)


@pytest.mark.word("feature:no-hand-limit")
def test_no_hand_limit():
    t = resolve("draw 2 level 1 cards", hand="a1 a1 a1 a1 a1 a1 a1 a1", event=feature("no hand limit"))
    assert (len(t.hand), t.source) == (10, "surface")


@pytest.mark.word("feature:machine-limit")
def test_machine_limit():
    assert resolve("put 7 machines here", event=feature("machine limit 5")).machines("it") == 5
    assert resolve("put 7 machines here", event=feature("cost -1")).machines("it") == 3


@pytest.mark.word("feature:machine-limit")
def test_machines_above_the_limit_stay_when_it_falls_again():
    t = resolve("put 7 machines here", hand="b1", event=feature("machine limit 5")).surface()
    assert (t.game.round, t.machines("it")) == (2, 5)


@pytest.mark.word("feature:surface-twice")
def test_surface_twice_with_two_different_effects():
    t = table(hand="a1", coins=12, event=feature("surface twice")).play("a1").decline().choose("effect:b", "advance:0")
    assert t.coins == 8  # enough for the other price of the same effect, which still is not offered
    assert (t.source, t.offers) == ("surface", ["effect:a", "effect:d"])
    t.choose("effect:a")
    assert t.game.round == 2


@pytest.mark.word("feature:ignore-collapses")
def test_ignore_collapses():
    t = table(mine="a1@0", collapses="a1", hand="a2", coins=2, event=feature("ignore collapses")).use("a2", at=1)
    assert (t.collapses, t.source) == ("", "card:1")
    assert t.choose("effect:a").coins == 2


# --- Triggers


def under(trigger: str, effect: str, **state) -> Player:
    """Resolve an effect while `when TRIGGER: gain 1 vp` holds."""
    return resolve(effect, event=feature(f"when {trigger}: gain 1 vp"), **state)


@pytest.mark.word("feature:when", "trigger:activating")
def test_when_activating_a_card():
    clan = card("clan", 1, factions="scots")
    assert under("activating scottish card", "activate 1 other card", cards=[clan], mine="clan@0", at=2).vp == 1
    assert under("activating scottish card", "activate 1 other card", mine="a1@0", at=2).vp == 0
    assert under("activating card", "gain 1 coin").vp == 1


@pytest.mark.word("trigger:activating")
def test_removing_a_collapse_is_an_activation_and_passing_is_none():
    waker = card("waker", 2, "activate 1 level 1 card")
    event = feature("when activating level 1 card: gain 1 vp")
    t = table(waker, mine="a1@0", collapses="a1", hand="waker", coins=2, event=event).use("waker", at=1)
    assert (t.vp, t.happened("passed")) == (1, [{"slot": 0}])


@pytest.mark.word("trigger:placing")
def test_when_placing_a_card():
    event = feature("when placing level 2 card: gain 1 vp")
    t = table(mine="a1@0", hand="a2", coins=2, event=event).play("a2", at=1)
    assert (t.vp, t.log.index("placed") < t.log.index("gained")) == (1, True)
    assert under("placing level 2 card", "activate 1 level 2 card", mine="a1@0 a2@1", at=2).vp == 0


@pytest.mark.word("trigger:advancing")
def test_when_advancing():
    assert under("advancing", "advance 3, advance 1", board=(1, 1)).vp == 2
    assert under("advancing", "gain 1 coin", board=(1, 1)).vp == 0


@pytest.mark.word("trigger:completing a cart")
def test_when_completing_a_cart():
    rail = card("rail", 1, carts="left right")
    event = feature("when completing a cart: gain 1 vp")
    assert table(rail, mine="rail@0 rail@4", hand="rail", event=event).play("rail", at=2).vp == 2
    assert under("completing a cart", "put 1 cart marker", carts="left", mine="a1@0", at=2).vp == 1


@pytest.mark.word("trigger:drawing a card")
def test_when_drawing_a_card():
    assert under("drawing a card", "draw 2 level 1 cards").vp == 2
    clan = card("clan", 1, factions="scots")
    t = under("drawing a card", "draw 2 scottish cards", cards=[clan], decks={1: "clan a1 clan a1"})
    t.choose("deck:1", "deck:1")
    assert (t.vp, t.hand, t.source) == (2, ["clan", "clan"], "surface")


@pytest.mark.word("trigger:putting a machine")
def test_when_putting_a_machine():
    assert under("putting a machine", "put 1 machine here").vp == 1
    assert under("putting a machine", "put 1 machine on each card", mine="a1@0 b1@2", at=4).vp == 3
    full = {"mine": "a1@0", "machines": {"a1": 3}, "at": 2}
    assert under("putting a machine", "put 1 machine on each other card", **full).vp == 0


@pytest.mark.word("trigger:putting a collapse")
def test_when_putting_a_collapse():
    assert under("putting a collapse", "put collapse on each card", mine="a1@0 b1@2", collapses="b1", at=4).vp == 2


@pytest.mark.word("feature:when")
def test_a_trigger_belongs_to_its_seat_and_its_round():
    t = table(seats=2, hand="a1 b1", event=feature("when placing card: gain 1 vp"), others={"mine": "a1@0"})
    t[0].play("a1")
    t[1].play("a1")
    assert (t[0].vp, t[1].vp) == (1, 0)  # seat 1 has still to choose a place
    t[1].place(2)
    t[0].surface()
    t[1].surface()
    assert t.game.round == 2
    t[0].play("b1")
    t[1].play("b1")
    assert t[0].place(2).vp == 1


@pytest.mark.word("feature:when")
def test_a_trigger_with_a_condition():
    assert resolve("put 1 machine here", event=feature("when putting a machine: if 2 coins: gain 1 vp")).vp == 0
    t = resolve("put 1 machine here", coins=2, event=feature("when putting a machine: if 2 coins: gain 1 vp"))
    assert t.vp == 1


@pytest.mark.word("effect")
def test_an_end_of_round_event_offers_its_effects():
    t = table(hand="a1", event=end_of_round("gain 1 coin", "if 9 coins: gain 1 vp", "gain 2 vp")).play("a1").surface()
    assert (t.source, t.offers) == ("event", ["effect:a", "effect:c"])


@pytest.mark.parametrize(
    ("notation", "name"),
    [
        ("cost -1", "cost"),
        ("gain +1 coin", "extra-gain"),
        ("draw +1", "extra-draw"),
        ("advance +1", "extra-advance"),
        ("both effects", "both-effects"),
        ("no hand limit", "no-hand-limit"),
        ("machine limit 5", "machine-limit"),
        ("surface twice", "surface-twice"),
        ("ignore collapses", "ignore-collapses"),
        ("when drawing a card: gain 1 vp", "when"),
    ],
)
def test_a_feature_has_a_kind_of_its_own(notation: str, name: str):
    kind = parse_feature(notation).kind
    assert FEATURES[kind][0] == name
    other = next(other for other in range(len(FEATURES)) if other != kind)
    held = [parse_feature(notation)]
    assert (has_feature(held, kind), has_feature(held, other)) == (True, False)

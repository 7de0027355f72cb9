"""Chapter 9: drawing, the hand limit, Faction draws."""

import pytest

from imperial_miners import load_pack
from imperial_miners.packs.content import checked_effect
from imperial_miners.packs.sense import ON_CARD, ON_EVENT, ON_SPACE, ON_SURFACE, ON_TOP
from tests.table import card, feature, immediate, resolve, table

CLAN = ("clan", 1, "gain 1 coin")


def clan(level: int = 1) -> object:
    return card(f"clan{level}", level, factions="scots")


@pytest.mark.rule("R9.1")
def test_cards_are_drawn_singly_and_seen_before_the_next():
    t = resolve("draw 3 cards", decks={1: "a1 b1", 2: "a2", 3: "a3"})
    assert (t.asks, t.offers) == ("deck", ["deck:1", "deck:2", "deck:3"])
    t.choose("deck:1")
    assert (t.hand, t.asks) == (["a1"], "deck")
    t.choose("deck:1")
    assert (t.hand, t.asks) == (["a1", "b1"], "deck")
    assert t.choose("deck:3").hand == ["a1", "b1", "a3"]
    assert t.source == "surface"


@pytest.mark.rule("R9.2")
def test_level_4_is_never_among_the_decks_to_choose():
    t = resolve("draw 1 card", decks={1: "", 2: "", 3: "", 4: "a4"})
    assert (t.hand, t.log.count("skipped_draw")) == ([], 1)


@pytest.mark.rule("R9.2")
def test_boards_and_events_give_level_4_cards():
    assert table(event=immediate("draw 1 level 4 card"), hand="a1").hand == ["a1", "z4"]
    t = resolve("advance 1", boards={1: ["", "draw 1 level 4 card", ""]}, board=(1, 1))
    assert t.hand == ["z4"]


@pytest.mark.rule("R9.2")
@pytest.mark.parametrize(
    ("place", "is_refused"),
    [(ON_CARD, True), (ON_SURFACE, True), (ON_EVENT, False), (ON_SPACE, False), (ON_TOP, False)],
)
def test_no_card_may_say_that_it_draws_level_4(place: int, is_refused: bool):
    assert bool(checked_effect("draw 1 level 4 card", place)[1]) == is_refused


@pytest.mark.rule("R9.2")
def test_no_card_of_the_base_set_draws_level_4():
    words = [node for design in load_pack("base").cards for effect in design.effects for node in effect.children()]
    assert not [node for node in words if node.word == "draw" and node.level == 4]


EIGHT = "a1 b1 c1 d1 e1 f1 g1 h1"


@pytest.mark.rule("R9.3")
def test_more_than_eight_cards_go_down_to_eight_at_once_in_the_middle_of_a_chain():
    it = card("it", 2, "draw 2 cards")
    t = table(it, mine="y1@0", hand=f"it {EIGHT}", coins=2).use("it", at=1).choose("deck:2", "deck:2")
    assert (t.asks, t.source, len(t.hand), t.activated) == ("discard", "rules", 10, "it")
    t.choose("discard:a1")
    assert t.asks == "discard"
    t.choose("discard:z2")
    assert (len(t.hand), t.pile(1), t.pile(2)) == (8, ["a1"], ["z2"])
    assert t.source == "card:1"  # and the chain goes on


@pytest.mark.rule("R9.3")
def test_eight_cards_may_be_held():
    t = table(card("it", 1, "draw 1 card"), hand="it a1 b1 c1 d1 e1 f1 g1").use("it").choose("deck:1")
    assert (len(t.hand), t.source) == (8, "surface")


@pytest.mark.rule("R9.3")
def test_an_effect_is_whole_before_the_limit_is_looked_at():
    t = table(card("it", 1, "draw 2 cards, discard 1 card"), hand=f"it {EIGHT}").use("it").choose("deck:1", "deck:1")
    assert (t.asks_for, len(t.hand)) == ("discard", 10)
    t.choose("discard:a1")
    assert (t.asks_for, len(t.hand)) == ("hand-limit", 9)
    assert len(t.choose("discard:b1").hand) == 8


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("part", ["either (draw 2 cards) or (gain 1 coin)", "(if no coins: draw 2 cards)"])
def test_a_part_of_an_effect_is_not_yet_an_effect_resolved(part: str):
    t = table(card("it", 1, f"{part}, discard 2 cards"), hand=f"it {EIGHT}").use("it")
    t = t.choose("choice:a") if t.asks == "choice" else t
    t.choose("deck:1", "deck:1")
    assert t.asks_for == "discard"
    t.choose("discard:a1", "discard:b1")
    assert (len(t.hand), t.source) == (8, "surface")


@pytest.mark.rule("R9.3")
def test_a_space_is_an_effect_of_its_own():
    it = card("it", 1, "advance 1, discard 1 card")
    boards = {1: ["", "draw 1 card", ""]}
    t = table(it, boards=boards, board=(1, 1), hand=f"it {EIGHT}").use("it").choose("deck:1")
    assert (t.asks_for, len(t.hand)) == ("hand-limit", 9)


@pytest.mark.rule("R9.3")
def test_a_lifted_limit_is_back_in_the_next_round():
    it = card("it", 1, "gain 1 vp")
    t = table(it, hand=f"it it {EIGHT}", event=feature("no hand limit")).use("it")
    assert (len(t.hand), t.source) == (9, "surface")
    t.surface("d").choose("deck:1", "deck:1", "deck:1")
    assert (t.game.round, len(t.hand)) == (2, 12)
    assert t.use("it", at=2).asks_for == "hand-limit"


@pytest.mark.rule("R9.4")
def test_a_faction_draw_turns_up_cards_until_one_belongs_to_the_faction():
    decks = {1: "a1 b1 clan1 c1 clan1", 2: "a2", 3: "a3"}
    t = resolve("draw 1 scottish card", cards=[clan()], decks=decks)
    assert (t.asks, t.offers) == ("deck", ["deck:1", "deck:2", "deck:3"])
    t.choose("deck:1")
    assert t.hand == ["clan1"]
    assert sorted(t.deck(1)) == ["a1", "b1", "c1", "clan1"]


@pytest.mark.rule("R9.4")
def test_the_others_are_shuffled_back():
    orders = set()
    for seed in range(12):
        t = resolve("draw 1 scottish card", cards=[clan()], seed=seed, decks={1: "a1 b1 clan1 c1 d1"})
        orders.add(tuple(t.choose("deck:1").deck(1)))
    assert len(orders) > 4


@pytest.mark.rule("R9.4")
def test_the_first_card_of_the_faction_is_taken():
    lad, lass = card("lad", 1, factions="scots"), card("lass", 1, factions="scots romans")
    t = resolve("draw 1 scottish card", cards=[lad, lass], decks={1: "a1 lass lad"})
    assert t.choose("deck:1").hand == ["lass"]


@pytest.mark.rule("R9.4")
def test_a_deck_without_the_faction_is_shuffled_and_another_chosen():
    t = resolve("draw 1 scottish card", cards=[clan(3)], decks={1: "a1 b1", 2: "a2", 3: "b3 clan3"})
    t.choose("deck:1")
    assert (t.hand, t.offers, sorted(t.deck(1))) == ([], ["deck:2", "deck:3"], ["a1", "b1"])
    assert t.happened("found_none") == [{"level": 1, "faction": 0}]
    assert t.choose("deck:3").hand == ["clan3"]


@pytest.mark.rule("R9.4")
def test_every_card_of_a_faction_draw_is_a_draw_of_its_own():
    t = resolve("draw 2 scottish cards", cards=[clan(), clan(2)], decks={1: "clan1", 2: "clan2", 3: "a3"})
    t.choose("deck:3", "deck:1")
    assert (t.hand, t.offers) == (["clan1"], ["deck:2", "deck:3"])  # deck 3 may be tried again; deck 1 is empty
    assert t.choose("deck:2").hand == ["clan1", "clan2"]


@pytest.mark.rule("R9.5")
def test_any_faction_is_named_first():
    roman = card("roman", 2, factions="romans")
    t = resolve("draw 1 card of any faction", cards=[roman], decks={1: "a1", 2: "a2 roman", 3: "a3"})
    factions = ["scots", "egyptians", "atlanteans", "barbarians", "japanese", "romans"]
    assert t.offers == [f"faction:{faction}" for faction in factions]
    t.choose("faction:romans")
    assert t.offers == ["deck:1", "deck:2", "deck:3"]
    assert t.choose("deck:2").hand == ["roman"]


@pytest.mark.rule("R9.5")
def test_a_faction_is_named_for_each_card():
    decks = {1: "clan1", 2: "clan2", 3: ""}
    t = resolve("draw 2 cards of any faction", cards=[clan(), clan(2)], decks=decks).choose("faction:scots", "deck:1")
    assert (t.hand, t.asks) == (["clan1"], "faction")
    assert t.choose("faction:scots").hand == ["clan1", "clan2"]


@pytest.mark.rule("R9.5")
def test_a_faction_that_nobody_has_costs_only_one_of_the_draws():
    t = resolve("draw 2 cards of any faction", cards=[clan()], decks={1: "clan1", 2: "", 3: ""})
    t.choose("faction:romans")  # the one deck is looked through in vain
    assert (t.hand, t.asks) == ([], "faction")
    assert t.choose("faction:scots").hand == ["clan1"]

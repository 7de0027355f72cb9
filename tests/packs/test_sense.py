"""What can be written but makes no sense where it stands is refused there, and nowhere else."""

import pytest

from imperial_miners.engine.pack import Event, Side
from imperial_miners.packs.content import checked_effect, checked_feature
from imperial_miners.packs.loops import loop_complaints
from imperial_miners.packs.notation import parse_effect, parse_feature
from imperial_miners.packs.sense import ON_CARD, ON_EVENT, ON_SPACE, ON_SURFACE, ON_TOP

ELSEWHERE = (ON_EVENT, ON_SPACE, ON_TOP, ON_SURFACE)


def complaints(text: str, place: int) -> list[tuple[int, str]]:
    return checked_effect(text, place)[1]


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("put 1 machine here", 15),
        ("put 1 cart marker here", 1),
        ("gain 1 vp per machine here", 23),
        ("activate 1 adjacent card", 12),
        ("gain 1 coin per other card", 17),
        ("if 1 this end card: gain 1 coin", 6),
        ("clear 1 collapse on row cards", 21),
        ("may (spend 1 machine here: gain 1 vp)", 6),
    ],
)
def test_only_a_card_speaks_of_itself(text: str, column: int):
    assert complaints(text, ON_CARD) == []
    for place in ELSEWHERE:
        ((found, message),) = complaints(text, place)
        assert found == column
        assert "only a card" in message


@pytest.mark.rule("R9.2")
def test_level_4_is_drawn_by_events_and_boards_only():
    for place in (ON_EVENT, ON_SPACE, ON_TOP):
        assert complaints("gain 1 coin, draw 1 level 4 card", place) == []
    for place in (ON_CARD, ON_SURFACE):
        ((column, message),) = complaints("gain 1 coin, draw 1 level 4 card", place)
        assert column == 14
        assert "R9.2" in message


def test_counting_level_4_cards_is_no_draw():
    assert complaints("gain 1 vp per level 4 card", ON_CARD) == []


def test_no_advance_on_a_top_space():
    assert complaints("gain 1 coin, advance 1", ON_SPACE) == []
    assert complaints("gain 1 coin, advance 1", ON_TOP)[0][0] == 14
    assert complaints("may (pay 1 coin: advance 1)", ON_TOP)[0][0] == 18


def test_at_most_one_advance_on_a_space():
    assert complaints("advance 12, advance 1", ON_CARD) == []
    assert "round for ever" in complaints("advance 12, advance 1", ON_SPACE)[0][1]
    assert complaints("either (advance 2) or (advance 1, gain 1 coin)", ON_SPACE) == []
    assert complaints("either (advance 2) or (advance 1, may (advance 1))", ON_SPACE) != []


def test_a_price_inside_an_effect_can_be_refused():
    ((column, message),) = complaints("gain 1 coin, (pay 1 coin: gain 1 vp)", ON_CARD)
    assert column == 15
    assert message == "a price inside an effect must be refusable: write 'may (...)' or 'either (...)'"
    assert complaints("gain 1 coin, may (pay 1 coin: gain 1 vp)", ON_CARD) == []
    assert complaints("either (gain 1 coin) or (pay 1 coin: gain 1 vp)", ON_CARD) == []


def test_a_price_on_a_space_or_of_a_trigger_can_be_refused():
    for place in (ON_SPACE, ON_TOP):
        refusal = "a price must be refusable here: write 'may (...)' around it (I12)"
        assert complaints("pay 1 coin: gain 1 vp", place) == [(1, refusal)]
        assert complaints("may (pay 1 coin: gain 1 vp)", place) == []
    assert complaints("pay 1 coin: gain 1 vp", ON_SURFACE) == []
    assert checked_feature("when advancing: pay 1 coin: gain 1 vp")[1][0][0] == 17
    assert checked_feature("when advancing: may (pay 1 coin: gain 1 vp)")[1] == []


def test_a_price_of_one_kind_stands_once():
    assert complaints("pay 1 coin and discard 1 card: gain 1 vp", ON_CARD) == []
    ((column, message),) = complaints("pay 1 coin and discard 1 card and pay 2 coins: gain 1 vp", ON_CARD)
    assert column == 35
    assert "the sum" in message


def test_a_collapse_is_the_last_price():
    # A trigger could spend the coin between the two prices.
    assert complaints("pay 1 coin and put collapse here: gain 1 vp", ON_CARD) == []
    ((column, message),) = complaints("put collapse here and pay 1 coin: gain 1 vp", ON_CARD)
    assert column == 1
    assert "last" in message


def test_nothing_to_activate():
    assert complaints("activate 1 this card", ON_CARD) != []
    assert complaints("activate 1 activated card", ON_CARD) != []
    assert complaints("activate 1 fresh card", ON_CARD) == []


def test_conditions_that_never_hold():
    assert complaints("if 7 factions: gain 1 vp", ON_CARD)[0][0] == 4
    assert complaints("if at most 7 factions: gain 1 vp", ON_CARD) == []
    assert complaints("if 6 factions: gain 1 vp", ON_CARD) == []
    assert complaints("if 11 cards: gain 1 vp", ON_CARD) != []
    assert complaints("if 15 coins: gain 1 vp", ON_CARD) == []


@pytest.mark.parametrize("cards", ["cards", "this card", "row cards", "this activated card", "activated cards"])
def test_a_card_that_counts_itself_never_finds_none(cards: str):
    assert complaints(f"if no {cards}: gain 1 vp", ON_CARD) == [
        (4, "never true: the card that speaks is one of them (I10)")
    ]
    assert complaints(f"if at most 1 {cards}: gain 1 vp", ON_CARD) == []


def test_a_card_may_find_none_of_others():
    cards = "other cards, this fresh card, row end cards, roman cards, factionless cards, level 2 cards"
    others = "cards with machine, cards without collapse, cards in hand, machines on cards"
    for count in f"{cards}, {others}".split(", "):
        assert complaints(f"if no {count}: gain 1 vp", ON_CARD) == []


def test_a_mine_without_cards_may_be_asked_for_elsewhere():
    assert complaints("if no cards: gain 1 vp", ON_EVENT) == []


@pytest.mark.parametrize("cards", ["cards with machine", "adjacent cards", "factionless cards", "fresh roman cards"])
def test_a_cost_is_for_factions_and_levels(cards: str):
    assert checked_feature("cost -1 for roman level 3 cards")[1] == []
    assert checked_feature(f"cost -1 for {cards}")[1][0][0] == 13


def test_a_trigger_has_no_place_in_the_mine():
    assert checked_feature("when activating adjacent card: gain 1 coin")[1][0][0] == 17
    assert checked_feature("when putting a machine: put 1 machine here")[1][0][0] == 39


def event(*features: str) -> Event:
    return Event("test", "feature", [], [parse_feature(feature) for feature in features], False)


def side(*spaces: str) -> Side:
    return Side("side", 0, [None, *(parse_effect(space) for space in spaces)])


@pytest.mark.parametrize(
    "features",
    [
        ["when drawing a card: draw 1 card"],
        ["when drawing a card: may (pay 1 coin: draw 1 roman card)"],
        ["when advancing: advance 1"],
        ["when activating card: activate 1 card"],
        ["when completing a cart: put 1 cart marker"],
        ["when putting a machine: put 1 machine on 1 card"],
        ["when putting a collapse: gain 1 coin, put collapse on 1 card"],
        ["when drawing a card: advance 1", "when advancing: draw 1 card"],
    ],
)
def test_triggers_that_set_themselves_off(features: list[str]):
    found = loop_complaints(event(*features), [])
    assert len(found) == len(features)
    assert all("sets itself off" in complaint for complaint in found)


@pytest.mark.parametrize(
    "features",
    [
        ["when drawing a card: gain 1 coin"],
        ["when placing card: activate 1 card, draw 1 card"],
        ["when drawing a card: advance 1", "when advancing: gain 1 coin"],
        ["draw +1", "no hand limit"],
    ],
)
def test_triggers_that_come_to_an_end(features: list[str]):
    assert loop_complaints(event(*features), []) == []


def test_a_trigger_may_come_back_by_way_of_the_boards():
    drawing = event("when drawing a card: advance 1")
    assert loop_complaints(drawing, [side("gain 1 coin", "gain 2 vp")]) == []
    (complaint,) = loop_complaints(drawing, [side("gain 1 coin", "may (pay 1 coin: draw 1 card)")])
    assert "drawing a card, then advancing, then drawing a card again" in complaint


def test_what_runs_out_by_itself_may_come_back_by_way_of_the_boards():
    assert loop_complaints(event("when completing a cart: advance 1"), [side("put 1 cart marker")]) == []
    assert loop_complaints(event("when activating card: advance 1"), [side("activate 1 card")]) == []

"""The search for triggers that set themselves off: every way round, the shortest, named in full, and no other."""

import pytest

from imperial_miners.packs.loops import loop_complaints
from tests.packs.test_sense import event, side

DRAWING, ADVANCING, MACHINE, COLLAPSE = "drawing a card", "advancing", "putting a machine", "putting a collapse"


def ways(*features: str, boards: tuple[str, ...] = ()) -> list[str]:
    """The ways round that are found, without the words around them."""
    found = loop_complaints(event(*features), [side(space) for space in boards])
    start, end = "a trigger that sets itself off: ", " again; take one of them away"
    assert all(complaint.startswith(start) and complaint.endswith(end) for complaint in found)
    return [complaint.removeprefix(start).removesuffix(end) for complaint in found]


def test_a_way_round_of_three_triggers_is_named_from_each_of_them():
    assert ways(
        "when drawing a card: put 1 machine on 1 card",
        "when putting a machine: put collapse on 1 card",
        "when putting a collapse: draw 1 card",
    ) == [
        f"{DRAWING}, then {MACHINE}, then {COLLAPSE}, then {DRAWING}",
        f"{MACHINE}, then {COLLAPSE}, then {DRAWING}, then {MACHINE}",
        f"{COLLAPSE}, then {DRAWING}, then {MACHINE}, then {COLLAPSE}",
    ]


def test_the_shortest_of_two_ways_round_is_named():
    long_way = ["when drawing a card: put 1 machine on 1 card, advance 1", "when putting a machine: advance 1"]
    assert ways(*long_way, "when advancing: draw 1 card")[0] == f"{DRAWING}, then {ADVANCING}, then {DRAWING}"
    assert ways("when advancing: advance 1, draw 1 card", "when drawing a card: advance 1") == [
        f"{ADVANCING}, then {ADVANCING}",
        f"{DRAWING}, then {ADVANCING}, then {DRAWING}",
    ]


def test_a_trigger_that_only_leads_to_a_way_round_is_not_blamed():
    assert ways("when placing card: draw 1 card", "when drawing a card: draw 1 card") == [f"{DRAWING}, then {DRAWING}"]
    assert ways("when placing card: activate 1 card", "when activating card: gain 1 coin") == []


def test_two_features_of_one_trigger_are_one_trigger():
    for order in (1, -1):
        features = ["when drawing a card: gain 1 coin", "when drawing a card: draw 1 card"][::order]
        assert ways(*features) == [f"{DRAWING}, then {DRAWING}"]


@pytest.mark.parametrize(
    ("trigger", "space"),
    [(DRAWING, "draw 1 card"), (DRAWING, "draw 1 roman card"), (MACHINE, "put 1 machine on 1 card"),
     (COLLAPSE, "put collapse on 1 card"), (DRAWING, "either (gain 1 coin) or (may (pay 1 coin: draw 1 card))")],
)  # fmt: skip
def test_a_space_brings_back_what_can_be_done_again_and_again(trigger: str, space: str):
    advance = f"when {trigger}: advance 1"
    assert ways(advance, boards=("gain 1 coin", space)) == [f"{trigger}, then {ADVANCING}, then {trigger}"]
    assert ways(f"when {trigger}: gain 1 coin", boards=(space,)) == []


@pytest.mark.parametrize("space", ["draw 1 card", "advance 1", "put 1 machine on 1 card"])
def test_a_board_alone_is_no_way_round(space: str):
    assert ways("when advancing: gain 1 coin", boards=(space,)) == []


def test_a_filter_is_written_as_a_card():
    assert ways("when activating roman card: activate 1 card") == ["activating a card, then activating a card"]

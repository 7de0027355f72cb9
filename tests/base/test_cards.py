"""Every design of the base set: each of its effects, and an edge."""

import pytest

from imperial_miners.engine.pack import Card
from tests.base.cards import (
    atlanteans,
    barbarians,
    egyptians,
    factionless,
    japanese,
    pairs,
    romans,
    scots,
)
from tests.base.case import Case, base, using

FILES = (factionless, scots, egyptians, atlanteans, barbarians, japanese, romans, pairs)
CASES = [case for file in FILES for case in file.CASES]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_card(case: Case):
    case.check()


def lacking(designs: list[Card], cases: list[Case]) -> list[str]:
    """What no case shows: an effect resolved, or an edge of the design."""
    shown = {(case.id, case.effect) for case in cases if case.expected is not None}
    edges = {case.id for case in cases if case.edge}
    wanted = [(design.id, "abcd"[number]) for design in designs for number in range(len(design.effects))]
    return [f"{id} {effect}" for id, effect in wanted if (id, effect) not in shown] + [
        f"{design.id} edge" for design in designs if design.id not in edges
    ]


def test_every_design_has_a_case_for_each_effect_and_an_edge():
    assert lacking(base().cards, CASES) == []


def test_a_design_without_its_cases_is_noticed():
    (quicksand,) = [design for design in base().cards if design.id == "quicksand"]
    cases = [using("quicksand", "a").gives(coins=1), using("quicksand", "b", edge="no coin").is_refused()]
    assert lacking([quicksand], cases) == ["quicksand b"]
    assert lacking([quicksand], cases[:1]) == ["quicksand b", "quicksand edge"]


def test_a_case_that_expects_something_else_fails():
    for wrong in (
        using("quicksand", "a").gives(coins=2),
        using("quicksand", "a").gives(),
        using("quicksand", "a").gives(coins=1, vp=1),
        using("quicksand", "a", edge="always on offer").is_refused(),
        using("lantern_store", "a").gives(),
    ):
        with pytest.raises(AssertionError):
            wrong.check()


def test_cases_are_told_apart():
    names = [str(case) for case in CASES]
    again = [name for name in names if names.count(name) > 1]
    assert set(again) <= {"canopic_vault-b", "highland_games-b", "puppet_stage-b"}  # either of two ways


def test_each_case_stands_in_the_file_of_its_faction():
    factions = {design.id: design.factions for design in base().cards}
    for file in FILES:
        here = {factions[case.id] for case in file.CASES}
        name = file.__name__.rpartition(".")[2]
        lengths = {"factionless": 0, "pairs": 2}
        assert {len(each) for each in here} == {lengths.get(name, 1)}
        assert name in lengths or here == {(name,)}

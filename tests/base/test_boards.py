"""Every side of every Progress board of the base set: each of its spaces, the top and the move on, and an edge."""

import pytest

from imperial_miners.engine.pack import Side
from tests.base.board_case import Landing, landing, side
from tests.base.case import base

SIX = "a1@2 b1@4 c1@6 d1@8 e1@10 f1@12"
NETWORK = "rail1@2 rail1@4 rail1@6 rail1@8 rail2@3 rail2@5 rail2@7"
"""Eleven carts, and no border of the card that moves the marker among them."""

CASES = [
    landing("great_winch", 2).gives(coins=1),
    landing("great_winch", 2, start=0, choices="board:1", edge="enters the board").gives(coins=1),
    landing("great_winch", 3).gives(vp=1),
    landing("great_winch", 4).gives(coins=3),
    landing("great_winch", 4, start=2, far=2, edge="passes a space").gives(coins=3),
    landing("great_winch", 5).gives(vp=1),
    landing("great_winch", 6).gives(coins=3),
    landing("great_winch", 7).gives(vp=1),
    landing("great_winch", 8).gives(hand="z4"),
    landing("great_winch", 9).gives(coins=2),
    landing("great_winch", 10, choices="board:2").gives(vp=3, marker=(2, 1), completed=1),
    landing("great_winch", 10, start=8, far=5, choices="board:3", edge="the rest is lost").gives(
        vp=3, marker=(3, 1), completed=1
    ),
    #
    landing("smelters_ladder", 2).gives(coins=3),
    landing("smelters_ladder", 3, coins=2, choices="effect:a").gives(coins=0, vp=2),
    landing("smelters_ladder", 3, coins=2, choices="decline", edge="declined").gives(),
    landing("smelters_ladder", 3, coins=1, edge="one coin short").gives(),
    landing("smelters_ladder", 4).gives(coins=3),
    landing("smelters_ladder", 5, choices="choice:a").gives(vp=2),
    landing("smelters_ladder", 5, choices="choice:b", edge="the other way").gives(coins=4),
    landing("smelters_ladder", 6, coins=3, choices="effect:a").gives(coins=0, vp=3),
    landing("smelters_ladder", 6, coins=2, edge="one coin short").gives(),
    landing("smelters_ladder", 7).gives(coins=4),
    landing("smelters_ladder", 8, choices="board:2").gives(coins=3, vp=3, marker=(2, 1), completed=1),
    #
    landing("engine_hall", 2).gives(coins=1),
    landing("engine_hall", 3, choices="target:it").gives(coins=1, machines="it:1"),
    landing("engine_hall", 4).gives(coins=2),
    landing("engine_hall", 5, choices="target:a1 target:it").gives(vp=1, machines="a1:1 it:1"),
    landing("engine_hall", 5, mine="", edge="one card").gives(vp=1, machines="it:1"),
    landing("engine_hall", 6).gives(vp=1),
    landing("engine_hall", 7, choices="target:a1 effect:a").gives(coins=1, activated="a1 it"),
    landing("engine_hall", 7, collapses="a1 b1", edge="only collapsed ones").gives(),
    landing("engine_hall", 8).gives(coins=4),
    landing("engine_hall", 9).gives(vp=1),
    landing("engine_hall", 10, machines={"a1": 1, "b1": 2}, choices="board:1").gives(vp=4, marker=(1, 1), completed=1),
    landing(
        "engine_hall",
        10,
        mine=SIX,
        machines=dict.fromkeys(("a1", "b1", "c1", "d1", "e1", "f1"), 1),
        choices="board:1",
        edge="at most 3",
    ).gives(vp=5, marker=(1, 1), completed=1),
    #
    landing("spiral_railway", 2).gives(coins=2),
    landing("spiral_railway", 3, mine="rail1@2 b1@4", choices="border:it:right").gives(carts=1, markers="it:right"),
    landing("spiral_railway", 3, edge="no border").gives(),
    landing("spiral_railway", 4).gives(coins=3),
    landing("spiral_railway", 5, choices="deck:1").gives(vp=1, hand="z1"),
    landing("spiral_railway", 6, mine="rail1@2 b1@4", choices="border:it:right").gives(
        coins=1, carts=1, markers="it:right"
    ),
    landing("spiral_railway", 7).gives(vp=1),
    landing("spiral_railway", 8).gives(coins=4),
    landing("spiral_railway", 9, mine="rail1@2 b1@4 rail1@6", choices="border:b1:right").gives(
        coins=2, carts=1, markers="b1:right"
    ),
    landing("spiral_railway", 10, mine="rail1@4 rail1@6 rail1@8", choices="board:3").gives(
        vp=3, marker=(3, 1), completed=1
    ),
    landing("spiral_railway", 10, mine=NETWORK, choices="board:3", edge="at most 3 for carts").gives(
        vp=5, marker=(3, 1), completed=1
    ),
    #
    landing("sunken_library", 2).gives(hand="z2"),
    landing("sunken_library", 3).gives(coins=2),
    landing("sunken_library", 4, decks={1: "z1 romans1"}, choices="faction:romans deck:1").gives(hand="romans1"),
    landing("sunken_library", 4, choices="faction:romans deck:1 deck:2", edge="no Roman to be found").gives(),
    landing("sunken_library", 5).gives(vp=1),
    landing("sunken_library", 6).gives(coins=3),
    landing("sunken_library", 7).gives(hand="z4"),
    landing("sunken_library", 8, choices="deck:3").gives(vp=1, hand="z3"),
    landing("sunken_library", 9, decks={1: "z1 romans1"}, choices="faction:romans deck:1 board:1").gives(
        vp=2, hand="romans1", marker=(1, 1), completed=1
    ),
    #
    landing("bottomless_stair", 2).gives(coins=1),
    landing("bottomless_stair", 3).gives(coins=1),
    landing("bottomless_stair", 4).gives(vp=1),
    landing("bottomless_stair", 5).gives(coins=2),
    landing("bottomless_stair", 6).gives(vp=1),
    landing("bottomless_stair", 7).gives(coins=2),
    landing("bottomless_stair", 8).gives(vp=1),
    landing("bottomless_stair", 9).gives(hand="z4"),
    landing("bottomless_stair", 9, decks={4: ""}, edge="Level 4 is gone").gives(),
    landing("bottomless_stair", 10).gives(vp=1),
    landing("bottomless_stair", 11).gives(vp=1),
    landing("bottomless_stair", 12, choices="board:2").gives(vp=5, marker=(2, 1), completed=1),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_landing(case: Landing):
    case.check()


def lacking(sides: list[Side], cases: list[Landing]) -> list[str]:
    """What no case shows: a space, the move on from the top, or an edge of the side."""
    shown = {(case.id, case.space) for case in cases if not case.edge}
    finished = {case.id for case in cases if case.expected.get("completed")}
    edges = {case.id for case in cases if case.edge}
    wanted = [(found.id, space) for found in sides for space in range(2, len(found.spaces) + 1)]
    return (
        [f"{id} {space}" for id, space in wanted if (id, space) not in shown]
        + [f"{found.id} top" for found in sides if found.id not in finished]
        + [f"{found.id} edge" for found in sides if found.id not in edges]
    )


def test_every_side_has_a_case_for_each_space_and_an_edge():
    assert lacking(base().boards, CASES) == []


def test_a_side_without_its_cases_is_noticed():
    cases = [case for case in CASES if case.space not in (5, 10) and case.edge != "enters the board"]
    assert lacking([side("great_winch")], cases) == ["great_winch 5", "great_winch 10", "great_winch top"]
    assert "great_winch edge" in lacking([side("great_winch")], [])


def test_a_case_that_expects_something_else_fails():
    for wrong in (
        landing("great_winch", 2).gives(coins=2),
        landing("great_winch", 2).gives(),
        landing("great_winch", 3).gives(coins=1),
        landing("great_winch", 10).gives(vp=3),
    ):
        with pytest.raises(AssertionError):
            wrong.check()

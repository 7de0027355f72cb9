"""Every Event of the base set: each of its effects or features, and an edge."""

import pytest

from imperial_miners.engine.pack import Event
from tests.base.case import base
from tests.base.event_case import EventCase, event, printed_event
from tests.table import table

BELOW = "play:y2 place:2:+1 decline"
"""A card is laid below the first one, which the chain then activates."""

IMMEDIATE = [
    event("payday", "a").gives(coins=3),
    event("payday", "a", coins=7, edge="a full purse").gives(coins=10),
    #
    event("new_recruits", "a", choices="deck:1 deck:2 deck:3 deck:1 discard:z2").gives(hand="z1 z1 z3"),
    event("new_recruits", "a", hand="a1 " * 8, choices="deck:1 " * 4 + "discard:a1 " * 4, edge="hand limit").gives(
        hand="a1 a1 a1 a1 z1 z1 z1 z1"
    ),
    #
    event(
        "guild_letters",
        "a",
        decks={1: "z1 romans1", 2: "z2 scots2"},
        choices="faction:romans deck:1 faction:scots deck:2",
    ).gives(hand="romans1 scots2"),
    event("guild_letters", "a", choices="faction:romans deck:1 deck:2 " * 2, edge="nobody comes").gives(),
    event("guild_letters", "b", choices="deck:3").gives(coins=2, hand="z3"),
    #
    event("engine_crates", "a", mine="a1@0 b1@2 c1@4", choices="target:a1 target:c1").gives(
        coins=1, machines="a1:1 c1:1"
    ),
    event("engine_crates", "a", mine="a1@0", edge="one card").gives(coins=1, machines="a1:1"),
    event("engine_crates", "b").gives(coins=2),
    #
    event("new_rails", "a", mine="a1@-2 rail1@0 b1@2", choices="border:rail1:right").gives(
        coins=1, carts=1, markers="rail1:right"
    ),
    event("new_rails", "a", mine="a1@0 b1@2", edge="no border").gives(coins=1),
    #
    event("controlled_tremor", "a", mine="a1@0 b1@2", choices="target:b1").gives(coins=5, collapses="b1"),
    event("controlled_tremor", "b", mine="a1@0 b1@2 c1@4", choices="target:c1 target:a1").gives(
        vp=3, collapses="a1 c1"
    ),
    event("controlled_tremor", "a", edge="no mine").is_refused(),
    event("controlled_tremor", "b", mine="a1@0", edge="one card").is_refused(),
    event("controlled_tremor", "declined", mine="a1@0 b1@2").gives(),
    #
    event("early_shift", "a", mine="a1@0 b1@2", choices="target:b1 effect:a").gives(coins=1, activated="b1"),
    event("early_shift", "a", mine="a1@0", collapses="a1", edge="only a collapsed one").gives(),
    event("early_shift", "b").gives(coins=2),
    #
    event("trailblazers", "a", board=(1, 2), choices="furthest:3").gives(marker=(1, 5)),
    event("trailblazers", "a", board=(1, 2), choices="advance:0", edge="nobody goes").gives(),
    event("trailblazers", "a", choices="advance:3 board:2", edge="enters a board").gives(marker=(2, 4)),
    #
    event("spring_cleaning", "a", mine="a1@0 b1@2", collapses="a1 b1", choices="deck:1").gives(
        coins=2, collapses="", hand="z1"
    ),
    event("spring_cleaning", "a", mine="a1@0", choices="deck:1", edge="a tidy mine").gives(coins=2, hand="z1"),
    #
    event("sealed_shaft", "a", hand="a1 b1 c1 d1", choices="discard:a1 discard:c1 discard:d1").gives(hand="b1 z4"),
    event("sealed_shaft", "a", hand="a1 b1", edge="two cards").is_refused(),
    event("sealed_shaft", "b", hand="a1 b1", choices="deck:1 deck:2").gives(hand="a1 b1 z1 z2"),
    event("sealed_shaft", "declined", hand="a1 b1 c1").gives(),
]

FEATURES = [
    event("inventors_fair", "1", hand="quicksand", board=(1, 1), keys="play:quicksand effect:a effect:b").gives(
        hand="", marker=(1, 2), activated="quicksand"
    ),
    event(
        "inventors_fair",
        "2",
        hand="y2",
        coins=2,
        mine="tide_pump@0",
        machines={"tide_pump": 3},
        keys=f"{BELOW} effect:a",  # a coin each: for the machine there, for the machine put, and the pump's own
    ).gives(hand="", coins=3, machines="tide_pump:4", activated="tide_pump y2"),
    event(
        "inventors_fair",
        "2",
        hand="y4",
        mine="a1@0 a2@1 trident_dredge@2",
        machines={"trident_dredge": 3},
        keys="play:y4 place:4:+3 decline effect:a",
        edge="no fifth",
    ).gives(hand="", coins=2, vp=3, machines="trident_dredge:4", activated="a2 trident_dredge y4"),
    event("inventors_fair", "3", hand="tide_pump", keys="play:tide_pump effect:a").gives(
        hand="", coins=2, machines="tide_pump:1", activated="tide_pump"
    ),
    event("inventors_fair", "4", hand="y2", coins=2, mine="a1@0", machines={"a1": 1}, keys=f"{BELOW} decline").gives(
        hand="", coins=1, activated="a1 y2"
    ),
    event("inventors_fair", "4", hand="y2", coins=2, mine="a1@0", keys=f"{BELOW} decline", edge="no machine").gives(
        hand="", coins=0, activated="a1 y2"
    ),
    event("inventors_fair", "1", hand="quicksand", keys="play:quicksand effect:a effect:b", edge="once each").gives(
        hand="", activated="quicksand"
    ),
    #
    event(
        "hiring_day",
        "1",
        hand="counting_house",
        coins=1,
        mine="a1@0 b1@2 a2@1",
        keys="play:counting_house place:3:+2",
    ).gives(hand="", coins=0, activated="counting_house"),
    event(
        "hiring_day",
        "1",
        hand="whisky_cathedral",
        coins=1,
        mine="a1@0 b1@2 a2@1",
        keys="play:whisky_cathedral place:3:+2",
        edge="never below 0",
    ).gives(hand="", activated="whisky_cathedral"),
    event("hiring_day", "1", hand="a2", coins=1, mine="a1@0", keys="play:a2", edge="Level 2").is_refused(),
    event("hiring_day", "2", hand="lantern_store", keys="play:lantern_store effect:a deck:1 deck:2").gives(
        coins=2, hand="z1 z2", activated="lantern_store"
    ),
    event("hiring_day", "3", hand="lantern_store" + " a1" * 8, keys="play:lantern_store effect:a deck:1 deck:2").gives(
        coins=2, hand="a1 a1 a1 a1 a1 a1 a1 a1 z1 z2", activated="lantern_store"
    ),
    event("hiring_day", "4", hand="y1", keys="play:y1 decline effect:d" + " deck:1" * 4).gives(
        coins=4, hand="z1 z1 z1 z1"
    ),
    #
    event("blasting_day", "1", hand="y2", coins=2, mine="a1@0", collapses="a1", keys=f"{BELOW} effect:a").gives(
        hand="", coins=2, collapses="", activated="a1 y2"
    ),
    event("blasting_day", "2", hand="quicksand", keys="play:quicksand effect:a").gives(
        hand="", coins=2, activated="quicksand"
    ),
    event("blasting_day", "2", hand="y1", keys="play:y1 decline effect:a", edge="not at the Surface").gives(
        hand="", coins=2
    ),
    event("blasting_day", "3", hand="battering_shaft", keys="play:battering_shaft effect:b").gives(
        hand="", coins=5, vp=2, collapses="battering_shaft", activated="battering_shaft"
    ),
    event("blasting_day", "4", hand="rail1", mine="rail1@2", keys="play:rail1 place:1:+0").gives(
        hand="", coins=1, carts=1, activated="rail1"
    ),
    #
    event(
        "royal_progress", "1", hand="y1", coins=4, keys="play:y1 decline effect:a effect:d deck:1 deck:2 deck:3"
    ).gives(coins=6, hand="z1 z2 z3"),
    event(
        "royal_progress", "1", hand="y1", coins=4, keys="play:y1 decline effect:a effect:a", edge="twice one"
    ).is_refused(),
    event(
        "royal_progress",
        "1",
        hand="y1",
        coins=12,
        board=(1, 1),
        keys="play:y1 decline effect:b advance:0 effect:c",
        edge="two prices are one effect",
    ).is_refused(),
    event("royal_progress", "2", hand="sand_stairs", board=(1, 1), keys="play:sand_stairs effect:a").gives(
        hand="", coins=1, marker=(1, 3), activated="sand_stairs"
    ),
    event(
        "royal_progress", "3", hand="reed_barge", coins=2, board=(1, 1), keys="play:reed_barge effect:b advance:1"
    ).gives(hand="", coins=1, marker=(1, 2), activated="reed_barge"),
    event(
        "royal_progress",
        "4",
        hand="whisky_cathedral",
        mine="a1@0 b1@2 a2@1",
        keys="play:whisky_cathedral place:3:+2",
    ).gives(hand="", vp=1, activated="whisky_cathedral"),
]

END_OF_ROUND = [
    event("roll_call", "a", mine="a1@2 b1@4", activated="a1").gives(vp=2),
    event("roll_call", "a", mine="a1@2 b1@4 c1@6 d1@8", activated="a1 b1 c1 d1", edge="at most 4").gives(vp=4),
    #
    event("idle_hands", "a", mine="a1@2 b1@4").gives(coins=4),
    event("idle_hands", "a", mine="a1@2 b1@4 c1@6 d1@8 e1@10", edge="at most 4").gives(coins=6),
    event("idle_hands", "b", choices="deck:1 deck:2").gives(hand="z1 z2"),
    #
    event("beggars_banquet", "a", coins=5, board=(1, 1), surface="effect:b advance:0").gives(vp=3),
    event("beggars_banquet", "a", coins=6, board=(1, 1), surface="effect:b advance:0", edge="two coins").is_refused(),
    event("beggars_banquet", "b").gives(coins=4),
    #
    event("rail_inspection", "a", mine="rail1@2 rail1@4 rail1@6 rail1@8").gives(vp=1),
    event("rail_inspection", "a", mine="rail1@2 rail1@4 rail1@6", edge="two carts").gives(),
    event(
        "rail_inspection",
        "a",
        mine="rail1@2 rail1@4 rail1@6 rail1@8 rail1@10 rail2@3 rail2@5 rail2@7 rail2@9",
        edge="at most 4",
    ).gives(vp=4),
    event("rail_inspection", "b", mine="rail1@2 a1@4", choices="border:y1:right").gives(carts=1, markers="y1:right"),
]

CASES = IMMEDIATE + FEATURES + END_OF_ROUND


@pytest.mark.parametrize("case", CASES, ids=str)
def test_event(case: EventCase):
    case.check()


def parts(found: Event) -> list[str]:
    """What an Event can do: effects by letter, features by number, and to be declined."""
    effects = ["abcd"[number] for number in range(len(found.effects))]
    features = [str(number + 1) for number in range(len(found.features))]
    return effects + features + (["declined"] if found.is_optional else [])


def lacking(events: list[Event], cases: list[EventCase]) -> list[str]:
    """What no case shows: a part of an Event, or an edge of it."""
    shown = {(case.id, case.part) for case in cases if case.expected is not None and not (case.edge and case.keys)}
    edges = {case.id for case in cases if case.edge}
    wanted = [(found.id, part) for found in events for part in parts(found)]
    return [f"{id} {part}" for id, part in wanted if (id, part) not in shown] + [
        f"{found.id} edge" for found in events if found.id not in edges
    ]


def test_every_event_has_a_case_for_each_part_and_an_edge():
    assert lacking(base().events, CASES) == []


def test_an_event_without_its_cases_is_noticed():
    events = [found for found in base().events if found.id in ("sealed_shaft", "royal_progress")]
    cases = [case for case in CASES if case.part not in ("b", "3") and case.edge not in ("two cards",)]
    assert lacking(events, cases) == ["sealed_shaft b", "royal_progress 3", "sealed_shaft edge"]


def test_a_case_that_expects_something_else_fails():
    for wrong in (
        event("payday", "a").gives(coins=2),
        event("payday", "a").gives(),
        event("payday", "b").gives(coins=4),
        event("blasting_day", "1", hand="y1", keys="play:y1 decline effect:a").gives(hand="", coins=2),  # no difference
        event("sealed_shaft", "a", hand="a1 b1 c1", edge="on offer").is_refused(),
    ):
        with pytest.raises(AssertionError):
            wrong.check()


def test_everybody_resolves_an_event():
    """R4.2 The seats do so each for itself."""
    t = table(event=printed_event("spring_cleaning"), seats=3, mine="a1@0", others={"collapses": "a1"})
    for seat in range(3):
        t[seat].choose(f"deck:{seat + 1}")
    assert [(t[seat].coins, t[seat].hand, t[seat].collapses) for seat in range(3)] == [
        (2, ["z1"], ""),
        (2, ["z2"], ""),
        (2, ["z3"], ""),
    ]

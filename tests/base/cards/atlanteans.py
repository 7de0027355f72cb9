"""The Atlanteans: machines pile up, at most three on a card, and strengthen effects (R12.3)."""

from tests.base.case import using

CASES = [
    using("tide_pump", "a").gives(coins=1, machines="it:1"),
    using("tide_pump", "a", mine="it@0", machines={"it": 3}, edge="full").gives(coins=1),
    using("tide_pump", "b", mine="a1@2 it@0", machines={"it": 2, "a1": 1}).gives(coins=3),
    using("tide_pump", "b", edge="no machine").gives(coins=1),
    #
    using("coral_crane", "a", mine="a1@2 b1@4", choices="target:b1").gives(coins=2, machines="b1:1"),
    using("coral_crane", "a", edge="no other card").gives(coins=2),
    using("coral_crane", "b", mine="a1@2", machines={"a1": 3}).gives(coins=3),
    using("coral_crane", "b", mine="a1@2", machines={"a1": 2}, edge="two machines").gives(coins=1),
    #
    using("platinum_drill", "a").gives(machines="it:1"),
    using("platinum_drill", "a", mine="+ it@1", machines={"it": 3}, edge="full").gives(),
    using("platinum_drill", "b", mine="+ it@1", machines={"it": 2, "a1": 1}).gives(vp=2),
    #
    using("orichalcum_furnace", "a", mine="+ c1@4").gives(coins=2, machines="a1:1 b1:1"),
    using("orichalcum_furnace", "a", machines={"a1": 3}, edge="one is full").gives(coins=2, machines="a1:3 b1:1"),
    using("orichalcum_furnace", "b", machines={"a1": 1, "b1": 1}, choices="target:b1").gives(
        coins=1, vp=2, machines="a1:1"
    ),
    using("orichalcum_furnace", "b", edge="no machine").is_refused(),
    #
    using("bathysphere", "a").gives(machines="it:2"),
    using("bathysphere", "b", mine="+ it@1", machines={"it": 2, "a1": 1}, board=(1, 1)).gives(coins=1, marker=(1, 3)),
    using("bathysphere", "b", board=(1, 1), edge="no machine").gives(coins=1),
    #
    using("dolphin_engine", "a", mine="atlanteans1@0 b1@2").gives(coins=1, machines="atlanteans1:1 it:1"),
    using(
        "dolphin_engine", "b", mine="+ it@1", machines={"it": 1}, decks={1: "z1 atlanteans1"}, choices="deck:1"
    ).gives(vp=3, machines="", hand="atlanteans1"),
    using("dolphin_engine", "b", machines={"a1": 3}, edge="machines elsewhere").is_refused(),
    #
    using("trident_dredge", "a").gives(vp=3, machines="it:3"),
    using("trident_dredge", "a", mine="+ it@2", machines={"it": 2}, edge="room for one").gives(vp=3, machines="it:3"),
    using("trident_dredge", "b", mine="+ it@2", machines={"it": 3, "a1": 1}).gives(vp=6),
    #
    using("abyss_bell", "a", machines={"a1": 1, "b1": 2}, choices="target:a1").gives(vp=7, machines="b1:1"),
    using("abyss_bell", "a", machines={"a1": 1}, edge="one machine").is_refused(),
    using("abyss_bell", "b", choices="target:a1 target:b2").gives(vp=2, machines="a1:1 b2:1"),
    using("abyss_bell", "b", machines={"a1": 3, "b1": 3, "c1": 3, "a2": 3}, edge="room on one other").gives(
        vp=2, machines="a1:3 b1:3 c1:3 a2:3 b2:1"
    ),
    #
    using("leviathan_press", "a", machines={"a2": 2, "b2": 1, "a1": 3}).gives(vp=6),
    using("leviathan_press", "a", mine="+ a3@4", machines={"a2": 3, "b2": 3, "a3": 3}, edge="at most 8").gives(vp=11),
    using("leviathan_press", "b").gives(vp=3, machines="a2:1 b2:1"),
    #
    using("sunken_orrery", "a", machines={"a1": 1, "b1": 3}).gives(vp=4),
    using(
        "sunken_orrery",
        "a",
        mine="+ d1@6",
        machines={"a1": 1, "b1": 1, "c1": 1, "d1": 1, "a2": 1, "b2": 1},
        edge="at most 5",
    ).gives(vp=7),
    using("sunken_orrery", "b", machines={"a1": 1, "b1": 1}, choices="target:a2 target:it target:c1").gives(
        vp=3, machines="a1:1 b1:1 c1:1 a2:1 it:1"
    ),
    using(
        "sunken_orrery", "b", machines={"a1": 1, "b1": 1, "c1": 1, "a2": 1}, choices="target:b2", edge="room on two"
    ).gives(vp=3, machines="a1:1 b1:1 c1:1 a2:1 b2:1 it:1"),
    #
    using("crystal_reactor", "a", machines={"a1": 3, "b1": 1}).gives(vp=6),
    using("crystal_reactor", "a", machines={"a1": 3, "b1": 3, "c1": 3, "a2": 2}, edge="at most 7").gives(vp=9),
    using("crystal_reactor", "b").gives(vp=3, machines="it:3"),
    using("crystal_reactor", "b", mine="+ it@2", machines={"it": 2}, edge="room for one").gives(vp=3, machines="it:3"),
]

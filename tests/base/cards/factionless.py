"""The cards without Faction: the ground, the lamp, the bell; the lift; and the heart of the world."""

from tests.base.case import using

CASES = [
    using("quicksand", "a").gives(coins=1),
    using("quicksand", "b", coins=1, board=(1, 3)).gives(coins=0, marker=(1, 4)),
    using("quicksand", "b", coins=1, choices="board:2", edge="enters a board").gives(coins=0, marker=(2, 2)),
    using("quicksand", "b", edge="no coin").is_refused(),
    #
    using("lantern_store", "a", choices="deck:2").gives(hand="z2"),
    using("lantern_store", "b", hand="a1 b2", choices="discard:b2").gives(coins=4, hand="a1"),
    using("lantern_store", "b", edge="no card").is_refused(),
    using("lantern_store", "a", hand="a1 " * 8, choices="deck:3 discard:a1", edge="hand limit").gives(
        hand="a1 a1 a1 a1 a1 a1 a1 z3"
    ),
    #
    using("signal_bell", "a", mine="a1@2 b1@4").gives(coins=1),
    using("signal_bell", "a", mine="a1@2 b1@4 c1@6", activated="a1 b1 c1", edge="at most 3").gives(coins=3),
    using("signal_bell", "b", coins=2, mine="a1@2 a2@3 b2@5", choices="target:b2 effect:a").gives(
        coins=1, activated="b2 it"
    ),
    using("signal_bell", "b", coins=1, mine="a1@2 a2@3", edge="one coin").is_refused(),
    using("signal_bell", "b", coins=2, mine="a1@2 a2@3", activated="a2", edge="none fresh").gives(coins=0),
    #
    using("canary_cage", "a", choices="deck:1 deck:3").gives(coins=3, hand="z1 z3"),
    using("canary_cage", "b", choices="target:a1 effect:a").gives(coins=1, vp=1, activated="a1 it"),
    using("canary_cage", "b", mine="+ a2@3", activated="a1 b1", edge="none left to activate").gives(vp=1),
    using("canary_cage", "b", collapses="a1", choices="target:a1", edge="collapse").gives(
        vp=1, collapses="", activated="a1 it"
    ),
    #
    using("deep_canteen", "a", hand="c1 d1").gives(coins=2),
    using("deep_canteen", "a", edge="an empty hand").gives(),
    using("deep_canteen", "a", hand="c1 " * 8, edge="a full hand").gives(coins=3),
    using("deep_canteen", "b", mine="scots1@0 scots1@2").gives(vp=2),
    using("deep_canteen", "b", mine="+ c1@4 d1@6", edge="at most 2").gives(vp=3),
    #
    using("royal_lift", "a").gives(vp=7),
    using("royal_lift", "b", choices="target:b2 effect:a").gives(coins=1, vp=4, activated="b2 it"),
    using("royal_lift", "b", collapses="a2 b2", edge="only collapsed ones").gives(vp=4),
    #
    using("deep_heart", "a", collapses="a3 b3 a2").gives(vp=3, collapses="a2"),
    using("deep_heart", "a", edge="no collapse above").gives(vp=3),
    using("deep_heart", "b", choices="target:b2 effect:a").gives(coins=1, vp=1, activated="b2 it"),
    using("deep_heart", "b", activated="a2 b2 c2", edge="none left to activate").gives(vp=1),
]

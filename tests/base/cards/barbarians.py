"""The Barbarians: strong effects that let ceilings fall, and others that live off the rubble (R12.4)."""

from tests.base.case import using

FIVE = "barbarians1@0 barbarians1@2 barbarians1@4 barbarians2@1 b2@3"

CASES = [
    using("battering_shaft", "a").gives(coins=1),
    using("battering_shaft", "b").gives(coins=4, collapses="it"),
    using("battering_shaft", "b", mine="it@0", collapses="it", edge="still collapsed").is_refused(),
    #
    using("rubble_pickers", "a", mine="a1@-2 b1@2 c1@4", collapses="a1 c1").gives(coins=3),
    using("rubble_pickers", "a", mine="a1@2 b1@4 c1@6 d1@8", collapses="a1 b1 c1 d1", edge="at most 3").gives(coins=4),
    using("rubble_pickers", "b", mine="a1@2 b1@4", collapses="a1 b1", choices="target:b1").gives(
        coins=2, vp=2, collapses="a1"
    ),
    using("rubble_pickers", "b", mine="a1@2", edge="no collapse").is_refused(),
    #
    using("powder_store", "a").gives(coins=1),
    using("powder_store", "b").gives(vp=3, collapses="it"),
    using("powder_store", "b", mine="+ it@1", collapses="it", edge="still collapsed").is_refused(),
    #
    using("war_drum", "a", choices="target:a1").gives(coins=2, vp=2, collapses="a1"),
    using("war_drum", "a", mine="+ c1@4", collapses="a1 b1", edge="both above have fallen").is_refused(),
    using("war_drum", "b", collapses="a1 b1", decks={3: "z3 barbarians3"}, choices="target:a1 deck:3").gives(
        coins=2, collapses="b1", hand="barbarians3"
    ),
    using("war_drum", "b", mine="+ c1@4", collapses="c1", choices="deck:1 deck:2", edge="not above").gives(coins=2),
    #
    using("salvage_crew", "a", collapses="a1 b1").gives(coins=2, vp=2, collapses=""),
    using("salvage_crew", "a", mine="+ c1@4 d1@6 e1@8", collapses="a1 b1 c1 d1 e1", edge="at most 4").gives(
        coins=2, vp=4, collapses=""
    ),
    using("salvage_crew", "b").gives(coins=4, hand="z3"),
    using("salvage_crew", "b", collapses="a1", edge="one collapse").is_refused(),
    #
    using("bone_pit", "a", mine="+ it@1 a3@0", collapses="a3").gives(vp=4),
    using("bone_pit", "a", mine="+ it@1 a3@0", collapses="a1 b1", edge="fallen above").gives(vp=1),
    using("bone_pit", "b", choices="target:b1").gives(coins=4, vp=1, collapses="b1"),
    using("bone_pit", "b", mine="+ a2@5", collapses="a1 b1", edge="Level 1 has fallen").is_refused(),
    #
    using("thunder_forge", "a", choices="target:a1 target:b2").gives(vp=5, collapses="a1 b2"),
    using("thunder_forge", "a", collapses="a1 b1 c1 a2", edge="one other card").is_refused(),
    using("thunder_forge", "b", mine="barbarians1@0 b1@2 c1@4 a2@1 b2@3").gives(vp=2),
    using("thunder_forge", "b", mine=FIVE, edge="at most 3").gives(vp=3),
    #
    using("trophy_cave", "a", collapses="a1 b1").gives(vp=4),
    using("trophy_cave", "a", mine="+ d1@6", collapses="a1 b1 c1 d1 a2 b2", edge="at most 10").gives(vp=10),
    using("trophy_cave", "b").gives(vp=5, collapses="it"),
    #
    using("longship_wreck", "a", collapses="a1").gives(vp=6, collapses=""),
    using("longship_wreck", "a", edge="no collapse").is_refused(),
    using("longship_wreck", "b", choices="target:c1").gives(vp=4, collapses="c1"),
    using("longship_wreck", "b", collapses="a1 b1 c1 a2 b2", edge="all others have fallen").is_refused(),
    #
    using("avalanche_rite", "a").gives(vp=6, collapses="a1 b1 c1 a2 b2"),
    using("avalanche_rite", "a", collapses="a1 b2", edge="some have fallen").gives(vp=6, collapses="a1 b1 c1 a2 b2"),
    using("avalanche_rite", "a", mine="+ d1@6 e1@8 f1@10 c2@5", edge="at most 7").gives(
        vp=8, collapses="a1 b1 c1 a2 b2 d1 e1 f1 c2"
    ),
    using("avalanche_rite", "b").gives(vp=4),
]

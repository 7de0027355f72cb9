"""The Japanese: many Japanese cards, and many different Factions in the mine (R12.5)."""

from tests.base.case import using

FOUR_AND = "scots_egyptians1@0 atlanteans_barbarians1@2"
ABOVE = "c1@4 a2@1 b2@3"
SEVEN = "japanese1@0 japanese1@2 japanese1@4 japanese1@6 japanese1@8 japanese1@10 japanese1@12"

CASES = [
    using("tea_room", "a", mine="scots1@2 egyptians_romans1@4").gives(coins=3),
    using("tea_room", "a", mine="scots1@2 egyptians1@4", edge="three Factions").gives(coins=2),
    using("tea_room", "b", decks={2: "z2 japanese2"}, choices="deck:2").gives(coins=1, hand="japanese2"),
    #
    using("paper_lanterns", "a", mine="japanese1@2 a1@4").gives(coins=3),
    using("paper_lanterns", "a", mine="japanese1@2 japanese1@4 japanese1@6 japanese1@8", edge="at most 4").gives(
        coins=5
    ),
    using("paper_lanterns", "b", coins=1, decks={1: "z1 romans1"}, choices="faction:romans deck:1").gives(
        coins=0, hand="romans1"
    ),
    using("paper_lanterns", "b", edge="no coin").is_refused(),
    #
    using("bamboo_scaffold", "a", mine="scots1@2", choices="deck:1").gives(hand="z1"),
    using("bamboo_scaffold", "a", edge="one Faction").gives(),
    using(
        "bamboo_scaffold",
        "a",
        mine="scots_egyptians1@2 atlanteans_barbarians1@4 romans1@6",
        choices="deck:1 deck:2 deck:3",
        edge="all six",
    ).gives(hand="z1 z2 z3"),
    using("bamboo_scaffold", "b").gives(coins=2),
    #
    using("embassy", "a").gives(coins=2),
    using("embassy", "b", mine=f"{FOUR_AND} romans1@4").gives(vp=2),
    using("embassy", "b", mine=f"{FOUR_AND} scots1@4", edge="five Factions").is_refused(),
    #
    using("silk_loft", "a", mine="japanese1@0 b1@2").gives(vp=2),
    using("silk_loft", "a", edge="alone").gives(vp=1),
    using("silk_loft", "a", mine=SEVEN, edge="at most 4").gives(vp=4),
    using("silk_loft", "b").gives(coins=3),
    #
    using("koi_cistern", "a", mine="scots_egyptians1@0 b1@2", choices="deck:1 deck:2").gives(coins=3, hand="z1 z2"),
    using("koi_cistern", "a", mine="scots1@0 b1@2", edge="two Factions").is_refused(),
    using("koi_cistern", "b", decks={2: "z2 romans2"}, choices="faction:romans deck:2").gives(
        coins=3, vp=1, hand="romans2"
    ),
    #
    using("puppet_stage", "a", mine="japanese1@0 tea_room@2", choices="target:japanese1 effect:a").gives(
        coins=3, vp=1, activated="japanese1 it"
    ),
    using("puppet_stage", "a", mine="a1@0 b1@2 japanese2@3", edge="no Japanese of Level 1").gives(coins=2, vp=1),
    using("puppet_stage", "b", choices="choice:a").gives(coins=3),
    using("puppet_stage", "b", choices="choice:b deck:1 deck:2 deck:3").gives(hand="z1 z2 z3"),
    #
    using(
        "origami_vault", "a", hand="d1 e1 f1", mine=f"japanese1@0 b1@2 {ABOVE}", choices="discard:d1 discard:f1"
    ).gives(vp=5, hand="e1"),
    using("origami_vault", "a", hand="d1 d1", mine=f"japanese1@0 japanese1@2 {ABOVE}", edge="three Japanese").gives(
        vp=6, hand=""
    ),
    using("origami_vault", "a", hand="d1", edge="one card").is_refused(),
    using("origami_vault", "b", choices="deck:1 deck:2").gives(vp=2, hand="z1 z2"),
    #
    using("pearl_garden", "a", mine=f"scots_egyptians1@0 romans1@2 {ABOVE}").gives(vp=5),
    using("pearl_garden", "a", mine=f"scots_egyptians1@0 b1@2 {ABOVE}", edge="three Factions").is_refused(),
    using("pearl_garden", "b", decks={3: "z3 scots3"}, choices="faction:scots deck:3").gives(vp=3, hand="scots3"),
    #
    using("thousand_cranes", "a", mine=f"scots1@0 egyptians1@2 {ABOVE}").gives(vp=4),
    using("thousand_cranes", "a", edge="one Faction").gives(vp=2),
    using("thousand_cranes", "b", mine=f"japanese1@0 b1@2 {ABOVE}").gives(vp=4),
    using("thousand_cranes", "b", mine="japanese1@0 japanese1@2 japanese1@4 japanese2@1 b2@3", edge="at most 8").gives(
        vp=8
    ),
    #
    using(
        "masters_dojo",
        "a",
        mine="japanese1@0 b1@2 c1@4 japanese2@1 silk_loft@3",
        choices="target:japanese2 effect:a",
    ).gives(coins=1, vp=5, activated="japanese2 it"),
    using("masters_dojo", "a", mine=f"japanese1@0 b1@2 {ABOVE}", edge="no pupil of Level 2").gives(vp=5),
    using("masters_dojo", "b", mine=f"japanese1@0 b1@2 {ABOVE}").gives(vp=5),
    using(
        "masters_dojo",
        "b",
        mine="japanese1@0 japanese1@2 japanese1@4 japanese1@6 japanese1@8 japanese2@1 japanese2@3",
        edge="at most 6",
    ).gives(vp=9),
    #
    using("emperors_scroll", "a", mine=f"{FOUR_AND} {ABOVE}").gives(vp=8),
    using("emperors_scroll", "a", mine=f"scots_egyptians1@0 romans1@2 {ABOVE}", edge="four Factions").is_refused(),
    using("emperors_scroll", "b", mine=f"{FOUR_AND} {ABOVE}").gives(vp=7),
]

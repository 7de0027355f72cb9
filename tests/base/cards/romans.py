"""The Romans: the right place in the mine, complete carts and cart markers (R12.6)."""

from tests.base.case import using

NETWORK = "rail1@0 rail1@2 rail1@4 rail1@6 rail2@1 rail2@3 rail2@5"
"""Eleven carts: five between neighbours, six between the rows."""

CASES = [
    using("paved_gallery", "a", mine="rail1@-2 rail1@2").gives(coins=3),
    using("paved_gallery", "a", mine="rail1@2 rail1@4", edge="the second cart is not here").gives(coins=2),
    using("paved_gallery", "b", coins=1, mine="a1@-2 b1@2", choices="border:it:right").gives(
        coins=0, carts=1, markers="it:right"
    ),
    using("paved_gallery", "b", coins=1, mine="rail1@4 b1@6", edge="no border here").gives(coins=0),
    using("paved_gallery", "b", mine="a1@2", edge="no coin").is_refused(),
    #
    using("milestone", "a", mine="a1@2").gives(coins=2),
    using("milestone", "a", mine="a1@-2 b1@2", edge="in the middle").is_refused(),
    using("milestone", "b", mine="a1@-2 b1@2", choices="deck:1").gives(coins=3, hand="z1"),
    using("milestone", "b", mine="a1@2", edge="at the end").is_refused(),
    #
    using("arch_builders", "a", mine="+ a2@3", choices="border:it:right").gives(
        coins=3, carts=2, markers="a1:lower-right it:right"
    ),
    using("arch_builders", "a", mine="rail1@0 b1@2", edge="its border is complete").gives(coins=3),
    using("arch_builders", "b", choices="deck:2").gives(coins=3, hand="z2"),
    #
    using("surveyors_hall", "a").gives(coins=3, vp=2),
    using("surveyors_hall", "a", mine="a1@0", edge="one above").is_refused(),
    using("surveyors_hall", "b", mine="+ it@1 a3@0").gives(coins=5),
    using("surveyors_hall", "b", edge="nothing below").gives(coins=3),
    #
    using("legion_stairs", "a", mine="rail1@0 rail1@2 rail1@4 rail1@6").gives(coins=4),
    using("legion_stairs", "a", mine="rail1@0 rail1@2 rail1@4", edge="an odd cart").gives(coins=3),
    using(
        "legion_stairs",
        "a",
        mine="rail1@0 rail1@2 rail1@4 rail1@6 rail1@8 rail2@3 rail2@5 rail2@7",
        edge="at most 4",
    ).gives(coins=6),
    using("legion_stairs", "b", decks={1: "z1 romans1"}, choices="deck:1").gives(coins=3, hand="romans1"),
    #
    using("colonnade", "a", mine="+ a2@-1 b2@3").gives(coins=2, vp=2),
    using("colonnade", "a", mine="+ a2@3 b2@5", edge="one beside").gives(coins=2, vp=1),
    using("colonnade", "a", mine="+ a2@5", edge="nobody beside").gives(coins=2),
    using("colonnade", "b").gives(coins=3),
    using("colonnade", "b", mine="+ a2@3 b2@5 c2@7", edge="at most 2").gives(coins=4),
    #
    using("watch_post", "a").gives(vp=4),
    using("watch_post", "a", mine="+ a3@4", edge="company").is_refused(),
    using("watch_post", "b", mine="+ a3@0 b3@4", choices="target:b3 effect:a").gives(coins=1, activated="b3 it"),
    using("watch_post", "b", edge="lonely").gives(),
    #
    using("keystone_vault", "a").gives(vp=5),
    using("keystone_vault", "a", mine="a1@0 b1@2 a2@1", edge="one above").is_refused(),
    using("keystone_vault", "b", choices="border:a2:lower-right").gives(vp=3, carts=1, markers="a2:lower-right"),
    using("keystone_vault", "b", mine="a1@0 b1@2 c1@4 rail2@1 rail2@3", edge="all complete").gives(vp=3),
    #
    using("crossroads", "a").gives(vp=4),
    using("crossroads", "a", mine="+ it@2 a3@0 b3@4 a4@1", edge="six neighbours").gives(vp=8),
    using("crossroads", "b", mine="romans1@0 b1@2 c1@4 romans2@1 colonnade@3", choices="target:romans2 effect:a").gives(
        coins=1, vp=2, activated="romans2 it"
    ),
    using("crossroads", "b", mine="romans1@0 b1@2 c1@4 a2@1 b2@3", edge="no Roman adjacent").gives(vp=2),
    #
    using("all_roads", "a", mine="+ a3@0", choices="border:b2:lower-left border:a3:right").gives(
        vp=1, carts=2, markers="b2:lower-left a3:right"
    ),
    using("all_roads", "a", mine="+ it@2", markers="4:lower-right 5:lower-left", edge="one border left").gives(
        vp=1, carts=3, markers="a2:lower-right b2:lower-left it:lower-right"
    ),
    using("all_roads", "b", mine="rail1@0 rail1@2 rail1@4 rail1@6 rail1@8 a2@1 b2@3").gives(vp=3),
    using("all_roads", "b", mine="rail1@0 rail1@2 rail1@4 rail1@6 a2@1 b2@3", edge="three carts").is_refused(),
    using("all_roads", "b", mine=NETWORK, edge="at most 5").gives(vp=6),
    #
    using("carters_guild", "a", mine="a1@0 b1@2 rail1@4 a2@1 rail2@3").gives(vp=2),
    using(
        "carters_guild",
        "a",
        mine="a1@0 b1@2 c1@4 rail2@1 rail2@3 it@2 rail3@0 rail3@4 rail4@1",
        markers="4:lower-right",
        edge="at most 10",
    ).gives(vp=10),
    using("carters_guild", "b", mine="+ a3@4", choices="border:it:right").gives(vp=3, carts=1, markers="it:right"),
    using("carters_guild", "b", mine="a1@0 b1@2 c1@4 a2@1 rail2@3", edge="no border here").gives(vp=3),
    #
    using("triumphal_arch", "a", mine="a1@0 b1@2 c1@4 rail2@1 rail2@3").gives(vp=3),
    using("triumphal_arch", "a", mine=NETWORK, edge="at most 5").gives(vp=7),
    using("triumphal_arch", "b", mine="+ a3@0 b3@4", choices="border:b2:lower-left border:it:right").gives(
        vp=4, carts=2, markers="b2:lower-left it:right"
    ),
    using("triumphal_arch", "b", mine="+ it@2", markers="4:lower-right 5:lower-left", edge="one border left").gives(
        vp=4, carts=3, markers="a2:lower-right b2:lower-left it:lower-right"
    ),
]

"""The cards of two Factions: each counts as both (R3.2)."""

from tests.base.case import using

NETWORK = "rail1@0 rail1@2 rail1@4 rail1@6 rail2@1 rail2@3 rail2@5"

CASES = [
    using("toll_ferry", "a", coins=3, mine="a1@2", board=(1, 1), choices="furthest:2").gives(coins=0, marker=(1, 3)),
    using("toll_ferry", "a", coins=2, board=(1, 1), edge="one coin short").is_refused(),
    using("toll_ferry", "a", mine="scots1@2 scots1@4 scots1@6", board=(1, 1), choices="advance:1", edge="free").gives(
        marker=(1, 2)
    ),
    using("toll_ferry", "b").gives(coins=1),
    #
    using("aqueduct_valve", "a", mine="a1@-2 b1@2 c1@4", choices="target:b1").gives(coins=1, machines="b1:1"),
    using("aqueduct_valve", "a", mine="a1@4", edge="nobody beside").gives(coins=1),
    using("aqueduct_valve", "b", mine="rail1@-2 rail1@2").gives(coins=3),
    using("aqueduct_valve", "b", mine="rail1@-4 rail1@-2 rail1@2 rail1@4", edge="at most 3").gives(coins=4),
    using("aqueduct_valve", "b", mine="rail1@4 rail1@6", edge="not adjacent").gives(coins=1),
    #
    using("tattooed_guild", "a", mine="a1@2 b1@4", choices="deck:1 deck:2 target:b1").gives(
        coins=2, hand="z1 z2", collapses="b1"
    ),
    using("tattooed_guild", "a", choices="deck:1 deck:2", edge="no other card").gives(coins=2, hand="z1 z2"),
    using("tattooed_guild", "b", mine="scots_egyptians1@2").gives(coins=2),
    using("tattooed_guild", "b", mine="scots1@2", edge="an odd Faction").gives(coins=1),
    #
    using("tomb_breakers", "a", board=(1, 1)).gives(collapses="it", marker=(1, 3)),
    using("tomb_breakers", "a", mine="it@0", collapses="it", edge="still collapsed").is_refused(),
    using("tomb_breakers", "b").gives(coins=1),
    #
    using("steam_distillery", "a", coins=1, mine="+ c1@4", choices="target:a1 target:it target:c1").gives(
        coins=0, vp=1, machines="a1:1 c1:1 it:1"
    ),
    using("steam_distillery", "a", edge="one coin short").is_refused(),
    using("steam_distillery", "b", machines={"a1": 3, "b1": 1}).gives(coins=4),
    using(
        "steam_distillery", "b", mine="+ c1@4 d1@6", machines={"a1": 3, "b1": 3, "c1": 3, "d1": 1}, edge="at most 3"
    ).gives(coins=5),
    #
    using("moon_terrace", "a", board=(1, 1), mine="scots1@0 b1@2").gives(marker=(1, 2)),
    using("moon_terrace", "a", board=(1, 1), mine="scots_romans1@0 atlanteans_barbarians1@2", edge="at most 2").gives(
        marker=(1, 3)
    ),
    using("moon_terrace", "b").gives(coins=2),
    #
    using("siege_ramp", "a", mine="+ a2@-1 b2@3", choices="target:b1 border:it:right border:a2:right").gives(
        coins=1, vp=1, carts=2, collapses="b1", markers="a2:right it:right"
    ),
    using("siege_ramp", "a", mine="rail1@0 b1@2 rail1@6 c1@8", choices="target:b1", edge="no border here").gives(
        coins=1, vp=1, collapses="b1"
    ),
    using("siege_ramp", "a", mine="+ c1@4", collapses="a1 b1", edge="all adjacent have fallen").is_refused(),
    using("siege_ramp", "b").gives(coins=3),
    #
    using("auction_hall", "a", coins=4, hand="d1").gives(coins=0, vp=3, hand=""),
    using("auction_hall", "a", coins=3, hand="d1", edge="one coin short").is_refused(),
    using("auction_hall", "a", coins=4, edge="no card").is_refused(),
    using("auction_hall", "b", mine="romans1@0 b1@2", choices="deck:1 deck:2").gives(coins=1, hand="z1 z2"),
    using("auction_hall", "b", edge="two Factions").is_refused(),
    #
    using("sky_barque", "a").gives(coins=3, machines="it:1"),
    using("sky_barque", "b", mine="+ it@1", machines={"it": 1}, board=(1, 1), choices="furthest:3").gives(
        machines="", marker=(1, 4)
    ),
    using("sky_barque", "b", machines={"a1": 1}, edge="machines elsewhere").is_refused(),
    #
    using("unrequited_love", "a").gives(vp=3, collapses="it"),
    using("unrequited_love", "a", mine="+ it@2", collapses="it", edge="still collapsed").is_refused(),
    #
    using("border_reivers", "a", coins=2, choices="target:a1").gives(coins=0, vp=5, collapses="a1"),
    using("border_reivers", "a", coins=1, edge="one coin short").is_refused(),
    using("border_reivers", "a", coins=2, collapses="a1 b1 c1 a2 b2", edge="all have fallen").is_refused(),
    using("border_reivers", "b", collapses="a1").gives(coins=1, vp=2),
    using("border_reivers", "b", collapses="a1 b1 c1 a2", edge="at most 3").gives(coins=3, vp=2),
    #
    using("hadrians_gate", "a", coins=3, mine="+ a3@0 b3@4", choices="border:it:right border:a3:right").gives(
        coins=0, vp=5, carts=2, markers="a3:right it:right"
    ),
    using("hadrians_gate", "a", coins=3, mine="+ rail1@8 d1@10", edge="one border here").gives(
        coins=0, vp=5, carts=1, markers="b2:lower-left"
    ),
    using("hadrians_gate", "a", coins=2, edge="one coin short").is_refused(),
    using("hadrians_gate", "b").gives(vp=2),
    using("hadrians_gate", "b", mine="+ a3@4 b3@6 c3@8 d3@10", edge="at most 4").gives(vp=5),
    #
    using("pharos_below", "a", mine="a1@0 rail1@2 c1@4 rail2@1 rail2@3", board=(1, 1)).gives(vp=2, marker=(1, 3)),
    using("pharos_below", "a", board=(1, 1), edge="no cart").gives(vp=2),
    using("pharos_below", "a", mine=NETWORK, board=(1, 1), edge="at most 3").gives(vp=2, marker=(1, 4)),
    using("pharos_below", "b", mine="a1@0 a2@1").gives(vp=5, activated="a2 it"),
    using("pharos_below", "b", edge="at most 4").gives(vp=6),
    #
    using("volcano_tap", "a", machines={"a1": 2}).gives(vp=7, machines="", collapses="it"),
    using("volcano_tap", "a", machines={"a1": 1}, edge="one machine").is_refused(),
    using("volcano_tap", "b", collapses="a1 b2").gives(vp=3, machines="a1:1 b2:1"),
    using("volcano_tap", "b", edge="no collapse").gives(vp=3),
    #
    using("clockwork_shrine", "a", mine="japanese1@0 b1@2 c1@4 a2@1 b2@3").gives(vp=2, machines="japanese1:1 it:1"),
    using("clockwork_shrine", "a", machines={"a1": 3, "b1": 3, "c1": 3}, edge="at most 7").gives(
        vp=7, machines="a1:3 b1:3 c1:3 it:1"
    ),
    using("clockwork_shrine", "b", mine="scots_romans1@0 b1@2 c1@4 a2@1 b2@3").gives(vp=4),
    using("clockwork_shrine", "b", mine="scots1@0 b1@2 c1@4 a2@1 b2@3", edge="three Factions").is_refused(),
    #
    using("silk_road_terminus", "a", mine="scots1@0 b1@2 c1@4 rail2@1 rail2@3").gives(vp=4),
    using("silk_road_terminus", "a", mine=NETWORK, edge="at most 2 for carts").gives(vp=4),
    using("silk_road_terminus", "b").gives(vp=4),
]

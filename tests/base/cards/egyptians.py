"""The Egyptians: advancing, and where the marker stands or how it moved (R12.2). Boards here have ten empty spaces."""

from tests.base.case import using

GIFTS = {1: ["", "gain 1 coin", "gain 2 vp", "draw 1 level 1 card", "gain 4 coins", "", ""]}

CASES = [
    using("sand_stairs", "a", board=(1, 3)).gives(marker=(1, 4)),
    using("sand_stairs", "a", choices="board:3", edge="enters a board").gives(marker=(3, 2)),
    using("sand_stairs", "b").gives(coins=1),
    #
    using("reed_barge", "a", advanced=3).gives(coins=3),
    using("reed_barge", "a", edge="nobody travelled").gives(),
    using("reed_barge", "a", advanced=6, edge="at most 4").gives(coins=4),
    using("reed_barge", "b", coins=2, board=(2, 4), choices="furthest:2").gives(coins=0, marker=(2, 6)),
    using("reed_barge", "b", coins=2, board=(2, 4), choices="advance:0", edge="paid for nothing").gives(coins=0),
    using("reed_barge", "b", coins=1, board=(2, 4), edge="one coin").is_refused(),
    #
    using("star_gallery", "a", board=(1, 8)).gives(coins=4),
    using("star_gallery", "a", board=(1, 7), edge="a space short").gives(coins=3),
    using("star_gallery", "a", edge="on no board").gives(coins=2),
    using("star_gallery", "b", decks={1: "z1 egyptians1"}, choices="deck:1").gives(hand="egyptians1"),
    #
    using("ibis_scribes", "a", completed=2).gives(coins=4),
    using("ibis_scribes", "a", completed=4, edge="at most 3").gives(coins=5),
    using("ibis_scribes", "b", board=(1, 6)).gives(vp=1),
    using("ibis_scribes", "b", board=(1, 5), edge="a space short").is_refused(),
    #
    using("sun_boat", "a", board=(1, 3)).gives(marker=(1, 5)),
    using("sun_boat", "a", board=(1, 9), choices="board:2", edge="the top").gives(marker=(2, 1), completed=1),
    using("sun_boat", "b", choices="deck:2").gives(coins=3, hand="z2"),
    #
    using("obelisk_lift", "a", board=(1, 12), boards={1: [""] * 13}).gives(vp=2),
    using("obelisk_lift", "a", board=(1, 5), edge="a space short").gives(),
    using("obelisk_lift", "b", board=(1, 1)).gives(coins=1, marker=(1, 2)),
    #
    using("canopic_vault", "a", completed=2).gives(vp=2),
    using("canopic_vault", "a", completed=4, edge="at most 3").gives(vp=3),
    using("canopic_vault", "b", board=(1, 1), choices="choice:a").gives(marker=(1, 2)),
    using("canopic_vault", "b", choices="choice:b deck:1 deck:2").gives(hand="z1 z2"),
    #
    using("sandstorm_runners", "a", coins=3, board=(1, 1), boards=GIFTS, choices="furthest:2").gives(
        coins=1, vp=2, marker=(1, 3)
    ),
    using("sandstorm_runners", "a", coins=2, board=(1, 1), edge="one coin short").is_refused(),
    using("sandstorm_runners", "b", advanced=2).gives(vp=2),
    using("sandstorm_runners", "b", advanced=1, edge="a space short").is_refused(),
    #
    using("sphinx_riddle", "a", board=(1, 5), choices="furthest:3").gives(vp=3, marker=(1, 8)),
    using("sphinx_riddle", "a", choices="advance:2 board:2", edge="on no board").gives(vp=3, marker=(2, 3)),
    using("sphinx_riddle", "a", board=(1, 6), edge="too high").is_refused(),
    using("sphinx_riddle", "b", board=(1, 6)).gives(vp=5),
    using("sphinx_riddle", "b", board=(1, 5), edge="too low").is_refused(),
    #
    using("sun_race", "a", board=(1, 2), choices="furthest:2").gives(vp=3, marker=(1, 4)),
    using("sun_race", "a", board=(1, 2), advanced=9, choices="advance:0", edge="at most 4").gives(vp=5),
    using("sun_race", "b", mine="a1@0 b1@2 c1@4 egyptians2@1 sun_boat@3", choices="target:egyptians2 effect:a").gives(
        coins=1, vp=3, activated="egyptians2 it"
    ),
    using("sun_race", "b", mine="egyptians1@0 b1@2 c1@4 a2@1 b2@3", edge="no Egyptian of Level 2").gives(vp=3),
    #
    using("pharaohs_causeway", "a", board=(2, 1)).gives(vp=3, marker=(2, 4)),
    using("pharaohs_causeway", "a", board=(2, 9), choices="board:1", edge="the top").gives(
        vp=3, marker=(1, 1), completed=1
    ),
    using("pharaohs_causeway", "b").gives(vp=4),
    #
    using("hall_of_judgement", "a", completed=1).gives(vp=4),
    using("hall_of_judgement", "a", edge="no journey yet").gives(vp=1),
    using("hall_of_judgement", "a", completed=4, edge="at most 6").gives(vp=7),
    using("hall_of_judgement", "b", board=(1, 1)).gives(vp=4, marker=(1, 3)),
    #
    using("chamber_of_stars", "a", board=(1, 5)).gives(vp=5),
    using("chamber_of_stars", "a", edge="on no board").gives(vp=3),
    using("chamber_of_stars", "a", board=(1, 13), boards={1: [""] * 14}, edge="at most 5").gives(vp=8),
    using("chamber_of_stars", "b", board=(1, 2)).gives(vp=3, marker=(1, 4)),
    #
    using("river_of_night", "a", board=(1, 1), boards=GIFTS).gives(coins=1, vp=4, hand="z1", marker=(1, 4)),
    using(
        "river_of_night",
        "a",
        board=(1, 1),
        boards={1: ["", "gain 1 coin", "gain 2 vp"]},
        choices="board:3",
        edge="the rest is lost at the top",
    ).gives(coins=1, vp=4, marker=(3, 1), completed=1),
    using("river_of_night", "b").gives(vp=5),
]

"""The Scots: prices that fall with every Scottish card, the placed one included (R12.1)."""

from tests.base.case import using

CASES = [
    using("peat_cutters", "a").gives(coins=2),
    using("peat_cutters", "b", coins=1, mine="a1@2", choices="deck:1 deck:2 deck:3").gives(coins=0, hand="z1 z2 z3"),
    using("peat_cutters", "b", mine="a1@2", edge="one coin short").is_refused(),
    using("peat_cutters", "b", mine="scots1@2 scots1@4", choices="deck:1 deck:1 deck:1", edge="free").gives(
        hand="z1 z1 z1"
    ),
    #
    using("toll_bothy", "a", coins=4).gives(coins=6),
    using("toll_bothy", "a", coins=3, edge="a coin short of 5").gives(coins=4),
    using("toll_bothy", "a", coins=19, edge="at most 3").gives(coins=23),
    using("toll_bothy", "b", coins=4, mine="a1@2").gives(coins=0, vp=2),
    using("toll_bothy", "b", coins=3, edge="one coin short").is_refused(),
    #
    using("still_house", "a").gives(coins=3),
    using("still_house", "b", coins=5).gives(coins=1, vp=3),
    using("still_house", "b", coins=3, edge="one coin short").is_refused(),
    using("still_house", "b", coins=2, mine="scots1@0 scots1@2", edge="cheaper with kin").gives(coins=0, vp=3),
    #
    using("clan_mint", "a").gives(coins=3),
    using("clan_mint", "b", coins=8).gives(vp=2),
    using("clan_mint", "b", coins=7, edge="seven coins").is_refused(),
    #
    using("bagpipe_bellows", "a", coins=2, mine="+ c1@4", choices="target:b1 effect:a target:c1 decline").gives(
        coins=1, vp=1, activated="b1 c1 it"
    ),
    using("bagpipe_bellows", "a", coins=2, mine="+ a2@3", activated="a1 b1", edge="none left to activate").gives(
        coins=0, vp=1
    ),
    using("bagpipe_bellows", "a", coins=1, edge="one coin short").is_refused(),
    using("bagpipe_bellows", "b", decks={2: "z2 scots2"}, choices="deck:2").gives(coins=1, hand="scots2"),
    using("bagpipe_bellows", "b", choices="deck:1 deck:2", edge="no Scot to be found").gives(coins=1),
    #
    using("tartan_mill", "a", mine="scots1@0 b1@2").gives(coins=4),
    using("tartan_mill", "a", mine="scots1@0 scots1@2 scots1@4 scots1@6", edge="at most 3").gives(coins=5),
    using("tartan_mill", "b", coins=2).gives(coins=0, vp=2, hand="z3 z3"),
    using("tartan_mill", "b", coins=1, edge="one coin short").is_refused(),
    #
    using("whisky_cathedral", "a", coins=8).gives(coins=0, vp=7),
    using("whisky_cathedral", "a", coins=7, edge="one coin short").is_refused(),
    using("whisky_cathedral", "b", decks={3: "z3 scots3"}, choices="deck:3").gives(vp=2, hand="scots3"),
    #
    using("lairds_hall", "a", coins=5).gives(coins=0, vp=6),
    using("lairds_hall", "a", coins=4, edge="one coin short").is_refused(),
    using("lairds_hall", "b").gives(coins=4),
    #
    using("counting_house", "a", coins=7).gives(vp=3),
    using("counting_house", "a", coins=20, edge="at most 7").gives(vp=7),
    using("counting_house", "b").gives(coins=5),
    #
    using("highland_games", "a", mine="scots1@0 b1@2 c1@4 scots2@1 b2@3").gives(coins=3, vp=4),
    using("highland_games", "a", edge="alone").gives(coins=1, vp=2),
    using("highland_games", "b", choices="choice:a").gives(vp=5),
    using("highland_games", "b", choices="choice:b deck:1 deck:2 deck:3 deck:1").gives(hand="z1 z1 z2 z3"),
    #
    using("loch_monster", "a", coins=4, choices="target:b2 effect:a").gives(coins=1, vp=5, activated="b2 it"),
    using("loch_monster", "a", coins=4, activated="a2 b2", edge="none left to activate").gives(coins=0, vp=5),
    using("loch_monster", "a", coins=3, edge="one coin short").is_refused(),
    using("loch_monster", "b").gives(vp=3),
]

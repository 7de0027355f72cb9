"""Chapter 12: what the Factions are about, the four printed cards, and what reviews tell of the box."""

from collections import Counter

import pytest

from imperial_miners import load_pack
from imperial_miners.engine.effect import Amount, Node
from imperial_miners.engine.words import VP, Gain
from imperial_miners.packs.writing import write_effect
from tests.table import Player, card, printed, table


def base_card(id: str, *, at: int = 0, effect: str = "a", cards: tuple[str, ...] = (), **state) -> Player:
    """Play a card of the base set, among others of it, and choose an effect."""
    it = printed(id)
    state["coins"] = state.get("coins", 0) + it.cost
    return table(it, *(printed(name) for name in cards), hand=id, **state).use(id, at, effect)


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize(("others", "price"), [(0, 4), (2, 2), (6, 0)])
def test_the_price_of_the_scots_falls_with_each_of_them(others: int, price: int):
    clan = [f"peat_cutters@{2 * number}" for number in range(others)]
    mine = " ".join(["signal_bell@-2", *clan])
    t = base_card("still_house", at=-3, effect="b", cards=("peat_cutters", "signal_bell"), mine=mine, coins=5)
    assert (t.coins, t.vp) == (5 - price, 3)  # 5 coins less 1 for each Scot, the placed card included


@pytest.mark.rule("R12.2")
def test_egyptians_advance_and_ask_where_the_marker_stands():
    t = base_card("sun_boat", at=1, mine="a1@0", board=(1, 3))
    assert t.marker == (1, 5)
    assert base_card("obelisk_lift", at=1, mine="a1@0", board=(1, 7)).vp == 1


@pytest.mark.rule("R12.2")
def test_egyptians_ask_how_the_marker_moved():
    cards = printed("sandstorm_runners"), printed("reed_barge")
    t = table(*cards, mine="reed_barge@0", hand="sandstorm_runners", coins=5, board=(1, 1)).use("sandstorm_runners", 1)
    t.choose("advance:2", "effect:a")  # and in the chain the barge is paid by the mile
    assert (t.marker, t.coins) == ((1, 3), 2)


@pytest.mark.rule("R12.3")
@pytest.mark.parametrize("machines", [1, 3])
def test_machines_gather_and_make_atlantean_effects_stronger(machines: int):
    mine = "a1@0 bathysphere@1"
    t = table(printed("bathysphere"), mine=mine, machines={"bathysphere": machines}, hand="a3", board=(1, 1))
    t.play("a3", at=0).decline().choose("effect:b")
    assert t.marker == (1, 1 + machines)
    assert base_card("bathysphere", at=1, mine="a1@0").machines("bathysphere") == 2


@pytest.mark.rule("R12.3")
def test_some_atlantean_machines_go_on_other_cards():
    t = base_card("orichalcum_furnace", at=1, mine="a1@0 b1@2 c1@4")
    assert [t.machines(name) for name in ("a1", "b1", "c1")] == [1, 1, 0]


@pytest.mark.rule("R12.4")
def test_barbarians_put_collapses_for_strong_effects():
    t = base_card("powder_store", at=1, mine="a1@0", effect="b")
    assert (t.collapses, t.vp, t.coins) == ("powder_store", 3, 0)


@pytest.mark.rule("R12.4")
def test_barbarians_live_off_collapses_and_clear_them():
    t = base_card("salvage_crew", at=1, mine="a1@0 b1@2 c1@4", collapses="b1 c1")
    assert (t.coins, t.vp, t.collapses) == (2, 2, "")


@pytest.mark.rule("R12.5")
def test_japanese_reward_many_japanese_cards():
    mine = "tea_room@0 quicksand@2"
    assert base_card("silk_loft", at=1, cards=("tea_room", "quicksand"), mine=mine).vp == 2


@pytest.mark.rule("R12.5")
def test_japanese_reward_different_factions():
    cards = ("peat_cutters", "sand_stairs", "tomb_breakers")
    mine = "peat_cutters@0 sand_stairs@2 tomb_breakers@4"  # Scots, Egyptians, Barbarians; the koi are Japanese
    assert base_card("koi_cistern", at=1, cards=cards, mine=mine).coins == 3


@pytest.mark.rule("R12.6")
@pytest.mark.parametrize(("at", "coins"), [(6, 2), (2, 0)])
def test_romans_reward_the_right_place(at: int, coins: int):
    t = table(printed("milestone"), mine="a1@0 b1@4", hand="milestone").play("milestone", at=at)
    assert ("effect:a" in t.offers) == bool(coins)  # at an end of the row, or in the middle
    assert ("effect:b" in t.offers) != bool(coins)


@pytest.mark.rule("R12.6")
def test_romans_reward_carts_and_give_markers():
    rail = card("rail", 1, carts="left right")
    it = printed("legion_stairs"), printed("arch_builders")
    t = table(*it, rail, mine="rail@0 rail@2 rail@4 rail@6 rail@8", hand="legion_stairs", coins=2)
    assert t.use("legion_stairs", at=9).coins == 4  # two, and four carts
    t = table(*it, mine="a1@0", hand="arch_builders", coins=2).use("arch_builders", at=1)
    assert (t.carts, t.happened("marker_put")) == (1, [{"slot": 0, "border": 2}])


@pytest.mark.rule("R12.7")
def test_the_four_printed_cards_read_as_decided():
    cards = {design.id: design for design in load_pack("base").cards}
    read = {
        id: (cards[id].level, cards[id].cost, [write_effect(effect) for effect in cards[id].effects])
        for id in ("quicksand", "embassy", "platinum_drill", "unrequited_love")
    }
    assert read == {
        "quicksand": (1, 0, ["gain 1 coin", "pay 1 coin: advance 1"]),
        "embassy": (2, 2, ["gain 2 coins", "if 6 factions: gain 2 vp"]),
        "platinum_drill": (2, 2, ["put 1 machine here", "gain 1 vp per machine here"]),
        "unrequited_love": (3, 4, ["put collapse here: gain 3 vp"]),
    }


@pytest.mark.rule("R12.7")
def test_quicksand():
    assert base_card("quicksand").coins == 1
    t = base_card("quicksand", effect="b", coins=1, board=(1, 1))
    assert (t.coins, t.marker) == (0, (1, 2))


def at_the_embassy(last: str) -> Player:
    """An embassy just placed under cards of Scots, Egyptians, Atlanteans, Barbarians and the last ones."""
    factions = {"one": "scots egyptians", "two": "atlanteans barbarians", "three": last}
    cards = [card(id, 1, factions=pair) for id, pair in factions.items()]
    return table(printed("embassy"), *cards, mine="one@0 two@2 three@4", hand="embassy", coins=2).play("embassy", at=1)


@pytest.mark.rule("R12.7")
def test_embassy():
    assert at_the_embassy("japanese").offers == ["effect:a", "decline"]
    assert at_the_embassy("japanese").choose("effect:a").coins == 2
    assert at_the_embassy("romans").choose("effect:b").vp == 2


@pytest.mark.rule("R12.7")
def test_platinum_drill():
    drill = printed("platinum_drill")
    t = table(drill, mine="a1@0 platinum_drill@1", machines={"platinum_drill": 2}, hand="a3").play("a3", at=0)
    t.decline().choose("effect:b")
    assert t.vp == 2
    assert base_card("platinum_drill", at=1, mine="a1@0").machines("platinum_drill") == 1


@pytest.mark.rule("R12.7")
def test_unrequited_love():
    t = base_card("unrequited_love", at=0, mine="a1@0 a2@1")
    assert (t.coins, t.vp, t.collapses) == (0, 3, "unrequited_love")


def gains_of_vp(nodes: list[Node]) -> list[Amount]:
    """Every amount of VP that these nodes and those below them can give."""
    found = [node.amount for node in nodes if isinstance(node, Gain) and node.token == VP]
    return found + (gains_of_vp([child for node in nodes for child in node.children()]) if nodes else [])


@pytest.mark.rule("R12.8")
def test_most_events_are_immediate():
    kinds = Counter(event.kind for event in load_pack("base").events)
    assert kinds["immediate"] > 18 / 2
    assert len(kinds) == 3


@pytest.mark.rule("R12.8")
def test_events_favour_the_players():
    for event in load_pack("base").events:
        harmful = [effect for effect in event.effects if is_harmful(effect)]
        assert event.is_optional or len(harmful) < max(1, len(event.effects)), event.id


def is_harmful(effect: Node) -> bool:
    return all(node.word in ("collapse", "discard", "pay", "spend-machine") for node in effect.children())


@pytest.mark.rule("R12.8")
def test_boards_give_mostly_coins_and_vp_much_at_the_top_and_now_and_then_a_level_4_card():
    boards = load_pack("base").boards
    texts = [[write_effect(space) for space in side.spaces if space] for side in boards]
    assert len({tuple(side) for side in texts}) == 6
    spaces = [space for side in texts for space in side]
    assert sum("gain" in space for space in spaces) > len(spaces) * 2 / 3
    assert 0 < sum("level 4" in space for space in spaces) < len(spaces) / 6
    for side in boards:
        *below, top = [max([amount.number for amount in gains_of_vp([s])], default=0) for s in side.spaces if s]
        assert top >= max(below), side.id


@pytest.mark.rule("R12.8")
def test_egyptians_are_the_most_numerous():
    numbers = Counter[str]()
    for design in load_pack("base").cards:
        numbers.update(dict.fromkeys(design.factions, design.copies))
    (first, most), (_, second) = numbers.most_common(2)
    assert first == "egyptians"
    assert most > second


@pytest.mark.rule("R12.8")
def test_vp_come_chiefly_from_levels_3_and_4():
    average = {}
    for level in (1, 2, 3, 4):
        designs = [design for design in load_pack("base").cards if design.level == level]
        best = [max([a.most or a.number for a in gains_of_vp(list(d.effects))], default=0) for d in designs]
        average[level] = sum(best) / len(best)
    assert average[1] < average[2] < min(average[3], average[4])
    assert average[3] + average[4] > 2 * (average[1] + average[2])

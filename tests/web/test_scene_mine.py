"""The mine as a scene, made from a view alone: where everything lies, its rails, and what can be clicked."""

import pytest

from imperial_miners.engine.pack import HALVES
from imperial_miners.engine.view import SeatView
from imperial_miners.review.preview import look_ahead
from imperial_miners.web.scene.geometry import Cart, Ground, Mine, chain_so_far, ground_for, rail_path, ways_up
from imperial_miners.web.scene.grid import draw_grid
from imperial_miners.web.scene.mine import MinePart, see_mine
from imperial_miners.web.scene.question import Question, see_question
from imperial_miners.web.scene.words import long_class, long_word, reader_for, space_plaque
from tests.table import Player, card, resolve, table


def seat_of(t: Player) -> SeatView:
    return t.game.view(0).seats[0]


def asked(t: Player) -> Question | None:
    view = t.game.view(t.index)
    return see_question(view, look_ahead(t.game, t.index), reader_for(t.game.pack, "en"))


def seen(t: Player, owner: int = 0, number: int = -1) -> MinePart:
    return see_mine(t.game.view(t.index), owner, asked(t), reader_for(t.game.pack, "en"), number)


# --- the ground


@pytest.mark.parametrize(
    ("cards", "places", "ground"),
    [
        ([], [], Ground(-2, 6, 3, 6)),
        ([(1, 0)], [], Ground(-2, 6, 3, 6)),
        ([(1, 0), (1, 2)], [], Ground(-1, 6, 3, 6)),
        ([(1, 0), (1, 4)], [], Ground(0, 6, 3, 6)),
        ([(1, 0), (1, 6)], [], Ground(0, 8, 3, 8)),
        ([(1, 0), (4, 1)], [], Ground(-1, 6, 4, 6)),
        ([(1, 0)], [(1, -8), (1, 8)], Ground(-8, 18, 3, 6)),
        ([(1, 0), (1, 2)], [(1, -8), (1, 8)], Ground(-8, 18, 3, 8)),
        ([], [(1, 0), (2, 9)], Ground(0, 11, 3, 11)),
    ],
)
def test_the_ground_shows_all_with_the_mine_in_its_middle(cards: list, places: list, ground: Ground):
    assert ground_for(cards, places) == ground


def test_the_ground_in_hundredths_and_in_classes():
    ground = Ground(-3, 14, 3, 14)
    assert (ground.width, ground.height, Ground(0, 6, 4, 6).height) == (1400, 800, 975)
    assert ground.stage == "cols-14 near-14 rows-3"
    assert Ground(0, 20, 4, 15).stage == "cols-20 near-15 rows-4 is-wide"
    assert ground.at((1, -3)) == (0, 160)
    assert ground.at((3, 1)) == (400, 560)
    assert [ground.column(x) for x in (-5, -4, -3, 2)] == ["xm2", "xm1", "x0", "x5"]
    assert [ground.border((2, 0), border) for border in range(3)] == [(500, 460), (350, 560), (450, 560)]


def test_the_sheet_has_a_class_for_each_number():
    lines = draw_grid().splitlines()
    assert lines[0] == ".cols-6 { --cols: 6 } .near-6 { --near: 6 }"
    for line in (".rows-3 { --rows: 8 }", ".rows-4 { --rows: 9.75 }", ".r1 { --r: 1 }", ".r4 { --r: 4 }",
                 ".xm4 { --x: -4 }", ".x0 { --x: 0 }", ".b-right { --bx: 2; --by: 1 }",
                 ".b-lower-left { --bx: 0.5; --by: 2 }", ".b-lower-right { --bx: 1.5; --by: 2 }"):  # fmt: skip
        assert line in lines, line
    for line in (".xm5", ".r0", ".r5", ".rows-2", ".rows-5", ".cols-5 "):
        assert not any(each.startswith(line) for each in lines), line
    previews = [line for line in lines if line.startswith("body:has")]
    assert len(previews) == 30
    assert previews[0] == (
        "body:has(.o1:is(:hover, :focus-visible)) { .pre.p1 { visibility: visible } .o1 { --ring: var(--amber) } }"
    )


# --- rails


def test_the_ways_up_from_a_place():
    cards = {(1, 0): 0, (1, 2): 1, (1, 4): 2, (2, 1): 3, (2, 3): 4}
    assert ways_up(cards, (1, 8)) == [[(1, 8)]]
    assert ways_up(cards, (2, 1)) == [[(2, 1), (1, 0)], [(2, 1), (1, 2)]]
    assert ways_up(cards, (3, 2)) == [
        [(3, 2), (2, 1), (1, 0)],
        [(3, 2), (2, 1), (1, 2)],
        [(3, 2), (2, 3), (1, 2)],
        [(3, 2), (2, 3), (1, 4)],
    ]
    assert ways_up(cards, (2, 5)) == [[(2, 5), (1, 4)]]


def test_a_chain_follows_activated_cards_to_the_one_that_speaks():
    cards = {(1, 0): 0, (1, 2): 1, (2, 1): 2}
    used = {(1, 0): True, (1, 2): True, (2, 1): True}
    assert chain_so_far(cards, used, (2, 1), (1, 2)) == [(2, 1), (1, 2)]
    assert chain_so_far(cards, used, (2, 1), (2, 1)) == [(2, 1)]
    assert chain_so_far(cards, used, (2, 1), None) == [(2, 1), (1, 0)]
    assert chain_so_far(cards, {**used, (1, 0): False}, (2, 1), None) == [(2, 1), (1, 2)]
    assert chain_so_far(cards, dict.fromkeys(used, False), (2, 1), None) == [(2, 1)]


def test_rails_run_along_floors_and_up_posts():
    alone = rail_path([(1, 0)], 0)
    assert alone == "M100 346H36Q18 346 18 326V148"
    up_right = rail_path([(2, 1), (1, 2)], 0)
    assert up_right == "M200 546H264Q282 546 282 526V394C282 368 250 386 250 360C250 332 218 346 218 318V148"
    straight = rail_path([(3, 0), (2, 1), (1, 2)], 0)
    assert "H266Q282 547 282 526" in straight, "across the floor to the other post"
    bend = rail_path([(3, 0), (2, 1), (1, 0)], -2)
    assert bend == (
        "M300 746H364Q382 746 382 726V594C382 568 350 586 350 560"
        "C350 532 318 546 318 518V394C318 368 350 386 350 360C350 332 382 346 382 318V148"
    )
    inside = rail_path([(3, 0), (2, 1)], 0)
    assert inside.endswith("C150 544 150 547 162 547H200")
    twice, zigzag = rail_path([(4, 0), (3, 1), (2, 2), (1, 1)], -1), rail_path([(4, 0), (3, 1), (2, 0), (1, 1)], -1)
    assert twice.count("H366Q382") == 1, "across the floor only where it goes on to the same side"
    assert "H366" not in zigzag


# --- a mine


def test_carts_and_mouths():
    rail = card("rail", 1, carts="left right lower-right")
    deep = card("deep", 2, carts="upper-left right")
    t = table(rail, deep, mine="rail@0 rail@2 deep@1 a2@3", markers="3:right")
    mine = Mine(seat_of(t))
    assert mine.ground == Ground(0, 6, 3, 6)
    assert sorted((cart.x, cart.y, cart.marker) for cart in mine.carts()) == [
        (150, 360, False),
        (200, 260, False),
        (300, 460, True),
    ]
    assert mine.mouth([(2, 1), (1, 0)]) == (182, 148)
    assert mine.mouth([(2, 1), (1, 2)]) == (218, 148)
    assert mine.mouth([(1, 0)]) == (18, 148)
    assert mine.mouth([(3, 0), (2, 1)]) is None
    main, other = mine.rails([[(2, 1), (1, 0)], [(2, 1), (1, 2)]], 7)[::-1]
    assert (main.kind, other.kind, main.option, main.end) == ("main", "alt", 7, (182, 148))
    assert main.path == rail_path([(2, 1), (1, 0)], 0)


@pytest.mark.parametrize(
    ("half", "theirs", "level", "x", "cart"),
    [
        ("left", "right", 2, -1, (0, 100)),
        ("right", "left", 2, 3, (200, 100)),
        ("upper-left", "lower-right", 1, 0, (50, 0)),
        ("upper-right", "lower-left", 1, 2, (150, 0)),
        ("lower-left", "upper-right", 3, 0, (50, 200)),
        ("lower-right", "upper-left", 3, 2, (150, 200)),
    ],
)
def test_a_cart_is_promised_where_two_halves_meet(half: str, theirs: str, level: int, x: int, cart: tuple[int, int]):
    t = table(card("post", level, carts=theirs), mine=f"post@{x}")
    mine = Mine(seat_of(t), [(2, 1)])
    halves = [t.game.pack.cards[each.card].carts for each in seat_of(t).mine]
    full = tuple(name == half for name in HALVES)
    left, top = mine.ground.at((2, 1))
    assert mine.promised((2, 1), full, halves, 5) == [Cart(left + cart[0], top + cart[1], option=5)]
    assert mine.promised((2, 1), (False,) * 6, halves, 5) == []
    assert mine.promised((2, 1), full, [(False,) * 6], 5) == []
    assert mine.promised((2, 7), full, halves, 5) == []


def test_a_chamber_says_all_its_states():
    t = resolve("activate 1 other card", mine="a1@0 b1@2", machines={"a1": 2}, collapses="b1", at=4)
    part = seen(t)
    a1, b1, it = part.chambers
    assert (a1.slot, a1.where, a1.x, a1.y) == (0, "r1 x0", 0, 160)
    assert (a1.machines, a1.is_collapsed, a1.is_used, a1.states) == (2, False, False, "")
    assert (b1.is_collapsed, b1.states, b1.where) == (True, "is-collapsed", "r1 x2")
    assert (it.is_now, it.is_used, it.states) == (True, True, "is-now")
    assert a1.label == "A1, Level 1, 2 machines"
    assert it.label.startswith("It, Level 1, ")
    assert (a1.pick.key, b1.pick.key, it.pick) == ("target:1", "target:2", None)
    assert {each.pick_icon for each in part.chambers} == {"activate"}
    t.choose("target:1").choose("effect:a")
    assert [each.states for each in seen(t).chambers] == ["is-used", "is-collapsed", "is-used"]


@pytest.mark.parametrize(
    ("effect", "collapses", "icon"),
    [
        ("put 1 machine on 1 card", "", "machine"),
        ("put collapse on 1 card", "", "collapse"),
        ("clear 1 collapse", "a1 b1", "collapse"),
    ],
)
def test_a_target_has_the_icon_of_what_is_done_to_it(effect: str, collapses: str, icon: str):
    t = resolve(effect, mine="a1@0 b1@2", collapses=collapses, at=4)
    assert seen(t).chambers[0].pick_icon == icon


def test_the_effects_of_the_card_that_asks_are_offers():
    it = card("it", 1, "gain 1 coin", "gain 1 vp")
    t = table(it, hand="it", mine="a1@0").play("it", 2)
    a1, chamber = seen(t).chambers
    assert [plaque.offer.key for plaque in chamber.face.plaques] == ["effect:a", "effect:b"]
    assert chamber.face.is_asked
    assert not a1.face.is_asked
    assert [plaque.text for plaque in chamber.face.plaques] == ["Gain 1 coin.", "Gain 1 VP."]
    assert 'viewBox="0 0 174 36"' in chamber.face.plaques[0].icons
    assert 'viewBox="0 0 174 66"' in a1.face.plaques[0].icons


def test_a_chain_offers_the_cards_above_to_the_left_and_right():
    t = table(hand="a2", mine="a1@0 b1@2", coins=2).play("a2", 1).choose("effect:a")
    assert t.asks == "chain"
    part = seen(t)
    a1, b1, a2 = part.chambers
    assert [plaque.offer.key for plaque in a1.face.plaques if plaque.offer] == ["chain:left effect:a"]
    assert [plaque.offer.key for plaque in b1.face.plaques if plaque.offer] == ["chain:right effect:a"]
    assert not a2.face.is_asked
    assert [offer.key for offer in asked(t).offers if offer.is_quiet] == ["chain:left decline", "chain:right decline"]
    told = [(offer.label, offer.short) for offer in asked(t).offers]
    assert told == [
        ("Up to the left: A1: Gain 1 coin.", "↖ A1: Gain 1 coin."),
        ("Up to the left: A1: Decline", "↖ Decline"),
        ("Up to the right: B1: Gain 1 coin.", "↗ B1: Gain 1 coin."),
        ("Up to the right: B1: Decline", "↗ Decline"),
    ]
    mains = {rail.option: rail.path for rail in part.rails if rail.kind == "main" and rail.option}
    assert mains == {
        1: rail_path([(2, 1), (1, 0)], part.ground.left),
        3: rail_path([(2, 1), (1, 2)], part.ground.left),
    }
    assert [rail.also for rail in part.rails if rail.option] == [(2,), (4,)]


def test_rails_of_the_chain_so_far_and_of_the_ways_it_can_take():
    deep = table(hand="a2", mine="a1@0 b1@2", coins=2).play("a2", 1)
    ways = [[(2, 1), (1, 0)], [(2, 1), (1, 2)]]
    assert {(rail.path, rail.kind) for rail in seen(deep).rails} == {(rail_path(way, -1), "alt") for way in ways}
    up = deep.choose("effect:a", "chain:left")
    (rail,) = seen(up).rails
    assert (rail.path, rail.kind, rail.option, rail.end) == (rail_path(ways[0], -1), "main", 0, (282, 148))
    row1 = table(hand="a1", mine="b1@0").play("a1", 2)
    assert [(rail.path, rail.kind) for rail in seen(row1).rails] == [
        (rail_path([(1, 2)], seen(row1).ground.left), "main")
    ]
    assert seen(table(hand="a1", mine="b1@0")).rails == ()


def test_places_offered_come_with_rails_and_carts():
    it = card("it", 2, carts="upper-left")
    rail = card("rail", 1, carts="lower-right")
    t = table(it, rail, mine="rail@0", hand="it", coins=2).play("it")
    part = seen(t)
    by_key = {place.offer.key: place for place in part.places}
    assert set(by_key) == {"place:2:-1", "place:2:+1"}
    assert by_key["place:2:+1"].where == f"r2 {part.ground.column(1)}"
    assert by_key["place:2:+1"].face.id == "it"
    number = by_key["place:2:+1"].offer.number
    assert [cart.option for cart in part.carts] == [number]
    assert {rail.option for rail in part.rails} == {place.offer.number for place in part.places}


def test_places_that_complete_carts_are_offered_first_then_near_ones():
    it, rail = card("it", 2, carts="upper-left"), card("rail", 1, carts="lower-right")
    t = table(it, rail, mine="rail@0", hand="it", coins=2).play("it")
    assert t.offers == ["place:2:-1", "place:2:+1"], "as the rules list them"
    assert [offer.key for offer in asked(t).offers] == ["place:2:+1", "place:2:-1"]
    far = [abs(offer.option.x) for offer in asked(table(hand="a1", mine="b1@0").play("a1")).offers]
    assert far == sorted(far)


def test_other_options_stand_as_the_rules_list_them():
    t = resolve("put 1 machine on 1 card", mine="a1@0 b1@2 c1@4", at=6)
    assert [offer.key for offer in asked(t).offers] == t.offers


def test_the_first_design_of_a_pack_is_shown_in_its_places():
    t = table(mine="a1@0", hand="z1").play("z1")
    assert t.game.pack.cards[0].id == "z1"
    assert {place.face.id for place in seen(t).places} == {"z1"}


def test_the_reward_of_a_space_lies_in_the_middle_of_its_box():
    rows, drawing = space_plaque(("coin:1",))
    assert rows == 1
    assert 'viewBox="0 0 88 50"' in drawing
    assert "translate(44,25)" in drawing


def test_before_a_card_is_played_its_places_are_shown_near_the_mine():
    t = table(hand="a1 a2 a3", mine="b1@0", coins=2)
    part = seen(t)
    offers = {offer.key: offer.number for offer in asked(t).offers}
    where = {(place.where, place.offers) for place in part.places}
    row1 = {(f"r1 {part.ground.column(x)}", (offers["play:a1"],)) for x in (-2, 2)}
    row2 = {(f"r2 {part.ground.column(x)}", (offers["play:a2"],)) for x in (-1, 1)}
    assert where == row1 | row2
    assert all(place.offer is None for place in part.places)


def test_borders_for_a_marker():
    t = resolve("put 1 cart marker", mine="rail@0 a1@4", cards=[card("rail", 1, carts="right")], carts="right", at=2)
    part = seen(t)
    found = {border.offer.key: border.where for border in part.borders}
    assert found == {
        "border:3:right": f"r1 {part.ground.column(2)} b-right",
        "border:1:right": f"r1 {part.ground.column(0)} b-right",
    }


def test_the_surface_is_three_signs_of_which_one_has_two_prices():
    t = table(hand="a1").play("a1").choose("decline")
    part = seen(t)
    assert [[plaque.offer.key if plaque.offer else None for plaque in sign.plaques] for sign in part.signs] == [
        ["effect:a"],
        [None, None],
        ["effect:d"],
    ]
    assert 'viewBox="0 0 120 66"' in part.signs[0].plaques[0].icons
    assert 'viewBox="0 0 240 40"' in part.signs[1].plaques[0].icons
    quiet = seen(table(hand="a1"))
    assert all(plaque.offer is None for sign in quiet.signs for plaque in sign.plaques)


def test_nothing_is_offered_in_the_mine_of_another():
    t = table(seats=2, hand="a1 a2", mine="b1@0", coins=2)
    part = seen(t, owner=1)
    assert (part.owner, part.places, part.borders) == (1, (), ())
    assert all(chamber.pick is None and chamber.bubble == () for chamber in part.chambers)
    assert seen(t, owner=1, number=4).owner == 4


@pytest.mark.parametrize(
    ("letters", "emblems", "long"),
    [(9, 1, ""), (10, 1, "long"), (13, 1, "long"), (14, 1, "longer"), (18, 1, "longer"), (19, 1, "longest"),
     (9, 0, ""), (6, 2, "long"), (5, 2, "")],
)  # fmt: skip
def test_a_long_name_is_written_smaller(letters: int, emblems: int, long: str):
    assert long_class("x" * letters, emblems) == long
    assert long_class("x" * letters + "\u00ad", emblems) == long


@pytest.mark.parametrize(
    ("name", "long"), [("a seven", ""), ("abcdefg", ""), ("abcdefgh", "long"), ("a abcdefghij", "long"),
                       ("abcdefghijk", "longer"), ("abcdefg-abcdefg", ""), ("abcdefg\u00adabc", "")]
)  # fmt: skip
def test_a_long_word_is_written_smaller_on_a_sign(name: str, long: str):
    assert long_word(name) == long

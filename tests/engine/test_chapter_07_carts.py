"""Chapter 7: carts and cart markers."""

import pytest

from imperial_miners.engine.happening import NO_BORDER
from imperial_miners.engine.pack import Card
from tests.table import card, end_of_round, resolve, table


def rails(*ids: str) -> list[Card]:
    halves = {"right": "right", "left": "left", "both": "left right", "bare": ""}
    return [card(id, 1, carts=halves[id]) for id in ids]


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize(
    ("mine", "carts"),
    [
        ("right@0 left@2", 1),
        ("right@0 left@4", 0),  # not adjacent
        ("left@0 right@2", 0),  # full halves, but not on the same border
        ("right@0 bare@2", 0),
        ("bare@0 left@2", 0),
        ("both@0 both@2 both@4", 2),
    ],
)
def test_two_full_halves_on_a_border_are_a_cart(mine: str, carts: int):
    assert table(*rails("right", "left", "both", "bare"), mine=mine).carts == carts


@pytest.mark.rule("R7.1")
def test_placing_a_card_completes_carts():
    t = table(*rails("both"), mine="both@0 both@4", hand="both").play("both", at=2)
    assert t.carts == 2
    assert t.happened("carts_completed") == [{"amount": 2, "source": 2}]


@pytest.mark.rule("R7.1")
def test_the_surface_makes_no_cart():
    it = card("it", 1, carts="left right upper-left upper-right lower-left lower-right")
    assert table(it, mine="it@0").carts == 0


@pytest.mark.rule("R7.2")
def test_a_marker_goes_on_a_shared_border_with_a_full_half_that_is_not_complete():
    cards = rails("right", "left", "both", "bare")
    # borders: right-bare one half, bare-bare none, bare-left one half, left-bare none, bare-right none, right-left full
    mine = "right@0 bare@2 bare@4 left@6 bare@8 right@10 left@12"
    t = resolve("put 1 cart marker", cards=cards, mine=mine, at=18)
    assert t.offers == ["border:1:right", "border:3:right"]
    t.choose("border:3:right")
    assert t.carts == 2


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize(("half", "at", "carts"), [("lower-left", -1, 1), ("lower-right", 1, 1), ("right", 1, 0)])
def test_a_marker_may_go_between_rows(half: str, at: int, carts: int):
    t = resolve("put 1 cart marker", cards=[card("over", 1, carts=half)], level=2, mine="over@0", at=at)
    assert t.carts == carts


@pytest.mark.rule("R7.2")
def test_with_a_marker_the_cart_is_complete_in_every_respect():
    effect = "put 1 cart marker, gain 1 coin per cart, gain 1 coin per cart here, put 1 cart marker"
    t = resolve(effect, mine="a1@0", carts="left", at=2)
    assert (t.coins, t.carts) == (2, 1)  # and the second marker found no border
    assert t.view.markers == t.view.complete == [(0, 0)]


@pytest.mark.rule("R7.3")
def test_without_such_a_border_no_marker_is_taken():
    t = resolve("put 2 cart markers, gain 1 vp", mine="a1@0", at=2)
    assert (t.carts, t.vp, t.source) == (0, 1, "surface")
    assert t.happened("marker_put") == []
    assert t.happened("missed") == [{"reason": NO_BORDER, "source": 1}]


@pytest.mark.rule("R7.4")
def test_each_complete_cart_is_worth_1_vp_at_the_end():
    cards = rails("both", "bare")
    mine = "both@0 both@2 both@4 bare@6"
    t = table(*cards, event=end_of_round("gain 1 coin"), round=10, mine=mine, markers="3:right", vp=5)
    t.rest()
    assert t.game.is_over
    standing = t.game.outcome().standings[0]
    assert (standing.vp, standing.carts, standing.score) == (5, 3, 8)

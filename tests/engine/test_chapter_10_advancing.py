"""Chapter 10: the Progress marker."""

import pytest

from tests.table import card, resolve, table

COINS = {1: ["", "gain 1 coin", "gain 2 coins", "gain 3 coins", "gain 4 coins", "gain 5 coins"]}


@pytest.mark.rule("R10.1")
def test_the_first_advance_chooses_a_board_and_starts_at_its_bottom():
    t = resolve("advance 2", boards=COINS)
    assert (t.asks, t.offers) == ("board", ["board:1", "board:2", "board:3"])
    t.choose("board:1")
    assert (t.marker, t.coins) == ((1, 3), 2)
    assert t.happened("entered") == [{"board": 0}]
    assert t.happened("advanced") == [{"board": 0, "from": 1, "to": 3}]


@pytest.mark.rule("R10.1")
def test_later_the_marker_goes_on_along_the_same_board():
    t = resolve("advance 1, advance 2", boards=COINS, board=(1, 2))
    assert (t.marker, t.coins) == ((1, 5), 2 + 4)
    assert t.happened("entered") == []


@pytest.mark.rule("R10.2")
def test_only_the_space_on_which_the_marker_stops_is_resolved():
    t = resolve("advance 3", boards=COINS, board=(1, 1))
    assert t.coins == 3


@pytest.mark.rule("R10.2")
def test_unless_a_card_says_so():
    t = resolve("advance 3 resolving passed", boards=COINS, board=(1, 1))
    assert (t.coins, t.marker) == (1 + 2 + 3, (1, 4))


@pytest.mark.rule("R10.2")
def test_a_space_may_itself_advance_the_marker():
    boards = {1: ["", "gain 1 coin", "advance 2, gain 1 vp", "gain 3 coins", "gain 4 coins", ""]}
    t = resolve("advance 1", boards=boards, board=(1, 2))
    assert (t.marker, t.coins, t.vp) == ((1, 5), 4, 1)
    assert t.log.index("advanced") < t.log.index("gained")


@pytest.mark.rule("R10.2")
def test_a_passed_space_that_advances_adds_to_the_way():
    boards = {1: ["", "advance 1", "gain 1 coin", "gain 2 coins", "gain 3 coins", ""]}
    t = resolve("advance 2 resolving passed", boards=boards, board=(1, 1))
    assert (t.marker, t.coins) == ((1, 4), 1 + 2)


@pytest.mark.rule("R10.3")
def test_up_to_allows_every_number():
    t = resolve("advance up to 3", boards=COINS, board=(1, 1))
    assert t.offers == ["advance:0", "advance:1", "advance:2", "advance:3"]
    assert t.choose("advance:2").marker == (1, 3)


@pytest.mark.rule("R10.3")
def test_up_to_may_be_no_step_at_all():
    t = resolve("advance up to 3, gain 1 vp").choose("advance:0")
    assert (t.marker, t.vp, t.source) == ((0, 0), 1, "surface")


@pytest.mark.rule("R10.3")
def test_up_to_chosen_below_the_boards_then_enters_one():
    t = resolve("advance up to 2", boards=COINS).choose("advance:2", "board:1")
    assert (t.marker, t.coins) == ((1, 3), 2)


@pytest.mark.rule("R10.3")
def test_numbers_beyond_the_top_are_not_offered():
    t = resolve("advance up to 5", boards=COINS, board=(1, 4))
    assert t.offers == ["advance:0", "advance:1", "advance:2"]


@pytest.mark.rule("R10.4")
def test_a_space_has_room_for_any_number_of_markers():
    t = table(card("it", 1, "advance 1"), seats=5, hand="it", boards=COINS, board=(1, 2))
    for seat in range(5):
        t[seat].play("it")
    for seat in range(5):
        t[seat].choose("effect:a")
    assert [(t[seat].marker, t[seat].coins) for seat in range(5)] == [((1, 3), 2)] * 5


@pytest.mark.rule("R10.5")
def test_at_the_top_the_rest_is_lost_and_another_board_follows():
    t = resolve("advance 4", boards=COINS, board=(1, 4))
    assert (t.coins, t.asks, t.offers) == (5, "board", ["board:2", "board:3"])
    t.choose("board:3")
    assert (t.marker, t.coins, t.view.completed) == ((3, 1), 5, 1)
    assert t.happened("completed_board") == [{"board": 0}]
    assert t.view.advanced == 2
    assert t.source == "surface"


@pytest.mark.rule("R10.5")
def test_the_top_space_is_resolved_before_the_next_board():
    boards = {1: ["", "", "draw 1 card"]}
    t = resolve("advance 1", boards=boards, board=(1, 2))
    assert (t.asks, t.marker) == ("deck", (1, 3))
    assert t.choose("deck:1").asks == "board"


@pytest.mark.rule("R10.5")
def test_a_board_completed_before_may_be_chosen_again():
    t = resolve("advance 1, advance 9", boards=COINS, board=(1, 5)).choose("board:2")
    assert (t.marker, t.offers) == ((2, 10), ["board:1", "board:3"])
    assert t.choose("board:1").view.completed == 2


@pytest.mark.rule("R10.5")
def test_resolving_passed_spaces_ends_at_the_top_too():
    t = resolve("advance 4 resolving passed", boards=COINS, board=(1, 4))
    assert (t.coins, t.offers) == (4 + 5, ["board:2", "board:3"])
    assert t.choose("board:2").marker == (2, 1)


@pytest.mark.rule("R10.5")
def test_a_passed_space_that_reaches_the_top_ends_the_way():
    boards = {1: ["", "advance 2", "", "gain 1 vp"]}
    t = resolve("advance 3 resolving passed", boards=boards, board=(1, 1)).choose("board:2")
    assert (t.marker, t.vp, t.view.advanced) == ((2, 1), 1, 3)

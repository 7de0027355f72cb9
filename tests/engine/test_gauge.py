"""What the gauge counts, feature by feature, and how it weighs it."""

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.engine.search.gauge import DESIGNS, Gauge, Met, feature_count
from tests.table import Player, card, table

BIAS, PURSE, SMALL_PURSE, HELD, HELD_SOME, OPEN, RIPE, TOKENS, ROWS, PEOPLES, SQUARED, MARKER, AFOOT = (
    0, 1, 2, 3, 7, 11, 14, 18, 22, 26, 32, 38, 56,
)  # fmt: skip


def features(t: Player) -> list[float]:
    gauge = Gauge([[0.0] * feature_count(t.game.pack)] * 11)
    return gauge.features(t.game, t.game.seats[0])


def counted(t: Player) -> dict[int, float]:
    """All features but those of designs that are not 0, and the bias, which always is 1."""
    found = {index: amount for index, amount in enumerate(features(t)[:DESIGNS]) if amount}
    assert found.pop(BIAS) == 1
    return found


def of_design(t: Player, name: str) -> list[float]:
    """In the mine, in hand, machines on it, collapses on it."""
    at = DESIGNS + 4 * next(number for number, design in enumerate(t.game.pack.cards) if design.id == name)
    return features(t)[at : at + 4]


def test_there_are_four_features_for_each_design():
    t = table()
    assert feature_count(t.game.pack) == 57 + 4 * t.game.pack.designs == len(features(t))


@pytest.mark.parametrize(("coins", "purse", "small"), [(1, 1, 1), (4, 4, 4), (5, 5, 4), (12, 12, 4), (13, 12, 4)])
def test_coins_count_up_to_twelve_and_up_to_four(coins: int, purse: int, small: int):
    assert counted(table(coins=coins)) == {PURSE: purse, SMALL_PURSE: small}


@pytest.mark.parametrize(("space", "left"), [(1, 4), (6, 4), (7, 3), (10, 0)])
def test_a_marker_counts_by_its_side_its_space_and_what_is_left(space: int, left: int):
    t = table(board=(2, space))
    at = MARKER + 3 * t.game.seats[0].pack_side()
    wanted = {AFOOT: 1, at: 1, at + 1: space, at + 2: left}
    assert counted(t) == {index: amount for index, amount in wanted.items() if amount}


def test_a_hand_counts_by_level_and_what_can_be_played():
    t = table(hand="a1 a1 a1 a2 a2 a4", coins=2)
    hand = {HELD: 3, HELD + 1: 2, HELD + 3: 1, HELD_SOME: 1, HELD_SOME + 1: 1, HELD_SOME + 3: 1}
    assert counted(t) == {PURSE: 2, SMALL_PURSE: 2} | hand | {RIPE: 2}, "nothing lies above a second row yet"
    assert of_design(t, "a1") == [0, 3, 0, 0]
    assert of_design(t, "a4") == [0, 1, 0, 0]


def test_only_known_cards_of_a_hand_count_by_design():
    t = table(hand="a1 a1 b1")
    weights = [0.0] * feature_count(t.game.pack)
    for name, worth in (("a1", 1.0), ("b1", 10.0)):
        weights[DESIGNS + 4 * next(at for at, each in enumerate(t.game.pack.cards) if each.id == name) + 1] = worth
    gauge, seat = Gauge([weights] * 11), t.game.seats[0]
    a1, _, b1 = seat.hand
    assert gauge.value(t.game, seat) == 12
    assert gauge.value(t.game, seat, known=[a1, b1]) == 11
    assert gauge.value(t.game, seat, known=[a1, a1]) == 2
    assert gauge.value(t.game, seat, known=[]) == 0


def test_a_mine_counts_by_row_faction_token_and_open_place():
    clan = card("clan", 1, factions="scots romans", carts="lower-right")
    t = table(clan, mine="clan@0 clan@2 a2@1", machines={"clan": 2, "a2": 1}, collapses="a2")
    found = counted(t)
    scots, romans = sorted(index for index in found if PEOPLES <= index < SQUARED)
    assert {found[scots], found[romans], found[scots + 6], found[romans + 6]} == {2, 4}
    assert (found[scots], found[scots + 6]) == (2, 4)
    assert (found[TOKENS], found[TOKENS + 1], found[TOKENS + 2]) == (3, 1, 2)
    assert found[TOKENS + 3] == 1, "the half-cart beside a2; beside nothing there is no border"
    assert (found[ROWS], found[ROWS + 1]) == (2, 1)
    assert (found[OPEN], found[OPEN + 1]) == (2, 2), "left and right of a2; and below it on both sides"
    assert of_design(t, "clan") == [2, 0, 2, 0]
    assert of_design(t, "a2") == [1, 0, 1, 1]


def test_open_places_count_up_to_four():
    assert counted(table(mine="a1@0 b1@6 c1@12"))[OPEN] == 4
    assert counted(table(mine="a1@0 b1@2 c1@4"))[OPEN] == 4
    assert counted(table(mine="a1@0 b1@2"))[OPEN] == 3
    assert OPEN + 2 not in counted(table(mine="a1@0 b2@1"))


@pytest.mark.parametrize(("round", "row"), [(1, 0), (2, 1), (10, 9)])
def test_the_weights_are_those_of_the_rounds_that_are_over(round: int, row: int):
    t = table(round=round, vp=3)
    weights = [[float(number)] + [0.0] * (feature_count(t.game.pack) - 1) for number in range(11)]
    assert Gauge(weights).value(t.game, t.game.seats[0]) == 3 + row


def test_after_the_last_round_only_the_score_counts():
    t = table(round=10, vp=3, coins=5)
    t.game.phase = 5
    assert Gauge([[1.0] * feature_count(t.game.pack)] * 11).value(t.game, t.game.seats[0]) == 3


def games() -> list[Game]:
    """Tables of one mine that differ in one thing each."""
    same = {"mine": "a1@0 b1@2", "hand": "a1 a2", "coins": 3, "vp": 1}
    changes: list[dict[str, object]] = [
        {}, {"coins": 4}, {"vp": 2}, {"hand": "a1 b1"}, {"machines": {"a1": 1}}, {"machines": {"b1": 1}},
        {"collapses": "a1"}, {"collapses": "b1"}, {"board": (1, 3)}, {"board": (1, 4)}, {"round": 2},
    ]  # fmt: skip
    return [table(**{**same, **change}).game for change in changes]


def test_what_is_remembered_between_values_never_shows():
    count = feature_count(games()[0].pack)
    gauge = Gauge([[(index * 7 + number) % 13 / 3 for index in range(count)] for number in range(11)])
    met = Met()
    for game in [*games(), *reversed(games())]:
        seat = game.seats[0]
        assert gauge.value(game, seat, None, met) == pytest.approx(gauge.value(game, seat))
    assert len(met.mines) == 6  # the round counts too
    assert len(met.hands) == 4

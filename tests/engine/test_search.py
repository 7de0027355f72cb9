"""The search through one seat's turn: what it looks at, what it leaves out, and where it stops."""

import pytest

from imperial_miners.engine.action import PLACE
from imperial_miners.engine.search.explore import Exploration, Solving, States, isolate, near_places
from imperial_miners.engine.search.gauge import Gauge, feature_count
from imperial_miners.engine.search.playout import playout
from tests.table import Player, card, feature, table


def gauge_of(t: Player) -> Gauge:
    return Gauge([[0.0] * feature_count(t.game.pack)] * 11)


def explore(t: Player, budget: int = 10_000, through: bool = False, narrow: bool = False, **more: int) -> Exploration:
    found = Exploration(isolate(t.game, t.index), gauge_of(t), budget, through, narrow, **more)
    found.run()
    return found


def solve(t: Player) -> Solving:
    found = Solving(isolate(t.game, 0), gauge_of(t), 10_000)
    found.run()
    return found


def test_a_seat_alone_ends_with_its_round_and_leaves_the_game_as_it_is():
    t = table(seats=3, hand="a1", round=4)
    before = t.game.digest()
    alone = isolate(t.game, 2)
    assert (len(alone.seats), len(alone.supplies), alone.busy, alone.horizon) == (1, 1, 1, 4)
    assert alone.happenings is None
    assert alone.seats[0].hand == t.game.seats[2].hand
    t[2].choose("play:a1")
    assert isolate(t.game, 2).busy == 0
    assert isolate(table(round=1).game, 0).horizon == 1
    assert t.game.digest() != before


def test_every_line_is_found_once_and_the_best_is_the_first_of_the_highest():
    it = card("it", 1, "gain 3 vp", "gain 1 vp")
    found = explore(table(it, hand="it"))
    assert sorted({leaf.game.seats[0].vp for leaf in found.leaves}) == [0, 1, 3]
    assert found.is_exact
    best = found.best()
    assert best is not None
    assert best.value == 3
    assert best is next(leaf for leaf in found.leaves if leaf.value == 3)
    assert best.path(found.start)[0] == found.start.seats[0].options[0]


def test_a_line_stops_at_an_unseen_card_unless_it_may_go_through():
    it = card("it", 1, "draw 1 level 2 card, gain 5 vp")
    t = table(it, hand="it")
    stopped = explore(t)
    assert {leaf.reveals for leaf in stopped.leaves} == {True, False}
    assert max(leaf.value for leaf in stopped.leaves if not leaf.reveals) == 0
    through = explore(t, through=True)
    assert not any(leaf.reveals for leaf in through.leaves)
    assert max(leaf.value for leaf in through.leaves) == 5


def test_a_line_may_end_with_a_step():
    t = table(card("it", 1, "gain 3 vp"), hand="it b1")
    ends = explore(t, last_phase=t.game.phase)
    assert {leaf.game.seats[0].vp for leaf in ends.leaves} == {0}
    assert len(ends.leaves) == len(t.offers)
    assert all(leaf.game.phase == t.game.phase + 1 for leaf in ends.leaves)


def test_a_budget_is_shared_out_and_what_is_cut_short_still_ends():
    it = card("it", 1, "gain 1 coin", "gain 2 coins")
    t = table(it, hand="it a1 b1 c1", mine="a1@0 b1@2")
    cut = explore(t, budget=8)
    assert not cut.is_exact
    firsts = {leaf.path(cut.start)[0] for leaf in cut.leaves}
    assert firsts == set(cut.start.seats[0].options), "no first option is left out"
    assert explore(t).nodes > cut.nodes


def test_whoever_is_late_stops():
    t = table(card("it", 1, "gain 1 coin", "gain 2 coins"), hand="it a1 b1 c1", mine="a1@0 b1@2")
    late = Exploration(isolate(t.game, 0), gauge_of(t), 10_000, False, False)
    asked: list[int] = []
    late.is_late = lambda: bool(asked.append(late.nodes) or True)
    late.run()
    assert asked
    assert all(nodes % 16 == 0 for nodes in asked)
    assert not late.is_exact
    assert late.nodes < explore(t).nodes


def test_a_narrow_search_takes_near_places_and_free_effects():
    t = table(card("it", 1, "gain 1 coin"), hand="it", mine="a1@0").play("it")
    options = t.game.seats[0].options
    xs = sorted(
        int(t.game.pack.vocabulary.key(action).rpartition(":")[2]) for action in near_places(t.game.seats[0], options)
    )
    assert xs == [-4, -2, 2, 4]
    assert len(options) > 4
    assert {leaf.game.seats[0].xs[1] for leaf in explore(t, narrow=True).leaves} == {-4, -2, 2, 4}
    assert all(leaf.game.seats[0].coins > 0 for leaf in explore(t, narrow=True).leaves)
    assert any(action >= PLACE for action in options)


def test_a_narrow_search_may_decline_what_has_a_price():
    paid = table(card("it", 1, "pay 1 coin: gain 1 vp"), hand="it", coins=1).play("it")
    assert {leaf.game.seats[0].vp for leaf in explore(paid, narrow=True).leaves} == {0, 1}
    free = table(card("it", 1, "gain 1 vp"), hand="it").play("it")
    assert {leaf.game.seats[0].vp for leaf in explore(free, narrow=True).leaves} == {1}
    assert {leaf.game.seats[0].vp for leaf in explore(free).leaves} == {0, 1}


def test_a_place_without_a_card_near_it_is_all_there_is():
    t = table(hand="a1")
    assert near_places(t.game.seats[0], [PLACE, PLACE + 2]) == [PLACE, PLACE + 2]


def test_lines_say_what_the_seat_has_at_their_end():
    it = card("it", 1, "gain 3 vp, gain 2 coins")
    lines = solve(table(it, hand="it", coins=1)).lines
    best = max(lines, key=lambda line: line.score)
    assert (best.score, best.value, best.reveals) == (3, 3.0, False)
    assert {line.coins for line in lines if line.score == 3} >= {3, 5}
    assert best.keys[0] == "play:it"
    assert best.actions[0] == best.pack.vocabulary.action("play:it")


@pytest.mark.parametrize(
    "change",
    [{"coins": 1}, {"vp": 1}, {"board": (1, 1)}, {"board": (1, 2)}, {"machines": {"a1": 1}}, {"collapses": "a1"},
     {"hand": "a1 b1"}, {"markers": "1:right"}],
)  # fmt: skip
def test_states_that_differ_in_one_thing_are_two(change: dict[str, object]):
    rail = card("rail", 1, carts="left")
    same = {"mine": "a1@0 rail@2", "hand": "a1"}
    one, other = table(rail, **same), table(rail, **{**same, **change})
    states = States()
    assert states.is_new(one.game, one.game.seats[0])
    assert not states.is_new(one.game, one.game.seats[0])
    assert states.is_new(one.game, one.game.seats[0], 3), "the least answer to follow counts"
    assert states.is_new(other.game, other.game.seats[0])
    assert not states.is_new(other.game, other.game.seats[0])


def test_the_place_of_the_first_card_of_a_mine_counts():
    states = States()
    for x in (0, 2):
        t = table(mine=f"a1@{x}")
        t.game.seats[0].placed = 0
        assert states.is_new(t.game, t.game.seats[0])


def test_answers_that_come_to_the_same_in_any_order_are_tried_in_one():
    it = card("it", 1, "spend 2 machines: gain 1 coin")
    t = table(it, hand="it", mine="a1@0 b1@2 c1@4", machines={"a1": 1, "b1": 1, "c1": 1}).play("it", 6)
    t.choose("effect:a")
    spent = {tuple(key for key in line.keys if key.startswith("target:")) for line in solve(t).lines}
    assert spent == {("target:1", "target:2"), ("target:1", "target:3"), ("target:2", "target:3")}


@pytest.mark.parametrize(
    "effect",
    [
        "spend 2 machines: gain 1 coin",
        "put 1 machine on 2 cards",
        "put collapse on 2 cards",
        "clear 2 collapses on level 2 cards",
        "discard 2 cards: gain 1 coin",
    ],
)
def test_one_order_of_such_answers_is_fewer_to_look_at(effect: str):
    """While a feature looks on, every order is followed."""
    own = {
        "mine": "a1@0 b1@2 c1@4 a2@1 b2@3 c2@5",
        "machines": {"a1": 1, "b1": 1, "c1": 1},
        "collapses": "a2 b2 c2",
    }
    nodes = []
    for event in (None, feature("cost -1")):
        t = table(card("it", 1, effect), hand="it a3 b3 c3", event=event, **own).play("it", 8)
        nodes.append(explore(t).nodes)
    assert nodes[0] < nodes[1]


def test_a_narrow_search_declines_no_free_effect_beside_others():
    it = card("it", 1, "gain 1 coin", "gain 1 vp")
    t = table(it, hand="it", mine="a1@0").play("it", 2)
    paths = [leaf.path(t.game) for leaf in explore(t, narrow=True).leaves]
    assert paths
    assert not [path for path in paths if t.game.pack.vocabulary.action("decline") in path]


def test_a_playout_ends_the_game_and_follows_its_luck():
    ends = []
    for state in (1, 1, 2, 3):
        game = table(seats=2, hand="a1 b1 c1", round=8).game
        made = playout(game, state)
        assert game.is_over
        assert made == game.move_count > 10
        ends.append(tuple(game.history()))
    assert ends[0] == ends[1]
    assert len(set(ends)) == 3


def test_a_seat_alone_is_a_sample_that_takes_nothing_back():
    t = table(hand="a1 b1", seats=2)
    alone = isolate(t.game, 0)
    assert (alone.is_sampled, t.game.is_sampled) == (True, False)
    assert alone.can_undo(0) == {}

"""Chapter 4: the round and its Event."""

import pytest

from imperial_miners import Game
from imperial_miners.engine.phases import PHASES
from tests.table import card, end_of_round, feature, immediate, small_pack, table


@pytest.mark.rule("R4.1")
def test_ten_rounds_of_an_event_phase_and_a_mine_phase():
    game = Game.new(small_pack(), seats=2, seed=5)
    steps, told = [], []
    while not game.is_over:
        for seat in game.awaiting():
            step = (game.round, PHASES[game.phase])
            steps += [step] if step not in steps else []
            told += game.apply(seat, game.decision(seat).options[0])
    assert [happening.kind for happening in told].count("round_began") == 10
    assert [number for number, phase in steps if phase == "play"] == list(range(1, 11))
    assert steps == sorted(steps, key=lambda step: (step[0], PHASES.index(step[1])))


@pytest.mark.rule("R4.1")
def test_everybody_takes_each_step_at_the_same_time():
    t = table(seats=3, hand="a1")
    assert t.game.awaiting() == [0, 1, 2]
    t[2].play("a1")
    t[0].play("a1")
    assert t.game.awaiting() == [1]
    t[1].play("a1")
    assert (t.phase, t.game.awaiting()) == ("mine", [0, 1, 2])


@pytest.mark.rule("R4.2")
def test_an_immediate_event_happens_now_for_everybody():
    t = table(event=immediate("gain 3 coins"), seats=2, hand="a1")
    assert t.log.index("event_revealed") < t.log.index("gained")
    assert (t.phase, t[0].coins, t[1].coins) == ("play", 3, 3)


@pytest.mark.rule("R4.2")
def test_an_immediate_event_is_answered_before_anybody_plays():
    t = table(event=immediate("gain 1 coin", "gain 1 vp"), seats=2, hand="a1")
    t[1].choose("effect:b")
    assert (t.phase, t.source, t.game.awaiting()) == ("event", "event", [0])
    t.choose("effect:a")
    assert (t.phase, t[0].coins, t[1].vp) == ("play", 1, 1)


@pytest.mark.rule("R4.2")
def test_a_feature_changes_this_round_only():
    t = table(event=feature("gain +1 coin"), hand="a1 b1").use("a1")
    assert t.coins == 2
    t.surface()
    assert (t.game.round, t.coins) == (2, 4)  # the Surface is no card
    t.use("b1", at=2)
    assert t.coins == 5


@pytest.mark.rule("R4.2")
def test_an_end_of_round_event_waits_for_the_mine_phase():
    t = table(event=end_of_round("gain 1 vp per activated card"), hand="a1")
    assert t.vp == 0
    t.use("a1")
    assert t.vp == 0
    t.surface()
    assert t.vp == 1


@pytest.mark.rule("R4.3")
def test_an_event_cannot_be_declined():
    t = table(event=immediate("gain 1 coin", "put collapse on 1 card"), mine="a1@0")
    assert t.offers == ["effect:a", "effect:b"]


@pytest.mark.rule("R4.3")
def test_an_event_that_says_may_can_be_declined():
    t = table(event=immediate("pay 1 coin: gain 2 vp", may=True), coins=1)
    assert t.offers == ["effect:a", "decline"]
    t.decline()
    assert (t.coins, t.vp, t.phase) == (1, 0, "play")


@pytest.mark.rule("R4.3")
def test_an_event_is_done_as_far_as_it_goes():
    t = table(event=immediate("put collapse on 2 cards, discard 3 cards, gain 1 vp"), mine="a1@0", hand="b1 b1")
    assert (t.collapses, t.hand, t.vp) == ("a1", [], 1)


@pytest.mark.rule("R4.4")
def test_everybody_knows_how_many_events_are_left():
    t = table(round=3, seats=2)
    for seat in (-1, 0, 1):
        view = t.game.view(seat)
        assert (view.round, view.events_left) == (3, 7)
        assert view.to_json()["events_left"] == 7


@pytest.mark.rule("R4.5")
def test_an_effect_touches_only_the_own_mine():
    ruin = card("ruin", 1, "put collapse on each card, put 1 machine on each card")
    t = table(ruin, seats=2, hand="ruin", mine="a1@0")
    t[1].play("ruin")
    t.use("ruin", at=2)
    assert (t[0].collapses, t[1].collapses) == ("a1 ruin", "")
    assert (t[0].machines("a1"), t[1].machines("a1")) == (1, 0)


@pytest.mark.rule("R4.5")
def test_an_effect_counts_only_the_own_mine():
    clan = card("clan", 1, "gain 1 coin per scottish card", factions="scots")
    t = table(clan, seats=2, hand="clan", others={"mine": "clan@0 clan@2 clan@4"})
    t[1].play("clan")
    assert t.use("clan").coins == 1

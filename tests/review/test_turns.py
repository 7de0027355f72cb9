"""Why a bot did something: what its turn brought, judged by what all may know."""

import pytest

from imperial_miners.bots import Position
from imperial_miners.bots.naming import make_bot
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import FEATURE
from imperial_miners.packs import load_pack
from imperial_miners.review.replay import Replay
from imperial_miners.review.turns import SECRET, judge, last_turn, positions_of, steps_of, turn_of

PACK = load_pack("base")


def play(seed: str, rounds: int) -> Game:
    """Two bots, one of them careless, up to a round."""
    game = Game.new(PACK, 2, seed, "first-game")
    bots = [make_bot("greedy", seed), make_bot("digger", seed)]
    while not game.is_over and game.round <= rounds:
        for seat in game.awaiting():
            if game.actions(seat):
                game.apply(seat, bots[seat].choose(Position.of(game, seat, game.move_count)))
    return game


@pytest.fixture(scope="module")
def whole() -> Replay:
    return Replay(play("turns", 10).record())


def test_a_turn_brings_what_the_seat_has_more():
    compared = 0
    for seed in "abcdefghijkl":
        whole = Replay(play(seed, 10).record())
        for round in range(1, 10):
            first, last = whole.game(whole.beginnings[round]), whole.game(whole.beginnings[round + 1])
            kinds = [PACK.events[game.view(-1).event].kind for game in (first, last)]
            turn = turn_of(whole, 1, round)
            assert turn is not None
            assert {happening.seat for happening in turn.told} == {1}
            if kinds == [FEATURE, FEATURE]:  # nothing is gained outside the turns
                before, after = first.seats[1], last.seats[1]
                assert turn.gains["vp"] == after.vp - before.vp
                assert turn.gains["coins"] == after.coins - before.coins
                assert turn.gains["carts"] == after.carts - before.carts
                compared += 1
    assert compared > 1


def test_nothing_hidden_is_told_while_the_game_runs():
    game = play("running", 4)
    replay = Replay(game.record())
    turn = last_turn(replay, 1, game.round)
    assert turn is not None
    assert all(key.partition(":")[0] != "play" for _, key in turn.answers)
    for round in range(1, turn.round + 1):
        earlier = turn_of(replay, 1, round)
        assert earlier is not None
        verdict = judge(positions_of(replay, earlier), False)
        assert verdict is None or (verdict.other or "").partition(":")[0] not in SECRET
    assert turn_of(replay, 1, game.round + 1) is None


def test_a_slip_is_seen(whole: Replay):
    verdicts = [judge(positions_of(whole, turn), True) for r in range(1, 11) if (turn := turn_of(whole, 1, r))]
    assert min(verdict.behind for verdict in verdicts if verdict is not None) < -1
    named = [verdict.other for verdict in verdicts if verdict is not None and verdict.other]
    assert any(other.startswith("play:") for other in named), "once it is over, hands may be spoken of"


def test_a_line_stops_where_something_would_be_seen(whole: Replay):
    game = whole.game(whole.beginnings[3])
    seat = game.awaiting()[0]
    reason = make_bot("planner").explain(Position.of(game, seat))
    steps = steps_of(game, seat, reason.line)
    assert [option.key for _, option in steps] == list(reason.line[: len(steps)])
    assert steps[0][1].key == reason.choice
    assert all(before.seats[0].seen == game.seats[seat].seen for before, _ in steps)

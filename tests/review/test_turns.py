"""Why a bot did something: what its turn brought, judged by what all may know."""

import pytest

from imperial_miners.bots import Position, Reason
from imperial_miners.bots.naming import make_bot
from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.packs import load_pack
from imperial_miners.review.preview import EVERYBODY
from imperial_miners.review.replay import Replay
from imperial_miners.review.turns import SECRET, advised, judge, last_turn, positions_of, turns_of

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
        for turn in turns_of(whole, 1)[:9]:
            round = turn.round
            first, last = whole.game(whole.beginnings[round]), whole.game(whole.beginnings[round + 1])
            kinds = [PACK.events[game.view(-1).event].kind for game in (first, last)]
            assert {happening.seat for happening in turn.happenings} == {1}
            if kinds == ["feature", "feature"]:  # nothing is gained outside the turns
                before, after = first.seats[1], last.seats[1]
                assert turn.gains["vp"] == after.vp - before.vp
                assert turn.gains["coins"] == after.coins - before.coins
                assert turn.gains["carts"] == after.carts - before.carts
                compared += 1
    assert compared > 1


def test_nothing_hidden_is_told_while_the_game_runs():
    game = play("running", 4)
    replay = Replay(game.record())
    turn = last_turn(replay, 1)
    assert turn is not None
    assert all(key.partition(":")[0] != "play" for _, key in turn.answers)
    turns = turns_of(replay, 1)
    assert [earlier.round for earlier in turns] == list(range(1, turn.round + 1))
    for earlier in turns:
        verdict = judge(positions_of(replay, earlier), False)
        assert verdict is None or (verdict.other or "").partition(":")[0] not in SECRET


def test_a_verdict_says_nothing_of_the_hand_while_the_game_runs():
    """Else whoever asks why could try every hand, and rule out those of which something else would be said."""
    game = play("hands", 5)
    replay, differing = Replay(game.record()), 0
    for turn in turns_of(replay, 1):
        verdict, mine = judge(positions_of(replay, turn), False), set()
        for state in (11, 12):
            others = [(redeal(replay.game(at), EVERYBODY, state), key) for at, key in turn.answers]
            alike = [(Position.of(other, 1, eyes=EVERYBODY), key) for other, key in others]
            assert judge(alike, False) == verdict
            mine.add(judge([(Position.of(other, 1), key) for other, key in others], False))
        differing += len(mine) > 1
    assert differing > 1, "with the hand in mind something else would be said"


def test_a_slip_is_seen(whole: Replay):
    verdicts = [judge(positions_of(whole, turn), True) for turn in turns_of(whole, 1)]
    assert min(verdict.behind for verdict in verdicts if verdict is not None) < -1
    named = [verdict.other for verdict in verdicts if verdict is not None and verdict.other]
    assert any(other.startswith("play:") for other in named), "once it is over, hands may be spoken of"


def test_a_line_stops_where_something_would_be_seen(whole: Replay):
    cut = 0
    for turn in turns_of(whole, 1):
        steps = [step for step in whole.steps_of(turn.round, 1) if step.phase == "mine"]
        games = [whole.game(step.number - 1) for step in steps]
        keys = [step.key for step in steps]
        known = [key for key, game in zip(keys, games, strict=True) if game.seats[1].seen == games[0].seats[1].seen]
        reason = Reason(keys[0], tuple(keys), {}, 0.0, None, 0.0)
        assert [taken.option.key for taken in advised(games[0], 1, reason)] == known
        cut += len(known) < len(keys)
    assert cut > 1

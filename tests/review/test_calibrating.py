"""The measurement of how far the gauge can be trusted."""

from random import Random

from imperial_miners.packs import load_pack
from imperial_miners.review.judging.calibrating import LinePair, compare, foreseen, interval, pairs_of, report, share
from imperial_miners.review.judging.moments import actions_of, stretches_of
from imperial_miners.review.judging.prospect import Effort, Prospect, wary_gauge
from imperial_miners.review.replay import Replay
from tests.review.games import random_record

PACK = load_pack("base")
QUICK = Effort(nodes=200, glance=20, candidates=2, sifting=1, picking=1, measuring=2)


def noisy(true: float) -> list[LinePair]:
    """Pairs of forty games in which a share of what was expected came, give or take."""
    rng = Random("noise")
    gauged = [(game, rng.gauss(0, 2), rng.gauss(1, 3)) for game in range(40) for _ in range(5)]
    return [LinePair(game, ahead, hope, ahead + true * hope + rng.gauss(0, 2)) for game, ahead, hope in gauged]


def test_the_share_that_came_is_found_with_its_interval():
    for true in (0.2, 0.8):
        low, high = interval(noisy(true))
        assert low < true < high < low + 0.3
        assert low < share(noisy(true)) < high


def test_a_line_is_not_ahead_of_itself_and_its_parts_add_up():
    replay = Replay(random_record(1), PACK)
    stretch = stretches_of(replay, 0)[6]
    prospect = Prospect(replay.game(stretch.at), 0, wary_gauge(PACK), QUICK, "same")
    taken = tuple(actions_of(prospect.game, stretch.keys))
    assert compare(prospect, 3, taken, taken) == LinePair(3, 0.0, 0.0, 0.0)
    score, hope = foreseen(prospect, taken, 0)
    assert score + hope > prospect.lead(taken, 0)[1] > score, "the review believes a part of what the gauge hopes for"


def test_a_game_gives_pairs_and_a_report():
    found = [next(pairs_of(PACK, 0, QUICK)), next(pairs_of(PACK, 1, QUICK))]
    assert [pair.game for pair in found] == [0, 1]
    assert next(iter(report(found, 2))) == "2 pairs of lines in 2 games"

"""The mathematics of intervals and ratings, on data whose truth is known."""

import numpy as np
import pytest

from imperial_miners.arena.intervals import (
    Estimate,
    estimates,
    mean_estimate,
    rating_estimates,
    share_estimates,
    strengths,
)
from imperial_miners.arena.tournament import standings_of
from tests.arena.matches import result


def test_the_interval_of_a_mean_is_that_of_the_textbook():
    values = np.random.default_rng(5).normal(50, 10, 400)
    found = mean_estimate(values)
    error = values.std(ddof=1) / 20
    assert found.value == pytest.approx(values.mean())
    assert found.low == pytest.approx(values.mean() - 1.96 * error, abs=0.1 * error)
    assert found.high == pytest.approx(values.mean() + 1.96 * error, abs=0.1 * error)


def test_19_intervals_in_20_hold_the_truth():
    generator = np.random.default_rng(8)
    samples = (mean_estimate(generator.normal(7, 3, 60)) for _ in range(300))
    held = sum(found.low <= 7 <= found.high for found in samples)
    assert 0.91 * 300 <= held <= 0.985 * 300


@pytest.mark.parametrize("seeds", [2, 3, 5, 12])
def test_few_seeds_are_known_to_be_few(seeds: int):
    generator = np.random.default_rng(seeds)
    samples = (mean_estimate(generator.normal(7, 3, seeds)) for _ in range(400))
    held = sum(found.low <= 7 <= found.high for found in samples)
    assert held >= 0.9 * 400


def test_pairing_takes_the_luck_of_the_deal_out():
    generator = np.random.default_rng(2)
    luck = generator.normal(50, 12, 100)
    results = [
        result(block, {"a": round(luck[block] + 2 + generator.normal(0, 1)), "b": round(luck[block])}, block)
        for block in range(100)
    ]
    standings = standings_of(["a", "b"], results)
    first, second = standings.bots
    assert first.score.low < second.score.high  # by themselves they cannot be told apart
    assert standings.pairs[0].difference.is_clear()
    assert standings.pairs[0].difference.low <= 2 <= standings.pairs[0].difference.high


def test_games_of_one_seed_count_as_one():
    once = [result(block, {"a": 10 + block % 3, "b": 11}, block) for block in range(30)]
    thrice = [game for game in once for _ in range(3)]
    widths = []
    for results in (once, thrice):
        difference = standings_of(["a", "b"], results).pairs[0].difference
        widths.append(difference.high - difference.low)
    assert widths[1] == pytest.approx(widths[0])


def test_one_seed_says_nothing():
    found = mean_estimate(np.array([50.0]))
    assert (found.value, found.low, found.high) == (50, -np.inf, np.inf)
    assert not found.is_clear()


def test_ratings_find_the_strengths_that_made_the_results():
    truth = np.array([1700.0, 1550.0, 1450.0, 1300.0])
    wins = np.zeros((1, 4, 4))
    for i in range(4):
        for j in range(4):
            if i != j:
                wins[0, i, j] = 1000 / (1 + 10 ** ((truth[j] - truth[i]) / 400))
    assert strengths(wins)[0] == pytest.approx(truth, abs=0.01)


def test_a_rating_knows_that_always_so_far_is_not_always():
    wins = np.zeros((20, 2, 2))
    wins[:, 0, 1] = 1
    first, second = rating_estimates(wins)
    assert first.low > second.high
    assert first.low < first.value < first.high < 4000
    certain = np.concatenate([wins] * 10)
    assert rating_estimates(certain)[0].low > first.low


def test_a_share_of_all_games_is_not_certain_either():
    won = np.column_stack([np.ones(30), np.zeros(30)])
    first, second = share_estimates(won, np.ones((30, 2)))
    # Jeffreys' interval for 30 of 30: Beta(30.5, 0.5)
    assert (first.value, first.high) == (100, 100)
    assert first.low == pytest.approx(92.1, abs=1.0)
    assert (second.value, second.low) == (0, 0)


def test_shares_of_known_chance():
    won = np.random.default_rng(4).random((500, 1)) < 0.3
    found = share_estimates(won.astype(float), np.ones((500, 1)))[0]
    error = 100 * np.sqrt(0.3 * 0.7 / 500)
    assert found.low == pytest.approx(found.value - 1.96 * error, abs=0.2 * error)
    assert found.high == pytest.approx(found.value + 1.96 * error, abs=0.2 * error)


def test_the_same_games_give_the_same_intervals():
    blocks = np.random.default_rng(3).random((50, 2))
    assert estimates(blocks, lambda sums: sums) == estimates(blocks, lambda sums: sums)


def test_an_estimate_reads_well():
    assert str(Estimate(1.234, -0.5, 3)) == "1.23 [-0.50, 3.00]"
    assert not Estimate(1.234, -0.5, 3).is_clear()
    assert Estimate(2, 1, 3).is_clear()
    assert not Estimate(2, 1, 3).is_clear(of=2.5)

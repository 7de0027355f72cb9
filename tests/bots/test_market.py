"""Prices while learning."""

from __future__ import annotations

import numpy as np
import pytest

from imperial_miners.bots.learning.market import BAND, Market


def test_a_buyer_of_bargains_ends_up_taking_all_alike():
    """Things worth 1, 2 and 3 to a buyer who likes the dearest: prices bring them together."""
    worth = np.array([1.0, 2.0, 3.0])
    market, dice = Market([0, 0, 0], [1, 1, 1], 200), np.random.default_rng(1)
    for _ in range(400):
        for _ in range(20):
            market.offer(range(3))
            market.take(int((3 * (worth + market.prices) + dice.gumbel(size=3)).argmax()))
        market.adjust()
    assert np.abs(np.log(market.rates())).max() < BAND + 0.4
    assert market.prices[0] > 0.5 > 0 > -0.5 > market.prices[2]
    assert market.prices.sum() == pytest.approx(0, abs=0.05)
    dear = market.prices.copy()
    market.fade()
    assert (np.abs(market.prices) < np.abs(dear)).all()


def test_each_is_measured_by_its_own_group():
    market = Market([1, 1, 2], [10, 10, 10], 1000)
    for _ in range(50):
        market.offer([0, 1, 2])
        market.take(0)
        market.take(2)
    assert market.rates()[2] == pytest.approx(1)
    assert market.rates()[0] > 1.5 > 0.6 > market.rates()[1]
    market.adjust()
    assert market.prices[2] == 0
    assert market.prices[0] < 0 < market.prices[1]


def test_what_is_paid_is_the_price():
    market = Market([0, 0], [1, 1], 10)
    assert market.take(0) == 0
    market.adjust()
    assert market.take(0) == market.prices[0] < 0

"""Prices that keep every choice alive while a policy learns: what is taken too rarely is paid for, the favourites cost.

A policy that learns for points alone soon has favourites and forgets the rest, which it then plays badly and rightly
leaves lying. Prices stop that; they fade before the end, so that what is shipped was learned for points. A price that
does not go away tells a designer how many points a card lacks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[Any]
BAND: Final = 0.4
"""Nothing is asked of what is taken about as often as the others: half as often again, or two thirds."""
RAREST: Final = 0.05
PACE: Final = 0.012
"""Points by which a price moves at each adjustment, for each unit of the logarithm."""
HIGHEST: Final = 9.0
FADING: Final = 0.985


class Market:
    """Things of several groups that are offered, taken and priced, each measured by its own group.

    `kept` says how fast it forgets: what was taken so many choices ago weighs a third of what is taken now.
    """

    def __init__(self, groups: Sequence[int], offered: Sequence[int], kept: int) -> None:
        of = np.array(groups)
        self.groups = [np.flatnonzero(of == group) for group in np.unique(of)]
        self.offered: Numbers = np.array(offered, np.float64)
        self.taken: Numbers = self.offered / 3
        self.prices: Numbers = np.zeros(len(groups))
        self.fresh = 1 - 1 / kept

    def offer(self, things: Iterable[int]) -> None:
        """Count that these things could have been taken."""
        for thing in things:
            self.offered[thing] += 1

    def take(self, thing: int) -> float:
        """This was taken; returns what is paid for it, in points."""
        self.taken[thing] += 1
        self.taken *= self.fresh
        self.offered *= self.fresh
        return float(self.prices[thing])

    def rates(self) -> Numbers:
        """How often each is taken where it is offered, as a part of what is usual in its group."""
        rates = np.zeros(len(self.prices))
        for group in self.groups:
            usual = self.taken[group].sum() / self.offered[group].sum()
            rates[group] = self.taken[group] / self.offered[group] / usual
        return rates

    def adjust(self) -> None:
        """Pay more for what is taken rarely, less for what is taken often; on average nothing."""
        missing = -np.log(np.maximum(self.rates(), RAREST))
        self.prices += PACE * np.sign(missing) * np.maximum(0, np.abs(missing) - BAND)
        for group in self.groups:
            self.prices[group] -= np.average(self.prices[group], weights=self.offered[group])
        self.prices = np.clip(self.prices, -HIGHEST, HIGHEST)

    def fade(self) -> None:
        """Let prices fall to nothing, so that the last games are learned without them."""
        self.prices *= FADING

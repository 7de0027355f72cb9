"""Interleaved measuring: every contender gets a slice of time in each lap, so that a busy machine is busy for all."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

Slice = Callable[[float], tuple[int, int]]
"""Runs for about so many seconds; returns (steps, games) done."""


@dataclass
class Contender:
    """Something measured: its name, how to run it for a while, and the rates seen."""

    name: str
    run: Slice
    clock: Callable[[], float] = time.perf_counter  # time.process_time: seconds of a core, whoever else uses it
    rates: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Steps a second: the median of the laps."""
        return statistics.median(self.rates)

    @property
    def game_rate(self) -> float:
        """Games a second: the median of the laps."""
        return statistics.median(self.games)


def interleave(contenders: Sequence[Contender], laps: int, seconds: float) -> None:
    """Measure all contenders, lap by lap."""
    for contender in contenders:
        contender.run(seconds / 4)  # warm
    for _ in range(laps):
        for contender in contenders:
            began = contender.clock()
            steps, games = contender.run(seconds)
            taken = contender.clock() - began
            contender.rates.append(steps / taken)
            contender.games.append(games / taken)


def each(action: Callable[[], object], seconds: float) -> float:
    """Microseconds of a core that an action takes, the best of five runs."""
    best = float("inf")
    for _ in range(5):
        done = 0
        began = time.process_time()
        while time.process_time() - began < seconds / 5:
            for _ in range(50):
                action()
            done += 50
        best = min(best, (time.process_time() - began) / done)
    return best * 1e6

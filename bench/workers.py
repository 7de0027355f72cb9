"""One process against two workers: a policy that chooses here step by step, with the next half on its way, and copies
of it that play beside the games.

By the clock, and by what the clock could show if two cores had nothing else to do: the processor's time of the busiest
process, or half of what all took together. On a machine that others fill, a group of processes gets no more of it by
being more, so there the clock tells how full it is.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from imperial_miners import envs
from imperial_miners.envs.batches import BatchEnv

SIZES = (64, 256, 1024)
LAPS = 7
SECONDS = 0.5
STEPS = 32
"""Of a rollout."""
CORES = 2
AIM = 1.6


class Worths:
    """A policy by a worth of each action, with chance: what the simplest learner does."""

    def __init__(self, actions: int) -> None:
        self.worths = np.random.default_rng(1).random(actions, np.float32)

    def __call__(self, seen: dict[str, Any], dice: np.random.Generator) -> Any:
        """The offered action of the greatest worth, as chance moves worths now."""
        shifted = self.worths + dice.random(len(self.worths), np.float32)
        return (seen["action_mask"] * shifted).argmax(axis=1)


def policy_of(batch: BatchEnv) -> Worths:
    """A policy for the actions of a batch."""
    return Worths(batch.schema.action_count)


@dataclass
class Way:
    """A way to play a batch: its processes beside this one, what makes some decisions, and the rates seen."""

    name: str
    batches: Sequence[Any]
    go: Callable[[], int]
    by_clock: list[float] = field(default_factory=list)
    if_free: list[float] = field(default_factory=list)

    def measure(self) -> None:
        """A slice of time."""
        pids = [os.getpid(), *(process.pid for each in self.batches for process in getattr(each, "processes", ()))]
        before = [processor(pid) for pid in pids]
        made, began = 0, time.perf_counter()
        while time.perf_counter() < began + SECONDS:
            made += self.go()
        taken = [processor(pid) - then for pid, then in zip(pids, before, strict=True)]
        self.by_clock.append(made / (time.perf_counter() - began))
        self.if_free.append(made / max(*taken, sum(taken) / CORES) if len(taken) > 1 else made / taken[0])


def processor(pid: int) -> float:
    """Seconds of the processor that a process has taken, by its clock (Linux: see clock_getcpuclockid)."""
    return time.clock_gettime((~pid << 3) | 2)


def stepping(size: int, workers: int) -> Way:
    """A policy here, a batch there."""
    batch = envs.vector_env(size, workers=workers, copy=False)
    policy, dice = policy_of(batch), np.random.default_rng(2)
    seen = batch.reset(seed=1)[0]

    def go() -> int:
        nonlocal seen
        seen = batch.step(policy(seen, dice))[0]
        return size

    return Way(f"steps, {workers or 'no'} workers", [batch], go)


def halves(size: int) -> Way:
    """Two batches of half the size, a worker each: one steps while the policy thinks about the other."""
    batches = [envs.vector_env(size // 2, workers=1, copy=False) for _ in range(2)]
    policy, dice = policy_of(batches[0]), np.random.default_rng(2)
    for seed, batch in enumerate(batches):
        batch.send(policy(batch.reset(seed=seed * size)[0], dice))

    def go() -> int:
        for batch in batches:
            batch.send(policy(batch.recv()[0], dice))
        return size

    return Way("steps, two halves", batches, go)


def rolling(size: int, workers: int) -> Way:
    """Rollouts: the policy goes where the games are."""
    batch = envs.vector_env(size, workers=workers, copy=False)
    policy = policy_of(batch)
    batch.reset(seed=1)
    number = 0

    def go() -> int:
        nonlocal number
        number += 1
        batch.rollout(policy, STEPS, number)
        return size * STEPS

    return Way(f"rollouts of {STEPS}, {workers or 'no'} workers", [batch], go)


def against(mine: list[float], alone: list[float]) -> float:
    """How many times as fast: the median of the laps in which both ran."""
    return statistics.median(rate / one for rate, one in zip(mine, alone, strict=True))


def report() -> None:
    """All of them in turns."""
    print(f"# Workers (decisions a second, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f})")
    print("\n| games | what | by the clock | against no workers | if two cores were free | against no workers |")
    print("| ---: | --- | ---: | ---: | ---: | ---: |")
    for size in SIZES:
        groups = [[stepping(size, 0), stepping(size, 2), halves(size)], [rolling(size, 0), rolling(size, 2)]]
        ways = [way for group in groups for way in group]
        for way in ways:
            way.go()
        for _ in range(LAPS):
            for way in ways:
                way.measure()
        for alone, *others in groups:
            for way in (alone, *others):
                clock, free = statistics.median(way.by_clock), statistics.median(way.if_free)
                shown = f"| {size} | {way.name} | {clock:,.0f} | {against(way.by_clock, alone.by_clock):.2f}"
                print(f"{shown} | {free:,.0f} | {against(way.if_free, alone.if_free):.2f} |", flush=True)
        for batch in {id(batch): batch for way in ways for batch in way.batches}.values():
            batch.close()
    print(f"\nAim: two workers {AIM} times none from 256 games on, never below one.")

"""Batches leave the cycle collector as they found it, and garbage of others is found all the same."""

import gc
import weakref
from time import perf_counter

import pytest

from imperial_miners import envs
from imperial_miners.envs.collector import COLLECTOR, Collector


class Cycle:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collector() -> Collector:
    """One that has just collected, and waits long for the next time."""
    gc.collect()
    collector = Collector()
    collector.due = float("inf")
    return collector


def test_the_collector_waits_and_goes_on(collector: Collector):
    with collector.waiting():
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(KeyError), collector.waiting():
        raise KeyError
    assert gc.isenabled()


def test_a_collector_that_is_off_stays_off(collector: Collector):
    gc.disable()
    try:
        with collector.waiting():
            kept = [[number] for number in range(100)]
        assert not gc.isenabled()
        assert any(each is kept for each in gc.get_objects(generation=0)), "nobody asked to settle anything"
    finally:
        gc.enable()


def test_what_a_step_made_is_old_and_is_not_walked_again(collector: Collector):
    with collector.waiting():
        kept = [[number] for number in range(100)]
    assert any(each is kept for each in gc.get_objects(generation=2))
    assert gc.get_freeze_count() == 0


def test_what_somebody_has_frozen_stays_frozen(collector: Collector):
    gc.freeze()
    try:
        frozen = gc.get_freeze_count()
        with collector.waiting():
            kept = [[number] for number in range(100)]
        assert gc.get_freeze_count() >= frozen - 10 > 0
        assert kept
    finally:
        gc.unfreeze()


def test_garbage_of_others_is_found_when_a_collection_is_due(monkeypatch: pytest.MonkeyPatch):
    """Without a full collection now and then it would count as old, and nobody would look at it any more."""
    batch = envs.vector_env(2, copy=False)
    batch.reset(seed=1)
    batch.step(batch.random_actions(0))
    monkeypatch.setattr(COLLECTOR, "due", float("inf"))
    cycle = Cycle()
    lost = weakref.ref(cycle)
    del cycle
    for number in range(100):
        batch.step(batch.random_actions(number))
    assert lost() is not None, "counted as old"
    COLLECTOR.due = 0.0
    batch.step(batch.random_actions(1))
    assert lost() is None
    assert COLLECTOR.due > perf_counter(), "the next one waits"

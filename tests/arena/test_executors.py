"""The same games wherever they are played: here, in a pool, on a Dask cluster, with workers that die."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

import pytest

from imperial_miners.arena.match import Match, Result
from imperial_miners.arena.running import WorkersLost, executor_for, run_matches
from tests.arena.matches import plan, played
from tests.table import SMALL

MATCHES = list(plan("greedy", "random", games=24, pack=str(SMALL)).matches())
PATIENCE = 60


@pytest.fixture(scope="module")
def here() -> list[Result]:
    """What one process gives."""
    return played(MATCHES, executor_for(workers=1))


def test_two_processes_play_the_same_games_as_one(here: list[Result]):
    assert [result.match for result in here] == list(range(len(MATCHES)))
    assert played(MATCHES, executor_for(workers=2)) == here


def test_any_executor_will_do(here: list[Result]):
    assert played(MATCHES[:6], lambda: ThreadPoolExecutor(3)) == here[:6]


def test_a_pool_worker_that_dies_is_replaced_and_nothing_counts_twice(here: list[Result]):
    pools: list[ProcessPoolExecutor] = []

    @contextmanager
    def pool() -> Iterator[Executor]:
        with executor_for(workers=2)() as made:
            assert isinstance(made, ProcessPoolExecutor)
            pools.append(made)
            yield made

    found: dict[int, Result] = {}
    for results in run_matches(MATCHES, pool):
        if not found:
            victim = next(iter(pools[0]._processes))
            os.kill(victim, signal.SIGKILL)
        for result in results:
            assert result.match not in found
            found[result.match] = result
    assert len(pools) == 2
    assert [found[number] for number in sorted(found)] == here


class Grave(Executor):
    """Loses every worker."""

    def submit(self, fn: object, /, *args: object, **kwargs: object) -> Future[list[Result]]:
        future: Future[list[Result]] = Future()
        future.set_exception(BrokenProcessPool("gone"))
        return future


def test_it_gives_up_when_workers_die_again_and_again():
    with pytest.raises(WorkersLost, match="3 times"):
        played(MATCHES, Grave)


def test_stopping_early_leaves_the_rest_unplayed():
    begun: list[Future[list[Result]]] = []

    class Queue(ThreadPoolExecutor):
        def submit(self, fn: object, /, *args: object, **kwargs: object) -> Future[list[Result]]:
            begun.append(super().submit(fn, *args, **kwargs))
            return begun[-1]

    parts = run_matches(MATCHES, lambda: Queue(1), workers=3)
    next(parts)
    parts.close()
    assert 0 < sum(not future.cancelled() for future in begun) < len(begun) == 12


def test_a_fault_in_a_task_is_no_lost_worker():
    wrong = [Match(0, 0, "x", ("nobody",))]
    with pytest.raises(ValueError, match="no bot is called 'nobody'"):
        played(wrong, executor_for(workers=1))


class Cluster:
    """A Dask scheduler and two workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        arguments = ["--port", "0", "--no-dashboard", "--scheduler-file", str(self.file)]
        self.processes = [self.start("dask_scheduler", *arguments)]
        self.address: str = self.wait_for_address()
        self.workers = [self.start("dask_worker", *self.worker_arguments(name)) for name in ("one", "two")]
        self.processes += self.workers

    def worker_arguments(self, name: str) -> list[str]:
        plain = ["--no-nanny", "--nthreads", "1", "--no-dashboard", "--name", name]
        return [self.address, *plain, "--local-directory", str(self.folder)]

    def start(self, module: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen([sys.executable, "-m", f"distributed.cli.{module}", *arguments], stderr=log)

    def wait_for_address(self) -> str:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.file.exists() and self.file.read_text().endswith("}"):
                return str(json.loads(self.file.read_text())["address"])
            time.sleep(0.1)
        raise TimeoutError((self.folder / "log").read_text())

    def wait_for_workers(self, number: int) -> None:
        from distributed import Client

        with Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(number, timeout=PATIENCE)

    def close(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    pytest.importorskip("distributed")
    made = Cluster(tmp_path)
    yield made
    made.close()


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(cluster: Cluster, here: list[Result]):
    cluster.wait_for_workers(2)
    found: dict[int, Result] = {}
    for results in run_matches(MATCHES, executor_for(cluster=cluster.address)):
        if not found:
            cluster.workers[0].send_signal(signal.SIGKILL)
        for result in results:
            assert result.match not in found
            found[result.match] = result
    assert cluster.workers[0].wait() == -signal.SIGKILL
    assert cluster.workers[1].poll() is None
    assert [found[number] for number in sorted(found)] == here

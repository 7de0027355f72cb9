"""Playing many matches on any `concurrent.futures.Executor`: chunks out, results back, lost workers replaced.

What a match gives depends on its seed and bots alone, so it does not matter who plays it, how often it is tried, or in
which order results come.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Thread
from typing import Any

from imperial_miners.arena.match import Match, Result
from imperial_miners.arena.playing import play_chunk

OpenExecutor = Callable[[], AbstractContextManager[Executor]]
Chunk = Sequence[Match]
MOST_IN_CHUNK = 25
MOST_TRIES = 3
WORKERS_OF_CLUSTER = 100
"""A guess: enough chunks for so many, and not too small for fewer."""
LOST = ("KilledWorker", "CommClosedError", "FutureCancelledError", "CancelledError")
"""What Dask's executor raises for a task whose worker is gone; named, since Dask need not be installed."""


class WorkersLost(Exception):
    """Workers died again and again, and nothing could be finished."""


class MissingExtra(Exception):
    """Something that must be installed first."""


class SameProcess(Executor):
    """Runs what it is given at once, here."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """A future that is done already."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def executor_for(workers: int = 0, cluster: str = "") -> OpenExecutor:
    """How to open an executor: a Dask cluster at an address, a pool of processes (0: one for each core), or none."""
    if cluster:
        return lambda: dask_executor(cluster)
    number = workers or cores()
    if number == 1:
        return lambda: nullcontext(SameProcess())
    # "spawn" behaves the same on every system, and does not copy threads of this process
    return lambda: ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """Let a worker end when the process that started it is gone: a pool's workers would wait for ever."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def dask_executor(address: str) -> Iterator[Executor]:
    """The executor of a Dask cluster; needs the extra `cluster`."""
    try:
        from distributed import Client
    except ImportError as error:
        raise MissingExtra("a cluster needs Dask: install imperial-miners[cluster]") from error
    made: Any = Client  # Dask publishes types for some of its parts only
    with made(address, set_as_default=False) as client, client.get_executor(pure=False, retries=MOST_TRIES) as pool:
        yield pool


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def chunks_of(matches: Sequence[Match], workers: int) -> list[Chunk]:
    """Matches in handfuls: small enough that a kill costs little, large enough that sending them costs nothing."""
    size = max(1, min(MOST_IN_CHUNK, len(matches) // (workers * 8)))
    return [matches[start : start + size] for start in range(0, len(matches), size)]


def run_matches(
    matches: Sequence[Match], open_executor: OpenExecutor, with_details: bool = False, workers: int = 0
) -> Generator[list[Result], None, None]:
    """Play matches and give the results of each chunk as it is finished, each match exactly once.

    `workers` is about how many there are, for the size of chunks and how many wait their turn (0: as many as cores).
    Chunks whose worker died go out again on a new executor; `WorkersLost` if that brings nothing three times running.
    """
    workers = workers or cores()
    waiting = dict(enumerate(chunks_of(matches, workers)))
    fruitless = 0
    while waiting:
        before = len(waiting)
        with open_executor() as executor:
            for number, results in run_once(executor, dict(waiting), with_details, 4 * workers):
                del waiting[number]
                yield results
        fruitless = fruitless + 1 if len(waiting) == before else 0
        if fruitless == MOST_TRIES:
            raise WorkersLost(f"workers died {MOST_TRIES} times running; {len(waiting)} chunks are not played")


def run_once(
    executor: Executor, waiting: dict[int, Chunk], with_details: bool, ahead: int
) -> Iterator[tuple[int, list[Result]]]:
    """Send chunks out, a few ahead of those that come back; leave out those whose worker was lost."""
    if isinstance(executor, SameProcess):
        ahead = 1
    numbers = iter(waiting)
    futures: dict[Future[list[Result]], int] = {}
    is_broken = False
    try:
        while True:
            while not is_broken and len(futures) < ahead and (number := next(numbers, None)) is not None:
                try:
                    futures[executor.submit(play_chunk, waiting[number], with_details)] = number
                except BrokenExecutor:
                    is_broken = True
            if not futures:
                return
            for future in wait(futures, return_when=FIRST_COMPLETED).done:
                number = futures.pop(future)
                try:
                    results = future.result()
                except (Exception, CancelledError) as error:
                    if not is_lost_worker(error):
                        raise
                    is_broken = is_broken or isinstance(error, BrokenExecutor)
                else:
                    yield number, results
    finally:  # stopped early: what has not begun shall not begin
        for future in futures:
            future.cancel()


def is_lost_worker(error: BaseException) -> bool:
    """Whether an error comes from a worker that died, not of a fault in the task."""
    return isinstance(error, BrokenExecutor | CancelledError) or type(error).__name__ in LOST

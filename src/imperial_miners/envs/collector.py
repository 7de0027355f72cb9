"""What batches ask of Python's cycle collector: to leave their games alone, and to find everybody else's garbage."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

RARELY: Final = 100
"""So many times as long as a full collection took, the next one waits."""


class Collector:
    """The collector of this process, for as long as batches step.

    Games hold no cycles. The collector would walk what each step has made, with thousands of games from far away, so
    what a step leaves counts as old at once. That goes for whatever else is young at that moment, too: therefore
    everything is collected from time to time.
    """

    def __init__(self) -> None:
        self.due = 0.0

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Let the collector wait, if it is on."""
        if not gc.isenabled():
            yield
            return
        gc.disable()
        try:
            yield
        finally:
            self.settle()
            gc.enable()

    def settle(self) -> None:
        """Let what was made count as old; where somebody keeps objects frozen, this would thaw them."""
        began = perf_counter()
        if began >= self.due:
            gc.collect()
            now = perf_counter()
            self.due = now + RARELY * (now - began)
        elif not gc.get_freeze_count():
            gc.freeze()
            gc.unfreeze()


COLLECTOR: Final = Collector()

"""Collecting garbage so that nobody waits for it.

Python looks through everything that lives whenever that has grown by a quarter: with thousands of pages coming back,
a fifth of a second each time. Here only what is new is looked through, often; what is found alive counts as old, and
all of it is looked through seldom. Most things need no collecting at all: only those that hold each other.
"""

from __future__ import annotations

import gc
import time
from typing import Final

from imperial_miners.web.tables.background import Background

PAUSE: Final = 0.5
"""Seconds between two looks through what is new."""
COMPLETE: Final = 900.0
"""Seconds between two looks through everything."""
NEVER: Final = 1_000_000_000


class Garbage(Background):
    """Looks through what is new, as long as a server runs."""

    def __init__(self) -> None:
        super().__init__(self.look, PAUSE)
        self.thresholds = gc.get_threshold()
        self.complete = time.monotonic()

    def start(self) -> None:
        """Take what is here now as old; from now on nothing but this looks through it."""
        gc.freeze()
        gc.set_threshold(*self.thresholds[:2], NEVER)
        super().start()

    async def look(self) -> None:
        """Collect what is new, or everything if it is time for that."""
        if time.monotonic() - self.complete > COMPLETE:
            self.complete = time.monotonic()
            gc.unfreeze()
        gc.collect()
        gc.freeze()

    async def stop(self) -> None:
        """Leave collecting to Python again."""
        await super().stop()
        gc.set_threshold(*self.thresholds)
        gc.unfreeze()

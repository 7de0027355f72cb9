"""The meter: what the thing under somebody's hands is worth, measured beside everything else and dropped by an edit."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from dataclasses import dataclass
from typing import Any, Final

from imperial_miners.web.bench.drafts import Draft
from imperial_miners.web.bench.history import Figure, History

UNWATCHED: Final = 15.0
"""Seconds after which a meter stops that nobody looks at."""
MODULE: Final = "imperial_miners.arena.bench.meter"


@dataclass
class Gauging:
    """What the meter says: of which draft, and since when."""

    draft: Draft
    pack: str  # the digest of the pack with the draft in it
    began: float
    news: dict[str, Any]
    error: str = ""

    @property
    def figure(self) -> Figure | None:
        """The estimate, as soon as there is one."""
        if self.news.get("low") is None:
            return None
        value, low, high, seconds = (float(self.news[name]) for name in ("value", "low", "high", "seconds"))
        return Figure(value, low, high, int(self.news["deals"]), seconds, self.pack[:8])


class Meter:
    """Measures one thing at a time, in a process of its own."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.reading: Gauging | None = None
        self.process: asyncio.subprocess.Process | None = None
        self.task: asyncio.Task[None] | None = None
        self.looked = 0.0

    @property
    def is_running(self) -> bool:
        """Whether something is measured now."""
        return self.task is not None and not self.task.done()

    def look(self, id: str) -> Gauging | None:
        """What is known of a thing; whoever asks is watching."""
        if self.reading is None or self.reading.draft.id != id:
            return None
        self.looked = time.monotonic()
        return self.reading

    async def start(self, draft: Draft, digest: str, folder: str) -> None:
        """Measure this; what was measured before is dropped, and goes on if it is the same."""
        if self.reading is not None and self.reading.pack == digest and self.reading.draft.id == draft.id:
            return
        await self.stop()
        self.looked = time.monotonic()
        self.reading = Gauging(draft, digest, time.monotonic(), {})
        self.task = asyncio.get_running_loop().create_task(self.run(self.reading, folder))

    async def drop_unless(self, draft: Draft) -> None:
        """An edit: what is measured of another version of the same thing is of no use any more."""
        if self.reading is not None and self.reading.draft.play_mark != draft.play_mark:
            await self.stop()

    async def stop(self) -> None:
        """End what is measured; what is known of it goes into the history."""
        task, self.task, process = self.task, None, self.process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.keep()
        self.reading = None

    def keep(self) -> None:
        """Put what is known into the history."""
        if self.reading is not None and (figure := self.reading.figure) is not None:
            self.history.note(self.reading.draft, figure=figure)

    async def run(self, reading: Gauging, folder: str) -> None:
        """Read what the process has to say until it ends, or nobody looks any more."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            MODULE,
            folder,
            reading.draft.id,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self.process = process
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            while line := await process.stdout.readline():
                with contextlib.suppress(ValueError):
                    reading.news = json.loads(line)
                if time.monotonic() - self.looked > UNWATCHED:
                    break
            else:
                error = (await process.stderr.read()).decode(errors="replace").strip()
                reading.error = error.splitlines()[-1][:300] if error and not reading.news.get("is_over") else ""
            self.keep()
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            with contextlib.suppress(asyncio.CancelledError):
                await process.wait()

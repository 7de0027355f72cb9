"""Real server processes on real sockets, which can be killed.

They are forked from one process that has imported everything, so that hundreds of them can be started in a test.
"""

import contextlib
import multiprocessing
import random
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from imperial_miners.web.app import make_app
from imperial_miners.web.serving import TableServer, listen
from imperial_miners.web.tables.bots import RandomThinker
from tests.web.tables import is_illegal, settings_for

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.web.processes"])


def run(listener: socket.socket, database: str, folder: Path, with_pages: bool) -> None:
    """Serve until killed; the body of a server process."""
    app = make_app(settings_for(database, folder), RandomThinker(), with_pages=with_pages)
    config = uvicorn.Config(app, log_config=None, proxy_headers=False, timeout_graceful_shutdown=2)
    TableServer(config, app.state.service, app.state.reach, "", 0, open_browser=False).run(sockets=[listener])


class Server:
    """A server process. Its socket outlives it, so that nothing else takes the port between two lives."""

    def __init__(self, database: str, folder: Path, with_pages: bool = False) -> None:
        self.database = database
        self.folder = folder
        self.with_pages = with_pages
        self.listener = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.process: Any = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.process = FORKS.Process(
            target=run, args=(self.listener, self.database, self.folder, self.with_pages), daemon=True
        )
        self.process.start()
        end = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{self.address}/healthz", timeout=5).raise_for_status()
                return
            except httpx.HTTPError:
                assert time.monotonic() < end, "the server does not answer"
                assert self.process.is_alive(), "the server did not start"
                time.sleep(0.02)

    def kill(self) -> None:
        """End it as a failing machine would: SIGKILL."""
        self.process.kill()
        self.process.join()

    def close(self) -> None:
        """End it for good."""
        self.kill()
        self.listener.close()


@contextlib.contextmanager
def server(database: str, folder: Path, with_pages: bool = False) -> Iterator[Server]:
    """A running server process."""
    started = Server(database, folder, with_pages)
    try:
        started.start()
        yield started
    finally:
        started.close()


class Player:
    """Plays one seat over HTTP, remembers what was acknowledged, and repeats what was not."""

    def __init__(self, http: httpx.Client, game: str, seat: int, rng: random.Random) -> None:
        self.http = http
        self.seat = seat
        self.rng = rng
        self.path = f"/api/v1/games/{game}/seats/{seat}"
        self.acknowledged: list[str] = []
        self.pending: tuple[int, str] | None = None
        self.repeated = 0

    def step(self) -> bool:
        """Give one answer; whether the seat owed one. Raises httpx.HTTPError when the server is gone."""
        if self.pending is None:
            view = self.http.get(f"{self.path}/view").raise_for_status().json()
            assert view["number"] == len(self.acknowledged), "an acknowledged answer is missing, or one came twice"
            if view["view"]["decision"] is None:
                return False
            self.pending = (view["number"], self.rng.choice(view["view"]["decision"]["options"]))
        number, option = self.pending
        answer = self.http.post(f"{self.path}/decide", json={"number": number, "option": option})
        if is_illegal(answer):
            self.pending = None  # the other seat has emptied the deck meanwhile; the next view must show nothing of it
            return True
        answer.raise_for_status()
        assert answer.json()["number"] == number + 1
        self.repeated += answer.json()["repeated"]
        self.acknowledged.append(option)
        self.pending = None
        return True

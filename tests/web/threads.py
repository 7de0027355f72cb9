"""A real server on a real socket in a thread of the tests, so that they can reach into what it serves."""

import threading
import time
from pathlib import Path
from typing import Self

import uvicorn

from imperial_miners.web.app import make_app
from imperial_miners.web.serving import listen
from imperial_miners.web.settings import Limits, Settings
from imperial_miners.web.tables.bots import RandomThinker

GENEROUS = Limits(requests=1e6, guesses=1e6, creations=1e6, words=1e6)
PATIENCE = 60.0


class Server:
    """A server of its own thread; `service` is what it serves."""

    def __init__(self, folder: Path, bench: str = "") -> None:
        app = make_app(Settings(data_dir=folder, limits=GENEROUS, bench=bench), RandomThinker())
        self.service = app.state.service
        self.listener = listen("127.0.0.1", 0)
        self.address = f"http://localhost:{self.listener.getsockname()[1]}"
        self.uvicorn = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.listener],), daemon=True)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Begin to serve."""
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.uvicorn.started:
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop serving."""
        self.service.hub.close()
        self.uvicorn.should_exit = True
        self.thread.join(10)

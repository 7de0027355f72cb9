"""A real server and a real browser. The path of Chromium comes from IMPERIAL_MINERS_CHROMIUM (`go.py test` sets it)."""

import os
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from imperial_miners.web.app import make_app
from imperial_miners.web.bots_at_table import RandomThinker
from imperial_miners.web.settings import Limits, Settings

GENEROUS = Limits(requests=1e6, guesses=1e6, creations=1e6, words=1e6)


class Server:
    """A server of its own thread; `service` is what it serves."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        app = make_app(Settings(data_dir=folder, limits=GENEROUS), RandomThinker())
        self.service = app.state.service
        self.uvicorn = uvicorn.Server(
            uvicorn.Config(app, port=self.port, log_level="warning", timeout_graceful_shutdown=1)
        )
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Begin to serve."""
        self.thread.start()
        for _ in range(600):
            if self.uvicorn.started:
                return
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        """Stop serving."""
        self.service.hub.close()
        self.uvicorn.should_exit = True
        self.thread.join(10)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = os.environ.get("IMPERIAL_MINERS_CHROMIUM") or shutil.which("chromium")
    if not program:
        pytest.fail("The browser tests need Chromium: set IMPERIAL_MINERS_CHROMIUM to its path.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Visitor]:
    """Opens pages as devices do; whatever a page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(path: str = "/", **device: Any) -> Page:
        device.setdefault("viewport", {"width": 1280, "height": 800})
        context = browser.new_context(base_url=server.address, **device)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("response", lambda answer: complaints.append(answer.url) if answer.status >= 400 else None)
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []

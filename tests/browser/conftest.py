"""A real server and a real browser. The path of Chromium comes from IMPERIAL_MINERS_CHROMIUM (`go.py test` sets it)."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.threads import Server

PATIENCE = 20_000
"""Milliseconds for whatever a page should do: a busy machine is no fault of it."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, for one module: while Playwright runs no other event loop can, and some tests have one."""
    program = os.environ.get("IMPERIAL_MINERS_CHROMIUM") or shutil.which("chromium")
    if not program:
        pytest.fail("The browser tests need Chromium: set IMPERIAL_MINERS_CHROMIUM to its path.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
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
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("response", lambda answer: complaints.append(answer.url) if answer.status >= 400 else None)
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []

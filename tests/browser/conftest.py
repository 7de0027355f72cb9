"""A real server and a real browser. `go.py` finds Chromium without a window (IMPERIAL_MINERS_HEADLESS), which costs
less, and with one (IMPERIAL_MINERS_CHROMIUM), for a module that says `WINDOW = True`.
"""

import functools
import os
import shutil
from collections.abc import Callable, Iterator
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, expect, sync_playwright

from imperial_miners.web.tables import games
from imperial_miners.web.tables.promises import Promises
from tests.web.threads import Server

PATIENCE = 20_000
"""Milliseconds for whatever a page should do: a busy machine is no fault of it."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("tables")) as server:
        yield server


Launch = Callable[[bool], Browser]


@pytest.fixture(scope="module")
def launch(request: pytest.FixtureRequest) -> Iterator[Launch]:
    """Chromium with and without pictures, for one module: while Playwright runs no other event loop can, and some
    tests have one.
    """
    program = os.environ.get("IMPERIAL_MINERS_CHROMIUM") or shutil.which("chromium")
    if not getattr(request.module, "WINDOW", False):
        program = os.environ.get("IMPERIAL_MINERS_HEADLESS") or program
    if not program:
        pytest.fail("The browser tests need Chromium: set IMPERIAL_MINERS_CHROMIUM to its path.")
    with sync_playwright() as playwright:

        @functools.cache
        def start(pictures: bool) -> Browser:
            shown = [] if pictures else ["--blink-settings=imagesEnabled=false"]
            arguments = ["--no-sandbox", "--disable-gpu", *shown]
            browsers.append(playwright.chromium.launch(executable_path=program, args=arguments))
            return browsers[-1]

        browsers: list[Browser] = []
        yield start
        for browser in browsers:
            browser.close()


@pytest.fixture
def browser(launch: Launch) -> Browser:
    """Chromium as people have it."""
    return launch(True)


SAME_LUCK = "Crypto.prototype.getRandomValues = bytes => bytes.fill(7)"
"""What each seat adds to the deal."""


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards for a test whenever it runs: one that fails on a rare deal fails where it is written, or never.

    IMPERIAL_MINERS_LUCK names other cards; the secrets of a server are made from it and the test's name.
    """
    name = f"{os.environ.get('IMPERIAL_MINERS_LUCK', '')} {request.node.nodeid}"
    made: dict[str, str] = {}

    def secret(promises: Promises, named: str, session: object) -> str:
        return made.setdefault(named, sha256(f"{name} {len(made)}".encode()).hexdigest())

    monkeypatch.setattr(Promises, "secret", secret)
    without_promise = SimpleNamespace(
        token_hex=lambda _: secret(Promises.__new__(Promises), f"{len(made)}", None),
        token_urlsafe=games.secrets.token_urlsafe,
    )
    monkeypatch.setattr(games, "secrets", without_promise)


Visitor = Callable[..., Page]
SETTLED = "try { localStorage['imperial-miners-volume'] ??= '0' } catch {}"
"""A device that has been asked whether it wants sound."""


@pytest.fixture
def visitor(request: pytest.FixtureRequest, server: Server, launch: Launch) -> Iterator[Visitor]:
    """Opens pages as devices do; whatever a page complains about fails the test.

    A module that says `PICTURES = False` proves something else, and drawing them anew would take most of its time.
    """
    has_pictures = getattr(request.module, "PICTURES", True)
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(path: str = "/", pictures: bool = has_pictures, **device: Any) -> Page:
        device.setdefault("viewport", {"width": 1280, "height": 800})
        device.setdefault("service_workers", "block")  # what it keeps is work, and proves nothing in most tests
        is_new = device.pop("is_new", False)
        refusals = device.pop("refusals", ())  # statuses that the test is about
        context = launch(pictures).new_context(base_url=server.address, **device)
        context.add_init_script(SAME_LUCK)
        if not is_new:
            context.add_init_script(SETTLED)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.set_default_navigation_timeout(3 * PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        awaited = tuple(f"status of {status}" for status in refusals)

        def complain(message: ConsoleMessage) -> None:
            if message.type == "error" and not any(each in message.text for each in awaited):
                complaints.append(message.text)

        def answered(answer: Response) -> None:
            if answer.status >= 400 and answer.status not in refusals:
                complaints.append(answer.url)

        page.on("console", complain)
        page.on("response", answered)
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []

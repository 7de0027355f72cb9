"""Every page in all five languages, and axe on all of them by day and by night."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from imperial_miners.text import LANGUAGES
from imperial_miners.web.http.dependencies import SESSION_COOKIE
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.tables.requests import NewTable
from tests.browser.conftest import Visitor
from tests.web.threads import Server

T = TypeVar("T")
TOKEN = "e" * 43
PERSON, OPEN = {"kind": "person"}, {"kind": "open"}


def in_server(server: Server, work: Coroutine[Any, Any, T]) -> T:
    """Do something in the loop of the server."""
    task = server.service.clock.task
    assert task is not None
    return asyncio.run_coroutine_threadsafe(work, task.get_loop()).result(60)


async def begin(server: Server, seed: str, *seats: dict[str, str], answers: int = 0) -> Table:
    """A game of the device with the known token, played on at random."""
    service, session = server.service, Session(TOKEN)
    table: Table = await service.games.create(
        session, NewTable.model_validate({"seats": list(seats), "clock": 300}), seed
    )
    rng = random.Random(seed)
    for _ in range(answers):
        mine = [seat for seat in table.game.awaiting() if seat in table.seats_of(session.holder)]
        if not mine:
            break
        decision = table.game.decision(mine[0])
        assert decision is not None
        key = rng.choice(decision.options).key
        await service.answers.decide(session, table.id, mine[0], table.state.numbers[mine[0]], key)
    return table


async def begin_for(server: Server, host: Session) -> str:
    """A game of somebody else; the token of an invitation to it."""
    promise = server.service.promises.make(host, server.service.live.now()).token
    wanted = NewTable.model_validate({"seats": [PERSON, OPEN], "promise": promise})
    table = await server.service.games.create(host, wanted)
    invitation: str = await server.service.seating.invite(host, table.id, 1)
    return invitation


@pytest.fixture(scope="module")
def paths(server: Server) -> list[str]:
    """The addresses of every kind of page."""
    middle = in_server(server, begin(server, "middle", PERSON, PERSON, answers=60)).id
    ended = in_server(server, begin(server, "ended", PERSON, answers=1000)).id
    waiting = in_server(server, begin(server, "waiting", PERSON, OPEN)).id
    host = in_server(server, begin_for(server, Session("h" * 43)))
    return [
        "/",
        "/rules",
        "/about",
        "/cards?kind=event",
        "/cards/embassy",
        f"/table/{middle}/1",
        f"/table/{middle}/1?look=2",
        f"/table/{middle}/1?plan=1",
        f"/table/{middle}/1/log",
        f"/table/{middle}/watch",
        f"/table/{middle}/pass",
        f"/table/{middle}/device",
        f"/table/{waiting}/seats",
        f"/join/{host}",
        f"/table/{ended}/result",
    ]


def enter(page: Page, server: Server) -> None:
    """Be the device with the known token."""
    page.context.add_cookies([{"name": SESSION_COOKIE, "value": TOKEN, "url": server.address}])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.access("seeing", "No page in any of the five languages is wider than a phone of 390 pixels.")
def test_every_page_in_every_language(visitor: Visitor, server: Server, paths: list[str], language: str) -> None:
    page = visitor("/about", locale=language, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    enter(page, server)
    for path in paths:
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading").first).to_be_attached()
        width = page.evaluate("() => document.documentElement.scrollWidth")
        assert width <= 390, (path, width)
        bar = page.locator(".bar:not(:has(label + label + label))")
        assert not bar.count() or bar.evaluate("each => each.offsetHeight") < 64, path  # one row


DRAWN = {"exclude": [[".last-mine .plaque svg"]]}
"""Icons so small that axe takes the page for their ground, not the paper that they lie on; hidden from readers."""


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.access(
    "seeing", "Contrasts of every page, by day and by night, pass axe: 4.5 to 1 for words, 3 to 1 for large ones."
)
def test_axe_finds_nothing_on_any_page(visitor: Visitor, server: Server, paths: list[str], light: str) -> None:
    page = visitor("/about", color_scheme=light, bypass_csp=True, reduced_motion="reduce")
    enter(page, server)
    found = []
    for path in paths:
        page.goto(path)
        for one in Axe().run(page, DRAWN).response["violations"]:
            found += [f"{path}: {one['id']}: {node['target']} {node['failureSummary'][:200]}" for node in one["nodes"]]
    assert found == []

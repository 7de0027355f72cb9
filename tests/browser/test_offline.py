"""Without a network: what was read opens again, a table keeps an answer till it can be sent, a newer worker waits."""

import pytest
from playwright.sync_api import Browser, Page, expect

from imperial_miners.web.log.entry import CHOOSE
from imperial_miners.web.pages import worker
from tests.browser.playing import give_the_first, keep_marked, number_of, wait_for_next
from tests.web.threads import Server

KEPT = "() => localStorage['imperial-miners-kept'] && navigator.serviceWorker.controller"
"""Whether a worker stands before the page and has what everybody may want."""
NEWER = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (!registration.waiting) await new Promise(done => { setTimeout(done, 50); });
}"""
"""Fetches the newer worker, and comes back when it waits."""


@pytest.fixture
def page(browser: Browser, server: Server) -> Page:
    context = browser.new_context(base_url=server.address, locale="en", reduced_motion="reduce")
    context.add_init_script("try { localStorage['imperial-miners-volume'] ??= '0' } catch {}")
    page = context.new_page()
    page.goto("/about")
    page.wait_for_function(KEPT)
    return page


def test_what_was_read_opens_without_a_network_and_an_answer_waits_for_it(
    page: Page, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = page.context
    context.set_offline(True)
    for path in ("/", "/rules", "/cards"):
        page.goto(path)
        expect(page.locator(".kept-note")).to_be_visible()
    page.goto("/table/AAAAAAAAAAAAAAAA/1")
    expect(page.locator("h1")).to_have_text("No connection")
    context.set_offline(False)

    page.goto("/")
    expect(page.locator(".kept-note")).to_be_hidden()
    page.locator(".hero .go.big").click()
    page.locator(".keeper").wait_for()
    table = server.service.live.tables[page.url.split("/")[4]]
    number, mark = number_of(page), page.evaluate("() => globalThis.mark = Math.random()")
    context.set_offline(True)
    keep_marked(page)
    expect(page.locator("#away-kept")).to_be_visible()
    assert table.state.numbers[0] == int(number), "nothing has reached the server"
    context.set_offline(False)
    wait_for_next(page, number)
    expect(page.locator("#away")).to_be_hidden()
    assert [one.entry.kind for one in table.recent].count(CHOOSE) == int(number_of(page)) - int(number)

    monkeypatch.setattr(worker, "VERSION", "newer")
    page.evaluate(NEWER)
    give_the_first(page)
    assert page.evaluate("() => globalThis.mark") == mark, "the page is still the one that was opened"
    assert page.evaluate("async () => !!(await navigator.serviceWorker.ready).waiting")
    context.close()

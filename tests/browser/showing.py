"""What tests of the show share: a table at its first question, the same seat on several pages, what a page shows."""

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE, Visitor

SPEED = "imperial-miners-speed"
PARTS = """() => ['top', 'plan', 'overlay', 'sheet-boards', 'purse', 'coach', 'answer', 'hand', 'sheet-event',
  'sheet-players', 'sheet-log', 'dock', 'theatre'].map(id => document.getElementById(id).outerHTML).join('\\n')"""
QUIET = """() => !document.getElementById('theatre').childElementCount && !document.getElementById('theatre')
  .getAnimations().length"""
PLAYING = "() => document.getElementById('theatre').getAnimations().length > 0"


def page_of(page: Page) -> str:
    """What the page shows, but for names that only the browser's own transitions use."""
    return re.sub(r' style="[^"]*"', "", str(page.evaluate(PARTS)))


def begin(visit: Visitor, against: str = "adept", **device: object) -> Page:
    """A game against a bot (or alone), at its first question."""
    page = visit("/", **device)
    page.evaluate(
        """async level => {
          const seats = [{ kind: 'person' }, ...level ? [{ kind: 'bot', level }] : []];
          const headers = { 'content-type': 'application/json' };
          const { promise } = await (await fetch('/api/v1/promises', { method: 'POST', headers })).json();
          const body = JSON.stringify({ promise, seats, variant: 'first-game' });
          const made = await fetch('/api/v1/games', { method: 'POST', headers, body });
          location.assign(`/table/${(await made.json()).id}/1`);
        }""",
        against,
    )
    page.wait_for_url("**/table/**")
    page.locator("#answer").wait_for()
    page.locator("#answer:not(.is-idle)").wait_for()
    return page


def beside(visit: Visitor, page: Page, speed: str, **device: object) -> Page:
    """Another page of the same device at the same seat, with a speed of its own."""
    state = page.context.storage_state()
    origin = page.evaluate("location.origin")
    state["origins"] = [{"origin": origin, "localStorage": [{"name": SPEED, "value": speed}]}]
    other = visit(page.url, storage_state=state, **device)
    other.locator("#answer").wait_for()
    return other


def settle(pages: dict[str, Page], number: str) -> None:
    """Wait until all pages ask what the first asks, and no show is running."""
    for page in pages.values():
        page.locator(f'#answer [name=number][value="{number}"]').wait_for(state="attached")
        page.wait_for_function(QUIET)


def until(page: Page, is_so: Callable[[], bool], step: int = 20) -> None:
    """Wait, as long as a page may take, for what is looked at from outside; the test then says what it should be."""
    for _ in range(PATIENCE // step):
        if is_so():
            return
        page.wait_for_timeout(step)

"""Names can be read while cards are lifted and played: no mark lies over their letters and none is cut, in a full hand
and in a mine with carts. Every card at rest, in every language, is looked at by `test_every_card.py`.
"""

import random
from itertools import count

import pytest
from playwright.sync_api import Page

from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.tables.requests import NewTable
from tests.browser.conftest import Visitor
from tests.browser.playing import look_up, number_of, wait_for_next
from tests.browser.test_everywhere import PERSON, TOKEN, enter, in_server
from tests.web.threads import Server

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1024, 700), (1280, 800), (1920, 1080)]
FULL = 8
RIGHT = 0
"""The border between two cards of one row."""

UNREADABLE = """async () => {
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const box = each => each.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const marks = [...document.querySelectorAll(
    '.carts use, .halves use, .gears > *, .boulders > *, .badge, .price, .lvl, #plan .key, #hand :is(.key, .note)'
  )].filter(each => each.checkVisibility({ visibilityProperty: true }));
  const found = [];
  for (const name of document.querySelectorAll('#plan .name, #hand .name')) {
    if (!name.clientWidth || !name.checkVisibility({ visibilityProperty: true })) continue;
    const words = document.createRange();
    words.selectNodeContents(name);
    const told = `${name.textContent} in ${name.closest('.card').className}`;
    const plate = box(name.closest('.lintel'));
    for (const { left, right, top, bottom, height } of words.getClientRects()) {
      const letters = { left, right, top: top + height / 5, bottom: bottom - height / 5 };
      for (const mark of marks)
        if (meet(letters, box(mark))) found.push(`${mark.outerHTML} lies over ${told}`);
      if (right > box(name).right + 1 || letters.top < plate.top || letters.bottom > plate.bottom)
        found.push(`${told} is cut`);
    }
  }
  const hand = box(document.querySelector('#hand'));
  for (const card of document.querySelectorAll('#hand .slot'))
    if (innerWidth >= 1024 && box(card).right > hand.right) found.push(`${card.dataset.card} is outside the hand`);
  return found;
}"""
"""Which names of a page cannot be read. Letters are the middle three fifths of a line; a phone's hand is scrolled."""


async def fill(server: Server) -> Table:
    """A game in which a card is to be played from a full hand into a mine of eight with carts side by side."""
    service, session = server.service, Session(TOKEN)
    for luck in count():
        rng = random.Random(luck)
        table = await service.games.create(session, NewTable.model_validate({"seats": [PERSON]}), f"legible {luck}")
        while (decision := table.game.decision(0)) is not None:
            hand, mine = table.game.seats[0].hand, table.game.view(0).seats[0]
            if decision.kind == "play" and len(hand) == FULL <= len(mine.mine):
                beside = [border for _, border in mine.complete if border == RIGHT]
                if len(beside) > 1 and any(not table.game.pack.cards[card].factions for card in hand):
                    return table
            key = rng.choice(decision.options).key
            await service.answers.decide(session, table.id, 0, table.state.numbers[0], key)
    raise AssertionError


def check(page: Page) -> None:
    """Every name can be read at every size."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(UNREADABLE) == [], (width, height)


@pytest.mark.access("seeing", "No mark or price lies over a name.")
def test_nothing_lies_over_a_name(visitor: Visitor, server: Server) -> None:
    table = in_server(server, fill(server))
    page = visitor("/about", locale="uk", reduced_motion="reduce")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    for _ in range(3):
        check(page)
        page.keyboard.press("1")
        check(page)
        before, lifts = number_of(page), page.locator(".opts .opt[data-lift]").count()
        page.keyboard.press("Enter")
        if lifts:
            page.locator("#answer[data-lifted]").wait_for()
            check(page)
            look_up(page)
            page.keyboard.press("1")
            page.keyboard.press("Enter")
        wait_for_next(page, before)

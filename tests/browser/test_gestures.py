"""How many gestures a round takes: a whole solo game as a bot would play it, by mouse and by finger."""

import statistics
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from imperial_miners.bots import Position, make_bot
from imperial_miners.engine.game import Game
from imperial_miners.web.log.state import Table
from tests.browser.conftest import Visitor
from tests.browser.playing import keep_marked, look_away, number_of, wait_for_next
from tests.browser.test_lifting import WITHIN
from tests.browser.test_table import begin_solo
from tests.browser.test_tracing import Pointer, middle
from tests.web.threads import Server

PICTURES = False

MOST = 4
"""Gestures of a round, in the median."""
GOALS = ".scene button[name=option], .event button[name=option]"

HIDDEN = """each => {
  const box = each.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return !each.contains(document.elementFromPoint(x, y));
}"""
"""Whether a thing cannot be pressed where it lies."""


class Player:
    """Plays what a bot would, with as few gestures as the page allows."""

    def __init__(self, page: Page, table: Table, is_finger: bool) -> None:
        self.page, self.table = page, table
        self.pointer = Pointer(page, is_finger)
        self.bot = make_bot("planner")
        self.gestures: Counter[int] = Counter()

    def wanted(self, most: int = 8) -> list[str]:
        """What the bot would answer now and then, up to what is revealed."""
        game: Game = self.table.game
        found: list[str] = []
        while len(found) < most and (decision := game.decision(0)) is not None:
            answer = self.bot.choose(Position.of(game, 0))
            key = next(option.key for option in decision.options if answer in (option, option.key, option.action))
            found.append(key)
            if not game.joins(0, key):
                break
            game = game.copy()
            game.apply(0, key)
        return found

    def thing(self, line: list[str], kind: str = GOALS) -> Locator | None:
        """Where the end of a line can be pressed."""
        found = self.page.locator(f':is({kind})[value="{" ".join(line)}"]')
        at: int = found.evaluate_all(WITHIN)
        return found.nth(at) if at >= 0 else None

    def longest(self, keys: list[str], begun: int, kind: str = GOALS) -> tuple[int, Locator | None]:
        """The next thing of a line of which some answers are begun, and how many it holds then."""
        for end in (begun + 1, begun + 2):
            if end <= len(keys) and (thing := self.thing(keys[:end], kind)) is not None:
                return end, thing
        return begun, None

    def play(self) -> None:
        """One gesture: a drag from the first thing over the next ones, or a tap in the list."""
        before, keys, round = number_of(self.page), self.wanted(), self.table.game.round
        first = self.page.locator(f'.hand [data-lift][value="{keys[0]}"]')
        start: Locator | None = first.first if first.count() else None
        held = 1 if start is not None else 0
        if start is None:
            held, start = self.longest(keys, 0)
        if start is None or not ((keys[held:] and start.get_attribute("data-joins") is not None) or first.count()):
            self.tap(keys, round, before, start)
            return
        if start.evaluate(HIDDEN):  # the hand is panned first, which is a gesture too
            self.gestures[round] += 1
            start.evaluate("each => each.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' })")
        self.pointer.press(middle(start))
        x, y = self.pointer.at
        is_begun = False
        while True:
            self.pointer.move((x + (0 if is_begun else 40), y - (0 if is_begun else 60)), 2)
            self.page.locator(f'#answer[data-lifted="{" ".join(keys[:held])}"]').wait_for()
            is_begun = True
            held, thing = self.longest(keys, held)
            if thing is None:
                if held == 1 and not first.count():
                    self.pointer.move((x, y))  # back to where it began: a tap after all
                break
            x, y = middle(thing)
            self.pointer.move((x, y))
            if held == len(keys) or thing.get_attribute("data-joins") is None:
                break
        self.pointer.let_go()
        self.gestures[round] += 1
        if thing is None and held == 1 and first.count():  # only lifted: to be played as it is
            return self.tap(keys, round, before)
        wait_for_next(self.page, before)
        return None

    def tap(self, keys: list[str], round: int, before: str, start: Locator | None = None) -> None:
        """Tap a thing, or the longest line that the list offers."""
        for end in (2, 1):
            offers = self.page.locator(f'.opts .opt[value="{" ".join(keys[:end])}"]')
            if start is None and end <= len(keys) and offers.count():
                start = offers.first
        assert start, keys
        start.click()
        self.gestures[round] += 1
        wait_for_next(self.page, before)


@pytest.mark.slow
@pytest.mark.parametrize("device", [{}], ids=["mouse"])
def test_a_round_takes_few_gestures(visitor: Visitor, server: Server, device: dict[str, Any]) -> None:
    page = visitor("/", reduced_motion="reduce", **device)
    begin_solo(page)
    table = server.service.live.tables[page.url.split("/")[-2]]
    keep_marked(page)
    wait_for_next(page, "0")
    player = Player(page, table, bool(device))
    while not page.locator("#answer.is-idle").count():
        player.play()
        look_away(page)
    counts = [player.gestures[round] for round in range(1, 11)]
    assert statistics.median(counts) <= MOST, counts

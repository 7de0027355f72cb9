"""How many gestures a round takes: a whole solo game as a bot would play it, by mouse and by finger.

A gesture begins with a press and ends with letting go, however many things it rests on; what it would cost to tap each
of these is counted beside it. A hand that has to be panned first is a gesture too. The set-up is counted apart.
"""

import os
import statistics
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from imperial_miners.bots import Position, make_bot
from imperial_miners.engine.game import Game
from imperial_miners.engine.record import record_of
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.tables.requests import NewTable
from tests.browser.conftest import Visitor
from tests.browser.playing import look_away, number_of, wait_for_next
from tests.browser.test_everywhere import PERSON, TOKEN, enter, in_server
from tests.browser.test_lifting import PHONE, WITHIN
from tests.browser.test_tracing import Pointer, middle
from tests.web.threads import Server

PICTURES = False

MOST = 4
"""Gestures of a round, in the median."""
ROUNDS = 10
GOALS = ".scene button[name=option], .event button[name=option]"

HIDDEN = """each => {
  const box = each.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return !each.contains(document.elementFromPoint(x, y));
}"""
"""Whether a thing cannot be pressed where it lies."""
# The two games differ in the pointer alone, and half a minute each is too much for every run of the gate.
BESIDE_TOUCH = pytest.mark.skipif(
    not os.environ.get("IMPERIAL_MINERS_FINGER"), reason="a second whole game: set IMPERIAL_MINERS_FINGER to play it"
)


def as_planned(game: Game, rounds: int) -> list[str]:
    """What a bot answers until so many rounds are over, set-up included."""
    bot, game, found = make_bot("planner"), game.copy(), []
    while (decision := game.decision(0)) is not None and game.round <= rounds:
        answer = bot.choose(Position.of(game, 0))
        found.append(next(option.key for option in decision.options if answer in (option, option.key, option.action)))
        game.apply(0, found[-1])
    return found


class Player:
    """Gives the answers of a list with as few gestures as the page allows, or by taps alone."""

    def __init__(self, page: Page, table: Table, is_finger: bool, answers: list[str]) -> None:
        self.page, self.table, self.answers = page, table, answers
        self.pointer = Pointer(page, is_finger)
        self.gestures: Counter[int] = Counter()
        self.stops: Counter[int] = Counter()

    def wanted(self) -> list[str]:
        """What is to be answered now, up to what is revealed."""
        game, found = self.table.game.copy(), []
        for key in self.answers[int(number_of(self.page)) :]:
            found.append(key)
            if not game.joins(0, key):
                break
            game.apply(0, key)
        return found

    def set_up(self) -> int:
        """Mark and keep the first cards: how many gestures that takes."""
        wanted = self.wanted_deal()
        for key in wanted:
            self.page.locator(f'.deal label.dealt:has(input[value="{key}"]:not(:checked))').first.click()
        self.page.locator(".keeper").click()
        wait_for_next(self.page, "0")
        return len(wanted) + 1

    def wanted_deal(self) -> list[str]:
        """The cards to keep."""
        return self.answers[: int(self.page.locator(".keeper").get_attribute("data-keeps") or 0)]

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

    def count(self, stops: int = 1) -> None:
        """A gesture with so many stops."""
        self.gestures[self.table.game.round] += 1
        self.stops[self.table.game.round] += stops

    def in_hand(self, key: str) -> Locator | None:
        """The card of the hand that an answer plays."""
        cards = self.page.locator(f'.hand [data-lift][value="{key}"]')
        return cards.first if cards.count() else None

    def play(self) -> None:
        """One gesture: a drag from the first thing over the next ones, or a tap in the list."""
        before, keys = number_of(self.page), self.wanted()
        card = start = self.in_hand(keys[0])
        held = 1
        if start is None:
            held, start = self.longest(keys, 0)
        goes_on = start is not None and keys[held:] and start.get_attribute("data-joins") is not None
        if start is None or not (goes_on or card):
            return self.tap(keys, before, start)
        if start.evaluate(HIDDEN):  # the hand is panned first
            self.count()
            start.evaluate("each => each.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' })")
        round = self.table.game.round
        stops, is_open = self.drag(start, keys, held, card is not None)
        self.gestures[round] += 1
        self.stops[round] += stops
        if is_open:  # only lifted: to be played as it is
            return self.tap(keys, before)
        return wait_for_next(self.page, before)

    def drag(self, start: Locator, keys: list[str], held: int, is_card: bool) -> tuple[int, bool]:
        """Over as many things as go on with the line: how many, and whether a card is only lifted by it."""
        self.pointer.press(middle(start))
        x, y = self.pointer.at
        for stops in range(1, len(keys) + 2):
            self.pointer.move((x, y) if stops > 1 else (x + 40, y - 60), 2)
            self.page.locator(f'#answer[data-lifted="{" ".join(keys[:held])}"]').wait_for()
            held, thing = self.longest(keys, held)
            if thing is None:
                if stops == 1 and not is_card:
                    self.pointer.move((x, y))  # back to where it began: a tap after all
                break
            (x, y), goes_on = middle(thing), thing.get_attribute("data-joins") is not None
            self.pointer.move((x, y))
            if held == len(keys) or not goes_on:
                stops += 1
                break
        self.pointer.let_go()
        return stops, thing is None and is_card and stops == 1

    def tap(self, keys: list[str], before: str, start: Locator | None = None) -> None:
        """Tap a thing, or the longest line that the list offers."""
        for end in (2, 1):
            offers = self.page.locator(f'.opts .opt[value="{" ".join(keys[:end])}"]')
            if start is None and end <= len(keys) and offers.count():
                start = offers.first
        assert start, keys
        self.count()
        if not start.is_visible():  # a place far out
            self.count()
            self.page.locator(".opts .more summary").click()
        start.click()
        wait_for_next(self.page, before)

    def play_by_taps(self) -> None:
        """A card is tapped, then its place; all else is tapped where it lies or in the list."""
        before, keys = number_of(self.page), self.wanted()
        card = self.in_hand(keys[0])
        if card:
            self.count()
            card.click()
            self.page.locator(f'#answer[data-lifted="{keys[0]}"]').wait_for()
            look_away(self.page)
        self.tap(keys, before, self.longest(keys, 0)[1])


def begin(visitor: Visitor, server: Server, seed: str, rounds: int, device: dict[str, Any]) -> Player:
    """A game of a seed, and who plays it."""
    wanted = NewTable.model_validate({"seats": [PERSON]})
    table = in_server(server, server.service.games.create(Session(TOKEN), wanted, seed))
    page = visitor("/about", reduced_motion="reduce", **device)
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    return Player(page, table, bool(device), as_planned(table.game, rounds))


@pytest.mark.slow
@pytest.mark.parametrize("device", [{}, pytest.param(PHONE, marks=BESIDE_TOUCH)], ids=["mouse", "finger"])
def test_a_round_takes_few_gestures(visitor: Visitor, server: Server, device: dict[str, Any]) -> None:
    player = begin(visitor, server, "gestures", ROUNDS, device)
    set_up = player.set_up()
    while not player.page.locator("#answer.is-idle").count():
        player.play()
        look_away(player.page)
    gestures, stops = (
        [counted[round] for round in range(1, ROUNDS + 1)] for counted in (player.gestures, player.stops)
    )
    print(
        f"set-up {set_up}; gestures {gestures}, median {statistics.median(gestures)}; "
        f"stops {stops}, median {statistics.median(stops)}"
    )
    assert statistics.median(gestures) <= MOST, gestures


def test_taps_and_drags_give_the_same_record(visitor: Visitor, server: Server) -> None:
    records = []
    for is_dragged in (True, False):
        player = begin(visitor, server, "the same twice", 2, {})
        player.set_up()
        while int(number_of(player.page)) < len(player.answers):
            (player.play if is_dragged else player.play_by_taps)()
        assert len(player.answers) > 8
        assert [key for _, key in record_of(player.table.game).moves] == player.answers
        records.append(record_of(player.table.game).to_json())
    assert records[0] == records[1]

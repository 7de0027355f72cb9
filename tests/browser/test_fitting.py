"""Every mine fits whole into the free part of the scene, over painted rock; one too large for that is moved."""

from collections.abc import Callable, Sequence
from itertools import count

import pytest
from playwright.sync_api import Page

from imperial_miners.engine.seat import Seat
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.scene.geometry import Spot
from imperial_miners.web.tables.requests import NewTable
from tests.browser.conftest import Visitor
from tests.browser.test_everywhere import PERSON, TOKEN, begin, enter, in_server
from tests.web.threads import Server

SIZES = [(360, 640), (390, 844), (844, 390), (1024, 600), (1280, 800), (1920, 1080)]

UNFITTED = """async () => {
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const box = each => each.getBoundingClientRect();
  const seen = each => each.checkVisibility();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const all = what => [...document.querySelectorAll(what)].filter(seen);
  const scene = box(document.querySelector('#scene'));
  const over = all('#scene .board, .pile, .levels li, .zoom button, #purse, #answer, #hand');
  const found = [];
  const pan = document.querySelector('#pan');
  const least = 2 * parseFloat(getComputedStyle(document.querySelector('#stage')).getPropertyValue('--u'));
  const smallest = innerWidth >= 1280 ? 108 : 80;
  if (least < smallest - 1) found.push(`cards are ${least} wide`);
  for (const card of all('#plan .in-mine')) {
    const at = box(card);
    const [left, top] = [at.left - scene.left + pan.scrollLeft, at.top - scene.top + pan.scrollTop];
    if (left < 0 || left + at.width > pan.scrollWidth + 1 || top + at.height > pan.scrollHeight + 1)
      found.push(`${card.id} cannot be reached`);
    if (pan.scrollWidth > pan.clientWidth + 1 || pan.scrollHeight > pan.clientHeight + 1) {
      if (at.width > 1.3 * smallest) found.push(`${card.id} is larger than it should be`);
      continue;
    }
    if (at.left < scene.left || at.right > scene.right || at.bottom > scene.bottom) found.push(`${card.id} is outside`);
    for (const each of over) if (meet(at, box(each))) found.push(`${card.id} lies under ${each.className || each.id}`);
  }
  const rock = all('.land .st4, .land .far').map(box);
  if (Math.min(...rock.map(each => each.left)) > scene.left) found.push('no rock at the left');
  if (Math.max(...rock.map(each => each.right)) < scene.right) found.push('no rock at the right');
  if (Math.max(...rock.map(each => each.bottom)) < scene.bottom) found.push('no rock below');
  if (box(document.querySelector('.sky')).top > scene.top) found.push('no sky');
  return found;
}"""
"""What is wrong with the mine that a page shows, once it has settled."""


def far_left(places: Sequence[Spot], seat: Seat) -> Spot:
    """As far to the left as the rules allow."""
    return min(places, key=lambda place: place[1])


def far_right(places: Sequence[Spot], seat: Seat) -> Spot:
    """As far to the right."""
    return max(places, key=lambda place: place[1])


def side_by_side(places: Sequence[Spot], seat: Seat) -> Spot:
    """Beside what lies at the right end."""
    return min(places, key=lambda place: (abs(place[1] - max([0, *seat.xs])), -place[1]))


def down_to_the_left(places: Sequence[Spot], seat: Seat) -> Spot:
    """Lower and lower, under the leftmost card."""
    return min(places, key=lambda place: (-place[0], place[1] if place[0] > 1 else abs(place[1])))


Where = Callable[[Sequence[Spot], Seat], Spot]


async def dig(server: Server, where: Where, seed: str, level: int) -> Table:
    """A solo game up to its last card, which is still in hand; Levels up to one are played before others."""
    service, session = server.service, Session(TOKEN)
    table = await service.games.create(session, NewTable.model_validate({"seats": [PERSON]}), seed)
    levels = {card.id: card.level for card in table.game.pack.cards}
    while True:
        decision = table.game.decision(0)
        assert decision is not None
        keys = [option.key for option in decision.options]
        key = keys[0]
        if decision.kind == "place":
            row, x = where([(option.row, option.x) for option in decision.options], table.game.seats[0])
            key = f"place:{row}:{x:+d}" if x else f"place:{row}:0"
        elif decision.kind in ("keep", "play"):
            if decision.kind == "play" and len(table.game.seats[0].xs) == 9:
                return table
            key = max(keys, key=lambda key: -abs(levels.get(key.partition(":")[2], 9) - level))
        await service.answers.decide(session, table.id, 0, table.state.numbers[0], key)


def check(page: Page, what: str) -> None:
    """The mine fits at every size."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(UNFITTED) == [], (what, width, height)


def see_places(page: Page) -> None:
    """Lift the first card, or turn up one that is played unseen, so that its places are shown."""
    page.locator(".opts .opt").first.click()
    page.locator(".place .ghost").first.wait_for(state="attached")


@pytest.mark.parametrize(("where", "level"), [(far_left, 1), (far_right, 1), (side_by_side, 1), (down_to_the_left, 4)])
def test_every_mine_fits(visitor: Visitor, server: Server, where: Where, level: int) -> None:
    for luck in count():
        table = in_server(server, dig(server, where, f"fitting {luck}", level))
        if level in table.game.seats[0].rows:
            break
    page = visitor("/about", reduced_motion="reduce")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    check(page, "what to play")
    see_places(page)
    check(page, "where to place it")


def test_a_far_place_is_shown_when_its_option_is_looked_at(visitor: Visitor, server: Server) -> None:
    table = in_server(server, dig(server, side_by_side, "far places", 1))
    page = visitor("/about", reduced_motion="reduce")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    see_places(page)
    page.locator(".opts .more summary").click()
    boards = page.locator("#scene .board").last.bounding_box()
    assert boards is not None
    for at, free in ((0, boards["x"] + boards["width"]), (-1, 0)):
        ghost = page.locator(".place .ghost").nth(at)
        page.locator(f'.opts .opt[value="{ghost.get_attribute("value")}"]').hover()
        place = ghost.bounding_box()
        assert place is not None
        assert free < place["x"] < page.evaluate("document.querySelector('#scene').clientWidth") - place["width"]


def test_the_widest_mine_is_legible_and_zoomed(visitor: Visitor, server: Server) -> None:
    table = in_server(server, dig(server, far_left, "zoom", 1))
    page = visitor("/about", reduced_motion="reduce", viewport={"width": 390, "height": 844})
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    width = "document.querySelector('.in-mine').getBoundingClientRect().width"
    assert page.evaluate(width) >= 80
    page.locator("[data-zoom=in]").click()
    assert page.evaluate(width) > 100
    for _ in range(3):
        page.locator("[data-zoom=out]").click()
    assert page.evaluate(width) < 80


@pytest.mark.parametrize("seats", [3, 5])
def test_players_leave_room_for_talk_and_are_seen_whole(visitor: Visitor, server: Server, seats: int) -> None:
    table = in_server(server, begin(server, "beside", *[PERSON] * seats, answers=100))
    page = visitor("/about", reduced_motion="reduce")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    page.locator("[for=tab-chat]").click()
    for width, height in ((1024, 650), (1280, 650)):
        page.set_viewport_size({"width": width, "height": height})
        said = page.locator("#sheet-log .say").bounding_box()
        assert said is not None
        assert said["y"] + said["height"] <= height
        players = page.locator("#sheet-players")
        assert players.evaluate("each => each.scrollWidth <= each.clientWidth"), width

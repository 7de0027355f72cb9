"""The show has a picture for every kind of happening, and none of them keeps anybody from answering."""

import random
from typing import Any

from playwright.sync_api import Page

from imperial_miners.engine.happening import FIELDS
from tests.browser.conftest import Visitor
from tests.browser.playing import in_the_list, number_of, wait_for_next
from tests.browser.showing import QUIET, begin, page_of

PICTURES = False

STAGED: dict[str, dict[str, Any]] = {
    "revealed": {"card": "toll_bothy", "cost": 2, "blind": 0},
    "placed": {"slot": 1},
    "activated": {"slot": 1, "effect": 0},
    "passed": {"slot": 1},
    "gained": {"token": "coin", "amount": 3, "source": "card:1"},
    "paid": {"amount": 2, "source": "card:1"},
    "drew": {"level": 1, "card": "", "faction": None, "open": 0, "source": "surface"},
    "found_none": {"level": 2, "faction": "scots", "words": "None was found."},
    "reshuffled": {"level": 1, "words": "The pile becomes the deck."},
    "discarded": {"card": "", "source": "rules"},
    "entered": {"board": 1},
    "advanced": {"board": 1, "from": 1, "to": 4},
    "completed_board": {"board": 1, "words": "It is complete."},
    "machine_put": {"slot": 1, "amount": 2},
    "machine_spent": {"slot": 1, "amount": 1},
    "collapse_put": {"slot": 1},
    "collapse_cleared": {"slot": 1, "activation": 0},
    "marker_put": {"slot": 1, "border": 2},
    "carts_completed": {"amount": 1, "source": "card:1", "borders": [[1, 0]]},
    "surfaced": {"effect": 0},
    "skipped_draw": {"words": "There is no card."},
    "faction_chosen": {"faction": "scots", "words": "Scots."},
    "turned_up": {"level": 1, "cards": [], "words": "Turned up."},
    "reached": {"slot": 1},
    "missed": {"reason": "no-border", "source": "card:1", "words": "There is no border."},
}
"""One happening of each kind that has a picture, as a timeline tells it; the cards are put in by the page."""
STAGE = """async () => {
  const theatre = document.querySelector('script[type=module]').src.replace('table.js', 'theatre');
  const from = name => import(`${theatre}/${name}.js`);
  const [{ compose }, { remember }] = [await from('theatre'), await from('memory')];
  const [{ play }, { Chain, UNSEEN }] = [await from('score'), await from('chain')];
  const slots = [...document.querySelectorAll('#hand .slot[data-card]')];
  const hand = slots.map(each => each.dataset.card.replace(/-[0-9]+$/, ''));
  window.staged = happening => {
    const cards = { discarded: { card: hand[0] }, drew: { card: hand[0] }, turned_up: { cards: hand } }[happening.kind];
    const before = remember();
    if (happening.kind === 'drew') before.hand = [];
    const happened = [{ seat: 0, ...happening, ...happening.card === null ? {} : cards }];
    const score = compose({ seat: 0, owner: 0, happened, curtain: happening.html }, before);
    return { score, made: [score.tweens.length, score.cues.length, score.length] };
  };
  window.show = happening => {
    const { score, made } = staged(happening);
    const markers = score.tweens.filter(([element]) => element.parentElement?.matches('.pawns'));
    const moved = markers.flatMap(([, frames]) => frames);
    const sides = [...score.props.querySelectorAll('.leaf')].map(leaf => leaf.querySelectorAll('.back, .face').length);
    const plates = [...score.props.querySelectorAll('.climb')].map(each => each.querySelectorAll('.sp').length);
    play(score);
    return { made, sides, plates, moved: moved.map(each => each.translate) };
  };
  window.sent = 0;
  addEventListener('submit', event => {
    event.preventDefault();
    event.stopImmediatePropagation();
    window.sent++;
  }, true);
  return { drawn: Object.getOwnPropertyNames(Chain.prototype), unseen: UNSEEN };
}"""
"""Lets a test show any happening; answers are counted instead of sent."""
STANDING = """space => {
  const board = document.querySelector('#sheet-boards .board');
  const pawn = document.querySelector('#sheet-players .player .pawn').cloneNode(true);
  for (const each of document.querySelectorAll('#sheet-boards .pawns')) each.remove();
  const pawns = document.createElement('span');
  pawns.className = 'pawns';
  pawns.append(pawn);
  [...board.querySelectorAll('.sp')].at(-space).append(pawns);
}"""
"""Lets the marker of the first player stand on a space of the first board."""
PLAYS = "() => document.getElementById('theatre').getAnimations().length > 0"


def stage(visit: Visitor, **device: Any) -> tuple[Page, dict[str, list[str]]]:
    """A table with a card in the mine, where something else than a card is asked; any happening can be shown on it."""
    page, rng = begin(visit, **device), random.Random(1)
    options = page.locator("#answer .opt:not([data-lift])")
    while not (page.locator("#card-0-0").count() and options.count() and page.locator("#hand [data-card]").count()):
        before = number_of(page)
        in_the_list(page, rng)
        wait_for_next(page, before)
        page.locator("#answer:not(.is-idle)").wait_for()
    page.mouse.click(1, 1)
    page.wait_for_function(QUIET)
    page.evaluate(STANDING, 4)
    return page, page.evaluate(STAGE)


def test_every_kind_has_a_picture_and_an_answer_can_be_given_during_it(visitor: Visitor):
    page, found = stage(visitor)
    kinds = {fields[0] for fields in FIELDS}
    assert set(found["unseen"]) == kinds - set(STAGED), "a kind has a picture, or is said to have none"
    assert set(STAGED) <= set(found["drawn"])
    assert not set(found["unseen"]) & set(found["drawn"])
    rest = page_of(page)
    box = page.locator("#answer .opt:not([data-lift])").last.bounding_box()
    assert box
    shown = [{"kind": kind, **fields} for kind, fields in STAGED.items()]
    curtain = {"kind": "ended", "html": '<div class="bill"><ul><li>Ann</li></ul></div><div class="next">Event</div>'}
    for number, happening in enumerate([*shown, curtain], 1):
        made = page.evaluate("happening => show(happening).made", happening)
        assert made[0] + made[1] > 4, happening  # more than the purse that is masked
        assert page.evaluate(PLAYS), happening
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert page.evaluate("sent") == number, happening
        assert page.evaluate(QUIET)
    page.mouse.move(1, 1)
    assert page_of(page) == rest


def test_the_marker_climbs_space_by_space(visitor: Visitor):
    page, _ = stage(visitor)
    moved = page.evaluate("show({ kind: 'advanced', board: 1, from: 1, to: 4 }).moved")
    heights = [float(each.split()[1].removesuffix("px")) for each in moved]
    assert len(heights) == 7, "four spaces, and a hop between each two"
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > 40
    assert heights[-1] == 0


def test_where_no_board_is_in_sight_a_plate_shows_the_spaces_passed(visitor: Visitor):
    page, _ = stage(visitor, viewport={"width": 390, "height": 844})
    seen = page.evaluate("show({ kind: 'advanced', board: 1, from: 1, to: 4 })")
    assert (seen["plates"], seen["moved"]) == ([4], [])
    plate = page.locator(".climb")
    box = plate.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 430  # it slides in from the right


def test_a_drawn_card_has_a_back_and_turned_up_cards_lie_side_by_side(visitor: Visitor):
    page, _ = stage(visitor)
    assert page.evaluate("show({ kind: 'drew', level: 1 }).sides") == [2]
    hand = page.locator("#hand [data-card]").count()
    sides = page.evaluate("show({ kind: 'turned_up', level: 1, words: '' }).sides")
    assert sides == [2] * min(5, hand)


def test_a_card_that_others_draw_is_seen_from_its_back(visitor: Visitor):
    page, _ = stage(visitor)
    page.evaluate("show({ kind: 'drew', level: 2, card: null })")
    assert page.locator(".theatre .flyer img").get_attribute("src").endswith("/back/2.svg")

"""Every card of the base set in three languages, in a hand and in a mine with all that can lie on it, at every size:
names are read whole, no mark lies over them, over effects or over another mark, and icons are large. Each size is seen
in both lights, by day in one language and by night in the next.
"""

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import expect

from imperial_miners import load_pack
from imperial_miners.web.pages.rendering import Painter, context_of, printed_for
from imperial_miners.web.scene.geometry import BORDER_AT, Cart, Ground
from imperial_miners.web.scene.hand import HandCard, HandPart
from imperial_miners.web.scene.mine import Chamber, MinePart, face_for
from imperial_miners.web.scene.words import Reader, reader_for
from tests.browser.conftest import Visitor
from tests.browser.test_everywhere import PERSON, begin, enter, in_server
from tests.browser.test_legible import UNREADABLE
from tests.browser.test_marks import COVERED, SIZES
from tests.browser.test_reading import ICONS, LEAST_CARD, LEAST_ICON
from tests.web.threads import Server

PICTURES = False

PACK = load_pack("base")
ROWS = 4
A_HAND = 8
A_MINE = 12
WIDE = 1280
LIGHTS = ("light", "dark")
LANGUAGES = ("en", "de", "uk")
ALL = "is-used is-collapsed"
STATES = ("", "is-used", "is-collapsed", ALL, "is-now")
"""What can be true of a card besides its machines."""
UNSEEN = """() => [...document.querySelectorAll('#hand .note')].filter(each => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  if (!each.checkVisibility() || left < 0 || right > innerWidth) return false;
  return ![top + 3, bottom - 3].every(y => each.contains(document.elementFromPoint((left + right) / 2, y)));
}).map(each => each.outerHTML)"""
"""Which notes below cards of the hand cannot be seen."""
SHOW = f"""async ([mine, hand]) => {{
  document.querySelector('#plan').outerHTML = mine;
  document.querySelector('#stage').className = `stage ${{document.querySelector("#plan").dataset.stage}}`;
  document.querySelector('#hand').outerHTML = hand;
  document.querySelector('#hand').append(Object.assign(document.createElement('button'), {{ hidden: true }}));
  dispatchEvent(new Event('resize'));
  const [unreadable, covered] = await Promise.all([({UNREADABLE})(), ({COVERED})()]);
  const cards = [...document.querySelectorAll('#plan .in-mine')].map(each => each.offsetWidth);
  return {{ unreadable, covered, unseen: ({UNSEEN})(), card: Math.min(...cards), icon: Math.min(...({ICONS})()) }};
}}"""
"""Put a mine and a hand in the place of what a page shows, with one button more, since a card of the hand is asked for;
what is wrong with them, and how large their smallest card and icon are.
"""


def draw_mines(paint: Painter, reader: Reader) -> Iterator[str]:
    """All cards, twelve to a mine, with a golden cart on every border: at first each with machines, a collapse and a
    tick, then with what can be true of it otherwise.
    """
    for all_states, first in product((True, False), range(0, len(PACK.cards), A_MINE)):
        cards = PACK.cards[first : first + A_MINE]
        ground = Ground(0, 2 * A_MINE // ROWS + 1, ROWS, 2 * A_MINE // ROWS + 1)
        chambers: list[Chamber] = []
        carts: list[Cart] = []
        for at, card in enumerate(cards):
            spot = row, x = at % ROWS + 1, 2 * (at // ROWS) + (at + 1) % 2
            states = ALL if all_states else STATES[(first + at) % len(STATES)]
            is_collapsed, is_used, is_now = (f"is-{each}" in states for each in ("collapsed", "used", "now"))
            face, where, (left, top) = face_for(card, reader), f"r{row} {ground.column(x)}", ground.at(spot)
            marks = at % 3 + all_states, is_collapsed, is_used, is_now
            chambers.append(Chamber(at, face, where, left, top, states, *marks, None, "", face.name, ()))
            carts += [Cart(*ground.border(spot, border)) for border in range(len(BORDER_AT))]
        yield str(paint(MinePart(0, ground, tuple(chambers), (), (), (), (), tuple(carts))))


def draw_hands(paint: Painter, reader: Reader) -> Iterator[str]:
    """All cards, as many as a hand holds at a time; each says why it cannot be played."""
    note = reader.ui("note-no-place", level="III")
    for first in range(0, len(PACK.cards), A_HAND):
        cards = PACK.cards[first : first + A_HAND]
        held = tuple(
            HandCard(card.id, card.id, face_for(card, reader), card.cost, None, note, is_shut=True, is_kept=False)
            for card in cards
        )
        yield str(paint(HandPart(False, len(held), held, is_dealing=False, free=0)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.access("seeing", "No mark lies over a name, an effect or another mark, whatever card it is.")
def test_every_card_can_be_read_wherever_it_lies(visitor: Visitor, server: Server, language: str) -> None:
    table = in_server(server, begin(server, "every card", PERSON, answers=6))
    page = visitor("/about", locale=language, reduced_motion="reduce")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    expect(page.locator("html")).to_have_attribute("lang", language)
    reader = reader_for(PACK, language)
    addresses = {"base": "/table/x/1", "base_game": "/table/x", "form_token": "", "chat": "on", "faces": ""}
    pictures = page.locator("#theatre").get_attribute("data-pictures")
    paint = context_of(reader, printed_for(reader), has_links=True, pictures=pictures, **addresses)["paint"]
    mines, hands = list(draw_mines(paint, reader)), list(draw_hands(paint, reader))
    found: list[object] = []
    for at, (width, height) in enumerate(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        light = LIGHTS[(at + LANGUAGES.index(language)) % 2]
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        where = language, light, width, height
        for shown in zip(mines, hands, strict=False):
            it = page.evaluate(SHOW, list(shown))
            found += [(*where, what) for what in (*it["unreadable"], *it["covered"], *it["unseen"])]
            assert it["card"] >= LEAST_CARD, where
            assert width < WIDE or it["icon"] >= LEAST_ICON - 0.05, where
    assert found == []

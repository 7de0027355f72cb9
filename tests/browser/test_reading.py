"""Everything on the table can be read where it lies, and touched: sizes are measured from the page."""

import random
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.tables.requests import NewTable
from tests.browser.conftest import Visitor
from tests.browser.playing import number_of
from tests.browser.test_everywhere import PERSON, TOKEN, begin, enter, in_server
from tests.browser.test_legible import fill
from tests.browser.test_tracing import Pointer, middle
from tests.web.threads import Server

PHONES = [(390, 844), (360, 640), (844, 390)]
LEAST_ICON = 16
LEAST_WORDS = 12
LEAST_CARD = 80
FINGER = 44

ICONS = """() => {
  const size = each => each.getScreenCTM().a * 48;
  const all = [...document.querySelectorAll('#plan .in-mine .plaque > svg > g, #hand .plaque > svg > g, .sp svg > g')];
  return all.filter(each => each.checkVisibility()).map(size);
}"""
"""How large icons are: one is 48 units."""

OPTIONS = (
    ".opts, .ghost, .plaque.is-option, .pick, .border button, .sp button, .plank button, .pile button, .bubble, "
    ".deal label, button.in-hand, .board h3 button, .ev-fx button"
)

COVERED = """([thing, options]) => {
  const panel = document.querySelector('#reader').getBoundingClientRect();
  const meet = b => panel.left < b.right && b.left < panel.right && panel.top < b.bottom && b.top < panel.bottom;
  const seen = each => each.checkVisibility({ visibilityProperty: true });
  const found = [...document.querySelectorAll(options)].filter(
    each => !thing.contains(each) && seen(each) && meet(each.getBoundingClientRect()));
  if (meet(thing.getBoundingClientRect())) found.push(thing);
  const inside = panel.left >= 0 && panel.top >= 0 && panel.right <= innerWidth && panel.bottom <= innerHeight;
  return [...found.map(each => each.outerHTML.slice(0, 80)), ...(inside ? [] : ['outside'])];
}"""
"""What the panel lies over and should not."""

SMALL = """least => [...document.querySelectorAll('button, a[href], select, input, summary')].filter(one => {
  const it = one.closest('label') ?? one; // which is what is pressed
  if (it.closest('.log.sheet')) it.scrollIntoView({ block: 'center' });
  const box = it.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const own = (dx, dy) => {
    const at = document.elementFromPoint(x + dx, y + dy);
    return at && it.contains(at);
  };
  const sheet = document.querySelector('[popover]:popover-open');
  const isSeen = it.checkVisibility({ visibilityProperty: true }) && own(0, 0) && (!sheet || sheet.contains(it));
  const isInSentence = !!it.closest('p:not(.t-head, .by, .brand, .foot *), .told li li, .lead, .told h3, dd');
  const room = (it.closest('.deal') ?? document.querySelector('html')).getBoundingClientRect();
  const [top, bottom] = [Math.max(0, room.top), Math.min(innerHeight, room.bottom)];
  const isCut = box.left < room.left || box.right > room.right || box.top < top || box.bottom > bottom;
  if (!isSeen || isCut || isInSentence || it.matches('.skip, .pre *')) return false;
  const reach = (dx, dy) => {
    let far = 0;
    while (far < least && own(dx * far, dy * far)) far += 1;
    return far;
  };
  return reach(1, 0) + reach(-1, 0) - 1 < least || reach(0, 1) + reach(0, -1) - 1 < least;
}).map(it => it.outerHTML.slice(0, 90))"""
"""Whatever can be touched and is smaller than a fingertip."""


async def reach(server: Server, kind: str, cards: int, seed: str = "reading", options: int = 3) -> Table:
    """A solo game in which something of a kind is asked, with so many cards in the mine."""
    service, session = server.service, Session(TOKEN)
    for luck in count():
        rng = random.Random(luck)
        table = await service.games.create(session, NewTable.model_validate({"seats": [PERSON]}), f"{seed} {luck}")
        while (decision := table.game.decision(0)) is not None:
            is_asked = decision.kind == kind and len(decision.options) >= options
            if is_asked and len(table.game.view(0).seats[0].mine) >= cards:
                return table
            key = rng.choice(decision.options).key
            await service.answers.decide(session, table.id, 0, table.state.numbers[0], key)
    raise AssertionError


@pytest.fixture(scope="module")
def full(server: Server) -> str:
    """A full hand and a mine of eight."""
    return f"/table/{in_server(server, fill(server)).id}/1"


@pytest.fixture(scope="module")
def effect(server: Server) -> str:
    """Which effect?"""
    return f"/table/{in_server(server, reach(server, 'effect', 5)).id}/1"


@pytest.fixture(scope="module")
def deal(server: Server) -> str:
    """Which card is kept?"""
    return f"/table/{in_server(server, reach(server, 'keep', 0)).id}/1"


def sit(visitor: Visitor, server: Server, path: str, size: tuple[int, int], **device: object) -> Page:
    """Whoever plays, at their table."""
    viewport = {"width": size[0], "height": size[1]}
    page = visitor("/about", viewport=viewport, reduced_motion="reduce", **device)
    enter(page, server)
    page.goto(path)
    return page


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.access("seeing", "Icons measure {LEAST_ICON} pixels or more, and words {LEAST_WORDS} or more.")
def test_icons_and_words_are_large_enough(
    visitor: Visitor, server: Server, full: str, effect: str, deal: str, size: tuple[int, int]
) -> None:
    page = sit(visitor, server, full, size)
    for path in (full, effect, deal):
        page.goto(path)
        sizes = page.evaluate(ICONS)
        assert sizes
        assert min(sizes) >= LEAST_ICON - 0.05
    words = "all => Math.min(...all.map(each => parseFloat(getComputedStyle(each).fontSize)))"
    assert page.locator(".opt small").evaluate_all(words) >= LEAST_WORDS
    page.goto(deal)
    assert page.locator(".deal .d-text").count() > 8
    assert page.locator(".deal .d-text").evaluate_all(words) >= LEAST_WORDS
    box, scene = page.locator(".deal").bounding_box(), page.locator("#scene").bounding_box()
    assert box is not None
    assert scene is not None
    assert box["height"] > 0.9 * scene["height"]


WORDS = """least => [...document.querySelectorAll('.opt small, .deal .d-text, .ev-fx, .turn')].filter(each => {
  const { height } = each.getBoundingClientRect();
  const isCut = each.matches('small, .d-text') && each.scrollHeight > height + 2;
  return each.checkVisibility() && (isCut || parseFloat(getComputedStyle(each).fontSize) < least);
}).map(each => each.outerHTML.slice(0, 120))"""
"""Words that are too small or cut."""


@pytest.mark.parametrize(("language", "light"), [("en", "light"), ("de", "light"), ("uk", "dark")])
@pytest.mark.access(
    "seeing", "No word is cut or smaller than {LEAST_WORDS} pixels on screens from phones to 1920 by 1080."
)
def test_words_are_large_enough_and_whole_at_every_size(
    visitor: Visitor, server: Server, effect: str, deal: str, language: str, light: str
) -> None:
    page = sit(visitor, server, effect, (1280, 800), locale=language, color_scheme=light)
    for path in (effect, deal):
        page.goto(path)
        expect(page.locator(".opt small, .deal .d-text").first).to_be_visible()
        for width, height in [(1280, 800), (1920, 1080), (820, 1180), *PHONES]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WORDS, LEAST_WORDS) == [], (path, width, height)
            widths = page.locator("#plan .in-mine").evaluate_all("all => all.map(each => each.offsetWidth)")
            assert min(widths, default=LEAST_CARD) >= LEAST_CARD


async def ask_everything(server: Server) -> dict[str, str]:
    """A solo game for each kind of question that has a choice, from the third round on."""
    service, session, found = server.service, Session(TOKEN), dict[str, str]()
    for luck in range(12):
        rng = random.Random(luck)
        table = await service.games.create(session, NewTable.model_validate({"seats": [PERSON]}), f"all {luck}")
        while (decision := table.game.decision(0)) is not None:
            is_late = table.game.round > 2 and len(decision.options) > 1
            if is_late and decision.kind not in found:
                found[decision.kind] = f"/table/{table.id}/1"
                break
            key = rng.choice(decision.options).key
            await service.answers.decide(session, table.id, 0, table.state.numbers[0], key)
    return found


@pytest.fixture(scope="module")
def asked(server: Server) -> dict[str, str]:
    """Tables by what they ask."""
    return in_server(server, ask_everything(server))


@pytest.mark.access("touch", "Whatever is touched measures {FINGER} pixels or more, for every kind of question.")
def test_whatever_is_touched_is_as_large_as_a_fingertip(
    visitor: Visitor, server: Server, full: str, deal: str, asked: dict[str, str]
) -> None:
    assert {"play", "place", "effect", "chain", "advance", "deck", "discard", "target", "border", "board"} <= set(asked)
    ended = in_server(server, begin(server, "ended touch", PERSON, answers=1000)).id
    pages = [deal, f"/table/{ended}/result", f"/table/{ended}/1/log", "/", "/rules", "/cards", "/daily"]
    page = sit(visitor, server, full, PHONES[0], has_touch=True, is_mobile=True)
    for path in (*asked.values(), *pages, full):
        page.goto(path)
        for width, height in PHONES[:2]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(SMALL, FINGER) == [], (path, width)
    for opener in page.locator("#dock [popovertarget]:visible, #top [popovertarget]:visible").all():
        sheet = page.locator(f"#{opener.get_attribute('popovertarget')}")
        opener.tap()
        expect(sheet).to_be_visible()
        assert page.evaluate(SMALL, FINGER) == [], opener.get_attribute("popovertarget")
        sheet.evaluate("each => each.hidePopover()")


INSETS = {"top": 44, "left": 40, "right": 40, "bottom": 34}
UNDER_A_CORNER = """kept => [...document.querySelectorAll('button, a[href], select, input, #ask')].filter(each => {
  const box = each.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const at = document.elementFromPoint(x, y);
  const isScrolled = !!each.closest('#pan, .hand ul, .opts, .deal, main.page, .sheet ol');
  if (!at || !each.contains(at) || isScrolled || each.matches('.skip')) return false;
  return box.top < kept.top || box.left < kept.left || box.right > innerWidth - kept.right
    || box.bottom > innerHeight - kept.bottom;
}).map(each => each.outerHTML.slice(0, 90))"""
"""What lies under a camera, a corner or a bar of the device; what is scrolled comes out of there."""


def test_nothing_lies_under_the_corners_of_a_phone(visitor: Visitor, server: Server, full: str, effect: str) -> None:
    page = sit(visitor, server, full, PHONES[0], has_touch=True, is_mobile=True)
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    for path in (full, effect):
        page.goto(path)
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(UNDER_A_CORNER, INSETS) == [], (path, width)
    page.goto("/")
    assert page.evaluate(UNDER_A_CORNER, {**INSETS, "bottom": -9999}) == []


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_shows_cards_that_can_be_read_and_touched(
    visitor: Visitor, server: Server, full: str, effect: str, deal: str, size: tuple[int, int]
) -> None:
    page = sit(visitor, server, full, size, has_touch=True, is_mobile=True)
    for path in (full, effect, deal):
        page.goto(path)
        assert page.evaluate(SMALL, FINGER) == [], path
        widths = page.locator("#plan .in-mine").evaluate_all("all => all.map(each => each.offsetWidth)")
        assert min(widths, default=LEAST_CARD) >= LEAST_CARD
    page.goto(effect)
    asks = page.locator("#plan li.is-now").bounding_box()
    assert asks is not None
    assert asks["x"] >= 0
    assert asks["x"] + asks["width"] <= size[0]
    for option in page.locator(".opts .opt").all():
        box = option.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
        assert box["x"] + box["width"] <= size[0]
    fonts = "all => all.map(each => parseFloat(getComputedStyle(each).fontSize))"
    assert all(font >= 16 for font in page.locator("input:not([type=hidden]), select").evaluate_all(fonts))


IN_SIGHT = """() => {
  const box = each => each.getBoundingClientRect();
  const list = box(document.querySelector('.opts'));
  const found = [...document.querySelectorAll('.opts .opt')].filter(each =>
    box(each).top < list.top - 1 || box(each).bottom > list.bottom + 1).map(each => each.innerText);
  for (const lit of document.querySelectorAll('#plan .is-option')) {
    const { left, right, top, bottom } = box(lit);
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!at || !lit.contains(at)) found.push(`${at?.outerHTML.slice(0, 80)} lies over ${lit.ariaLabel}`);
  }
  return found;
}"""
"""Which effects of a chain are not in sight: in the list, and where they lie in the mine."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_both_cards_that_a_chain_can_reach_are_in_sight(visitor: Visitor, server: Server, language: str) -> None:
    path = f"/table/{in_server(server, reach(server, 'chain', 5, options=2)).id}/1"
    page = sit(visitor, server, path, (1280, 800), locale=language)
    for width, height in [(1280, 800), (1920, 1080), (820, 1180), (390, 844), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(page.locator(".opts .opt small").first).to_be_visible()
        assert page.locator("#plan .is-option").count() > 2
        assert page.evaluate(IN_SIGHT) == [], (width, height)


@pytest.mark.parametrize("language", ["de", "fr", "uk"])
def test_purse_notes_and_tools_stay_on_a_small_screen(
    visitor: Visitor, server: Server, full: str, language: str
) -> None:
    page = sit(visitor, server, full, (360, 640), locale=language)
    outside = page.locator("#purse dd, #dock button, #top button, #hand .slot:first-child .note").evaluate_all(
        """all => all.filter(each => each.checkVisibility()).filter(each => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const cut = !each.matches('button') && each.scrollWidth > each.clientWidth + 1;
          return cut || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        }).map(each => each.outerHTML)"""
    )
    assert outside == []


def test_a_tablet_uses_its_width(visitor: Visitor, server: Server, full: str) -> None:
    page = sit(visitor, server, full, (820, 1180), has_touch=True)
    expect(page.locator("#sheet-boards .board").first).to_be_visible()
    hand = page.locator("#hand .slot")
    boxes = [box for slot in hand.all() if (box := slot.bounding_box()) is not None]
    assert boxes[-1]["x"] + boxes[-1]["width"] - boxes[0]["x"] > 0.9 * 820 or len(boxes) * 110 < 820


THINGS = ["#hand .slot", "#plan .in-mine", "#plan .post-sign", ".sp:nth-child(3)", "#sheet-event", "#purse > div"]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_whatever_has_words_is_read_beside_the_pointer(
    visitor: Visitor, server: Server, full: str, effect: str, deal: str, size: tuple[int, int]
) -> None:
    page = sit(visitor, server, full, size)
    panel = page.locator("#reader")
    for path, kinds in ((full, THINGS), (effect, THINGS), (deal, [".deal > li"])):
        page.goto(path)
        for kind in kinds:
            for thing in page.locator(kind).all():
                page.mouse.move(size[0] / 2, 4)
                expect(panel).to_be_hidden()
                box = thing.bounding_box()
                assert box is not None
                page.mouse.move(box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 60))
                expect(panel).to_be_visible()
                assert page.evaluate(COVERED, [thing.element_handle(), OPTIONS]) == [], (path, kind)
    words = panel.locator("li").first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    assert words >= LEAST_WORDS


@pytest.mark.access("keys", "What is read beside a card follows the keyboard, too.")
def test_the_panel_follows_the_keyboard(visitor: Visitor, server: Server, full: str) -> None:
    page = sit(visitor, server, full, (1280, 800))
    panel = page.locator("#reader")
    card = page.locator("#hand button.in-hand").first
    name = card.locator(".name").inner_text().replace("\u00ad", "").replace("\n", " ")
    page.keyboard.press("Tab")
    card.focus()
    expect(panel).to_be_visible()
    expect(panel.locator("h3")).to_contain_text(name.split()[0])
    described = page.locator(f"[id='{card.get_attribute('aria-describedby')}']")
    assert described.text_content()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    page.locator("#plan a.lintel").first.focus()
    expect(panel).to_be_visible()


def test_icons_and_marks_are_told_of_below_what_they_lie_on(visitor: Visitor, server: Server, full: str) -> None:
    page = sit(visitor, server, full, (1280, 800))
    panel = page.locator("#reader")
    for kind in ("#plan .plaque > svg", "#plan .plank svg:not(.ic)", ".sp .in > svg", "#hand .plaque > svg"):
        line = page.locator(kind).filter(visible=True).first
        thing = line.locator("xpath=ancestor::*[@data-read][last()]")
        for icon in line.locator("> g").all():
            page.mouse.move(640, 4)
            expect(panel).to_be_hidden()
            page.mouse.move(*middle(icon))
            expect(panel.locator(".of-icon:not([hidden])")).to_have_count(1)
            assert page.evaluate(COVERED, [thing.element_handle(), OPTIONS]) == [], kind
    for kind, words in ((".gears", "Machine"), (".boulders", "Collapse"), (".pawns .is-me", "")):
        for mark in page.locator(f"#scene {kind}:visible").all()[:1]:
            page.mouse.move(640, 4)
            expect(panel).to_be_hidden()
            page.mouse.move(*middle(mark))
            expect(panel.locator(".reading").last.locator("h3")).to_contain_text(words)
            assert panel.locator(".reading").count() == 2


@pytest.mark.access("touch", "A long press reads a card, and answers nothing.")
def test_a_long_press_reads_and_answers_nothing(visitor: Visitor, server: Server, full: str) -> None:
    page = sit(visitor, server, full, (390, 844), has_touch=True, is_mobile=True)
    panel, before = page.locator("#reader"), number_of(page)
    touch = page.context.new_cdp_session(page)
    box = page.locator("#hand button.in-hand").first.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(panel).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(panel).to_be_visible()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(panel).to_be_hidden()
    page.wait_for_timeout(200)
    assert number_of(page) == before


def test_a_long_press_covers_no_option(visitor: Visitor, server: Server, full: str, deal: str) -> None:
    page = sit(visitor, server, full, (390, 844), has_touch=True, is_mobile=True)
    panel, finger = page.locator("#reader"), Pointer(page, True)
    rows = [f"#plan .in-mine.r{row}" for row in (1, 2, 3)]
    for kind in ("#hand .slot", *rows, "#plan .post-sign"):
        thing = page.locator(kind).first
        thing.scroll_into_view_if_needed()
        finger.press(middle(thing))
        expect(panel).to_be_visible()
        finger.let_go()
        assert page.evaluate(COVERED, [thing.element_handle(), OPTIONS]) == [], kind
        page.touchscreen.tap(5, 5)
        expect(panel).to_be_hidden()
    page.goto(deal)
    sign = page.locator(".deal .d-line > svg > g").first
    finger.press(middle(sign))
    expect(panel.locator(".of-icon:not([hidden])")).to_be_visible()
    finger.let_go()
    assert page.evaluate(COVERED, [sign.element_handle(), ".deal li:not(:first-child), .opts"]) == []


@pytest.mark.access("no script", "Every card leads to a page that tells what it does.")
def test_without_script_every_card_links_to_its_page(visitor: Visitor, server: Server, full: str) -> None:
    page = sit(visitor, server, full, (1280, 800), java_script_enabled=False)
    for slot in page.locator("#hand .slot").all():
        expect(slot.locator("a.look")).to_be_visible()
    cards = page.locator("#plan .in-mine")
    assert cards.count() == page.locator("#plan .in-mine a.lintel[href*='/card/']").count()


def test_cards_are_read_beside_the_pointer_on_every_page(visitor: Visitor, server: Server) -> None:
    ended = in_server(server, begin(server, "read everywhere", PERSON, answers=1000))
    page = sit(visitor, server, "/cards", (1280, 800))
    panel = page.locator("#reader")
    base = f"/table/{ended.id}"
    for path in ("/cards", "/puzzles/1", f"{base}/1/log", f"{base}/result", f"{base}/replay?at=40"):
        page.goto(path)
        card = page.locator("[data-read^='card/']:visible").first
        card.scroll_into_view_if_needed()
        page.mouse.move(2, 2)
        box = card.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40))
        expect(panel).to_be_visible()
        words = panel.locator("li").first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
        assert words >= LEAST_WORDS, path
        assert page.evaluate(COVERED, [card.element_handle(), OPTIONS]) == [], path

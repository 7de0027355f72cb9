"""The show after an answer only masks the page: watched, skipped or switched off, it ends in the same page."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import give_the_first, in_the_list, number_of, wait_for_next
from tests.browser.showing import PLAYING, QUIET, begin, beside, page_of, settle, until
from tests.browser.test_everywhere import enter, in_server
from tests.browser.test_legible import fill
from tests.browser.test_marks import SIZES
from tests.web.threads import Server

PICTURES = False

ANSWERS = 8
AFTER_KEY = f"() => addEventListener('keydown', () => {{ window.afterKey = ({PLAYING})(); }}, {{ once: true }})"
"""Whether something is shown right after a key: what happens next may be shown soon."""
SHOWS = """() => {
  window.shows = 0;
  new MutationObserver(() => { shows++; }).observe(document.getElementById('theatre'), { childList: true });
}"""
HELD = "() => { Animation.prototype.updatePlaybackRate = Animation.prototype.pause; }"
"""Shows stand still until they are cut short: a busy machine cannot miss one."""
SEEK = """async part => {
  const [clock] = document.getElementById('theatre').getAnimations();
  const { duration } = clock.effect.getTiming();
  for (const each of document.getAnimations()) each.currentTime = part * duration;
  await new Promise(done => setTimeout(() => requestAnimationFrame(done), 60)); // cues look at the clock
}"""
"""A show is brought to some part of its length."""
HEARD = """() => {
  window.heard = [];
  const news = document.getElementById('news');
  new MutationObserver(() => heard.push(news.textContent)).observe(news, { childList: true });
}"""
CHAIN = """async count => {
  const theatre = document.querySelector('script[type=module]').src.replace('table.js', 'theatre');
  const from = name => import(`${theatre}/${name}.js`);
  const [{ compose }, { remember }] = [await from('theatre'), await from('memory')];
  const happened = [{ kind: 'placed', seat: 0, slot: 1 }];
  for (let link = 0; link < count; link++) happened.push(
    { kind: 'reached', seat: 0, slot: 1 },
    { kind: 'activated', seat: 0, slot: 1, effect: 0 },
    { kind: 'gained', seat: 0, token: 'coin', amount: 3, source: 'card:1' });
  const score = compose({ seat: 0, owner: 0, happened }, remember());
  const dust = score.tweens.filter(([element]) => element.className === 'puff');
  return dust.length && dust.every(([, frames]) => frames[0].opacity === 0) ? score.length : NaN;
}"""
"""How long the show of a chain is; no number if its dust is seen before the card lands."""
PAID = """async amount => {
  const theatre = document.querySelector('script[type=module]').src.replace('table.js', 'theatre');
  const from = name => import(`${theatre}/${name}.js`);
  const [{ compose }, { remember }] = [await from('theatre'), await from('memory')];
  const happened = [{ kind: 'paid', seat: 0, amount, source: 'card:1' }];
  return compose({ seat: 0, owner: 0, happened }, remember()).length;
}"""
"""How long the show of a price is."""
GUEST = """async () => {
  const theatre = document.querySelector('script[type=module]').src.replace('table.js', 'theatre');
  const from = name => import(`${theatre}/${name}.js`);
  const [{ compose }, { remember }] = [await from('theatre'), await from('memory')];
  const gain = { kind: 'gained', token: 'coin', amount: 3, source: 'surface' };
  const told = seat => ({ seat: 0, owner: 1, happened: [{ ...gain, seat }] });
  const [own, theirs] = [compose(told(0), remember()), compose(told(1), remember())];
  return [own.length, theirs.length, theirs.texts.size];
}"""
"""Where another's mine is looked at: the length of a show of one's own gain and of theirs, and what these mask."""
FLIGHT = """async card => {
  const theatre = document.querySelector('script[type=module]').src.replace('table.js', 'theatre');
  const { play, Score } = await import(`${theatre}/score.js`);
  const score = new Score();
  score.tween(card, [{ translate: '-24px 0' }, { translate: '-24px 0' }], 0, 60000);
  play(score);
}"""
"""A show in which a card lies elsewhere for a minute."""

COVERED = """async () => {
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame); // a resize ends a show
  const theatre = document.querySelector('script[type=module]').src.replace('table.js', 'theatre');
  const from = name => import(`${theatre}/${name}.js`);
  const [{ compose }, { remember }] = [await from('theatre'), await from('memory')];
  const { play, finish } = await from('score');
  const missed = 'You put no cart marker (Event: New Rails): there is no border for one.';
  const cardsTurned = ['quicksand', 'embassy', 'sand_stairs'];
  const told = {
    caption: [[{ kind: 'missed', words: missed }], 500],
    leaf: [[{ kind: 'turned_up', level: 1, cards: cardsTurned, words: 'turned up' }], 700],
    climb: [[{ kind: 'advanced', board: 1, from: 1, to: 4 }], 500],
  };
  const found = [], box = each => each.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const cards = [...document.querySelectorAll('#plan .in-mine')].map(box);
  const scene = box(document.getElementById('scene'));
  for (const [name, [happened, moment]] of Object.entries(told)) {
    play(compose({ seat: 0, owner: 0, happened: happened.map(each => ({ ...each, seat: 0 })) }, remember()), moment);
    for (const each of document.getAnimations()) { each.pause(); each.currentTime = moment; }
    await new Promise(done => setTimeout(() => requestAnimationFrame(done), 60));
    const shown = [...document.querySelectorAll(`.theatre > .${name}`)].filter(each => each.checkVisibility()).map(box);
    if (!shown.length && name !== 'climb') found.push(`no ${name} is seen`);
    for (const each of shown) {
      if (cards.some(card => meet(card, each))) found.push(`${name} covers a card`);
      if (name !== 'climb' && meet(scene, each)) found.push(`${name} covers the scene`);
      const isWhole = each.left >= -1 && each.right <= innerWidth + 1 && each.bottom <= innerHeight + 1;
      if (!isWhole) found.push(`${name} is cut off`);
    }
    finish();
  }
  return found;
}"""
"""What of a show lies over the mine while it is told there."""


def answer(page: Page, rng: random.Random) -> str:
    """Give some answer; the number of the next."""
    before = number_of(page)
    in_the_list(page, rng)
    wait_for_next(page, before)
    page.locator("#answer:not(.is-idle)").wait_for()
    return number_of(page)


def cut_short(page: Page, number: str, rng: random.Random, how: str) -> bool:
    """End the show of an answer in the middle, at a random moment of it; whether there was one."""
    page.locator(f'#answer [name=number][value="{number}"]').wait_for(state="attached")
    was_playing = bool(page.evaluate(PLAYING))  # a show begins in the same breath
    if was_playing:
        page.evaluate(SEEK, rng.random())
    if how == "reload":
        page.reload()
        page.evaluate(HELD)
    else:
        page.evaluate("document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
    assert page.evaluate(QUIET)
    return was_playing


def words_of(pages: dict[str, Page]) -> set[tuple[str | None, str | None]]:
    """What is said to the eye and what is read aloud, on pages that were not opened anew."""
    whole = [page for name, page in pages.items() if name != "cut"]
    return {(page.locator("#summary").text_content(), page.locator("#news").text_content()) for page in whole}


def test_every_speed_and_every_interruption_ends_in_the_same_page(visitor: Visitor, server: Server):
    first = begin(visitor)
    table = server.service.live.tables[first.url.split("/table/")[1].split("/")[0]]
    pages = {name: beside(visitor, first, speed) for name, speed in (("off", "0"), ("quick", "4"), ("cut", "1"))}
    pages |= {"watched": first, "calm": beside(visitor, first, "1", reduced_motion="reduce")}
    for page in pages.values():
        page.evaluate(SHOWS)
    pages["cut"].evaluate(HELD)
    rng, cuts, reloads = random.Random(4), 0, 0
    for at in range(ANSWERS):
        number = answer(pages["off"], rng)
        how = "reload" if at % 3 == 2 else "press"
        if cut_short(pages["cut"], number, rng, how):
            cuts, reloads = cuts + 1, reloads + (how == "reload")
        until(first, lambda: table.game.awaiting() == [0])  # else a bot's answer comes to one page before another
        settle(pages, number)
        until(first, lambda: len({page_of(page) for page in pages.values()}) == 1)
        ends = {name: page_of(page) for name, page in pages.items()}
        assert {name for name, end in ends.items() if end != ends["off"]} == set(), at
        until(first, lambda: len(words_of(pages)) == 1)
        assert len(words_of(pages)) == 1, at
    shows = {name: page.evaluate("window.shows") for name, page in pages.items() if name != "cut"}
    assert (shows["off"], shows["calm"]) == (0, 0)
    assert min(shows["watched"], shows["quick"]) > 2  # else this proves little
    assert cuts > 2
    assert reloads > 0


@pytest.mark.access("motion", "Nobody has to wait for what moves: an answer can be given during it.")
def test_an_answer_can_be_given_during_every_show(visitor: Visitor):
    page, rng, during = begin(visitor), random.Random(2), 0
    for _ in range(25):
        page.locator("#answer:not(.is-idle)").wait_for()
        during += page.evaluate(PLAYING)
        answer(page, rng)
    assert during > 8


@pytest.mark.parametrize("key", [" ", "Escape", "ArrowDown"])
@pytest.mark.access("motion", "A key finishes whatever moves, at once.")
def test_a_key_finishes_the_show_and_space_does_nothing_else(visitor: Visitor, key: str):
    page, rng = begin(visitor), random.Random(3)
    for _ in range(30):
        answer(page, rng)
        page.locator("#answer .opt:not([data-lift])").first.focus() if page.locator(
            "#answer .opt:not([data-lift])"
        ).count() else None
        if page.evaluate(PLAYING):
            before = number_of(page)
            page.evaluate(AFTER_KEY)
            page.keyboard.press(key)
            assert page.evaluate("window.afterKey") is False
            page.wait_for_timeout(200)
            assert number_of(page) == before
            return
    raise AssertionError("nothing was shown")


def test_what_is_pressed_while_it_moves_is_chosen(visitor: Visitor):
    page = visitor("/")
    page.locator(".hero .go.big").click()
    give_the_first(page)
    page.wait_for_function(QUIET)
    card = page.locator("button.in-hand").first
    card.evaluate(FLIGHT)
    box = card.bounding_box()
    assert box
    page.mouse.click(box["x"] + 8, box["y"] + box["height"] / 2)  # where the card will not be when the press is over
    assert not page.evaluate(PLAYING)
    page.locator("#answer[data-lifted]").wait_for()


def test_the_speed_is_remembered(visitor: Visitor):
    page = begin(visitor)
    page.locator("[popovertarget=menu]").click()
    expect(page.locator("[name=speed][value='1']")).to_be_checked()
    page.locator("[name=speed][value='4']").check()
    page.reload()
    page.locator("[popovertarget=menu]").click()
    expect(page.locator("[name=speed][value='4']")).to_be_checked()


@pytest.mark.access("motion", "Where the show is off, one line says what happened.")
def test_without_a_show_one_line_says_what_happened(visitor: Visitor):
    page = begin(visitor, reduced_motion="reduce")
    page.evaluate(HEARD)
    said: set[str] = set()
    rng = random.Random(5)
    for _ in range(12):
        answer(page, rng)
        said.add(page.locator("#summary").text_content() or "")
        assert not page.evaluate(PLAYING)
    said.discard("")
    heard = page.evaluate("heard.join(' ')")
    assert [told for told in said if told not in heard] == []
    assert len(said) > 2
    assert all(told.startswith("You: ") for told in said)


def test_a_chain_of_eight_takes_three_seconds_at_most(visitor: Visitor):
    page = begin(visitor)
    rng = random.Random(1)
    while not page.locator("#card-0-0").count():
        answer(page, rng)
    page.wait_for_function(QUIET)
    one, eight, twenty = (page.evaluate(CHAIN, count) for count in (1, 8, 20))
    assert one < eight <= 3000
    assert twenty <= 3100
    assert page.evaluate(PAID, 0) == 0 < page.evaluate(PAID, 2)  # no coin flies for a price of nothing


def test_words_and_turned_up_cards_leave_the_mine_in_sight(visitor: Visitor, server: Server):
    table = in_server(server, fill(server))
    page = visitor("/about")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(QUIET)
        assert page.evaluate(COVERED) == [], (width, height)


def test_the_round_curtain_opens_within_three_seconds_and_says_what_everybody_gained(visitor: Visitor):
    page, rng = begin(visitor), random.Random(6)
    for _ in range(40):
        answer(page, rng)
        curtain = page.locator(".curtain")
        if curtain.count():
            assert (
                page.evaluate("document.querySelector('.curtain').getAnimations()[0].effect.getTiming().duration")
                <= 3000
            )
            expect(curtain.locator("li")).to_have_count(2)
            expect(curtain.locator("li").first.locator("b").first).not_to_be_empty()
            assert curtain.locator(".next h2").text_content() == page.locator("#h-event").text_content()
            assert curtain.locator(".or").count() == page.locator("#sheet-event .or").count()
            gains = [page.locator(f"{row} .tok").all_text_contents() for row in (".curtain li", "#sheet-players .last")]
            assert [each.strip() for each in gains[0]] == [each.strip() for each in gains[1]] != []
            page.mouse.click(5, 400)
            expect(curtain).to_have_count(0)
            return
    raise AssertionError("no round ended")


def test_looking_at_another_mine_plays_no_show_of_ones_own(visitor: Visitor):
    page = begin(visitor)
    for _ in range(4):
        give_the_first(page)
    other = page.context.new_page()
    other.goto(f"{page.url}?look=2")
    other.locator("#answer").wait_for()
    give_the_first(page)
    other.locator(f'#answer [name=number][value="{number_of(page)}"]').wait_for(state="attached")
    other.wait_for_function(QUIET)
    assert page_of(other)
    own, theirs, masked = other.evaluate(GUEST)
    assert own == 0 < theirs
    assert masked == 0, "the purse on the page is one's own"

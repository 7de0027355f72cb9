"""A whole solo game in which every show is cut short somehow: the page is the same as where nothing is shown."""

import random

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.showing import PLAYING, begin, beside, page_of, settle
from tests.web.threads import Server

PICTURES = False

ANSWER = """async option => {
  const form = document.getElementById('answer');
  const body = new URLSearchParams({ ...Object.fromEntries(new FormData(form)), option });
  const answer = await fetch(form.getAttribute('action'), { method: 'POST', headers: { 'x-table': '1' }, body });
  if (!answer.ok) throw new Error(await answer.text());
}"""
"""An answer as the page gives it."""
CUTS = {
    "press": "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))",
    "key": "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))",
    "wheel": "document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))",
    "resize": "dispatchEvent(new Event('resize'))",
    "speed": "document.querySelector('[name=speed][value=\"4\"]').click()",
    "nothing": "0",
}
"""What finishes a show, or hurries it; `nothing`: it is still running when the next answer comes."""
SLOW = """() => {
  const { updatePlaybackRate } = Animation.prototype;
  Animation.prototype.updatePlaybackRate = function (rate) { updatePlaybackRate.call(this, rate / 20); };
}"""
"""Shows last so long that a busy machine does not miss them; each is cut short anyway."""
COMPARED = 20  # answers from one comparison of the pages to the next


def cut(page: Page, number: str, rng: random.Random) -> bool:
    """Do something to the show of an answer, at a random moment of it; whether it was running then."""
    page.locator(f'#answer [name=number][value="{number}"]').wait_for(state="attached")
    page.wait_for_timeout(rng.choice((0, 0, 0, 60)))
    was_playing = bool(page.evaluate(PLAYING))
    page.evaluate(CUTS[rng.choice(list(CUTS))])
    return was_playing


def test_a_whole_game_with_every_show_cut_short_ends_in_the_same_page(visitor: Visitor, server: Server):
    watched = begin(visitor, "")
    game, rng, cuts, compared = watched.url.split("/table/")[1].split("/")[0], random.Random(20), 0, 0
    table = server.service.live.tables[game]
    watched.evaluate(SLOW)
    off = beside(visitor, watched, "0")
    off.goto("about:blank")  # it looks now and then only: to follow would take as long again
    while not table.game.is_over:
        decision = table.game.decision(0)
        assert decision is not None
        watched.evaluate(ANSWER, rng.choice(decision.options).key)
        number = str(table.state.numbers[0])
        if table.game.is_over:
            watched.locator("#answer.is-over").wait_for()
        else:
            cuts += cut(watched, number, rng)
        if table.game.is_over or int(number) % COMPARED == 0:
            watched.evaluate(CUTS["press"])
            off.goto(watched.url)
            if not table.game.is_over:
                settle({"watched": watched, "off": off}, number)
            assert page_of(watched) == page_of(off), number
            off.goto("about:blank")
            compared += 1
    assert cuts > 20
    assert compared > 3

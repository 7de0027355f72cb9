"""Sound, the clock and notices: what the table does beside being looked at."""

from playwright.sync_api import expect

from imperial_miners.web.log.device import Session
from tests.browser.conftest import Visitor
from tests.browser.playing import give_the_first, keep_marked
from tests.browser.test_everywhere import OPEN, PERSON, TOKEN, begin, enter, in_server
from tests.web.threads import Server

LISTENER = """
    globalThis.tones = 0;
    const plain = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { globalThis.tones += 1; return plain.call(this); };
"""
LINKS = """async () => {
  const [pitches, felt] = [[], []];
  const plain = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const made = plain.call(this);
    const start = made.start;
    made.start = at => { pitches.push(made.frequency.value); start.call(made, at); };
    return made;
  };
  navigator.vibrate = long => felt.push(long);
  const { ring } = await import(document.querySelector('script[type=module]').src.replace('table.js', 'sound.js'));
  for (let tries = 0; tries < 100 && !pitches.length; tries++) { // until the browser lets it sound
    ring('coin');
    await new Promise(done => setTimeout(done, 50));
  }
  pitches.length = 0;
  for (let link = 1; link <= 6; link++) ring('link', link);
  return { pitches, felt };
}"""
ELSEWHERE = """
    globalThis.notices = [];
    globalThis.Notification = class { static permission = 'granted'; constructor(text) { notices.push(text); }
      addEventListener() {} };
    Object.defineProperty(document, 'hidden', { get: () => true });
"""


def test_sound_is_offered_once_and_is_as_loud_as_was_chosen(visitor: Visitor) -> None:
    page = visitor("/about", reduced_motion="reduce", is_new=True)
    page.add_init_script(LISTENER)
    page.goto("/")
    page.locator(".hero .go.big").first.click()
    offer = page.locator("#sound-offer")
    expect(offer).to_be_visible()
    keep_marked(page)
    expect(page.locator("#answer [name=number]")).to_have_value("4")
    assert page.evaluate("() => tones") == 0
    offer.locator("button.go").click()
    page.wait_for_function("() => tones > 0")
    page.reload()
    expect(offer).to_be_hidden()
    page.locator(".t-menu").click()
    volume = page.locator(".menu [name=volume]")
    expect(volume).to_have_value("60")
    for _ in range(6):
        volume.press("ArrowLeft")
    expect(volume).to_have_value("0")
    before = page.evaluate("() => tones")
    page.keyboard.press("Escape")
    give_the_first(page)
    assert page.evaluate("() => tones") == before
    page.reload()
    expect(offer).to_be_hidden()


def test_each_link_sounds_a_step_higher_and_is_felt_on_a_phone(visitor: Visitor) -> None:
    page = visitor("/about", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.add_init_script("localStorage['imperial-miners-volume'] = '60';" + LISTENER)
    page.goto("/")
    page.locator(".hero .go.big").first.tap()
    expect(page.locator("html.no-script")).to_have_count(0)
    page.wait_for_load_state()
    page.locator(".t-menu").tap()  # browsers let a page sound and move only after a touch
    found = page.evaluate(LINKS)
    assert found["pitches"] == sorted(set(found["pitches"]))
    assert len(found["pitches"]) == 6
    assert found["felt"] == [8] * 6


def test_the_clock_counts_down(visitor: Visitor, server: Server) -> None:
    table = in_server(server, begin(server, "clock", PERSON, PERSON))
    page = visitor("/about")
    enter(page, server)
    page.goto(f"/table/{table.id}/1")
    clock = page.get_by_role("timer")
    shown = clock.inner_text()
    assert shown.startswith(("4:", "5:"))
    expect(clock).not_to_have_text(shown)


def test_who_looks_elsewhere_is_told_when_awaited(visitor: Visitor, server: Server) -> None:
    table = in_server(server, begin(server, "notice", PERSON, OPEN, answers=4))  # the first seat has kept its cards
    assert table.game.awaiting() == [1]
    page = visitor("/about")
    enter(page, server)
    page.add_init_script(ELSEWHERE)
    page.goto(f"/table/{table.id}/watch")  # a page that is not asked says nothing
    page.goto(f"/table/{table.id}/1")
    expect(page.locator("#notify")).to_be_disabled()
    expect(page.locator("#answer.is-idle")).to_be_attached()
    assert page.evaluate("() => notices") == []
    in_server(server, play_other(server, table.id))
    page.wait_for_function("() => notices.length === 1")


async def play_other(server: Server, game: str) -> None:
    """Somebody takes the second seat and keeps cards, and the first is asked again."""
    host, other = Session(TOKEN), Session("o" * 43)
    await server.service.seating.join(other, await server.service.seating.invite(host, game, 1), "Bo", None)
    table = await server.service.live.table(game)
    while (decision := table.game.decision(1)) is not None and table.game.decision(0) is None:
        number = table.state.numbers[1]
        await server.service.answers.decide(other, game, 1, number, decision.options[0].key)

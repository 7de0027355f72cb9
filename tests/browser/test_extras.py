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
ELSEWHERE = """
    globalThis.notices = [];
    globalThis.Notification = class { static permission = 'granted'; constructor(text) { notices.push(text); }
      addEventListener() {} };
    Object.defineProperty(document, 'hidden', { get: () => true });
"""


def test_sound_is_off_until_it_is_asked_for(visitor: Visitor) -> None:
    page = visitor("/about", reduced_motion="reduce")
    page.add_init_script(LISTENER)
    page.goto("/")
    page.locator(".hero .go.big").first.click()
    number = page.locator("#answer [name=number]")
    keep_marked(page)
    expect(number).to_have_value("4")
    assert page.evaluate("() => tones") == 0
    page.locator(".t-menu").click()
    page.locator(".menu [name=sound]").select_option("on")
    expect(page.locator("body[data-sound=on]")).to_be_visible()
    for _ in range(3, 20):  # until something is gained
        give_the_first(page)
        if page.evaluate("() => tones"):
            break
    assert page.evaluate("() => tones") > 0


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

"""Friends: an invitation says who invites to what, the lobby shows who is there, bots have names and titles."""

import pytest
from playwright.sync_api import expect

from imperial_miners.text.languages import LANGUAGES
from imperial_miners.text.messages import messages_in
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import COLOURS
from imperial_miners.web.tables.requests import NewTable
from tests.browser.conftest import Visitor
from tests.browser.test_everywhere import OPEN, PERSON, enter, in_server
from tests.web.threads import Server

PICTURES = False

ANNA = Session("a" * 43)
BOT = {"kind": "bot", "level": "veteran"}


async def lay(server: Server, *seats: dict[str, str]) -> Table:
    """A table that Anna has begun, with a clock."""
    promise = server.service.promises.make(ANNA, server.service.live.now()).token
    fields = {"seats": [PERSON | {"name": "Anna"}, *seats], "clock": 120, "promise": promise}
    wanted = NewTable.model_validate(fields)
    table: Table = await server.service.games.create(ANNA, wanted)
    return table


def invite(server: Server, table: Table, seat: int) -> str:
    """The address of an invitation."""
    return f"/join/{in_server(server, server.service.seating.invite(ANNA, table.id, seat))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_says_who_invites_to_what(visitor: Visitor, server: Server, language: str) -> None:
    path = invite(server, in_server(server, lay(server, OPEN, BOT)), 1)
    page = visitor(path, locale=language, viewport={"width": 360, "height": 640})
    expect(page.locator("h1")).to_contain_text("Anna")
    expect(page.locator(".guests li")).to_have_count(3)
    expect(page.locator(".guests")).to_contain_text(messages_in(language).say("title-veteran"))
    expect(page.locator(".terms")).to_contain_text("2")
    drawn = page.locator(".hero-land .sky").evaluate("each => getComputedStyle(each).fill")
    assert drawn.startswith("url("), "the land is painted"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_lobby_shows_who_is_there(visitor: Visitor, server: Server) -> None:
    table = in_server(server, lay(server, OPEN))
    path = invite(server, table, 1)
    guest = visitor("/about")
    enter(guest, server)
    guest.goto(path)
    guest.locator("[name=name]").fill("Bela")
    guest.locator("form.joining button.go").click()
    expect(guest.locator("#answer")).to_be_visible()
    host = visitor("/about")
    host.context.add_cookies([{"name": guest.context.cookies()[0]["name"], "value": "a" * 43, "url": server.address}])
    host.goto(f"/table/{table.id}/seats")
    seen = host.locator(".chair").nth(1).locator(".presence")
    expect(seen).to_have_class("presence is-here")
    guest.goto("/about")
    expect(seen).to_have_class("presence")


def test_bots_have_names_and_titles(visitor: Visitor, server: Server) -> None:
    table = in_server(server, lay(server, BOT, BOT, BOT, BOT))
    names = {}
    for language in ("en", "uk"):
        page = visitor(f"/table/{table.id}/watch", locale=language)
        names[language] = page.locator("#sheet-players .who strong").all_inner_texts()
        titles = page.locator("#sheet-players .who .title").all_inner_texts()
        assert titles == [messages_in(language).say("title-veteran")] * 4
    assert len(set(names["en"])) == len(set(names["uk"])) == 5
    colours = {messages_in("en").say("ui-seat-name", colour=each) for each in COLOURS}
    assert not colours & set(names["en"])
    assert not set(names["en"][1:]) & set(names["uk"][1:])

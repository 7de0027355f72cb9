"""Alerts in a real browser: asked for by a click, and a message that comes is shown and leads to its table."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from imperial_miners.web.http.dependencies import SESSION_COOKIE
from imperial_miners.web.log.device import Session
from imperial_miners.web.tables.alerts import make_key
from tests.browser.showing import until
from tests.browser.test_everywhere import OPEN, PERSON, TOKEN, begin, in_server
from tests.web.push_service import Browser
from tests.web.threads import Server

WINDOW = True
"""Without one there is nowhere to show a message, and Chromium gives up."""
MESSAGE = {"title": "Imperial Miners", "body": "Your turn.", "game": "abc", "url": "/table/abc/1", "awaited": 2}
INSTALLED = """
const plain = matchMedia;
globalThis.matchMedia = query => query === '(display-mode: standalone)' ? { matches: true } : plain(query);
navigator.setAppBadge = async count => { globalThis.badge = count; };
"""
"""As if the game was installed, with a sign that shows a number."""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  let shown = [];
  while (!(shown = await registration.getNotifications()).length) await new Promise(done => { setTimeout(done, 50); });
  return shown.map(each => [each.body, each.tag, each.data]);
}"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that has a key for alerts."""
    server = Server(tmp_path)
    server.start()
    in_server(server, make_key(server.service.settings))
    in_server(server, server.service.alerts.open())
    yield server
    server.stop()


async def beside(server: Server) -> None:
    """A table at which somebody waits for the device."""
    table = await begin(server, "alerts", PERSON, OPEN)
    seating = server.service.seating
    await seating.join(Session("o" * 43), await seating.invite(Session(TOKEN), table.id, 1), "Bela")


def test_a_click_asks_and_a_message_is_shown(browser: Chromium, own_server: Server) -> None:
    device = Browser("https://fcm.googleapis.com/fcm/send/device")
    keys = {name: text for name, text in device.form.items() if name != "endpoint"}
    # Without the services of its maker no browser can subscribe, so that is the one thing that is made up here.
    answer = json.dumps({"endpoint": device.endpoint, "keys": keys})
    made_up = f"PushManager.prototype.subscribe = async given => ({{ given, toJSON: () => ({answer}) }})"
    context = browser.new_context(base_url=own_server.address, locale="en", timezone_id="Europe/Kyiv")
    context.grant_permissions(["notifications"])
    context.add_init_script(f"{made_up}; {INSTALLED}")
    context.add_cookies([{"name": SESSION_COOKIE, "value": TOKEN, "url": own_server.address}])
    in_server(own_server, beside(own_server))
    page = context.new_page()
    page.goto("/")
    page.wait_for_function("() => globalThis.badge === 1")
    assert in_server(own_server, own_server.service.alerts.kept.holders()) == [], "nobody was asked"
    page.locator("#alerts [name=quiet_from]").select_option("21")
    page.locator("#alerts button").click()
    expect(page.locator("#alerts [formaction]")).to_be_visible()
    holder = Session(TOKEN).holder
    kept = in_server(own_server, own_server.service.alerts.kept.of(holder))
    assert kept is not None
    assert (kept.endpoint, kept.quiet_from, kept.quiet_to) == (device.endpoint, 21, 8)
    assert kept.zone in ("Europe/Kyiv", "Europe/Kiev", "+180", "+120"), "browsers use the old name"

    devtools = context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    until(page, lambda: bool(registrations))
    message = {"origin": own_server.address, "registrationId": registrations[0], "data": json.dumps(MESSAGE)}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    assert page.evaluate(SHOWN) == [["Your turn.", "abc", "/table/abc/1"]]
    page.locator("#alerts [formaction]").click()
    expect(page.locator("#alerts [formaction]")).to_have_count(0)
    assert in_server(own_server, own_server.service.alerts.kept.holders()) == []
    context.close()

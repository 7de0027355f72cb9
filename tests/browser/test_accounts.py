"""Passkeys in a real browser with an authenticator of its own: on two devices, and one that is lost."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, Page, expect

from imperial_miners.web.http.dependencies import SESSION_COOKIE
from tests.browser.conftest import SETTLED
from tests.browser.test_everywhere import PERSON, TOKEN, begin, in_server
from tests.web.threads import Server

PASSKEYS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as server:
        yield server


class Device:
    """A browser with cookies and an authenticator of its own, at the name that passkeys are for."""

    def __init__(self, browser: Chromium, server: Server) -> None:
        address = server.address.replace("127.0.0.1", "localhost")
        self.context = browser.new_context(base_url=address, service_workers="block", locale="en")
        self.context.add_init_script(SETTLED)
        self.page: Page = self.context.new_page()
        self.address = address
        self.devtools: CDPSession = self.context.new_cdp_session(self.page)
        self.devtools.send("WebAuthn.enable")
        made = self.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": PASSKEYS})
        self.authenticator: str = made["authenticatorId"]

    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.devtools.send(
            "WebAuthn.getCredentials", {"authenticatorId": self.authenticator}
        )["credentials"]
        return found

    def take(self, credential: dict[str, Any]) -> None:
        """A passkey that its maker brings to this device too."""
        self.devtools.send("WebAuthn.addCredential", {"authenticatorId": self.authenticator, "credential": credential})


def test_a_passkey_on_two_devices_and_a_lost_one_recovered(browser: Chromium, own_server: Server) -> None:
    laptop = Device(browser, own_server)
    laptop.context.add_cookies([{"name": SESSION_COOKIE, "value": TOKEN, "url": laptop.address}])
    table = in_server(own_server, begin(own_server, "passkey", PERSON))
    laptop.page.goto("/")
    laptop.page.locator('.follow a[href="/account"]').click()
    laptop.page.locator("form[data-purpose=add] button").click()
    code = laptop.page.locator(".code").inner_text()
    expect(laptop.page.locator("form[action$=remove]")).to_have_count(0)
    assert len(laptop.credentials()) == 1

    phone = Device(browser, own_server)
    phone.page.goto("/account")
    phone.page.locator("form[data-purpose=enter] button").click()
    expect(phone.page.locator("#told")).not_to_be_empty()
    phone.take(laptop.credentials()[0])
    phone.page.locator("form[data-purpose=enter] button").click()
    expect(phone.page.locator(f".going a[href='/table/{table.id}']")).to_be_visible()
    phone.page.goto(f"/table/{table.id}/1")
    expect(phone.page.locator("#answer")).to_be_attached()

    third = Device(browser, own_server)
    third.page.goto("/account")
    third.page.locator("[name=code]").fill(code)
    third.page.locator("form[action='/account/recover'] button").click()
    assert third.page.locator(".code").inner_text() != code
    third.page.locator("form[data-purpose=add] button").click()
    expect(third.page.locator("form[action$=remove]")).to_have_count(2)
    third.page.locator("form[action$=leave] button").first.click()
    laptop.page.goto("/")
    expect(laptop.page.locator(".going")).to_have_count(0)
    third.page.goto("/")
    expect(third.page.locator(f".going a[href='/table/{table.id}']")).to_be_visible()
    for device in (laptop, phone, third):
        device.context.close()

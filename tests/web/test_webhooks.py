"""Webhooks: signed, sent at the moments of alerts and with their manners, and nowhere into a private network."""

import asyncio
import base64
import hashlib
import hmac
import json
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from imperial_miners.web.app import make_app
from imperial_miners.web.log.alerts import FAILURES, Webhook
from imperial_miners.web.settings import INSIDE, OFF, Settings
from imperial_miners.web.store.alert_store import AlertStore
from imperial_miners.web.tables import alerts, webhooks
from imperial_miners.web.tables.bots import RandomThinker
from tests.web.push_service import PushService
from tests.web.reading import Reader, one
from tests.web.tables import Place
from tests.web.test_alerts import HOUR, MINUTE, NOON, OTHER, Away
from tests.web.test_webhook_addresses import webhook

pytestmark = pytest.mark.anyio


class Hooked(Away):
    """Somebody who is away, and whose alerts go to an address of theirs. There is no key for pushing."""

    secret = ""

    async def hook(self, path: str = "/here", **fields: str) -> int:
        """Name the address as the page does; the status."""
        form = {"form_token": self.reader.session.form_token, "address": f"{self.service.address}{path}"}
        form |= {"quiet_from": "0", "quiet_to": "0"}
        answer = await self.reader.http.post("/alerts/webhook", data=form | fields)
        if (kept := await self.kept()) is not None:
            self.secret = kept.secret
        return answer.status_code

    async def kept(self) -> Webhook | None:
        return await self.alerts.kept.hook_of(self.reader.session.holder)

    async def press(self, what: str) -> str:
        """Press a button of the page; what the page says then."""
        form = {"form_token": self.reader.session.form_token}
        answer = await self.reader.http.post(f"/alerts/webhook/{what}", data=form)
        assert answer.status_code in (200, 303)
        return answer.text

    async def after(self, milliseconds: int) -> int:
        """As for devices; and what was sent has arrived, or has not."""
        await self.alerts.tick()
        for _ in range(max(1, milliseconds // MINUTE)):
            self.now += min(MINUTE, milliseconds)
            await self.alerts.tick()
            await asyncio.gather(*self.alerts.webhooks.tasks)
        return len(self.service.taken)

    def said(self) -> dict[str, str | int]:
        """The newest message, once its signature is checked as *Standard Webhooks* says."""
        _, headers, body = self.service.taken[-1]
        id, at = headers["webhook-id"], headers["webhook-timestamp"]
        key = base64.b64decode(self.secret.removeprefix("whsec_"))
        expected = hmac.new(key, f"{id}.{at}.".encode() + body, hashlib.sha256).digest()
        assert headers["webhook-signature"] == "v1," + base64.b64encode(expected).decode()
        assert abs(int(at) - time.time()) < 60
        found: dict[str, str | int] = json.loads(body)
        return found


@pytest.fixture
def receiver() -> Iterator[PushService]:
    service = PushService()
    service.status = 204
    yield service
    service.close()


@pytest.fixture
async def hooked(
    sqlite_settings: Settings, anyio_backend: str, receiver: PushService, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Hooked]:
    monkeypatch.setattr(alerts, "TICK", 3600.0)  # the tests say when it looks
    monkeypatch.setattr(webhooks, "PAUSES", (0.0, 0.0, 0.0))
    app = make_app(replace(sqlite_settings, webhooks=INSIDE), RandomThinker())
    hooked = Hooked(Reader(Place(app)), receiver, monkeypatch)
    async with app.router.lifespan_context(app):
        yield hooked


async def test_one_signed_message_a_minute_after_it_became_ones_turn(hooked: Hooked):
    assert await hooked.hook() == 200
    table = await hooked.table("turn")
    await hooked.until_next_turn(table)
    assert await hooked.after(MINUTE - 1) == 0
    assert await hooked.after(1) == 1
    path, headers, _ = hooked.service.taken[0]
    assert (path, headers["content-type"]) == ("/here", "application/json")
    assert headers["host"] == hooked.service.address.removeprefix("http://")
    assert hooked.said() == {
        "kind": "turn",
        "time": datetime.fromtimestamp(hooked.now // 1000, UTC).isoformat(),
        "title": "Imperial Miners",
        "body": f"It is your turn in round {table.game.round}. At the table: Bela.",
        "game": table.id,
        "url": f"http://localhost/table/{table.id}/1",
        "awaited": 1,
    }
    assert await hooked.after(3 * HOUR) == 1, "once"
    await hooked.until_next_turn(table)
    hooked.alerts.watching.heard("fellow", f"{table.id}:{hooked.reader.session.holder}", 1)
    assert await hooked.after(5 * MINUTE) == 1, "one watches"
    hooked.alerts.watching.gone("fellow")
    assert await hooked.after(MINUTE) == 2
    await hooked.press("stop")
    await hooked.until_next_turn(table)
    assert await hooked.after(5 * MINUTE) == 2
    assert await hooked.kept() is None


async def test_quiet_hours_are_those_of_the_page(hooked: Hooked):
    hooked.reader.http.cookies.set("imperial_miners_zone", "Europe/Zurich*120")
    hooked.now = NOON + 8 * HOUR  # 22 o'clock in Zurich
    await hooked.hook(quiet_from="22", quiet_to="7")
    table = await hooked.table("night")
    await hooked.until_next_turn(table)
    assert await hooked.after(8 * HOUR) == 0
    assert await hooked.after(HOUR + 2 * MINUTE) == 1


async def test_the_secret_is_shown_once_and_a_test_is_sent_by_a_click(hooked: Hooked):
    await hooked.table("page")
    assert one(await hooked.reader.get("/"), '.follow a[href="/alerts/webhook"]')
    form = {"form_token": hooked.reader.session.form_token, "address": f"{hooked.service.address}/a"}
    form |= {"quiet_from": "1", "quiet_to": "2"}
    shown = (await hooked.reader.http.post("/alerts/webhook", data=form)).text
    kept = await hooked.kept()
    assert kept is not None
    assert kept.secret in shown
    again = await hooked.reader.http.post("/alerts/webhook", data=form | {"quiet_to": "3"})
    assert again.headers["cache-control"] == "no-store"
    assert kept.secret not in again.text
    assert kept.secret not in str(await hooked.reader.get("/alerts/webhook"))
    hooked.secret = kept.secret
    assert "The test has arrived." in await hooked.press("test")
    assert (hooked.said()["kind"], hooked.said()["url"]) == ("test", "http://localhost/")
    hooked.service.status = 302
    assert "the address answered 302" in await hooked.press("test")
    other = await hooked.reader.http.post("/alerts/webhook", data=form | {"address": f"{hooked.service.address}/b"})
    assert kept.secret not in other.text, "another address has another secret"
    assert "whsec_" in other.text


@pytest.mark.parametrize(
    ("status", "messages", "tries"), [(404, 1, 1), (410, 1, 1), (503, 5, 3), (302, 5, 1), (403, 5, 1)]
)
async def test_what_does_not_arrive_is_given_up_and_said(hooked: Hooked, status: int, messages: int, tries: int):
    await hooked.hook()
    table = await hooked.table("lost")
    hooked.service.status = status
    for number in range(1, messages + 2):
        await hooked.until_next_turn(table)
        assert await hooked.after(MINUTE) == min(number, messages) * tries
    kept = await hooked.kept()
    assert kept is not None
    assert kept.is_given_up
    assert "Nothing is sent there any more" in str(await hooked.reader.get("/alerts/webhook"))
    hooked.service.status = 200
    await hooked.press("test")
    await hooked.until_next_turn(table)
    taken = len(hooked.service.taken)
    assert await hooked.after(MINUTE) == taken + 1


async def test_no_alert_and_no_move_waits_for_an_address_that_hangs(hooked: Hooked):
    await hooked.hook()
    table = await hooked.table("hangs")
    await hooked.until_next_turn(table)
    hooked.service.gate.clear()
    await hooked.alerts.tick()
    hooked.now += MINUTE
    async with asyncio.timeout(30):
        await hooked.alerts.tick()  # is over though the message is not
        assert len(hooked.alerts.webhooks.tasks) == 1
        await hooked.until_next_turn(table)
        while not hooked.service.taken:
            await asyncio.sleep(0.01)
    hooked.service.gate.set()
    await asyncio.gather(*hooked.alerts.webhooks.tasks)


async def test_a_webhook_follows_its_owner_to_an_account_that_has_none(hooked: Hooked):
    await hooked.hook()
    mine = hooked.reader.session.holder
    accounts = hooked.reader.place.service.accounts.kept
    await accounts.arrive(mine, "heir")
    assert await hooked.kept() is None
    assert (await hooked.alerts.kept.owned_by({"heir"}))["heir"] == [await hooked.alerts.kept.hook_of("heir")]
    await hooked.hook("/second")
    await accounts.arrive(mine, "heir")
    kept = await hooked.alerts.kept.hook_of("heir")
    assert kept is not None
    assert kept.address.endswith("/here")
    assert await hooked.alerts.kept.holders() == ["heir"]


async def test_a_server_may_offer_none(sqlite_settings: Settings, anyio_backend: str):
    app = make_app(replace(sqlite_settings, webhooks=OFF), RandomThinker())
    reader = Reader(Place(app))
    async with app.router.lifespan_context(app):
        assert (await reader.http.get("/alerts/webhook")).status_code == 404
        form = {"form_token": reader.session.form_token, "address": "https://example.org/"}
        form |= {"quiet_from": "0", "quiet_to": "0"}
        assert (await reader.http.post("/alerts/webhook", data=form)).status_code == 404


async def test_in_both_databases_failures_are_counted_for_the_address_that_has_them(place: Place):
    kept = AlertStore(place.service.store)
    first = webhook("https://one.example/")
    await kept.save_hook(first)
    await kept.count_failures(first, 1, is_more=True)
    await kept.count_failures(first, 1, is_more=True)
    assert await kept.hook_of("anna") == replace(first, failures=2)
    second = webhook("https://two.example/")
    await kept.save_hook(second)
    await kept.count_failures(first, FAILURES)
    assert await kept.owned_by({"anna"}) == {"anna": [second]}
    await kept.count_failures(second, FAILURES)
    assert await kept.owned_by({"anna"}) == {}
    assert OTHER.holder not in await kept.holders()
    await kept.drop_hook("anna")
    assert await kept.hook_of("anna") is None

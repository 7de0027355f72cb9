"""Alerts: sealed as the standards say, sent once for each turn to people who are away, and to nobody else."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from imperial_miners.web.app import make_app
from imperial_miners.web.log import timing
from imperial_miners.web.log.alerts import Subscription
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.settings import PUSH_SERVICES, Settings
from imperial_miners.web.store.alert_store import AlertStore
from imperial_miners.web.tables import alerts
from imperial_miners.web.tables.alerts import Alerts, Watching, make_key
from imperial_miners.web.tables.bots import RandomThinker
from imperial_miners.web.tables.hub import Hub
from imperial_miners.web.tables.pushing import seal
from tests.web.push_service import CURVE, Browser, PushService, claims_of, plain
from tests.web.reading import Reader, one
from tests.web.tables import BOT, OPEN, PERSON, Place, Stream

pytestmark = pytest.mark.anyio
OTHER = Session("o" * 43)
NOON = int(datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp() * 1000)
MINUTE = 60_000
HOUR = 60 * MINUTE


def test_a_message_is_sealed_like_the_example_of_the_standard():
    """RFC 8291, section 5."""
    own = ec.derive_private_key(int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    to = Subscription("", "", theirs, "BTBZMqHH6r4Tts7J_aSIgg", "en", "UTC", 0, 0)
    sealed = seal(to, b"When I grow up, I want to be a watermelon", own, plain("DGv6ra1nlYgDCS1FRnbzlw"))
    assert sealed == plain(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_of_several_processes_one_tells_of_a_turn(place: Place):
    ann = place.person()
    game, kept = await ann.begin(), AlertStore(place.service.store)
    for number in (3, 4):
        claims = await asyncio.gather(*(kept.claim(game, 0, number, 0) for _ in range(4)))
        assert sorted(claims) == [False, False, False, True]
    assert await kept.claim(game, 1, 4, 0), "another seat is told by itself"
    for stage in (1, 2):
        claims = await asyncio.gather(*(kept.claim(game, 0, 4, stage) for _ in range(4)))
        assert sorted(claims) == [False, False, False, True]
    assert not await kept.claim(game, 0, 4, 1), "the last reminder was given"
    first = Subscription("anna", "https://one", "key", "auth", "de", "UTC", 22, 8, "anna")
    second = replace(first, endpoint="https://two")
    await kept.save(first)
    await kept.save(second)
    assert await kept.of("anna") == second
    assert await kept.owned_by({"anna", "bela"}) == {"anna": [second]}
    await kept.drop("anna", first.endpoint)
    assert await kept.holders() == ["anna"], "it has moved on meanwhile"
    await kept.drop("anna", second.endpoint)
    assert await kept.holders() == []


class Away:
    """Somebody who is away from a table, a clock that is moved, and a push service."""

    def __init__(self, reader: Reader, service: PushService, patch: pytest.MonkeyPatch) -> None:
        self.reader = reader
        self.service = service
        self.live = reader.place.service.live
        self.alerts: Alerts = reader.place.service.alerts
        self.now = NOON
        self.browser = Browser(f"{service.address}/device/1")
        self.live.now = lambda: self.now  # type: ignore[method-assign]
        patch.setattr(timing, "steady", lambda: self.now)

    async def subscribe(self, **fields: str) -> int:
        """Ask for alerts as the page does; the status."""
        form = {"form_token": self.reader.session.form_token, "zone": "UTC", "offset": "0"}
        form |= {"quiet_from": "0", "quiet_to": "0"}
        return (await self.reader.http.post("/alerts", data=form | self.browser.form | fields)).status_code

    async def table(self, seed: str) -> Table:
        """A table at which Bela sits too."""
        table = await self.reader.begin(seed, PERSON | {"name": "Anna"}, OPEN)
        seating = self.reader.place.service.seating
        await seating.join(OTHER, await seating.invite(self.reader.session, table.id, 1), "Bela")
        return table

    async def answer(self, table: Table, seat: int) -> None:
        key = table.game.decision(seat).options[-1].key  # type: ignore[union-attr]
        session = OTHER if seat else self.reader.session
        await self.reader.place.service.answers.decide(session, table.id, seat, table.state.numbers[seat], key)

    async def until_next_turn(self, table: Table) -> None:
        """Anna has answered, and Bela's answers make it her turn again."""
        while 0 in table.game.awaiting():
            await self.answer(table, 0)
        while 0 not in table.game.awaiting():
            await self.answer(table, 1)

    async def after(self, milliseconds: int) -> int:
        """Let time pass, in steps as the server looks; how many messages there are then."""
        await self.alerts.tick()
        for _ in range(max(1, milliseconds // MINUTE)):
            self.now += min(MINUTE, milliseconds)
            await self.alerts.tick()
        return len(self.service.taken)

    def said(self) -> dict[str, str | int]:
        """The newest message, as the browser reads it."""
        found: dict[str, str | int] = json.loads(self.browser.read(self.service.taken[-1][2]))
        return found


@pytest.fixture
def push_service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
async def away(
    sqlite_settings: Settings, anyio_backend: str, push_service: PushService, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Away]:
    monkeypatch.setattr(alerts, "TICK", 3600.0)  # the tests say when it looks
    settings = replace(
        sqlite_settings, push_services=(*PUSH_SERVICES, push_service.address), contact="mailto:me@example.org"
    )
    assert await make_key(settings)
    assert not await make_key(settings), "a key is made once"
    app = make_app(settings, RandomThinker())
    away = Away(Reader(Place(app)), push_service, monkeypatch)
    async with app.router.lifespan_context(app):
        yield away


async def test_one_message_a_minute_after_it_became_ones_turn(away: Away):
    assert await away.subscribe() == 204
    table = await away.table("turn")
    await away.until_next_turn(table)
    assert await away.after(MINUTE - 1) == 0
    assert await away.after(1) == 1
    path, headers, _ = away.service.taken[0]
    assert path == "/device/1"
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table.id)
    claims = claims_of(headers["authorization"], away.alerts.public)
    assert (claims["aud"], claims["sub"]) == (away.service.address, "mailto:me@example.org")
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert away.said() == {
        "title": "Imperial Miners",
        "body": f"It is your turn in round {table.game.round}. At the table: Bela.",
        "game": table.id,
        "url": f"/table/{table.id}/1",
        "awaited": 1,
    }
    with pytest.raises(InvalidTag):
        Browser("", away.browser.key, b"b" * 16).read(away.service.taken[0][2])
    assert await away.after(3 * HOUR) == 1, "once"
    await away.until_next_turn(table)
    assert await away.after(MINUTE) == 2


async def test_nothing_while_one_watches_and_a_minute_begins_when_one_leaves(away: Away):
    await away.subscribe()
    table = await away.table("watch")
    await away.until_next_turn(table)
    cookies = {"host": "localhost", "cookie": f"imperial_miners={away.reader.session.token}"}
    stream = Stream(away.reader.place.app, f"/table/{table.id}/1/stream", cookies)
    await stream.opened()
    assert await away.after(10 * MINUTE) == 0
    await stream.close()
    assert await away.after(MINUTE - 1) == 0
    assert await away.after(1) == 1


async def test_what_another_process_serves_counts_as_watching(away: Away):
    await away.subscribe()
    table = await away.table("elsewhere")
    await away.until_next_turn(table)
    place = f"{table.id}:{away.reader.session.holder}"
    away.alerts.watching.heard("fellow", place, 1)
    assert await away.after(5 * MINUTE) == 0
    away.alerts.watching.gone("fellow")
    assert await away.after(MINUTE) == 1


def test_processes_tell_each_other_who_comes_and_goes():
    hub = Hub()
    watching = Watching(hub)
    with hub.subscribe("game", "anna"):
        assert watching.news(False) == {"game:anna": 1}
        assert watching.news(False) == {}
        assert watching.news(True) == {"game:anna": 1}
    assert watching.news(False) == {"game:anna": 0}


async def test_quiet_hours_hold_a_message_back_until_they_are_over(away: Away):
    away.now = NOON + 8 * HOUR  # 22 o'clock in Zurich
    await away.subscribe(zone="Europe/Zurich", quiet_from="22", quiet_to="7")
    table = await away.table("night")
    await away.until_next_turn(table)
    assert await away.after(8 * HOUR) == 0
    assert await away.after(HOUR + 2 * MINUTE) == 1


async def test_a_zone_that_this_machine_does_not_know_is_kept_as_its_distance(away: Away):
    await away.subscribe(zone="Moon/Sea", offset="-210", quiet_from="8", quiet_to="9")  # half past eight there at noon
    table = await away.table("moon")
    await away.until_next_turn(table)
    assert await away.after(29 * MINUTE) == 0
    assert await away.after(2 * MINUTE) == 1


async def test_a_turn_that_is_answered_meanwhile_is_not_told(away: Away):
    await away.subscribe()
    table = await away.table("answered")
    await away.until_next_turn(table)
    await away.after(MINUTE // 2)
    while 0 in table.game.awaiting():
        await away.answer(table, 0)
    assert await away.after(5 * MINUTE) == 0


async def test_nobody_is_told_who_did_not_ask_or_whom_nobody_waits_for(away: Away):
    table = await away.table("unasked")
    await away.until_next_turn(table)
    assert await away.after(5 * MINUTE) == 0
    await away.subscribe()
    assert await away.after(5 * MINUTE) == 0, "of the turns that one has one knows"
    await away.reader.begin("alone", PERSON, BOT)
    assert await away.after(5 * MINUTE) == 0
    form = {"form_token": away.reader.session.form_token}
    assert (await away.reader.http.post("/alerts/stop", data=form)).status_code == 204
    await away.until_next_turn(table)
    assert await away.after(5 * MINUTE) == 0


@pytest.mark.parametrize("status", [404, 410])
async def test_who_is_gone_is_forgotten(away: Away, status: int):
    await away.subscribe()
    table = await away.table("gone")
    await away.until_next_turn(table)
    away.service.status = status
    assert await away.after(MINUTE) == 1
    assert await away.alerts.kept.holders() == []


@pytest.mark.parametrize(("status", "tries"), [(503, alerts.TRIES), (429, alerts.TRIES), (403, 1)])
async def test_a_service_in_trouble_is_tried_again_but_not_for_ever(away: Away, status: int, tries: int):
    await away.subscribe()
    table = await away.table("trouble")
    await away.until_next_turn(table)
    away.service.status = status
    assert await away.after(HOUR) == tries
    assert await away.alerts.kept.holders() == [away.reader.session.holder]


async def test_no_move_waits_for_a_service_that_hangs(away: Away):
    await away.subscribe()
    table = await away.table("hangs")
    await away.until_next_turn(table)
    away.service.gate.clear()
    await away.alerts.tick()
    away.now += MINUTE
    telling = asyncio.create_task(away.alerts.tick())
    async with asyncio.timeout(30):
        while not away.service.taken:
            await asyncio.sleep(0.01)
    await away.until_next_turn(table)
    assert not telling.done(), "the service still hangs"
    away.service.gate.set()
    await telling


async def test_after_a_restart_the_same_turn_is_told_once(away: Away, monkeypatch: pytest.MonkeyPatch):
    await away.subscribe()
    told = await away.table("told")
    await away.until_next_turn(told)
    assert await away.after(MINUTE) == 1
    pending = await away.table("pending")
    await away.until_next_turn(pending)
    fresh = make_app(away.live.settings, RandomThinker())
    again = Away(Reader(Place(fresh)), away.service, monkeypatch)  # with its clock before the server looks back
    async with fresh.router.lifespan_context(fresh):
        again.browser = away.browser
        assert await again.after(5 * MINUTE) == 2
        assert again.said()["game"] == pending.id


@pytest.mark.parametrize(
    ("endpoint", "status"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", 204),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", 204),
        ("http://fcm.googleapis.com/fcm/send/abc", 422),
        ("https://fcm.googleapis.com.example.org/", 422),
        ("https://fcm.googleapis.com@example.org/", 422),
        ("https://push.apple.com.example.org/", 422),
        ("http://127.0.0.1:1/", 422),
        ("https://localhost/", 422),
        ("https://[/", 422),
    ],
)
async def test_only_push_services_are_sent_to(away: Away, endpoint: str, status: int):
    assert await away.subscribe(endpoint=endpoint) == status


@pytest.mark.parametrize(
    "fields",
    [
        {"p256dh": "BAAA"},
        {"p256dh": "?"},
        {"auth": "AAAA"},
        {"zone": ""},
        {"offset": "900"},
        {"quiet_to": "24"},
    ],
)
async def test_what_is_no_subscription_is_refused(away: Away, fields: dict[str, str]):
    assert await away.subscribe(**fields) == 422
    assert await away.alerts.kept.holders() == []


async def test_the_start_page_offers_it_and_remembers_the_quiet_hours(away: Away):
    assert not (await away.reader.get("/")).select("#alerts"), "nothing to be told of yet"
    await away.table("start")
    page = await away.reader.get("/")
    assert one(page, "body")["data-push"] == away.alerts.public
    assert len(page.select("#alerts button")) == 1
    await away.subscribe(quiet_from="21", quiet_to="6")
    page = await away.reader.get("/")
    assert [option["value"] for option in page.select("#alerts option[selected]")] == ["21", "6"]
    assert len(page.select("#alerts button")) == 2


async def test_without_a_key_there_is_nothing_of_it(reader: Reader):
    await reader.begin("none", PERSON)
    page = await reader.get("/")
    assert not page.select("#alerts")
    assert "data-push" not in one(page, "body").attrs
    form = Browser("https://fcm.googleapis.com/x").form | {"form_token": reader.session.form_token, "zone": "UTC"}
    form["offset"] = "0"
    assert (await reader.http.post("/alerts", data=form)).status_code == 404

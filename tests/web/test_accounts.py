"""Seats that follow their player: passkeys, the recovery code, several devices; and what somebody else might try."""

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from imperial_miners.web.app import make_app
from imperial_miners.web.log.alerts import Subscription
from imperial_miners.web.log.device import Session, hash_of
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables import accounts
from imperial_miners.web.tables.accounts import Accounts
from imperial_miners.web.tables.bots import RandomThinker
from tests.web.authenticator import USED, Passkey
from tests.web.reading import Reader, one
from tests.web.tables import OPEN, PERSON, Place

pytestmark = pytest.mark.anyio
CODE = re.compile(r"([2-9A-Z]{4}-){4}[2-9A-Z]{4}")


class Device:
    """A browser with cookies of its own."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(place.app), base_url="http://localhost")

    @property
    def token(self) -> str:
        return self.http.cookies.get("imperial_miners", "")

    async def post(self, path: str, **form: str) -> httpx.Response:
        if not self.token:
            await self.http.get("/account")
        return await self.http.post(path, data={"form_token": Session(self.token).form_token, **form})

    async def ask(self, purpose: str) -> dict[str, Any]:
        found: dict[str, Any] = (await self.post("/account/ask", purpose=purpose)).json()
        return found

    async def add(self, passkey: Passkey) -> str:
        """Add a passkey; the recovery code, if one is shown."""
        answer = await self.post("/account/add", credential=passkey.made(await self.ask("add")))
        assert answer.status_code in (200, 303), answer.text
        code = CODE.search(answer.text)
        return code[0] if code else ""

    async def enter(self, passkey: Passkey) -> int:
        return (await self.post("/account/enter", credential=passkey.signed(await self.ask("enter")))).status_code

    async def recover(self, code: str) -> httpx.Response:
        return await self.post("/account/recover", code=code)

    async def games(self) -> list[str]:
        return [game["id"] for game in (await self.http.get("/api/v1/games")).json()["games"]]

    async def begin(self, *seats: dict[str, Any]) -> str:
        """A game of this device."""
        await self.http.get("/account")
        promise = (await self.http.post("/api/v1/promises")).json()["promise"]
        wanted = {"promise": promise, "seats": list(seats) or [PERSON]}
        game: str = (await self.http.post("/api/v1/games", json=wanted)).json()["id"]
        return game


@pytest.fixture
async def both(settings: Settings, anyio_backend: str) -> AsyncIterator[Place]:
    """A server with pages on each kind of database."""
    app = make_app(settings, RandomThinker())
    async with app.router.lifespan_context(app):
        yield Place(app)


@pytest.fixture
def here(reader: Reader) -> Place:
    """A server with pages on SQLite, where the database does not matter."""
    return reader.place


async def test_seats_results_and_settings_are_on_both_devices(both: Place):
    laptop, phone, passkey = Device(both), Device(both), Passkey()
    first = await laptop.begin(PERSON, OPEN)
    over = await laptop.begin()
    await laptop.http.post("/settings", data={"language": "uk", "theme": "night"})
    service = both.service
    table = await service.live.table(over)
    while not table.game.is_over:
        key = table.game.decision(0).options[0].key  # type: ignore[union-attr]
        await service.answers.decide(Session(laptop.token), over, 0, table.state.numbers[0], key)
    before = laptop.token
    assert await laptop.add(passkey)
    assert laptop.token.startswith("a."), "no token from before is one of the account"
    assert before not in laptop.token
    assert sorted(await laptop.games()) == sorted([first, over])
    second = await phone.begin(PERSON, OPEN)
    assert await phone.enter(passkey) == 303
    assert phone.token != laptop.token
    for device in (laptop, phone):
        assert sorted(await device.games()) == sorted([first, over, second])
        for game in (first, second):
            assert (await device.http.get(f"/table/{game}/1", follow_redirects=True)).status_code == 200
    assert phone.http.cookies["imperial_miners_language"] == "uk"
    assert phone.http.cookies["imperial_miners_light"] == "night"
    stranger = Device(both)
    stranger.http.cookies.set("imperial_miners", before)
    assert await stranger.games() == []
    assert await service.accounts.kept.heirs() == []


async def test_a_lost_passkey_is_recovered_by_the_code_once(both: Place):
    laptop, phone = Device(both), Device(both)
    game = await laptop.begin()
    code = await laptop.add(Passkey())
    answer = await phone.recover(f" {code.lower()} ")
    assert answer.status_code == 200
    following = CODE.search(answer.text)
    assert following
    assert following[0] != code
    assert await phone.games() == [game]
    assert (await Device(both).recover(code)).status_code == 404, "good once"
    fresh = Passkey()
    assert await phone.add(fresh) == "", "one more, for the same account"
    page = await phone.http.get("/account")
    keys = re.findall(r'name="passkey" value="(\w+)"', page.text)
    assert len(keys) == 2
    assert (await phone.post("/account/remove", passkey=keys[0])).status_code == 303
    assert (await phone.post("/account/remove", passkey=keys[1])).status_code == 409, "the last one stays"
    assert (await phone.post("/account/leave", which="others")).status_code == 303
    assert await laptop.games() == [], "a device that was lost too"
    assert await Device(both).enter(fresh) == 303
    assert (await phone.post("/account/leave", which="this")).status_code == 303
    assert await phone.games() == []


async def test_without_the_library_there_is_a_code_and_no_passkey(here: Place, monkeypatch: pytest.MonkeyPatch):
    laptop = Device(here)
    code = await laptop.add(Passkey())
    monkeypatch.setattr(Accounts, "has_passkeys", False)
    phone = Device(here)
    page = await phone.http.get("/account")
    assert "data-purpose" not in page.text
    assert (await phone.post("/account/ask", purpose="enter")).status_code == 404
    assert (await phone.recover(code)).status_code == 200


async def test_at_an_address_in_numbers_no_passkey_is_offered(here: Place):
    device = Device(here)
    assert "data-purpose" in (await device.http.get("/account")).text
    assert "data-purpose" not in (await device.http.get("http://127.0.0.1/account")).text


async def test_a_challenge_is_good_once_for_one_device_and_one_purpose(here: Place):
    laptop, thief, passkey = Device(here), Device(here), Passkey()
    await laptop.add(passkey)
    phone = Device(here)
    asked = await phone.ask("enter")
    signed = passkey.signed(asked)
    assert (await thief.post("/account/enter", credential=signed)).status_code == 403, "it was put to another device"
    assert (await phone.post("/account/add", credential=Passkey().made(asked))).status_code == 403
    assert (await phone.post("/account/enter", credential=signed)).status_code == 303
    other = Device(here)
    assert (await other.post("/account/enter", credential=signed)).status_code == 403, "it was used"
    again = Device(here)
    old = passkey.signed(await again.ask("enter"))
    here.service.live.now = lambda: 10**15  # type: ignore[method-assign]
    assert (await again.post("/account/enter", credential=old)).status_code == 403, "it is too old"


@pytest.mark.parametrize(
    "lie",
    [{"origin": "http://evil.example"}, {"origin": "https://localhost"}, {"site": "evil.example"}, {"flags": USED}],
)
async def test_what_was_signed_elsewhere_or_by_nobody_in_person_is_refused(here: Place, lie: dict[str, Any]):
    laptop, phone, passkey = Device(here), Device(here), Passkey()
    made = passkey.made(await laptop.ask("add"), **lie)
    assert (await laptop.post("/account/add", credential=made)).status_code == 403
    await laptop.add(passkey)
    signed = passkey.signed(await phone.ask("enter"), **lie)
    assert (await phone.post("/account/enter", credential=signed)).status_code == 403


async def test_a_passkey_that_was_copied_or_is_another_ones_is_refused(here: Place):
    laptop, other, passkey = Device(here), Device(here), Passkey()
    await laptop.add(passkey)
    await other.add(Passkey())
    again = await other.post("/account/add", credential=passkey.made(await other.ask("add")))
    assert again.status_code == 403, "it belongs to one account"
    assert await Device(here).enter(passkey) == 303
    assert await Device(here).enter(passkey) == 303
    passkey.uses = 0
    assert await Device(here).enter(passkey) == 403, "somebody has used a copy"
    forged = Passkey()
    forged.id, forged.uses = passkey.id, 9
    assert await Device(here).enter(forged) == 403


async def test_nobody_joins_an_account_by_what_was_asked_before(here: Place):
    """A challenge for a new account, kept from before a device signed in, adds nothing to another account."""
    laptop, passkey = Device(here), Passkey()
    await laptop.add(passkey)
    device = Device(here)
    asked = await device.ask("add")
    await device.enter(passkey)
    assert (await device.post("/account/add", credential=Passkey().made(asked))).status_code == 403


async def test_a_question_names_no_account(here: Place):
    laptop = Device(here)
    await laptop.add(Passkey())
    asked = await Device(here).ask("enter")
    assert asked.get("allowCredentials", []) == []
    stranger = await Device(here).post("/account/enter", credential=Passkey().signed(await Device(here).ask("enter")))
    unknown = Device(here)
    assert await unknown.enter(Passkey()) == stranger.status_code == 403


@pytest.mark.parametrize(
    "credential", ["", "{}", "[]", "null", '{"response": 1}', '{"response": {"clientDataJSON": "e30"}}']
)
async def test_what_is_no_passkey_is_refused(here: Place, credential: str):
    device = Device(here)
    await device.http.get("/account")
    for path in ("add", "enter"):
        assert (await device.post(f"/account/{path}", credential=credential)).status_code in (403, 422)
    assert (await device.recover("AAAA")).status_code == 404


@pytest.mark.parametrize("path", ["code", "remove", "leave"])
async def test_an_account_is_changed_by_its_own_devices_only(here: Place, path: str):
    stranger = Device(here)
    await stranger.http.get("/account")
    assert (await stranger.post(f"/account/{path}", passkey="x", which="others")).status_code == 403


async def test_a_token_that_nobody_was_given_is_nobodys(here: Place):
    device = Device(here)
    device.http.cookies.set("imperial_miners", "a." + "x" * 43, domain="localhost.local")
    answer = await device.http.get("/account")
    assert "imperial_miners=" in answer.headers["set-cookie"], "it is a new device"
    assert "passkey" in answer.text
    assert (await device.http.get("/api/v1/games")).json()["games"] == []


async def test_what_was_broken_off_is_finished_by_the_next_start(here: Place, monkeypatch: pytest.MonkeyPatch):
    laptop, passkey = Device(here), Passkey()
    game = await laptop.begin()

    async def broken(self: Accounts, holder: str, heir: str) -> None:
        pass

    with monkeypatch.context() as patch:
        patch.setattr(accounts.Accounts, "inherit", broken)
        await laptop.add(passkey)
    assert await laptop.games() == []
    await here.service.accounts.start()
    assert await laptop.games() == [game]


async def test_alerts_and_hours_come_along_and_go_to_each_device(here: Place):
    laptop, phone, passkey = Device(here), Device(here), Passkey()
    await laptop.begin()
    kept, hours = here.service.alerts.kept, here.service.hours.kept
    for device in (laptop, phone):
        await device.http.get("/account")
        own = hash_of(device.token)
        await kept.save(Subscription(own, f"https://{own[:4]}", "key", "auth", "en", "UTC", 22, 8, own))
    await hours.save(hash_of(laptop.token), "UTC 8 20")
    await laptop.add(passkey)
    await phone.enter(passkey)
    found = await here.service.accounts.kept.account_of(hash_of(phone.token))
    assert found is not None
    assert await hours.of(found[1]) == "UTC 8 20"
    told = (await kept.owned_by([found[1]]))[found[1]]
    assert {each.holder for each in told} == {hash_of(laptop.token), hash_of(phone.token)}
    await phone.post("/account/leave", which="others")
    assert len((await kept.owned_by([found[1]]))[found[1]]) == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "follow me"), ("de", "kommen mit"), ("fr", "me suivent"), ("pt-BR", "me acompanham"), ("uk", "за мною")],
)
async def test_the_page_is_in_every_language(reader: Reader, language: str, words: str):
    page = await reader.get(f"/account?lang={language}")
    assert words in one(page, "h1").text
    assert json.dumps(page.text).count("ui-") == 0

"""The guard at the door: hosts, origins, sizes, rates, headers, forms, and input that nobody should send."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from imperial_miners.text import LANGUAGES
from imperial_miners.web.gate import Gate
from imperial_miners.web.http import guard as security
from imperial_miners.web.http.dependencies import SESSION_COOKIE, require_form
from imperial_miners.web.http.guard import HEADERS
from imperial_miners.web.log.device import Session, new_session
from imperial_miners.web.log.terms import NAME_LENGTH
from imperial_miners.web.pages.rendering import STATIC
from imperial_miners.web.refusals import CODES, Refusal, body_of, messages
from imperial_miners.web.settings import STRICT, Settings
from tests.web.reading import Reader
from tests.web.tables import PERSON, Person, Place, running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("host", "is_let_in"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("table.localhost", True),
        ("mines.example.org", False),
        ("localhost.example.org", False),
        ("", False),
        ("[::1", False),
    ],
)
async def test_only_local_names_are_answered_unless_public(sqlite_settings: Settings, host: str, is_let_in: bool):
    async with running(sqlite_settings) as place:
        response = await place.person().ask("GET", "/packs", headers={"host": host})
        assert response.status_code == (200 if is_let_in else 421)
    async with running(replace(sqlite_settings, public=True)) as place:
        assert (await place.person().ask("GET", "/packs", headers={"host": host})).status_code == 200


@pytest.mark.parametrize(
    ("headers", "is_let_in"),
    [
        ({}, True),
        ({"origin": "http://localhost"}, True),
        ({"sec-fetch-site": "same-origin", "origin": "http://localhost"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site", "origin": "http://localhost"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://localhost:99"}, False),
        ({"origin": "null"}, False),
    ],
)
async def test_other_sites_cannot_act_for_a_browser(ann: Person, headers: dict[str, str], is_let_in: bool):
    response = await ann.ask("POST", "/promises", headers=headers)
    assert response.status_code == (201 if is_let_in else 403)
    if not is_let_in:
        assert response.json()["error"]["code"] == "foreign-origin"
        assert SESSION_COOKIE not in response.cookies
    begun = await ann.ask("POST", "/games", json=await ann.promised({}), headers=headers)
    assert begun.status_code == (201 if is_let_in else 403)


async def test_a_body_that_is_not_json_is_refused(ann: Person):
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        response = await ann.ask("POST", "/games", content=b'{"seats": []}', headers={"content-type": kind})
        assert response.status_code in (415, 422)
        assert (await ann.get("/games"))["games"] == []


async def test_every_answer_carries_the_headers_of_safety(ann: Person):
    game = await ann.begin()
    for path in (f"/games/{game}", "/nothing", f"/games/{game}/seats/9/view"):
        response = await ann.ask("GET", path)
        assert {name: response.headers[name] for name in HEADERS} == HEADERS
        assert response.headers["cache-control"] == "no-store"
    assert "unsafe" not in HEADERS["content-security-policy"]


async def test_cookies_are_out_of_reach_of_scripts_and_other_sites(small_place: Place):
    for scheme in ("http", "https"):
        person = Person(small_place.app, f"{scheme}://localhost")
        cookie = (await person.ask("POST", "/promises")).headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert ("secure" in cookie) == (scheme == "https")


async def test_a_token_in_a_header_serves_programs(small_place: Place):
    program = small_place.person()
    token = (await program.post("/sessions"))["token"]
    headers = {"authorization": f"Bearer {token}"}
    wanted = await program.promised({}, headers=headers)
    created = await program.ask("POST", "/games", json=wanted, headers=headers)
    assert "set-cookie" not in created.headers
    path = f"/games/{created.json()['id']}/seats/0/view"
    assert (await program.ask("GET", path, headers=headers)).status_code == 200
    assert (await program.ask("GET", path)).status_code == 403


async def test_too_much_is_refused_before_it_is_read(ann: Person):
    large = b'{"seats": [' + b" " * 70_000 + b"]}"
    assert await ann.refused("POST", "/games", content=large) == (413, "too-large")

    async def chunks() -> Any:
        for _ in range(100):
            yield b" " * 1000

    assert await ann.refused("POST", "/games", content=chunks()) == (413, "too-large")


async def test_a_body_that_never_ends_is_not_waited_for(ann: Person, monkeypatch: pytest.MonkeyPatch):
    import asyncio

    monkeypatch.setattr(security, "BODY_PATIENCE", 0.05)

    async def drip() -> Any:
        yield b"{"
        await asyncio.sleep(1)
        yield b"}"

    assert await ann.refused("POST", "/games", content=drip()) == (408, "too-slow")


async def test_whoever_asks_too_often_has_to_wait(sqlite_settings: Settings):
    async with running(replace(sqlite_settings, limits=replace(STRICT, requests=2))) as place:
        ann = place.person()
        answers = [await ann.ask("GET", "/packs") for _ in range(45)]
        assert [answer.status_code for answer in answers[:40]] == [200] * 40
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        other = httpx.AsyncClient(transport=httpx.ASGITransport(place.app, client=("192.0.2.1", 1)))
        assert (await other.get("http://localhost/api/v1/packs")).status_code == 200


async def test_codes_and_links_cannot_be_guessed_at_speed(sqlite_settings: Settings):
    async with running(replace(sqlite_settings, limits=replace(STRICT, requests=1e6))) as place:
        eve = place.person()
        refusals = [await eve.refused("POST", "/codes", {"code": f"{n:08}"}) for n in range(4)]
        assert refusals == [(404, "no-such-code")] * 2 + [(429, "too-many-requests")] * 2


@pytest.mark.parametrize(
    "wanted",
    [
        {"seats": []},
        {"seats": [PERSON] * 6},
        {"seats": [{"kind": "open"}]},
        {"seats": [{"kind": "ghost"}]},
        {"seats": [PERSON | {"name": "x" * (NAME_LENGTH + 1)}]},
        {"seats": [PERSON | {"level": "emperor"}]},
        {"clock": 1},
        {"clock": "60"},
        {"variant": "mine"},
        {"language": "xx"},
        {"surprise": 1},
        {"pack": "../../etc"},
        [],
        "x",
    ],
)
async def test_a_malformed_game_is_not_begun(ann: Person, wanted: Any):
    wanted = await ann.promised(wanted) if isinstance(wanted, dict) else wanted
    response = await ann.ask("POST", "/games", json=wanted)
    assert response.status_code in (404, 422)
    assert response.json()["error"]["code"] in ("malformed", "no-such-pack")
    assert SESSION_COOKIE not in response.cookies


async def test_a_colour_is_chosen_once(ann: Person):
    wanted = await ann.promised({"seats": [PERSON | {"colour": "red"}] * 2})
    assert await ann.refused("POST", "/games", wanted) == (409, "colour-taken")


async def test_a_text_in_which_nothing_can_be_seen_says_nothing(ann: Person):
    game = await ann.begin()
    before = (await ann.get(f"/games/{game}"))["seq"]
    for text in (" ", "\u202e", "\x00\t"):
        await ann.post(f"/games/{game}/seats/0/chat", {"text": text})
    assert (await ann.get(f"/games/{game}"))["seq"] == before
    await ann.post(f"/games/{game}/seats/0/chat", {"text": " a\tb "})
    assert (await ann.get(f"/games/{game}/log"))["entries"][-1]["text"] == "a b"


@pytest.mark.parametrize(
    "line", [{}, {"text": ""}, {"text": "x" * 201}, {"phrase": "rude"}, {"text": "a", "phrase": "hello"}]
)
async def test_a_malformed_chat_line_is_not_said(ann: Person, line: dict[str, str]):
    game = await ann.begin()
    assert await ann.refused("POST", f"/games/{game}/seats/0/chat", line) == (422, "malformed")


async def test_unknown_addresses_and_methods_have_the_one_form(ann: Person):
    assert await ann.refused("GET", "/nothing") == (404, "not-found")
    assert await ann.refused("DELETE", "/games") == (405, "method-not-allowed")
    for method, path, allowed in (
        ("DELETE", "/games", "GET, POST"),
        ("GET", "/games/x/seats/0", "PATCH"),
        ("PUT", "/games/x/seats/0/plan", "DELETE, GET, POST"),
        ("POST", "/games/x/seats/0/bot", "DELETE, PUT"),
    ):
        assert (await ann.ask(method, path)).headers["allow"] == allowed
    for id in ("x", "a" * 16, "%00" * 16, "..%2f..", "é" * 16):
        assert (await ann.refused("GET", f"/games/{id}"))[0] in (404, 422)


async def test_pages_and_files_say_how_they_can_be_asked_for(reader: Reader):
    for method, path, allowed in (
        ("POST", "/rules", "GET"),
        ("GET", "/play", "POST"),
        ("PUT", f"{STATIC}/x", "GET, HEAD"),
    ):
        answer = await reader.http.request(method, path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


async def test_a_failure_inside_tells_nothing_about_it(small_place: Place, monkeypatch: pytest.MonkeyPatch):
    def fail(*_: Any) -> None:
        raise RuntimeError("the combination of the safe is 1234")

    monkeypatch.setattr(small_place.service.games, "of", fail)
    ann = small_place.person()
    await ann.begin()
    response = await ann.ask("GET", "/games")
    assert response.status_code == 500
    assert response.json()["error"]["code"] == "broken"
    assert {name: response.headers[name] for name in HEADERS} == HEADERS
    assert "1234" not in response.text


def test_a_form_needs_the_token_of_its_device():
    session = Session(new_session().token)
    require_form(session, session.form_token)
    for other in ("", "x", new_session().form_token):
        with pytest.raises(Refusal):
            require_form(session, other)
    stranger = new_session()
    with pytest.raises(Refusal):
        require_form(stranger, stranger.form_token)


def test_every_refusal_has_a_message_of_its_own_in_every_language():
    for language in LANGUAGES:
        assert set(messages(language)) == set(CODES)
        assert len(set(messages(language).values())) == len(CODES)
    for code in CODES:
        assert len({body_of(Refusal(code), language)["error"]["message"] for language in LANGUAGES}) == len(LANGUAGES)


async def test_health_and_metrics(small_place: Place):
    ann = small_place.person()
    game = await ann.begin()
    await ann.choose(game)
    assert (await ann.http.get("/healthz")).json() == {"status": "ok", "client": "127.0.0.1", "scheme": "http"}
    answer = await ann.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    lines = answer.text.splitlines()
    assert "# TYPE imperial_miners_games_created_total counter" in lines
    assert "imperial_miners_games_created_total 1.0" in lines
    assert "imperial_miners_entries_total 1.0" in lines
    assert "imperial_miners_tables 1.0" in lines
    assert "imperial_miners_write_seconds_count 1.0" in lines
    assert 'imperial_miners_request_seconds_bucket{le="+Inf",status="2xx"}' in answer.text


async def test_what_the_server_cannot_do_is_counted_for_whoever_watches(
    small_place: Place, monkeypatch: pytest.MonkeyPatch
):
    async def turned_away(*_: object) -> None:
        raise Refusal("busy", retry_after=2)

    monkeypatch.setattr(Gate, "enter", turned_away)
    assert await small_place.person().refused("GET", "/packs") == (503, "busy")
    assert small_place.service.metrics.value("refusals_total", code="busy") == 1


@pytest.mark.parametrize("file", ["dashboard.json", "alerts.yml"])
async def test_dashboard_and_alerts_name_what_there_is(small_place: Place, file: str):
    metrics = small_place.service.metrics
    await small_place.person().begin()
    metrics.refusals.labels("busy").inc()
    metrics.bot_thinking.labels("king").observe(1)
    known = set(re.findall(r"^(\w+)", metrics.to_text().decode(), re.MULTILINE))
    text = (Path(__file__).parents[2] / "docs" / "watching" / file).read_text(encoding="utf-8")
    named = set(re.findall(r"\b(?:imperial_miners|process)_\w+", text))
    assert len(named) > 4
    assert named <= known

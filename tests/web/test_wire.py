"""What strangers do to a server's sockets and headers: slow, large, deep, forged, too many."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from imperial_miners.web.app import make_app
from imperial_miners.web.http import wire
from imperial_miners.web.http.proxies import Proxies
from imperial_miners.web.http.wire import wire_for
from imperial_miners.web.serving import TableServer, listen
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.bots import RandomThinker
from tests.web.reading import Reader
from tests.web.tables import GENEROUS, Person, running, scope_of, settings_for

pytestmark = pytest.mark.anyio
ASK = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"


@contextlib.asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[int]:
    """A server on a socket, in this loop; its port."""
    app = make_app(settings, RandomThinker(), with_pages=False)
    kind = wire_for(Proxies(settings.behind), settings.limits.connections_of_client)
    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, http=kind, ws="none", proxy_headers=False, log_config=None)
    server = TableServer(config, app.state.service, app.state.reach, "", 0, open_browser=False)
    task = asyncio.create_task(server._serve([listener]))
    async with asyncio.timeout(30):
        while not server.started:
            await asyncio.sleep(0.01)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await task


async def sent(port: int, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection over which something was sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    await writer.drain()
    return reader, writer


async def until_dropped(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server hangs up."""
    received = b""
    async with asyncio.timeout(20):
        with contextlib.suppress(ConnectionError):
            while part := await reader.read(1 << 16):
                received += part
    return received


@pytest.mark.parametrize(
    "data", [b"", b"GET", ASK, ASK + b"x-slow: "], ids=["idle", "a word", "no end", "half a header"]
)
async def test_who_never_ends_a_request_is_dropped(data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(wire, "HEAD_PATIENCE", 0.3)
    async with served(settings_for("", tmp_path)) as port:
        reader, writer = await sent(port, data)
        for sign in b"abc":
            await asyncio.sleep(0.15)
            with contextlib.suppress(ConnectionError):
                writer.write(bytes([sign]))
        assert b"200" not in await until_dropped(reader)
        reader, writer = await sent(port, ASK + b"connection: close\r\n\r\n")
        assert (await until_dropped(reader)).startswith(b"HTTP/1.1 200")


async def test_a_connection_that_is_kept_may_ask_slowly_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(wire, "HEAD_PATIENCE", 0.5)
    async with served(settings_for("", tmp_path)) as port:
        reader, writer = await sent(port, ASK + b"\r\n")
        assert b"200" in await reader.readuntil(b"\r\n")
        await asyncio.sleep(0.7)
        writer.write(ASK + b"connection: close\r\n\r\n")
        assert (await until_dropped(reader)).count(b"HTTP/1.1 200") == 1
        reader, writer = await sent(port, ASK + b"\r\n")
        await reader.readuntil(b"}")
        writer.write(b"GET / HT")
        assert b"HTTP" not in await until_dropped(reader)


async def test_a_head_without_end_is_refused(tmp_path: Path):
    async with served(settings_for("", tmp_path)) as port:
        reader, writer = await sent(port, ASK)
        with contextlib.suppress(ConnectionError):
            for number in range(200):
                writer.write(f"x-{number}: {'y' * 1000}\r\n".encode())
                await writer.drain()
        assert b"200 OK" not in await until_dropped(reader)


@pytest.mark.parametrize("before", [b"", ASK + b"\r\n"], ids=["first", "second"])
@pytest.mark.parametrize(
    "large", [b"x: " + b"y" * 40_000 + b"\r\n", b"x: yyyyyyyyyy\r\n" * 4_000], ids=["long", "many"]
)
async def test_a_head_that_comes_large_in_one_piece_is_refused(before: bytes, large: bytes, tmp_path: Path):
    async with served(settings_for("", tmp_path)) as port:
        reader, writer = await sent(port, before)
        if before:
            await reader.readuntil(b"}")
        writer.write(ASK + large + b"\r\n")
        assert (await until_dropped(reader)).startswith(b"HTTP/1.1 431")


async def test_a_client_may_open_so_many_connections_and_not_one_more(tmp_path: Path):
    limits = replace(GENEROUS, connections_of_client=3)
    async with served(settings_for("", tmp_path, limits=limits)) as port:
        held = [await sent(port, b"") for _ in range(3)]
        reader, _ = await sent(port, ASK + b"connection: close\r\n\r\n")
        assert await until_dropped(reader) == b""
        held[0][1].close()
        await asyncio.sleep(0.1)
        reader, _ = await sent(port, ASK + b"connection: close\r\n\r\n")
        assert (await until_dropped(reader)).startswith(b"HTTP/1.1 200")
        for _, writer in held:
            writer.close()


@pytest.mark.parametrize("depth", [13, 5000])
async def test_json_that_is_too_deep_is_not_read(ann: Person, depth: int):
    deep = b'{"seats": ' + b"[" * depth + b"]" * depth + b"}"
    answer = await ann.ask("POST", "/games", content=deep, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


async def test_brackets_in_texts_are_not_deep(ann: Person):
    await ann.begin({"kind": "person", "name": "[" * 20})


@pytest.mark.parametrize(
    ("behind", "peer", "forwarded", "client"),
    [
        ((), "198.51.100.1", "203.0.113.9", "198.51.100.1"),
        (("10.0.0.1",), "198.51.100.1", "203.0.113.9", "198.51.100.1"),
        (("10.0.0.1",), "10.0.0.1", "203.0.113.9", "203.0.113.9"),
        (("10.0.0.1",), "10.0.0.1", "1.2.3.4, 203.0.113.9", "203.0.113.9"),
        (("10.0.0.0/8",), "10.0.0.1", "1.2.3.4, 203.0.113.9, 10.9.9.9", "203.0.113.9"),
        (("10.0.0.1",), "10.0.0.1", "203.0.113.9, nonsense", "10.0.0.1"),
        (("10.0.0.1",), "10.0.0.1", "", "10.0.0.1"),
        (("10.0.0.1",), "10.0.0.1", "2001:db8::7", "2001:db8::7"),
    ],
)
def test_only_our_own_proxy_says_who_is_asking(behind: tuple[str, ...], peer: str, forwarded: str, client: str):
    scope: dict[str, Any] = {
        "client": (peer, 1),
        "scheme": "http",
        "headers": [(b"x-forwarded-for", forwarded.encode()), (b"x-forwarded-proto", b"https")],
    }
    Proxies(behind).seen_through(scope)
    assert scope["client"] == (client, 1)
    assert scope["scheme"] == ("https" if peer == "10.0.0.1" and behind else "http")


def test_a_proxy_that_can_be_none_is_named():
    with pytest.raises(ValueError, match=r"nginx\.local is no address"):
        Proxies(["nginx.local"])


async def test_a_forged_header_is_no_way_around_limits(sqlite_settings: Settings):
    limits = replace(sqlite_settings.limits, creations=0.001)
    async with running(replace(sqlite_settings, limits=limits)) as place:
        ann = place.person()
        await ann.begin()
        for number in range(3):
            forged = {"x-forwarded-for": f"203.0.113.{number}", "forwarded": f"for=203.0.113.{number}"}
            answer = await ann.ask("POST", "/games", json={}, headers=forged)
            assert answer.status_code == 429


async def test_what_is_begun_in_a_day_has_a_limit_too(sqlite_settings: Settings):
    limits = replace(sqlite_settings.limits, creations_a_day=2)
    async with running(replace(sqlite_settings, limits=limits)) as place:
        ann = place.person()
        await ann.begin()
        await ann.begin()
        answer = await ann.ask("POST", "/games", json={})
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 3600


@pytest.mark.parametrize(
    ("more", "shown", "status"),
    [
        ({}, "", 200),
        ({"public": True}, "", 404),
        ({"public": True, "metrics_token": "abc"}, "", 404),
        ({"public": True, "metrics_token": "abc"}, "Bearer abd", 404),
        ({"public": True, "metrics_token": "abc"}, "Bearer abc", 200),
        ({"behind": ("127.0.0.1",)}, "", 404),
    ],
)
async def test_metrics_are_for_this_machine_or_by_token(
    sqlite_settings: Settings, more: dict[str, Any], shown: str, status: int
):
    async with running(replace(sqlite_settings, **more)) as place:
        headers = {"authorization": shown, "x-forwarded-for": "203.0.113.9"}
        assert (await place.person().http.get("/metrics", headers=headers)).status_code == status


async def test_where_weaknesses_are_reported_to(sqlite_settings: Settings):
    path = "/.well-known/security.txt"
    async with running(sqlite_settings) as place:
        assert (await place.person().http.get(path)).status_code == 404
    async with running(replace(sqlite_settings, contact="mailto:a@example.org")) as place:
        text = (await place.person().http.get(path)).text
        assert text.startswith("Contact: mailto:a@example.org\nExpires: 20")


def test_limits_of_json_are_wide_enough_for_our_own_forms():
    from imperial_miners.web.http.guard import depth_of

    wanted = {"seats": [{"kind": "person"}], "records": [json.dumps({"moves": [[0, "a"]]})]}
    assert depth_of(json.dumps(wanted).encode()) < GENEROUS.depth // 2


async def test_an_address_that_is_no_text_is_refused_by_a_page(reader: Reader):
    scope = scope_of("/nowhere", {"host": "localhost"}) | {"query_string": b"a=\xd6\xff"}
    statuses: list[int] = []

    async def send(message: Any) -> None:
        statuses.append(message.get("status", 0))

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    await reader.place.app(scope, receive, send)
    assert statuses[0] == 404

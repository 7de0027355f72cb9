"""Hostile requests: nothing but clean refusals, and no state changed."""

import contextlib
import json
import os
import random
import socket
from collections import Counter
from typing import Any
from urllib.parse import unquote_to_bytes

import httpx
import pytest
from sqlalchemy import select

from imperial_miners.web.refusals import CODES
from imperial_miners.web.settings import Settings
from imperial_miners.web.store import schema
from tests.web.hostile import Hostile, Request
from tests.web.processes import server
from tests.web.tables import PERSON, Place, running

COUNT = int(os.environ.get("IMPERIAL_MINERS_HOSTILE", "750"))
"""On each of the databases, which get different ones."""


async def send(place: Place, request: Request) -> tuple[int, dict[str, str], bytes]:
    """Hand a request to the server exactly as it is, past every client that would tidy it up."""
    path, _, query = request.path.partition("?")
    sent: list[Any] = []
    inbox = [{"type": "http.request", "body": request.body, "more_body": False}, {"type": "http.disconnect"}]
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": "http",
        "path": unquote_to_bytes(path.encode("utf-8", "surrogatepass")).decode("utf-8", "replace"),
        "raw_path": path.encode("utf-8", "surrogatepass"),
        "query_string": query.encode("latin-1", "replace"),
        "headers": [(name.encode(), value.encode("latin-1", "replace")) for name, value in request.headers],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }

    async def receive() -> Any:
        return inbox.pop(0) if len(inbox) > 1 else inbox[0]

    async def take(message: Any) -> None:
        sent.append(message)

    await place.app(scope, receive, take)
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, b"".join(message.get("body", b"") for message in sent)


async def everything(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    """The whole database."""
    found = {}
    async with place.service.store.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            found[table.name] = sorted(map(tuple, await connection.execute(select(table))), key=str)
    return found


@pytest.mark.anyio
@pytest.mark.timeout(120 + COUNT // 20)
async def test_hostile_requests_get_clean_refusals_and_change_nothing(settings: Settings):
    async with running(settings) as place:
        ann = place.person()
        token = (await ann.post("/sessions"))["token"]
        headers = {"authorization": f"Bearer {token}"}
        wanted = await ann.promised({"seats": [PERSON, PERSON]}, headers=headers)
        created = await ann.ask("POST", "/games", json=wanted, headers=headers)
        game = created.json()["id"]
        before, digest = await everything(place), (await place.service.live.table(game)).game.digest()
        hostile, codes = Hostile(COUNT + settings.is_postgres, game, token), Counter[str]()
        for _ in range(COUNT):
            request = hostile.make()
            status, headers, body = await send(place, request)
            assert 400 <= status < 500, (status, request, body)
            error = json.loads(body)["error"]
            assert CODES[error["code"]] == status, (request, error)
            assert headers["content-type"] == "application/json"
            assert "content-security-policy" in headers
            assert "set-cookie" not in headers
            codes[error["code"]] += 1
        assert await everything(place) == before
        assert (await place.service.live.table(game)).game.digest() == digest
        assert len(codes) >= 14, codes
        assert place.service.metrics.value("request_seconds_count", status="5xx") == 0


def test_bytes_that_are_no_request_do_not_hurt_the_server(tmp_path):
    rng = random.Random(5)
    with server("", tmp_path) as process:
        address = process.listener.getsockname()
        for _ in range(150):
            with socket.create_connection(address, timeout=5) as wire:
                wire.sendall(garbage(rng))
                if rng.random() < 0.5:
                    wire.settimeout(0.01)
                    with contextlib.suppress(TimeoutError, ConnectionError):
                        wire.recv(1000)
        assert httpx.get(f"{process.address}/healthz").status_code == 200
        assert "0.0" in httpx.get(f"{process.address}/metrics").text.split("\nimperial_miners_streams ")[1][:3]


def garbage(rng: random.Random) -> bytes:
    """Bytes that look more or less like a request."""
    lines = [
        b"GET /api/v1/packs HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n{",
        b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFF\r\n",
        b"GET " + b"/a" * 40_000 + b" HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n" + b"X: y\r\n" * 2000,
    ]
    chosen = bytearray(rng.choice(lines))
    for _ in range(rng.randrange(4)):
        chosen[rng.randrange(len(chosen))] = rng.randrange(256)
    return bytes(chosen[: rng.randrange(1, len(chosen) + 1)])

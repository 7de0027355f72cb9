"""Where webhooks may lead: to an address that was checked, under its name, and nowhere into a private network."""

import asyncio
import ssl
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from imperial_miners.web.log.alerts import DONE, LATER, REFUSED, Webhook
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import INSIDE, OUTSIDE
from imperial_miners.web.tables import webhooks
from imperial_miners.web.tables.webhooks import Webhooks, new_secret
from tests.web.push_service import PushService

pytestmark = pytest.mark.anyio


@pytest.fixture
def receiver() -> Iterator[PushService]:
    service = PushService()
    service.status = 204
    yield service
    service.close()


def guarded(allowed: str, **names: list[str]) -> Webhooks:
    """Webhooks in a world in which names have these addresses, one after the other at each look."""
    found = Webhooks(None, allowed)  # type: ignore[arg-type]
    looks = {name.replace("_", "."): iter(each) for name, each in names.items()}

    async def look_up(host: str, port: int) -> list[str]:
        return next(looks[host]).split()

    if names:
        found.look_up = look_up  # type: ignore[method-assign]
    return found


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "10.0.0.1",
        "172.16.3.4",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fc00::1",
        "fe80::1",
        "fe80::1%2",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001::1",
        "8.8.8.8 127.0.0.1",
    ],
)
async def test_no_private_address_is_sent_to(number: str):
    hooks = guarded(OUTSIDE, hook_example=[number])
    with pytest.raises(Refusal, match="webhook-inside"):
        await hooks.ways_to("https://hook.example/x")
    await hooks.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1", "0"])
async def test_however_it_is_written(host: str):
    hooks = guarded(OUTSIDE)
    with pytest.raises(Refusal, match="webhook-inside"):
        await hooks.ways_to(f"https://{host}/")
    await hooks.close()


@pytest.mark.parametrize(
    "address",
    [
        "http://hook.example/",
        "https://hook.example:8443/",
        "https://hook.example:80/",
        "https://me@hook.example/",
        "https://hook.example@127.0.0.1/",
        "https://[::1]/",
        "https://hook.example/ x",
        "https://hook.example/#x",
        "https://hook.example/\r\nx: y",
        "https://hook.example?x",
        "ftp://hook.example/",
        "https:///x",
        "hook.example",
        "",
    ],
)
async def test_only_plain_addresses_of_https_are_taken(address: str):
    hooks = guarded(OUTSIDE, hook_example=["93.184.215.14"])
    with pytest.raises(Refusal, match="webhook-address"):
        await hooks.ways_to(address)
    await hooks.close()


async def test_a_message_goes_to_the_address_that_was_checked_under_its_name():
    hooks = guarded(OUTSIDE, hook_example=["93.184.215.14 2606:4700::1111"])
    ways = await hooks.ways_to("https://Hook.Example:443/a/b?c=d")
    assert [(str(url), host) for url, host in ways] == [
        ("https://93.184.215.14/a/b?c=d", "hook.example"),
        ("https://[2606:4700::1111]/a/b?c=d", "hook.example"),
    ]
    await hooks.close()


async def test_a_name_that_leads_inside_later_is_sent_nothing():
    """Each message looks anew, and what it finds then is checked."""
    hooks = guarded(OUTSIDE, hook_example=["93.184.215.14", "127.0.0.1"])
    await hooks.ways_to("https://hook.example/")
    assert await hooks.post(webhook("https://hook.example/"), b"{}", "msg_1") == (REFUSED, 0)
    await hooks.close()


def webhook(address: str) -> Webhook:
    return Webhook("anna", address, new_secret(), "", "en", "UTC", 0, 0)


def certificate(name: str, folder: Path) -> Path:
    """A certificate for a name, signed by itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, SHA256())
    )
    file = folder / f"{name}.pem"
    file.write_bytes(
        made.public_bytes(Encoding.PEM) + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )
    return file


@pytest.mark.parametrize(("name", "outcome"), [("hook.example", (DONE, 204)), ("other.example", (LATER, 0))])
async def test_its_certificate_is_that_of_the_name(tmp_path: Path, name: str, outcome: tuple[str, int]):
    service = PushService()
    service.status = 204
    file = certificate(name, tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    service.server.socket = context.wrap_socket(service.server.socket, server_side=True)
    hooks = guarded(INSIDE, hook_example=["127.0.0.1"])
    hooks.client = webhooks.client_for(ssl.create_default_context(cafile=str(file)))
    try:
        port = service.server.server_port
        assert await hooks.post(webhook(f"https://hook.example:{port}/"), b"{}", "msg_1") == outcome
        assert [headers["host"] for _, headers, _ in service.taken] == [f"hook.example:{port}"] * (outcome[0] == DONE)
    finally:
        await hooks.close()
        service.close()


async def test_of_an_answer_nothing_but_its_status_is_read():
    """A receiver that goes on answering for ever."""
    sent = threading.Event()

    class Endless(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            try:
                while True:
                    self.wfile.write(b"x" * 65536)
            except OSError:
                sent.set()

        def log_message(self, *words: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Endless)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    hooks = guarded(INSIDE)
    assert await hooks.post(webhook(f"http://127.0.0.1:{server.server_port}/"), b"{}", "msg_1") == (DONE, 200)
    assert await asyncio.to_thread(sent.wait, 30), "it was hung up on"
    await hooks.close()
    server.shutdown()
    server.server_close()


async def test_an_address_that_is_silent_is_hung_up_on(receiver: PushService, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(webhooks, "PATIENCE", 0.2)
    receiver.gate.clear()
    hooks = guarded(INSIDE)
    assert await hooks.post(webhook(f"{receiver.address}/"), b"{}", "msg_1") == (LATER, 0)
    assert await hooks.post(webhook("http://127.0.0.1:1/"), b"{}", "msg_1") == (LATER, 0)
    await hooks.close()

"""Webhooks: an address of somebody's own hears of their turns as a device does, by a message that is signed as the
specification *Standard Webhooks* says. Where it may go to is decided here, for every single message: a name is looked
up, every address that it has is checked, and the message goes to one that was checked and to no other.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import logging
import re
import secrets
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

import httpx

from imperial_miners.web.log.alerts import DONE, FAILURES, GONE, LATER, REFUSED, Webhook
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import INSIDE, OFF
from imperial_miners.web.store.alert_store import AlertStore

ADDRESS: Final = re.compile(
    r"(https?)://([a-z0-9](?:[a-z0-9.-]{0,252}))(?::([0-9]{1,5}))?(/[!-\"$-~]*)?", re.ASCII | re.I
)
PORTS: Final = {"https": 443, "http": 80}
GLOBAL: Final = IPv6Network("2000::/3")
BRIDGES: Final = (IPv6Network("2002::/16"), IPv6Network("2001::/23"))
"""Addresses that lead to others, some of which are inside."""
PATIENCE: Final = 5.0
"""Seconds for one message, from the first look for its address on."""
PAUSES: Final = (0.0, 5.0, 30.0)
"""Seconds before each try of a message."""
AT_ONCE: Final = 8
MOST_WAITING: Final = 500
LOOKUPS: Final = 4
PREFIX: Final = "whsec_"
log = logging.getLogger(__name__)


class Webhooks:
    """Sends messages to addresses of people's own, in tasks that nobody waits for."""

    def __init__(self, kept: AlertStore, allowed: str) -> None:
        self.kept = kept
        self.allowed = allowed
        self.lookups = ThreadPoolExecutor(LOOKUPS, "webhook-lookup")  # a slow name server holds up nothing else
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    @cached_property
    def client(self) -> httpx.AsyncClient:
        """What sends; made when there is something to send."""
        return client_for(True)

    @property
    def are_offered(self) -> bool:
        """Whether there are any."""
        return self.allowed != OFF

    async def save(self, webhook: Webhook) -> None:
        """Keep a webhook. Refusal if it leads where nothing is sent."""
        if not self.are_offered:
            raise Refusal("not-found")
        try:
            async with asyncio.timeout(PATIENCE):
                await self.ways_to(webhook.address)
        except (OSError, TimeoutError):
            raise Refusal("webhook-address") from None
        await self.kept.save_hook(webhook)

    async def ways_to(self, address: str) -> list[tuple[httpx.URL, str]]:
        """Where a message to an address goes: by number, and under which name. Refusal if it may not, OSError if the
        name is unknown."""
        found = ADDRESS.fullmatch(address)
        if found is None:
            raise Refusal("webhook-address")
        scheme, host, port, path = found[1].lower(), found[2].lower(), found[3], found[4] or "/"
        number = int(port or PORTS[scheme])
        if self.allowed != INSIDE and (scheme, number) != ("https", 443):
            raise Refusal("webhook-address")
        numbers = await self.look_up(host, number)
        if self.allowed != INSIDE and not all(map(is_outside, numbers)):
            raise Refusal("webhook-inside")
        target = path.encode()
        return [(httpx.URL(scheme=scheme, host=each, port=number, raw_path=target), host) for each in numbers]

    async def look_up(self, host: str, port: int) -> list[str]:
        """The addresses of a name, each once."""

        def find() -> list[str]:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            return list(dict.fromkeys(str(address[0]) for *_, address in found))

        try:
            return await asyncio.get_running_loop().run_in_executor(self.lookups, find)
        except UnicodeError as error:
            raise OSError(str(error)) from None

    async def post(self, to: Webhook, message: bytes, id: str) -> tuple[str, int]:
        """Send a message once; what became of it, and the status that was answered, 0 if nothing was."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self.try_ways(to, message, id)
        except Refusal:
            return REFUSED, 0
        except (httpx.HTTPError, OSError, TimeoutError):
            return LATER, 0
        return outcome_of(status), status

    async def try_ways(self, to: Webhook, message: bytes, id: str) -> int:
        """The status that is answered at the first address of a name where anybody answers. Nothing else is read."""
        ways = await self.ways_to(to.address)
        for url, host in ways:
            headers = signed(to.secret, message, id, int(time.time())) | {"host": f"{host}{port_of(url)}"}
            extensions = {"sni_hostname": host}
            try:
                asked = self.client.stream("POST", url, content=message, headers=headers, extensions=extensions)
                async with asked as response:
                    return response.status_code
            except httpx.ConnectError:
                if url == ways[-1][0]:
                    raise
        raise OSError("no address")

    def send_soon(self, to: Webhook, message: dict[str, str | int]) -> None:
        """Send a message in a task of its own. If far too many wait already, it is lost."""
        if len(self.tasks) >= MOST_WAITING:
            log.warning("a message to a webhook was lost, too many wait")
            return
        task = asyncio.create_task(self.send(to, json.dumps(message).encode()))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def send(self, to: Webhook, message: bytes) -> None:
        """Send a message, try again if that may help, and note whether it arrived."""
        id = new_id()
        outcome = LATER
        for pause in PAUSES:
            await asyncio.sleep(pause)
            async with self.gate:
                outcome, _ = await self.post(to, message, id)
            if outcome != LATER:
                break
        await self.note(to, outcome)

    async def test(self, to: Webhook, message: dict[str, str | int]) -> tuple[bool, int]:
        """Send a message once, as its owner waits; whether it arrived, and the status. One that arrives after all makes
        good what did not before."""
        outcome, status = await self.post(to, json.dumps(message).encode(), new_id())
        if outcome == DONE:
            await self.kept.count_failures(to, 0)
        return outcome == DONE, status

    async def note(self, to: Webhook, outcome: str) -> None:
        """Count what did not arrive; what is gone is given up at once."""
        if outcome == GONE:
            await self.kept.count_failures(to, FAILURES)
        elif outcome != DONE:
            await self.kept.count_failures(to, 1, is_more=True)
        elif to.failures:
            await self.kept.count_failures(to, 0)

    async def close(self) -> None:
        """Hang up; what is still to be sent is lost."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.lookups.shutdown(wait=False, cancel_futures=True)
        if "client" in vars(self):
            await self.client.aclose()


def client_for(verify: ssl.SSLContext | bool) -> httpx.AsyncClient:
    """What sends: straight to where it is told, through no proxy, and nowhere else afterwards; each time by a new
    connection, since one that was made under another name must not be used again."""
    once = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(verify=verify, timeout=PATIENCE, follow_redirects=False, trust_env=False, limits=once)


def outcome_of(status: int) -> str:
    """What became of a message that was answered with a status. A redirection is not followed."""
    if 200 <= status < 300:
        return DONE
    if status in (404, 410):
        return GONE
    return LATER if status == 429 or status >= 500 else REFUSED


def is_outside(number: str) -> bool:
    """Whether the whole world can reach an address.

    >>> [is_outside(each) for each in ("93.184.215.14", "10.1.2.3", "127.0.0.1", "169.254.169.254", "100.64.0.1")]
    [True, False, False, False, False]
    >>> [is_outside(each) for each in ("2606:4700::1111", "::1", "fd00::1", "fe80::1%eth0", "::ffff:8.8.8.8")]
    [True, False, False, False, False]
    """
    try:
        address = ip_address(number)
    except ValueError:
        return False
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    return isinstance(address, IPv4Address) or (address in GLOBAL and not any(address in each for each in BRIDGES))


def port_of(url: httpx.URL) -> str:
    """What a name has behind it if its port is not the usual one."""
    return f":{url.port}" if url.port is not None else ""


def new_secret() -> str:
    """What the messages to a webhook are signed with, as the specification writes it."""
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def new_id() -> str:
    """The name of a message, the same at each try."""
    return f"msg_{secrets.token_urlsafe(16)}"


def signed(secret: str, message: bytes, id: str, at: int) -> dict[str, str]:
    """The headers by which a receiver knows that a message is from this server, whole, and new.

    >>> signed("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", b'{"test": 2432232314}', "msg_p5jXN8AQM9LWM0D4loKWxJek",
    ...     1614265330)["webhook-signature"]
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
    """
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signature = hmac.new(key, f"{id}.{at}.".encode() + message, hashlib.sha256).digest()
    return {
        "content-type": "application/json",
        "user-agent": "imperial-miners",
        "webhook-id": id,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{base64.b64encode(signature).decode()}",
    }

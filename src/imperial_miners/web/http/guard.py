"""The guard at the door: host, origin, rate, size, and the headers that keep browsers safe.

It stands before everything else and is plain ASGI, because each move passes it. Rates are limited by a bucket of tokens
for each client, which fills up again with time.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache
from string import printable as PRINTABLE
from typing import TYPE_CHECKING, Final
from urllib.parse import quote_from_bytes, urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.web.gate import Gate, Visit, Visits
from imperial_miners.web.http.proxies import Proxies
from imperial_miners.web.refusals import Refusal, refused
from imperial_miners.web.settings import Limits, Settings
from imperial_miners.web.tables.allowances import CLIENT
from imperial_miners.web.tables.live import ASKED
from imperial_miners.web.tables.metrics import Metrics

if TYPE_CHECKING:
    from imperial_miners.web.http.reach import Reach

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
BRACKETS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"|[][{}]')
BODY_PATIENCE: Final = 10.0
NO_WAIT: Final = contextlib.nullcontext()
CYCLE: Final = "imperial_miners.cycle"
"""What the wire knows of a request: whether more of its body is to come."""
LOOKING: Final = 16
CHANGING: Final = 64
"""Requests that are worked on at once."""
LONG: Final = 0.25
"""Seconds after which a request plainly waits for something: a bot, a file, the database. Others need not wait too."""
WATCHED: Final = ("/healthz", "/metrics")
"""Answered at once, however many wait: so that whoever watches a server can tell a busy one from a dead one."""
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Links to seats must not travel; "no-referrer" would hide the origin of our own forms as well.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
}
RawHeader = tuple[bytes, bytes]
SentHeaders = dict[bytes, bytes]
RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
log = logging.getLogger("imperial_miners.web.requests")

Renderer = Callable[[HTTPConnection, Refusal], Response]
DAY: Final = 86_400.0
BURST: Final = {"requests": 20.0, "guesses": 20.0, "creations": 10.0, "words": 5.0, "creations_a_day": DAY}
"""For each kind how many seconds' worth may be asked for at once."""
MOST_BUCKETS: Final = 20_000
MOST_NAMES: Final = 1_000
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "::1")


class Guard:
    """ASGI middleware. `render` turns a refusal into a response."""

    def __init__(
        self, app: ASGIApp, settings: Settings, reach: Reach, buckets: Buckets, metrics: Metrics, render: Renderer
    ) -> None:
        self.app = app
        self.settings = settings
        self.reach = reach
        self.buckets = buckets
        self.metrics = metrics
        self.render = render
        limits = settings.limits
        self.proxies = Proxies(settings.behind)
        # Looking is work for the processor, changing mostly waits for the disk, where many can be served at once.
        self.looking = Gate(LOOKING, limits.waiting, limits.patience)
        self.changing = Gate(CHANGING, limits.waiting, limits.patience)
        metrics.gauge(
            "waiting", "Requests that wait to be let in.", lambda: self.looking.waiting + self.changing.waiting
        )
        self.visits = Visits(LONG)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        ASKED.set(time.monotonic())
        if self.proxies.networks:
            self.proxies.seen_through(scope)
        if not scope["query_string"].isascii():  # nothing behind this door expects bytes that are no text
            scope["query_string"] = quote_from_bytes(scope["query_string"], safe=PRINTABLE).encode()
        began, status, visit = time.perf_counter(), 0, Visit()

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                visit.end()
                status = message["status"]
                self.metrics.answered(status, time.perf_counter() - began)
                message["headers"] = with_headers(message["headers"], scope["scheme"] == "https")
            await send(message)

        try:
            headers = first_of(scope["headers"])
            require_host(headers, self.settings, self.reach)
            client = client_of((scope.get("client") or ("",))[0])
            CLIENT.set(client)
            self.buckets.take("requests", client)
            is_looking = scope["method"] in SAFE_METHODS
            if not is_looking:
                require_own_origin(headers)
                receive = await read_body(headers, receive, self.settings.limits, is_whole(scope))
            if scope["path"] not in WATCHED:
                await self.visits.begin(visit, self.looking if is_looking else self.changing, client)
        except Refusal as refusal:
            await self.refuse(refusal, scope, receive, send_guarded)
        else:
            try:
                await self.app(scope, receive, send_guarded)
            except Exception as error:
                reason = refusal_of(error)
                if reason is None or status:
                    log.exception("a request failed", extra={"route": route_of(scope)})
                if not status:
                    await self.refuse(reason or Refusal("broken"), scope, receive, send_guarded)
        finally:
            visit.end()
            self.note(scope, status, time.perf_counter() - began)

    async def refuse(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a refusal, and count it if it is the server's fault."""
        if refusal.status >= 500:
            self.metrics.refusals.labels(refusal.code).inc()
        await self.render(HTTPConnection(scope), refusal)(scope, receive, send)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Log a request by its route: the path itself may hold the token of a link."""
        if log.isEnabledFor(logging.INFO):
            taken = round(seconds * 1000, 1)
            fields = {"method": scope["method"], "route": route_of(scope), "status": status, "ms": taken}
            log.info("request", extra=fields)


def route_of(scope: Scope) -> str:
    """The address as the application knows it, without what stands in it."""
    return str(getattr(scope.get("route"), "path", ""))


def with_headers(headers: Iterable[RawHeader], is_secure: bool) -> list[RawHeader]:
    """An answer's headers with what every answer carries, unless it says otherwise itself."""
    own = list(headers)
    said = {name for name, _ in own}
    own += [header for header in RAW_HEADERS if header[0] not in said]
    return [*own, SECURE] if is_secure else own


def refusal_of(error: Exception) -> Refusal | None:
    """The refusal that an error is, if it is one: whoever asked is told of it, and nothing has broken."""
    if isinstance(error, Refusal):
        return error
    return refused(error) if isinstance(error, IllegalAction) else None


def first_of(headers: Iterable[RawHeader]) -> SentHeaders:
    """Headers by their names; of several of one name the first."""
    return dict(reversed([*headers]))


def require_host(headers: SentHeaders, settings: Settings, reach: Reach) -> None:
    """Refuse foreign names, so that a page on the internet cannot reach a server at home under a name of its own."""
    if settings.public:
        return
    name = host_name(headers.get(b"host", b"").decode("latin-1"))
    if name != settings.host and not is_known(name, bool(reach.network)):
        raise Refusal("bad-host")


def require_own_origin(headers: SentHeaders) -> None:
    """Refuse what another site makes a browser send; programs send neither header and hold no cookies of browsers."""
    site, origin = headers.get(b"sec-fetch-site"), headers.get(b"origin")
    if site is not None:
        is_own = site in (b"same-origin", b"none")
    else:
        is_own = origin is None or urlsplit_host(origin.decode("latin-1")).encode("latin-1") == headers.get(b"host")
    if not is_own:
        raise Refusal("foreign-origin")


def is_known(name: str, is_open: bool) -> bool:
    """Whether the server answers to a host name: its own, or any plain address once it is open to the local network.

    A page elsewhere can point a name of its own at this server, but not an address, so addresses are safe.
    """
    return is_local(name) or (is_open and is_address(name))


@lru_cache(maxsize=MOST_NAMES)
def host_name(host: str) -> str:
    """The name in a Host header, without its port.

    >>> host_name("localhost:8000"), host_name("[::1]:80"), host_name("[")
    ('localhost', '::1', '')
    """
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_local(name: str) -> bool:
    """Whether a name means the machine on which it is said."""
    return name in LOCAL_HOSTS or name.endswith(".localhost")


def is_address(name: str) -> bool:
    """Whether a name is an address in numbers.

    >>> is_address("192.168.1.20"), is_address("miners.example")
    (True, False)
    """
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_here(address: str) -> bool:
    """Whether an address is one of this machine."""
    return is_address(address) and ipaddress.ip_address(address).is_loopback


def urlsplit_host(origin: str) -> str:
    """The host and port of an origin, or an empty text."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def read_body(headers: SentHeaders, receive: Receive, limits: Limits, is_here: bool = False) -> Receive:
    """The whole body, if it is neither too large, too deep nor too slow, to be received again. Where it `is_here`
    already, nobody has to wait for it."""
    most, length = limits.body, headers.get(b"content-length", b"0")
    if length.isdigit() and int(length) > most:
        raise Refusal("too-large")
    parts, size, is_more = [], 0, True
    try:
        async with NO_WAIT if is_here else asyncio.timeout(BODY_PATIENCE):
            while is_more:
                message = await receive()
                if message["type"] != "http.request":
                    return once(message, receive)
                parts.append(message.get("body", b""))
                size += len(parts[-1])
                is_more = message.get("more_body", False)
                if size > most:
                    raise Refusal("too-large")
    except TimeoutError:
        raise Refusal("too-slow") from None
    body = b"".join(parts)
    is_json = b"json" in headers.get(b"content-type", b"json")
    if is_json and body.count(b"[") + body.count(b"{") > limits.depth and depth_of(body) > limits.depth:
        raise Refusal("too-large")
    return once({"type": "http.request", "body": body, "more_body": False}, receive)


def is_whole(scope: Scope) -> bool:
    """Whether the wire says that all of a request has come."""
    cycle = scope.get(CYCLE)
    return cycle is not None and not cycle.more_body


def depth_of(body: bytes) -> int:
    """How many brackets stand within each other in JSON, without reading any of it.

    >>> depth_of(b'{"a": ["[[[", [1]]}'), depth_of(b"[" * 9)
    (3, 9)
    """
    depth = deepest = 0
    for found in BRACKETS.finditer(body):
        if found[0] in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif found[0] in b"]}":
            depth -= 1
    return deepest


def once(first: Message, receive: Receive) -> Receive:
    """Receive a message that was received already, then go on."""
    waiting = [first]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again


def address_of(request: Request) -> str:
    """The client for rate limits."""
    return client_of(request.client.host if request.client else "")


class Buckets:
    """The buckets of all clients, those used last kept longest. Other processes tell what they took out of theirs."""

    def __init__(self, limits: Limits) -> None:
        self.rates = {kind: float(getattr(limits, kind)) for kind in BURST}
        self.rates["creations_a_day"] /= DAY
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self.taken: Counter[str] | None = None  # lately, where somebody wants to hear it

    def take(self, kind: str, client: str) -> None:
        """Take a token out of a client's bucket; Refusal if there is none."""
        rate, tokens = self.rates[kind], self.tokens(kind, client)
        is_empty = tokens < 1
        if not is_empty:
            self.leave(kind, client, tokens - 1)
            if self.taken is not None:
                self.taken[f"{kind}:{client}"] += 1
        if not is_empty and kind == "creations":
            self.take("creations_a_day", client)
        if is_empty:
            raise Refusal("too-many-requests", retry_after=max(1, round((1 - tokens) / rate)))

    def tokens(self, kind: str, client: str) -> float:
        """How many tokens are in a client's bucket now."""
        most, now = self.most(kind), time.monotonic()
        tokens, since = self.buckets.get((kind, client), (most, now))
        return min(most, tokens + (now - since) * self.rates[kind])

    def most(self, kind: str) -> float:
        """How many tokens a bucket holds."""
        return max(self.rates[kind] * BURST[kind], 1.0)

    def leave(self, kind: str, client: str, tokens: float) -> None:
        """Leave so many tokens in a client's bucket."""
        self.buckets[kind, client] = (tokens, time.monotonic())
        self.buckets.move_to_end((kind, client))
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)

    def news(self, is_all: bool) -> dict[str, int]:
        """What was taken since this was last asked."""
        taken, self.taken = self.taken, Counter()
        return dict(taken or ())

    def heard(self, fellow: str, key: str, count: int) -> None:
        """Another process has let a client take so many: what it took too often is paid back by waiting."""
        kind, _, client = key.partition(":")
        self.leave(kind, client, max(self.tokens(kind, client) - count, -self.most(kind)))

    def gone(self, fellow: str) -> None:
        """What was taken is taken."""


@lru_cache(maxsize=MOST_BUCKETS)
def client_of(address: str) -> str:
    """Who counts as one client: an IPv4 address, or the /64 network of an IPv6 one, which one household shares.

    >>> client_of("2001:db8:1:2:3:4:5:6"), client_of("192.0.2.7"), client_of("testclient")
    ('2001:db8:1:2::/64', '192.0.2.7', 'testclient')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))

"""The guard at the door: host, origin, rate, size, and the headers that keep browsers safe.

It stands before everything else and is plain ASGI, because each move passes it.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable, Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from imperial_miners.web.http.limits import Buckets, client_of
from imperial_miners.web.log.device import Session
from imperial_miners.web.refusals import Trouble
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.metrics import Metrics

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "::1")
BODY_PATIENCE: Final = 10.0
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
RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
log = logging.getLogger("imperial_miners.web.requests")

Renderer = Callable[[HTTPConnection, Trouble], Response]


class Guard:
    """ASGI middleware. `render` turns a refusal into a response."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets, metrics: Metrics, render: Renderer) -> None:
        self.app = app
        self.settings = settings
        self.buckets = buckets
        self.metrics = metrics
        self.render = render

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = with_headers(message["headers"], scope["scheme"] == "https")
            await send(message)

        try:
            headers = Headers(scope=scope)
            require_host(headers, self.settings)
            self.buckets.take("requests", client_of((scope.get("client") or ("",))[0]))
            if scope["method"] not in SAFE_METHODS:
                require_own_origin(headers)
                receive = await read_body(headers, receive, self.settings.limits.body)
        except Trouble as trouble:
            await self.render(HTTPConnection(scope), trouble)(scope, receive, send_guarded)
        else:
            try:
                await self.app(scope, receive, send_guarded)
            except Exception:
                log.exception("a request failed", extra={"route": route_of(scope)})
                if not status:
                    await self.render(HTTPConnection(scope), Trouble("broken"))(scope, receive, send_guarded)
        finally:
            self.note(scope, status, time.perf_counter() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log a request, by its route: the path itself may hold the token of a link."""
        self.metrics.count(f"requests_{status // 100}xx")
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


def require_host(headers: Headers, settings: Settings) -> None:
    """Refuse foreign names, so that a page on the internet cannot reach a server at home under a name of its own."""
    if settings.public:
        return
    try:
        name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        name = ""
    if name not in (*LOCAL_HOSTS, settings.host) and not name.endswith(".localhost"):
        raise Trouble("bad-host")


def require_own_origin(headers: Headers) -> None:
    """Refuse what another site makes a browser send; programs send neither header and hold no cookies of browsers."""
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None:
        is_own = site in ("same-origin", "none")
    else:
        is_own = origin is None or urlsplit_host(origin) == headers.get("host")
    if not is_own:
        raise Trouble("foreign-origin")


def urlsplit_host(origin: str) -> str:
    """The host and port of an origin, or an empty text."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def require_form(session: Session, token: str) -> None:
    """Refuse a form that does not carry the token of the device that sends it."""
    if session.is_new or not hmac.compare_digest(session.form_token.encode(), token.encode()):
        raise Trouble("form-expired")


async def read_body(headers: Headers, receive: Receive, most: int) -> Receive:
    """The whole body, if it is neither too large nor too slow, to be received again."""
    if headers.get("content-length", "0").isdigit() and int(headers.get("content-length", "0")) > most:
        raise Trouble("too-large")
    parts, size, is_more = [], 0, True
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            while is_more:
                message = await receive()
                if message["type"] != "http.request":
                    return once(message, receive)
                parts.append(message.get("body", b""))
                size += len(parts[-1])
                is_more = message.get("more_body", False)
                if size > most:
                    raise Trouble("too-large")
    except TimeoutError:
        raise Trouble("too-slow") from None
    return once({"type": "http.request", "body": b"".join(parts), "more_body": False}, receive)


def once(first: Message, receive: Receive) -> Receive:
    """Receive a message that was received already, then go on."""
    waiting = [first]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again


def address_of(request: Request) -> str:
    """The client for rate limits."""
    return client_of(request.client.host if request.client else "")

"""Talking to a server by its JSON API: requests that are tried again when the line is down, and waiting for news."""

from __future__ import annotations

import os
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from threading import Event
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import httpx

from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.terminal.errors import one_line, reason_of
from imperial_miners.terminal.problem import Problem, Unreachable
from imperial_miners.terminal.voice import say, terminal_messages

PATIENCE: Final = 20.0
"""Seconds for one answer; a stream says more often than that that it is still there."""
KEPT_OPEN: Final = 2.0
"""Seconds that an idle connection is used again; servers close theirs after five."""
LONGEST_PAUSE: Final = 15.0
TRIES: Final = 12
FIRST_TRIES: Final = 4
"""How often a line is tried in a game, and before one: a link may be wrong, and nobody should wait for it."""
BUSY: Final = (429, 502, 503, 504)


class Refused(Problem):
    """What the server refuses: a code for programs, a message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Server:
    """One server, and the token by which it knows this device."""

    def __init__(self, address: str, language: str, token: str = "") -> None:
        parts = urlsplit(address)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.language = language
        self.token = token
        self.tries = FIRST_TRIES
        self.closing = Event()
        try:
            self.http = client_for(self.origin, language)
        except httpx.InvalidURL as error:
            raise self.unreachable(error) from error
        self.stream: httpx.Response | None = None  # where news are waited for
        self.is_down = False
        self.lost: Callable[[], None] = lambda: None
        """Called when the line has gone down and is tried again."""

    @property
    def is_closed(self) -> bool:
        """Whether nobody waits for anything any more."""
        return self.closing.is_set()

    def close(self) -> None:
        """Let whoever waits in another thread wait no longer."""
        self.closing.set()
        if self.stream is not None:
            line = self.stream.extensions["network_stream"].get_extra_info("socket")
            with suppress(OSError, ValueError), socket.socket(fileno=os.dup(line.fileno())) as same:
                same.shutdown(socket.SHUT_RDWR)  # the reader finds its end, whatever it reads through

    def sign_in(self) -> None:
        """Get a token, if there is none yet."""
        if not self.token:
            self.token = self.ask("POST", "/sessions")["token"]

    def ask(self, method: str, path: str, data: object = None) -> Any:
        """What an address of the API answers. A line that is down is tried again for a while; asking twice is safe."""
        for pause in pauses(self.tries):
            try:
                response = self.http.request(method, path, json=data, headers=self.identity())
                if response.is_success:
                    self.is_down = False
                    return response.json() if response.content else None
                if response.status_code not in BUSY or pause is None:
                    raise refusal_of(response)
            except (httpx.RequestError, OSError) as error:
                if pause is None:
                    raise self.unreachable(error) from error
            self.report_lost()
            self.closing.wait(pause)
            if self.is_closed:
                break
        raise self.unreachable("closed")

    def identity(self) -> dict[str, str]:
        """The header that says who is asking; empty before signing in."""
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def unreachable(self, error: object) -> Unreachable:
        """The line stays down, in the reader's words; what the system said about it lies below httpx's own errors."""
        cause = error
        while isinstance(cause, Exception) and not isinstance(cause, OSError):
            cause = cause.__cause__ or cause.__context__
        messages = terminal_messages(self.language)
        reason = reason_of(cause, messages) if isinstance(cause, OSError) else one_line(error)
        return Unreachable(self.say("plain-unreachable", file=self.origin, reason=reason))

    def say(self, id: str, **given: str) -> str:
        """A message of the terminal in the reader's language."""
        return say(terminal_messages(self.language), id, **given)

    def report_lost(self) -> None:
        """Say once that the line is down, however often it is tried."""
        if not self.is_down:
            self.is_down = True
            self.lost()

    def wait_for_news(self, game: str, seat: int, after: int) -> None:
        """Return when something has happened in a game, when the line broke, or when nobody waits any more."""
        where = {"seat": seat, "after": after}
        try:
            with self.http.stream("GET", f"/games/{game}/stream", params=where, headers=self.identity()) as response:
                self.stream = response
                if response.is_success:
                    for line in response.iter_lines():
                        if line.startswith("data:") or self.is_closed:
                            return
                elif response.status_code in BUSY:
                    self.closing.wait(1)
                else:
                    response.read()
                    raise refusal_of(response)
        except (httpx.RequestError, OSError):
            if not self.is_closed:
                self.report_lost()
                self.closing.wait(1)
        finally:
            self.stream = None


def client_for(origin: str, language: str) -> httpx.Client:
    """What speaks HTTP with a server: by the system's certificates and proxies, and without keeping its cookies."""
    parts = urlsplit(origin)
    return httpx.Client(
        base_url=f"{origin}/api/v1",
        headers={"accept-language": language, "content-type": "application/json"},
        cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),  # the token says who is asking
        follow_redirects=True,
        timeout=PATIENCE,
        limits=httpx.Limits(keepalive_expiry=KEPT_OPEN),
        verify=ssl.create_default_context(),
        proxy=None if proxy_bypass(parts.netloc) else getproxies().get(parts.scheme),
        trust_env=False,
    )


def pauses(tries: int) -> Iterator[float | None]:
    """How long to wait after each try; None after the last.

    >>> list(pauses(6))
    [0.5, 1.0, 2.0, 4.0, 8.0, None]
    """
    for number in range(tries - 1):
        yield min(LONGEST_PAUSE, 0.5 * 2**number)
    yield None


def refusal_of(response: httpx.Response) -> Exception:
    """A refusal as the engine raises it, if the rules are behind it; else in the server's words."""
    try:
        refusal = response.json()["error"]
        if refusal["code"] == "illegal":
            return IllegalAction(refusal["reason"], refusal["rule"], -1, "")
        return Refused(refusal["code"], refusal["message"])
    except (ValueError, KeyError, TypeError):
        return Refused("broken", f"{response.url}: {response.status_code} {response.reason_phrase}.")

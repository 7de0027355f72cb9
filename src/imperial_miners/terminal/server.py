"""Talking to a server by its JSON API: requests that are tried again when the line is down, and waiting for news."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException, HTTPResponse
from threading import Event
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.terminal.errors import reason_of
from imperial_miners.terminal.problem import Problem, Unreachable
from imperial_miners.terminal.voice import say, terminal_messages

PATIENCE: Final = 20.0
"""Seconds for one answer; a stream says more often than that that it is still there."""
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
        self.stream: HTTPResponse | None = None  # where news are waited for
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
            with suppress(OSError, ValueError), socket.socket(fileno=os.dup(self.stream.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)  # the reader finds its end, whatever it reads through

    def sign_in(self) -> None:
        """Get a token, if there is none yet."""
        if not self.token:
            self.token = self.ask("POST", "/sessions")["token"]

    def ask(self, method: str, path: str, data: object = None) -> Any:
        """What an address of the API answers. A line that is down is tried again for a while; asking twice is safe."""
        for pause in pauses(self.tries):
            try:
                with urlopen(self.request(method, path, data), timeout=PATIENCE) as response:
                    content = response.read()
                self.is_down = False
                return json.loads(content) if content else None
            except HTTPError as error:
                refusal = refusal_of(error)
                if error.code not in BUSY or pause is None:
                    raise refusal from None
            except (URLError, OSError, HTTPException) as error:
                if pause is None:
                    raise self.unreachable(error) from error
            self.tell_lost()
            self.closing.wait(pause)
            if self.is_closed:
                break
        raise self.unreachable("closed")

    def unreachable(self, error: object) -> Unreachable:
        """The line stays down, in the reader's words."""
        cause = getattr(error, "reason", error)
        reason = reason_of(cause, terminal_messages(self.language)) if isinstance(cause, OSError) else str(cause)
        return Unreachable(self.say("plain-unreachable", file=self.origin, reason=reason))

    def say(self, id: str, **given: str) -> str:
        """A message of the terminal in the reader's language."""
        return say(terminal_messages(self.language), id, **given)

    def tell_lost(self) -> None:
        """Say once that the line is down, however often it is tried."""
        if not self.is_down:
            self.is_down = True
            self.lost()

    def request(self, method: str, path: str, data: object = None) -> Request:
        """A request with the token and the language."""
        headers = {"accept-language": self.language, "content-type": "application/json"}
        headers |= {"authorization": f"Bearer {self.token}"} if self.token else {}
        body = json.dumps(data).encode() if data is not None else None
        return Request(f"{self.origin}/api/v1{path}", body, headers, method=method)

    def wait_for_news(self, game: str, seat: int, after: int) -> None:
        """Return when something has happened in a game, when the line broke, or when nobody waits any more."""
        request = self.request("GET", f"/games/{game}/stream?seat={seat}&after={after}")
        try:
            with urlopen(request, timeout=PATIENCE) as self.stream:
                for line in self.stream or ():
                    if line.startswith(b"data:") or self.is_closed:
                        return
        except HTTPError as error:
            if error.code not in BUSY:
                raise refusal_of(error) from None
            self.closing.wait(1)
        except (URLError, OSError, HTTPException):
            if not self.is_closed:
                self.tell_lost()
                self.closing.wait(1)
        finally:
            self.stream = None


def pauses(tries: int) -> Iterator[float | None]:
    """How long to wait after each try; None after the last.

    >>> list(pauses(6))
    [0.5, 1.0, 2.0, 4.0, 8.0, None]
    """
    for number in range(tries - 1):
        yield min(LONGEST_PAUSE, 0.5 * 2**number)
    yield None


def refusal_of(error: HTTPError) -> Exception:
    """A refusal as the engine raises it, if the rules are behind it; else in the server's words."""
    try:
        told = json.loads(error.read())["error"]
    except (ValueError, KeyError, TypeError, OSError):
        return Refused("broken", f"{error.url}: {error.code} {error.reason}.")
    if told["code"] == "illegal":
        return IllegalAction(told["reason"], told["rule"], -1, "")
    return Refused(told["code"], told["message"])

"""Talking to a server by its JSON API: requests that are tried again when the line is down, and waiting for news."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.terminal.problem import Problem

PATIENCE: Final = 20.0
GLANCE: Final = 5.0
"""Seconds for one answer, and for one look at the stream."""
LONGEST_PAUSE: Final = 15.0
TRIES: Final = 12
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
        self.is_closed = False
        self.lost: Callable[[], None] = lambda: None
        """Called when the line is down and is tried again."""

    def sign_in(self) -> None:
        """Get a token, if there is none yet."""
        if not self.token:
            self.token = self.ask("POST", "/sessions")["token"]

    def ask(self, method: str, path: str, data: object = None) -> Any:
        """What an address of the API answers. A line that is down is tried again for a while; asking twice is safe."""
        for pause in pauses():
            try:
                with urlopen(self.request(method, path, data), timeout=PATIENCE) as response:
                    content = response.read()
                return json.loads(content) if content else None
            except HTTPError as error:
                refusal = refusal_of(error)
                if error.code not in BUSY or pause is None:
                    raise refusal from None
            except (URLError, OSError, HTTPException) as error:
                if pause is None:
                    raise Problem(f"{self.origin}: {getattr(error, 'reason', error)}. Try again later.") from error
            self.lost()
            time.sleep(pause)
        raise AssertionError("the last try returns or raises")

    def request(self, method: str, path: str, data: object = None) -> Request:
        """A request with the token and the language."""
        headers = {"accept-language": self.language, "content-type": "application/json"}
        headers |= {"authorization": f"Bearer {self.token}"} if self.token else {}
        body = json.dumps(data).encode() if data is not None else None
        return Request(f"{self.origin}/api/v1{path}", body, headers, method=method)

    def wait_for_news(self, game: str, seat: int, after: int) -> None:
        """Return when something has happened in a game, or after a while, or when the line broke."""
        request = self.request("GET", f"/games/{game}/stream?seat={seat}&after={after}")
        try:
            with urlopen(request, timeout=GLANCE) as stream:
                for line in stream:
                    if line.startswith(b"data:") or self.is_closed:
                        return
        except HTTPError as error:
            if error.code not in BUSY:
                raise refusal_of(error) from None
            time.sleep(1)
        except TimeoutError:
            pass  # nothing happened: time to see whether anybody still waits
        except (URLError, OSError, HTTPException):
            self.lost()
            time.sleep(1)


def pauses() -> Iterator[float | None]:
    """How long to wait after each try; None after the last.

    >>> list(pauses())[:5]
    [0.5, 1.0, 2.0, 4.0, 8.0]
    """
    for number in range(TRIES - 1):
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

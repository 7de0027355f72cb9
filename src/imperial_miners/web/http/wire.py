"""The wire: connections that are slow on purpose, or too many from one client, are dropped before they cost anything.

The server underneath gives up neither on a request whose headers never end nor on a reader who never reads.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cached_property
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from imperial_miners.web.http.guard import CYCLE, client_of
from imperial_miners.web.http.proxies import Proxies

HEAD_PATIENCE: Final = 10.0
"""Seconds for the head of a request, from the connection or from its first byte."""
READ_PATIENCE: Final = 30.0
"""Seconds for which somebody may read nothing of what is sent."""
MOST_HEAD: Final = 32 * 1024
"""Bytes of the head of a request."""
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class PatientProtocol(HttpToolsProtocol):
    """A connection with an end to every wait. `proxies` and `most` are set by `wire_for`."""

    proxies = Proxies()
    most = 0
    open: ClassVar[Counter[str]] = Counter()
    is_counted = False
    head = 0
    piece = 0
    in_head = True
    is_too_large = False

    @cached_property
    def peer(self) -> str:
        """Who is at the other end, as limits count; nobody if it is a proxy of ours, which brings many."""
        address = self.client[0] if self.client else ""
        return "" if self.proxies.trusts(address) else client_of(address)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, unless its client has too many."""
        super().connection_made(transport)
        self.reading: asyncio.TimerHandle | None = None
        self.writing: asyncio.TimerHandle | None = None
        if self.peer and self.most and self.open[self.peer] >= self.most:
            transport.abort()
            return
        self.open[self.peer] += 1
        self.is_counted = True
        self.reading = self.loop.call_later(HEAD_PATIENCE, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection that is gone no longer, and end its timers."""
        for timer in (self.reading, self.writing):
            if timer is not None:
                timer.cancel()
        if self.is_counted:
            self.open[self.peer] -= 1
            if not self.open[self.peer]:
                del self.open[self.peer]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come, unless the head of a request has grown too large."""
        self.piece = len(data)
        if self.in_head:
            self.head += self.piece
        super().data_received(data)
        if not self.in_head:
            return
        if self.reading is None:  # mostly a head comes in one piece, and nobody has to wait for its end
            self.reading = self.loop.call_later(HEAD_PATIENCE, self.transport.abort)
        if self.head > MOST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins: its head has to end in time."""
        super().on_message_begin()
        self.in_head = True

    def on_headers_complete(self) -> None:
        """The head of a request is here. One that came in a large piece is measured; others were on their way."""
        if self.piece > MOST_HEAD and sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            self.is_too_large = True
            raise ValueError("too large a head")  # the server underneath answers so that all ends here
        self.in_head, self.head = False, 0
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
        super().on_headers_complete()
        cast(dict[str, Any], self.scope)[CYCLE] = self.cycle  # the guard looks whether its body is here

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read, or is too large."""
        if not self.is_too_large:
            super().send_400_response(msg)
            return
        self.transport.write(TOO_LARGE)
        self.transport.close()

    def pause_writing(self) -> None:
        """Nothing more fits into the line: it has to be read in time."""
        super().pause_writing()
        if self.writing is None:
            self.writing = self.loop.call_later(READ_PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        """What was sent has been read."""
        if self.writing is not None:
            self.writing.cancel()
            self.writing = None
        super().resume_writing()


def wire_for(proxies: Proxies, most: int) -> type[PatientProtocol]:
    """The kind of connection of a server behind some proxies, with so many for each client."""
    return type("Wire", (PatientProtocol,), {"proxies": proxies, "most": most, "open": Counter()})

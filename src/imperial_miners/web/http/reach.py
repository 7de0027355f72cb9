"""Where others find this server: the address that goes into links and QR codes, and who may open it to the network.

A server that was started for one machine alone can be opened to the local network while it runs, by a person who sits
at that machine. Nothing here listens; `serving` does that.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from imperial_miners.web.http.guard import host_name, is_address, is_local

NOWHERE: Final = ("192.0.2.1", 9)
"""Kept for documentation: a datagram socket that is pointed at it sends nothing, but chooses an interface."""


@dataclass
class Reach:
    """`network` is host and port on the local network (empty: only this machine can reach the server); `share` opens
    the server to it, where that can be done."""

    network: str = ""
    share: Callable[[], Awaitable[None]] | None = None

    def link(self, connection: HTTPConnection, path: str) -> str:
        """A whole address for others: the one in the reader's browser, unless only the reader's device knows that."""
        host = connection.headers.get("host", connection.url.netloc)
        if self.network and is_local(host_name(host)):
            host = self.network
        return f"{connection.url.scheme}://{host}{path}"

    def is_only_here(self, connection: HTTPConnection) -> bool:
        """Whether links lead nowhere on other devices."""
        return not self.network and is_local(host_name(connection.headers.get("host", "")))

    def can_share(self, connection: HTTPConnection) -> bool:
        """Whether this reader may open the server to the network: at its own machine, while it is closed."""
        if self.share is None or self.network or connection.client is None:
            return False
        client = connection.client.host
        return is_address(client) and ipaddress.ip_address(client).is_loopback


def network_address() -> str:
    """This machine's address on its network, or an empty text without one. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if ipaddress.ip_address(found).is_loopback else found

"""Proxies before this server: only those that its operator names are believed when they say who is asking.

Anybody can send `X-Forwarded-For`. It is read from its end, where our own proxy has written, as far as those are ours.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.types import Scope

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """The proxies of a server, by their addresses or networks; ValueError for what is neither."""

    def __init__(self, named: Sequence[str] = ()) -> None:
        self.networks = [network_of(name) for name in named]

    def trusts(self, address: str) -> bool:
        """Whether an address is that of a proxy of ours."""
        if not self.networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)

    def client(self, address: str, forwarded: str) -> str:
        """Who is asking, where `address` is at the other end of the line and brings a header.

        >>> ours = Proxies(["10.0.0.0/8"])
        >>> ours.client("10.0.0.1", "1.1.1.1, 203.0.113.7, 10.0.0.2"), ours.client("203.0.113.7", "1.1.1.1")
        ('203.0.113.7', '203.0.113.7')
        """
        for named in reversed([name.strip() for name in forwarded.split(",") if name.strip()]):
            if not self.trusts(address):
                break
            try:
                address = str(ipaddress.ip_address(named))
            except ValueError:
                break
        return address

    def seen_through(self, scope: Scope) -> None:
        """Put the true client and scheme into a request that a proxy of ours has brought."""
        address, port = scope.get("client") or ("", 0)
        if self.networks and self.trusts(address):
            headers = Headers(scope=scope)
            scope["client"] = (self.client(address, ",".join(headers.getlist("x-forwarded-for"))), port)
            if headers.get("x-forwarded-proto") in ("http", "https"):
                scope["scheme"] = headers["x-forwarded-proto"]


def network_of(name: str) -> Network:
    """Read an address or a network, as it is given to `--behind`."""
    try:
        return ipaddress.ip_network(name)
    except ValueError:
        raise ValueError(f"{name} is no address and no network that a proxy could have") from None

"""Rate limits: a bucket of tokens for each client, which fills up again with time."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache
from typing import Final

from imperial_miners.web.refusals import Trouble
from imperial_miners.web.settings import Limits

BURST: Final = {"requests": 20.0, "guesses": 20.0, "creations": 10.0, "words": 5.0}
"""For each kind how many seconds' worth may be asked for at once."""
MOST_BUCKETS: Final = 20_000


class Buckets:
    """The buckets of all clients, those used last kept longest."""

    def __init__(self, limits: Limits) -> None:
        self.rates = {kind: float(getattr(limits, kind)) for kind in BURST}
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, client: str) -> None:
        """Take a token out of a client's bucket; Trouble if there is none."""
        rate, now, key = self.rates[kind], time.monotonic(), (kind, client)
        most = max(rate * BURST[kind], 1.0)
        tokens, since = self.buckets.get(key, (most, now))
        tokens = min(most, tokens + (now - since) * rate)
        is_empty = tokens < 1
        self.buckets[key] = (tokens if is_empty else tokens - 1, now)
        self.buckets.move_to_end(key)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if is_empty:
            raise Trouble("too-many-requests", retry_after=max(1, round((1 - tokens) / rate)))


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

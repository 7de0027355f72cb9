"""What is kept of those who want to be told when they are awaited: where to send it, in which words, and when not."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

NIGHT: Final = (22, 8)
"""The hours in which a device is left alone unless it says otherwise."""
TURN, LAST = 0, 2
"""What a message says: that it is one's turn, or (from 1 on) that time runs out. After the last a bot takes over."""
DONE, GONE, LATER, REFUSED = "done", "gone", "later", "refused"
"""What became of a message: it is on its way, nobody is there any more, it may be tried again, it never will be."""
FAILURES: Final = 5
"""Messages in a row that did not arrive, after which a webhook is given up."""


class Manners:
    """When somebody wants to be left alone: from `quiet_from` to `quiet_to`, hours of their own day; never, if they are
    the same."""

    __slots__ = ()
    zone: str
    quiet_from: int
    quiet_to: int

    def is_quiet(self, now: int) -> bool:
        """Whether nothing is to be sent at a time in milliseconds.

        >>> night = Subscription("", "", "", "", "en", "Europe/Kyiv", 22, 7)
        >>> [night.is_quiet(hour * 3_600_000) for hour in (3, 4, 18, 19)]  # three hours later there
        [True, False, False, True]
        """
        hour = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(self.zone)).hour
        if self.quiet_from <= self.quiet_to:
            return self.quiet_from <= hour < self.quiet_to
        return hour >= self.quiet_from or hour < self.quiet_to


@dataclass(frozen=True, slots=True)
class Subscription(Manners):
    """Where a device (`holder`) hears of its turns."""

    holder: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    zone: str  # its name, or minutes from UTC as `+180` where the machine has none of that name
    quiet_from: int
    quiet_to: int
    owner: str = ""  # for whom: who sits at the table


@dataclass(frozen=True, slots=True)
class Webhook(Manners):
    """An address of somebody's own (`owner` sits at the tables) that is told of their turns."""

    owner: str
    address: str
    secret: str  # what messages to it are signed with
    origin: str  # of this server, as its owner knows it
    language: str
    zone: str
    quiet_from: int
    quiet_to: int
    failures: int = 0  # messages in a row that did not arrive

    @property
    def is_given_up(self) -> bool:
        """Whether so many messages did not arrive that no more are sent."""
        return self.failures >= FAILURES


def known_zone(name: str, minutes: int) -> str:
    """The name of a zone, if this machine has it; else how many minutes it is from UTC now. Browsers use old names,
    which newer systems leave out.

    >>> known_zone("Europe/Paris", 60), known_zone("Moon/Sea", -210), known_zone("../etc", 0)
    ('Europe/Paris', '-210', '+0')
    """
    try:
        ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        return f"{minutes:+d}"
    return name


def zone_of(name: str) -> tzinfo:
    """The zone of a subscription."""
    return timezone(timedelta(minutes=int(name))) if name[0] in "+-" else ZoneInfo(name)

"""The pace of a game over days: when each seat was asked, in which hours its time runs, and since when a table pauses.

A clock of more than an hour gives that time for each answer, and it runs in the playing hours of whoever is asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Any, Final

from imperial_miners.web.log.alerts import zone_of

HOUR: Final = 3600
"""Seconds up to which a clock counts a round, all day; a longer one counts an answer, in playing hours."""
LONGEST: Final = 14 * 24 * HOUR
LEAST_HOURS: Final = 8
"""Hours of a day in which everybody's time runs at least, so that no table stands still for good."""
REMIND: Final = ((1, 4), (1, 12))
"""How much of the time is left at the first reminder and at the last."""
DAYS: Final = 4 * 14
"""Days in which any time is up, whatever the hours."""


def is_slow(clock: int | None) -> bool:
    """Whether a clock is one for games over days."""
    return clock is not None and clock > HOUR


def hours_of(zone: str, begin: int, end: int) -> str:
    """Playing hours as text; an empty one if that is all day.

    >>> hours_of("Europe/Kyiv", 8, 22), hours_of("Europe/Kyiv", 0, 0)
    ('Europe/Kyiv 8 22', '')
    """
    return "" if begin == end else f"{zone} {begin} {end}"


def hours_in(text: str) -> tuple[str, int, int]:
    """The zone, the first hour and the hour after the last, of such a text."""
    zone, begin, end = text.split(" ") if text else ("", "0", "0")
    return zone, int(begin), int(end)


def length_of(begin: int, end: int) -> int:
    """How many hours of a day playing hours are.

    >>> length_of(8, 22), length_of(20, 6), length_of(5, 5)
    (14, 10, 24)
    """
    return (end - begin) % 24 or 24


def stretches(hours: str, since: int) -> Iterator[tuple[int, int]]:
    """The times, in milliseconds, in which a seat's clock runs, from some time on."""
    if not hours:
        yield since, since + DAYS * 24 * HOUR * 1000
        return
    zone, begin, end = hours_in(hours)
    day = datetime.fromtimestamp(since / 1000, UTC).astimezone(zone_of(zone)).date() - timedelta(days=1)
    for _ in range(DAYS + 2):
        first, last = at(zone, day, begin), at(zone, day + timedelta(days=end <= begin), end)
        if last > since:
            yield max(first, since), last
        day += timedelta(days=1)


def at(zone: str, day: date, hour: int) -> int:
    """An hour of a day in a zone, in milliseconds."""
    return round(datetime.combine(day, time(hour), zone_of(zone)).timestamp() * 1000)


@lru_cache(maxsize=4096)
def time_after(since: int, amount: int, hours: str) -> int:
    """When so many milliseconds of playing time have passed.

    >>> noon, an_hour = 43_200_000, 3_600_000
    >>> time_after(noon, 9 * an_hour, "UTC 8 20") // an_hour  # eight today and one tomorrow
    33
    """
    end = since
    for first, end in stretches(hours, since):
        if end - first >= amount:
            return first + amount
        amount -= end - first
    return end


def time_between(since: int, until: int, hours: str) -> int:
    """How many milliseconds of playing time lie between two times.

    >>> time_between(0, 24 * 3_600_000, "UTC 8 20") // 3_600_000
    12
    """
    passed = 0
    for first, last in stretches(hours, since):
        if first >= until:
            break
        passed += min(last, until) - first
    return passed


@dataclass(frozen=True, slots=True)
class Pace:
    """For each seat when it was asked what it is asked now, how much of its time it had used before that, and its
    playing hours; and since when the table pauses."""

    asked: tuple[int, ...]
    spent: tuple[int, ...]
    hours: tuple[str, ...]
    paused: int | None = None

    @classmethod
    def first(cls, seats: int, at: int) -> Pace:
        """Of a table that begins."""
        return cls((at,) * seats, (0,) * seats, ("",) * seats)

    @classmethod
    def read(cls, saved: dict[str, Any] | None, times: Sequence[int]) -> Pace:
        """Of a snapshot; one from before there was a pace says only when each seat began to be waited for."""
        if saved is None:
            return replace(cls.first(len(times), 0), asked=tuple(times))
        return cls(tuple(saved["asked"]), tuple(saved["spent"]), tuple(saved["hours"]), saved["paused"])

    def to_json(self) -> dict[str, Any]:
        """What a snapshot holds."""
        return asdict(self)

    def ask(self, seats: Collection[int], at: int) -> Pace:
        """Some seats are asked anew."""
        if not seats:
            return self
        asked = tuple(at if seat in seats else before for seat, before in enumerate(self.asked))
        return replace(
            self, asked=asked, spent=tuple(0 if seat in seats else used for seat, used in enumerate(self.spent))
        )

    def keep_hours(self, seat: int, hours: str) -> Pace:
        """A seat has other playing hours from now on."""
        return replace(self, hours=(*self.hours[:seat], hours, *self.hours[seat + 1 :]))

    def pause(self, at: int) -> Pace:
        """All clocks stand from now on."""
        used = [time_between(since, at, hours) for since, hours in zip(self.asked, self.hours, strict=True)]
        return replace(self, paused=at, spent=tuple(a + b for a, b in zip(self.spent, used, strict=True)))

    def go_on(self, at: int) -> Pace:
        """All clocks run again."""
        return replace(self, paused=None, asked=(at,) * len(self.asked))

    def deadline(self, seat: int, clock: int, part: tuple[int, int] = (0, 1)) -> int:
        """When a seat's time is up, or when only a part of it is left."""
        left, whole = part
        amount = clock * 1000 * (whole - left) // whole
        return time_after(self.asked[seat], max(0, amount - self.spent[seat]), self.hours[seat])

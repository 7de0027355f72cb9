"""Times in words, in the zone and the language of whoever reads them."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from typing import Final

from babel.dates import format_date, format_skeleton, format_time

DAY_FORMATS: Final = {
    "en": "EEEE, MMMM d",
    "de": "EEEE, d. MMMM",
    "fr": "EEEE d MMMM",
    "pt-BR": "EEEE, d 'de' MMMM",
    "uk": "EEEE, d MMMM",
}
"""A day of this year in full."""
SOON: Final = 6 * 24 * 3_600_000
"""Milliseconds for which the day of the week says which day is meant."""


def said_time(at: int, zone: tzinfo, language: str) -> str:
    """A time in milliseconds in full, good for whenever it is read.

    >>> said_time(1_000_000_000_000, UTC, "pt-BR"), said_time(1_000_000_000_000, UTC, "de")
    ('domingo, 9 de setembro, 01:46 UTC', 'Sonntag, 9. September, 01:46 UTC')
    """
    moment, locale = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone), language.replace("-", "_")
    return f"{format_date(moment, DAY_FORMATS[language], locale=locale)}, {clock_time(moment, zone, locale)}"


def short_time(at: int, now: int, zone: tzinfo, language: str) -> str:
    """The same where there is little space: with the day of the week if it is soon, else with the date.

    >>> short_time(1_000_000_000_000, 999_999_000_000, UTC, "de"), short_time(1_000_000_000_000, 0, UTC, "fr")
    ('So 01:46 UTC', '9 sept. 01:46 UTC')
    """
    moment, locale = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone), language.replace("-", "_")
    is_soon = at - now < SOON
    day = format_date(moment, "ccc", locale=locale) if is_soon else format_skeleton("MMMd", moment, locale=locale)
    return f"{day.rstrip('.') if is_soon else day} {clock_time(moment, zone, locale)}"


def clock_time(moment: datetime, zone: tzinfo, locale: str) -> str:
    """The hour and minute; where the reader's zone is not known, it is said which one is meant."""
    return str(format_time(moment, "short", locale=locale)) + (" UTC" if zone is UTC else "")

"""In which language a reader is answered: the one asked for, the one remembered, or the browser's."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from imperial_miners.web.models import LANGUAGES

COOKIE: Final = "imperial_miners_language"


def language_of(connection: HTTPConnection) -> str:
    """The language of `?lang=`, of the cookie, or of Accept-Language; else English."""
    for asked in (connection.query_params.get("lang", ""), connection.cookies.get(COOKIE, "")):
        if asked in LANGUAGES:
            return asked
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first of our languages by the weights of an Accept-Language header.

    >>> preferred("fr-CA, pt;q=0.9"), preferred("pl, uk-UA;q=0.5, de;q=0.4"), preferred("*;q=x, ,")
    ('fr', 'uk', 'en')
    """
    best, best_weight = "en", 0.0
    for part in header[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            value = float(weight) if weight else 1.0
        except ValueError:
            continue
        for language in LANGUAGES:
            if tag.lower().split("-")[0] == language.lower().split("-")[0] and value > best_weight:
                best, best_weight = language, value
    return best

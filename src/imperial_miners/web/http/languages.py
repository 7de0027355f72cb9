"""In which language a reader is answered: the one asked for, the one remembered, or the browser's."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from imperial_miners.text import LANGUAGES, best_language

COOKIE: Final = "imperial_miners_language"


def language_of(connection: HTTPConnection) -> str:
    """The language of `?lang=`, of the cookie, or of Accept-Language; else English."""
    for asked in (connection.query_params.get("lang", ""), connection.cookies.get(COOKIE, "")):
        if asked in LANGUAGES:
            return asked
    return best_language(connection.headers.get("accept-language", ""))


LANGUAGE_NAMES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "pt-BR": "Português (Brasil)",
    "uk": "Українська",
}

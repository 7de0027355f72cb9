"""Turns templates into pages: one Jinja environment, the words of the reader, and what every page needs."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from imperial_miners.art import draw_icons
from imperial_miners.engine.pack import Pack
from imperial_miners.text.rulebook import LANGUAGES, load_rulebook
from imperial_miners.web.http.languages import LANGUAGE_NAMES, language_of
from imperial_miners.web.http.sessions import remember, session_of
from imperial_miners.web.scene.backdrop import draw_backdrop
from imperial_miners.web.scene.log import LogLine
from imperial_miners.web.scene.mine import Face
from imperial_miners.web.scene.pictures import sprite
from imperial_miners.web.scene.table import Board
from imperial_miners.web.scene.words import Reader, reader_for

HOME: Final = Path(__file__).parent.parent
ROMAN: Final = ("", "I", "II", "III", "IV")
THEME_COOKIE: Final = "imperial_miners_light"
THEMES: Final = ("day", "night")
SOUND_COOKIE: Final = "imperial_miners_sound"
CHAT_COOKIE: Final = "imperial_miners_chat"
FOREVER: Final = "public, max-age=31536000, immutable"
KEPT: Final = 4096
"""Fragments that are kept for each language."""
LOADER: Final = FileSystemLoader(HOME / "templates")


def static_version() -> str:
    """A mark of all static files, so that browsers may keep them for ever."""
    found = sha256()
    for file in sorted((HOME / "static").iterdir()):
        found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()[:10]


STATIC: Final = f"/static/{static_version()}"


class KeptFiles(StaticFiles):
    """Static files under an address that changes with their content."""

    def file_response(self, *args: Any, **more: Any) -> Any:
        """A file that may be kept."""
        response = super().file_response(*args, **more)
        response.headers["cache-control"] = FOREVER
        return response

    async def get_response(self, path: str, scope: Scope) -> Any:
        """A file; the framework's refusals are answered by the app."""
        return await super().get_response(path, scope)


@lru_cache(maxsize=512)
def icon(tokens: tuple[str, ...]) -> Markup:
    """An icon line of its own size."""
    return Markup(draw_icons(tokens))


def make_environment() -> Environment:
    """The templates with what they all use."""
    environment = Environment(
        loader=LOADER,
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(
        static=STATIC,
        sprite=sprite,
        icon=icon,
        roman=ROMAN,
        languages=LANGUAGE_NAMES,
        land=Markup(draw_backdrop()),
    )
    return environment


ENVIRONMENT: Final = make_environment()


class Printed:
    """Fragments that come again and again, as HTML, made once for each language: most of a table is made of them."""

    def __init__(self, reader: Reader) -> None:
        # Loaded past the cache of templates: its macros speak one reader's words and need no context from a page.
        words = {**ENVIRONMENT.globals, "t": reader.ui}
        self.template = LOADER.load(ENVIRONMENT, "parts/macros.html", words)
        self.macros: Any = self.template.module
        self.make = lru_cache(maxsize=KEPT)(self.make_anew)

    def make_anew(self, macro: str, *given: Any) -> Markup:
        """What a macro makes of what it is given."""
        return Markup(getattr(self.macros, macro)(*given))

    def in_mine(self, face: Face) -> Markup:
        """A card in a mine; with options on its plaques it is made anew."""
        if any(plaque.choice is not None for plaque in face.plaques):
            return self.make_anew("mine_body", face)
        return self.make("mine_body", face)

    def in_hand(self, face: Face, cost: int = -1) -> Markup:
        """A card in a hand, with what it costs now; or (-1) as it would lie in a place."""
        return self.make("card_body", face, cost)

    def log(self, lines: Sequence[LogLine], chat: str) -> Markup:
        """The lines of a log, without what was said where the chat is muted."""
        return Markup("".join([self.make("log_line", line) for line in lines if line.kind != "chat" or chat == "on"]))

    def board(self, board: Board) -> Markup:
        """A Progress board; with options on it, it is made anew."""
        return self.make_anew("lift", board) if board.is_asked else self.make("lift", board)


@lru_cache(maxsize=64)
def printed_for(reader: Reader) -> Printed:
    """What is printed on the cards of a reader."""
    return Printed(reader)


def warm(pack: Pack) -> None:
    """Read the words of every language and make every template ready: whoever came first would wait half a second."""
    for language in LANGUAGES:
        printed_for(reader_for(pack, language))
        load_rulebook(language)
    for name in ENVIRONMENT.list_templates():
        ENVIRONMENT.get_template(name)
    gc.freeze()  # all of this stays, so no collection has to look through it


def main_pack(connection: HTTPConnection) -> Pack:
    """The first pack of the server, whose names pages outside a game use."""
    pack: Pack = connection.app.state.service.main_pack
    return pack


def reader_of(connection: HTTPConnection, pack: Pack | None = None) -> Reader:
    """Whoever asks, with the words of a pack."""
    return reader_for(pack or main_pack(connection), language_of(connection))


def theme_of(connection: HTTPConnection) -> str:
    """The light that the reader has chosen; empty for that of the system."""
    theme = connection.cookies.get(THEME_COOKIE, "")
    return theme if theme in THEMES else ""


def fill(connection: HTTPConnection, template: str, reader: Reader, **given: Any) -> str:
    """A template as text."""
    path = connection.url.path + (f"?{connection.url.query}" if connection.url.query else "")
    printed = printed_for(reader)
    return ENVIRONMENT.get_template(template).render(
        t=reader.ui,
        printed=printed,
        macros=printed.template,
        language=reader.language,
        theme=theme_of(connection),
        sound="on" if connection.cookies.get(SOUND_COOKIE) == "on" else "off",
        chat="off" if connection.cookies.get(CHAT_COOKIE) == "off" else "on",
        here=path,
        **given,
    )


def page(connection: HTTPConnection, template: str, reader: Reader, status: int = 200, **given: Any) -> HTMLResponse:
    """A whole page. A device that has no token yet is handed one, so that its forms can be told from foreign ones."""
    session = session_of(connection)
    given.setdefault("form_token", session.form_token)
    response = HTMLResponse(fill(connection, template, reader, **given), status)
    remember(response, session, connection.url.scheme == "https")
    return response

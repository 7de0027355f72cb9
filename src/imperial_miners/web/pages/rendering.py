"""Turns templates into pages: the words of the reader, and what every page needs."""

from __future__ import annotations

import asyncio
import gc
import mimetypes
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, Template
from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import imperial_miners.art
from imperial_miners.art import app_icon, draw_icons, icon_sprite
from imperial_miners.engine.pack import Pack
from imperial_miners.text.rulebook import LANGUAGES, load_rulebook
from imperial_miners.web.http.dependencies import LANGUAGE_NAMES, is_at_home, language_of, remember, session_of
from imperial_miners.web.log.terms import PHRASES
from imperial_miners.web.pages.templates import HOME, LOADER, MACROS, make_environment
from imperial_miners.web.scene.backdrop import draw_backdrop
from imperial_miners.web.scene.bars import Dock, TopBar
from imperial_miners.web.scene.boards import Board, BoardsPart, EventPart
from imperial_miners.web.scene.coach import CoachPart
from imperial_miners.web.scene.grid import draw_grid
from imperial_miners.web.scene.hand import HandPart, Overlay
from imperial_miners.web.scene.log import ChatPart, LogPart, LogRound
from imperial_miners.web.scene.mine import MinePart, PrintedCard
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.players import PlayersPart, Purse
from imperial_miners.web.scene.prompt import QuestionPart
from imperial_miners.web.scene.replay import ReplayControls, ReplayHand, ReplayLog, ReplayPlayers, ReplayTop
from imperial_miners.web.scene.words import ROMAN, Reader, reader_for

THEME_COOKIE: Final = "imperial_miners_light"
THEMES: Final = ("day", "night")
CHAT_COOKIE: Final = "imperial_miners_chat"
MARK: Final = 12
"""Digits of a pack's digest by which the address of a picture names its edition."""
FOREVER: Final = "public, max-age=31536000, immutable"
WORTH_A_NAME: Final = 200
"""Letters of a fragment that is better named than sent again."""
KEPT: Final = 4096
"""Fragments that are kept for each language."""
WARMED: Final = ("table/", "parts/")
"""Templates that are made ready before anybody asks; any other takes a few milliseconds when it is wanted first."""
mimetypes.add_type("application/manifest+json", ".webmanifest")  # not every system knows it
GRID: Final = draw_grid()
APP_ICON: Final = app_icon.draw_app_icon()
PIXELS: Final = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-whole-512.png": (512, True),
    "icon-touch.png": (180, True),
}
"""The sign of the game as devices want it that install it: how wide, and whether they cut its shape themselves."""


def static_version() -> str:
    """A mark of all static files, so that browsers may keep them for ever."""
    found = sha256()
    for file in sorted((HOME / "static").rglob("*.*")):
        found.update(file.name.encode() + file.read_bytes())
    found.update(GRID.encode() + APP_ICON.encode() + Path(app_icon.__file__).read_bytes())
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
        """A file, or one that is made: a sheet, or the sign of the game."""
        if path == "grid.css":
            return Response(GRID, media_type="text/css", headers={"cache-control": FOREVER})
        if path == "icon.svg":
            return Response(APP_ICON, media_type="image/svg+xml", headers={"cache-control": FOREVER})
        if path in PIXELS:
            painted = await asyncio.to_thread(app_icon.paint_app_icon, *PIXELS[path])
            return Response(painted, media_type="image/png", headers={"cache-control": FOREVER})
        return await super().get_response(path, scope)


@lru_cache(maxsize=1)
def sprite() -> Markup:
    """All icons, once for each page."""
    return Markup(icon_sprite().replace("<svg ", '<svg class="sprite" ', 1))


@lru_cache(maxsize=1)
def art_version() -> str:
    """A mark of the code that draws."""
    home = Path(imperial_miners.art.__file__).parent
    return version_of(*(file.read_text(encoding="utf-8") for file in sorted(home.rglob("*.py"))))


def version_of(*parts: str) -> str:
    """A short mark of what a drawing was made from, so that it can be kept for ever under its address."""
    return sha256("\0".join(parts).encode()).hexdigest()[:10]


@lru_cache(maxsize=512)
def icon(tokens: tuple[str, ...]) -> Markup:
    """An icon line of its own size."""
    return Markup(draw_icons(tokens))


def token_colour(name: str) -> str:
    """What a colour of the style sheets is, for what reads no style sheet."""
    found = re.search(rf"--{name}: (#[0-9a-f]+);", (HOME / "static" / "tokens.css").read_text(encoding="utf-8"))
    assert found is not None, name
    return found[1]


GLOBALS: Final = {
    "bars": {"day": token_colour("bar-1"), "night": token_colour("dock")},  # of the browser itself, around a page
    "static": STATIC,
    "sprite": sprite,
    "icon": icon,
    "roman": ROMAN,
    "languages": LANGUAGE_NAMES,
    "land": Markup(draw_backdrop()),
    "phrases": PHRASES,
}


@cache
def templates_in(language: str) -> Environment:
    """The templates in the words of a language, with what they all use."""
    environment = make_environment(language)
    environment.globals.update(GLOBALS)
    return environment


@lru_cache(maxsize=64)
def pictures_of(pack: Pack) -> str:
    """Where the pictures of a pack are."""
    return f"/art/{version_of(art_version())}{pack.digest[:MARK]}/{pack.id}"


def faces_of(pack: Pack, language: str) -> str:
    """Where the cards of a pack are, with their words in a language."""
    return f"{pictures_of(pack)}/card/{language}"


class Printed:
    """Fragments that come again and again, as HTML, made once for each language: most of a table is made of them.

    `pictures` is where the pictures are. Without links (`has_links`) nothing in it leads to a server.
    """

    def __init__(self, reader: Reader, pictures: str, has_links: bool = True) -> None:
        # Loaded past the cache of templates: its macros speak one reader's words and need no context from a page.
        environment = templates_in(reader.language)
        words = {**environment.globals, "t": reader.ui, "pictures": pictures, "has_links": has_links}
        words["made"] = lru_cache(maxsize=KEPT)(partial(Printed.make_anew, self))  # pieces of what macros make
        self.template = LOADER.load(environment, MACROS, words)
        self.macros: Any = self.template.module
        self.make = lru_cache(maxsize=KEPT)(self.make_anew)

    def make_anew(self, macro: str, *given: Any) -> Markup:
        """What a macro makes of what it is given."""
        return Markup(getattr(self.macros, macro)(*given))

    def in_mine(self, face: PrintedCard) -> Markup:
        """A card in a mine; with offers on its plaques it is made anew."""
        return self.make_anew("mine_body", face) if face.is_asked else self.make("mine_body", face)

    def in_hand(self, face: PrintedCard, cost: int = -1) -> Markup:
        """A card in a hand, with what it costs now; or (-1) as it would lie in a place."""
        return self.make("card_body", face, cost)

    def log(self, rounds: Sequence[LogRound]) -> Markup:
        """The rounds of a log; those that are over are made once."""
        return Markup("".join([self.make("log_round", each) for each in rounds]))

    def board(self, board: Board) -> Markup:
        """A Progress board; with offers on it, it is made anew."""
        return self.make_anew("lift", board) if board.is_asked else self.make("lift", board)


class PrintedOnce:
    """Fragments for a page that keeps those that it was sent: each is sent once, and named whenever it comes again.

    The marks are comments, which the page's script puts together (`static/streaming.js`).
    """

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.template = printed.template
        self.sent: set[str] = set()

    def once(self, html: Markup) -> Markup:
        """A fragment with its name, or only the name."""
        if len(html) < WORTH_A_NAME:
            return html
        name = name_of(html)
        if name in self.sent:
            return Markup("".join(("<!--use ", name, "-->")))
        self.sent.add(name)
        return Markup("".join(("<!--keep ", name, "-->", html, "<!--/keep-->")))

    def make(self, macro: str, *given: Any) -> Markup:
        """What a macro makes of what it is given."""
        return self.once(self.printed.make(macro, *given))

    def in_mine(self, face: PrintedCard) -> Markup:
        """A card in a mine."""
        return self.once(self.printed.in_mine(face))

    def in_hand(self, face: PrintedCard, cost: int = -1) -> Markup:
        """A card in a hand, or as it would lie in a place."""
        return self.once(self.printed.in_hand(face, cost))

    def log(self, rounds: Sequence[LogRound]) -> Markup:
        """The rounds of a log."""
        return Markup("").join([self.make("log_round", each) for each in rounds])

    def board(self, board: Board) -> Markup:
        """A Progress board; like all of these, once on a page."""
        return self.once(self.printed.board(board))


@lru_cache(maxsize=4096)
def name_of(html: str) -> str:
    """A short name for a fragment, which tells it from all others."""
    return sha256(html.encode()).hexdigest()[:16]


@lru_cache(maxsize=64)
def printed_for(reader: Reader) -> Printed:
    """What is printed on the cards of a reader."""
    return Printed(reader, pictures_of(reader.pack))


TEMPLATES: Final[dict[type[ScenePart], str]] = {
    TopBar: "table/top.html",
    MinePart: "table/mine.html",
    Overlay: "table/overlay.html",
    BoardsPart: "table/boards.html",
    Purse: "table/purse.html",
    CoachPart: "table/coach.html",
    QuestionPart: "table/question.html",
    HandPart: "table/hand.html",
    EventPart: "table/event.html",
    PlayersPart: "table/players.html",
    LogPart: "table/turns.html",
    ChatPart: "table/chat.html",
    Dock: "table/dock.html",
    ReplayTop: "replay/top.html",
    ReplayControls: "replay/controls.html",
    ReplayHand: "replay/hand.html",
    ReplayPlayers: "replay/players.html",
    ReplayLog: "replay/log.html",
}
"""The template that draws each part of a scene."""


@lru_cache(maxsize=512)
def template_at(templates: Environment, path: str) -> Template:
    """A template, found once."""
    return templates.get_template(path)


class Painter:
    """Draws parts of a scene, each by itself: its template is given the part, and what stays the same while a page is
    open (the reader's words, addresses, settings), but nothing else of the scene. So equal parts look alike."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.templates = templates_in(given["language"])
        self.given = {name: value for name, value in given.items() if name not in ("scene", "parts")}
        self.always = {**self.templates.globals, **self.given}

    def __call__(self, part: ScenePart) -> Markup:
        """A part of a scene as HTML."""
        template = template_at(self.templates, TEMPLATES[type(part)])
        context = template.new_context({**self.always, "part": part}, shared=True)  # nothing of it is copied once more
        try:
            return Markup(self.templates.concat(template.root_render_func(context)))
        except Exception:
            self.templates.handle_exception()  # as Jinja does: the error names the line of the template


def context_of(reader: Reader, printed: Printed | PrintedOnce, **given: Any) -> dict[str, Any]:
    """What templates are given: a reader's words, fragments that are made already, and a painter of parts."""
    given |= {"t": reader.ui, "printed": printed, "macros": printed.template, "language": reader.language}
    given["paint"] = Painter(given)
    return given


def warm(pack: Pack) -> None:
    """Read the words of every language and make a table's templates ready: whoever came first would wait for them."""
    for language in LANGUAGES:
        printed_for(reader_for(pack, language))
        load_rulebook(language)
        templates = templates_in(language)
        for name in templates.list_templates(filter_func=lambda name: name.startswith(WARMED)):
            templates.get_template(name)
    gc.freeze()  # all of this stays, so no collection has to look through it


def main_pack(connection: HTTPConnection) -> Pack:
    """The first pack of the server, whose names pages outside a game use."""
    pack: Pack = connection.app.state.service.packs.main
    return pack


def reader_of(connection: HTTPConnection, pack: Pack | None = None) -> Reader:
    """Whoever asks, with the words of a pack."""
    return reader_for(pack or main_pack(connection), language_of(connection))


def theme_of(connection: HTTPConnection) -> str:
    """The light that the reader has chosen; empty for that of the system."""
    theme = connection.cookies.get(THEME_COOKIE, "")
    return theme if theme in THEMES else ""


def fill(
    connection: HTTPConnection, template: str, reader: Reader, printed: PrintedOnce | None = None, **given: Any
) -> str:
    """A template as text; with what a page keeps of it (`printed`) only what it has not been sent yet."""
    path = connection.url.path + (f"?{connection.url.query}" if connection.url.query else "")
    context = context_of(
        reader,
        printed or printed_for(reader),
        pictures=pictures_of(reader.pack),
        faces=faces_of(reader.pack, reader.language),
        has_links=True,
        push=connection.app.state.service.alerts.public,
        has_bench=is_at_home(connection),
        theme=theme_of(connection),
        chat="off" if connection.cookies.get(CHAT_COOKIE) == "off" else "on",
        here=path,
        **given,
    )
    return templates_in(reader.language).get_template(template).render(context)


def page(connection: HTTPConnection, template: str, reader: Reader, status: int = 200, **given: Any) -> HTMLResponse:
    """A whole page. A device that has no token yet is handed one, so that its forms can be told from foreign ones."""
    session = session_of(connection)
    given.setdefault("form_token", session.form_token)
    response = HTMLResponse(fill(connection, template, reader, **given), status)
    remember(response, session, connection.url.scheme == "https")
    return response

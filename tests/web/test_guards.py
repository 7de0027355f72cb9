"""No address without its guards: every route of the server is of a kind that is written down here, and has what its
kind needs; strangers and foreign forms are turned away from each of them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from fastapi import APIRouter, FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from imperial_miners.web.app import make_app
from imperial_miners.web.http.dependencies import OWN_FORM, OWN_PAGE_SEAT, limited
from imperial_miners.web.http.routing import join
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.bots import RandomThinker
from tests.web.reading import Reader

pytestmark = pytest.mark.anyio
API = "/api/v1"
GAME = f"{API}/games/{{game}}"
SEAT = f"{GAME}/seats/{{seat}}"
TABLE = "/table/{game}"
CHAIR = f"{TABLE}/{{seat}}"


@dataclass(frozen=True)
class Kind:
    """A kind of route: what it is for, its addresses as a pattern, and its guards."""

    why: str
    methods: str
    addresses: str
    guards: frozenset[str]


def kind(why: str, methods: str, addresses: str, *guards: str) -> Kind:
    return Kind(
        why,
        methods,
        re.escape(addresses).replace(r"\|", "|").replace(r"\(", "(").replace(r"\)", ")"),
        frozenset(guards),
    )


# The first kind that fits counts. Every request at all passes the guard at the door: host, origin, rate, size.
KINDS = [
    kind(
        "API: begins a game, or checks a record",
        "POST",
        f"{API}/(games|ghosts|daily/{{day}}/(game|scores))",
        "creations",
    ),
    kind("API: could be guessed", "POST", f"{API}/(join|codes)", "guesses"),
    kind("API: could be guessed, and changes nothing", "GET", f"{API}/join/{{token}}", "guesses"),
    kind("API: said at the table", "POST PUT DELETE", f"{SEAT}/(chat|hints|pause)", "own seat", "words"),
    kind("API: arranges seats that may be another's", "POST PUT DELETE", f"{SEAT}/(invitation|bot)", "at the table"),
    kind("API: moves one's seats", "POST", f"{GAME}/code", "at the table"),
    kind(
        "API: of one seat",
        "GET POST PATCH DELETE",
        f"{SEAT}(|/(view|decision|decide|line|undo|redo|plan|plan/back|plan/commit|hint|why-not))",
        "own seat",
    ),
    kind("API: through the eyes of a seat, if one is named", "GET", f"{GAME}/(log|stream)", "own view"),
    kind("API: changes nothing that is kept", "POST", f"{API}/(sessions|promises|puzzles/{{number}}/check)"),
    kind("API: for everybody who knows the game's id", "GET", f"{GAME}(|/(view|record|why/{{seat}}))"),
    kind("API: for everybody", "GET", f"{API}/(languages|packs|packs/{{pack}}|games|daily|daily/{{day}}|puzzles)"),
    kind("the server itself", "GET", "(/healthz|/metrics|/.well-known/security.txt)"),
    kind(
        "page: begins a game, or works long",
        "POST",
        "(/play|/play/again/{game}|/learn|/ghosts|/replay|/daily/{day}/(play|enter)"
        f"|{TABLE}/(branch|review/{{seat}}))",
        "form",
        "creations",
    ),
    kind("page: works long, and changes nothing", "GET", f"{TABLE}/replay.html", "creations"),
    kind("page: could be guessed", "POST", "(/device|/join/{token})", "form", "guesses"),
    kind("page: could be guessed, and changes nothing", "GET", "/join/{token}", "guesses"),
    kind("page: said at the table", "POST", f"{CHAIR}/(say|wish)", "form", "own seat", "words"),
    kind("page: arranges seats that may be another's", "POST", f"{CHAIR}/(bot|free)", "form", "at the table"),
    kind("page: opens the server to the network, at its own machine", "POST", f"{TABLE}/share", "form", "at the table"),
    kind(
        "page: of one seat",
        "POST",
        f"{CHAIR}/(answer|undo|redo|hint|name|take-back|plan(|/begin|/back|/drop|/commit))",
        "form",
        "own seat",
    ),
    kind("page: one seat's eyes", "GET", f"{CHAIR}(|/(stream|log|away|why-not|report))", "own seat"),
    kind("page: the seats of this device", "GET", f"{TABLE}/(pass|device)", "at the table"),
    kind(
        "page: a step of a puzzle, kept in the device's own cookie",
        "POST",
        "/puzzles/{number}/{line}/(answer|undo)",
        "form",
    ),
    kind("page: a number for the device that asks", "GET", "/awaited"),
    kind(
        "page: what a device wants to be told, and when",
        "POST",
        "(/alerts|/alerts/stop|/alerts/webhook/stop|/hours)",
        "form",
        "words",
    ),
    kind("page: sends to an address that is named", "POST", "/alerts/webhook(|/test)", "form", "guesses"),
    kind("page: signs a device in", "POST", "/account/(add|enter|recover)", "form", "guesses"),
    kind(
        "page: of the account of a device that is signed in",
        "POST",
        "/account/(ask|code|remove|leave)",
        "form",
        "words",
    ),
    kind("page: settings, which touch no game", "POST", "/settings"),
    kind(
        "page: for everybody who knows the game's id",
        "GET",
        f"/closed/{{game}}|{TABLE}(|/(seats|watch|watch/log|watch/away|watch/report|watch/stream|result|result.svg|record.json|replay|why/{{seat}}"
        "|receipts/{seat}/{number}|card/{seat}/{place}|review/{seat}|review/{seat}/progress))",
    ),
    kind(
        "page: for everybody",
        "GET",
        "(/|/account|/alerts/webhook|/sw.js|/offline|/watch|/cards|/cards/{id}|/rules|/about|/docs|/docs/{path:path}|/replay|/ghosts|/daily|/daily/{day}|/daily/{day}/result.svg"
        "|/puzzles|/puzzles/next|/puzzles/{number}|/puzzles/{number}/{line}|/puzzles/{number}/{line}/why-not)",
    ),
    kind(
        "bench: changes a pack, plays or measures it",
        "POST",
        "/bench/(edit|check|measure|language|copy)",
        "form",
        "at home",
    ),
    kind(
        "bench: for whoever sits at the machine",
        "GET",
        "/bench(|/(news|new/{kind}|{kind}/{id}|picture/{version}/{language}/{id}.svg))",
        "at home",
    ),
    kind(
        "a drawing",
        "GET",
        "/art/{version}/{pack}/(picture/{id}.svg|card/{language}/{id}.svg|cave/{id}.svg|back/{level}.svg|read/{language}/{kind}/{id})",
    ),
]
NOT_OURS = ("/openapi.json",)
"""The framework's own; static files are a mount, and no route."""


def guards_of(dependant: Dependant) -> Iterator[str]:
    """The names of all checks that run before a handler."""
    if (name := getattr(dependant.call, "guard", None)) is not None:
        yield name
    for each in dependant.dependencies:
        yield from guards_of(each)


def kind_of(method: str, path: str) -> Kind | None:
    return next((k for k in KINDS if method in k.methods.split() and re.fullmatch(k.addresses, path)), None)


def ways(app: FastAPI) -> Iterator[tuple[str, APIRoute]]:
    """Every method of every route that is ours."""
    for route in app.routes:
        if isinstance(route, APIRoute):
            yield from ((method, route) for method in sorted(route.methods))
        else:
            path = getattr(route, "path", "")
            assert path in NOT_OURS or path.startswith("/static/"), f"{path}: a route that nobody looks through"


def holes(app: FastAPI) -> list[str]:
    """What is wrong with the guards of a server."""
    found = []
    for method, route in ways(app):
        fitting, has = kind_of(method, route.path), frozenset(guards_of(route.dependant))
        if fitting is None:
            found.append(f"{method} {route.path} is of no kind that is written down")
        elif has != fitting.guards:
            found.append(f"{method} {route.path} needs {sorted(fitting.guards)} and has {sorted(has)}")
    return found


@pytest.fixture
def app(sqlite_settings: Settings) -> FastAPI:
    return make_app(sqlite_settings, RandomThinker())


def test_every_route_has_the_guards_of_its_kind(app: FastAPI):
    assert holes(app) == []


def test_every_kind_is_the_kind_of_some_route(app: FastAPI):
    assert {kind_of(method, route.path) for method, route in ways(app)} == set(KINDS)


@pytest.mark.parametrize(
    ("path", "method", "dependencies"),
    [
        ("/table/{game}/{seat}/plan/begin", "POST", [OWN_PAGE_SEAT]),
        ("/table/{game}/{seat}/plan/begin", "POST", [OWN_FORM]),
        ("/table/{game}/{seat}/log", "GET", []),
        ("/play", "POST", [OWN_FORM]),
        ("/play", "POST", [limited("creations")]),
        ("/play", "POST", [OWN_FORM, limited("words")]),
        ("/api/v1/games/{game}/seats/{seat}/view", "GET", []),
        ("/api/v1/games/{game}/log", "GET", []),
        ("/api/v1/codes", "POST", []),
        ("/table/{game}/{seat}/cards", "GET", [OWN_PAGE_SEAT]),
        ("/anything", "POST", [OWN_FORM]),
    ],
)
def test_a_planted_route_without_its_guards_is_seen(app: FastAPI, path: str, method: str, dependencies: list):
    router = APIRouter()

    @router.api_route(path, methods=[method], dependencies=dependencies)
    async def planted() -> None:
        pass

    join(app, router)
    assert len(holes(app)) == 1


def filled(path: str, game: str, seat: int) -> str:
    given = {"game": game, "seat": str(seat), "day": "2026-11-16", "number": "1", "line": "begin", "token": "x"}
    return re.sub(r"{(\w+)}", lambda name: given[name[1]], path)


async def test_a_stranger_is_turned_away_from_every_seat(reader: Reader):
    table, stranger = await reader.begin("own"), reader.place.person()
    answer = {"number": 0, "option": "keep:quicksand"}
    for method, route in ways(reader.place.app):
        guards, is_api = set(guards_of(route.dependant)), route.path.startswith(API)
        if "form" in guards or not guards & {"own seat", "own view", "at the table"}:
            continue
        path = filled(route.path, table.id, 0 if is_api else 1) + ("?seat=0" if "own view" in guards else "")
        response = await stranger.http.request(method, path, json=answer if method != "GET" else None)
        assert response.status_code == 403, f"{method} {path}"


async def test_a_form_from_elsewhere_is_refused_at_every_address(reader: Reader):
    table = await reader.begin("form")
    forms = [route for method, route in ways(reader.place.app) if "form" in guards_of(route.dependant)]
    assert len(forms) > 20
    for route in forms:
        response = await reader.http.post(filled(route.path, table.id, 1), data={"form_token": "wrong"})
        assert response.status_code == 403, route.path

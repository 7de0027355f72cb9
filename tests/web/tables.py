"""One line sets a server and people at it; their verbs read like what people do."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from imperial_miners.web.app import make_app
from imperial_miners.web.settings import Limits, Settings
from imperial_miners.web.tables.bots import RandomThinker, Thinker
from imperial_miners.web.tables.service import Service

SMALL = Path(__file__).parent.parent / "pack_small"
GENEROUS = Limits(requests=1e6, guesses=1e6, creations=1e6, words=1e6)
PERSON, BOT, OPEN = {"kind": "person"}, {"kind": "bot"}, {"kind": "open"}


def settings_for(database: str, folder: Path, **more: Any) -> Settings:
    """Settings for a test: a small pack, and limits that do not get in the way, nor does a busy machine."""
    packs = ("base", str(SMALL))
    settings = Settings(database=database, data_dir=folder, packs=packs, limits=GENEROUS, bot_patience=60)
    return replace(settings, **more)


class Person:
    """A device that talks to the server; it keeps its cookies as a browser does."""

    def __init__(self, app: FastAPI, base: str = "http://localhost") -> None:
        self.app = app
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app, raise_app_exceptions=False), base_url=base)

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Any request to the API."""
        return await self.http.request(method, f"/api/v1{path}", **more)

    async def get(self, path: str, **more: Any) -> Any:
        """What an address answers."""
        return good(await self.ask("GET", path, **more))

    async def post(self, path: str, data: Any = None) -> Any:
        """What comes of a request."""
        return good(await self.ask("POST", path, json=data))

    async def refused(self, method: str, path: str, data: Any = None, **more: Any) -> tuple[int, str]:
        """The status and code with which a request is refused."""
        response = await self.ask(method, path, **({"json": data} if data is not None else {}), **more)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["error"]["code"]

    async def begin(self, *seats: dict[str, Any], **options: Any) -> str:
        """Begin a game; its id."""
        wanted = await self.promised({"seats": list(seats) or [PERSON], **options})
        game: str = (await self.post("/games", wanted))["id"]
        return game

    async def promised(self, wanted: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A wish for a game with a promise, unless it has one."""
        if "promise" in wanted:
            return wanted
        return {"promise": good(await self.ask("POST", "/promises", **more))["promise"], **wanted}

    async def join(self, other: "Person", game: str, seat: int, name: str = "") -> None:
        """Take a seat by another person's invitation."""
        token = (await other.post(f"/games/{game}/seats/{seat}/invitation"))["token"]
        assert (await self.post("/join", {"token": token, "name": name}))["seat"] == seat

    async def question(self, game: str, seat: int = 0) -> Any:
        """A seat's decision."""
        return await self.get(f"/games/{game}/seats/{seat}/decision")

    async def choose(self, game: str, seat: int = 0, option: str = "", number: int = -1) -> Any:
        """Answer a seat's decision, with the first option if none is named."""
        asked = await self.question(game, seat)
        data = {
            "number": asked["number"] if number < 0 else number,
            "option": option or asked["decision"]["options"][0],
        }
        return await self.post(f"/games/{game}/seats/{seat}/decide", data)

    async def play_on(self, game: str, seats: list[int], rng: random.Random, most: int = 10_000) -> int:
        """Answer at random for seats until nothing is asked of them; how many answers that took."""
        answers = 0
        asked: dict[int, Any] = {}
        while answers < most:
            for seat in seats:
                known = asked.get(seat, {}).get("decision")
                # others may have opened a barrier meanwhile, or emptied a deck that was offered (I5)
                if not known or known["kind"] == "deck":
                    asked[seat] = await self.get(f"/games/{game}/seats/{seat}/view")
                    asked[seat] |= {"decision": asked[seat]["view"]["decision"]}
            waiting = [seat for seat in seats if asked[seat]["decision"]]
            if not waiting:
                break
            seat = rng.choice(waiting)
            data = {"number": asked[seat]["number"], "option": rng.choice(asked[seat]["decision"]["options"])}
            response = await self.ask("POST", f"/games/{game}/seats/{seat}/decide", json=data)
            if data["option"].startswith("deck:") and is_illegal(response):
                asked[seat] = {}  # a bot has emptied it since we looked
                continue
            asked[seat] = good(response)
            answers += 1
        return answers

    @contextlib.asynccontextmanager
    async def stream(self, path: str, **headers: str) -> AsyncIterator["Stream"]:
        """A stream, read as it comes; httpx would wait for its end."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        stream = Stream(self.app, f"/api/v1{path}", {"host": "localhost", "cookie": cookies, **headers})
        try:
            yield stream
        finally:
            await stream.close()


def scope_of(path: str, headers: dict[str, str]) -> dict[str, Any]:
    """A request for a page or stream as a server hands it to the application; `_` in a header's name stands for `-`."""
    path, _, query = path.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }


class Stream:
    """A stream of events from the server in this process."""

    def __init__(self, app: FastAPI, path: str, headers: dict[str, str]) -> None:
        self.received = b""
        self.status = 0
        self.left = asyncio.Event()
        self.grown = asyncio.Event()
        self.scope = scope_of(path, headers)
        self.task = asyncio.create_task(app(self.scope, self.receive, self.send))

    async def receive(self) -> dict[str, Any]:
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        self.status = message.get("status", self.status)
        self.received += message.get("body", b"")
        self.grown.set()

    @property
    def events(self) -> list[dict[str, Any]]:
        """The entries received so far, each with the name and id of its event."""
        found = []
        for block in self.received.decode().split("\n\n")[:-1]:
            fields = dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":"))
            if "data" in fields:
                found.append(json.loads(fields["data"]) | {"event": fields["event"], "id": fields["id"]})
        return found

    async def opened(self) -> None:
        """Wait until the server has begun to answer."""
        async with asyncio.timeout(10):
            while not self.received:
                self.grown.clear()
                await self.grown.wait()

    async def until(self, is_enough: Callable[[list[dict[str, Any]]], bool]) -> list[dict[str, Any]]:
        """Wait until enough events are here."""
        async with asyncio.timeout(10):
            while not is_enough(self.events):
                self.grown.clear()
                await self.grown.wait()
        return self.events

    async def until_text(self, text: str) -> None:
        """Wait until something has been sent."""
        async with asyncio.timeout(10):
            while text.encode() not in self.received:
                self.grown.clear()
                await self.grown.wait()

    async def close(self) -> None:
        """Hang up."""
        self.left.set()
        await self.task


class Place:
    """A running server with people at it."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.service: Service = app.state.service

    def person(self) -> Person:
        """Somebody with a device of their own."""
        return Person(self.app)


@contextlib.asynccontextmanager
async def running(settings: Settings, thinker: Thinker | None = None) -> AsyncIterator[Place]:
    """A server in this process, started and stopped."""
    app = make_app(settings, thinker or RandomThinker(), with_pages=False)
    async with app.router.lifespan_context(app):
        yield Place(app)


def is_illegal(response: httpx.Response) -> bool:
    """Whether the rules have refused an answer."""
    return response.status_code == 409 and response.json()["error"]["code"] == "illegal"


def good(response: httpx.Response) -> Any:
    """The content of a response that must not be a refusal."""
    assert response.status_code < 300, f"{response.status_code} {response.text}"
    return response.json() if response.content else None

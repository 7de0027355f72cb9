"""Which modules of the server run for one click: `python -m tools.walk` posts an answer as the browser does, waits for
the update that the stream brings, and lists every module of `web/` that was called in between."""

from __future__ import annotations

import asyncio
import html
import re
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType

import httpx

import imperial_miners
from imperial_miners.web.app import make_app
from imperial_miners.web.settings import Settings
from tests.web.tables import Stream

HOME = str(Path(imperial_miners.__file__).parent / "web") + "/"


class Walk:
    """The files that are called while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.files: set[str] = set()

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        """Called by the interpreter at every call."""
        if self.is_on and event == "call" and frame.f_code.co_filename.startswith(HOME):
            self.files.add(frame.f_code.co_filename.removeprefix(HOME))


async def click(folder: Path) -> Walk:
    """The first answer of a game alone, and the update after it."""
    app, walk = make_app(Settings(data_dir=folder)), Walk()
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http,
    ):
        start = (await http.get("/")).text
        token, promise = (found(rf'name="{name}"\s+value="([^"]+)"', start) for name in ("form_token", "promise"))
        fields = {"form_token": token, "kind": "solo", "promise": promise}
        base = (await http.post("/play", data=fields)).headers["location"]
        table = (await http.get(base)).text
        option = found(r'name="option"\s+value="([^"]+)"', table)
        address = html.unescape(found(r'data-stream="([^"]+)"', table))
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        stream = Stream(app, address, {"host": "localhost", "cookie": cookies})
        await stream.opened()
        await app.state.service.clock.stop()  # which would walk about on its own
        threading.setprofile(walk.note)
        sys.setprofile(walk.note)
        walk.is_on = True
        answer = {"form_token": token, "number": "0", "option": option}
        assert (await http.post(f"{base}/answer", data=answer, headers={"x-table": "1"})).status_code == 204
        async with asyncio.timeout(30):
            while b"event: table" not in stream.received:
                stream.grown.clear()
                await stream.grown.wait()
        walk.is_on = False
        await stream.close()
    return walk


def found(pattern: str, text: str) -> str:
    """The first match in a page."""
    match = re.search(pattern, text)
    assert match is not None, pattern
    return match[1]


def main() -> None:
    """Walk once and print where it led."""
    with tempfile.TemporaryDirectory() as folder:
        walk = asyncio.run(click(Path(folder)))
    modules = sorted(file for file in walk.files if file.endswith(".py"))
    print("\n".join(modules))
    print(f"{len(modules)} modules, {sum(file.endswith('.html') for file in walk.files)} templates")


if __name__ == "__main__":
    main()

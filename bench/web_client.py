"""A small HTTP client for measuring: one kept connection each, nothing but what our servers send."""

from __future__ import annotations

import asyncio
import json
from typing import Any

PATIENCE = 60.0
"""Seconds after which an answer that does not come is given up, aloud."""


class Refused(RuntimeError):
    """An answer that is a refusal: its status, and in a note what was asked for and why it was refused."""


class Unanswered(TimeoutError):
    """A request that was not answered in time."""


class Connection:
    """A connection to a server on this machine."""

    def __init__(self, port: int, token: str = "", address: str = "127.0.0.1") -> None:
        self.port = port
        self.token = token
        self.address = address
        self.writer: asyncio.StreamWriter | None = None
        self.asked = ""
        self.unread = b""

    async def open(self, tries: int = 200) -> None:
        """Connect, as soon as the server listens."""
        for number in range(tries):
            try:
                async with asyncio.timeout(PATIENCE):
                    self.reader, self.writer = await asyncio.open_connection(
                        "127.0.0.1", self.port, limit=1 << 22, local_addr=(self.address, 0)
                    )
                    self.unread = b""
                    return
            except ConnectionRefusedError:
                if number < tries - 1:
                    await asyncio.sleep(0.05)
        raise ConnectionRefusedError(self.port)

    def send(self, method: str, path: str, data: Any = None) -> None:
        """Send a request."""
        assert self.writer is not None
        self.asked = f"{method} {path}"
        body = b"" if data is None else json.dumps(data).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(body)}\r\n"
        if data is not None:
            head += "content-type: application/json\r\n"
        if self.token:
            head += f"cookie: imperial_miners={self.token}\r\n"
        self.writer.write(f"{head}\r\n".encode() + body)

    async def head(self) -> dict[bytes, bytes]:
        """The head of an answer; an error if it is a refusal."""
        lines = (await self.reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        head = {name.lower(): value for name, _, value in (line.partition(b": ") for line in lines[1:])}
        if not lines[0].startswith((b"HTTP/1.1 2", b"HTTP/1.1 3")):
            refused = Refused(lines[0].partition(b" ")[2].decode())
            body = await self.reader.readexactly(int(head.get(b"content-length", b"0")))
            refused.add_note(f"{self.asked}: {body.decode(errors='replace')[:300]}")
            raise refused
        return head

    async def ask(self, method: str, path: str, data: Any = None) -> bytes:
        """The body of an answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                self.send(method, path, data)
                head = await self.head()
                return await self.reader.readexactly(int(head.get(b"content-length", b"0")))
        except TimeoutError:
            raise Unanswered(f"{method} {path}: no answer within {PATIENCE:.0f} s") from None

    async def ask_json(self, method: str, path: str, data: Any = None) -> Any:
        """The content of an answer."""
        return json.loads(await self.ask(method, path, data))

    async def begin(self, seats: int) -> str:
        """Begin a game of so many people at this connection; its id."""
        promise = (await self.ask_json("POST", "/api/v1/promises"))["promise"]
        wanted = {"promise": promise, "seats": [{"kind": "person"}] * seats}
        return str((await self.ask_json("POST", "/api/v1/games", wanted))["id"])

    async def event(self) -> int:
        """The number of the next event of a stream that is open."""
        while True:
            line = await self.line()
            if line.startswith(b"id: "):
                return int(line[4:])

    async def line(self) -> bytes:
        """The next line of a stream, however it was cut into chunks on its way."""
        while (end := self.unread.find(b"\n")) < 0:
            size = int(await self.reader.readuntil(b"\r\n"), 16)
            self.unread += (await self.reader.readexactly(size + 2))[:size]
            if not size:
                raise EOFError("the stream has ended")
        line, self.unread = self.unread[:end], self.unread[end + 1 :]
        return line

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()

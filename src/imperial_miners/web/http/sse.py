"""Streams of server-sent events: one loop for pages and API, which outlives a database that is away for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from fastapi.sse import EventSourceResponse, format_sse_event
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from imperial_miners.web.http.guard import address_of
from imperial_miners.web.log.state import Table
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.tables.hub import Bell
from imperial_miners.web.tables.service import Service

HEARTBEAT: Final = 15.0
"""Seconds of silence after which a stream shows that it lives."""
AWAY: Final = 1.0
"""Seconds after which a database that was away is asked again."""
RECONNECT: Final = 1000
"""Milliseconds after which a browser opens a broken stream again."""
STILL_HERE: Final = format_sse_event(comment="still here")

News = Callable[[Table], Awaitable[Sequence[bytes]]]
"""The events for what has happened at a table since this was last asked."""


@dataclass(frozen=True)
class EventStream:
    """A stream to one device: as a seat that it holds, or as a spectator (-1)."""

    service: Service
    game: str
    seat: int
    holder: str

    def response(self, request: Request, news: News) -> Response:
        """The stream as an answer; refused where a client has too many open."""
        client = address_of(request)
        if not self.service.streams.enter(client):
            raise Refusal("too-many-requests", retry_after=10)
        return StreamAnswer(self, client, news)

    async def follow(self, bell: Bell, news: News) -> AsyncIterator[bytes]:
        """The events, until the bell is closed, the seat is given away or the game is gone."""
        yield format_sse_event(retry=RECONNECT)
        is_quiet = False
        while not bell.is_closed:
            patience, events = HEARTBEAT, list[bytes]()
            try:
                if is_quiet:
                    await self.service.live.look_again(self.game)
                table = await self.service.live.table(self.game)  # never older than what its page has shown
                if self.seat >= 0 and table.chair(self.seat).holder != self.holder:
                    return
                if self.seat >= 0:
                    table.show(self.seat, self.service.live.now())
                async with self.service.drawing.inside(self.game):
                    events.extend(await news(table))
            except Refusal as refusal:
                if refusal.status != 503:
                    return
                patience = AWAY
            for event in events:
                yield event
            is_quiet = not await bell.wait(patience)
            if is_quiet and not bell.is_closed:
                yield STILL_HERE


class StreamAnswer(EventSourceResponse):
    """A stream on its way to a device. The framework's own answer takes two tasks more, and there are thousands."""

    def __init__(self, stream: EventStream, client: str, news: News) -> None:
        super().__init__(())
        self.stream = stream
        self.client = client
        self.news = news

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the events, until there are no more or the device has hung up."""
        service = self.stream.service
        with service.streams.counted(self.client), service.hub.subscribe(self.stream.game, self.stream.holder) as bell:
            listening = asyncio.create_task(wait_for_end(receive))
            listening.add_done_callback(lambda _: bell.close())
            try:
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                async for event in self.stream.follow(bell, self.news):
                    await send({"type": "http.response.body", "body": event, "more_body": True})
                if not listening.done():
                    await send({"type": "http.response.body", "body": b"", "more_body": False})
            finally:
                listening.cancel()


async def wait_for_end(receive: Receive) -> None:
    """Wait until a device hangs up."""
    while (await receive())["type"] != "http.disconnect":
        pass


def last_event(request: Request) -> int | None:
    """The number of the last event that a device got before its stream broke off."""
    last = request.headers.get("last-event-id", "")
    return int(last) if last.isascii() and last.isdigit() and len(last) < 10 else None

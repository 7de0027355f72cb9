"""The door: connections are taken out of the system's queue at once, and a few of them are opened at a time.

After a restart thousands come at the same moment. A loop that opened all of them in one turn would come round too late
for those that it knows already, and a full queue lets newcomers wait for seconds before they try again.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections import deque
from collections.abc import Callable
from typing import Final

from imperial_miners.web.http.guard import WATCHED

QUEUE: Final = 8192
"""Connections that the system keeps for us, if it may keep so many."""
TAKEN: Final = 256
"""Connections taken in one turn of the loop; one costs some microseconds."""
OPENED: Final = 16
"""Connections opened in one turn; one costs, with what it asks for, about a millisecond."""
PAUSE: Final = 0.5
"""Seconds until the next try where the system has no more files for us."""
FIRST: Final = tuple(f"GET {path}".encode() for path in WATCHED)
PEEK: Final = max(len(word) for word in FIRST)
NO_ROOM: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
log = logging.getLogger(__name__)


class Door:
    """Opens the connections that come to a listening socket. Whoever looks at the server's health comes first; then
    those who have said nothing yet, with whom there is nothing to do; then all others, in order."""

    def __init__(self, listener: socket.socket, make: Callable[[], asyncio.Protocol]) -> None:
        self.listener = listener
        self.make = make
        self.loop = asyncio.get_running_loop()
        self.first: deque[socket.socket] = deque()
        self.line: deque[socket.socket] = deque()
        self.opening: asyncio.Task[None] | None = None
        self.is_closed = False
        listener.setblocking(False)
        listener.listen(QUEUE)
        self.listen()

    def listen(self) -> None:
        """Take connections from now on."""
        if not self.is_closed:
            self.loop.add_reader(self.listener.fileno(), self.take)

    def take(self) -> None:
        """Take the connections that wait."""
        for _ in range(TAKEN):
            try:
                connection, _ = self.listener.accept()
            except (BlockingIOError, ConnectionAbortedError, InterruptedError):
                break
            except OSError as error:
                if error.errno not in NO_ROOM:
                    raise
                log.error("no more connections can be taken: %s", error.strerror)
                self.loop.remove_reader(self.listener.fileno())
                self.loop.call_later(PAUSE, self.listen)
                break
            connection.setblocking(False)
            (self.first if comes_first(connection) else self.line).append(connection)
        if (self.first or self.line) and (self.opening is None or self.opening.done()):
            self.opening = self.loop.create_task(self.open_all())

    async def open_all(self) -> None:
        """Open what was taken, a few in each turn of the loop."""
        while self.first or self.line:
            for _ in range(OPENED):
                if self.first or self.line:
                    await self.open((self.first or self.line).popleft())
            await asyncio.sleep(0)

    async def open(self, connection: socket.socket) -> None:
        """Open one."""
        try:
            await self.loop.connect_accepted_socket(self.make, connection)
        except OSError:  # it is gone already
            connection.close()

    def close(self) -> None:
        """Take no more, and let go of those that were not opened."""
        self.is_closed = True
        self.loop.remove_reader(self.listener.fileno())
        self.listener.close()
        for connection in (*self.first, *self.line):
            connection.close()
        self.first.clear()
        self.line.clear()

    async def wait_closed(self) -> None:
        """Wait until nothing is being opened any more."""
        if self.opening is not None:
            await self.opening


def comes_first(connection: socket.socket) -> bool:
    """Whether a connection looks at the server's health, or has said nothing yet."""
    try:
        return connection.recv(PEEK, socket.MSG_PEEK).startswith(FIRST)
    except BlockingIOError:
        return True
    except OSError:
        return False

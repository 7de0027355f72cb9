"""The door: who comes first when thousands come at once; and garbage, collected without making anybody wait."""

import asyncio
import errno
import gc
import socket
import weakref
from collections.abc import Iterator

import pytest

from imperial_miners.web.http import door as doors
from imperial_miners.web.http.door import Door
from imperial_miners.web.serving import listen
from imperial_miners.web.tables.collecting import Garbage

pytestmark = pytest.mark.anyio


class Noted(asyncio.Protocol):
    """A connection that notes what it hears, and whether it was opened."""

    def __init__(self, opened: list[str], heard: list[str]) -> None:
        self.opened, self.heard = opened, heard

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.opened.append(str(transport.get_extra_info("peername")[1]))

    def data_received(self, data: bytes) -> None:
        self.heard.append(data.decode())


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with listen("127.0.0.1", 0) as found:
        found.listen()
        yield found


def come(listener: socket.socket, says: str) -> socket.socket:
    """Somebody who stands at the door and has said something already."""
    connection = socket.create_connection(listener.getsockname())
    connection.sendall(says.encode())
    return connection


async def until(opened: list[str], count: int) -> None:
    async with asyncio.timeout(30):
        while len(opened) < count:
            await asyncio.sleep(0)


async def test_who_looks_at_the_health_of_a_server_comes_before_a_herd(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(doors, "OPENED", 1)
    herd = [come(listener, "GET /table/x/1/stream HTTP/1.1\r\n\r\n") for _ in range(5)]
    silent = come(listener, "")
    watcher = come(listener, "GET /healthz HTTP/1.1\r\n\r\n")
    opened, heard = list[str](), list[str]()
    door = Door(listener, lambda: Noted(opened, heard))
    await until(opened, 7)
    door.close()
    await door.wait_closed()
    assert opened == [str(one.getsockname()[1]) for one in (silent, watcher, *herd)]


async def test_connections_that_were_not_opened_are_let_go_when_the_door_closes(listener: socket.socket):
    waiting = come(listener, "GET / HTTP/1.1\r\n\r\n")
    opened, heard = list[str](), list[str]()
    door = Door(listener, lambda: Noted(opened, heard))
    door.take()
    door.close()
    await door.wait_closed()
    waiting.settimeout(30)
    with pytest.raises(ConnectionResetError):  # what it said was never read
        waiting.recv(1)
    assert not opened


async def test_a_door_without_files_for_more_opens_again(listener: socket.socket, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doors, "PAUSE", 0.01)
    tries = iter([OSError(errno.EMFILE, "Too many open files")])

    class Full:
        """A listening socket whose process has no room once."""

        def accept(self) -> tuple[socket.socket, object]:
            for error in tries:
                raise error
            return listener.accept()

        def __getattr__(self, name: str) -> object:
            return getattr(listener, name)

    opened, heard = list[str](), list[str]()
    door = Door(Full(), lambda: Noted(opened, heard))  # type: ignore[arg-type]
    come(listener, "")
    await until(opened, 1)
    assert not list(tries)
    door.close()


async def test_new_garbage_is_collected_and_the_rest_is_left_alone():
    class Ring:
        """Something that holds itself."""

        def __init__(self) -> None:
            self.me = self

    before = gc.get_threshold()
    garbage = Garbage()
    kept = Ring()
    garbage.start()
    try:
        assert gc.get_threshold()[2] > 1_000_000
        gone = weakref.ref(Ring())
        await garbage.look()
        assert gone() is None
        old = weakref.ref(kept)
        del kept
        await garbage.look()
        assert old() is not None, "what is old is not looked through each time"
        garbage.complete -= 1_000_000
        await garbage.look()
        assert old() is None
    finally:
        await garbage.stop()
    assert gc.get_threshold() == before

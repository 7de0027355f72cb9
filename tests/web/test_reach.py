"""Friends on the same network: what links hold, who may open the server to them, and which names it answers to.

127.0.0.2 stands for the machine's address on its network: it is another address, and never leaves this machine.
"""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection

from imperial_miners.web.http.guard import is_known
from imperial_miners.web.http.reach import Reach

START = """
import sys
from pathlib import Path
from imperial_miners.web import serving
serving.network_address = lambda: {address!r}
sys.exit(serving.serve(port=0, open_browser=False, data_dir=Path({folder!r}), {more}))
"""


async def nothing() -> None:
    """Opens nothing."""


def request(host: str = "localhost:8000", client: str = "127.0.0.1") -> HTTPConnection:
    scope = {"type": "http", "scheme": "http", "path": "/", "headers": [(b"host", host.encode())]}
    return HTTPConnection({**scope, "client": (client, 1), "server": ("localhost", 8000), "query_string": b""})


def test_links_hold_the_address_on_the_network_where_the_reader_s_own_would_lead_nowhere():
    open_one = Reach("192.168.1.20:8000")
    assert open_one.link(request("127.0.0.1:8000"), "/join/x") == "http://192.168.1.20:8000/join/x"
    assert open_one.link(request("10.0.0.7:8000"), "/join/x") == "http://10.0.0.7:8000/join/x"
    assert Reach().link(request("miners.example"), "/join/x") == "http://miners.example/join/x"


@pytest.mark.parametrize(
    ("network", "host", "is_only_here"),
    [
        ("", "localhost:8000", True),
        ("", "[::1]:8000", True),
        ("", "miners.example", False),
        ("10.0.0.7:1", "::1", False),
    ],
)
def test_it_is_said_that_only_this_device_can_follow_a_link(network: str, host: str, is_only_here: bool):
    assert Reach(network).is_only_here(request(host)) is is_only_here


def test_only_somebody_at_this_machine_opens_it_and_only_once():
    assert Reach("", nothing).can_share(request())
    assert not Reach("", nothing).can_share(request(client="10.0.0.9"))
    assert not Reach("10.0.0.7:8000", nothing).can_share(request())
    assert not Reach("").can_share(request())


@pytest.mark.parametrize("name", ["10.0.0.7", "192.168.1.20", "fe80::1"])
def test_a_closed_server_answers_to_its_own_names_and_an_open_one_to_addresses(name: str):
    assert not is_known(name, is_open=False)
    assert is_known(name, is_open=True)
    assert is_known("localhost", is_open=False)
    assert not is_known("evil.example", is_open=True)


class Opened:
    """A server as a program, and a browser without script at its own machine."""

    def __init__(self, folder: Path, address: str, more: str = "") -> None:
        code = START.format(address=address, folder=str(folder), more=more)
        self.process = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True)
        assert self.process.stderr
        self.said = next(line for line in self.process.stderr if "open at" in line)
        port = re.search(r"open at http://[^:]+:(\d+)", self.said)
        assert port
        self.port = port[1]
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30, follow_redirects=True)

    def post(self, path: str, **fields: str) -> httpx.Response:
        start = self.http.get("/").text
        for name in ("form_token", "promise"):
            hidden = re.search(rf'name="{name}" value="([^"]+)"', start)
            assert hidden
            fields[name] = hidden[1]
        return self.http.post(path, data=fields)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    server = Opened(tmp_path, "127.0.0.2")
    yield server
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(30)


def test_a_friend_follows_the_link_of_a_table_begun_with_the_box_ticked(opened: Opened):
    outside = f"http://127.0.0.2:{opened.port}"
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{outside}/")
    seats = opened.post("/play", kind="friends", count="2", share="yes").text
    link = re.search(rf"{outside}/join/[\w-]+", seats)
    assert link
    assert httpx.get(link[0]).status_code == 200
    refused = httpx.get(f"{outside}/", headers={"host": "evil.example"})
    assert refused.status_code == 421


def test_without_the_tick_the_page_says_who_can_follow_the_link_and_offers_to_open_it(opened: Opened):
    seats = opened.post("/play", kind="friends", count="2")
    assert "These links only work on this device for now." in seats.text
    game = re.search(r"/table/([\w-]+)/seats", str(seats.url))
    assert game
    again = opened.post(f"/table/{game[1]}/share")
    assert f"http://127.0.0.2:{opened.port}/join/" in again.text
    assert "Only this device" not in again.text


def test_without_a_network_the_table_begins_and_the_page_says_what_to_do(tmp_path: Path):
    server = Opened(tmp_path, "")
    try:
        seats = server.post("/play", kind="friends", count="2", share="yes")
        assert "These links only work on this device for now." in seats.text
        refused = server.post(str(seats.url.path).replace("seats", "share"))
        assert refused.status_code == 409
        assert "serve --lan" in refused.text
    finally:
        server.process.terminate()
        server.process.wait(30)


def test_lan_says_where_others_find_it(tmp_path: Path):
    server = Opened(tmp_path, "127.0.0.2", "lan=True")
    try:
        assert f"for others on this network at http://127.0.0.2:{server.port}/" in server.said
        assert httpx.get(f"http://127.0.0.2:{server.port}/").status_code == 200
    finally:
        server.process.terminate()
        server.process.wait(30)

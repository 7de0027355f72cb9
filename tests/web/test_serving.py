"""The server as the command line starts it: it says where it is, plays with real bots, and stops without delay."""

import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil
import pytest

from imperial_miners.packs import pack_folder
from imperial_miners.web.serving import serve
from tests.web.tables import SMALL

START = """
import sys
from pathlib import Path
from imperial_miners.web.serving import serve
sys.exit(serve(port=0, open_browser=False, {}))
"""


class Started:
    """A server started as a program, and what it wrote."""

    def __init__(self, arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", START.format(arguments)], stderr=subprocess.PIPE, text=True
        )
        self.written: list[str] = []
        self.address = ""
        assert self.process.stderr
        for line in self.process.stderr:
            self.written.append(line)
            if found := re.search(r"open at (http://\S+)", line):
                self.address = found[1]
                break

    def end(self) -> int:
        """Ask it to stop, and wait."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Started]:
    server = Started(f"data_dir=Path({str(tmp_path)!r})")
    yield server
    server.process.kill()
    server.process.wait()


def promised(http: httpx.Client, wanted: dict[str, object], under: str = "") -> dict[str, object]:
    """A wish for a game with a promise."""
    return wanted | {"promise": http.post(f"{under}/promises").raise_for_status().json()["promise"]}


def test_it_starts_plays_with_bots_and_stops_while_a_stream_is_open(started: Started):
    http = httpx.Client(base_url=f"{started.address}api/v1", timeout=30)
    wanted = {"seats": [{"kind": "person"}, {"kind": "bot", "level": "adept"}]}
    game = http.post("/games", json=promised(http, wanted)).raise_for_status().json()["id"]
    seen: list[str] = []
    ended = threading.Event()

    def follow() -> None:
        with http.stream("GET", f"/games/{game}/stream?after=-1", timeout=60) as response:
            seen.extend(response.iter_lines())
        ended.set()

    threading.Thread(target=follow, daemon=True).start()
    end = time.monotonic() + 60
    while http.get(f"/games/{game}").json()["seats"][1]["awaited"]:
        assert time.monotonic() < end, "the bot does not answer"
        time.sleep(0.1)
    workers = psutil.Process(started.process.pid).children(recursive=True)
    assert workers, "bots think in processes of their own"
    began = time.monotonic()
    started.end()
    assert time.monotonic() - began < 10
    assert ended.wait(5), "the stream was ended, not cut"
    assert "event: choose" in seen
    _, alive = psutil.wait_procs(workers, timeout=10)
    assert alive == []


def test_an_own_pack_is_what_is_played_in_the_browser(tmp_path: Path):
    server = Started(f"data_dir=Path({str(tmp_path)!r}), pack={str(SMALL)!r}")
    try:
        http = httpx.Client(base_url=server.address, timeout=30)
        assert http.get("api/v1/packs").json() == {"packs": ["small", "base"]}
        wanted = {"seats": [{"kind": "person"}, {"kind": "bot", "level": "digger"}]}
        begun = http.post("api/v1/games", json=promised(http, wanted, "api/v1")).raise_for_status().json()
        assert begun["pack"] == "small"
        assert "Quicksand" in http.get("cards").text
        end = time.monotonic() + 60
        while http.get(f"api/v1/games/{begun['id']}").json()["seats"][1]["awaited"]:
            assert time.monotonic() < end, "the bot does not answer"
            time.sleep(0.1)
    finally:
        server.end()


def test_two_packs_of_one_id_are_told_apart_by_nobody(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    copied = shutil.copytree(pack_folder("base"), tmp_path / "mine")
    assert serve(port=0, data_dir=tmp_path, open_browser=False, pack=str(copied)) == 1
    assert "two packs have the id base: give one of them another" in capsys.readouterr().err


def test_bots_end_when_the_server_is_killed(started: Started):
    http = httpx.Client(base_url=f"{started.address}api/v1", timeout=30)
    wanted = {"seats": [{"kind": "bot", "level": "digger"}]}
    begun = http.post("/games", json=promised(http, wanted)).raise_for_status().json()
    end = time.monotonic() + 60
    while http.get(f"/games/{begun['id']}").json()["seq"] == begun["seq"]:
        assert time.monotonic() < end, "the bot does not answer"
        time.sleep(0.05)
    workers = psutil.Process(started.process.pid).children(recursive=True)
    assert workers
    started.process.kill()
    _, alive = psutil.wait_procs(workers, timeout=15)
    assert alive == []


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert serve(port=port, data_dir=tmp_path, open_browser=False) == 1
    assert str(port) in capsys.readouterr().err


def test_a_database_that_is_away_at_the_start_is_said_plainly(tmp_path: Path):
    server = Started(f"database='postgresql://nobody:hushhush@127.0.0.1:9/none', data_dir=Path({str(tmp_path)!r})")
    assert server.process.wait(60) == 1
    written = "".join(server.written)
    assert "The database cannot be reached" in written
    assert "Traceback" not in written
    assert "hushhush" not in written


def test_an_unknown_kind_of_database_is_said_plainly(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    assert serve(port=0, database="mysql://x", data_dir=tmp_path, open_browser=False) == 1
    assert "postgresql://" in capsys.readouterr().err

"""Server processes that the web part measures: the table itself, and a bare endpoint that does one durable insert.

`python -m bench.web_servers tables|bare FOLDER [DATABASE [PROXY]]` listens on a free port and prints it. The table has
the wire with which it is served to people; the bare endpoint has what its own server comes with.
"""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import IO

import aiosqlite
import uvicorn
from fastapi import FastAPI
from pydantic import BaseModel

from imperial_miners.web.app import make_app
from imperial_miners.web.http.proxies import Proxies
from imperial_miners.web.http.wire import wire_for
from imperial_miners.web.pages.install import WARM_AFTER
from imperial_miners.web.serving import TableServer, listen
from imperial_miners.web.settings import Limits, Settings
from imperial_miners.web.store.log_store import SQLITE_PRAGMAS
from imperial_miners.web.tables.bots import RandomThinker

LIMITS = Limits(
    requests=1e9,
    guesses=1e9,
    creations=1e9,
    words=1e9,
    creations_a_day=1e9,
    open_tables=1_000_000,
    streams_of_client=20_000,
    connections_of_client=20_000,
)
PATIENCE = 180.0
"""Seconds after which a process that says nothing is given up, and that it has to end."""


class Move(BaseModel):
    """What a move carries."""

    number: int
    option: str


def make_bare(folder: Path) -> FastAPI:
    """The least that a durable move could be: checked input, one insert, one commit to the same kind of file."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.database = await aiosqlite.connect(folder / "bare.sqlite3")
        for pragma in SQLITE_PRAGMAS:
            await app.state.database.execute(f"PRAGMA {pragma}")
        await app.state.database.execute("CREATE TABLE moves (game TEXT, number INTEGER, option TEXT, at INTEGER)")
        yield
        await app.state.database.close()

    app = FastAPI(lifespan=lifespan)

    @app.post("/games/{game}/decide")
    async def decide(game: str, move: Move) -> dict[str, int]:
        database = app.state.database
        row = (game, move.number, move.option, time.time_ns() // 1_000_000)
        await database.execute("INSERT INTO moves VALUES (?, ?, ?, ?)", row)
        await database.commit()
        return {"number": move.number + 1}

    return app


def main(kind: str, folder: Path, database: str = "", proxy: str = "") -> None:
    """Serve until the process is ended."""
    behind = (proxy,) if proxy else ()
    settings = Settings(data_dir=folder, limits=LIMITS, database=database, behind=behind)
    bare, tables = make_bare(folder), make_app(settings, RandomThinker())
    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    app = bare if kind == "bare" else tables
    config = uvicorn.Config(
        app,
        http="auto" if kind == "bare" else wire_for(Proxies(behind), LIMITS.connections_of_client),
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=2,
    )
    TableServer(config, tables.state.service, tables.state.reach, "", 0, open_browser=False).run(sockets=[listener])


@contextlib.contextmanager
def serving(kind: str, folder: Path, database: str = "", proxy: str = "") -> Iterator[tuple[int, int]]:
    """A server in a process of its own; its port and process id."""
    command = [sys.executable, "-m", "bench.web_servers", kind, str(folder), database, proxy]
    with tempfile.TemporaryFile("w+") as errors, told_first(command, errors) as (process, line):
        if not line:
            errors.seek(0)
            raise RuntimeError(f"the server {kind!r} did not begin: {errors.read()[-2000:]}")
        yield int(line), process.pid


@contextlib.contextmanager
def told_first(command: list[str], errors: IO[str] | None = None) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process, and the line that it says first: nothing, if none comes in time. It is ended when this is left."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process:
        assert process.stdout is not None
        try:
            is_told, _, _ = select.select([process.stdout], [], [], PATIENCE)
            yield process, process.stdout.readline() if is_told else ""
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def processor_time(process: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def settle(process: int) -> None:
    """Wait until a server that has just started is done with what it makes ready by itself, such as its templates."""
    time.sleep(WARM_AFTER + 1)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        before = processor_time(process)
        time.sleep(1)
        if processor_time(process) - before < 0.03:
            return


def memory_of(process: int) -> float:
    """What a process holds in memory, in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:])

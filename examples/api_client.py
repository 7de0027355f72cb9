"""A whole game of three through the API and its event stream, by a client that was generated from its description.

openapi-python-client writes the package `table_client` from `/openapi.json`; nothing here knows an address of the API.

    python examples/api_client.py
"""

from __future__ import annotations

import importlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of our own at a free port; gives its address."""
    data = folder / "data"
    command = [sys.executable, "-m", "imperial_miners", "serve", "--port", "0", "--no-open", "--data-dir", str(data)]
    told = folder / "server.txt"
    with told.open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)
    try:
        yield address_in(told)
    finally:
        process.terminate()
        process.wait()


def address_in(told: Path) -> str:
    """The address that the server says it listens at."""
    for _ in range(600):
        for word in told.read_text().split():
            if word.startswith("http://"):
                return word.rstrip("/.,")
        time.sleep(0.1)
    raise SystemExit(f"the server did not start: {told.read_text()}")


def generate(address: str, folder: Path) -> None:
    """Write the client."""
    description = folder / "openapi.json"
    description.write_text(json.dumps(httpx.get(f"{address}/openapi.json").json()))
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--path", str(description)]
    command += ["--output-path", str(folder / "table_client"), "--meta", "none"]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # it puts what it writes in order with ruff
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "PATH": path})
    if "WARNING" in done.stdout + done.stderr:
        raise SystemExit(done.stdout + done.stderr)
    sys.path.insert(0, str(folder))


def operation(name: str) -> Any:
    """A module of the generated client."""
    return importlib.import_module(f"table_client.{name}")


def entries(client: Any, game: str, seat: int) -> Iterator[Any]:
    """What happens at a table from its beginning, as a seat may see it: the stream, entry by entry.

    A generated operation would wait for the end of its answer, so only what it would send is taken from it.
    """
    asked = operation("api.table.stream")._get_kwargs(game, seat=seat, after=-1)
    entry = operation("models").EntryOut
    with client.get_httpx_client().stream(**asked, timeout=60) as told:
        told.raise_for_status()
        for line in told.iter_lines():
            if line.startswith("data: "):
                yield entry.from_dict(json.loads(line.removeprefix("data: ")))


def play_seat(client: Any, game: str, seat: int) -> int:
    """Answer by random options whenever the stream brings something, until it says that the game has ended."""
    decision, decide, choice = operation("api.play.decision"), operation("api.play.decide"), operation("models").Choice
    dice, given = random.Random(seat), 0
    for entry in entries(client, game, seat):
        if any(happening.kind == "ended" for happening in entry.happenings or ()):
            return given
        question = decision.sync(game, seat, client=client)
        while question.decision is not None:
            answer = choice(number=question.number, option=dice.choice(question.decision.options))
            done = decide.sync(game, seat, client=client, body=answer)
            if isinstance(done, operation("models").ErrorOut):  # another seat has emptied the deck meanwhile
                done = decision.sync(game, seat, client=client)
            else:
                given += 1
            question = done
    raise SystemExit("the stream ended before the game did")


def play(address: str) -> None:
    """Play a game of two seats of our own and a bot, each seat by its own stream, and see it through."""
    models, kinds = operation("models"), operation("client")
    token = operation("api.device.open_session").sync(client=kinds.Client(base_url=address)).token
    clients = [kinds.AuthenticatedClient(base_url=address, token=token) for _ in range(2)]
    seats = [models.NewSeat(), models.NewSeat(), models.NewSeat(kind=models.NewSeatKind.BOT)]
    promise = operation("api.table.promise").sync(client=clients[0]).promise  # it comes with the hash of a secret
    wanted = models.NewGame(promise=promise, seats=seats)
    table = operation("api.table.create").sync(client=clients[0], body=wanted)
    with ThreadPoolExecutor(2) as pool:
        given = list(pool.map(play_seat, clients, [table.id] * 2, range(2)))
    table = operation("api.table.show_table").sync(table.id, client=clients[0])
    if not (table.over and table.outcome.final and len(table.outcome.standings) == 3):
        raise SystemExit(f"the game is not over: {table}")
    standings = sorted(table.outcome.standings, key=lambda standing: standing.seat)
    print(f"{given} answers by the stream, points {[standing.score for standing in standings]}")


def main() -> None:
    """Serve, generate, play."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        generate(address, Path(folder))
        play(address)


if __name__ == "__main__":
    main()

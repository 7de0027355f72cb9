"""A whole game through the API, by a client that was generated from its description.

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


def play(address: str) -> int:
    """Play a solo game by random options; returns its score."""
    models, kinds = operation("models"), operation("client")
    session = operation("api.device.open_session").sync(client=kinds.Client(base_url=address))
    client = kinds.AuthenticatedClient(base_url=address, token=session.token)
    promise = operation("api.table.promise").sync(client=client).promise  # it comes with the hash of a secret
    wanted = models.NewGame(promise=promise, seats=[models.NewSeat()])
    table = operation("api.table.create").sync(client=client, body=wanted)
    question = operation("api.play.decision").sync(table.id, 0, client=client)
    dice, answers = random.Random(1), 0
    while question.decision is not None:
        choice = models.Choice(number=question.number, option=dice.choice(question.decision.options))
        operation("api.play.decide").sync(table.id, 0, client=client, body=choice)
        question = operation("api.play.decision").sync(table.id, 0, client=client)
        answers += 1
    seat = operation("api.table.watch").sync(table.id, client=client).view.seats[0]
    score: int = seat.vp + seat.carts
    print(f"{answers} answers, {score} points")
    return score


def main() -> None:
    """Serve, generate, play."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        generate(address, Path(folder))
        play(address)


if __name__ == "__main__":
    main()

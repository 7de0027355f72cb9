"""The other end of the line: hosts a bot class of a Python file and answers for it."""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from imperial_miners.bots.bot import Bot
from imperial_miners.bots.outside import PROTOCOL
from imperial_miners.bots.position import Position
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.state import load_state
from imperial_miners.packs import load_pack


def load_class(name: str) -> Callable[[str], Bot]:
    """The class that `path/to/file.py:Class` names, loaded from that file."""
    file, _, wanted = name.rpartition(":")
    path = Path(file)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    if not hasattr(module, wanted):
        raise AttributeError(f"{file} has no {wanted}")
    made: Callable[[str], Bot] = getattr(module, wanted)
    return made


class Host:
    """Keeps the class, and for each game an instance of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.made: Callable[[str], Bot] | None = None
        self.bot: Bot | None = None
        self.pack: Pack | None = None
        self.seat = 0

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """What to say to a message."""
        if message["type"] == "begin":
            self.begin(message)
            return {"ready": True}
        assert self.bot is not None
        assert self.pack is not None
        position = Position(load_state(self.pack, message["imagined"]), self.seat)
        return {"option": self.bot.choose(position).key}

    def begin(self, message: dict[str, Any]) -> None:
        """A new game, a new bot."""
        if message["protocol"] != PROTOCOL:
            raise ValueError(f"protocol {message['protocol']} is not spoken here")
        if self.made is None:
            self.made = load_class(self.name)
        self.pack = load_pack(message["pack"])
        if self.pack.digest != message["pack_digest"]:
            raise ValueError("the pack has another content here")
        self.seat = message["seat"]
        self.bot = self.made(message["seed"])


def main() -> None:
    """Answer until the input ends."""
    host = Host(sys.argv[1])
    answers = sys.stdout
    sys.stdout = sys.stderr  # what the bot prints is no answer
    for line in sys.stdin:
        message = json.loads(line)
        try:
            answer = host.answer(message)
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps({"number": message["number"], **answer}) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()

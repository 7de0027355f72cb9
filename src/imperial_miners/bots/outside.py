"""Bots from outside, each in a process of its own that speaks JSON lines: position in, option out.

The process is killed when it overruns, and its end, its nonsense and its silence all become a `BotFailure` with the
reason. A class in a Python file is hosted the same way (`hosting`), so that it cannot reach the game either.
`docs/bots.md` describes the protocol.
"""

from __future__ import annotations

import ast
import atexit
import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections import defaultdict
from collections.abc import Container
from multiprocessing.util import Finalize
from pathlib import Path
from typing import IO, Any, Final

from imperial_miners.bots.position import Position
from imperial_miners.bots.reason import Reason
from imperial_miners.engine.decision import Option
from imperial_miners.engine.state import save_state

PROTOCOL: Final = 1
COMMAND: Final = "cmd:"
START_SECONDS = 10.0
"""For the first word of a new process: interpreters take their time."""
ANSWER_SECONDS: Final = 10.0
MOST_CHARACTERS: Final = 1_000_000
MOST_QUOTED: Final = 120


class BotFailure(Exception):
    """A bot that crashed, answered nonsense or overran. `kind` is that word, `detail` what exactly happened."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail

    def __reduce__(self) -> tuple[object, ...]:
        return (BotFailure, (self.kind, self.detail))


def command_of(name: str) -> list[str]:
    """The command behind `cmd:...` or `file.py:Class`."""
    if name.startswith(COMMAND):
        return shlex.split(name.removeprefix(COMMAND))
    return [sys.executable, "-m", "imperial_miners.bots.hosting", name]


def is_outside(name: str) -> bool:
    """Whether a name means a bot from outside."""
    return name.startswith(COMMAND) or name.rpartition(":")[0].endswith(".py")


def outside_problem(name: str) -> str:
    """What is wrong with a name of a bot from outside, as far as is known without starting it."""
    if name.startswith(COMMAND):
        try:
            command = command_of(name)
        except ValueError as error:
            return f"{name!r} cannot be read as a command ({error})"
        return "" if command and shutil.which(command[0]) else f"{name!r}: there is no such program"
    file, _, wanted = name.rpartition(":")
    if not Path(file).is_file():
        return f"{name!r}: there is no file {file}"
    if not wanted.isidentifier():
        return f"{name!r}: {wanted!r} cannot be the name of a class"
    try:
        written = ast.parse(Path(file).read_bytes(), file)
    except (SyntaxError, ValueError) as error:
        return f"{name!r}: {file} cannot be read as Python ({error})"
    return "" if wanted in names_of(written) else f"{name!r}: there is no {wanted} in {file}"


def names_of(written: ast.Module) -> Container[str]:
    """The names that a file gives to something, wherever in it; all there are where it takes in others by `*`."""
    found: set[str] = set()
    for node in ast.walk(written):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.alias):
            if node.name == "*":
                return Anything()
            found.add(node.asname or node.name)
    return found


class Anything:
    """A set that holds every name."""

    def __contains__(self, name: object) -> bool:
        return True


class Talker:
    """A running process that is asked and answers, a line each."""

    def __init__(self, command: list[str]) -> None:
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the process
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, start_new_session=True
            )
        except OSError as error:
            self.errors.close()
            raise BotFailure("crashed", f"cannot be started ({error.strerror or error})") from None
        self.is_new = True

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Send a message and wait so long for the answer to it."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        is_late = threading.Event()
        timer = threading.Timer(seconds, self.end_late, (is_late,))
        timer.start()
        line = b""
        try:
            process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.readline(MOST_CHARACTERS)
        except OSError:  # the process is gone: said below
            pass
        finally:
            timer.cancel()
        if is_late.is_set():
            raise BotFailure("overran", f"no answer within {seconds:g} s")
        if not line:
            raise BotFailure("crashed", self.last_words())
        return read_answer(line, message["number"])

    def end_late(self, is_late: threading.Event) -> None:
        """What the timer does: the process dies, so whoever waits for it wakes up."""
        is_late.set()
        self.kill()

    def last_words(self) -> str:
        """How the process ended, and the last line of its standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        code = self.process.poll()
        if code is None:
            ended = "closed its output"
        else:
            ended = f"exit code {code}" if code >= 0 else f"killed by {signal.Signals(-code).name}"
        size = self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, size - 2000))
        lines = self.errors.read().decode(errors="replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return f"{ended}, {quoted(said[-1])}" if said else ended

    def kill(self) -> None:
        """End the process and what it started."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def close(self) -> None:
        """End the process and close its pipes."""
        self.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.errors):
            with contextlib.suppress(OSError):
                if stream is not None:
                    stream.close()


def read_answer(line: bytes, number: int) -> dict[str, Any]:
    """An answer to the message of this number."""
    text = line.decode(errors="replace").strip()
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict) or answer.get("number") != number:
        raise BotFailure("nonsense", f"not an answer to message {number}: {quoted(text)}")
    if "error" in answer:
        raise BotFailure("crashed", quoted(str(answer["error"])))
    return answer


def quoted(text: str) -> str:
    """A short, printable form of what a bot said."""
    short = text if len(text) <= MOST_QUOTED else text[:MOST_QUOTED] + "..."
    return "".join(letter if letter.isprintable() else "?" for letter in short)


class OutsideBot:
    """A bot in another process, begun with its first question. Call `end` when its game is over."""

    def __init__(self, name: str, seed: int | str = 0, pack: str = "base", seconds: float = ANSWER_SECONDS) -> None:
        self.name = name
        self.seed = str(seed)
        self.pack = pack
        self.seconds = seconds
        self.talker: Talker | None = None
        self.number = 0

    def choose(self, position: Position) -> Option:
        """Ask the process, and take what it answers if that is an option."""
        if self.talker is None:
            self.begin(position)
        message = {
            "type": "choose",
            "view": position.view.to_json(),
            "imagined": save_state(position.sample(self.number + 1)),
        }
        key = self.ask(message, self.seconds).get("option")
        for option in position.decision.options:
            if option.key == key:
                return option
        self.fail()
        raise BotFailure("nonsense", f"{quoted(json.dumps(key))} is not offered")

    def begin(self, position: Position) -> None:
        """Take a process and send it what game begins."""
        view = position.view
        self.talker = take_talker(self.name)
        seconds = START_SECONDS if self.talker.is_new else self.seconds
        self.talker.is_new = False
        message = {
            "type": "begin",
            "protocol": PROTOCOL,
            "pack": self.pack,
            "pack_digest": view.pack.digest,
            "seat": position.seat,
            "seats": len(view.seats),
            "seed": self.seed,
            "seconds": self.seconds,
        }
        if self.ask(message, max(seconds, self.seconds)).get("ready") is not True:
            self.fail()
            raise BotFailure("nonsense", "did not say that it is ready")

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Number a message and pass it on; a process that fails is not used again."""
        assert self.talker is not None
        self.number += 1
        try:
            return self.talker.ask({"number": self.number, **message}, seconds)
        except BotFailure:
            self.fail()
            raise

    def fail(self) -> None:
        """Be rid of the process."""
        if self.talker is not None:
            self.talker.close()
            self.talker = None

    def end(self) -> None:
        """The game is over: the process may serve another one."""
        if self.talker is not None:
            IDLE[self.name].append(self.talker)
            self.talker = None

    def explain(self, position: Position) -> Reason:
        """The choice; the protocol carries no reasons."""
        return Reason(choice=self.choose(position).key)


IDLE: Final[dict[str, list[Talker]]] = defaultdict(list)
"""Processes between two games, by the bot's name."""


def take_talker(name: str) -> Talker:
    """An idle process of a bot, or a new one."""
    while IDLE[name]:
        talker = IDLE[name].pop()
        if talker.process.poll() is None:
            return talker
        talker.close()
    return Talker(command_of(name))


def close_idle() -> None:
    """End all processes that wait for a game."""
    for talkers in IDLE.values():
        while talkers:
            talkers.pop().close()


atexit.register(close_idle)
Finalize(None, close_idle, exitpriority=10)  # worker processes of a pool leave without atexit

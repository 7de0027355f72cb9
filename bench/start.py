"""How long `play` takes from the command to its first question, in a terminal of its own: plain and on the screen.

Python keeps bytecode beside what it imports, so a start after the first one compiles nothing; that is what is measured,
also where an environment says not to keep any.
"""

from __future__ import annotations

import fcntl
import os
import pty
import resource
import signal
import struct
import sys
import tempfile
import termios
import time
from typing import Final, NamedTuple

LIMIT: Final = 1.0
"""Seconds that are asked for."""
RUNS: Final = 7
PEER: Final = "an empty Textual app"
EMPTY_APP: Final = """
from textual.app import App
from textual.widgets import Static
class Empty(App):
    def compose(self):
        yield Static("1. ")
Empty().run()
"""
COMMANDS: Final = {
    PEER: (("-c", EMPTY_APP), b"1. "),
    "play --plain": (("-m", "imperial_miners", "play", "--plain", "--seed", "7"), b"\n> "),
    "play": (("-m", "imperial_miners", "play", "--seed", "7"), b"1. "),
}
"""What is run, and what its first question is known by."""


class Start(NamedTuple):
    """Seconds until the first question: by the clock, and of a core."""

    clock: float
    core: float


def start(arguments: tuple[str, ...], mark: bytes, folder: str) -> Start:
    """Run a command in a terminal of 80 columns and 24 lines until it asks."""
    before = spent()
    began = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.environ.update(XDG_DATA_HOME=folder, TERM="xterm-256color", LANG="C.UTF-8")
        os.environ.update(PYTHONDONTWRITEBYTECODE="", PYTHONPYCACHEPREFIX=f"{folder}/bytecode")
        os.execv(sys.executable, [sys.executable, *arguments])
    shown = b""
    while mark not in shown:
        shown += os.read(terminal, 65536)
    clock = time.perf_counter() - began
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(terminal)
    return Start(clock, spent() - before)


def spent() -> float:
    """Seconds of a core that all commands took so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report() -> None:
    """Measure in turns and print the best runs: others can only make a start slower."""
    print(
        f"# Start to the first question (best of {RUNS} runs, {os.cpu_count()} cores; asked for: {LIMIT:.0f} second)\n"
    )
    runs: dict[str, list[Start]] = {name: [] for name in COMMANDS}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(RUNS):
            for name, (arguments, mark) in COMMANDS.items():
                runs[name].append(start(arguments, mark, folder))
    peer = min(each.core for each in runs[PEER])
    print(f"| command | seconds | seconds of a core | against {PEER} |\n| --- | ---: | ---: | ---: |")
    for name, found in runs.items():
        clock, core = min(each.clock for each in found), min(each.core for each in found)
        print(f"| {name} | {clock:.2f} | {core:.2f} | {core / peer:.2f} |")

"""Runs commands in the root of the checkout and says what went wrong; it needs nothing but Python."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Stop(Exception):
    """What is wrong and what to do about it, in one sentence."""


def say(text: str) -> None:
    """Tell the person, without touching what the command prints."""
    print(text, file=sys.stderr, flush=True)


def run(command: list[str], **variables: str) -> int:
    """Run a command in the root of the checkout, in full view, and return its exit code."""
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}, check=False).returncode


def quiet(command: list[str], **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the root of the checkout and keep its output for the case that it fails."""
    env = {**os.environ, **variables}
    return subprocess.run(command, cwd=ROOT, env=env, text=True, errors="replace", capture_output=True, check=False)


def reason(done: subprocess.CompletedProcess[str]) -> str:
    """Return the line of a failed command's output that says most."""
    lines = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    telling = [line for line in lines if "error" in line.lower() or "cause" in line.lower()]
    return (telling or lines or [f"exit code {done.returncode}"])[-1]

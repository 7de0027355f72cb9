"""A pytest session that has collected its tests and waits for faults: each one is tried in a fork of it.

A fault in the body of a function is put into the live function, so nothing is imported again. For any other fault a new
session is started on a copy in which the fault is planted.
"""

import contextlib
import gc
import math
import multiprocessing
import os
import resource
import select
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest

# Imported before any copy of our own sources, in the process that every session is a fork of.
WARM = ["tools.mutate.session", "hypothesis", "numpy", "anyio", "httpx", "jinja2", "fastapi", "sqlalchemy.ext.asyncio"]
WARM += ["alembic", "fluent.runtime", "pydantic", "bs4", "uvicorn", "aiosqlite", "cyclopts", "rich.console"]
READY, BROKEN = "ready", "broken"
PASSED, FAILED, ENDLESS = "passed", "failed", "endless"
TO_COLLECT = 900.0  # seconds that the collecting of tests may take
WAITING, BUSY = 60.0, 10.0  # seconds that a job may wait, and times that it may take longer because others work too


class Job(NamedTuple):
    """Tests to run, in this order, until one fails, and the fault to put into live functions first."""

    tests: list[str]
    limit: float  # seconds of the processor
    file: str = ""
    code: str = ""


class Result(NamedTuple):
    """How a job ended and, if it failed, at which test."""

    end: str
    test: str = ""


class Session:
    """The near end: a process that has collected tests of a copy."""

    def __init__(self, copy: Path, paths: list[str], variables: dict[str, str]) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(WARM)
        self.near, far = context.Pipe()
        self.process = context.Process(target=serve, args=(far, str(copy), paths, variables), daemon=True)
        self.process.start()
        far.close()
        try:
            self.is_ready = self.near.poll(TO_COLLECT) and self.near.recv() == READY
        except EOFError:
            self.is_ready = False

    def run(self, job: Job) -> Result:
        """Run one job."""
        self.near.send(job)
        result: Result = self.near.recv()
        return result

    def close(self) -> None:
        """End the process."""
        with contextlib.suppress(OSError):
            self.near.send(None)
        self.process.join(10)
        self.process.kill()
        self.process.join()


def serve(far: Connection, copy: str, paths: list[str], variables: dict[str, str]) -> None:
    """The far end: collect, then do jobs until there are no more."""
    os.chdir(copy)
    os.environ.update(variables)
    sys.dont_write_bytecode = True  # a planted fault is never kept as bytecode
    sys.path[:] = [variables["PYTHONPATH"], *(entry for entry in sys.path if not is_checkout(entry))]
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    server = Server(far)
    pytest.main(["-q", "--no-header", "-p", "no:cacheprovider", *paths], plugins=[server])
    if not server.began:
        far.send(BROKEN)


def is_checkout(entry: str) -> bool:
    """Whether an entry of the import path is a checkout or its sources."""
    return entry == "" or any((Path(entry) / name).exists() for name in ("go.py", "imperial_miners"))


class Server:
    """The plugin that does jobs in place of pytest's own loop."""

    def __init__(self, far: Connection) -> None:
        self.far = far
        self.began = False
        self.failed = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do one job after the other."""
        self.began = True
        if session.testsfailed:
            self.far.send(BROKEN)
            return True
        items = {item.nodeid: item for item in session.items}
        functions = live_functions(Path.cwd() / "src")
        self.far.send(READY)
        while job := self.far.recv():
            self.far.send(self.do(job, items, functions))
        return True

    def do(self, job: Job, items: dict[str, pytest.Item], functions: dict[str, list[FunctionType]]) -> Result:
        """Do a job in a fork, with a time limit."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.setsid()  # one group, so that whatever a test started ends with it
            resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(job.limit), math.ceil(job.limit) + 1))
            put_into(functions[job.file], job.code) if job.file else None
            self.run_tests([items[test] for test in job.tests if test in items])
            os.write(writing, self.failed.encode())
            os._exit(1 if self.failed else 0)
        code = wait_for(child, WAITING + BUSY * job.limit)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child, signal.SIGKILL)
        os.close(writing)
        said = os.read(reading, 10_000).decode() if select.select([reading], [], [], 0)[0] else ""
        os.close(reading)
        if code in (None, -signal.SIGXCPU, -signal.SIGKILL):
            return Result(ENDLESS)
        return Result(PASSED) if code == 0 else Result(FAILED, said or "the whole process ended")

    def run_tests(self, items: list[pytest.Item]) -> None:
        """Run tests until one fails."""
        for item, after in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failed:
                with contextlib.suppress(Exception):
                    item.session._setupstate.teardown_exact(None)
                return

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the first test that fails."""
        if report.failed and not self.failed:
            self.failed = report.nodeid


def wait_for(child: int, limit: float) -> int | None:
    """Wait for a process and return its exit code, None if it does not end in time."""
    until = time.monotonic() + limit
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def live_functions(sources: Path) -> dict[str, list[FunctionType]]:
    """All functions of our sources that were made by imports, by file."""
    found: dict[str, list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(sources)):
            found[Path(thing.__code__.co_filename).relative_to(sources.parent).as_posix()].append(thing)
    return found


def put_into(functions: list[FunctionType], code: str) -> None:
    """Give each live function the code that it has in the changed file."""
    if not functions:
        return
    by_name: dict[str, list[CodeType]] = defaultdict(list)
    for changed in codes_in(compile(code, functions[0].__code__.co_filename, "exec")):
        by_name[changed.co_qualname].append(changed)
    for function in functions:
        old = function.__code__
        alike = by_name[old.co_qualname]
        same_line = [changed for changed in alike if changed.co_firstlineno == old.co_firstlineno]
        for changed in (same_line or alike)[:1]:
            if len(changed.co_freevars) == len(old.co_freevars):
                function.__code__ = changed


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """All code objects inside one."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes_in(constant)

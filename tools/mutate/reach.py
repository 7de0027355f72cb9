"""Runs the tests once and keeps which test reaches which line, and how long each of them takes.

What is kept belongs to a file of tests, so that a new test does not make the others run again.
"""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from types import FrameType
from typing import Any

import coverage
import pytest

from tools.mutate.faults import Fault

LONGEST = 4.0  # seconds of the processor: longer tests are left out, there is no time for them at every fault
TOO_LONG = f"it takes longer than {LONGEST:.0f} seconds"
SOON = 0.02  # seconds after which a test is ended that could not be at once
COVERAGE = str(Path(coverage.__file__).parent)
AGAIN = 5.0  # seconds after which a test that has swallowed its end is ended once more
IMPORTED = ""  # the context of what runs while no test does: modules as they are imported


@dataclass
class Reach:
    """Which tests reach a line."""

    lines: dict[str, dict[int, set[str]]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(set)))
    seconds: dict[str, float] = field(default_factory=dict)  # by test, of the processor: others may work here too
    failed: list[str] = field(default_factory=list)  # tests that fail without any fault and are left out
    slow: list[str] = field(default_factory=list)  # tests that take too long and are left out

    def add(self, seen: dict[str, Any]) -> None:
        """Add what was seen of a file of tests."""
        self.seconds |= seen["seconds"]
        self.failed += seen["failed"]
        self.slow += seen["slow"]
        for file, by_line in seen["lines"].items():
            for line, tests in by_line.items():
                self.lines[file][int(line)].update(tests)

    def tests_for(self, fault: Fault, budget: float) -> list[str]:
        """The tests that reach the fault, fastest first, as many as fit into so many seconds.

        What runs while a module is imported is reached by every test that reaches anything of that module.
        """
        by_line = self.lines[fault.file]
        reached = {test for line in fault.lines for test in by_line.get(line, ())}
        if reached == {IMPORTED} or not fault.in_body:
            reached = {test for tests in by_line.values() for test in tests} - {IMPORTED} or set(self.seconds)
        tests = sorted((reached & self.seconds.keys()) - set(self.failed), key=lambda test: (self.seconds[test], test))
        until = accumulate(self.seconds[test] for test in tests)
        return [
            test for number, (test, total) in enumerate(zip(tests, until, strict=True)) if total < budget or not number
        ]

    def runs_at_import(self, fault: Fault) -> bool:
        """Whether the fault runs also, or only, before any test does."""
        by_line = self.lines[fault.file]
        return not fault.in_body or any(IMPORTED in by_line.get(line, ()) for line in fault.lines)


class Recorder:
    """The plugin that follows pytest: what runs from one test to the next belongs to that test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.coverage = coverage.Coverage(data_file=None, config_file=False, source=[str(Path.cwd() / "src")])
        self.coverage.set_option("run:concurrency", ["thread", "greenlet"])
        self.coverage.set_option("run:relative_files", True)  # the copy lies elsewhere each time
        self.seconds: dict[str, float] = {}
        self.ends: dict[str, str] = {}
        for number in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(number, end_test)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Give every line from here on to this test."""
        self.coverage.switch_context(item.nodeid)
        begin = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        self.seconds[item.nodeid] = round(time.process_time() - begin, 4)
        self.coverage.switch_context(IMPORTED)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep which tests prove nothing here."""
        if report.failed:
            self.ends[report.nodeid] = "failed"
        elif report.skipped:
            self.ends[report.nodeid] = "slow" if TOO_LONG in str(report.longrepr) else "skipped"

    def pytest_sessionfinish(self) -> None:
        """Write down what was seen, for each file of tests."""
        self.coverage.stop()
        data = self.coverage.get_data()
        lines: dict[str, dict[str, dict[int, list[str]]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
        files = {test.split("::")[0] for test in self.seconds}
        for source in data.measured_files():
            for line, tests in data.contexts_by_lineno(source).items():
                for test in tests:
                    for file in [test.split("::")[0]] if test != IMPORTED else files:
                        lines[file][Path(source).as_posix()][line].append(test)
        for file in files:
            own = [test for test in self.seconds if test.split("::")[0] == file]
            seen = {end: [test for test in own if self.ends.get(test) == end] for end in ("failed", "slow")}
            passed = {test: self.seconds[test] for test in own if test not in self.ends}
            text = json.dumps({**seen, "seconds": passed, "lines": lines[file]})
            (self.folder / record_name(file)).write_text(text, encoding="utf-8")


def end_test(_: int, frame: FrameType | None) -> None:
    """End a test that takes too long. An event loop may give that to a task of the test, which then waits for ever; and
    coverage, left at a wrong moment, would keep its lock for ever."""
    if frame is not None and frame.f_code.co_filename.startswith(COVERAGE):
        signal.setitimer(signal.ITIMER_REAL, SOON)
        return
    signal.setitimer(signal.ITIMER_REAL, AGAIN)
    pytest.skip(TOO_LONG)  # Hypothesis would shrink what fails


def record(copy: Path, paths: list[str], folder: Path) -> Reach:
    """Run the tests below these paths of a copy, but for those that ran with just these sources before."""
    where = folder / digest_of(copy, sources_of(copy))
    where.mkdir(parents=True, exist_ok=True)
    files = [file for path in paths for file in test_files(copy, path)]
    missing = [file for file in files if not name_in(copy, file, where).exists()]
    if missing:
        command = [sys.executable, "-m", "tools.mutate.reach", str(where), *missing]
        with (where / "output").open("wb") as output:
            subprocess.run(command, cwd=copy, env=environment(copy), stdout=output, stderr=output, check=False)
        for file in missing:
            written = where / record_name(file)
            if written.exists():
                written.rename(name_in(copy, file, where))
    reach = Reach()
    for path in [name_in(copy, file, where) for file in files]:
        if path.exists():  # a file without a test leaves nothing
            reach.add(json.loads(path.read_text(encoding="utf-8")))
    if not reach.seconds:
        raise SystemExit(f"No test could be run without a fault:\n{(where / 'output').read_text()[-3000:]}")
    return reach


def test_files(root: Path, path: str) -> list[str]:
    """The files below a path that may hold tests: of tests, or of sources with examples in docstrings."""
    if (root / path).is_file():
        return [path]
    pattern = "test_*.py" if path.startswith("tests") else "*.py"
    found = sorted((root / path).rglob(pattern))
    is_source = not path.startswith("tests")
    return [each.relative_to(root).as_posix() for each in found if not is_source or b"\n    >>> " in each.read_bytes()]


def sources_of(root: Path) -> list[Path]:
    """What all tests depend on: the sources, and what tests share."""
    shared = [path for path in root.glob("tests/*/**/*") if not path.name.startswith("test_")]
    shared += [path for path in root.glob("tests/*.py") if not path.name.startswith("test_")]
    return sorted(path for path in [*root.glob("src/**/*"), *shared, root / "conftest.py"] if path.is_file())


def digest_of(root: Path, paths: list[Path]) -> str:
    """A name for the content of files."""
    key = hashlib.sha256()
    for path in paths:
        if path.suffix != ".pyc" and path.exists():
            key.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return key.hexdigest()[:16]


def record_name(file: str) -> str:
    """Under which name a recording writes down what it saw of a file of tests."""
    return f"{file.replace('/', '.')}.json"


def name_in(root: Path, file: str, where: Path) -> Path:
    """Under which name that is kept: it belongs to the content of the file."""
    return where / f"{file.replace('/', '.')}.{digest_of(root, [root / file])}.json"


def environment(copy: Path) -> dict[str, str]:
    """The variables with which the sources of a copy are imported, those of the plain engine."""
    return {**os.environ, "PYTHONPATH": str(copy / "src"), "IMPERIAL_MINERS_PURE": "1", "PYTHONHASHSEED": "0"}


if __name__ == "__main__":
    sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", *sys.argv[2:]], plugins=[Recorder(Path(sys.argv[1]))]))

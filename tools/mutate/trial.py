"""Tries faults: one is found if a test that reaches it fails, or does not end."""

import os
import shutil
import time
from dataclasses import dataclass
from pathlib import Path

from tools.mutate.faults import Fault
from tools.mutate.reach import Reach, environment
from tools.mutate.session import ENDLESS, PASSED, Job, Result, Session

NOT_COPIED = [".git", ".venv*", ".build", ".tools", ".*_cache", ".hypothesis", "dist"]
LEAST_SECONDS, SLOWER = 5.0, 3.0  # what a fault's tests may take: so much, and so many times what was recorded
KILLED, LIVES, UNREACHED = "killed", "lives", "no test reaches it"


@dataclass(frozen=True)
class Verdict:
    """What became of a fault."""

    fault: Fault
    end: str
    test: str  # the one that found it
    seconds: float


class Bench:
    """A copy of the checkout with a session that has collected the tests of one area."""

    def __init__(self, root: Path, copy: Path) -> None:
        self.copy = copy
        self.session: Session | None = None
        shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*NOT_COPIED), symlinks=True)
        self.variables = environment(copy)

    def open(self, paths: list[str]) -> None:
        """Collect the tests of an area."""
        self.close()
        self.session = Session(self.copy, paths, self.variables)
        if not self.session.is_ready:
            raise SystemExit(f"The tests {' '.join(paths)} could not be collected without a fault.")

    def close(self) -> None:
        """End the session."""
        if self.session is not None:
            self.session.close()
            self.session = None

    def judge(self, fault: Fault, reach: Reach, budget: float, at_least: float = LEAST_SECONDS) -> Verdict:
        """Try a fault with the tests that reach it."""
        begin = time.perf_counter()
        tests = reach.tests_for(fault, budget)
        if not tests:
            return Verdict(fault, UNREACHED, "", 0.0)
        limit = at_least + SLOWER * sum(reach.seconds[test] for test in tests)
        result = Result(PASSED)
        if fault.in_body and self.session is not None:
            result = self.session.run(Job(tests, limit, fault.file, fault.plant()))
        if result.end == PASSED and reach.runs_at_import(fault):
            result = self.try_afresh(fault, Job(tests, limit))
        seconds = time.perf_counter() - begin
        if result.end == PASSED:
            return Verdict(fault, LIVES, "", seconds)
        return Verdict(fault, KILLED, "by its time limit" if result.end == ENDLESS else result.test, seconds)

    def try_afresh(self, fault: Fault, job: Job) -> Result:
        """Plant the fault in the file of the copy, let a new session import it, and take it out again."""
        path = self.copy / fault.file
        original, times = path.read_bytes(), path.stat()
        path.write_text(fault.plant(), encoding="utf-8")
        try:
            session = Session(self.copy, sorted({test.split("::")[0] for test in job.tests}), self.variables)
            result = session.run(job) if session.is_ready else Result("failed", "the import")
            session.close()
        finally:
            path.write_bytes(original)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        return result

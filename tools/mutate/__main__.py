"""The command behind `python3 go.py mutate`: takes a sample of faults, tries each one, and reports what lives."""

import argparse
import os
import queue
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.mutate.faults import Fault, find_faults, take_sample
from tools.mutate.reach import Reach, record
from tools.mutate.survivors import LISTED, find_stale, read_survivors
from tools.mutate.trial import KILLED, LIVES, UNREACHED, Bench, Verdict

ROOT = Path(__file__).resolve().parents[2]
SOURCES = "src/imperial_miners"
AREAS = ["engine", "packs", "web/tables,web/log", "web/scene"]
# The tests of a package are its folder of tests and its docstrings; the engine's are also what stands closest to it.
NEAR_ENGINE = ["tests/base", "tests/envs/test_encoding.py", "tests/envs/test_vector.py", "tests/bots/test_solver.py"]
NEAR_ENGINE += ["tests/envs/test_docs.py", "tests/packs/test_making.py"]  # the engine's own words in docs/
MORE_TESTS = {"engine": NEAR_ENGINE}
EQUIVALENT = "equivalent"


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="go.py mutate", description="Plant faults and see which of them the tests find."
    )
    paths = "folders or files in src/imperial_miners, several as one with commas; FILE:LINE takes every fault of a line"
    parser.add_argument("areas", nargs="*", default=AREAS, metavar="PATH", help=paths)
    parser.add_argument("--sample", type=int, default=300, help="how many faults, in equal shares for the paths (300)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--workers", type=int, default=1, help="how many faults are tried at the same time (1)")
    parser.add_argument("--tests", nargs="+", default=[], help="these tests instead of those of the package")
    parser.add_argument(
        "--budget", type=float, default=30, help="seconds of tests for a fault at most, fastest first (30)"
    )
    return parser.parse_args()


def sources_of(area: str) -> list[str]:
    """The source files of an area, and the one line of it if it names one."""
    files = []
    for part in area.split(","):
        path = ROOT / SOURCES / part.partition(":")[0].removeprefix(SOURCES + "/")
        if not path.exists():
            sys.exit(f"There is no {path.relative_to(ROOT)}.")
        files += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [path.relative_to(ROOT).as_posix() for path in files]


def choose_faults(area: str, size: int, seed: int) -> list[Fault]:
    """The sample of an area, or all faults of the line that it names."""
    line = area.partition(":")[2]
    faults = [fault for file in sources_of(area) for fault in find_faults(ROOT, file)]
    if line:
        return [fault for fault in faults if fault.line == int(line)]
    return take_sample(faults, ROOT, size, seed)


def tests_of(area: str) -> list[str]:
    """The tests of the package that an area lies in."""
    package = area.removeprefix(SOURCES + "/").split("/")[0].split(",")[0]
    paths = [f"tests/{package}", f"{SOURCES}/{package}", *MORE_TESTS.get(package, [])]
    return [path for path in paths if (ROOT / path).exists()]


def try_all(faults: list[Fault], reach: Reach, budget: float, benches: list[Bench]) -> Iterator[Verdict]:
    """Try every fault, on several benches at a time, and hand out the verdicts in order."""
    free: queue.Queue[Bench] = queue.Queue()
    for bench in benches:
        free.put(bench)

    def try_one(fault: Fault) -> Verdict:
        bench = free.get()
        try:
            return bench.judge(fault, reach, budget)
        finally:
            free.put(bench)

    with ThreadPoolExecutor(len(benches)) as pool:
        yield from pool.map(try_one, faults)


class Report:
    """Counts what became of the faults and tells it."""

    def __init__(self) -> None:
        self.listed = read_survivors(ROOT)
        self.stale = [
            f"{entry.file} {entry.function}: no such fault: {entry.becomes}" for entry in find_stale(self.listed, ROOT)
        ]
        self.ends: dict[str, Counter[str]] = {}
        self.seconds: dict[str, float] = {}

    def add(self, area: str, verdict: Verdict) -> None:
        """Count a verdict and print it; what lives with its change."""
        fault, end = verdict.fault, verdict.end
        entry = next((entry for entry in self.listed if entry.is_planted(fault, ROOT)), None)
        if entry and end == KILLED:
            self.stale.append(f"{fault.where}: killed by {verdict.test}, so it is not equivalent")
        elif entry:
            end = EQUIVALENT
        self.ends.setdefault(area, Counter())[end] += 1
        said = entry.reason if entry else verdict.test
        print(f"{verdict.seconds:6.1f} s  {fault.where}  {end}  {said}".rstrip(), flush=True)
        if end != KILLED:
            print(*[f"            {line}" for line in fault.diff(ROOT)], sep="\n", flush=True)

    def tell(self) -> None:
        """Print the figures by area and altogether, and what is stale."""
        print("\n| part | faults | killed | live | unreached | equivalent | killed of what can be killed | minutes |")
        print("| --- | --- | --- | --- | --- | --- | --- | --- |")
        self.ends["all"] = sum(self.ends.values(), Counter())
        self.seconds["all"] = sum(self.seconds.values())
        for area, ends in self.ends.items():
            share = f"{100 * ends[KILLED] / max(1, ends.total() - ends[EQUIVALENT]):.0f} %"
            counts = [ends[end] for end in (KILLED, LIVES, UNREACHED, EQUIVALENT)]
            row = [area, ends.total(), *counts, share, f"{self.seconds[area] / 60:.1f}"]
            print("|", " | ".join(map(str, row)), "|")
        for line in self.stale:
            print(f"Stale in {LISTED}: {line}")


def run(options: argparse.Namespace, folder: Path, report: Report) -> None:
    """Try the samples of all areas."""
    benches = [Bench(ROOT, folder / f"copy{number}") for number in range(options.workers)]
    for area in options.areas:
        begin = time.perf_counter()
        faults = choose_faults(area, options.sample // len(options.areas), options.seed)
        tests = options.tests or tests_of(area)
        print(f"\n{area}: {len(faults)} faults; recording which tests reach which line", flush=True)
        reach = record(benches[0].copy, tests, ROOT / ".build" / "mutate")
        print(f"{len(reach.seconds)} tests, {time.perf_counter() - begin:.0f} s", flush=True)
        for why, tests_left_out in (("they take too long", reach.slow), ("they fail without a fault", reach.failed)):
            if tests_left_out:
                print(f"left out, since {why}: {' '.join(tests_left_out)}", flush=True)
        for bench in benches:
            bench.open(tests)
        for verdict in try_all(faults, reach, options.budget, benches):
            report.add(area, verdict)
        report.seconds[area] = time.perf_counter() - begin
    for bench in benches:
        bench.close()


def main() -> int:
    """Do what the command line says."""
    options = read_arguments()
    report = Report()
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        os.environ["TMPDIR"] = folder
        Path(folder).chmod(0o711)  # PostgreSQL runs as another user
        run(options, Path(folder), report)
    report.tell()
    return 1 if report.stale else 0


if __name__ == "__main__":
    sys.exit(main())

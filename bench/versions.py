"""Two checkouts measured in turns, each by its own bench in its own environment: what a change has cost or gained.

    git worktree add ../before COMMIT
    (cd ../before && python3 go.py bench nothing)        # makes its environment and engine, and measures nothing
    python3 go.py bench nothing
    .venv-bench/bin/python -m bench.versions ../before . --laps 7

In every lap each checkout has its turn, so that a busy machine is busy for both. All names that are imported below
stand in the benches of both.
"""

from __future__ import annotations

import argparse
import re
import statistics
import subprocess
from collections import defaultdict
from pathlib import Path

PARTS = {
    "engine": """
from bench.engine import driven, inside
from bench.timing import interleave

ours = [make(seats) for make in (driven, inside) for seats in (1, 2, 5)]
interleave(ours, laps=1, seconds=1)
for each in ours:
    print(f"{each.name}  {each.rate} decisions/s  {each.game_rate} games/s")
""",
    "moves": """
from pathlib import Path
from tempfile import TemporaryDirectory
from bench.web import report_moves

with TemporaryDirectory() as folder:
    report_moves(Path(folder))
""",
}
"""What one turn runs; every line that it prints is a name, two spaces, and numbers."""
NUMBER = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?")
Seen = dict[str, list[list[float]]]
"""By name, the numbers of each lap."""


def read_lines(text: str, seen: Seen) -> None:
    """Add what a turn has printed."""
    for line in text.splitlines():
        name, _, rest = line.strip().partition("  ")
        numbers = [float(number.replace(",", "")) for number in NUMBER.findall(rest.partition("(")[0])]
        if numbers:
            seen.setdefault(name, []).append(numbers)


def medians(laps: list[list[float]]) -> list[float]:
    """Of each number of a line the median over the laps."""
    return [statistics.median(numbers) for numbers in zip(*laps, strict=True)]


def compare(before: Seen, after: Seen) -> list[str]:
    """A row for each name that both have printed: its numbers before and after, and their ratio."""
    rows = ["| what | before | after | after / before |", "| --- | ---: | ---: | ---: |"]
    for name in [name for name in before if name in after]:
        pairs = list(zip(medians(before[name]), medians(after[name]), strict=True))
        cells = [" / ".join(f"{pair[side]:,.6g}" for pair in pairs) for side in (0, 1)]
        ratios = " / ".join(f"{new / old:.3f}" if old else "" for old, new in pairs)
        rows.append(f"| {name} | {cells[0]} | {cells[1]} | {ratios} |")
    return rows


def turn(checkout: Path, code: str) -> str:
    """What a checkout prints in its turn."""
    command = [str(checkout / ".venv-bench" / "bin" / "python"), "-c", code]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Measure in turns and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.versions", description="Measure two checkouts in turns.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--laps", type=int, default=7)
    parser.add_argument("--part", choices=PARTS, action="append", help="what to measure (all)")
    wanted = parser.parse_args()
    for part in wanted.part or PARTS:
        seen: defaultdict[Path, Seen] = defaultdict(dict)
        for lap in range(wanted.laps):
            order = (wanted.before, wanted.after)
            for checkout in order if lap % 2 == 0 else order[::-1]:
                read_lines(turn(checkout.resolve(), PARTS[part]), seen[checkout])
        rows = compare(seen[wanted.before], seen[wanted.after])
        print(f"\n{part}, {wanted.laps} laps\n", *rows, sep="\n", flush=True)


if __name__ == "__main__":
    main()

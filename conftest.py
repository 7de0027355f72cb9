"""Says which engine the tests run on; its docstring examples can be read only in the plain one."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tools import compiled_engine

settings.register_profile("untimed", settings(), deadline=None)  # a busy machine is no fault of an example
settings.load_profile("untimed")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command does
ROOT = Path(__file__).parent
COMPILED = not compiled_engine.wants_pure() and compiled_engine.directory(ROOT).is_dir()
collect_ignore = ["src/imperial_miners/web/migrations"]  # scripts that only Alembic can run
if COMPILED:
    collect_ignore.append("src/imperial_miners/engine")


def pytest_report_header() -> str:
    """Name the engine in the first lines of a run."""
    return f"engine: {'compiled' if COMPILED else 'plain'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes a minute each: at the end one worker would wait for the other."""
    items.sort(key=lambda item: ("test_whole_games" not in item.nodeid, "tests/browser/" not in item.nodeid))

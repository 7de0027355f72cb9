"""Says which engine the tests run on; its docstring examples can be read only in the plain one."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tools import compiled_engine

if TYPE_CHECKING:
    from tests.web.postgres import Postgres

settings.register_profile("untimed", settings(), deadline=None)  # a busy machine is no fault of an example
settings.load_profile("untimed")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command does
ROOT = Path(__file__).parent
os.environ["XDG_DATA_HOME"] = str(ROOT / ".build" / "test-data")  # what a developer has trained or played is left alone
COMPILED = not compiled_engine.wants_pure() and compiled_engine.directory(ROOT).is_dir()
collect_ignore = ["src/imperial_miners/web/store/migrations"]  # scripts that only Alembic can run
if COMPILED:
    collect_ignore.append("src/imperial_miners/engine")


def pytest_report_header() -> str:
    """Name the engine in the first lines of a run."""
    return f"engine: {'compiled' if COMPILED else 'plain'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes a minute each: at the end one worker would wait for the other."""
    longest = ("test_three_devices", "test_whole_games")
    items.sort(key=lambda item: (not any(map(item.nodeid.count, longest)), "tests/browser/" not in item.nodeid))


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """A PostgreSQL server for as long as the tests of this process run."""
    from tests.web.postgres import Postgres  # here, since most runs need none

    server = Postgres()
    server.start()
    yield server
    server.remove()

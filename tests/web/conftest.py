"""Servers for the tests: in this process, on SQLite and on a real PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from imperial_miners.web.app import make_app
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.bots import RandomThinker
from tests.web.reading import Reader
from tests.web.tables import Person, Place, running, settings_for


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings on an empty database of each kind."""
    if request.param == "sqlite":
        return settings_for("", tmp_path)
    return settings_for(request.getfixturevalue("postgres").new_database(), tmp_path)


@pytest.fixture
def sqlite_settings(tmp_path: Path) -> Settings:
    return settings_for("", tmp_path)


@pytest.fixture
async def place(settings: Settings, anyio_backend: str) -> AsyncIterator[Place]:
    """A server on each kind of database."""
    async with running(settings) as place:
        yield place


@pytest.fixture
async def small_place(sqlite_settings: Settings, anyio_backend: str) -> AsyncIterator[Place]:
    """A server on SQLite, where the database does not matter."""
    async with running(sqlite_settings) as place:
        yield place


@pytest.fixture
def ann(small_place: Place) -> Person:
    return small_place.person()


@pytest.fixture
async def reader(sqlite_settings: Settings, anyio_backend: str) -> AsyncIterator[Reader]:
    app = make_app(sqlite_settings, RandomThinker())
    async with app.router.lifespan_context(app):
        yield Reader(Place(app))

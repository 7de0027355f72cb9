"""Disks that are really full and folders that can really not be written, where one can be mounted: as elsewhere, who
writes is told clearly, nothing is lost or doubled, and it is over without help."""

import asyncio
import contextlib
import errno
import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest

from imperial_miners.web import serving
from tests.web.postgres import Postgres
from tests.web.tables import PERSON, running, settings_for
from tests.web.test_machines import goes_on, play_until_refused


@contextlib.contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A disk of its own, a few megabytes large, at a folder.

    Only root may mount one, and not in every container: elsewhere `test_machines` still has what a full disk says.
    """
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("nothing can be mounted here: there is no mount")
    if mounted.returncode:
        pytest.skip(f"nothing can be mounted here: {mounted.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextlib.asynccontextmanager
async def filled(folder: Path) -> AsyncIterator[None]:
    """While a disk is full to the last byte."""
    ballast = folder / "ballast"
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        write_on_and_on(ballast)
    yield
    ballast.unlink()


def write_on_and_on(file: Path) -> None:
    """Write until nothing more can be written."""
    with file.open("wb", buffering=0) as opened:
        while True:
            opened.write(b"x" * 4096)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_disk_that_is_really_full(kind: str, tmp_path: Path, request: pytest.FixtureRequest):
    with small_disk(tmp_path / "disk", "40m") as disk:
        settings = settings_for("", disk)
        if kind == "postgresql":
            settings = settings_for(database_on(disk, request.getfixturevalue("postgres")), tmp_path / "data")
        async with running(settings) as place:
            ann = place.person()
            game = await ann.begin(PERSON, PERSON, pack="small")
            await ann.question(game)
            played = await play_until_refused(ann, game, filled(disk))
            last = await goes_on(ann, game, played)
        async with running(settings) as place:
            assert (await place.person().get(f"/games/{game}"))["seq"] == last
        if kind == "postgresql":
            drop(request.getfixturevalue("postgres"))


def database_on(disk: Path, postgres: Postgres) -> str:
    """An empty database whose tables lie on a disk."""
    for folder in (disk, *disk.parents):
        if folder.owner() == "root" and not folder.stat().st_mode & 0o005 and folder != Path("/"):
            folder.chmod(0o755)
    place = disk / "tables"
    place.mkdir()
    subprocess.run(["chown", "--reference", str(postgres.folder), str(place)], check=True)
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE TABLESPACE small LOCATION '{place}'")
        connection.execute("CREATE DATABASE small TABLESPACE small")
    return postgres.url("small")


def drop(postgres: Postgres) -> None:
    """Take it away again, before its disk goes."""
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute("DROP DATABASE small WITH (FORCE)")
        connection.execute("DROP TABLESPACE small")


@pytest.mark.anyio
async def test_a_folder_that_can_really_not_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with small_disk(tmp_path / "disk", "40m") as disk:
        settings = settings_for("", disk)
        async with running(settings) as place:
            ann = place.person()
            game = await ann.begin(PERSON, pack="small")
            seq = (await ann.choose(game))["seq"]
        remount(disk, "ro")
        assert await asyncio.to_thread(serving.serve, port=0, data_dir=disk, open_browser=False) == 1
        assert "doctor" in capsys.readouterr().err
        remount(disk, "rw")
        async with running(settings) as place:
            assert (await place.person().get(f"/games/{game}"))["seq"] == seq


def remount(disk: Path, how: str) -> None:
    """Let a disk be read only, or written again."""
    subprocess.run(["mount", "-o", f"remount,{how}", str(disk)], check=True)

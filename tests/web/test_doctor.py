"""The doctor finds what is wrong with what a server stands on, and nothing where all is well."""

import asyncio
from pathlib import Path

import httpx
import pytest

from imperial_miners.web import doctor
from imperial_miners.web.doctor import examine
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.alerts import make_key
from tests.web.processes import server
from tests.web.tables import running


def wrong(findings: list[doctor.Finding]) -> list[str]:
    return [finding.text for finding in findings if not finding.is_well]


@pytest.fixture(autouse=True)
def many_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "see_files", lambda: doctor.Finding(True, "files"))


@pytest.mark.anyio
async def test_all_is_well(settings: Settings):
    settings.data_dir.chmod(0o700)
    async with running(settings):
        # In a thread: the server goes on meanwhile, and lets go of what it holds.
        found = await asyncio.to_thread(examine, settings, behind=["127.0.0.1"])
    assert wrong(found) == []
    assert any("answers and can be written" in finding.text for finding in found)
    assert "alerts have no key" in " ".join(finding.text for finding in found)
    assert await make_key(settings)
    assert "alerts have a key" in [finding.text for finding in examine(settings)]


def test_a_folder_that_is_not_there_or_open_to_others(tmp_path: Path):
    assert "cannot be written" in wrong(examine(Settings(data_dir=tmp_path / "none")))[0]
    tmp_path.chmod(0o755)
    assert "chmod 700" in wrong(examine(Settings(data_dir=tmp_path)))[0]


def test_a_database_that_is_away_or_damaged(tmp_path: Path):
    tmp_path.chmod(0o700)
    away = Settings(database="postgresql://nobody@/games?host=/nowhere", data_dir=tmp_path)
    assert wrong(examine(away))[0].startswith("the database: ")
    (tmp_path / "tables.sqlite3").write_bytes(b"no database " * 1000)
    assert "not a database" in wrong(examine(Settings(data_dir=tmp_path)))[0]


@pytest.mark.parametrize(("behind", "text"), [("nginx", "no address"), ("0.0.0.0/0", "so large")])
def test_a_proxy_that_cannot_be_believed(tmp_path: Path, behind: str, text: str):
    tmp_path.chmod(0o700)
    assert text in wrong(examine(Settings(data_dir=tmp_path), behind=[behind]))[0]


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    tmp_path.chmod(0o700)
    monkeypatch.setattr(doctor, "LEAST_ROOM", 10**18)
    assert "make room" in wrong(examine(Settings(data_dir=tmp_path)))[0]


@pytest.mark.parametrize(
    ("client", "own", "behind", "text"),
    [
        ("203.0.113.7", "203.0.113.7", ["127.0.0.1"], ""),
        ("198.51.100.9", "10.0.0.5", ["127.0.0.1"], ""),  # through a router that has another name for us
        ("127.0.0.1", "127.0.0.1", [], ""),
        ("192.0.2.1", "203.0.113.7", ["127.0.0.1"], "strangers can choose"),
        ("127.0.0.1", "203.0.113.7", [], "--behind 127.0.0.1"),
        ("10.0.0.2", "203.0.113.7", ["10.0.0.2"], "counts as one client"),
        ("192.0.2.1", "127.0.0.1", ["127.0.0.1"], ""),  # we are where the proxy is
    ],
)
def test_a_proxy_that_does_not_say_who_is_asking(client: str, own: str, behind: list[str], text: str):
    found = doctor.see_client(client, own, behind)
    assert found.is_well == (not text)
    assert text in found.text


@pytest.mark.timeout(120)
def test_a_server_that_runs_and_one_that_does_not(tmp_path: Path):
    tmp_path.chmod(0o700)
    with server("", tmp_path) as process:
        found = examine(Settings(data_dir=tmp_path), process.address)
        assert wrong(found) == []
        assert any("healthz answers 200" in finding.text for finding in found)
        assert any("it knows who is asking: 127.0.0.1" in finding.text for finding in found)
    assert "does not answer" in wrong(examine(Settings(data_dir=tmp_path), process.address))[0]


@pytest.mark.parametrize("body", [b"<html>Welcome</html>", b'{"status": "ok"}', b"[]"])
def test_an_address_where_something_else_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: bytes):
    tmp_path.chmod(0o700)
    monkeypatch.setattr(httpx, "get", lambda *_, **__: httpx.Response(200, content=body))
    assert "something else" in wrong(examine(Settings(data_dir=tmp_path), "http://localhost:1"))[0]

import pytest

from tests.terminal.driving import Command


@pytest.fixture
def command(tmp_path, monkeypatch, capsys) -> Command:
    return Command(tmp_path, monkeypatch, capsys)

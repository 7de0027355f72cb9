"""A copy of the small pack that a test may spoil."""

import shutil
from pathlib import Path

import pytest

from imperial_miners.packs import check_pack

SMALL = Path(__file__).parent.parent / "pack_small"


class Draft:
    """A pack folder, and short verbs to change and check it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def change(self, file: str, old: str, new: str) -> None:
        """Replace a text that stands exactly once in a file."""
        path = self.folder / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        path.write_text(text.replace(old, new), "utf-8")

    def add(self, file: str, text: str) -> None:
        """Append to a file."""
        path = self.folder / file
        path.write_text(path.read_text("utf-8") + "\n" + text, "utf-8")

    def problems(self) -> list[str]:
        """What the checker says."""
        return [str(problem) for problem in check_pack(self.folder)]

    def problem(self) -> str:
        """The one thing that the checker says."""
        problems = self.problems()
        assert len(problems) == 1, problems
        return problems[0]


@pytest.fixture
def draft(tmp_path: Path) -> Draft:
    shutil.copytree(SMALL, tmp_path / "draft")
    return Draft(tmp_path / "draft")

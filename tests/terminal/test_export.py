"""`export`: a finished game becomes one page in any language; what is no finished game is refused in one line."""

import pytest

from imperial_miners.review import Replay
from imperial_miners.text.rulebook import LANGUAGES
from tests.review.games import random_record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_becomes_one_page(command, tmp_path, language):
    file, page = tmp_path / "game.json", tmp_path / "game.html"
    file.write_text(random_record(1).to_json())
    ran = command("export", file, "--html", page, "--lang", language, "--no-review")
    assert (ran.code, ran.err) == (0, "")
    text = page.read_text(encoding="utf-8")
    assert f'lang="{language}"' in text
    assert len(text.encode()) < 1_000_000


def test_what_is_no_finished_game_is_refused(command, tmp_path):
    file, page = tmp_path / "game.json", tmp_path / "game.html"
    record = random_record(1)
    for text in ("nothing", record.to_json().replace(record.digest, "0" * 64), half(record)):
        file.write_text(text)
        ran = command("export", file, "--html", page)
        assert ran.code == 1
        assert len(ran.err.splitlines()) == 1
        assert not page.exists()
    file.write_text(record.to_json())
    assert command("export", file, "--html", page, "--seat", "3").code == 1
    assert command("export", tmp_path / "nowhere.json", "--html", page).code == 1


def half(record) -> str:
    """The record of the same game when it was still running."""
    replay = Replay(record)
    return replay.game(len(replay) // 2).record().to_json()

"""Places of messages: as the parser finds them, kept for the next start, and found again where they cannot be kept."""

from pathlib import Path

import pytest

from imperial_miners.data_folder import data_folder
from imperial_miners.text import parsing
from imperial_miners.text.parsing import FOLDER, kept_places, parsed_places

SOURCE = """### A file

-term = mine
    .gender = n
# about this one
first = One { -term(case: "x") }
    and { second }
second = { $count ->
    [one] a
   *[other] { first }
}
"""


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_a_message_is_found_with_all_that_it_refers_to():
    found = parsed_places(SOURCE)
    assert {id: references for id, (_, _, references) in found.items()} == {
        "-term": [],
        "first": ["-term", "second"],
        "second": ["first"],
    }
    start, end, _ = found["first"]
    assert SOURCE[start:end].splitlines() == ['first = One { -term(case: "x") }', "    and { second }"]


def test_a_file_is_parsed_only_once(monkeypatch: pytest.MonkeyPatch):
    first = kept_places(SOURCE)
    monkeypatch.setattr(parsing, "parsed_places", lambda _: pytest.fail("parsed again"))
    assert kept_places(SOURCE) == first


@pytest.mark.parametrize("content", ["", "[1]", '{"first": 3}', '{"first": [1]}'])
def test_what_is_kept_badly_is_found_again(content: str):
    first = kept_places(SOURCE)
    (file,) = (data_folder() / "cache" / FOLDER).iterdir()
    file.write_text(content)
    assert kept_places(SOURCE) == first == kept_places(SOURCE)


def test_where_nothing_can_be_kept_messages_are_found_all_the_same(tmp_path: Path):
    (tmp_path / "imperial-miners").write_text("a file where a folder should be")
    assert kept_places(SOURCE) == parsed_places(SOURCE)

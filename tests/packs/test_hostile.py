"""Packs from anywhere: no file, however made, leads to anything but problems that are told."""

import json
import os
import shutil
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from imperial_miners.packs import PackError, check_pack, check_report, load_names, load_pack
from imperial_miners.packs.content import MOST_DESIGNS
from imperial_miners.packs.files import MOST_BYTES, MOST_FILES
from tests.packs.conftest import SMALL, Draft

FILES = sorted(path.relative_to(SMALL).as_posix() for path in SMALL.rglob("*.toml"))


def swap(draft: Draft, content: bytes) -> str:
    """What the checker first says when this is the Events file."""
    (draft.folder / "events.toml").write_bytes(content)
    start = time.perf_counter()
    problem = next(found for found in draft.problems() if found.startswith("events.toml"))
    assert time.perf_counter() - start < 5
    return problem


def test_a_huge_file_is_not_even_read(draft: Draft):
    with (draft.folder / "events.toml").open("wb") as file:
        file.truncate(50 * MOST_BYTES)
    assert f"events.toml: the file is too large: at most {MOST_BYTES} bytes" in draft.problems()


def test_not_utf_8(draft: Draft):
    assert swap(draft, b'[payday]\nkind = "\xff"\n') == "events.toml:2: the file is not UTF-8 text: save it as such"


def test_a_null_byte(draft: Draft):
    assert "this is not TOML" in swap(draft, b"\0")


def test_deeply_nested_values(draft: Draft):
    assert "too deeply nested" in swap(draft, b"a = " + b"[\n" * 50_000)


def test_deeply_nested_keys(draft: Draft):
    assert "line too long" in swap(draft, b"a" + b".a" * 400_000 + b" = 1")
    assert "line too long" in swap(draft, (b"a" + b".a" * 900 + b" = 1\n") * 500)


def test_huge_numbers(draft: Draft):
    assert "not TOML" in swap(draft, b"a = " + b"9" * 1_900 + b"\nb = " + b"[\n" * 2_000)
    draft.change("cards/level1.toml", "copies = 2", "copies = " + "9" * 1_500)
    assert "found a huge number" in draft.problems()[0]


def test_values_of_every_other_type(draft: Draft):
    draft.change("cards/level1.toml", "copies = 2", "copies = 1979-05-27")
    assert "copies: expected a number from 1 to 20, found 1979-05-27" in draft.problem()
    draft.change("cards/level1.toml", "copies = 1979-05-27", "copies = nan")
    assert "found nan" in draft.problem()


def test_too_many_files(draft: Draft):
    for number in range(MOST_FILES):
        (draft.folder / "cards" / f"more{number}.toml").write_text("", "utf-8")
    assert f"cards: too many files: at most {MOST_FILES}" in draft.problems()


def test_far_too_many_cards_are_not_read_to_the_end(draft: Draft):
    text = "".join(f"[more_{number}]\nlevel = 0\n" for number in range(3 * MOST_DESIGNS))
    (draft.folder / "cards" / "more.toml").write_text(text, "utf-8")
    problems = draft.problems()
    assert any(f"at most {MOST_DESIGNS} designs: from here on nothing is read" in problem for problem in problems)
    assert len(problems) < 4 * MOST_DESIGNS


def test_a_link_out_of_the_folder(draft: Draft, tmp_path: Path):
    secret = tmp_path / "secret.toml"
    secret.write_text('password = "hunter2"', "utf-8")
    (draft.folder / "cards" / "extra.toml").symlink_to(secret)
    assert draft.problem() == "cards/extra.toml: the file leads out of the pack's folder"


def test_a_linked_folder(draft: Draft, tmp_path: Path):
    shutil.move(draft.folder / "cards", tmp_path / "elsewhere")
    (draft.folder / "cards").symlink_to(tmp_path / "elsewhere")
    assert draft.problem() == "cards: the folder leads out of the pack's folder"


def test_without_its_folder_nothing_is_said_of_cards(draft: Draft):
    shutil.rmtree(draft.folder / "cards")
    (draft.folder / "boards.toml").unlink()
    assert draft.problems() == ["boards.toml: the file is missing", "cards: the folder is missing or cannot be read"]


def test_cards_in_a_folder_further_down_are_not_passed_over_in_silence(draft: Draft):
    (draft.folder / "cards" / "deep").mkdir()
    (draft.folder / "cards" / "level4.toml").rename(draft.folder / "cards" / "deep" / "level4.toml")
    (draft.folder / "cards" / ".git").mkdir()
    assert draft.problem() == "cards/deep: the folder is not read: move its files to cards"


def test_a_file_in_capitals_is_read(draft: Draft):
    (draft.folder / "cards" / "level4.toml").rename(draft.folder / "cards" / "LEVEL4.TOML")
    assert draft.problems() == []


def test_a_link_inside_the_folder_is_fine(draft: Draft):
    (draft.folder / "cards" / "level4.toml").rename(draft.folder / "deepest.toml")
    (draft.folder / "cards" / "level4.toml").symlink_to(draft.folder / "deepest.toml")
    assert draft.problems() == []


def test_a_loop_of_links(draft: Draft):
    (draft.folder / "cards" / "loop.toml").symlink_to(draft.folder / "cards" / "loop.toml")
    assert draft.problem().startswith("cards/loop.toml: the file ")


def test_what_is_no_regular_file(draft: Draft):
    os.mkfifo(draft.folder / "cards" / "pipe.toml")  # opening it would wait for ever
    (draft.folder / "cards" / "folder.toml").mkdir()
    assert draft.problems() == [
        "cards/folder.toml: the file is not a regular file",
        "cards/pipe.toml: the file is not a regular file",
    ]


@pytest.mark.parametrize("language", ["../../secret", "..", "en/../en", "EN", "e", "en\n", ""])
def test_languages_are_no_paths(draft: Draft, language: str):
    (draft.folder.parent / "secret.toml").write_text('[cards.quicksand]\nname = "Stolen"', "utf-8")
    assert load_names(draft.folder, language).name("quicksand") == "Quicksand"
    draft.change("pack.toml", '["en"]', f'["en", "{language}"]'.replace("\n", "\\n"))
    assert "is no language" in draft.problem()


@pytest.mark.parametrize(
    "name",
    ["..", "../base", "base/../base", "\0", "/dev/null", "", "x" * 300, "x" * 5000],
    ids=lambda name: repr(name[:20]),
)
def test_names_of_packs_are_no_tricks(name: str):
    with pytest.raises(PackError):
        load_pack(name)


def test_hidden_characters_are_not_shown(draft: Draft):
    draft.change("cards/level1.toml", "copies = 2", '"\\u001b[31mred" = 2')
    assert "unknown key '?[31mred'" in draft.problem()


@pytest.mark.parametrize("letter", ["\0", "\x1b", "\u202e", "\n"])
def test_no_letter_of_a_pack_reaches_the_terminal_unseen(draft: Draft, letter: str):
    written = json.dumps(letter)[1:-1]
    draft.change("cards/level1.toml", '"draw 2 cards"', f'"draw {written} cards"')
    draft.change("cards/level1.toml", "[signpost]", f'["z{written}z"]')
    draft.add("cards/level1.toml", '["\u202eraw"] # \u202e\tlevel')
    if letter != "\0":
        (draft.folder / "cards" / f"a{letter}b.toml").write_text("x = 1\n", "utf-8")
    report, _ = check_report(draft.folder)
    assert not {letter, "\u202e"} & set(report.replace("\n", ""))
    assert "z?z: the id 'z?z' is no lower snake case" in report
    assert '\n    ["?raw"] # ? level\n     ^\n' in report
    assert letter == "\0" or "cards/a?b.toml:1:5: expected a table [x]" in report


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shutil.copytree(SMALL, tmp_path_factory.mktemp("hostile") / "victim")


@given(
    st.sampled_from(FILES),
    st.floats(0, 1),
    st.integers(0, 30),
    st.binary(max_size=12)
    | st.sampled_from([b"[", b"]", b'"', b"\n", b" = ", b"[[a]]\n", b"99", b"true", b"gain ", b"{"]),
)
@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_spoiled_bytes_give_problems_and_nothing_else(victim: Path, name: str, place: float, cut: int, new: bytes):
    content = (SMALL / name).read_bytes()
    at = int(place * len(content))
    (victim / name).write_bytes(content[:at] + new + content[at + cut :])
    try:
        problems = check_pack(victim)
        try:
            load_pack(victim)
            load_names(victim, "en")
            is_loaded = True
        except PackError:
            is_loaded = False
        assert is_loaded or problems
    finally:
        (victim / name).write_bytes(content)

"""`cards` and `pack`: lists in five languages, drawings, print pages, and a pack from its beginning."""

import re
import sys
from shlex import split
from unicodedata import normalize
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from imperial_miners.art import box_for
from imperial_miners.text.rulebook import LANGUAGES
from imperial_miners.text.speaker import speaker_for
from tests.terminal.driving import PACK


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed_in_every_language(command, language):
    ran = command("cards", "--lang", language)
    speaker = speaker_for(PACK, language)
    assert (ran.code, ran.err) == (0, "")
    for design, card in enumerate(PACK.cards):
        name = speaker.card_name(design).replace("\u00ad", "")
        assert any(line.startswith(name) and f"[{card.id}, " in line for line in ran.lines)
        for text in speaker.card_effects(design):
            assert any(line.endswith(text) for line in ran.lines)
    assert ran.lines[-1].startswith(f"{len(PACK.cards)} ")


def ids(out: str) -> set[str]:
    return set(re.findall(r"\[(\w+), ", out))


@pytest.mark.parametrize(
    ("words", "language", "fits"),
    [
        ("quicksand", "en", lambda card: card.id == "quicksand"),
        ("romans 3", "en", lambda card: "romans" in card.factions and card.level == 3),
        ("Römer Ebene III", "de", lambda card: "romans" in card.factions and card.level == 3),
    ],
)
def test_a_filter_narrows_the_list(command, words, language, fits):
    ran = command("cards", words, "--lang", language)
    assert ids(ran.out) == {card.id for card in PACK.cards if fits(card)}


def test_a_filter_that_fits_nothing_says_what_to_try(command):
    ran = command("cards", "zzz", "--lang", "de")
    assert ran.code == 1
    assert (
        ran.err == "Keine Karte passt zu „zzz“. Versuche es mit einem Teil eines Namens, einem Volk oder einer Ebene.\n"
    )


def test_drawings_are_whole_documents_in_the_language(command, tmp_path):
    ran = command("cards", "romans 3", "--lang", "uk", "--svg", tmp_path / "new" / "drawings")
    files = sorted((tmp_path / "new" / "drawings").glob("*.svg"))
    wanted = {card.id for card in PACK.cards if "romans" in card.factions and card.level == 3}
    assert ran.code == 0
    assert {file.stem for file in files} == wanted
    assert all(ElementTree.fromstring(file.read_text("utf-8")).tag.endswith("svg") for file in files)


@pytest.mark.parametrize("typed", ["égyptiens 3", "egyptiens 3", normalize("NFD", "égyptiens 3")])
def test_cards_are_found_whatever_marks_a_keyboard_has(command, typed):
    assert (
        command("cards", typed, "--lang", "fr").lines[-1] == command("cards", "egyptians 3", "--lang", "fr").lines[-1]
    )


def test_the_whole_box_is_drawn(command, tmp_path):
    ran = command("cards", "--lang", "de", "--svg", tmp_path)
    ids = [each.id for part in (PACK.cards, PACK.events, PACK.boards) for each in part]
    assert {file.stem for file in tmp_path.glob("*.svg")} == {*ids, *(f"surface_{seat}" for seat in range(1, 6))}
    assert ran.lines == [f"{len(ids) + 5} Zeichnungen liegen in {tmp_path}"]


def test_pages_are_printed_with_as_many_cards_as_the_box_has(command, tmp_path):
    file = tmp_path / "cards.pdf"
    ran = command("cards", "level 4", "--pdf", file)
    pages = [page.extract_text() for page in PdfReader(file).pages]
    top = next(design for design, card in enumerate(PACK.cards) if card.level == 4)
    name = speaker_for(PACK, "en").card_name(top)
    assert ran.lines == [f"2 pages are in {file}"]
    assert [page.count(name) for page in pages] == [9, PACK.cards[top].copies - 9]


def test_without_its_packages_printing_says_what_is_missing(command, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pypdf", None)
    ran = command("cards", "ebene iv", "--lang", "de", "--pdf", tmp_path / "cards.pdf")
    assert ran.code == 1
    assert (
        ran.err == "Dafür fehlt das Programmpaket pypdf: Installiere es mit „pip install 'imperial-miners[print]'“.\n"
    )


def test_a_pack_is_begun_checked_and_shown(command, tmp_path):
    folder = tmp_path / "my_pack"
    assert command("pack", "new", folder, "--schemas", tmp_path / "schemas").code == 0
    assert (tmp_path / "schemas" / "cards.schema.json").is_file()
    checked = command("pack", "check", folder)
    assert (checked.code, checked.lines) == (0, ["my_pack: no problems"])
    shown = command("pack", "show", folder)
    assert shown.code == 0
    assert shown.lines[0].startswith("my_pack")
    played = command("play", "--plain", "--pack", folder, "--seed", "1", lines=["1"] * 400)
    assert played.code == 0


def test_a_game_with_an_own_pack_goes_on_and_is_verified_from_any_folder(command, tmp_path, monkeypatch):
    command("pack", "new", tmp_path / "my pack")
    monkeypatch.chdir(tmp_path)
    saved = tmp_path / "game.json"
    command("play", "--plain", "--pack", "my pack/", "--seed", "1", "--save", saved, lines=["1"] * 5 + ["quit"])
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    played = command("play", "--plain", "--continue", "--save", saved, lines=["1"] * 400)
    assert played.code == 0
    pasted = split(played.lines[-1].partition("imperial-miners ")[2])
    assert command(*pasted).code == 0
    assert command(*pasted[:2]).code == 0, "the pack is kept by its digest, so its folder need not be named"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "another device"))
    refused = command(*pasted[:2])
    assert refused.code == 1
    assert "Name its folder with --pack." in refused.lines


def test_a_broken_pack_fails_with_every_problem(command, tmp_path):
    folder = tmp_path / "my_pack"
    command("pack", "new", folder)
    cards = folder / "cards" / "level1.toml"
    cards.write_text(cards.read_text().replace("gain", "gian").replace("level = 1", "level = 9"))
    ran = command("pack", "check", folder)
    assert ran.code == 1
    assert len([line for line in ran.lines if line.startswith("cards/level1.toml:")]) > 1
    play = command("play", "--plain", "--pack", folder)
    assert (play.code, len(play.err.splitlines())) == (1, 1)


def test_a_card_is_shown_in_all_languages_with_its_picture(command, tmp_path):
    quicksand = [card.id for card in PACK.cards].index("quicksand")
    ran = command("pack", "show", "base", "quicksand", "--svg", tmp_path / "card.svg")
    assert ran.code == 0
    for language in LANGUAGES:
        assert f"{language}:" in ran.lines
        assert any(line.endswith(speaker_for(PACK, language).card_effects(quicksand)[1]) for line in ran.lines)
    assert (tmp_path / "card.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_is_shown_by_its_id(command, tmp_path, language):
    speaker = speaker_for(PACK, language)
    texts = {
        PACK.events[0].id: [speaker.event_name(0), speaker.event_text(0)],
        PACK.boards[0].id: [speaker.board_name(0), speaker.space(0, len(PACK.boards[0].spaces))],
        "surface_5": [speaker.message("surface").capitalize(), *speaker.surface()],
    }
    for id, wanted in texts.items():
        ran = command("pack", "show", "base", id, "--lang", language, "--svg", tmp_path / "it.svg")
        assert (ran.code, ran.err) == (0, "")
        assert all(text.replace("\u00ad", "") in ran.out for text in wanted)
        assert (tmp_path / "it.svg").read_text("utf-8") == box_for(PACK, language).contents[id]()


def test_every_id_of_the_box_is_listed(command):
    lines = command("pack", "show", "base").lines
    assert "# Surface: surface_1 to surface_5" in lines
    for id in box_for(PACK, "en").contents:
        assert id.startswith("surface_") or any(line.startswith(f"{id}: ") for line in lines)


def test_an_unknown_id_of_a_pack_is_told(command):
    ran = command("pack", "show", "base", "nothing", "--lang", "de")
    assert ran.code == 1
    assert ran.err == "Nichts im Paket hat die Kennung nothing: Alle Kennungen zeigt imperial-miners pack show base.\n"


def test_a_drawing_of_no_id_is_refused(command, tmp_path):
    ran = command("pack", "show", "base", "--svg", tmp_path / "x.svg", "--lang", "en")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "--svg needs the id of what is drawn: see all ids with imperial-miners pack show base.\n"


def test_the_commands_told_about_a_pack_can_be_pasted(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert command("pack", "new", "a b").lines[-1] == "Check it with: imperial-miners pack check 'a b'"
    assert command("pack", "new", "--", "-x").lines[-1] == "Check it with: imperial-miners pack check ./-x"
    (tmp_path / "a b" / "events.toml").unlink()
    broken = "events.toml: the file is missing (1 problem). See them all with imperial-miners pack check 'a b'.\n"
    for arguments in (["pack", "show", "a b"], ["cards", "--pack", "a b"], ["cards", "--pack=a b"]):
        assert command(*arguments).err == broken


@pytest.mark.parametrize(
    ("folder", "told"),
    [
        ("full", "full: the folder is not empty: choose another\n"),
        ("full/file/pack", "pack: cannot be written: Not a directory\n"),
        ("base", "base: 'base' is a pack of ours: choose another name\n"),
    ],
)
def test_a_pack_that_cannot_be_begun_is_not_to_be_checked(command, tmp_path, monkeypatch, folder, told):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    assert command("pack", "new", folder).err == told
    assert not (tmp_path / "base").exists()

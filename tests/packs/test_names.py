"""Names and flavour of a pack in a language."""

import pytest

from imperial_miners.packs import PackError, load_names
from imperial_miners.packs.showing import show_pack
from tests.packs.conftest import SMALL, Draft


def test_names_and_flavour():
    names = load_names(SMALL, "en")
    assert names.language == "en"
    assert names.name("quicksand") == "Quicksand"
    assert names.flavour("quicksand") == "It looks like gold from above."
    assert names.flavour("embassy") == ""


def test_a_language_without_a_file_falls_back_to_english():
    assert load_names(SMALL, "uk").language == "en"


def test_another_language(draft: Draft):
    text = '[cards.quicksand]\nname = "Сипучі піски"\n'
    (draft.folder / "names" / "uk.toml").write_text(text, "utf-8")
    names = load_names(draft.folder, "uk")
    assert (names.language, names.name("quicksand"), names.name("night_shift")) == ("uk", "Сипучі піски", "Night shift")


def test_a_broken_file_is_told(draft: Draft):
    draft.change("names/en.toml", 'name = "Quicksand"', 'name = "Quicksand')
    with pytest.raises(PackError, match="not TOML"):
        load_names(draft.folder, "en")


def test_a_pack_without_english_is_shown_all_the_same(draft: Draft):
    draft.change("pack.toml", '["en"]', '["pl"]')
    (draft.folder / "names" / "en.toml").rename(draft.folder / "names" / "pl.toml")
    assert draft.problems() == []
    assert load_names(draft.folder, "en").name("night_shift") == "Night shift"
    assert "quicksand: Quicksand" in show_pack(draft.folder)

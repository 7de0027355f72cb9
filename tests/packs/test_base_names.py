"""The names and flavour of the base set: whole in five languages, short enough for a card, set as each is printed."""

import re
import tomllib
from difflib import SequenceMatcher
from itertools import combinations

import pytest

from imperial_miners.packs import check_pack, load_names, load_pack, pack_folder

LANGUAGES = ("en", "de", "fr", "pt-BR", "uk")
BASE = pack_folder("base")
PACK = load_pack("base", check=False)
IDS = [design.id for design in (*PACK.cards, *PACK.events, *PACK.boards)]
NAMES = {language: load_names(BASE, language) for language in LANGUAGES}
MOST_NAME, MOST_FLAVOUR, MOST_WORD = 22, 70, 10
SOFT = "\u00ad"
OPENING = {"en": "“", "de": "„", "fr": "«\u202f", "pt-BR": "“", "uk": "«"}
CLOSING = {"en": "”", "de": "“", "fr": "\u202f»", "pt-BR": "”", "uk": "»"}
PRINTED = {
    "en": ("Quicksand", "Embassy", "Platinum Drill", "Unrequited Love"),
    "de": ("Treibsand", "Botschaft", "Platinbohrer", "Unerwiderte Liebe"),
    "fr": ("Sables mouvants", "Ambassade", "Foreuse de platine", "Amour à sens unique"),
    "pt-BR": ("Areia Movediça", "Embaixada", "Broca de Platina", "Amor Não Correspondido"),
    "uk": ("Сипучі піски", "Посольство", "Платиновий бур", "Нерозділене кохання"),
}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def printed(language: str) -> dict[str, str]:
    """The names as a reader sees them, by id."""
    return {id: name.replace(SOFT, "") for id, name in NAMES[language].names.items()}


def texts(language: str) -> list[str]:
    return [*printed(language).values(), *NAMES[language].flavours.values()]


def is_alike(one: str, other: str) -> bool:
    """Whether four fifths of the letters agree in order; the quick look spares most pairs the slow one."""
    matcher = SequenceMatcher(None, one.casefold(), other.casefold())
    return matcher.quick_ratio() >= 0.8 and matcher.ratio() >= 0.8


def long_words(text: str) -> set[str]:
    """Those that carry a joke: articles and the like do not count."""
    return set(re.findall(r"\w{4,}", text.casefold()))


def test_the_pack_lists_the_five_languages_and_lacks_no_name():
    assert tomllib.loads((BASE / "pack.toml").read_text("utf-8"))["languages"] == list(LANGUAGES)
    assert [str(problem) for problem in check_pack(BASE) if problem.file.startswith("names/")] == []


@each_language
def test_every_id_has_a_name_and_a_flavour(language: str):
    assert NAMES[language].language == language
    assert [id for id in IDS if not NAMES[language].names.get(id, "").strip()] == []
    assert [id for id in IDS if not NAMES[language].flavours.get(id, "").strip()] == []


@each_language
def test_the_four_printed_cards_keep_their_printed_names(language: str):
    """R12.7"""
    names = printed(language)
    ids = ("quicksand", "embassy", "platinum_drill", "unrequited_love")
    assert tuple(names[id] for id in ids) == PRINTED[language]


@each_language
def test_no_two_names_can_be_mistaken_for_each_other(language: str):
    names = printed(language).values()
    assert [pair for pair in combinations(names, 2) if is_alike(*pair)] == []


@each_language
def test_no_flavour_is_told_twice(language: str):
    for one, other in combinations(NAMES[language].flavours.values(), 2):
        shared = long_words(one) & long_words(other)
        assert len(shared) * 2 <= min(len(long_words(one)), len(long_words(other))), (one, other)


@each_language
def test_names_and_flavours_fit_on_a_card(language: str):
    assert [name for name in printed(language).values() if len(name) > MOST_NAME] == []
    assert [flavour for flavour in NAMES[language].flavours.values() if len(flavour) > MOST_FLAVOUR] == []


@each_language
def test_long_words_of_names_say_where_they_may_break(language: str):
    """And no piece is a stump of two letters, or still too long."""
    for name in NAMES[language].names.values():
        for word in re.split("[ -]", name):
            pieces = word.split(SOFT)
            assert len(pieces) > 1 or len(word) <= MOST_WORD, name
            assert len(pieces) == 1 or all(3 <= len(piece) <= MOST_WORD for piece in pieces), name


@each_language
def test_names_and_flavours_begin_large_and_flavours_end_as_sentences(language: str):
    for text in texts(language):
        first = next(letter for letter in text if letter.isalpha())
        assert first.isupper(), text
    for flavour in NAMES[language].flavours.values():
        assert flavour[-1] in ".!?…", flavour


@each_language
def test_quotes_apostrophes_and_spaces_are_set_as_printed(language: str):
    for text in texts(language):
        assert not re.search("[\"'`´]|\\.\\.\\.|--|  ", text), text
        assert text == text.strip(), text
        assert text.count(OPENING[language]) == text.count(CLOSING[language]), text
        others = set("“”„«»") - set(OPENING[language] + CLOSING[language])
        assert not others & set(text), text


def test_french_sets_a_narrow_space_before_high_signs():
    for text in texts("fr"):
        assert not re.search("(?<!\u202f)[;:!?»]|«(?!\u202f)", text), text


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "fr"])
def test_other_languages_set_no_space_before_signs(language: str):
    for text in texts(language):
        assert not re.search("\\s[;:!?,.]", text), text


def test_ukrainian_is_written_in_ukrainian_letters():
    for text in texts("uk"):
        assert not re.search("[A-Za-zыэъёЫЭЪЁ]", text), text


def test_other_languages_have_no_cyrillic_letter():
    for language in LANGUAGES[:-1]:
        assert not re.search("[\u0400-\u04ff]", "".join(texts(language)))


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_each_language_has_words_of_its_own(one: str, other: str):
    same = [id for id in IDS if NAMES[one].flavour(id) == NAMES[other].flavour(id)]
    assert len(same) < len(IDS) / 10
    alike = [id for id in IDS if printed(one)[id] == printed(other)[id]]
    assert len(alike) < len(IDS) / 10

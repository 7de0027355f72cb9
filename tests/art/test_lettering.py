"""Words fit their boxes in every language, whatever their length."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imperial_miners.art.lettering import LEADING, SANS, SERIF, fit, width, wrap
from tests.art.samples import LONG

LETTERS = st.characters(codec="utf-8", categories=("Lu", "Ll", "Nd", "Po", "Zs"), max_codepoint=0x4FF)
WORDS = st.lists(st.text(LETTERS, min_size=1, max_size=34), min_size=1, max_size=40).map(" ".join)


@given(WORDS, st.sampled_from([(540.0, 60.0), (120.0, 34.0), (58.0, 24.0)]), st.sampled_from([SANS, SERIF]))
def test_nothing_leaves_its_box(text, box, face):
    size, lines = fit(text, *box, 27, 8, face)
    assert 8 <= size <= 27
    assert len(lines) * size * LEADING <= box[1]
    assert all(width(line, face) * size <= box[0] for line in lines)


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
def test_a_long_sentence_keeps_every_word(text):
    size, lines = fit(text, 540, 70, 27, 8)
    assert " ".join(lines) == text
    assert size >= 12


def test_what_fits_nowhere_ends_in_an_ellipsis():
    _, lines = fit("word " * 400, 200, 40, 27, 8)
    assert lines[-1].endswith("…")


def test_soft_hyphens_break_only_where_needed():
    name = "Lapis\u00adlazuli\u00adwächter\u00adpforte"
    assert wrap(name, 30) == ["Lapislazuliwächterpforte"]
    assert wrap(name, 7) == ["Lapislazuli-", "wächter-", "pforte"]
    assert all(width(line) <= 7 for line in wrap(name, 7))


def test_no_break_spaces_hold():
    assert wrap("Avancez de 3\u00a0cases\u00a0; puis", 6) == ["Avancez de", "3\u00a0cases\u00a0;", "puis"]


def test_a_word_without_a_way_out_is_cut():
    lines = wrap("Schachtförderkorbaufhängung", 8, hyphenate=True)
    assert "".join(line.removesuffix("-") for line in lines) == "Schachtförderkorbaufhängung"
    assert all(width(line) <= 8 for line in lines)


def test_a_number_stays_with_what_it_counts():
    assert wrap("Wirf ab, um 4 Münzen zu erhalten.", 8) == ["Wirf ab, um", "4 Münzen zu", "erhalten."]
    assert wrap("1 2 3 4", 1.5) == ["1", "2", "3", "4"]


def test_no_line_has_one_word_alone_while_another_is_full():
    _, lines = fit("Wirf 1 Karte von der Hand ab, um 4 Münzen zu erhalten.", 540, 44, 27, 8)
    assert lines == ("Wirf 1 Karte von der Hand ab,", "um 4 Münzen zu erhalten.")
    assert fit("Glockenturmwächterin da", 200, 60, 20, 8)[1] == ("Glockenturmwächterin", "da")

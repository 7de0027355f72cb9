"""Events, Progress boards, Surface boards, sheets and printing."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO

import pypdf
import pytest

from imperial_miners.art import (
    BoardFace,
    box_for,
    draw_board,
    draw_card,
    draw_event,
    draw_surface,
    print_pages,
    print_pdf,
    sheet,
)
from imperial_miners.art import event as event_art
from imperial_miners.art.lettering import SANS, width
from imperial_miners.art.palette import SEATS
from imperial_miners.packs import load_pack
from imperial_miners.text import LANGUAGES
from imperial_miners.text.speaker import speaker_for
from tests.art.drawings import problems, rows
from tests.art.samples import BOARD, EVENTS, LONG, OR, SAMPLES, SURFACE


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.id)
def test_events_are_clean_and_their_words_stay_on_the_notice(event):
    long = replace(event, effects=((event.effects[0][0], LONG["de"] + " " + LONG["uk"]),))
    for drawn in (event, long, replace(event, effects=()), replace(event, kind="one without a look of its own")):
        svg = draw_event(drawn, words=OR)
        assert problems(svg) == []
        for text, x, y, size, font in rows(svg):
            half = width(text, font) * size / 2
            assert 92 <= x - half <= x + half <= 508
            assert y + size * 0.25 <= 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_with_alternatives_says_or_and_one_with_features_does_not(language):
    pack = load_pack("base")
    box = box_for(pack, language)
    for number, event in enumerate(pack.events):
        said = [text for text, *_ in rows(box.event(number))]
        assert said.count(box.words.choice) == max(0, len(event.effects) - 1), event.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_read_in_print_and_keeps_to_its_notice(language):
    pack = load_pack("base")
    for number, event in enumerate(pack.events):
        for text, x, y, size, font in rows(box_for(pack, language).event(number)):
            half = width(text, font) * size / 2
            assert size >= 17, (event.id, text)  # 5 points on a card of 63 mm
            assert 34 <= x - half <= x + half <= 566, (event.id, text)
            assert y + size * 0.25 <= 404, (event.id, text)


@pytest.mark.parametrize("count", [1, 4])
def test_the_kind_of_an_event_is_not_written_across_a_beam(count, monkeypatch):
    beams = []
    monkeypatch.setattr(event_art, "timbers", lambda rng, paint, wide, high, girth: beams.append((high, girth)) or "")
    svg = draw_event(replace(EVENTS[1], effects=EVENTS[1].effects[:1] * count), words=OR)
    _, _, y, size, _ = next(row for row in rows(svg) if row[0] == EVENTS[1].kind_name)
    high, girth = beams[0]
    top = 420 - high - girth / 2
    assert y <= top or y - size * 0.8 >= top + girth


@pytest.mark.parametrize("is_choice", [False, True])
def test_four_long_sentences_stay_on_the_notice(is_choice):
    long = (("when", "put", "machine", "arrow", "coin:1"), LONG["de"])
    svg = draw_event(replace(EVENTS[1], is_choice=is_choice, effects=(long,) * 4), words=OR)
    assert problems(svg) == []
    told = [row for row in rows(svg) if row[4] == SANS]
    assert len(told) >= 12
    assert all(148 <= y - size * 0.8 <= y + size * 0.25 <= 402 for _, _, y, size, _ in told)


@pytest.mark.parametrize("count", range(8, 13))
def test_progress_boards_hold_eight_to_twelve_spaces(count):
    board = BoardFace(f"board {count}", "Förderschachtanlagen\u00adgesellschaft", BOARD.spaces[:count])
    everyone = tuple((seat, count // 2) for seat in range(5))
    plain, busy = draw_board(board), draw_board(board, markers=everyone, reach=(2, 3))
    assert problems(plain) == problems(busy) == []
    assert all(SEATS[seat][1] in busy for seat in range(5))
    numbers = [f">{space}</text>" in plain for space in range(1, count + 1)]
    assert all(numbers)


def test_sides_of_a_board_look_different():
    assert draw_board(BOARD) != draw_board(replace(BOARD, id="other"))


@pytest.mark.parametrize("seat", range(5))
def test_every_seat_has_a_surface_of_its_own(seat):
    svg = draw_surface(SURFACE, seat=seat, words=OR)
    assert problems(svg) == []
    assert SEATS[seat][1] in svg
    assert svg != draw_surface(SURFACE, seat=(seat + 1) % 5, words=OR)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_surface_shows_all_its_effects_and_no_sign_lies_on_their_words(count):
    effects = tuple((("coin:2", "per", "machine"), f"{number} {LONG['fr']}") for number in range(count))
    svg = draw_surface(replace(SURFACE, effects=effects), seat=0, words=OR)
    assert problems(svg) == []
    told = [row for row in rows(svg) if row[4] == SANS]
    said = " ".join(text for text, *_ in told)
    assert all(text in said for _, text in effects)
    for text, x, y, size, face in told:
        half = width(text, face) * size / 2
        assert 16 <= x - half <= x + half <= 1184
        assert y - size * 0.8 >= 338  # below "or"
    assert [y for text, _, y, *_ in rows(svg) if text == OR.choice] == [329] * (count - 1)


def test_a_sheet_shows_a_whole_set():
    svg = sheet(SAMPLES, words=OR)
    assert problems(svg) == []
    assert svg.count('role="img"') == len(SAMPLES)


def test_pages_hold_nine_cards_and_cut_marks():
    pages = print_pages([draw_card(card, words=OR, scope=str(i)) for i, card in enumerate(SAMPLES[:10])])
    assert [page.count('role="img"') for page in pages] == [9, 1]
    assert all(problems(page) == [] for page in pages)


def test_the_print_file_has_a_page_for_each_nine_cards():
    cards = [draw_card(card, words=OR, scope=str(i)) for i, card in enumerate(SAMPLES[:10])]
    pages = pypdf.PdfReader(BytesIO(print_pdf(print_pages(cards)))).pages
    assert [round(float(pages[0].mediabox.width)), round(float(pages[0].mediabox.height))] == [595, 842]
    assert len(pages) == 2
    assert "Whiskybrennerei" in pages[0].extract_text()
    assert "Підземний форум" in pages[0].extract_text()


def test_the_surface_of_a_pack_shows_its_three_printed_effects():
    pack = load_pack("base")
    box = box_for(pack, "en")
    told = re.findall(r"<t[^>]*>([^<]+)", box.surface(0))
    first, cheap, dear, last = speaker_for(pack, "en").surface()
    assert {first, last} <= set(told)
    assert f"{cheap} Or: {dear}".lower() in " ".join(told).lower()  # R5.10a two prices, one effect
    assert told.count(box.words.choice) == 2

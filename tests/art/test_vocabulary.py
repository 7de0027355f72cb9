"""The icon words: every one is drawn, wrong ones are refused by name, lines stay in their box."""

from __future__ import annotations

import re

import pytest

from imperial_miners.art import VOCABULARY, UnknownIcon, draw_icons, icon_sprite, sprite_names
from imperial_miners.art.palette import FACTIONS
from imperial_miners.art.vocabulary import cut_rows, icon_line, line_width, token_art
from tests.art.drawings import problems

# What a module that turns effects into icons may rely on.
PROMISED = (
    "coin:2 vp:1 arrow per per:2 machine collapse cart cart-marker card:1 faction:scots level:4 advance:3 "
    "advance-upto:3 activate discard hand faction-any row-end above below beside adjacent board space or less if "
    "at-least:6 max:5 here passed all up-to:2 at-most:1 none draw:2 draw-level:4 draw-faction:romans "
    "draw-faction-any factions mine put remove pay with-machine with-collapse activated advanced then and when place "
    "complete cost both no-limit surface machine-limit:5 collapse-ignored more:1 less:1 row each other end now round"
)


@pytest.mark.parametrize("word", VOCABULARY.values(), ids=lambda word: word.name)
def test_every_word_is_drawn_and_explained(word):
    wide, art = token_art(word.example())
    assert wide > 10
    assert art.startswith("<")
    assert word.meaning
    assert problems(draw_icons([word.example()], title=word.meaning)) == []


@pytest.mark.parametrize("token", PROMISED.split(" "))
def test_promised_tokens_exist(token):
    assert token_art(token)[1]


def test_no_two_words_look_alike():
    seen = {}
    for word in VOCABULARY.values():
        art = token_art(word.example())[1]
        assert art not in seen, f"{word.name} looks like {seen[art]}"
        seen[art] = word.name


@pytest.mark.parametrize(
    ("token", "says"),
    [
        ("gold:2", "no such icon word"),
        ("machin", "did you mean 'machine'"),
        ("coin:two", "coin takes a number"),
        ("coin:123", "coin takes a number"),
        ("coin:", "ends in a colon"),
        ("faction:gauls", "takes a Faction"),
        ("faction", "takes a Faction"),
        ("level:5", "takes a Level"),
        ("arrow:2", "takes no value"),
        ("max", "takes a number"),
    ],
)
def test_unknown_tokens_are_refused_by_name(token, says):
    with pytest.raises(UnknownIcon, match=re.escape(says)) as error:
        draw_icons(["coin:1", token])
    assert repr(token) in str(error.value)


@pytest.mark.parametrize("count", [1, 3, 8, 16])
@pytest.mark.parametrize("box", [(540, 54), (128, 46), (370, 66)])
def test_lines_stay_in_their_box(count, box):
    tokens = ("coin:4", "less:1", "per", "faction:scots", "arrow", "vp:3", "then", "machine:2")[:count] * max(
        1, count // 8
    )
    line = icon_line(tokens, 300, 100, *box)
    places = re.findall(r'^<g transform="translate\(|><g transform="translate\((-?[\d.]+),(-?[\d.]+)\)', line)
    spots = [(float(x), float(y)) for x, y in places if x]
    assert all(
        300 - box[0] / 2 <= x <= 300 + box[0] / 2 and 100 - box[1] / 2 <= y <= 100 + box[1] / 2 for x, y in spots
    )


def test_a_long_line_breaks_into_rows_rather_than_vanish():
    tokens = ("if", "at-least:6", "factions", "arrow", "vp:2", "then", "put", "machine", "each", "adjacent")
    line = icon_line(tokens, 0, 0, 160, 120)
    scale = max(float(found) for found in re.findall(r"scale\(([\d.]+)\)", line))
    assert scale > 160 / line_width(tokens)


def test_no_row_begins_with_a_maximum():
    salvage_crew = "vp:1 per collapse max:4 and coin:1 per collapse max:4 and remove all collapse"
    for line in (salvage_crew, "coin:1 per none activated max:4", "draw more:1", "advance:3 passed"):
        for count in (1, 2, 3):
            starts = [row[0].partition(":")[0] for row in cut_rows(tuple(line.split()), count)]
            assert not {"max", "more", "passed"} & {*starts}, (line, starts)


def test_the_sprite_holds_the_same_icons():
    sprite, names = icon_sprite(), sprite_names()
    assert problems(sprite) == []
    assert len(names) == len(set(names)) > 120
    wanted = {"coin", "vp", "half-full-l", "half-empty-b", "boulders", "undo", "seat-4", "level-4", "draw-level-1"}
    assert wanted | {f"faction-{name}" for name in FACTIONS} <= set(names)
    assert len(sprite) < 80_000


def test_a_line_is_cut_where_its_widest_row_is_narrowest():
    line = ("coin:1", "per", "none", "activated", "max:4")
    assert cut_rows(line, 2) == [line[:1], line[1:]]
    assert cut_rows(line, 3) == [line[:1], line[1:]]  # "per" holds the rest
    assert cut_rows(line, 1) == [line]
    each = ("per", "collapse", "max:4", "and")
    line = ("vp:1", *each, "coin:1", *each, "remove", "collapse")
    assert cut_rows(line, 2) == [line[:5], line[5:]]  # not "... and coin:1", "per ..."

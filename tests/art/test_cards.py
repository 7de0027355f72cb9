"""Mine cards: valid, light, repeatable, no two alike, and words inside the card in every language."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from time import perf_counter

import pytest

from imperial_miners.art import CardFace, card_back, draw_card, draw_picture, spread
from imperial_miners.art.card import READABLE, shares
from imperial_miners.art.lettering import SANS, width
from imperial_miners.art.palette import FACTIONS
from imperial_miners.art.picture import scene_of
from imperial_miners.art.scenes import COMPOSITIONS, HEROES, SCENES
from tests.art.drawings import problems, rows
from tests.art.samples import LONG, OR, SAMPLES, face, pack

KINDS = ["", *FACTIONS, *(" ".join(pair) for pair in combinations(FACTIONS, 2))]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.id)
@pytest.mark.parametrize("compact", [False, True], ids=["whole", "compact"])
def test_a_card_is_clean(sample, compact):
    plain = draw_card(sample, words=OR, compact=compact)
    laden = draw_card(sample, words=OR, compact=compact, machines=3, collapse=True, activated=True)
    assert problems(plain) == problems(laden) == []
    assert plain != laden


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind or "none")
def test_every_scene_of_every_set_of_factions_is_clean(kind):
    for scene in range(0, SCENES, 7 if " " in kind else 1):
        card = replace(face(f"{kind} {scene}", "Name", scene % 4 + 1, 3, kind, "110011"), scene=scene)
        assert problems(draw_card(card, words=OR)) == []
        assert problems(draw_picture(card.id, card.level, card.factions, scene=scene)) == []


def test_cards_and_pictures_are_light_and_quick():
    cards = spread(pack())
    draw_card(cards[0], words=OR)
    start = perf_counter()
    drawn = [draw_card(card, words=OR) for card in cards]
    taken = (perf_counter() - start) / len(cards)
    sizes = sorted(len(svg.encode()) for svg in drawn)
    assert sizes[len(sizes) // 2] < 15_000
    assert sizes[-1] < 16_000
    pictures = sorted(len(draw_picture(card.id, card.level, card.factions, scene=card.scene)) for card in cards)
    assert pictures[len(pictures) // 2] < 6_000
    assert pictures[-1] < 7_000
    assert taken < 0.05  # about 2 ms on a quiet machine


def test_the_same_card_gives_the_same_picture():
    for card in spread(SAMPLES):
        assert draw_card(card, words=OR) == draw_card(card, words=OR)


def test_no_two_cards_of_a_pack_are_alike():
    cards = spread(pack())
    for close in (False, True):
        drawn = {draw_card(replace(card, name="", cost=0), words=OR, compact=close) for card in cards}
        assert len(drawn) == len(cards)


def test_compositions_and_heroes_are_spread_over_a_faction():
    cards = [card for card in spread(pack()) if card.factions == ("egyptians",)]
    pairs = [scene_of(card.id, card.scene) for card in cards]
    assert len(cards) > 25
    assert len({(composition, star % HEROES) for composition, star in pairs}) == len(cards)
    for start in range(len(pairs) - len(COMPOSITIONS)):  # no composition twice within ten
        assert len({composition for composition, _ in pairs[start : start + 10]}) == 10
    assert len({star % HEROES for _, star in pairs}) == HEROES


def test_copies_of_a_card_share_their_scene():
    one, two = spread([SAMPLES[0], SAMPLES[0]])
    assert one == two


def test_a_card_may_stand_twice_on_a_page():
    twice = "".join(draw_card(SAMPLES[1], words=OR, scope=scope) for scope in ("hand", "mine"))
    assert problems(f'<svg xmlns="http://www.w3.org/2000/svg">{twice}</svg>') == []


@pytest.mark.parametrize("language", LONG)
def test_words_stay_on_the_card(language):
    name = {"de": "Lapislazuliwächterpfortengewölbe", "uk": "Підземне святилище першовідкривачів", "fr": "Élévateur"}
    lines = ("coin:4", "less:1", "per", "faction:scots", "arrow", "vp:3", "then", "activate:2", "adjacent")
    for effects in (((lines, LONG[language] * 2),), ((lines, LONG[language]), (("vp:1",), LONG[language]))):
        card = CardFace("long", name[language], 3, 13, ("scots", "romans"), (True,) * 6, effects)
        svg = draw_card(card, words=replace(OR, choice="або навпаки"))
        words = rows(svg)
        assert len(words) > 4
        for text, x, y, size, font in words:
            half = width(text, font) * size / 2
            assert 16 <= x - half <= x + half <= 584, text
            assert 282 <= y - size * 0.8 <= y + size * 0.25 <= 570, text


def test_compact_cards_carry_no_words():
    assert rows(draw_card(SAMPLES[1], words=OR, compact=True)) == []


def test_a_name_cannot_break_out_of_the_drawing():
    svg = draw_card(replace(SAMPLES[0], name='<script>"&'), words=OR)
    assert problems(svg) == []
    assert "<script" not in svg


@pytest.mark.parametrize("level", range(5))
def test_backs_are_clean(level):
    assert problems(card_back(level)) == []


def test_backs_differ():
    assert len({card_back(level) for level in range(5)}) == 5


def test_effects_of_as_many_lines_have_the_same_room():
    ends = (
        ("if", "at-least:1", "here", "row-end", "arrow", "coin:2"),
        "Wenn diese Karte am Ende einer Reihe liegt, erhalte 2 Münzen.",
    )
    beside = ("if", "at-least:2", "beside", "arrow", "coin:2", "and", "draw:1"), LONG["de"]
    assert shares((ends, (beside[0], beside[1][:90])), compact=False) == [0.5, 0.5]


def test_a_very_long_sentence_can_be_read_in_print():
    long = (
        "Erhalte 1 Siegpunkt für jeden Einsturz in deiner Mine (höchstens 4 Siegpunkte) und zusätzlich 1 Münze"
        " für jeden Einsturz in deiner Mine (höchstens 4 Münzen) und räume alle Einstürze in deiner Mine weg."
    )
    lines = ("vp:1", "per", "collapse", "max:4"), ("coin:4", "and", "draw-level:3")
    short = "Wenn es in deiner Mine keinen Einsturz gibt, erhalte 4 Münzen und ziehe 1 Karte der Ebene III."
    card = replace(SAMPLES[0], effects=((lines[0], long), (lines[1], short)))
    assert min(size for _, _, _, size, face in rows(draw_card(card, words=OR)) if face == SANS) >= READABLE

"""Round trip: a reader that knows each language finds in every text exactly the facts of its tree."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings

from imperial_miners.engine.effect import Effect
from imperial_miners.engine.feature import Feature
from imperial_miners.engine.pack import Pack
from imperial_miners.packs import load_pack
from imperial_miners.packs.notation import parse_effect
from imperial_miners.text import LANGUAGES
from imperial_miners.text.features import feature_text
from imperial_miners.text.messages import messages_in
from imperial_miners.text.sentences import effect_text
from tests.packs.trees import effects, feature_trees
from tests.text.reading import facts_of, feature_facts, read

SMALL = Path(__file__).parent.parent / "pack_small"
in_each_language = pytest.mark.parametrize("language", LANGUAGES)
of_each_pack = pytest.mark.parametrize("name", ["base", SMALL], ids=["base", "small"])


def effects_of(pack: Pack) -> list[Effect]:
    found = [effect for card in pack.cards for effect in card.effects]
    found += [effect for event in pack.events for effect in event.effects]
    found += [effect for board in pack.boards for effect in board.spaces if effect is not None]
    return found + pack.surface


def said(effect: Effect, language: str) -> str:
    return effect_text(messages_in(language), effect)


@in_each_language
@of_each_pack
def test_every_text_of_a_pack_says_what_its_effect_does(name: str | Path, language: str):
    for effect in effects_of(load_pack(name)):
        text = said(effect, language)
        assert read(text, language) == facts_of(effect), text


@in_each_language
@of_each_pack
def test_every_feature_of_a_pack_says_what_it_changes(name: str | Path, language: str):
    for event in load_pack(name).events:
        for feature in event.features:
            text = feature_text(messages_in(language), feature)
            assert read(text, language) == feature_facts(feature), text


@settings(max_examples=80)
@given(effects)
def test_every_tree_is_said_whole_and_well(effect: Effect):
    facts = facts_of(effect)
    for language in LANGUAGES:
        text = said(effect, language)
        assert read(text, language) == facts, text
        assert_well_formed(text)


@settings(max_examples=60)
@given(feature_trees)
def test_every_feature_is_said_whole_and_well(feature: Feature):
    facts = feature_facts(feature)
    for language in LANGUAGES:
        text = feature_text(messages_in(language), feature)
        assert read(text, language) == facts, text
        assert_well_formed(text)


def assert_well_formed(text: str) -> None:
    assert text[-1] in ".)"
    assert not re.search(r"  |[{}\ue000-\uf8ff]| [,.]|,,|,\.|\.\.|\( | \)", text), text
    assert text.count("(") == text.count(")")
    first = re.search(r"\w", text)
    assert first
    assert first[0] == first[0].upper()


RICH = "if 3 scottish cards: pay 4 coins less 1 per roman card: gain 2 vp per 3 level 2 cards with machine max 8"


@in_each_language
def test_the_reader_sees_what_is_missing_or_wrong(language: str):
    # A reader that nods at everything would prove nothing.
    effect = parse_effect(RICH)
    facts, text = facts_of(effect), said(effect, language)
    assert read(text, language) == facts
    for at in re.finditer(r"\d+", text):
        changed = text[: at.start()] + "17" + text[at.end() :]
        assert read_or_nothing(changed, language) != facts, changed
    words = text.split(" ")
    heavy = [number for number, word in enumerate(words) if len(word) > 4]
    unseen = [
        words[number]
        for number in heavy
        if read_or_nothing(" ".join(words[:number] + words[number + 1 :]), language) == facts
    ]
    assert len(unseen) <= 1, unseen


def read_or_nothing(text: str, language: str) -> Counter[str] | None:
    try:
        return read(text, language)
    except AssertionError:
        return None


@in_each_language
def test_the_reader_knows_no_foreign_words(language: str):
    for other in LANGUAGES:
        if other != language:
            assert read_or_nothing(said(parse_effect(RICH), other), language) is None

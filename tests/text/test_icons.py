"""Icons: every token is known to the art layer, and a line shows the numbers of its tree."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings

from imperial_miners.art.vocabulary import token_art
from imperial_miners.engine.effect import Effect
from imperial_miners.engine.feature import FEATURES, TRIGGERS, Feature
from imperial_miners.packs import load_pack
from imperial_miners.packs.notation import parse_effect, parse_feature
from imperial_miners.text import feature_icons, icons
from imperial_miners.text.icons import TRIGGER_ICONS
from tests.packs.trees import effects, feature_trees
from tests.text.reading import facts_of

SMALL = Path(__file__).parent.parent / "pack_small"


@pytest.mark.parametrize("name", ["base", SMALL], ids=["base", "small"])
def test_every_icon_of_a_pack_can_be_drawn(name: str | Path):
    pack = load_pack(name)
    told = [effect for card in pack.cards for effect in card.effects] + pack.surface
    told += [effect for event in pack.events for effect in event.effects]
    told += [effect for board in pack.boards for effect in board.spaces if effect is not None]
    lines = [icons(effect) for effect in told]
    lines += [feature_icons(feature) for event in pack.events for feature in event.features]
    assert all(lines)
    for line in lines:
        for token in line:
            token_art(token)


@settings(max_examples=80)
@given(effects)
def test_every_effect_can_be_drawn(effect: Effect):
    for token in icons(effect):
        token_art(token)


@settings(max_examples=80)
@given(feature_trees)
def test_every_feature_can_be_drawn(feature: Feature):
    for token in feature_icons(feature):
        token_art(token)


def test_every_trigger_has_icons():
    assert len(TRIGGER_ICONS) == len(TRIGGERS)
    assert len({*TRIGGER_ICONS}) == len(TRIGGERS)
    assert len(FEATURES) == 10


def shown(line: tuple[str, ...]) -> Counter[str]:
    """The numbers and Factions that a line shows."""
    found: Counter[str] = Counter()
    for token in line:
        value = token.partition(":")[2]
        if value.isdigit() and not token.startswith(("level:", "draw-level:")):
            found[f"n:{value}"] += 1
        elif "faction" in token:
            found[f"f:{value or token.rpartition('-')[2]}"] += 1
    return found


@settings(max_examples=80)
@given(effects)
def test_a_line_shows_the_numbers_and_factions_of_its_tree(effect: Effect):
    facts = facts_of(effect)
    # One is often not written, and two of a kind are drawn twice.
    wanted = {fact for fact in facts if re.fullmatch(r"n:([3-9]|\d\d)|f:[a-z]+", fact)}
    assert wanted <= {*shown(icons(effect))}
    assert {fact for fact in shown(icons(effect)) if fact not in ("n:1", "n:2", "f:factions")} <= wanted


@pytest.mark.parametrize(
    ("notation", "line"),
    [
        ("gain 2 coins", "coin:2"),
        ("pay 4 coins less 1 per scottish card: gain 3 vp", "coin:4 less:1 per faction:scots arrow vp:3"),
        ("gain 1 vp per 2 machines here max 5", "vp:1 per:2 machine here max:5"),
        ("if 6 factions: gain 2 vp", "if at-least:6 factions arrow vp:2"),
        ("if no collapses on adjacent cards: draw 2 cards", "if none collapse adjacent arrow draw:2"),
        ("put collapse here: gain 3 vp", "put collapse here arrow vp:3"),
        ("put 1 machine on 2 other cards", "put machine:1 other card:2"),
        ("put 1 machine on each level 1 card without collapse", "put machine:1 each level:1 none with-collapse"),
        ("advance up to 3 resolving passed", "advance-upto:3 passed"),
        ("draw 2 roman cards, gain 1 coin", "draw-faction:romans draw-faction:romans and coin:1"),
        ("draw 4 level 3 cards", "draw-level:3 times:4"),
        ("clear all collapses", "remove all collapse"),
        ("discard 1 card and spend 2 machines: activate 2 fresh cards",
         "discard:1 and pay machine:2 arrow activate:2 none activated"),
        ("either (gain 1 coin) or (put 1 cart marker here)", "coin:1 or put cart-marker:1 here"),
        ("gain 1 coin, may (pay 1 coin: gain 1 vp)", "coin:1 then coin:1 arrow vp:1"),
        ("gain 1 vp per space advanced", "vp:1 per advanced"),
    ],
)  # fmt: skip
def test_a_line_of_icons(notation: str, line: str):
    assert " ".join(icons(parse_effect(notation))) == line


@pytest.mark.parametrize(
    ("notation", "line"),
    [
        ("cost -2 for level 3 cards", "level:3 cost less:2"),
        ("gain +1 vp", "vp more:1"),
        ("draw +2", "draw more:2"),
        ("advance +1", "advance more:1"),
        ("both effects", "both"),
        ("no hand limit", "no-limit"),
        ("machine limit 4", "machine-limit:4"),
        ("surface twice", "surface times:2"),
        ("ignore collapses", "collapse-ignored"),
        ("when activating egyptian card: gain 1 coin", "when activate faction:egyptians arrow coin:1"),
        ("when completing a cart: gain 1 vp", "when complete arrow vp:1"),
    ],
)
def test_a_feature_as_icons(notation: str, line: str):
    assert " ".join(feature_icons(parse_feature(notation))) == line

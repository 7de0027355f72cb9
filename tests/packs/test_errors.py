"""What is wrong with a text is said at its column, with what would be right and what was perhaps meant."""

import pytest

from imperial_miners.packs.notation import parse_effect, parse_feature
from imperial_miners.packs.tokens import MOST_CHARACTERS, NotationError

DEEP = "(" * 7 + "gain 1 coin" + ")" * 7


@pytest.mark.parametrize(
    ("text", "column", "part"),
    [
        ("", 1, "found the end"),
        ("gain", 5, "expected a number from 1 to 20, found the end"),
        ("gain 0 coins", 6, "expected a number from 1 to 20, found '0'"),
        ("gain 21 coins", 6, "from 1 to 20, found '21'"),
        ("gain 99999999999 coins", 6, "from 1 to 20"),
        ("gain -1 coin", 6, "found '-1'"),
        ("gain ² coins", 6, "found '²'"),
        ("gain ٣ coins", 6, "found '٣'"),
        ("gain 1 gold", 8, "expected 'coin' or 'vp', found 'gold'"),
        ("gain 1 coin per 0 cards", 17, "from 1 to 20, found '0'"),
        ("gain 1 coin extra", 13, "expected 'per', ',' or the end, found 'extra'"),
        ("gain 1 coin,", 13, "found the end"),
        ("gain 1 coin: draw 1 card", 12, "found ':'"),
        ("gain 1 vp per 2 egyptain cards", 17, "(did you mean 'egyptian'?)"),
        ("gain 1 vp per 2 bananas", 17, "expected something to count, a Faction or 'card', found 'bananas'"),
        ("Gain 1 coin", 1, "(did you mean 'gain'?)"),
        ("gian 1 coin", 1, "(did you mean 'gain'?)"),
        (
            "draw 1 egyptain card",
            8,
            "expected 'level', a Faction or 'card', found 'egyptain' (did you mean 'egyptian'?)",
        ),
        ("draw 1 level 5 card", 14, "expected a Level from 1 to 4, found '5'"),
        ("draw 11 cards", 6, "from 1 to 10"),
        ("draw 1 card of any", 19, "expected 'faction', found the end"),
        ("draw 1 roman card per cart", 19, "expected ',' or the end, found 'per'"),
        ("advance 13", 9, "from 1 to 12"),
        ("advance up 2", 12, "expected 'to'"),
        ("pay 1 coin", 11, "expected 'less', 'and' or ':'"),
        ("pay 1 coin less 2 per card: advance 1", 17, "the number 1"),
        ("pay 1 coin and gain 1 vp: draw 1 card", 16, "expected a price, found 'gain'"),
        ("gain 1 coin, pay 1 coin", 14, "expected '('"),
        ("put 8 machines here", 5, "at most 7 machines"),
        ("put 1 machine", 14, "expected 'here' or 'on'"),
        ("put 1 machine on card", 18, "expected 'each' or a number from 1 to 10"),
        ("put collapse on each card: gain 1 vp", 26, "found ':'"),
        ("clear all collapses: gain 1 vp", 20, "found ':'"),
        ("activate 1 fresh row card", 18, "in this order: relation, end, activated, Faction, level"),
        ("if 2: gain 1 vp", 5, "expected something to count"),
        ("if at least 2 cards: gain 1 vp", 7, "expected 'most', found 'least'"),
        ("if 2 cards gain 1 vp", 12, "':'"),
        ("if 2 cards with machine with machine: gain 1 vp", 30, "expected 'collapse'"),
        ("may gain 1 coin", 5, "expected '('"),
        ("may (gain 1 coin", 17, "')'"),
        ("either (gain 1 coin)", 21, "expected 'or'"),
        ("either " + " or ".join(["(gain 1 coin)"] * 5), 73, "expected ',' or the end, found 'or'"),
        ("gain 1 coin €", 13, "found '€'"),
        (DEEP, 7, "at most 6 parentheses inside each other"),
        ("gain 1 coin, " * 40, MOST_CHARACTERS + 1, "at most 400 characters"),
    ],
)
def test_effects(text: str, column: int, part: str):
    with pytest.raises(NotationError) as caught:
        parse_effect(text)
    assert caught.value.column == column
    assert part in str(caught.value)
    assert str(caught.value).startswith(f"column {column}: expected ")


@pytest.mark.parametrize(
    ("text", "column", "part"),
    [
        ("", 1, "a feature such as 'cost'"),
        ("costs -1", 1, "(did you mean 'cost'?)"),
        ("cost 1", 6, "expected '-' and a number from 1 to 20, found '1'"),
        ("cost -0", 6, "found '-0'"),
        ("cost -99", 6, "found '-99'"),
        ("gain -1 coin", 6, "expected '+'"),
        ("gain +1", 8, "expected 'coin' or 'vp'"),
        ("draw +11", 6, "expected '+' and a number from 1 to 10, found '+11'"),
        ("advance +13", 9, "expected '+' and a number from 1 to 12, found '+13'"),
        ("machine limit 8", 15, "from 1 to 7"),
        ("no hand limits", 9, "(did you mean 'limit'?)"),
        ("both", 5, "expected 'effects'"),
        ("surface thrice", 9, "(did you mean 'twice'?)"),
        ("when adwancing: gain 1 coin", 6, "expected a trigger, found 'adwancing' (did you mean 'advancing'?)"),
        ("when putting a cart: gain 1 coin", 16, "expected 'machine' or 'collapse'"),
        ("when advancing gain 1 coin", 16, "expected ':'"),
        ("when advancing: gain 1 gold", 24, "expected 'coin' or 'vp'"),
        ("draw +1 card", 9, "expected the end, found 'card'"),
    ],
)
def test_features(text: str, column: int, part: str):
    with pytest.raises(NotationError) as caught:
        parse_feature(text)
    assert caught.value.column == column
    assert part in str(caught.value)


def test_six_parentheses_are_not_too_many():
    assert parse_effect(DEEP[1:-1]).steps[0].word == "effect"


def test_an_error_says_its_parts():
    with pytest.raises(NotationError) as caught:
        parse_effect("draw 1 egyptain card")
    error = caught.value
    assert (error.column, error.found, error.did_you_mean) == (8, "egyptain", "egyptian")

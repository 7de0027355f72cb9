"""Whatever tree there can be, its text reads back as that tree."""

from hypothesis import assume, given
from hypothesis import strategies as st

from imperial_miners.engine.effect import Effect
from imperial_miners.engine.feature import Feature
from imperial_miners.packs.notation import parse_effect, parse_feature
from imperial_miners.packs.tokens import MOST_CHARACTERS, MOST_DEPTH, NotationError
from imperial_miners.packs.writing import write_effect, write_feature
from tests.packs.trees import effects, feature_trees, plain

SCRAPS = (
    "gain 1 coin vp per 2 machines here on each card cards with collapse if no pay and : , ( ) may either or draw +1"
)


def fits(text: str) -> bool:
    """Random trees may be deeper or longer than a card can be; those are refused, which is tested elsewhere."""
    depth = deepest = 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        deepest = max(deepest, depth)
    return len(text) <= MOST_CHARACTERS and deepest <= MOST_DEPTH


@given(effects)
def test_an_effect_reads_back(effect: Effect):
    text = write_effect(effect)
    assume(fits(text))
    assert plain(parse_effect(text)) == plain(effect), text


@given(feature_trees)
def test_a_feature_reads_back(feature: Feature):
    text = write_feature(feature)
    assume(fits(text))
    assert plain(parse_feature(text)) == plain(feature), text


@given(st.lists(st.sampled_from(SCRAPS.split()), max_size=14).map(" ".join) | st.text(max_size=60))
def test_any_text_reads_or_is_refused_at_a_column(text: str):
    for parse in (parse_effect, parse_feature):
        column = 1
        try:
            parse(text)
        except NotationError as error:
            column = error.column
        assert 1 <= column <= len(text) + 1

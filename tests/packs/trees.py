"""Help for tests of the notation: random trees, and trees as plain values that can be compared."""

from typing import Any

from hypothesis import strategies as st

from imperial_miners.engine import effect as parts
from imperial_miners.engine import feature as features
from imperial_miners.engine import token_words, words
from imperial_miners.engine.effect import Amount, Condition, Count, Effect, Either, Filter
from imperial_miners.engine.feature import Feature
from imperial_miners.packs.notation import is_plain
from imperial_miners.packs.tokens import MOST, MOST_ADVANCE, MOST_CARDS, MOST_MACHINES

FREE_COUNTS = [parts.FACTION_KINDS, parts.HAND, parts.COINS, parts.SPACE, parts.BOARDS, parts.MOVED]
PLACED_COUNTS = [parts.CARDS, parts.MACHINES, parts.COLLAPSES, parts.CARTS]


def plain(thing: Any) -> Any:
    """A tree as nested tuples. Compiled classes have no __dict__, but they know their attributes."""
    if isinstance(thing, list | tuple):
        return [plain(item) for item in thing]
    if not type(thing).__module__.startswith("imperial_miners"):
        return thing
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    kept = sorted(set(names) - {"id", "word", "rule", "notation", "__dict__"})
    return (type(thing).__name__, [(name, plain(getattr(thing, name))) for name in kept])


small = st.integers(1, MOST)
cards = st.integers(1, MOST_CARDS)
ways = st.sampled_from([parts.EITHER_WAY, parts.WITH, parts.WITHOUT])


@st.composite
def filters(draw: st.DrawFn) -> Filter:
    faction = draw(st.integers(-1, 5))
    return Filter(
        draw(st.integers(0, len(parts.RELATIONS) - 1)),
        faction,
        draw(st.integers(0, 4)),
        draw(ways),
        draw(ways),
        draw(ways),
        draw(st.booleans()),
        faction < 0 and draw(st.booleans()),
    )


narrow = filters().filter(lambda where: not is_plain(where))
counts = st.builds(Count, st.sampled_from(FREE_COUNTS)) | st.builds(
    Count, st.sampled_from(PLACED_COUNTS), st.none() | narrow
)


def amounts(most: int) -> st.SearchStrategy[Amount]:
    number = st.integers(1, most)
    return st.builds(Amount, number) | st.builds(Amount, number, counts, small, st.integers(0, MOST))


conditions = st.builds(Condition, counts, small, st.sampled_from([parts.AT_LEAST, parts.AT_MOST])) | st.builds(
    Condition, counts, st.just(0), st.just(parts.AT_MOST)
)
discards = st.builds(words.Discard, cards)
chosen_collapses = st.builds(token_words.PutCollapse, filters(), cards)
chosen_clears = st.builds(token_words.ClearCollapse, cards, filters())
prices = st.one_of(
    st.builds(words.Pay, small, st.none() | counts),
    st.builds(token_words.SpendMachine, small, st.booleans()),
    discards,
    chosen_collapses,
    chosen_clears,
)
simple_steps = st.one_of(
    st.builds(words.Gain, st.sampled_from([words.COIN, words.VP]), amounts(MOST)),
    st.builds(words.Draw, amounts(MOST_CARDS), st.integers(0, 4)),
    st.builds(words.FactionDraw, cards, st.integers(-1, 5)),
    st.builds(words.Advance, amounts(MOST_ADVANCE), st.booleans(), st.booleans()),
    st.builds(token_words.PutMachine, st.integers(1, MOST_MACHINES), filters(), st.integers(0, MOST_CARDS)),
    st.builds(token_words.PutCollapse, filters(), st.just(token_words.ALL)),
    st.builds(token_words.ClearCollapse, st.just(token_words.ALL), filters()),
    st.builds(token_words.PutMarker, cards, st.booleans()),
    st.builds(words.Activate, cards, filters()),
    discards,
    chosen_collapses,
    chosen_clears,
)


def effects_of(steps: st.SearchStrategy[Any], is_optional: st.SearchStrategy[bool]) -> st.SearchStrategy[Effect]:
    some_prices = st.lists(prices, max_size=2)
    return st.builds(Effect, st.lists(steps, min_size=1, max_size=3), some_prices, st.none() | conditions, is_optional)


def holding(steps: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    choices = st.lists(effects_of(steps, st.just(False)), min_size=2, max_size=4)
    return effects_of(steps, st.booleans()) | st.builds(Either, choices)


effects = effects_of(st.recursive(simple_steps, holding, max_leaves=4), st.just(False))
plain_kinds = [features.BOTH_EFFECTS, features.NO_HAND_LIMIT, features.SURFACE_TWICE, features.IGNORE_COLLAPSES]
own_triggers = [features.ON_ADVANCE, features.ON_CART, features.ON_DRAW, features.ON_MACHINE, features.ON_COLLAPSE]
feature_trees = st.one_of(
    st.builds(Feature, st.just(features.COST), small, where=st.none() | filters()),
    st.builds(Feature, st.just(features.EXTRA_GAIN), small, st.sampled_from([words.COIN, words.VP])),
    st.builds(Feature, st.just(features.EXTRA_DRAW), st.integers(1, MOST_CARDS)),
    st.builds(Feature, st.just(features.EXTRA_ADVANCE), st.integers(1, MOST_ADVANCE)),
    st.builds(Feature, st.just(features.MACHINE_LIMIT), st.integers(1, MOST_MACHINES)),
    st.builds(Feature, st.sampled_from(plain_kinds)),
    st.builds(Feature, st.just(features.WHEN), trigger=st.sampled_from(own_triggers), effect=effects),
    st.builds(
        Feature,
        st.just(features.WHEN),
        where=st.none() | narrow,
        trigger=st.sampled_from([features.ON_ACTIVATE, features.ON_PLACE]),
        effect=effects,
    ),
)

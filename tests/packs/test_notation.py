"""One test per word of the language: what a designer writes becomes the right nodes, and is written back the same."""

import pytest

from imperial_miners.engine import effect as parts
from imperial_miners.engine import feature as features
from imperial_miners.engine.effect import Amount, Condition, Count, Effect, Either, Filter
from imperial_miners.engine.feature import Feature
from imperial_miners.engine.token_words import ALL, ClearCollapse, PutCollapse, PutMachine, PutMarker, SpendMachine
from imperial_miners.engine.words import COIN, VP, WORDS, Activate, Advance, Discard, Draw, FactionDraw, Gain, Pay
from imperial_miners.packs.notation import ADJECTIVES, parse_effect, parse_feature
from imperial_miners.packs.table import declared_words
from imperial_miners.packs.writing import write_effect, write_feature
from tests.packs.trees import plain

ONE_COIN = Gain(COIN, Amount(1))
ONE_VP = Gain(VP, Amount(1))
THIS = Filter(parts.THIS)


def reads(text: str, *steps: object, prices: tuple[object, ...] = (), condition: Condition | None = None) -> None:
    """The text means these steps, prices and condition, and they are written as that text."""
    wanted = Effect(list(steps), list(prices), condition)  # type: ignore[arg-type]
    assert plain(parse_effect(text)) == plain(wanted)
    assert write_effect(wanted) == text


def counts(text: str, count: Count) -> None:
    """The text after "per" means this count."""
    reads(f"gain 1 vp per {text}", Gain(VP, Amount(1, count)))


def means(text: str, where: Filter) -> None:
    """The text means these cards."""
    reads(f"activate 1 {text}", Activate(1, where))


def changes(text: str, feature: Feature) -> None:
    """The text means this feature."""
    assert plain(parse_feature(text)) == plain(feature)
    assert write_feature(feature) == text


@pytest.mark.word("gain")
def test_gain():
    reads("gain 1 coin", ONE_COIN)
    reads("gain 3 coins", Gain(COIN, Amount(3)))
    reads("gain 2 vp", Gain(VP, Amount(2)))
    reads("gain 2 vp per 3 coins max 6", Gain(VP, Amount(2, Count(parts.COINS), 3, 6)))


@pytest.mark.word("pay")
def test_pay():
    reads("pay 2 coins: gain 1 vp", ONE_VP, prices=(Pay(2),))
    scottish = Count(parts.CARDS, Filter(faction=0))
    reads("pay 6 coins less 1 per scottish card: gain 1 vp", ONE_VP, prices=(Pay(6, scottish),))


@pytest.mark.word("draw")
def test_draw():
    reads("draw 1 card", Draw(Amount(1)))
    reads("draw 3 level 4 cards", Draw(Amount(3), 4))
    reads("draw 1 level 2 card per 2 factions", Draw(Amount(1, Count(parts.FACTION_KINDS), 2), 2))


@pytest.mark.word("faction-draw")
def test_faction_draw():
    for faction, adjective in enumerate(ADJECTIVES):
        reads(f"draw 1 {adjective} card", FactionDraw(1, faction))
    reads("draw 2 cards of any faction", FactionDraw(2))


@pytest.mark.word("advance")
def test_advance():
    reads("advance 2", Advance(Amount(2)))
    reads("advance up to 5", Advance(Amount(5), is_up_to=True))
    reads("advance 3 resolving passed", Advance(Amount(3), is_passing=True))
    reads(
        "advance up to 1 per 2 carts max 4 resolving passed", Advance(Amount(1, Count(parts.CARTS), 2, 4), True, True)
    )


@pytest.mark.word("machine")
def test_put_machines():
    reads("put 1 machine here", PutMachine(1, THIS))
    reads("put 2 machines on 3 adjacent cards", PutMachine(2, Filter(parts.ADJACENT), 3))
    reads("put 1 machine on each roman card", PutMachine(1, Filter(faction=5), ALL))


@pytest.mark.word("spend-machine")
def test_spend_machines():
    reads("spend 1 machine here: gain 1 coin", ONE_COIN, prices=(SpendMachine(1, True),))
    reads("spend 2 machines: gain 1 coin", ONE_COIN, prices=(SpendMachine(2, False),))


@pytest.mark.word("collapse")
def test_put_collapse():
    reads("put collapse here: gain 1 vp", ONE_VP, prices=(PutCollapse(THIS),))
    reads("put collapse on 2 cards: gain 1 vp", ONE_VP, prices=(PutCollapse(Filter(), 2),))
    reads("put collapse on each above card, gain 1 vp", PutCollapse(Filter(parts.ABOVE), ALL), ONE_VP)


@pytest.mark.word("clear")
def test_clear_collapses():
    reads("clear all collapses", ClearCollapse(ALL, Filter()))
    reads("clear 1 collapse on adjacent cards", ClearCollapse(1, Filter(parts.ADJACENT)))
    reads("clear 2 collapses: gain 1 vp", ONE_VP, prices=(ClearCollapse(2, Filter()),))


@pytest.mark.word("marker")
def test_put_cart_markers():
    reads("put 1 cart marker", PutMarker(1))
    reads("put 2 cart markers here", PutMarker(2, is_here=True))


@pytest.mark.word("activate")
def test_activate():
    reads("activate 2 level 1 cards", Activate(2, Filter(level=1)))


@pytest.mark.word("discard")
def test_discard():
    reads("discard 2 cards", Discard(2))
    reads("discard 1 card and pay 1 coin: gain 1 vp", ONE_VP, prices=(Discard(1), Pay(1)))


@pytest.mark.word("either")
def test_either():
    coin, vp, paid = Effect([ONE_COIN]), Effect([ONE_VP]), Effect([Draw(Amount(1))], [Pay(1)])
    reads("either (gain 1 coin) or (gain 1 vp)", Either([coin, vp]))
    reads("gain 1 vp, either (gain 1 coin) or (pay 1 coin: draw 1 card)", ONE_VP, Either([coin, paid]))


@pytest.mark.word("effect")
def test_effects_inside_effects():
    reads("gain 1 coin, may (pay 1 coin: gain 1 vp)", ONE_COIN, Effect([ONE_VP], [Pay(1)], None, is_optional=True))
    three = Condition(Count(parts.CARDS), 3)
    reads("gain 1 coin, (if 3 cards: gain 1 vp)", ONE_COIN, Effect([ONE_VP], [], three))


def test_conditions():
    reads("if 6 factions: gain 1 vp", ONE_VP, condition=Condition(Count(parts.FACTION_KINDS), 6))
    reads("if at most 2 coins: gain 1 coin", ONE_COIN, condition=Condition(Count(parts.COINS), 2, parts.AT_MOST))
    reads("if no machines here: gain 1 vp", ONE_VP, condition=Condition(Count(parts.MACHINES, THIS), 0, parts.AT_MOST))
    one = Condition(Count(parts.CARTS), 1)
    reads("if 1 cart: pay 1 coin: gain 1 vp", ONE_VP, prices=(Pay(1),), condition=one)


def test_everything_that_can_be_counted():
    roman = Filter(faction=5)
    counts("card", Count(parts.CARDS))
    counts("roman card", Count(parts.CARDS, roman))
    counts("machine", Count(parts.MACHINES))
    counts("machine here", Count(parts.MACHINES, THIS))
    counts("machine on roman cards", Count(parts.MACHINES, roman))
    counts("collapse", Count(parts.COLLAPSES))
    counts("collapse on roman cards", Count(parts.COLLAPSES, roman))
    counts("cart", Count(parts.CARTS))
    counts("cart here", Count(parts.CARTS, THIS))
    counts("cart on roman cards", Count(parts.CARTS, roman))
    counts("faction", Count(parts.FACTION_KINDS))
    counts("card in hand", Count(parts.HAND))
    counts("coin", Count(parts.COINS))
    counts("space", Count(parts.SPACE))
    counts("board completed", Count(parts.BOARDS))
    counts("space advanced", Count(parts.MOVED))


def test_every_way_to_say_which_cards():
    for number, relation in enumerate(parts.RELATIONS[1:], 1):
        means(f"{relation} card", Filter(number))
    means("end card", Filter(is_end=True))
    means("activated card", Filter(activated=parts.WITH))
    means("fresh card", Filter(activated=parts.WITHOUT))
    means("factionless card", Filter(has_no_faction=True))
    means("level 3 card", Filter(level=3))
    means("card with machine", Filter(machine=parts.WITH))
    means("card without machine", Filter(machine=parts.WITHOUT))
    means("card with collapse", Filter(collapse=parts.WITH))
    means("card without collapse", Filter(collapse=parts.WITHOUT))
    means(
        "adjacent end fresh roman level 2 card with machine without collapse",
        Filter(parts.ADJACENT, 5, 2, parts.WITH, parts.WITHOUT, parts.WITHOUT, True),
    )


def test_every_feature():
    changes("cost -2", Feature(features.COST, 2))
    changes("cost -1 for roman level 3 cards", Feature(features.COST, 1, where=Filter(faction=5, level=3)))
    changes("gain +1 coin", Feature(features.EXTRA_GAIN, 1, COIN))
    changes("gain +2 vp", Feature(features.EXTRA_GAIN, 2, VP))
    changes("draw +1", Feature(features.EXTRA_DRAW, 1))
    changes("advance +1", Feature(features.EXTRA_ADVANCE, 1))
    changes("both effects", Feature(features.BOTH_EFFECTS))
    changes("no hand limit", Feature(features.NO_HAND_LIMIT))
    changes("machine limit 5", Feature(features.MACHINE_LIMIT, 5))
    changes("surface twice", Feature(features.SURFACE_TWICE))
    changes("ignore collapses", Feature(features.IGNORE_COLLAPSES))


@pytest.mark.parametrize(
    ("text", "trigger"),
    [
        ("advancing", features.ON_ADVANCE),
        ("completing a cart", features.ON_CART),
        ("drawing a card", features.ON_DRAW),
        ("putting a machine", features.ON_MACHINE),
        ("putting a collapse", features.ON_COLLAPSE),
        ("activating card", features.ON_ACTIVATE),
        ("placing card", features.ON_PLACE),
    ],
)
def test_every_trigger(text: str, trigger: int):
    changes(f"when {text}: gain 1 coin", Feature(features.WHEN, trigger=trigger, effect=Effect([ONE_COIN])))


def test_a_trigger_for_some_cards():
    wanted = Feature(features.WHEN, 0, 0, Filter(faction=1), features.ON_ACTIVATE, Effect([ONE_COIN]))
    changes("when activating egyptian card: gain 1 coin", wanted)
    assert plain(parse_feature("when activating an egyptian card: gain 1 coin")) == plain(wanted)


@pytest.mark.parametrize(
    ("loose", "tidy"),
    [
        ("gain 1 coins", "gain 1 coin"),
        ("  pay 1 coin:advance 1  ", "pay 1 coin: advance 1"),
        ("gain 1 vp per 1 machines", "gain 1 vp per machine"),
        ("gain 1 vp per machine on this card", "gain 1 vp per machine here"),
        ("gain 1 vp per cart on cards", "gain 1 vp per cart"),
        ("put 1 machine on 1 this card", "put 1 machine here"),
        ("if 1 card with collapses without machines: gain 1 vp", "if 1 card without machine with collapse: gain 1 vp"),
    ],
)
def test_what_can_be_said_in_two_ways_is_written_in_one(loose: str, tidy: str):
    assert write_effect(parse_effect(loose)) == tidy


def test_every_word_has_a_test_here():
    marks = [mark for test in globals().values() for mark in getattr(test, "pytestmark", [])]
    tested = {name for mark in marks if mark.name == "word" for name in mark.args}
    assert tested == {declared_words()[word.__name__]["word"] for word in WORDS}

"""How many there are of what: the box of the base set as chapters 1, 3 and 12 of the rules want it; its language."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from shutil import copytree

import pytest

from imperial_miners import Pack, load_pack
from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.effect import (
    AT_MOST,
    COMPARISONS,
    MEASURES,
    RELATIONS,
    WITH,
    WITHOUT,
    Amount,
    Count,
    Filter,
    Node,
)
from imperial_miners.engine.feature import FEATURES, TRIGGERS
from imperial_miners.engine.pack import HALVES, Card
from imperial_miners.engine.words import ANY_FACTION, VP, WORDS, Gain
from imperial_miners.packs.loading import pack_folder
from imperial_miners.packs.writing import write_effect
from tests.base.case import base
from tests.table import card, feature, pack_of

# ---------------------------------------------------------------- the box


def designs(level: int) -> list[Card]:
    """The designs of a Level."""
    return [design for design in base().cards if design.level == level]


@pytest.mark.parametrize(("level", "cards", "least"), [(1, 36, 20), (2, 43, 28), (3, 43, 34), (4, 14, 1)])
def test_cards_of_a_level(level: int, cards: int, least: int):
    """R1.1"""
    assert sum(design.copies for design in designs(level)) == len(base().box(level)) == cards
    assert len(designs(level)) >= least
    assert level < 4 or len(designs(level)) == 1


def test_there_are_136_cards():
    assert sum(design.copies for design in base().cards) == 136


def test_prices():
    """R3.1"""
    assert {design.cost for design in designs(1) + designs(4)} == {0}
    assert {design.cost for design in designs(2)} == {2}
    prices = {design.cost for design in designs(3)}
    assert (min(prices), max(prices)) == (0, 13)
    assert len(prices) >= 10


def test_the_printed_cards():
    """R12.7"""
    cards = {design.id: (design.level, design.cost) for design in base().cards}
    printed = {"quicksand": (1, 0), "embassy": (2, 2), "platinum_drill": (2, 2), "unrequited_love": (3, 4)}
    assert printed.items() <= cards.items()


def test_no_two_designs_of_a_level_are_alike():
    for level in (1, 2, 3):
        faces = Counter((design.carts, *map(write_effect, design.effects)) for design in designs(level))
        assert faces.most_common(1)[0][1] == 1


# ---------------------------------------------------------------- the Factions


def of(faction: str) -> list[Card]:
    """The designs of a Faction."""
    return [design for design in base().cards if faction in design.factions]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_all_factions_are_on_a_level(level: int):
    assert {faction for design in designs(level) for faction in design.factions} == set(FACTIONS)


def test_egyptians_are_the_most_numerous():
    """R12.8"""
    numbers = {faction: sum(design.copies for design in of(faction)) for faction in FACTIONS}
    most = numbers.pop("egyptians")
    assert most > max(numbers.values())


def test_two_factions():
    """Every pair meets on some card."""
    pairs = [frozenset(design.factions) for design in base().cards if len(design.factions) == 2]
    assert len(pairs) >= 12
    assert set(pairs) == {frozenset(pair) for pair in combinations(FACTIONS, 2)}
    assert max(len(design.factions) for design in base().cards) == 2


def test_a_few_cards_have_no_faction():
    none = [design for design in designs(1) + designs(2) + designs(3) if not design.factions]
    assert 3 <= len(none) <= 10


def full_halves(cards: list[Card]) -> float:
    """How many halves of a design are full, on average."""
    return sum(sum(design.carts) for design in cards) / len(cards)


def test_romans_have_the_most_full_halves():
    """R12.6"""
    averages = {faction: full_halves(of(faction)) for faction in FACTIONS}
    romans = averages.pop("romans")
    assert romans > max(averages.values()) + 0.5


def test_no_half_is_wasted_where_no_cart_can_be():
    """Above Level 1 lies the Surface, below Level 4 nothing."""
    upper, lower = HALVES.index("upper-left"), HALVES.index("lower-left")
    assert not any(design.carts[upper] or design.carts[upper + 1] for design in designs(1))
    assert not any(design.carts[lower] or design.carts[lower + 1] for design in designs(4))


@pytest.mark.parametrize("half", HALVES)
def test_no_border_is_always_best(half: str):
    """Each half is full on some designs of the inner Levels and empty on others."""
    at = HALVES.index(half)
    full = [design.carts[at] for design in designs(2) + designs(3)]
    assert 0.25 < sum(full) / len(full) < 0.75


def printed_vp(level: int) -> float:
    """The numbers at the VP of a card's effects, together, on average."""
    total = 0
    for design in designs(level):
        gains = [node for effect in design.effects for node in walk(effect) if isinstance(node, Gain)]
        total += sum(gain.amount.number for gain in gains if gain.token == VP)
    return total / len(designs(level))


def test_vp_come_from_levels_3_and_4():
    """R12.8"""
    vp = {level: printed_vp(level) for level in (1, 2, 3, 4)}
    assert vp[1] < vp[2] < min(vp[3], vp[4])
    assert (vp[3] + vp[4]) / 2 > 2 * (vp[1] + vp[2]) / 2


# ---------------------------------------------------------------- Events and boards


def test_events():
    """R1.2, R12.8"""
    kinds = Counter(event.kind for event in base().events)
    assert kinds.total() == 18
    assert kinds["feature"] >= 4
    assert kinds["end"] >= 4
    assert kinds["immediate"] > 18 / 2


def test_boards():
    """R1.3, R12.8"""
    assert Counter(side.board for side in base().boards) == {0: 2, 1: 2, 2: 2}
    for side in base().boards:
        assert 8 <= len(side.spaces) <= 12, side.id
        assert side.spaces[0] is None  # I8
        worth = [worth_of(space) for space in side.spaces if space is not None]
        assert worth[-1] > max(worth[:-1]), f"{side.id}: no large bonus at the top"


def worth_of(space: Node) -> int:
    """The VP of a space for one who brings nothing: what it asks a price for or counts is left out."""
    return sum(
        node.amount.number
        for node in space.children()
        if isinstance(node, Gain) and node.token == VP and node.amount.count is None
    )


def test_the_sides_of_a_board_differ_in_kind():
    for board in (0, 1, 2):
        one, other = [
            {write_effect(space) for space in side.spaces if space} for side in base().boards if side.board == board
        ]
        assert len(one ^ other) > len(one & other)


# ---------------------------------------------------------------- the language


def walk(node: Node) -> Iterator[Node]:
    """A node and all below it."""
    yield node
    for child in node.children():
        yield from walk(child)


def amounts(pack: Pack) -> list[Amount]:
    """Every amount in a pack."""
    return [amount for node in pack.nodes if (amount := getattr(node, "amount", None)) is not None]


def counts(pack: Pack) -> list[Count]:
    """Everything that a pack counts."""
    conditions = [getattr(node, "condition", None) for node in pack.nodes]
    found = [amount.count for amount in amounts(pack)]
    found += [condition.count for condition in conditions if condition is not None]
    found += [getattr(node, "less", None) for node in pack.nodes]
    return [count for count in found if count is not None]


def filters(pack: Pack) -> list[Filter]:
    """Every description of cards in a pack."""
    found = [getattr(node, "where", None) for node in pack.nodes]
    found += [count.where for count in counts(pack)]
    found += [each.where for event in pack.events for each in event.features]
    return [where for where in found if where is not None]


def used(pack: Pack) -> set[str]:
    """Everything of the effect language that a pack says."""
    features = [each for event in pack.events for each in event.features]
    draws = [node for node in pack.nodes if node.word == "faction-draw"]
    conditions = [node.condition for node in pack.nodes if getattr(node, "condition", None) is not None]
    return {
        *(node.word for node in pack.nodes),
        *(f"feature:{FEATURES[each.kind][0]}" for each in features),
        *(f"trigger:{TRIGGERS[each.trigger]}" for each in features if each.trigger >= 0),
        *(f"count:{MEASURES[count.measure]}" for count in counts(pack)),
        *(f"comparison:{COMPARISONS[condition.comparison]}" for condition in conditions),
        *(f"draw:{each.faction}" for each in draws),
        *(f"flag:{flag}" for node in pack.nodes for flag in FLAGS if getattr(node, flag, False)),
        *("amount:every" for amount in amounts(pack) if amount.every > 1),
        *("amount:most" for amount in amounts(pack) if amount.most),
        *("pay:less" for node in pack.nodes if getattr(node, "less", None) is not None),
        *("condition:none" for each in conditions if (each.comparison, each.number) == (AT_MOST, 0)),
        *(said for where in filters(pack) for said in said_by(where)),
    }


FLAGS = ("is_up_to", "is_passing", "is_here", "is_optional")
STATES = ("machine", "collapse", "activated")


def said_by(where: Filter) -> set[str]:
    """What a description of cards asks for."""
    said = {f"relation:{RELATIONS[where.relation]}"}
    said |= {f"faction:{FACTIONS[where.faction]}"} if where.faction >= 0 else set()
    said |= {f"level:{where.level}"} if where.level else set()
    said |= {f"{state}:{getattr(where, state)}" for state in STATES if getattr(where, state)}
    return said | ({"end"} if where.is_end else set()) | ({"factionless"} if where.has_no_faction else set())


def sayable() -> set[str]:
    """Everything of the effect language that the base set has to say."""
    return {
        *(word.word for word in WORDS),
        *(f"feature:{name}" for name, *_ in FEATURES),
        *(f"trigger:{trigger}" for trigger in TRIGGERS),
        *(f"count:{measure}" for measure in MEASURES),
        *(f"comparison:{comparison}" for comparison in COMPARISONS),
        *(f"draw:{faction}" for faction in (ANY_FACTION, *range(len(FACTIONS)))),
        *(f"flag:{flag}" for flag in FLAGS),
        *(f"relation:{relation}" for relation in RELATIONS),
        *(f"faction:{faction}" for faction in FACTIONS),
        *(f"level:{level}" for level in (1, 2, 3)),
        *(f"{state}:{way}" for state in STATES for way in (WITH, WITHOUT)),
        *("amount:every", "amount:most", "pay:less", "condition:none", "end", "factionless"),
    }


def test_everything_that_can_be_said_is_said_somewhere():
    assert sayable() - used(base()) == set()


def test_what_is_not_said_is_noticed():
    said = used(pack_of([card("it", 1, "pay 1 coin: gain 1 vp per 2 adjacent end cards")]))
    assert {"pay", "count:card", "relation:adjacent", "end", "amount:every"} <= said
    assert {"either", "machine", "relation:above", "amount:most", "pay:less", "feature:when"} & said == set()
    said = used(pack_of([], feature("when placing scottish card: draw 1 card")))
    assert {"feature:when", f"trigger:{TRIGGERS[1]}", "faction:scots"} <= said
    assert f"trigger:{TRIGGERS[0]}" not in said


# ---------------------------------------------------------------- loading


def test_the_pack_is_read_anew_from_another_place(tmp_path: Path, record_property):
    """How long that takes is told, not judged: machines differ."""
    copytree(pack_folder("base"), tmp_path / "base")
    start = time.perf_counter()
    pack = load_pack(tmp_path / "base")
    seconds = time.perf_counter() - start
    record_property("seconds", seconds)
    print(f"the base pack was read in {seconds:.3f} s")
    assert pack.digest == base().digest
    assert pack is not base()

"""What can be written but makes no sense where it stands: each complaint with its column.

Loops between triggers and boards need the whole pack and are looked for in `loops`.
"""

from __future__ import annotations

from typing import Final

from imperial_miners.engine import effect as tree
from imperial_miners.engine.feature import COST, Feature
from imperial_miners.engine.token_words import PutCollapse, PutMarker, SpendMachine
from imperial_miners.engine.words import Activate, Advance, Draw
from imperial_miners.packs.notation import Mark, is_plain

ON_CARD: Final = 0
ON_EVENT: Final = 1
ON_SPACE: Final = 2
ON_TOP: Final = 3
ON_SURFACE: Final = 4
ON_TRIGGER: Final = 5

MOST_COUNTED: Final = {tree.CARDS: 10, tree.COLLAPSES: 10, tree.FACTION_KINDS: 6}
"""A mine has ten cards at most: one a round."""

Complaint = tuple[int, str]


def sense_complaints(effect: tree.Effect, marks: list[Mark], place: int) -> list[Complaint]:
    """Everything that makes no sense about an effect in a place."""
    columns = {id(thing): column for thing, column in marks}
    found = [(column, complaint) for thing, column in marks if (complaint := part_complaint(thing, place))]
    for thing, _ in marks:
        if isinstance(thing, tree.Effect):
            found += [(columns[id(part)], complaint) for part, complaint in price_complaints(thing)]
    if place in (ON_SPACE, ON_TOP, ON_TRIGGER) and effect.prices:
        found.append((columns[id(effect)], "a price must be refusable here: write 'may (...)' around it (I12)"))
    if place == ON_SPACE and most_advances(effect) > 1:
        found.append((columns[id(effect)], "at most one advance on a space: two could go round for ever"))
    return sorted(found)


def part_complaint(thing: object, place: int) -> str:
    """What makes no sense about one part of an effect, or an empty string."""
    if place != ON_CARD and speaks_of_itself(thing):
        return "only a card can speak of itself or of where it lies ('here', 'this', 'adjacent' ...)"
    if isinstance(thing, Draw) and thing.level == 4 and place in (ON_CARD, ON_SURFACE):
        return "Level 4 is drawn only by Events and Progress boards (R9.2)"
    if isinstance(thing, Advance) and place == ON_TOP:
        return "no advance on the top space: it would be lost (I15)"
    if isinstance(thing, Activate) and (thing.where.relation == tree.THIS or thing.where.activated == tree.WITH):
        return "nothing to activate: a card is activated once a round, and not while it speaks (R5.13, I9)"
    if isinstance(thing, tree.Condition) and thing.comparison == tree.AT_LEAST:
        most = MOST_COUNTED.get(thing.count.measure, thing.number)
        if thing.number > most:
            return f"never true: there are at most {most} of them"
    if isinstance(thing, tree.Condition) and place == ON_CARD and not thing.number and counts_itself(thing.count):
        return "never true: the card that speaks is one of them (I10)"
    return ""


def feature_complaints(feature: Feature, marks: list[Mark]) -> list[Complaint]:
    """Everything that makes no sense about a feature."""
    found: list[Complaint] = []
    if feature.effect is not None:
        found = sense_complaints(feature.effect, marks, ON_TRIGGER)
    elif feature.kind == COST and feature.where is not None:
        where = feature.where
        rest = tree.Filter(where.relation, -1, 0, where.machine, where.collapse, where.activated, where.is_end)
        if where.has_no_faction or not is_plain(rest):
            found.append((marks[0][1], "a cost is for cards of a Faction or of a Level; nothing else is known in hand"))
    return found


def speaks_of_itself(thing: object) -> bool:
    """Whether a part has a meaning only on a card."""
    if isinstance(thing, tree.Filter):
        return thing.relation != tree.ANY
    return isinstance(thing, PutMarker | SpendMachine) and thing.is_here


def counts_itself(count: tree.Count) -> bool:
    """Whether the card that speaks is counted, whatever card it is: it lies in the mine and is activated."""
    where = count.where or tree.Filter()
    rest = tree.Filter(
        tree.ANY, where.faction, where.level, where.machine, where.collapse, tree.EITHER_WAY, where.is_end
    )
    is_this = (
        where.relation in (tree.ANY, tree.THIS, tree.ROW)
        and where.activated != tree.WITHOUT
        and not where.has_no_faction
    )
    return count.measure == tree.CARDS and is_this and is_plain(rest)


def price_complaints(effect: tree.Effect) -> list[tuple[tree.Node, str]]:
    """Prices of one kind twice, each checked as if it stood alone; and prices of steps that nobody could refuse."""
    found: list[tuple[tree.Node, str]] = []
    seen: set[str] = set()
    for price in effect.prices:
        if price.word in seen:
            found.append((price, "a second price of the same kind: write one with the sum"))
        seen.add(price.word)
    for price in effect.prices[:-1]:
        if isinstance(price, PutCollapse):
            found.append((price, "put the collapse last: what it sets off (I16) could use up the rest of the price"))
    for step in effect.steps:
        if isinstance(step, tree.Effect) and step.prices and not step.is_optional:
            found.append((step, "a price inside an effect must be refusable: write 'may (...)' or 'either (...)'"))
    return found


def most_advances(node: tree.Node) -> int:
    """How many advances one resolution can hold."""
    if isinstance(node, Advance):
        return 1
    counts = [most_advances(child) for child in node.children()]
    return max(counts, default=0) if isinstance(node, tree.Either) else sum(counts)


def is_free(effect: tree.Effect) -> bool:
    """Whether an effect can always be chosen."""
    return not effect.prices and effect.condition is None

"""What can be written but makes no sense where it stands: each complaint with its column.

Loops between triggers and boards need the whole pack and are looked for in `loops`.
"""

from __future__ import annotations

from typing import Final

from imperial_miners.engine.effect import ANY, Effect, Either, Filter, Node
from imperial_miners.engine.feature import COST, Feature
from imperial_miners.engine.words import Advance, Draw, PutMarker, SpendMachine
from imperial_miners.packs.notation import Mark, is_plain
from imperial_miners.packs.writing import write_step

ON_CARD: Final = 0
ON_EVENT: Final = 1
ON_SPACE: Final = 2
ON_TOP: Final = 3
ON_SURFACE: Final = 4
ON_TRIGGER: Final = 5

Complaint = tuple[int, str]


def sense_complaints(effect: Effect, marks: list[Mark], place: int) -> list[Complaint]:
    """Everything that makes no sense about an effect in a place."""
    columns = {id(thing): column for thing, column in marks}
    found: list[Complaint] = []
    for thing, column in marks:
        if place != ON_CARD and speaks_of_itself(thing):
            found.append(
                (column, "only a card can speak of itself or of where it lies ('here', 'this', 'adjacent' ...)")
            )
        if isinstance(thing, Draw) and thing.level == 4 and place in (ON_CARD, ON_SURFACE):
            found.append((column, "Level 4 is drawn only by Events and Progress boards (R9.2)"))
        if isinstance(thing, Effect):
            found += [(columns[id(price)], f"{complaint}") for price, complaint in price_complaints(thing)]
            found += [
                (columns[id(step)], "a price inside an effect can be refused: write 'may (...)' or 'either (...)'")
                for step in thing.steps
                if isinstance(step, Effect) and step.prices and not step.is_optional
            ]
    if place in (ON_SPACE, ON_TOP, ON_TRIGGER) and effect.prices:
        found.append((columns[id(effect)], "a price here can be refused: write 'may (...)' around it (I12)"))
    if place == ON_TOP:
        found += [(column, "no advance on the top space: it would be lost (I15)") for column in advances(marks)]
    elif place == ON_SPACE and most_advances(effect) > 1:
        found.append((columns[id(effect)], "at most one advance on a space: two could go round for ever"))
    return sorted(set(found))


def feature_complaints(feature: Feature, marks: list[Mark]) -> list[Complaint]:
    """Everything that makes no sense about a feature."""
    found: list[Complaint] = []
    if feature.effect is not None:
        found = sense_complaints(feature.effect, marks, ON_TRIGGER)
    elif feature.kind == COST and feature.where is not None:
        asked = feature.where
        if not is_plain(
            Filter(
                asked.relation,
                -1,
                0,
                asked.machine,
                asked.collapse,
                asked.activated,
                asked.is_end,
                asked.has_no_faction,
            )
        ):
            found.append((marks[0][1], "a cost is for cards of a Faction or a Level: nothing else is known in hand"))
    return found


def speaks_of_itself(thing: object) -> bool:
    """Whether a part has a meaning only on a card."""
    if isinstance(thing, Filter):
        return thing.relation != ANY
    return isinstance(thing, PutMarker | SpendMachine) and thing.is_here


def price_complaints(effect: Effect) -> list[tuple[Node, str]]:
    """Prices of one kind twice: each would be checked as if it stood alone."""
    found: list[tuple[Node, str]] = []
    seen: set[str] = set()
    for price in effect.prices:
        if price.word in seen:
            found.append((price, f"'{write_step(price)}': a second price of the same kind; write one with the sum"))
        seen.add(price.word)
    return found


def advances(marks: list[Mark]) -> list[int]:
    """The columns of all advances."""
    return [column for thing, column in marks if isinstance(thing, Advance)]


def most_advances(node: Node) -> int:
    """How many advances one resolution can hold."""
    if isinstance(node, Advance):
        return 1
    counts = [most_advances(child) for child in node.children()]
    return max(counts, default=0) if isinstance(node, Either) else sum(counts)


def is_free(effect: Effect) -> bool:
    """Whether an effect can always be chosen."""
    return not effect.prices and effect.condition is None

"""Triggers of feature Events that could set themselves off for ever, by themselves or by way of the Progress boards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from imperial_miners.engine import feature as features
from imperial_miners.engine.effect import Node
from imperial_miners.engine.pack import Event, Side
from imperial_miners.engine.token_words import PutCollapse, PutMachine, PutMarker
from imperial_miners.engine.words import Activate, Advance, Draw, FactionDraw

SETS_OFF: Final[tuple[tuple[type[Node], int], ...]] = (
    (Draw, features.ON_DRAW),
    (FactionDraw, features.ON_DRAW),
    (Advance, features.ON_ADVANCE),
    (Activate, features.ON_ACTIVATE),
    (PutMarker, features.ON_CART),
    (PutMachine, features.ON_MACHINE),
    (PutCollapse, features.ON_COLLAPSE),
)
FROM_BOARDS: Final = frozenset({features.ON_DRAW, features.ON_MACHINE, features.ON_COLLAPSE})
"""What a space can do again and again. Borders run out, and a card is activated once a round (R5.13)."""


def loop_complaints(event: Event, sides: Iterable[Side]) -> list[str]:
    """The triggers of an Event that lead back to themselves, each with its way round."""
    spaces = happenings(space for side in sides for space in side.spaces if space is not None)
    leads = {features.ON_ADVANCE: spaces & FROM_BOARDS}
    triggers = dict.fromkeys(feature.trigger for feature in event.features if feature.effect is not None)
    for feature in event.features:
        if feature.effect is not None:
            leads.setdefault(feature.trigger, set()).update(happenings([feature.effect]))
    found = []
    for trigger in triggers:
        way = way_back(trigger, leads)
        if way:
            steps = ", then ".join(features.TRIGGERS[step].replace("FILTER ", "a ") for step in way)
            found.append(f"a trigger that sets itself off: {steps} again; take one of them away")
    return found


def happenings(nodes: Iterable[Node]) -> set[int]:
    """Everything a trigger could wait for that these effects can do."""
    found: set[int] = set()
    for node in nodes:
        found.update(trigger for word, trigger in SETS_OFF if isinstance(node, word))
        found |= happenings(node.children())
    return found


def way_back(trigger: int, leads: dict[int, set[int]]) -> list[int]:
    """The shortest way from a trigger back to itself, or an empty list."""
    ways = [[trigger]]
    seen: set[int] = set()
    for way in ways:
        for following in sorted(leads.get(way[-1], ())):
            if following == trigger:
                return [*way, trigger]
            if following not in seen:
                seen.add(following)
                ways.append([*way, following])
    return []

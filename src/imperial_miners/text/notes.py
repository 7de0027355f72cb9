"""Which rules explain an effect: those that its words, conditions and prices stand on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from imperial_miners.engine.effect import CARTS, SPACE, Amount, Count, Effect, Node
from imperial_miners.engine.token_words import PutCollapse, PutMachine, PutMarker
from imperial_miners.engine.words import ANY_FACTION, Activate, Advance, Draw, FactionDraw, Gain, Pay

COUNT_RULES: Final = {CARTS: "R7.1", SPACE: "R10.1"}


def notes_of(effect: Effect) -> list[str]:
    """Rule ids without repetition, in the order of the text."""
    return list(dict.fromkeys(rules_of(effect)))


def rules_of(node: Node) -> Iterator[str]:
    """The rules of a node and of all below it."""
    if isinstance(node, Effect):
        if node.is_optional:
            yield "I12"
        if node.condition is not None:
            yield from rules_of_count(node.condition.count)
        if node.prices:
            yield "I4"
        for part in node.parts:
            yield from rules_of(part)
        if len(node.steps) > 1 and any(
            isinstance(step, Gain | Draw | Advance) and step.amount.most for step in node.steps
        ):
            yield "I25"
        return
    yield from rules_of_word(node)
    for child in node.children():
        yield from rules_of(child)


def rules_of_word(node: Node) -> Iterator[str]:
    """What one word stands on beyond its own rule."""
    if not isinstance(node, Gain):
        yield node.rule
    if isinstance(node, Gain | Draw | Advance):
        yield from rules_of_amount(node.amount)
    if isinstance(node, Pay) and node.less is not None:
        yield "R12.1"
    elif isinstance(node, Draw) and node.level == 4:
        yield "R9.2"
    elif isinstance(node, FactionDraw) and node.faction == ANY_FACTION:
        yield "R9.5"
    elif isinstance(node, Advance):
        yield "R10.2"
        yield "R10.5"
    elif isinstance(node, PutMachine):
        yield "R6.5"
    elif isinstance(node, PutCollapse):
        yield "R6.3"
    elif isinstance(node, PutMarker):
        yield "R7.3"
    elif isinstance(node, Activate):
        yield from ("R8.2", "R5.13", "I9")


def rules_of_amount(amount: Amount) -> Iterator[str]:
    """How an amount is counted."""
    if amount.count is not None:
        yield from rules_of_count(amount.count)


def rules_of_count(count: Count) -> Iterator[str]:
    """When something is counted, and what counts."""
    yield "I10"
    if count.measure in COUNT_RULES:
        yield COUNT_RULES[count.measure]
    if count.where is not None and count.where.relation > 2:
        yield "R5.6"

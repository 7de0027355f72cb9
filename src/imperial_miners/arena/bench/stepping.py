"""Every change of one step to a card, an Event or a side: a number of its notation, its cost, or a rail."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from imperial_miners.engine.effect import Effect
from imperial_miners.engine.pack import HALVES, Card, Event, Pack, Side
from imperial_miners.packs.changing import Alteration
from imperial_miners.packs.content import checked_effect
from imperial_miners.packs.sense import ON_CARD, ON_EVENT, ON_SPACE, ON_TOP
from imperial_miners.packs.tokens import NotationError
from imperial_miners.packs.writing import write_effect

NUMBER: Final = re.compile(r"(?<!level )\b\d+\b")
"""A number of the notation, but a Level: that would be another card."""
MOST_COST: Final = 13


def thing_of(pack: Pack, id: str) -> Card | Event | Side:
    """The card, Event or side of an id."""
    things: Sequence[Card | Event | Side] = [*pack.cards, *pack.events, *pack.boards]
    return next(thing for thing in things if thing.id == id)


def steps_of(thing: Card | Event | Side) -> list[Alteration]:
    """All changes of one step that the rules of packs allow."""
    if isinstance(thing, Side):
        found: list[Alteration] = []
        for number, space in enumerate(thing.spaces, 1):
            place = ON_TOP if number == len(thing.spaces) else ON_SPACE
            found += [] if space is None else number_steps(thing.id, f"space {number}", space, place)
        return found
    place = ON_CARD if isinstance(thing, Card) else ON_EVENT
    found = [
        step
        for number, effect in enumerate(thing.effects, 1)
        for step in number_steps(thing.id, f"effect {number}", effect, place)
    ]
    return found + (list(card_steps(thing)) if isinstance(thing, Card) else [])


def card_steps(card: Card) -> Iterator[Alteration]:
    """A coin more or less, where the Level leaves it open; a full half-cart more or less, where a cart can be made."""
    for cost in (card.cost - 1, card.cost + 1):
        if card.level == 3 and 0 <= cost <= MOST_COST:
            yield Alteration("cost", card.id, str(cost))
    for half, is_full in zip(HALVES, card.carts, strict=True):
        if card.level > 1 or is_full or not half.startswith("upper"):
            carts = [each for each, has in zip(HALVES, card.carts, strict=True) if has != (each == half)]
            yield Alteration("carts", card.id, " ".join(carts))


def number_steps(id: str, what: str, effect: Effect, place: int) -> list[Alteration]:
    """Each number of an effect one higher and one lower, as far as that can be read and makes sense."""
    text = write_effect(effect)
    found: list[Alteration] = []
    for number in NUMBER.finditer(text):
        for value in (int(number[0]) - 1, int(number[0]) + 1):
            other = f"{text[: number.start()]}{value}{text[number.end() :]}"
            try:
                tree, complaints = checked_effect(other, place)
            except NotationError:
                continue
            if not complaints and write_effect(tree) != text:
                found.append(Alteration(what, id, write_effect(tree)))
    return found


def step_words(step: Alteration, pack: Pack) -> str:
    """A step in words: what there was, and what there is."""
    thing = thing_of(pack, step.id)
    what, _, number = step.what.partition(" ")
    before = ""
    if isinstance(thing, Card) and what == "cost":
        before = str(thing.cost)
    elif isinstance(thing, Card) and what == "carts":
        before = " ".join(half for half, is_full in zip(HALVES, thing.carts, strict=True) if is_full)
    else:
        effects: Sequence[Effect | None] = thing.spaces if isinstance(thing, Side) else thing.effects
        effect = effects[int(number) - 1]
        before = "" if effect is None else write_effect(effect)
    return f"{step.id}, {step.what}: {before or 'none'} -> {step.value or 'none'}"

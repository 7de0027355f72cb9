"""Packs made of others by changes, for trials: a blank for a card, a word that nobody may use, another cost.

Designs keep their places and their copies, so that a seed deals the same cards in the same order with and without a
change. Nothing is written to the pack's files, and bots know the changed pack as the one that it was made of.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.effect import AT_LEAST, FACTION_KINDS, Condition, Count, Effect, Node
from imperial_miners.engine.pack import HALVES, Card, Event, Pack, Side
from imperial_miners.packs.content import Content
from imperial_miners.packs.loading import build_pack
from imperial_miners.packs.notation import parse_effect
from imperial_miners.packs.reading import read_content, read_files


class Alteration(NamedTuple):
    """One thing that is different. `what` is done to the thing of an id:

    - `blank`: a card, Event or side, or every card of a Faction, keeps Level, cost, copies and rails, but does nothing
      and belongs to no Faction;
    - `shut`: no effect that has the word can be chosen, whoever holds it;
    - `cost`, `carts`, `effect 1`, `effect 2`, `space 2` and so on: the card, Event or side has this `value` there.
    """

    what: str
    id: str
    value: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in self if part)


Changes = tuple[Alteration, ...]


@lru_cache(maxsize=64)
def changed_pack(pack: Pack, changes: Changes) -> Pack:
    """The pack with these changes; the pack itself without any. OSError if its files are no longer what it is."""
    if not changes:
        return pack
    content = read_content(read_files(Path(pack.home), []), [])
    if build_pack(content).digest != pack.digest:
        raise OSError(f"the files of the pack {pack.id!r} have changed since it was read")
    for change in changes:
        apply_change(content, change)
    changed = build_pack(content)
    changed.home = pack.home
    changed.learned_as = pack.learned_as
    return changed


def apply_change(content: Content, change: Alteration) -> None:
    """Change a content that is nobody else's."""
    if change.what == "shut":
        shut(content, change.id)
    elif change.what == "blank":
        blank(content, change.id)
    else:
        set_value(content, change)


def blank(content: Content, id: str) -> None:
    """Put blanks in the place of a card, an Event, a side, or all cards of a Faction."""
    for i, card in enumerate(content.cards):
        if card.id == id or id in card.factions:
            content.cards[i] = Card(card.id, card.level, card.cost, (), card.copies, card.carts, [])
    for i, event in enumerate(content.events):
        if event.id == id:
            content.events[i] = Event(event.id, event.kind, [], [], False)
    for i, side in enumerate(content.sides):
        if side.id == id:
            content.sides[i] = Side(side.id, side.board, [None] * len(side.spaces))


def shut(content: Content, word: str) -> None:
    """Let no effect that has a word be chosen; the effects stay in their places."""
    for card in content.cards:
        card.effects = [closed(effect, word) for effect in card.effects]
    for event in content.events:
        event.effects = [closed(effect, word) for effect in event.effects]
        event.features = [each for each in event.features if each.effect is None or word not in words_of(each.effect)]
    for side in content.sides:
        side.spaces = [None if space is None else closed(space, word) for space in side.spaces]
    content.surface = [closed(effect, word) for effect in content.surface]


def closed(effect: Effect, word: str) -> Effect:
    """An effect, never to be had if it has the word."""
    if word not in words_of(effect):
        return effect
    never = Condition(Count(FACTION_KINDS), len(FACTIONS) + 1, AT_LEAST)
    return Effect(effect.steps, effect.prices, never, effect.is_optional)


def words_of(node: Node) -> set[str]:
    """The words of a tree."""
    return {node.word, *(word for child in node.children() for word in words_of(child))}


def set_value(content: Content, change: Alteration) -> None:
    """Give a card, an Event or a side another value in one place."""
    what, _, number = change.what.partition(" ")
    things: Sequence[Card | Event | Side] = [*content.cards, *content.events, *content.sides]
    thing = next((thing for thing in things if thing.id == change.id), None)
    if isinstance(thing, Card) and what == "cost":
        thing.cost = int(change.value)
    elif isinstance(thing, Card) and what == "carts":
        halves = change.value.split()
        thing.carts = tuple(half in halves for half in HALVES)
    elif isinstance(thing, Card | Event) and what == "effect":
        thing.effects[int(number) - 1] = parse_effect(change.value)
    elif isinstance(thing, Side) and what == "space":
        thing.spaces[int(number) - 1] = parse_effect(change.value)
    else:
        raise ValueError(f"nothing can be changed by {change}")

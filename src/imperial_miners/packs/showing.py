"""A pack as a list to read: every card, Event and board with its effects in the notation."""

from __future__ import annotations

from pathlib import Path

from imperial_miners.engine.pack import HALVES, Card, Event, Side
from imperial_miners.engine.phases import MOST_SEATS
from imperial_miners.packs.loading import load_pack, pack_folder
from imperial_miners.packs.names import Names, load_names
from imperial_miners.packs.writing import write_effect, write_feature


def show_pack(name_or_path: str | Path, language: str = "en") -> str:
    """What `pack show` prints. PackError for a pack that cannot be used."""
    pack = load_pack(name_or_path)
    names = load_names(pack_folder(name_or_path), language)
    lines = [f"{pack.id}  {pack.digest[:12]}"]
    for level in (1, 2, 3, 4):
        lines += ["", f"# Level {level}: {len(pack.box(level))}"]
        lines += [line for card in pack.cards if card.level == level for line in show_card(card, names)]
    lines += ["", f"# Events: {len(pack.events)}"]
    lines += [line for event in pack.events for line in show_event(event, names)]
    lines += ["", f"# Boards: {len(pack.boards)}"]
    lines += [line for side in pack.boards for line in show_side(side, names)]
    lines += ["", f"# Surface: surface_1 to surface_{MOST_SEATS}"]
    lines += [f"    {write_effect(effect)}" for effect in pack.surface]
    return "\n".join(lines)


def show_card(card: Card, names: Names) -> list[str]:
    """A card: who it is, then its effects."""
    facts = [f"x{card.copies}"] if card.copies > 1 else []
    facts += [f"cost {card.cost}"] if card.cost else []
    facts += list(card.factions)
    facts += [half for half, is_full in zip(HALVES, card.carts, strict=True) if is_full]
    return [f"{card.id}: {names.name(card.id)} ({', '.join(facts) or 'plain'})"] + [
        f"    {write_effect(effect)}" for effect in card.effects
    ]


def show_event(event: Event, names: Names) -> list[str]:
    """An Event: its kind, then what it does."""
    kind = event.kind + (", may" if event.is_optional else "")
    lines = [f"{event.id}: {names.name(event.id)} ({kind})"]
    lines += [f"    {write_effect(effect)}" for effect in event.effects]
    return lines + [f"    {write_feature(feature)}" for feature in event.features]


def show_side(side: Side, names: Names) -> list[str]:
    """A side of a board, bottom up."""
    lines = [f"{side.id}: {names.name(side.id)} (board {side.board + 1})"]
    return lines + [
        f"    {number:2}  {'' if space is None else write_effect(space)}".rstrip()
        for number, space in enumerate(side.spaces, 1)
    ]

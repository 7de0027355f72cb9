"""A pack in other clothes: every name lies on another card, the Factions change places, numbers differ a little.

Who has read of a pack, or learned it by heart, knows nothing of the one that is made of it; what cards can do stays
sane. The Surface stays as it is, since the rules tell it.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any, Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.packs.checker import check_pack
from imperial_miners.packs.fields import CARD_FIELDS
from imperial_miners.packs.loading import pack_folder
from imperial_miners.packs.notation import ADJECTIVES
from imperial_miners.packs.problem import PackError

Tables = dict[str, dict[str, Any]]
AMOUNT: Final = re.compile(r"\b(gain|pay|max) (\d+)")
"""Coins, points and limits."""
ADJECTIVE: Final = re.compile(r"\b(" + "|".join(ADJECTIVES) + r")\b")
MOST_COST: Final = next(field.high for field in CARD_FIELDS if field.name == "cost")


def reskin(name_or_path: str | Path, folder: Path, seed: int | str) -> Path:
    """Write a pack anew into a folder that is not there yet: the same seed always makes the same pack."""
    source = pack_folder(name_or_path)
    problems = check_pack(source)
    if problems:
        raise PackError(problems)
    dice = Random(f"reskin {seed}")
    clothes = Clothes(dice)
    pack = read(source / "pack.toml")
    pack["id"] = f"{pack['id'][:30]}_{dice.randrange(16**8):08x}"
    cards: Tables = {}
    for file in sorted((source / "cards").glob("*.toml")):
        cards |= read(file)
    levels = sorted({card["level"] for card in cards.values()})
    moved = [clothes.moved({id: card for id, card in cards.items() if card["level"] == level}) for level in levels]
    (folder / "cards").mkdir(parents=True)
    write(folder / "pack.toml", pack)
    for level, each in zip(levels, moved, strict=True):
        write(folder / "cards" / f"level{level}.toml", each)
    for name in ("events", "boards"):
        write(folder / f"{name}.toml", clothes.moved(read(source / f"{name}.toml")))
    copytree(source / "names", folder / "names")
    problems = check_pack(folder)
    if problems:
        raise PackError(problems)
    return folder


class Clothes:
    """What changes places, and by how much numbers change."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        order = list(range(len(FACTIONS)))
        dice.shuffle(order)
        self.factions = {FACTIONS[i]: FACTIONS[other] for i, other in enumerate(order)}
        self.adjectives = {ADJECTIVES[i]: ADJECTIVES[other] for i, other in enumerate(order)}

    def moved(self, tables: Tables) -> Tables:
        """All that stands under the ids, under other ids."""
        bodies = [self.changed(body) for body in tables.values()]
        self.dice.shuffle(bodies)
        return dict(zip(tables, bodies, strict=True))

    def changed(self, body: dict[str, Any]) -> dict[str, Any]:
        """A table with other Factions and other numbers."""
        found = dict(body)
        if "factions" in found:
            found["factions"] = [self.factions[faction] for faction in found["factions"]]
        if "cost" in found:
            found["cost"] = min(max(found["cost"] + self.dice.choice((-1, 1)), 0), MOST_COST)
        for key in ("effects", "features", "spaces"):
            if key in found:
                found[key] = [self.written(text) for text in found[key]]
        return found

    def written(self, text: str) -> str:
        """An effect or feature."""
        text = ADJECTIVE.sub(lambda word: self.adjectives[word[0]], text)
        return AMOUNT.sub(lambda amount: f"{amount[1]} {self.near(int(amount[2]))}", text)

    def near(self, number: int) -> int:
        """A number near by: one stays one, and more than one stays more than one."""
        return number if number < 2 else number + self.dice.choice((-1, 1) if number > 2 else (0, 1))


def read(file: Path) -> dict[str, Any]:
    """The tables of a file."""
    return tomllib.loads(file.read_text("utf-8-sig"))


def write(file: Path, tables: dict[str, Any]) -> None:
    """Plain values first, then a table for each id."""
    plain = {key: value for key, value in tables.items() if not isinstance(value, dict)}
    blocks = [lines_of(plain)] if plain else []
    blocks += [f"[{id}]\n{lines_of(body)}" for id, body in tables.items() if id not in plain]
    file.write_text("\n".join(blocks), "utf-8")


def lines_of(body: dict[str, Any]) -> str:
    """A line for each key; texts, numbers, truths and lists of them are written as in JSON."""
    return "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in body.items())

"""What the naive telling of the rules looks at: the box, one player's table, and what can be counted on it.

Columns are numbers with halves, borders are sets of two cards, and every question is answered by looking everywhere.
It shares no code with the engine; the story itself is in `oracle`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ADJECTIVES = {
    "scottish": "scots",
    "egyptian": "egyptians",
    "atlantean": "atlanteans",
    "barbarian": "barbarians",
    "japanese": "japanese",
    "roman": "romans",
}
SIDES = {
    "left": (0, -1.0),
    "right": (0, 1.0),
    "upper-left": (-1, -0.5),
    "upper-right": (-1, 0.5),
    "lower-left": (1, -0.5),
    "lower-right": (1, 0.5),
}
FACING = {
    "left": "right",
    "right": "left",
    "upper-left": "lower-right",
    "lower-right": "upper-left",
    "upper-right": "lower-left",
    "lower-left": "upper-right",
}


class Box:
    """What lies in the box: the tables of a pack folder as TOML gives them."""

    def __init__(self, folder: Path) -> None:
        self.cards: dict[str, dict[str, Any]] = {}
        for file in sorted((folder / "cards").glob("*.toml")):
            self.cards.update(tomllib.loads(file.read_text("utf-8")))
        self.events: dict[str, dict[str, Any]] = tomllib.loads((folder / "events.toml").read_text("utf-8"))
        self.boards: dict[str, dict[str, Any]] = tomllib.loads((folder / "boards.toml").read_text("utf-8"))
        self.surface: list[str | list[str]] = tomllib.loads((folder / "pack.toml").read_text("utf-8"))["surface"][
            "effects"
        ]

    def level(self, card: str) -> int:
        return int(self.cards[card]["level"])

    def factions(self, card: str) -> set[str]:
        return set(self.cards[card].get("factions", []))

    def full(self, card: str) -> set[str]:
        return set(self.cards[card].get("carts", "").split())

    def cost(self, card: str) -> int:
        return {1: 0, 2: 2, 3: self.cards[card].get("cost", 0), 4: 0}[self.level(card)]


class Table:
    """What one player owns. `mine` is a list of dicts in the order of placing; `markers` holds pairs of cards."""

    def __init__(self, box: Box, boards: list[str]) -> None:
        self.box = box
        self.boards = [box.boards[side]["spaces"] for side in boards]
        self.coins = self.vp = self.space = self.completed = self.advanced = 0
        self.board: int | None = None
        self.hand: list[str] = []
        self.mine: list[dict[str, Any]] = []
        self.markers: set[frozenset[int]] = set()
        self.decks: dict[int, list[str]] = {level: [] for level in (1, 2, 3, 4)}
        self.piles: dict[int, list[str]] = {level: [] for level in (1, 2, 3, 4)}
        self.unknown: set[int] = set()  # decks in an order that only chance knows
        self.fate: list[str] | None = None  # cards that chance will deal next, where someone knows it
        self.features: list[str] = []
        self.placed: int | None = None

    # ------------------------------------------------------------ the mine

    def lay(self, card: str, row: int, column: float) -> int:
        self.mine.append(
            {"card": card, "row": row, "column": column, "machines": 0, "collapse": False, "activated": False}
        )
        return len(self.mine) - 1

    def at(self, row: int, column: float) -> int | None:
        for number, card in enumerate(self.mine):
            if (card["row"], card["column"]) == (row, column):
                return number
        return None

    def neighbour(self, number: int, side: str) -> int | None:
        down, along = SIDES[side]
        return self.at(self.mine[number]["row"] + down, self.mine[number]["column"] + along)

    def borders(self) -> Iterator[tuple[frozenset[int], int]]:
        """Every border between two cards, with how many of its halves are full."""
        for number in range(len(self.mine)):
            for side in ("right", "lower-left", "lower-right"):
                other = self.neighbour(number, side)
                if other is not None:
                    mine = side in self.box.full(self.mine[number]["card"])
                    theirs = FACING[side] in self.box.full(self.mine[other]["card"])
                    yield frozenset({number, other}), int(mine) + int(theirs)

    def carts(self) -> set[frozenset[int]]:
        """R7.1, R7.2"""
        return {border for border, full in self.borders() if full == 2 or border in self.markers}

    def places(self, level: int) -> set[float]:
        """R5.3-R5.5, I7, I19"""
        taken = {card["column"] for card in self.mine if card["row"] == level}
        if level == 1 and not taken:
            return {0.0}
        if level == 1:
            reach = range(max(int(min(taken)) - 5, -36), min(int(max(taken)) + 5, 36) + 1)
            return {float(column) for column in reach} - taken
        above = {card["column"] for card in self.mine if card["row"] == level - 1}
        return {column + half for column in above for half in (-0.5, 0.5)} - taken

    # ------------------------------------------------------------ counting

    def chosen(self, words: str, here: int | None) -> list[int]:
        """The numbers of the cards that words like "other level 2 cards with machine" mean."""
        return [number for number in range(len(self.mine)) if self.fits(number, words, here)]

    def fits(self, number: int, words: str, here: int | None) -> bool:
        card = self.mine[number]
        noun = re.search(r"\bcards?\b", words)
        assert noun, words
        before, after = words[: noun.start()].split(), words[noun.end() :].split()
        while before:
            word = before.pop(0)
            if word == "this":
                good = number == here
            elif word == "other":
                good = number != here
            elif word == "row":
                good = here is not None and card["row"] == self.mine[here]["row"]
            elif word == "adjacent":
                good = number in self.near(here, list(SIDES))
            elif word in ("above", "below", "beside"):
                row = {"above": "upper", "below": "lower", "beside": ""}[word]
                good = number in self.near(here, [side for side in SIDES if side.rpartition("-")[0] == row])
            elif word == "end":
                good = self.neighbour(number, "left") is None or self.neighbour(number, "right") is None
            elif word in ("activated", "fresh"):
                good = card["activated"] == (word == "activated")
            elif word == "factionless":
                good = not self.box.factions(card["card"])
            elif word == "level":
                good = card["row"] == int(before.pop(0))
            else:
                good = ADJECTIVES[word] in self.box.factions(card["card"])
            if not good:
                return False
        while after:
            is_with, noun_of = after.pop(0) == "with", after.pop(0)
            if bool(card["machines"] if noun_of.startswith("machine") else card["collapse"]) != is_with:
                return False
        return True

    def near(self, here: int | None, sides: list[str]) -> list[int | None]:
        return [self.neighbour(here, side) for side in sides] if here is not None else []

    def count(self, words: str, here: int | None) -> int:
        """I10 How many of something there are now."""
        words = re.sub(r" here$", " on this card", words)
        what, _, where = words.partition(" on ")
        cards = self.chosen(where or "cards", here)
        if what.startswith("machine"):
            return sum(self.mine[number]["machines"] for number in cards)
        if what.startswith("collapse"):
            return sum(self.mine[number]["collapse"] for number in cards)
        if what.startswith("cart"):
            return sum(1 for border in self.carts() if border & set(cards))
        if what.startswith("faction") and not what.startswith("factionless"):
            return len({faction for card in self.mine for faction in self.box.factions(card["card"])})
        if what.startswith("coin"):
            return self.coins
        if what.startswith("space"):
            return self.advanced if what.endswith("advanced") else self.space
        if what.startswith("board"):
            return self.completed
        if what.endswith("in hand"):
            return len(self.hand)
        return len(self.chosen(words, here))

    def amount(self, words: str, here: int | None) -> int:
        """A number, or "N per [K] COUNT [max M]" with the noun already gone."""
        number, _, per = words.partition(" per ")
        if not per:
            return int(number)
        per, _, most = per.partition(" max ")
        every, counted = re.fullmatch(r"(\d+ )?(.*)", per).groups()  # type: ignore[union-attr]
        amount = int(number) * (self.count(counted, here) // int(every or 1))
        return min(amount, int(most)) if most else amount

    def is_so(self, words: str, here: int | None) -> bool:
        """A condition."""
        limit, number, counted = re.fullmatch(r"(at most |no )?(\d+ )?(.*)", words).groups()  # type: ignore[union-attr]
        value = self.count(counted, here)
        return value <= int(number or 0) if limit else value >= int(number)

    def raised(self, words: str) -> int:
        """What features like "draw +1" add up to."""
        return sum(int(found[1]) for text in self.features if (found := re.fullmatch(words, text)))

    def cost(self, card: str) -> int:
        """R3.1"""
        cost = self.box.cost(card)
        for text in self.features:
            found = re.fullmatch(r"cost -(\d+)(?: for (\w+ )?(?:level (\d) )?cards?)?", text)
            if found:
                adjective, level = (found[2] or "").strip(), found[3]
                if level and int(level) != self.box.level(card):
                    continue
                if adjective and ADJECTIVES[adjective] not in self.box.factions(card):
                    continue
                cost -= int(found[1])
        return max(cost, 0)

    # ------------------------------------------------------------ what can be compared

    def summary(self) -> tuple[Any, ...]:
        """Everything that can be seen of this seat, in a form of its own."""
        return (
            (self.coins, self.vp, self.board, self.space, self.completed, self.advanced),
            tuple(sorted(self.hand)),
            tuple(tuple(map(str, card.values())) for card in self.mine),
            frozenset(self.carts()),
            frozenset(self.markers),
            tuple(len(self.decks[level]) for level in (1, 2, 3, 4)),
            tuple(tuple(sorted(self.piles[level])) for level in (1, 2, 3, 4)),
        )

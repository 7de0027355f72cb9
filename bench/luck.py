"""The quality of the shuffles: places, pairs and Events of many deals, each counted and compared with even chances.

For every table of counts the chi-square statistic is told as z: how many standard deviations it lies from what even
chances give. Values beyond `LIMIT` either way would be news.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from imperial_miners import Pack, load_pack
from imperial_miners.engine.luck import LUCKS, shuffler_of

LIMIT = 4.5
DEALS = 1_000_000
CHUNK = 20_000
Counts = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Finding:
    """A table of counts against even chances."""

    name: str
    cells: int
    freedom: int
    chi_square: float

    @property
    def z(self) -> float:
        """Standard deviations from the expected value (Wilson and Hilferty)."""
        ninth = 2 / (9 * self.freedom)
        return float(((self.chi_square / self.freedom) ** (1 / 3) - (1 - ninth)) / ninth**0.5)


def numbered(pack: Pack) -> Pack:
    """The pack with a number of its own for every card in its boxes, so that copies can be told apart."""
    other = Pack(
        pack.id, pack.digest, pack.cards, pack.events, pack.boards, pack.surface, pack.surface_groups, pack.nodes
    )
    other.boxes = [list(range(len(box))) for box in pack.boxes]
    return other


class Tally:
    """Counts over many deals of one kind of luck."""

    def __init__(self, luck: str, seed: str = "") -> None:
        self.luck = luck
        self.seed = seed
        self.pack = numbered(load_pack("base"))
        self.sizes = [len(box) for box in self.pack.boxes]
        self.deals = 0
        self.places = [np.zeros((size, size), np.int64) for size in self.sizes]
        self.neighbours = [np.zeros((size, size), np.int64) for size in self.sizes]
        self.ends = [np.zeros((size, size), np.int64) for size in self.sizes]
        self.across = np.zeros((self.sizes[1], self.sizes[2]), np.int64)
        self.again = np.zeros((self.sizes[1], self.sizes[1]), np.int64)
        self.last = np.zeros((self.sizes[1], self.sizes[1]), np.int64)
        self.events = np.zeros((10, len(self.pack.events)), np.int64)
        self.event_pairs = np.zeros((len(self.pack.events),) * 2, np.int64)
        self.sides = np.zeros(8, np.int64)

    def shuffler(self, seed: str) -> Any:
        """What is examined."""
        return shuffler_of(self.luck, seed)

    def add(self, number: int) -> None:
        """Count so many further deals, of seeds that follow each other."""
        decks: list[list[list[int]]] = [[], [], [], []]
        again: list[int] = []
        events: list[list[int]] = []
        sides: list[int] = []
        for seed in range(self.deals, self.deals + number):
            shuffler = self.shuffler(f"{self.seed}{seed}")
            dealt = shuffler.deal(self.pack)
            for at in range(4):
                decks[at].append(dealt.decks[at])
            cards = list(range(self.sizes[1]))
            shuffler.shuffle(cards, 2, dealt.states[1])
            again.append(cards[0])
            events.append(dealt.events[:10])
            sides.append(sum(side % 2 << at for at, side in enumerate(dealt.sides)))
        self.deals += number
        self.count([np.asarray(deck) for deck in decks], np.asarray(events), np.asarray(again), np.asarray(sides))

    def count(self, decks: list[Counts], events: Counts, again: Counts, sides: Counts) -> None:
        """Add to all tables."""
        for at, deck in enumerate(decks):
            for place in range(self.sizes[at]):
                self.places[at][place] += np.bincount(deck[:, place], minlength=self.sizes[at])
            add_pairs(self.neighbours[at], deck[:, 0], deck[:, 1])
            add_pairs(self.ends[at], deck[:, -2], deck[:, -1])
        add_pairs(self.across, decks[1][:, 0], decks[2][:, 0])
        add_pairs(self.again, decks[1][:, 0], again)
        add_pairs(self.last, decks[1][0:-1:2, 0], decks[1][1::2, 0])
        for place in range(events.shape[1]):
            self.events[place] += np.bincount(events[:, place], minlength=self.events.shape[1])
        add_pairs(self.event_pairs, events[:, 0], events[:, 9])
        self.sides += np.bincount(sides, minlength=8)

    def findings(self) -> Iterator[Finding]:
        """What was counted."""
        for at in range(4):
            yield placed(f"Level {at + 1}, each card in each place", self.places[at])
            yield apart(f"Level {at + 1}, first and second card", self.neighbours[at])
            yield apart(f"Level {at + 1}, last two cards", self.ends[at])
        yield even("first of Level 2, first of Level 3", self.across)
        yield even("first of Level 2, first of it after a reshuffle", self.again)
        yield even("first of Level 2, the same of the next seed", self.last)
        yield placed("each Event in each round", self.events)
        yield apart("first and last Event", self.event_pairs)
        yield even("the eight ways to show the boards", self.sides)


def add_pairs(table: Counts, rows: Counts, columns: Counts) -> None:
    """Count pairs."""
    table += np.bincount(rows * table.shape[1] + columns, minlength=table.size).reshape(table.shape)


def even(name: str, table: Counts) -> Finding:
    """All cells as likely as each other."""
    expected = table.sum() / table.size
    return Finding(name, table.size, table.size - 1, float(((table - expected) ** 2).sum() / expected))


def placed(name: str, table: Counts) -> Finding:
    """Places of a permutation (rows) and what lies there (columns), all places or only the first ones.

    Its counts depend on each other: a thing lies in one place. The unused places are one row more, and with n things
    the sum of squares has the distribution of n/(n-1) times chi-square.
    """
    used, kinds = table.shape
    off = table - table.sum() / table.size
    squares = float((off**2).sum())
    if used < kinds:
        squares += float((off.sum(axis=0) ** 2).sum()) / (kinds - used)
    chi_square = squares / (table.sum() / table.size) * (kinds - 1) / kinds
    return Finding(name, table.size, min(used, kinds - 1) * (kinds - 1), chi_square)


def apart(name: str, table: Counts) -> Finding:
    """All cells off the diagonal: a card lies in one place only."""
    if np.trace(table):
        raise ValueError(f"{name}: a card in two places")
    cells = table[~np.eye(len(table), dtype=bool)]
    return even(name, cells)


def report() -> None:
    """Deal and print, for every kind of luck."""
    for luck in LUCKS:
        tally, began = Tally(luck), time.process_time()
        while tally.deals < DEALS:
            tally.add(min(CHUNK, DEALS - tally.deals))
        print(f"# {tally.deals:,} deals by {luck} ({time.process_time() - began:.0f} seconds of a core)\n")
        print("| counted | cells | chi-square | degrees of freedom | z |\n| --- | ---: | ---: | ---: | ---: |")
        found = list(tally.findings())
        for one in found:
            print(f"| {one.name} | {one.cells:,} | {one.chi_square:,.1f} | {one.freedom:,} | {one.z:+.2f} |")
        print(f"\nFarthest from even chances: {max(abs(one.z) for one in found):.2f}; the limit is {LIMIT}.\n")
        sys.stdout.flush()

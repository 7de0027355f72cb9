"""The Mine decks with their discard piles (R1.6, R2.2, chapter 9), and the Progress boards' sides on show.

In a shared game all seats hold the same supply; in the duplicate variant each has its own (I18). A deck is a list and
a count of how many of it are gone. Lists are replaced, never changed in place, so that copies of a game share them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from imperial_miners.engine.luck import Dealt, Shuffler
from imperial_miners.engine.pack import Pack

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without


class Supply:
    """Four decks and piles, indexed by Level - 1, each with a state from which it is shuffled next."""

    pack: Pack
    shuffler: Shuffler
    decks: list[list[int]]
    gone: list[int]
    piles: list[list[int]]
    states: list[int]
    sides: list[int]  # shown by each of the three boards; never changes
    dry: i64  # the decks (bits) that are empty; follows from the rest, like those that are open:
    open: i64  # I5 a card can be drawn, from the deck or after reshuffling the pile
    __slots__ = tuple(__annotations__)  # for plain Python: attributes are found faster

    def copy(self) -> Supply:
        """An independent supply in the same state."""
        other = Supply()
        other.pack = self.pack
        other.shuffler = self.shuffler
        other.decks = self.decks
        other.gone = self.gone
        other.piles = self.piles
        other.states = self.states
        other.sides = self.sides
        other.dry = self.dry
        other.open = self.open
        return other

    def left(self, level: i64) -> i64:
        """Cards still in a deck."""
        return len(self.decks[level - 1]) - self.gone[level - 1]

    def is_open(self, level: i64) -> bool:
        """I5 Whether a card can be drawn: from the deck, or after reshuffling the pile."""
        return self.open >> (level - 1) & 1 == 1

    def look(self) -> None:
        """Find which decks are empty, and which are open."""
        dry: i64 = 0
        open: i64 = 0
        for at in range(4):
            if len(self.decks[at]) == self.gone[at]:
                dry |= 1 << at
            if self.piles[at] or not dry >> at & 1:
                open |= 1 << at
        self.dry = dry
        self.open = open

    def is_dry(self, level: i64) -> bool:
        """Whether a deck is empty."""
        return self.dry >> (level - 1) & 1 == 1

    def refill(self, level: i64) -> bool:
        """R1.6 An empty deck takes its discard pile, reshuffled. Whether that happened."""
        at = level - 1
        if not self.is_dry(level) or not self.piles[at]:
            return False
        pile = self.piles[at]
        self.piles = replaced(self.piles, at, [])
        self.renew(level, pile.copy())
        return True

    def renew(self, level: i64, cards: list[int]) -> None:
        """Shuffle these cards to be the deck. Sorted first: the order in which they came together must not matter."""
        at = level - 1
        cards.sort()
        self.states = replaced(self.states, at, self.shuffler.shuffle(cards, level, self.states[at]))
        self.decks = replaced(self.decks, at, cards)
        self.gone = replaced(self.gone, at, 0)
        self.look()

    def take(self, level: i64) -> i64:
        """The top card of a deck that is not empty."""
        at = level - 1
        gone = self.gone.copy()
        top: i64 = gone[at]
        gone[at] = top + 1
        self.gone = gone
        deck = self.decks[at]
        if top + 1 == len(deck):
            self.look()
        return deck[top]

    def turned_up(self, level: i64, faction: i64) -> list[int]:
        """R9.4 The cards that a Faction draw turns up, in their order: up to the first of the Faction, or all."""
        at = level - 1
        shown: list[int] = []
        for card in self.decks[at][self.gone[at] :]:
            shown.append(card)
            if self.pack.masks[card] >> faction & 1:
                break
        return shown

    def search(self, level: i64, faction: i64) -> i64:
        """R9.4 The first card of a Faction, or -1; the cards looked at go back and the deck is shuffled."""
        at = level - 1
        rest = self.decks[at][self.gone[at] :]
        masks = self.pack.masks
        found: i64 = -1
        for i in range(len(rest)):
            if masks[rest[i]] >> faction & 1:
                found = rest.pop(i)
                break
        self.renew(level, rest)
        return found

    def discard(self, card: i64) -> None:
        """Lay a card on the pile of its Level."""
        at = self.pack.levels[card] - 1
        pile = self.piles[at].copy()
        pile.append(card)
        self.piles = replaced(self.piles, at, pile)
        self.open |= 1 << at


def replaced(items: list[Any], at: i64, item: Any) -> list[Any]:
    """These items with another one in one place."""
    others = items.copy()
    others[at] = item
    return others


def new_supply(pack: Pack, shuffler: Shuffler, dealt: Dealt) -> Supply:
    """R2.2 Decks as they were dealt; supplies of one deal share its lists."""
    supply = Supply()
    supply.pack = pack
    supply.shuffler = shuffler
    supply.decks = dealt.decks
    supply.gone = [0, 0, 0, 0]
    supply.piles = [[], [], [], []]
    supply.states = dealt.states
    supply.sides = dealt.sides
    supply.look()
    return supply

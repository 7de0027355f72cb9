"""The Mine decks with their discard piles (R1.6, R2.2, chapter 9), and the Progress boards' sides on show.

In a shared game all seats hold the same supply; in the duplicate variant each has its own (I18). A deck is a list
that is never changed, only replaced, and a count of how many of it are gone, so that copies of a game share it.
"""

from __future__ import annotations

from imperial_miners.engine.pack import Pack
from imperial_miners.engine.rng import shuffled


class Supply:
    """Four decks and piles, indexed by Level - 1, each with a generator of its own."""

    pack: Pack
    decks: list[list[int]]
    gone: list[int]
    piles: list[list[int]]
    states: list[int]
    sides: list[int]  # shown by each of the three boards; never changes

    def copy(self) -> Supply:
        """An independent supply."""
        other = Supply()
        other.pack = self.pack
        other.decks = self.decks.copy()
        other.gone = self.gone.copy()
        other.piles = self.piles.copy()
        other.states = self.states.copy()
        other.sides = self.sides
        return other

    def left(self, level: int) -> int:
        """Cards still in a deck."""
        return len(self.decks[level - 1]) - self.gone[level - 1]

    def is_open(self, level: int) -> bool:
        """I5 Whether a card can be drawn: from the deck, or after reshuffling the pile."""
        return len(self.decks[level - 1]) > self.gone[level - 1] or len(self.piles[level - 1]) > 0

    def refill(self, level: int) -> bool:
        """R1.6 An empty deck takes its discard pile, reshuffled. Whether that happened."""
        at = level - 1
        if len(self.decks[at]) > self.gone[at] or not self.piles[at]:
            return False
        self.renew(level, sorted(self.piles[at]))  # sorted: the order of discarding never matters
        self.piles[at] = []
        return True

    def renew(self, level: int, cards: list[int]) -> None:
        """Shuffle these cards to be the deck."""
        at = level - 1
        self.decks[at], self.states[at] = shuffled(cards, self.states[at])
        self.gone[at] = 0

    def take(self, level: int) -> int:
        """The top card of a deck that is not empty."""
        at = level - 1
        card = self.decks[at][self.gone[at]]
        self.gone[at] += 1
        return card

    def search(self, level: int, faction: int) -> int:
        """R9.4 The first card of a Faction, or -1; the cards looked at go back and the deck is shuffled."""
        at = level - 1
        rest = self.decks[at][self.gone[at] :]
        masks = self.pack.masks
        found = -1
        for i in range(len(rest)):
            if masks[rest[i]] >> faction & 1:
                found = rest.pop(i)
                break
        # sorted: after a shuffle nobody can know where a card was, so the order before must not matter
        self.renew(level, sorted(rest))
        return found

    def discard(self, card: int) -> None:
        """Lay a card on the pile of its Level."""
        at = self.pack.levels[card] - 1
        self.piles[at] = [*self.piles[at], card]


def new_supply(pack: Pack, states: list[int], sides: list[int]) -> Supply:
    """R2.2 Each deck shuffled on its own, from a generator's state of its own."""
    supply = Supply()
    supply.pack = pack
    supply.decks = []
    supply.gone = [0, 0, 0, 0]
    supply.piles = [[], [], [], []]
    supply.states = []
    supply.sides = sides
    for level in (1, 2, 3, 4):
        deck, state = shuffled(pack.box(level), states[level - 1])
        supply.decks.append(deck)
        supply.states.append(state)
    return supply

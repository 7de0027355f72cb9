"""Cards of the deal that are marked to be kept: marked and unmarked as often as one likes, then sent as one line."""

from __future__ import annotations

from imperial_miners.engine.decision import Option
from imperial_miners.engine.steps import KEPT_CARDS
from imperial_miners.engine.view import View

KEEP = "keep"
"""The question that is answered by marking."""


class Marks:
    """What is marked of the options of a question; a card that was dealt twice can be marked twice."""

    def __init__(self, view: View) -> None:
        own = view.seats[view.seat]
        self.wanted = KEPT_CARDS - len(own.kept or ())
        self.left = list(own.hand or ())
        for card in own.kept or ():
            self.left.remove(card)
        self.marked: list[Option] = []

    @property
    def are_all(self) -> bool:
        """Whether as many are marked as are to be kept."""
        return len(self.marked) == self.wanted

    def count(self, option: Option) -> int:
        """How often an option is marked."""
        return [each.key for each in self.marked].count(option.key)

    def toggle(self, option: Option) -> bool:
        """Mark a card, or unmark one of which no more can be marked. False if all are marked, and it is not."""
        count = self.count(option)
        if count and (self.are_all or count == self.left.count(option.number)):
            self.marked = [each for each in self.marked if each.key != option.key]
        elif self.are_all:
            return False
        else:
            self.marked.append(option)
        return True

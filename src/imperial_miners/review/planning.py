"""What a seat imagines of the turn before it: the game dealt anew from what it knows, with cards drawn face down.

A card that is drawn there is made up. So it has a Level, as its back shows, and nothing else: it is in no hand that is
shown, no option names it, and where the game could only go on with what is on its face, nothing can be foreseen.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.view import View
from imperial_miners.review.preview import EVERYBODY, imagine, is_news

OF_HAND: Final = ("keep", "play", "discard")
"""Kinds of options that name a card in hand."""
LEAVING: Final = ("discarded", "revealed")
"""Happenings by which a card leaves a hand."""


@dataclass(frozen=True)
class Imagined:
    """A game as a seat imagines it, and the cards of its hand there that it would not have seen."""

    game: Game
    seat: int
    face_down: tuple[int, ...] = ()

    @property
    def has_seen(self) -> bool:
        """Whether something would have been seen on the way here: a game dealt anew begins without that."""
        return self.game.learned_at(self.seat) > 0

    @property
    def backs(self) -> tuple[int, ...]:
        """The Levels of the cards that lie face down."""
        return tuple(sorted(self.game.pack.levels[card] for card in self.face_down))

    @property
    def known(self) -> Counter[int]:
        """The cards of its hand that the seat has seen."""
        return Counter(self.game.seats[self.seat].hand) - Counter(self.face_down)

    def view(self) -> View:
        """What the seat would see: neither the faces of cards that lie face down, nor an option that names one."""
        view, known = self.game.view(self.seat), self.known
        view.seats[self.seat].hand = sorted(known.elements())
        view.costs = {card: cost for card, cost in view.costs.items() if card in known}
        if view.decision is not None:
            seen = [each for each in view.decision.options if each.kind not in OF_HAND or each.number in (-1, *known)]
            view.decision.options = seen
            if not seen:
                view.decision = None
        return view

    def names_face_down(self, key: str) -> bool:
        """Whether an option, by its key, names a card that the seat has not seen."""
        cards = {self.game.pack.cards[card].id for card in self.face_down if card not in self.known}
        kind, _, name = key.partition(":")
        return kind in OF_HAND and name in cards

    def go_on(self, choice: object) -> tuple[Imagined, list[Happening]] | None:
        """The game after an option, and what the seat would see of it; None if that cannot be foreseen."""
        trial = self.game.copy()
        trial.happenings = []
        happened = [each for each in trial.apply(self.seat, choice) if each.seat in (self.seat, EVERYBODY)]
        if any(is_news(each) and not is_face_down(each) for each in happened):
            return None
        gone = Counter(each.fields()["card"] for each in happened if each.kind in LEAVING)
        if gone - self.known:
            return None
        face_down = Counter(trial.seats[self.seat].hand) - (self.known - gone)
        seen = [each.seen_by(EVERYBODY if is_face_down(each) else self.seat) for each in happened]
        return Imagined(trial, self.seat, tuple(sorted(face_down.elements()))), seen


def imagined_by(game: Game, seat: int) -> Imagined:
    """The game as a seat imagines it now."""
    return Imagined(imagine(game, seat), seat)


def is_face_down(happening: Happening) -> bool:
    """Whether a card is drawn of which only the back needs to be seen."""
    return happening.kind == "drew" and happening.fields()["faction"] < 0

"""The cards before a reader: the hand, each with its offer or the reason why it has none, and what lies over the mine,
which are the decks, a deal to choose from, whose mine is visited, and what each offer would bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from imperial_miners.engine.steps import KEPT_CARDS
from imperial_miners.engine.view import View
from imperial_miners.web.scene.log import Pawn
from imperial_miners.web.scene.mine import PrintedCard, face_for
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.question import OF_CARDS, Change, Offer, Question
from imperial_miners.web.scene.words import ROMAN, Reader


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in hand. `note` says why it cannot be played, or that it is kept."""

    id: str
    key: str  # tells copies apart
    face: PrintedCard
    cost: int
    offer: Offer | None
    note: str
    is_shut: bool
    is_kept: bool
    is_lifted: bool = False


@dataclass(frozen=True, slots=True)
class HandPart(ScenePart):
    """The reader's hand. While cards are dealt to choose from, it holds those kept, and places for the rest; in a plan
    also the backs of the cards that it draws, by Level."""

    id: ClassVar[str] = "hand"
    is_watching: bool
    count: int
    cards: tuple[HandCard, ...]
    is_dealing: bool
    free: int
    backs: tuple[int, ...] = ()


def see_hand(view: View, question: Question | None, reader: Reader) -> tuple[HandCard, ...]:
    """All cards that a view's seat holds, the dealt ones too."""
    kept = list(view.seats[view.seat].kept or ())
    found = []
    for number, card in enumerate(view.seats[view.seat].hand or ()):
        is_kept = card in kept
        if is_kept:
            kept.remove(card)
        found.append(see_hand_card(view, card, number, is_kept, question, reader))
    return tuple(found)


def see_hand_card(
    view: View, card: int, number: int, is_kept: bool, question: Question | None, reader: Reader
) -> HandCard:
    """One card in hand with its offer, or why it has none."""
    design = view.pack.cards[card]
    is_asked = question is not None and question.kind in OF_CARDS and not is_kept
    note = reader.ui("note-kept") if is_kept else shut_note(view, card, reader)
    return HandCard(
        design.id,
        f"{design.id}-{number}",
        face_for(design, reader),
        view.costs.get(card, design.cost),
        question.offer(question.kind, card) if question and is_asked else None,
        note,
        bool(note) and not is_kept,
        is_kept,
    )


def shut_note(view: View, card: int, reader: Reader) -> str:
    """Why a card cannot be played now, in two words; nothing for one that can."""
    refusal = view.refused.get(card)
    if refusal is None:
        return ""
    if refusal.reason == "no-card-above":
        above = view.pack.cards[card].level - 1
        has_card = any(placed.row == above for placed in view.seats[view.seat].mine)
        return reader.ui("note-no-place" if has_card else "note-no-card", level=ROMAN[above])
    return reader.ui("note-short", count=view.costs[card] - view.seats[view.seat].coins)


def still_to_keep(view: View) -> int:
    """How many cards of the deal the seat still has to keep."""
    return KEPT_CARDS - len(view.seats[view.seat].kept or ())


def hand_part(
    cards: tuple[HandCard, ...], is_watching: bool, is_dealing: bool, backs: tuple[int, ...] = ()
) -> HandPart:
    """What lies in the place of the hand."""
    shown = tuple(card for card in cards if card.is_kept or not is_dealing)
    free = KEPT_CARDS - len(shown) if is_dealing else 0
    return HandPart(is_watching, len(cards) + len(backs), shown, is_dealing, free, backs)


@dataclass(frozen=True, slots=True)
class DeckPile:
    """A deck: what is left of it, and the offer to draw from it."""

    level: int
    left: int
    offer: Offer | None


@dataclass(frozen=True, slots=True)
class Callout:
    """What an offer would bring, shown while the offer is pointed at."""

    number: int
    label: str
    changes: tuple[Change, ...]
    stop: str  # where the marker would stop
    reveals: bool
    is_final: bool


@dataclass(frozen=True, slots=True)
class Overlay(ScenePart):
    """All that lies over the mine."""

    id: ClassVar[str] = "overlay"
    piles: tuple[DeckPile, ...]
    visit: Pawn | None = None
    callouts: tuple[Callout, ...] = ()
    is_dealing: bool = False
    deal: tuple[HandCard, ...] = ()
    hinted: str = ""  # the key of the card that a hint names


def see_overlay(
    view: View,
    question: Question | None,
    cards: tuple[HandCard, ...],
    visit: Pawn | None,
    reader: Reader,
    hinted: str = "",
) -> Overlay:
    """What lies over the mine of a view's seat, or of the one that it visits."""
    is_dealing = question is not None and question.kind == "keep"
    return Overlay(
        see_piles(view, question),
        visit,
        see_callouts(view, question, reader),
        is_dealing,
        cards if is_dealing else (),
        hinted if is_dealing else "",
    )


def see_piles(view: View, question: Question | None = None) -> tuple[DeckPile, ...]:
    """The decks, unless every seat has its own and the reader has none."""
    return tuple(
        DeckPile(level, left, question.offer("deck", level) if question else None)
        for level, left in enumerate(view.deck_sizes, 1)
    )


def see_callouts(view: View, question: Question | None, reader: Reader) -> tuple[Callout, ...]:
    """What each offer would bring; none for those of which nothing can be said."""
    return tuple(
        Callout(
            offer.number,
            offer.label,
            offer.changes,
            stop_words(view, offer.stop, reader) if offer.stop else "",
            offer.reveals,
            offer.is_final,
        )
        for offer in (question.offers if question else ())
        if offer.changes or offer.reveals or offer.is_final or offer.stop
    )


def stop_words(view: View, stop: tuple[int, int], reader: Reader) -> str:
    """Where a marker would stop."""
    board, space = stop
    return reader.ui("to-space", board=reader.name(view.pack.boards[view.sides[board]].id), space=space)

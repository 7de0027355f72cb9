"""What the table shows and a seat cannot choose now, each with the reason: whatever an interface greys out."""

from __future__ import annotations

from typing import Final

from imperial_miners.engine.action import DECK, EFFECT
from imperial_miners.engine.decision import Decision
from imperial_miners.engine.game import Game
from imperial_miners.engine.refusal import IllegalAction, why_refused
from imperial_miners.engine.view import View

DRAWN_FROM: Final = 3
"""R9.2 Decks from which cards are drawn by choice."""
UNDO: Final = "undo"


def shut(game: Game, seat: int) -> list[IllegalAction]:
    """Cards in hand, effects and decks that are not offered, and undo where nothing can be taken back."""
    found = [why_refused(game, seat, action) for action in shut_actions(game.view(seat))]
    if not game.is_over and not game.can_undo(seat):
        found.append(IllegalAction("nothing-to-undo", "I20", seat, UNDO))
    return found


def is_anything_shut(view: View) -> bool:
    """Whether cards, effects or decks are not offered, without asking why."""
    return bool(shut_actions(view))


def why_not(game: Game, seat: int, key: str) -> IllegalAction | None:
    """Why an option is not offered; None if it is."""
    if key == UNDO:
        return next((each for each in shut(game, seat) if each.key == UNDO), None)
    action = game.pack.vocabulary.action(key)
    return None if action in game.actions(seat) else why_refused(game, seat, action)


def shut_actions(view: View) -> list[int]:
    """The actions that stand for what lies beside the offered ones, each once."""
    decision = view.decision
    if decision is None:
        return []
    offered = {option.action for option in decision.options}
    return [action for action in dict.fromkeys(beside(view, decision)) if action not in offered]


def beside(view: View, decision: Decision) -> list[int]:
    """The actions that stand for everything of the kind that is asked for, offered or not."""
    if decision.kind == "play":
        return [view.pack.plays[card] for card in view.seats[view.seat].hand or ()]
    if decision.kind == "deck":
        return [DECK + level for level in range(DRAWN_FROM)]
    if decision.kind == "effect" and decision.word in ("activation", "surface", "event"):
        return [EFFECT + number for number in range(count_effects(view, decision))]
    return []


def count_effects(view: View, decision: Decision) -> int:
    """How many effects whoever asks has."""
    if decision.word == "activation":
        return len(view.pack.cards[view.seats[view.seat].mine[decision.speaker].card].effects)
    return len(view.pack.surface if decision.word == "surface" else view.pack.events[view.event].effects)

"""What the table shows and a seat cannot choose now, each with the reason: whatever an interface greys out."""

from __future__ import annotations

from typing import Final

from imperial_miners.engine.action import CARD, DECK, EFFECT
from imperial_miners.engine.decision import Decision
from imperial_miners.engine.game import Game
from imperial_miners.engine.refusal import IllegalAction, why_refused

DRAWN_FROM: Final = 3
"""R9.2 Decks from which cards are drawn by choice."""
UNDO: Final = "undo"


def shut(game: Game, seat: int) -> list[IllegalAction]:
    """Cards in hand, effects and decks that are not offered, and undo where nothing can be taken back."""
    decision = game.decision(seat)
    found: list[IllegalAction] = []
    if decision is not None:
        offered = {option.action for option in decision.options}
        shown = [action for action in beside(game, seat, decision) if action not in offered]
        found = [why_refused(game, seat, action) for action in dict.fromkeys(shown)]
    if not game.is_over and not game.can_undo(seat):
        found.append(IllegalAction("nothing-to-undo", "I20", seat, UNDO))
    return found


def is_anything_shut(game: Game, seat: int) -> bool:
    """Whether cards, effects or decks are not offered, without asking why."""
    decision = game.decision(seat)
    if decision is None:
        return False
    offered = {option.action for option in decision.options}
    return any(action not in offered for action in beside(game, seat, decision))


def why_not(game: Game, seat: int, key: str) -> IllegalAction | None:
    """Why an option is not offered; None if it is."""
    if key == UNDO:
        return next((each for each in shut(game, seat) if each.key == UNDO), None)
    action = game.pack.vocabulary.action(key)
    return None if action in game.actions(seat) else why_refused(game, seat, action)


def beside(game: Game, seat: int, decision: Decision) -> list[int]:
    """The actions that stand for what lies beside the offered ones."""
    if decision.kind == "play":
        return [CARD + game.pack.designs + card for card in game.seats[seat].hand]
    if decision.kind == "deck":
        return [DECK + level for level in range(DRAWN_FROM)]
    if decision.kind == "effect" and decision.word in ("activation", "surface", "event"):
        return [EFFECT + number for number in range(effects_of(game, seat, decision))]
    return []


def effects_of(game: Game, seat: int, decision: Decision) -> int:
    """How many effects whoever asks has."""
    if decision.word == "activation":
        return len(game.pack.cards[game.seats[seat].cards[decision.speaker]].effects)
    return len(game.pack.surface if decision.word == "surface" else game.event().effects)

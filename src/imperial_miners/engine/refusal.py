"""Why an action is refused: a reason code and a rule id, which the text layer puts into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperial_miners.engine.action import BLIND, CARD, DECK, EFFECT, PLACE, kind_of, row_of, x_of
from imperial_miners.engine.mine import has_place, slot_at
from imperial_miners.engine.steps import ACTIVATION_STEP, EVENT_STEP, SURFACE_STEP

if TYPE_CHECKING:
    from imperial_miners.engine.effect import Effect, Frame
    from imperial_miners.engine.game import Game
    from imperial_miners.engine.seat import Seat

REASONS: tuple[str, ...] = (
    "no-such-seat",
    "unknown-action",
    "game-over",
    "not-awaited",
    "other-question",
    "not-in-hand",
    "too-dear",
    "no-card-above",
    "has-playable-card",
    "wrong-row",
    "place-taken",
    "too-far",
    "deck-empty",
    "condition-not-met",
    "price-not-payable",
    "no-such-effect",
    "not-offered",
    "nothing-to-undo",
    "line-reveals",
)
"""Every reason code; each has a message in every language."""


class IllegalAction(Exception):
    """An answer that the rules do not allow now. The game is as it was. `at` is its place in a line of answers."""

    def __init__(self, reason: str, rule: str, seat: int, key: str, at: int = 0) -> None:
        super().__init__(f"seat {seat}: {key or 'this'} is refused ({reason}, {rule})")
        self.reason = reason
        self.rule = rule
        self.seat = seat
        self.key = key
        self.at = at

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.reason, self.rule, self.seat, self.key, self.at))


def why_refused(game: Game, seat: int, action: int) -> IllegalAction:
    """The reason why a seat may not answer with an action now."""
    if not 0 <= seat < len(game.seats):
        return IllegalAction("no-such-seat", "R1.4", seat, "")
    if not 0 <= action < game.pack.action_count:
        return IllegalAction("unknown-action", "R4.1", seat, "")
    owner = game.seats[seat]
    key = game.pack.vocabulary.key(action)
    if game.is_over:
        return IllegalAction("game-over", "R11.1", seat, key)
    frame = owner.top
    if not owner.options or frame is None:
        return IllegalAction("not-awaited", "I2", seat, key)
    rule = frame.node.rule
    kind = kind_of(action, game.pack.designs)
    if kind != kind_of(owner.options[0], game.pack.designs):
        return IllegalAction("other-question", rule, seat, key)
    if kind == "play":
        return why_not_play(game, owner, action, key)
    if kind == "place":
        return why_not_place(game, owner, frame.first, action - PLACE, key)
    if kind == "effect":
        return why_not_effect(game, owner, frame, action - EFFECT, key)
    if kind == "deck" and not owner.supply.is_open(action - DECK + 1):
        return IllegalAction("deck-empty", "I5", seat, key)
    if kind in ("keep", "discard"):
        return IllegalAction("not-in-hand", rule, seat, key)
    return IllegalAction("not-offered", rule, seat, key)


def why_not_play(game: Game, seat: Seat, action: int, key: str) -> IllegalAction:
    """R5.1, R5.2, R5.4 and I1 about a card that cannot be played."""
    if action == BLIND:
        return IllegalAction("has-playable-card", "I1", seat.index, key)
    card = action - CARD - game.pack.designs
    if card not in seat.hand:
        return IllegalAction("not-in-hand", "R5.1", seat.index, key)
    if not has_place(seat, game.pack.levels[card]):
        return IllegalAction("no-card-above", "R5.4", seat.index, key)
    return IllegalAction("too-dear", "R5.1", seat.index, key)


def refused_cards(game: Game, seat: Seat) -> dict[int, IllegalAction]:
    """R5.1, R5.4 The cards in a seat's hand that it may not play now, each with the reason."""
    plays = game.pack.plays
    playable = game.playable(seat)
    shut = [card for card in dict.fromkeys(seat.hand) if card not in playable]
    return {card: why_not_play(game, seat, plays[card], game.pack.vocabulary.key(plays[card])) for card in shut}


def why_not_place(game: Game, seat: Seat, card: int, cell: int, key: str) -> IllegalAction:
    """R5.3, R5.4 and I7 about a place where the card cannot lie."""
    row = row_of(cell)
    if row != game.pack.levels[card]:
        return IllegalAction("wrong-row", "R5.3", seat.index, key)
    if slot_at(seat, row, x_of(cell)) >= 0:
        return IllegalAction("place-taken", "R5.3", seat.index, key)
    if row == 1:
        return IllegalAction("too-far", "I7", seat.index, key)
    return IllegalAction("no-card-above", "R5.4", seat.index, key)


def why_not_effect(game: Game, seat: Seat, frame: Frame, number: int, key: str) -> IllegalAction:
    """R3.4, I4 and I10 about an effect of a card, an Event or the Surface that cannot be chosen."""
    effects: list[Effect] = []
    if frame.node is ACTIVATION_STEP:
        effects = game.pack.cards[seat.cards[frame.slot]].effects
    elif frame.node is SURFACE_STEP:
        effects = game.pack.surface
    elif frame.node is EVENT_STEP:
        effects = game.event().effects
    if number >= len(effects):
        return IllegalAction("no-such-effect", "R3.4", seat.index, key)
    condition = effects[number].condition
    if condition is not None and not condition.holds(seat, frame.slot):
        return IllegalAction("condition-not-met", "I10", seat.index, key)
    if not effects[number].can(game, seat, frame.slot):
        return IllegalAction("price-not-payable", "I4", seat.index, key)
    return IllegalAction("not-offered", frame.node.rule, seat.index, key)  # resolved already

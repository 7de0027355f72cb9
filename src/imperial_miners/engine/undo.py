"""Taking back (I20): the record is replayed without the seat's last answer, which keeps undo exact by construction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperial_miners.engine.phases import OVER
from imperial_miners.engine.refusal import IllegalAction

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game


def can_take_back(game: Game, seat: int) -> bool:
    """I20 Whether the seat's last answer lies above the information line."""
    if game.is_sampled or game.phase == OVER or not 0 <= seat < len(game.seats):
        return False
    line = game.seats[seat].line
    return any(move & 7 == seat for move in game.moves[line : game.move_count])


def take_back(game: Game, seat: int) -> None:
    """I20 Take back the seat's last answer; everybody else stays where they are."""
    from imperial_miners.engine.game import Game

    if not can_take_back(game, seat):
        raise IllegalAction("nothing-to-undo", "I20", seat, "")
    kept = game.moves[: game.move_count]
    at = len(kept) - 1
    while kept[at] & 7 != seat:
        at -= 1
    kept.pop(at)
    fresh = Game.new(game.pack, len(game.seats), game.seed, game.variant, game.decks, False)
    for move in kept:
        fresh.play(fresh.seats[move & 7], move >> 3)
    game.supplies = fresh.supplies
    game.seats = fresh.seats
    game.round = fresh.round
    game.phase = fresh.phase
    game.busy = fresh.busy
    game.features = fresh.features
    game.moves = fresh.moves
    game.move_count = fresh.move_count

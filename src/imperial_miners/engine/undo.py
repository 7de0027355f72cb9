"""Taking back (I20): the record is replayed without a seat's last answers, which keeps undo exact by construction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import kind_of
from imperial_miners.engine.phases import OVER
from imperial_miners.engine.refusal import IllegalAction

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game

ANSWER: Final = "answer"
CARD: Final = "card"
TURN: Final = "turn"
TARGETS: Final = (ANSWER, CARD, TURN)
"""What can be taken back: the last answer; all since this round's card was chosen, or laid where the choice cannot be
taken back any more; everything up to the information line."""


def taken_last(game: Game, seat: int) -> list[int]:
    """I20 The numbers of the answers that a seat can take back, the last one first.

    They lie above its information line. One of an earlier step stays once somebody else has answered in this step.
    """
    if game.is_sampled or game.phase == OVER or not 0 <= seat < len(game.seats):
        return []
    found: list[int] = []
    for at in range(game.move_count - 1, game.seats[seat].line - 1, -1):
        if game.moves[at] & 7 == seat:
            found.append(at)
    began = game.step_began
    if found and found[-1] < began and any(move & 7 != seat for move in game.moves[began : game.move_count]):
        found = [at for at in found if at >= began]
    return found


def reach(game: Game, seat: int) -> dict[str, int]:
    """I20 How many answers each target takes back; a target that cannot be reached is left out."""
    taken = taken_last(game, seat)
    if not taken:
        return {}
    found = {ANSWER: 1}
    for number, at in enumerate(taken, start=1):
        if kind_of(game.moves[at] >> 3, game.pack.designs) in ("play", "place"):
            found[CARD] = number
    found[TURN] = len(taken)
    return found


def take_back(game: Game, seat: int, target: str) -> None:
    """I20 Take back a seat's last answers, as many as the target says; everybody else stays where they are."""
    if target not in TARGETS:
        raise ValueError(f"target must be one of {', '.join(TARGETS)}, not {target!r}")
    number = reach(game, seat).get(target, 0)
    if number == 0:
        raise IllegalAction("nothing-to-undo", "I20", seat, "")
    kept = game.moves[: game.move_count]
    for at in taken_last(game, seat)[:number]:
        kept.pop(at)
    fresh = game.anew(False)
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
    game.step_began = fresh.step_began

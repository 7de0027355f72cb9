"""How a game stood that cannot go on: readable even where its cards or rules are gone. The terminal writes it beside
a record, the server reads it from what it stored.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from imperial_miners.engine.game import Game


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """What a seat had; cards by their ids."""

    vp: int
    coins: int
    carts: int
    mine: list[str]
    hand: list[str]


@dataclass(frozen=True, slots=True)
class StateLeft:
    """How a game stood after so many answers."""

    answers: int
    round: int
    seats: list[SeatLeft]


def state_of(game: Game) -> dict[str, Any]:
    """The state of a game to be kept."""
    ids = [card.id for card in game.pack.cards]
    seats = [
        SeatLeft(seat.vp, seat.coins, seat.carts, [ids[card] for card in seat.cards], [ids[card] for card in seat.hand])
        for seat in game.seats
    ]
    return asdict(StateLeft(game.move_count, game.round, seats))


def read_state(found: Any) -> StateLeft | None:
    """A state that was kept, by whatever version; None where there is none that can be read."""
    try:
        seats = [
            SeatLeft(
                int(seat["vp"]),
                int(seat["coins"]),
                int(seat["carts"]),
                [*map(str, seat["mine"])],
                [*map(str, seat["hand"])],
            )
            for seat in found["seats"]
        ]
        return StateLeft(int(found["answers"]), int(found["round"]), seats)
    except (LookupError, TypeError, ValueError):
        return None

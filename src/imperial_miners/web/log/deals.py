"""What is kept of deals besides their games: a device's part in a day, and the recorded runs beside a game."""

from __future__ import annotations

from dataclasses import dataclass

from imperial_miners.engine.view import View
from imperial_miners.review.deals.deal import Run
from imperial_miners.web.log.state import Table


@dataclass(frozen=True, slots=True)
class Entered:
    """A device's part in a day. Without a score it has only begun."""

    day: str
    holder: str
    game: str | None
    name: str
    score: int | None
    coins: int | None
    carts: int | None
    record: str | None
    at: int
    answers: str | None = None  # a hash of those in the record


@dataclass(frozen=True, slots=True)
class GhostRow:
    """A recorded run beside a game. A bot's has a level instead of a record."""

    name: str
    level: str | None
    seat: int
    record: str | None


@dataclass(frozen=True)
class Ghost:
    """A recorded run beside a game. `run` is None while a bot is still playing it."""

    name: str
    level: str | None
    run: Run | None

    def view(self, table: Table) -> View | None:
        """What can be seen of it in the round that the table is in."""
        return None if self.run is None else self.run.game(table.game.round, table.game.is_over).view(-1)

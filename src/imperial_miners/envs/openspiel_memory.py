"""What the seats of an OpenSpiel game remember: a digest of all that each has seen and answered, made when asked."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from imperial_miners.engine.game import Game
from imperial_miners.engine.rows.encoding import Encoder

LENGTH: Final = 16
BEGUN: Final = bytes(LENGTH)


@dataclass(frozen=True)
class Known:
    """What one seat remembers: the digest of everything, the row that it saw last, and its own answers in order."""

    digest: bytes
    row: bytes
    answers: tuple[int, ...] = ()

    def then(self, row: bytes, answer: int = -1) -> Known:
        """After an answer of its own, or after something that it sees; what it cannot see changes nothing."""
        if answer < 0 and row == self.row:
            return self
        hashed = blake2b(self.digest + answer.to_bytes(2, "big", signed=True) + row, digest_size=LENGTH)
        return Known(hashed.digest(), row, self.answers if answer < 0 else (*self.answers, answer))


class Memory:
    """What all seats remember at a point of the game, which is kept to go on from; both are never changed."""

    __slots__ = ("chains", "count", "game")

    def __init__(self, game: Game, chains: tuple[Known, ...]) -> None:
        self.game = game.copy()
        self.count = game.move_count
        self.chains = chains

    @staticmethod
    def of(game: Game, encoder: Encoder) -> Memory:
        """What the players remember just after the deal."""
        return Memory(game, tuple(Known(BEGUN, b"").then(encoder.row(game, seat)) for seat in range(len(game.seats))))

    def caught_up(self, game: Game, encoder: Encoder) -> Memory:
        """After the answers that have been given since, seen one after the other."""
        if game.move_count == self.count:
            return self
        played = self.game.copy()
        chains = list(self.chains)
        for mover, action in game.history()[self.count :]:
            played.apply(mover, action)
            for seat, known in enumerate(chains):
                chains[seat] = known.then(encoder.row(played, seat), action if seat == mover else -1)
        return Memory(game, tuple(chains))

    def of_sample(self, game: Game, seat: int, encoder: Encoder) -> Memory:
        """In a game dealt anew for a seat: it remembers the same, and the others what can be told of what they hold."""
        own = self.chains[seat]
        others = [Known(own.digest, b"").then(encoder.row(game, other)) for other in range(len(game.seats))]
        return Memory(game, tuple(own if other == seat else known for other, known in enumerate(others)))

"""Plays many games of one seat on at once, as a learned policy would, and says what each of them comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from imperial_miners.bots.learning.policy import POINTS, Array, Counts, Eyes, Policy, Seen
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.engine.phases import OVER
from imperial_miners.engine.rows.encoding import Encoder
from imperial_miners.engine.rows.option_encoding import OptionEncoder
from imperial_miners.engine.search.explore import isolate


def alone(game: Game, seat: int) -> Game:
    """One seat's side of a game, to be played on to the end of the game."""
    other = isolate(game, seat)
    other.horizon = ROUNDS
    return other


class Foresight:
    """A policy, and what it takes to look at games with it. The games are of one seat each."""

    def __init__(self, pack: Pack, policy: Policy) -> None:
        self.pack = pack
        self.policy = policy
        self.eyes = Eyes(pack)
        self.describe = OptionEncoder(pack)
        self.encoders: list[Encoder] = []

    def read(self, games: Sequence[Game]) -> tuple[Array, Array, Counts]:
        """What the policy needs to know of the question that each game asks: tables, options, and how many of these."""
        while len(self.encoders) < len(games):
            self.encoders.append(Encoder(self.pack, 1))
        tables = b"".join([encoder.row(game, 0) for encoder, game in zip(self.encoders, games, strict=False)])
        options = b"".join([self.describe.rows(game, 0) for game in games])
        counts = np.array([len(game.seats[0].options) for game in games])
        return self.eyes.tables(tables), self.eyes.options(options), counts

    def look(self, games: Sequence[Game]) -> tuple[Seen, Counts]:
        """What the policy makes of the question that each game asks, and how many options each has."""
        tables, options, counts = self.read(games)
        return self.policy.look(tables, options, counts), counts

    def chances(self, game: Game) -> list[float]:
        """How likely the policy is to take each option."""
        found: list[float] = np.exp(self.look([game])[0].logs).tolist()
        return found

    def actions(
        self, games: Sequence[Game], dice: np.random.Generator | None = None, luck: float = 1.0
    ) -> Iterator[int]:
        """The policy's answer in each game: the likeliest one, or with dice one drawn by its chance (and luck)."""
        seen, counts = self.look(games)
        drawn = None if dice is None else luck * dice.gumbel(size=len(seen.logs))
        for game, row, start in zip(games, seen.best(counts, drawn).tolist(), seen.starts.tolist(), strict=True):
            yield game.seats[0].options[row - start]

    def play_on(
        self, games: Sequence[Game], last: int, dice: np.random.Generator | None = None, luck: float = 1.0
    ) -> None:
        """Play each game on until its next question belongs to a later round than `last`, or the game is over."""
        going = [game for game in games if goes_on(game, last)]
        while going:
            for game, action in zip(going, self.actions(going, dice, luck), strict=True):
                game.play(game.seats[0], action)
            going = [game for game in going if goes_on(game, last)]

    def worth(self, games: Sequence[Game]) -> list[float]:
        """The score of each game so far, and what the policy expects to be added."""
        scores = [float(game.seats[0].score) for game in games]
        going = [number for number, game in enumerate(games) if game.phase != OVER]
        if going:
            values = self.look([games[number] for number in going])[0].values
            for number, value in zip(going, values.tolist(), strict=True):
                scores[number] += POINTS * value
        return scores


def goes_on(game: Game, last: int) -> bool:
    """Give the answers that leave no choice; is there then a question of these rounds?"""
    seat = game.seats[0]
    while game.phase != OVER and game.round <= last and len(seat.options) == 1:
        game.play(seat, seat.options[0])
    return game.phase != OVER and game.round <= last

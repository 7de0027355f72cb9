"""Playing one match: the bots answer, a bot that fails loses the game with the reason kept, and the rest goes on."""

from __future__ import annotations

from collections.abc import Sequence

from imperial_miners.arena.match import Match, Result, SeatResult
from imperial_miners.arena.noting import Notes
from imperial_miners.bots.bot import Bot
from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from imperial_miners.packs import load_pack


class Table:
    """A game, who sits where, and who has lost it by a failure."""

    def __init__(self, match: Match) -> None:
        self.match = match
        pack = load_pack(match.pack)
        self.game = Game.new(pack, len(match.bots), match.seed, match.variant, match.decks)
        self.lost: dict[int, str] = {}
        self.bots: list[Bot] = [make_bot(name, self.salt(seat)) for seat, name in enumerate(match.bots)]
        self.notes = Notes(self.game)

    def salt(self, seat: int) -> str:
        """The seed of a seat's own luck: of its bot, and of what it imagines."""
        return f"{self.match.seed} seat {seat}"

    def play(self) -> None:
        """Ask the seats in their order until the game is over."""
        game = self.game
        while not game.is_over:
            for seat in game.awaiting():
                if game.actions(seat):  # another's answer may have taken the question away
                    self.notes.add(game.apply(seat, self.answer(seat)))

    def answer(self, seat: int) -> int:
        """The action that a seat's bot takes."""
        position = Position.of(self.game, seat, self.salt(seat))
        return self.bots[seat].choose(position).action

    def result(self, with_details: bool) -> Result:
        """The finished game as data."""
        outcome = self.game.outcome()
        seats = [
            SeatResult(
                bot=self.match.bots[standing.seat],
                score=standing.score,
                rank=standing.rank,
                vp=standing.vp,
                carts=standing.carts,
                coins=standing.coins,
                rounds=self.notes.rounds[standing.seat],
                lost=self.lost.get(standing.seat),
            )
            for standing in outcome.standings
        ]
        details = self.notes.details() if with_details else None
        match = self.match
        return Result(match.number, match.block, match.seed, seats, outcome.winners, self.game.move_count, details)


def play_match(match: Match, with_details: bool = False) -> Result:
    """Play one match to its end."""
    table = Table(match)
    table.play()
    return table.result(with_details)


def play_chunk(matches: Sequence[Match], with_details: bool = False) -> list[Result]:
    """Play several matches, one after another: what a worker is given."""
    return [play_match(match, with_details) for match in matches]

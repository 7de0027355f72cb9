"""Playing one match: the bots answer, a bot that fails loses the game with the reason kept, and the rest goes on."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from imperial_miners.arena.match import Match, Result, SeatResult
from imperial_miners.arena.noting import GameNotes
from imperial_miners.bots.bot import Bot, RandomBot
from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.outside import BotFailure, OutsideBot, is_outside
from imperial_miners.bots.players.planner import PlannerBot
from imperial_miners.bots.position import Position
from imperial_miners.engine.decision import Option
from imperial_miners.engine.game import Game
from imperial_miners.engine.outcome import Outcome
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.phases import PLAY
from imperial_miners.packs import load_pack
from imperial_miners.packs.changing import changed_pack


class BotTable:
    """A game, who sits where, and who has lost it by a failure."""

    def __init__(self, match: Match) -> None:
        self.match = match
        pack = load_pack(match.pack)
        if match.digest not in ("", pack.digest):
            raise ValueError(f"the pack {match.pack!r} has another content here than where the match was made")
        pack = changed_pack(pack, match.changes)
        self.game = Game.new(pack, len(match.bots), match.seed, match.variant, match.decks)
        self.lost: dict[int, str] = {}
        self.bots: list[Bot] = [self.bot(seat) for seat in range(len(match.bots))]
        self.notes = GameNotes(self.game)

    def bot(self, seat: int) -> Bot:
        """The bot of a seat."""
        name, limit = self.match.bots[seat], {}
        if is_outside(name):
            limit["ms"] = max(1, int(self.match.seconds * 1000))
        return make_bot(name, self.salt(seat), pack=self.match.pack, **limit)

    def salt(self, seat: int) -> str:
        """The seed of a seat's own luck: of its bot, and of what it imagines. The game's seed cannot be read off it."""
        return sha256(f"{self.match.seed} seat {seat}".encode()).hexdigest()[:16]

    def play(self) -> None:
        """Ask the seats in their order until the game is over."""
        game = self.game
        while not game.is_over:
            for seat in game.awaiting():
                if game.actions(seat):  # another's answer may have taken the question away
                    self.notes.add(game.apply(seat, self.answer(seat)))

    def answer(self, seat: int) -> int:
        """The action that a seat's bot takes; a bot that fails has lost, and chance plays on for it."""
        position = Position.of(self.game, seat, self.salt(seat))
        if self.match.is_judged and self.game.phase == PLAY and len(position.decision.options) > 1:
            lead = PlannerBot(self.salt(seat)).lead(position)
            if lead is not None:
                self.notes.ahead[seat].append(round(lead, 2))
        try:
            choice = self.bots[seat].choose(position)
            if not isinstance(choice, Option) or choice.action not in self.game.actions(seat):
                raise BotFailure("nonsense", f"{choice!r} is not offered")
            return choice.action
        except BotFailure as failure:
            self.lost[seat] = str(failure)
        except Exception as error:
            self.lost[seat] = f"crashed: {type(error).__name__}: {error}"
        self.bots[seat] = RandomBot(self.salt(seat))
        return self.bots[seat].choose(position).action

    def end(self) -> None:
        """Let bots from outside go."""
        for bot in self.bots:
            if isinstance(bot, OutsideBot):
                bot.end()

    def result(self, with_details: bool) -> Result:
        """The finished game as data. Whoever failed has 0 points and shares the last place."""
        standings = self.game.outcome().standings
        for standing in standings:
            if standing.seat in self.lost:
                standing.score = standing.vp = standing.carts = standing.coins = -1
        outcome = Outcome(standings, True)
        match, notes = self.match, self.notes
        seats = [
            SeatResult(
                bot=match.bots[standing.seat],
                score=max(0, standing.score),
                rank=standing.rank,
                vp=max(0, standing.vp),
                carts=max(0, standing.carts),
                coins=max(0, standing.coins),
                rounds=[0] * ROUNDS if standing.seat in self.lost else notes.rounds[standing.seat],
                lost=self.lost.get(standing.seat),
            )
            for standing in outcome.standings
        ]
        winners = [seat for seat in outcome.winners if seat not in self.lost]
        details = notes.details() if with_details else None
        return Result(match.number, match.block, match.seed, seats, winners, self.game.move_count, details)


def play_match(match: Match, with_details: bool = False) -> Result:
    """Play one match to its end."""
    table = BotTable(match)
    try:
        table.play()
    finally:
        table.end()
    return table.result(with_details)


def play_chunk(matches: Sequence[Match], with_details: bool = False) -> list[Result]:
    """Play several matches, one after another: what a worker is given."""
    return [play_match(match, with_details) for match in matches]

"""A game at one keyboard: who plays each seat, what happened so far, bots that answer by themselves. No input or
output here.

Everything that can interrupt a game leaves it between two answers: whoever keeps it is told after each one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from imperial_miners.engine.decision import Option
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import Record, hash_of_seed
from imperial_miners.text.log import LogContext
from imperial_miners.text.speaker import Speaker

if TYPE_CHECKING:
    from imperial_miners.bots import Bot, Position, Reason

HINTS_BY: Final = "planner"


class BotStopped(Exception):
    """A bot from outside gave no usable answer."""


class Match:
    """A game with its players: for each seat the name of a bot, or None for a person. `pack` is a name or a folder."""

    def __init__(self, game: Game, bots: Sequence[str | None], pack: str = "base") -> None:
        self.game = game
        self.bots = list(bots)
        self.minds = {seat: mind(name, f"{game.seed} {seat}", pack) for seat, name in enumerate(bots) if name}
        self.log: list[Happening] = take_happenings(game)
        self.told = [0] * len(bots)  # for each seat how much of the log its player has read
        self.at_keyboard = -1  # who was asked last
        self.undone: list[tuple[int, str]] = []  # seats and keys taken back, to be done again
        self.changed: Callable[[], None] = lambda: None

    @staticmethod
    def of_record(record: Record, pack: Pack, bots: Sequence[str | None], name: str = "base") -> Match:
        """The match of a record, every move of it checked; RecordError if it is not in order."""
        record.replay(pack)
        match = Match(Game.new(pack, record.seats, record.seed, record.variant, record.decks), bots, name)
        for seat, key in record.moves:
            match.log += match.game.apply(seat, key)
        match.told = [len(match.log)] * len(match.bots)
        return match

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def asked(self) -> int | None:
        """The person to ask now: whoever is at the keyboard, while that seat is awaited. None when the game is over."""
        awaited = [seat for seat in self.game.awaiting() if self.bots[seat] is None]
        if not awaited:
            return None
        return self.at_keyboard if self.at_keyboard in awaited else awaited[0]

    def let_bots_play(self) -> None:
        """Answer for the bots until none is awaited."""
        while awaited := [seat for seat in self.game.awaiting() if seat in self.minds]:
            for seat in awaited:
                if self.game.actions(seat):
                    self.apply(seat, self.choice(seat))

    def choice(self, seat: int) -> Option:
        """What a bot chooses. BotStopped if it is one from outside and fails."""
        from imperial_miners.bots.outside import BotFailure

        try:
            return self.minds[seat].choose(self.position(seat))
        except BotFailure as failure:
            raise BotStopped(f"{self.bots[seat]}: {failure}") from failure

    def apply(self, seat: int, choice: Option | str) -> None:
        """Take an answer and tell whoever keeps the game. IllegalAction leaves everything as it was."""
        self.log += self.game.apply(seat, choice)
        self.undone = []
        self.changed()

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer; the log is told anew from the moves that are left."""
        taken = [action for mover, action in self.game.history() if mover == seat][-1:]
        self.game.undo(seat)
        self.undone += [(seat, self.game.pack.vocabulary.key(action)) for action in taken]
        kept = Game.new(self.game.pack, len(self.bots), self.game.seed, self.game.variant, self.game.decks)
        self.log = take_happenings(kept)
        for mover, action in self.game.history():
            self.log += kept.apply(mover, action)
        self.told = [min(told, len(self.log)) for told in self.told]
        self.changed()

    def redo(self, seat: int) -> bool:
        """Give again the seat's answer that was taken back last. Whether there was one that is still offered."""
        decision = self.game.decision(seat)
        if not self.undone or decision is None or self.undone[-1][0] != seat:
            return False
        _, key = self.undone[-1]
        rest = self.undone[:-1]
        if key not in [option.key for option in decision.options]:
            return False
        self.apply(seat, key)
        self.undone = rest
        return True

    def position(self, seat: int) -> Position:
        """What a bot is given to think about."""
        from imperial_miners.bots import Position  # here, since a game without bots should start without them

        return Position.of(self.game, seat, f"{self.game.seed} {self.game.move_count}")

    def hint(self, seat: int) -> Reason:
        """What the planner would do in a person's place."""
        return mind(HINTS_BY, self.game.seed, "base").explain(self.position(seat))

    def told_to(self, speaker: Speaker, players: Sequence[str], reader: int, since: int) -> list[tuple[Happening, str]]:
        """The log as one seat may read it, from the given happening on.

        What is left out is no news: the deal, which the hand shows, and how others go through theirs.
        """
        context = LogContext(self.game.pack, players, reader, sides=self.game.view(reader).sides)
        told = []
        for number, happening in enumerate(self.log):
            context.learn(happening)
            is_idle = happening.kind == "dealt" or (happening.kind == "kept" and happening.seat != reader)
            if number >= since and not is_idle:
                told.append((happening, speaker.happening(happening, context)))
        return told

    def news(self, speaker: Speaker, players: Sequence[str], reader: int) -> list[tuple[Happening, str]]:
        """What a seat's player has not read yet."""
        since, self.told[reader] = self.told[reader], len(self.log)
        return self.told_to(speaker, players, reader, since)

    @property
    def seed_hash(self) -> str:
        """What is shown before the game, so that the seed shown after it can be checked."""
        return hash_of_seed(self.game.seed)


def take_happenings(game: Game) -> list[Happening]:
    """What happened in the set-up, which no answer brought about."""
    told = game.happenings or []
    game.happenings = []
    return list(told)


def mind(name: str, seed: str, pack: str) -> Bot:
    """A bot by its name; UnknownBot (a ValueError) if there is none."""
    from imperial_miners.bots.naming import make_bot

    return make_bot(name, seed, pack=pack)

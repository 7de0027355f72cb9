"""A game at one keyboard: who plays each seat, what happened so far, bots that answer by themselves. No input or
output here.

Everything that can interrupt a game leaves it between two answers: `changed` is called after each one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from imperial_miners.engine.decision import Option
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.outcome import Outcome
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import Record, hash_of_seed
from imperial_miners.engine.undo import ANSWER
from imperial_miners.engine.view import View
from imperial_miners.review.preview import Preview, preview_options
from imperial_miners.terminal.voice import Voice
from imperial_miners.text.advice import WhyNot, why_lines, why_not_text
from imperial_miners.text.speaker import Speaker

if TYPE_CHECKING:
    from imperial_miners.bots import Bot, Position, Reason
    from imperial_miners.review.lessons.lessons import Taught
    from imperial_miners.review.replay import Replay

HINTS_BY: Final = "planner"


class BotStopped(Exception):
    """A bot from outside gave no usable answer."""


class LocalGame:
    """A game with its players: for each seat the name of a bot, or None for a person. `pack` is a name or a folder."""

    def __init__(self, game: Game, bots: Sequence[str | None], pack: str = "base") -> None:
        self.game = game
        self.bots = list(bots)
        self.minds = {seat: mind(name, f"{game.seed} {seat}", pack) for seat, name in enumerate(bots) if name}
        self.log: list[Happening] = take_happenings(game)
        self.read_up_to = [0] * len(bots)  # for each seat how much of the log its player has read
        self.at_keyboard = -1  # who was asked last
        self.undone: list[tuple[int, str]] = []  # seats and keys taken back, to be done again
        self.agreed: set[int] = set()  # seats of people who agree to hints
        self.lessons = ""  # "on" in a guided game, "off" where its lessons are skipped
        self.edition = ""  # of the cards, where it is not the newest
        self.changed: Callable[[], None] = lambda: None
        self.lost: Callable[[], None] = lambda: None

    @staticmethod
    def of_record(record: Record, pack: Pack, bots: Sequence[str | None], name: str = "base") -> LocalGame:
        """The match of a record, every move of it checked; RecordError if it is not in order."""
        record.replay(pack)
        match = LocalGame(record.start(pack, happenings=True), bots, name)
        for seat, key in record.moves:
            match.log += match.game.apply(seat, key)
        match.read_up_to = [len(match.log)] * len(match.bots)
        return match

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def is_new(self) -> bool:
        """Whether nobody has answered yet."""
        return self.game.move_count == 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over

    @property
    def is_waiting(self) -> bool:
        """Whether bots have to answer first."""
        return any(self.bots[seat] for seat in self.game.awaiting())

    def names(self, voice: Voice) -> list[str]:
        """The players, called by their colours."""
        return [voice.seat(seat) for seat in range(len(self.bots))]

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.game.view(seat)

    def outcome(self) -> Outcome:
        """The standings as they are, final once the game is over."""
        return self.game.outcome()

    def close(self) -> None:
        """Nobody is waited for here."""

    def asked(self) -> int | None:
        """The person to ask now: whoever is at the keyboard, while that seat is awaited. None when the game is over."""
        awaited = [seat for seat in self.game.awaiting() if self.bots[seat] is None]
        if not awaited:
            return None
        return self.at_keyboard if self.at_keyboard in awaited else awaited[0]

    def wait(self) -> None:
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
        """Take an answer, and let whoever keeps the game know. IllegalAction leaves everything as it was."""
        self.log += self.game.apply(seat, choice)
        self.undone = []
        self.changed()

    def apply_line(self, seat: int, choices: Sequence[Option]) -> None:
        """Take several answers of a seat. IllegalAction leaves everything as it was."""
        self.log += self.game.apply_line(seat, choices)
        self.undone = []
        self.changed()

    def previews(self, seat: int) -> Mapping[str, Preview]:
        """What each option would do, tried on a game that is dealt anew."""
        return preview_options(self.game, seat)

    def undo(self, seat: int, target: str = ANSWER) -> None:
        """Take back a seat's last answer, card or turn; the log is made anew from the moves that are left."""
        given = [action for mover, action in self.game.history() if mover == seat]
        number = self.game.can_undo(seat).get(target, 0)
        self.game.undo(seat, target)
        taken = given[len(given) - number :]
        self.undone += [(seat, self.game.pack.vocabulary.key(action)) for action in reversed(taken)]
        kept = self.game.anew()
        self.log = take_happenings(kept)
        for mover, action in self.game.history():
            self.log += kept.apply(mover, action)
        self.read_up_to = [min(at, len(self.log)) for at in self.read_up_to]
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

    def still_to_agree(self) -> list[int]:
        """The people who have not agreed to hints; one who plays alone needs nobody's consent."""
        return [seat for seat in self.people if seat not in self.agreed] if len(self.people) > 1 else []

    def agree(self, seat: int) -> bool:
        """Agree to hints, or no longer if that was so. Whether the seat agrees now."""
        self.agreed ^= {seat}
        return seat in self.agreed

    def hint(self, seat: int) -> Reason:
        """What the planner would do in a person's place."""
        return mind(HINTS_BY, self.game.seed, "base").explain(self.position(seat))

    def line(self, speaker: Speaker, seat: int, reason: Reason) -> list[str]:
        """The steps that a hint advises, in words."""
        from imperial_miners.review.turns import advised

        return [speaker.option(taken.view, taken.option) for taken in advised(self.game, seat, reason)]

    def why(self, speaker: Speaker, players: Sequence[str], seats: Sequence[int]) -> list[str]:
        """Why bots played their latest turns as they did."""
        from imperial_miners.review.replay import Replay

        replay = Replay(self.game.record(), self.game.pack)
        return [line for seat in seats for line in self.why_of(replay, speaker, players, seat)]

    def why_of(self, replay: Replay, speaker: Speaker, players: Sequence[str], seat: int) -> list[str]:
        """Why one of them did."""
        from imperial_miners.bots.naming import level_of
        from imperial_miners.review.turns import judge, last_turn, other_of, positions_of

        turn = last_turn(replay, seat)
        if turn is None:
            return [speaker.message("why-nothing", player=players[seat])]
        verdict = judge(positions_of(replay, turn), self.game.is_over)
        level = level_of(self.bots[seat] or "")
        lines = why_lines(
            speaker,
            turn.gains,
            other_of(replay, turn, verdict),
            self.game.is_over,
            level.slips if level is not None else 0,
        )
        card = speaker.card_name(turn.card)
        return [speaker.message("why-round", round=turn.round, player=players[seat], card=card), *lines]

    def shut(self, speaker: Speaker, seat: int) -> list[WhyNot]:
        """What is shown and cannot be chosen now, with the reasons."""
        from imperial_miners.review.shut import shut

        view = self.game.view(seat)
        return [why_not_text(speaker, view, error) for error in shut(self.game, seat)]

    def taught(self, seat: int) -> Taught | None:
        """The lessons of a guided game, as far as it has come."""
        if self.lessons != "on":
            return None
        from imperial_miners.review.lessons.lessons import (
            taught,  # here, since it takes longer than any other game's start
        )

        return taught(self.game, seat)

    def skip(self) -> str:
        """Skip the lessons or show them again; how that is now, empty if this is no guided game."""
        self.lessons = {"on": "off", "off": "on"}.get(self.lessons, "")
        self.changed()
        return self.lessons

    @property
    def seed_hash(self) -> str:
        """What is shown before the game, so that the seed shown after it can be checked."""
        return hash_of_seed(self.game.seed)


def take_happenings(game: Game) -> list[Happening]:
    """What happened in the set-up, which no answer brought about."""
    happened = game.happenings or []
    game.happenings = []
    return list(happened)


def mind(name: str, seed: str, pack: str) -> Bot:
    """A bot by its name; UnknownBot (a ValueError) if there is none."""
    from imperial_miners.bots.naming import make_bot

    return make_bot(name, seed, pack=pack)

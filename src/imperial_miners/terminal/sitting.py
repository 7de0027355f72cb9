"""What the plain mode and the screen ask of a game, whether it is played at this keyboard or on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from imperial_miners.engine.decision import Option
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.outcome import Outcome
from imperial_miners.engine.undo import ANSWER
from imperial_miners.engine.view import View
from imperial_miners.terminal.voice import Voice
from imperial_miners.text.advice import WhyNot
from imperial_miners.text.log import LogContext
from imperial_miners.text.speaker import Speaker

if TYPE_CHECKING:
    from imperial_miners.bots import Reason
    from imperial_miners.review.lessons.lessons import Taught
    from imperial_miners.review.preview import Preview


class Sitting(Protocol):
    """A game with people at this keyboard."""

    read_up_to: list[int]  # for each seat how much of the log its player has read
    at_keyboard: int  # who was asked last
    edition: str  # of the cards, where it is not the newest
    lost: Callable[[], None]  # called when the line to a server is down

    @property
    def bots(self) -> Sequence[str | None]:
        """Who plays each seat, None for a person who sits here."""
        ...

    @property
    def log(self) -> Sequence[Happening]:
        """Everything that has happened so far, in order."""
        ...

    @property
    def people(self) -> list[int]:
        """The seats that are played here."""
        ...

    @property
    def is_new(self) -> bool:
        """Whether nobody has answered yet."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def is_waiting(self) -> bool:
        """Whether others have to answer before anything is asked here."""
        ...

    @property
    def seed_hash(self) -> str:
        """What is shown before the game, so that the seed shown after it can be checked."""
        ...

    def names(self, voice: Voice) -> list[str]:
        """What the players are called."""
        ...

    def close(self) -> None:
        """Wait no longer: the player leaves."""
        ...

    def asked(self) -> int | None:
        """The seat to ask now; None when the game is over."""
        ...

    def wait(self) -> None:
        """Let the others answer until something is asked here."""
        ...

    def view(self, seat: int) -> View:
        """What a seat may know."""
        ...

    def outcome(self) -> Outcome:
        """The standings as they are, final once the game is over."""
        ...

    def apply(self, seat: int, choice: Option) -> None:
        """Take an answer. MovedOn if the question is past, another Problem if a server cannot be asked."""
        ...

    def apply_line(self, seat: int, choices: Sequence[Option]) -> None:
        """Take several answers of a seat, all or none."""
        ...

    def previews(self, seat: int) -> Mapping[str, Preview]:
        """What each option of a seat would do, by its key."""
        ...

    def undo(self, seat: int, target: str = ANSWER) -> None:
        """Take back a seat's last answer, card or turn. IllegalAction if that cannot be."""
        ...

    def redo(self, seat: int) -> bool:
        """Give again what was taken back last. Whether that was possible."""
        ...

    def still_to_agree(self) -> list[int]:
        """The seats of people without whose consent nobody is given hints."""
        ...

    def agree(self, seat: int) -> bool:
        """Agree to hints, or no longer if that was so. Whether the seat agrees now."""
        ...

    def hint(self, seat: int) -> Reason:
        """What a good bot would answer, and why."""
        ...

    def line(self, speaker: Speaker, seat: int, reason: Reason) -> list[str]:
        """The steps that a hint advises, in words."""
        ...

    def why(self, speaker: Speaker, players: Sequence[str], seats: Sequence[int]) -> list[str]:
        """Why bots played their latest turns as they did."""
        ...

    def shut(self, speaker: Speaker, seat: int) -> list[WhyNot]:
        """What is shown and cannot be chosen now, with the reasons."""
        ...

    def taught(self, seat: int) -> Taught | None:
        """The lessons of a guided game, as far as it has come."""
        ...

    def skip(self) -> str:
        """Skip the lessons or show them again; how that is now, empty if this is no guided game."""
        ...


def news(match: Sitting, speaker: Speaker, players: Sequence[str], reader: int) -> list[tuple[Happening, str]]:
    """What a seat's player has not read yet."""
    since, match.read_up_to[reader] = match.read_up_to[reader], len(match.log)
    return log_lines(match, speaker, players, reader, since)


def log_lines(
    match: Sitting, speaker: Speaker, players: Sequence[str], reader: int, since: int = 0
) -> list[tuple[Happening, str]]:
    """The log as one seat may read it, from the given happening on.

    What is left out is no news: the deal, which the hand shows, how others go through theirs, and cards
    that are about to be told of.
    """
    view = match.view(reader)
    context = LogContext(view.pack, players, view.seat, sides=view.sides)
    lines = []
    for number, happening in enumerate(match.log):
        context.learn(happening)
        is_idle = happening.kind in ("dealt", "reached") or (happening.kind == "kept" and happening.seat != view.seat)
        if number >= since and not is_idle:
            lines.append((happening, speaker.happening(happening, context)))
    return lines

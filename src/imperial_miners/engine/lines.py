"""Lines of answers: several answers of one seat that reveal nothing in between, given all together or not at all.

A line may cross an information line (I20) with its last answer only. So whoever asks for lines, or sends one, sees no
more than by answering step by step, and a table can offer a card and its place as one click without knowing a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from imperial_miners.engine.decision import Decision, Option
from imperial_miners.engine.refusal import IllegalAction

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game

ANSWERS: Final = 2
"""How many answers a line that is listed holds at most, unless more are asked for."""


class Line:
    """Answers that follow one another: `options`, the questions that they answer, and what is asked next.

    `reveals` says that the last answer crosses the information line; what is asked next is not told then.
    """

    def __init__(self, options: list[Option], questions: list[Decision], then: Decision | None, reveals: bool) -> None:
        self.options = options
        self.questions = questions
        self.then = then
        self.reveals = reveals

    @property
    def keys(self) -> list[str]:
        """The options as text, as `Game.apply_line` takes them."""
        return [option.key for option in self.options]

    def __repr__(self) -> str:
        return f"Line({', '.join(self.keys)})"


def reveals(game: Game, seat: int) -> bool:
    """I20 Whether the answer just given by a seat has crossed its information line."""
    return game.seats[seat].line == game.move_count


def try_answer(game: Game, seat: int, choice: object) -> Game:
    """The game after one more answer, apart from the true one."""
    trial = game.copy()
    trial.happenings = None
    trial.apply(seat, choice)
    return trial


def does_join(game: Game, seat: int, choice: object) -> bool:
    """Whether an answer reveals nothing and leads straight to another question of the seat."""
    trial = try_answer(game, seat, choice)
    return not reveals(trial, seat) and bool(trial.seats[seat].options)


def check_line(game: Game, seat: int, choices: Sequence[object]) -> None:
    """Refuse a line that cannot be given as a whole. The error's `at` says which answer is wrong, counted from 0."""
    trial = game
    for at, choice in enumerate(choices):
        if at and reveals(trial, seat):
            raise IllegalAction("line-reveals", "I20", seat, "", at)
        try:
            trial = try_answer(trial, seat, choice)
        except IllegalAction as error:
            raise IllegalAction(error.reason, error.rule, error.seat, error.key, at) from None


def lines_of(game: Game, seat: int, most: int = ANSWERS) -> list[Line]:
    """Every line that a seat could give now: as long as answers join, up to `most` of them."""
    found: list[Line] = []
    question = game.decision(seat)
    if question is not None:
        follow(game, question, [], [], most, found)
    return found


def follow(
    game: Game, question: Decision, options: list[Option], questions: list[Decision], most: int, found: list[Line]
) -> None:
    """Add the lines that begin with these options and go on with this question."""
    for option in question.options:
        trial = try_answer(game, question.seat, option)
        is_revealing = reveals(trial, question.seat)
        then = None if is_revealing else trial.decision(question.seat)
        if then is None or len(options) + 1 == most:
            found.append(Line([*options, option], [*questions, question], then, is_revealing))
        else:
            follow(trial, then, [*options, option], [*questions, question], most, found)

"""The end of a game: points by part, ties told apart, titles; and what is told of every seat before it."""

import pytest

from imperial_miners import Game
from imperial_miners.engine.outcome import Outcome, Standing
from imperial_miners.terminal.describing import Describer
from imperial_miners.terminal.voice import Voice
from imperial_miners.text.rulebook import LANGUAGES
from tests.terminal.driving import PACK

PLAYERS = ["Red", "Blue", "Green"]


def told(*standings: tuple[int, int, int], language: str = "en") -> list[str]:
    teller = Describer(Voice(PACK, language), PLAYERS)
    return teller.outcome(Outcome([Standing(seat, *standing) for seat, standing in enumerate(standings)], True))


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(
    ("standings", "expected"),
    [
        ([(40, 5, 3), (44, 1, 7)], ["have the same number of points: the one with more coins", "Blue wins."]),
        ([(40, 5, 3), (44, 1, 3)], ["points and coins: the one with more complete carts", "Red wins."]),
        ([(40, 5, 3), (40, 5, 3)], ["Red and Blue are level in points, coins and complete carts"]),
        ([(40, 5, 3), (30, 5, 3)], ["Red wins."]),
    ],
)
def test_ties_are_explained(standings, expected):
    lines = told(*standings)
    rest = lines[1 + len(standings) :]
    assert len(rest) == len(expected)
    assert all(part in line for part, line in zip(expected, rest, strict=True))


@pytest.mark.rule("R11.1")
def test_points_are_told_by_part():
    assert told((40, 5, 1), (2, 1, 0))[1] == "1. Red: 45 points: 40 VP and 5 complete carts; 1 coin left."


@pytest.mark.rule("R11.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_game_ends_with_its_title(language):
    lines = told((60, 6, 0), language=language)
    assert lines[-1].endswith(f"{Voice(PACK, language).say('title-king')}.")


@pytest.mark.rule("R9.4")
def test_a_line_for_each_seat_and_one_for_what_was_shown_of_its_hand():
    view = Game.new(PACK, 2, 1).view(0)
    view.seats[1].known = [0, 1]
    lines = Describer(Voice(PACK, "en"), PLAYERS).everyone(view, PLAYERS.__getitem__)
    assert [line.partition(":")[0] for line in lines] == ["Red", "Blue", "   Everybody has seen in this hand"]
    voice = Voice(PACK, "en")
    assert lines[2].endswith(f": {voice.card(0)}, {voice.card(1)}.")

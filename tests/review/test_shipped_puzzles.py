"""The puzzles of the base pack: all there, and proved again; every one with IMPERIAL_MINERS_ALL_PUZZLES=1."""

import os
import random

import pytest

from imperial_miners.engine.luck import SECURE
from imperial_miners.engine.phases import RULES
from imperial_miners.packs import load_pack
from imperial_miners.review.puzzles.making import MARGIN
from imperial_miners.review.puzzles.puzzle import Puzzle, check_puzzle, earlier_sets, shipped_puzzles

SAMPLE = 12


def puzzles() -> tuple[Puzzle, ...]:
    return shipped_puzzles(load_pack("base")).puzzles


def sample() -> list[Puzzle]:
    """All of them where that is asked for, else a few, always the same."""
    return (
        list(puzzles()) if os.environ.get("IMPERIAL_MINERS_ALL_PUZZLES") else random.Random(9).sample(puzzles(), SAMPLE)
    )


def test_two_hundred_are_there_and_no_two_are_alike():
    found = puzzles()
    assert {(puzzle.rules, puzzle.luck) for puzzle in found} == {(RULES, SECURE)}
    assert len({(puzzle.seed, puzzle.moves) for puzzle in found}) == len(found) == 200
    assert all(puzzle.proof.margin >= MARGIN for puzzle in found)
    assert [puzzle.number for puzzle in found] == list(range(201, 401))


def test_those_of_before_keep_their_numbers():
    assert earlier_sets("base") == ["base-1"]
    earlier = shipped_puzzles(load_pack("base"), "base-1")
    assert [puzzle.number for puzzle in earlier.puzzles] == list(range(1, 201))
    assert earlier.get(1) == earlier.puzzles[0]
    assert earlier.get(201) is earlier.get(0) is None
    assert check_puzzle(earlier.puzzles[16], load_pack("base")) == []


def test_they_are_of_many_kinds():
    found = puzzles()
    assert len({puzzle.line[0] for puzzle in found}) > 40
    ratings = [puzzle.rating for puzzle in found]
    assert max(ratings) - min(ratings) > 400


@pytest.mark.slow
def test_they_are_proved_again():
    pack = load_pack("base")
    assert {puzzle.number: problems for puzzle in sample() if (problems := check_puzzle(puzzle, pack))} == {}

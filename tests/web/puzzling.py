"""A small set of puzzles for the server's own pack, made once and kept for all tests of a run."""

from functools import cache

from imperial_miners.packs import load_pack
from imperial_miners.review.puzzle import PuzzleSet
from imperial_miners.review.puzzle_making import make_puzzles


@cache
def few_puzzles() -> PuzzleSet:
    """Two puzzles of the base pack."""
    pack = load_pack("base")
    return PuzzleSet(pack.id, pack.digest, tuple(make_puzzles("base", 2, "try")))

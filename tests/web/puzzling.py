"""The first puzzles of the base pack, for tests that need only a few."""

from imperial_miners.packs import load_pack
from imperial_miners.review.puzzles.puzzle import PuzzleSet, shipped_puzzles


def few_puzzles() -> PuzzleSet:
    """Two puzzles."""
    shipped = shipped_puzzles(load_pack("base"))
    return PuzzleSet(shipped.pack_id, shipped.pack_digest, shipped.puzzles[:2])

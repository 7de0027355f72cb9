"""The commands of `puzzles`: make a set, and prove one again."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from imperial_miners.cli.options import PackName
from imperial_miners.packs import load_pack
from imperial_miners.review.puzzles.making import make_puzzles
from imperial_miners.review.puzzles.puzzle import PuzzleError, PuzzleSet, check_puzzle, read_puzzles, shipped_puzzles

app = App(name="puzzles")


@app.command
def make(
    file: Path,
    /,
    *,
    count: int = 200,
    first: int = 1,
    seed: str = "puzzles",
    pack: PackName = "base",
    workers: int = 1,
) -> int:
    """Make a set: positions of bots' games in which one turn is best by a proved margin.

    The same count, seed, pack and bots give the same set, whatever the number of workers.

    For example:

    ```
    imperial-miners puzzles make puzzles.jsonl --count 20
    imperial-miners puzzles make puzzles.jsonl --seed autumn --workers 4
    ```

    Parameters
    ----------
    file
        The file to write.
    count
        How many puzzles.
    first
        The number of the first one. A set that takes the place of another goes on counting, so that old links hold.
    seed
        What the games are made from.
    workers
        Processes that play at the same time.
    """
    played = load_pack(pack)
    found = []
    for puzzle in make_puzzles(pack, count, seed, workers, first):
        found.append(puzzle)
        print(f"{len(found)}/{count}: best {puzzle.proof.best}, next {puzzle.proof.next}", flush=True)
    file.write_text(PuzzleSet(played.id, played.digest, tuple(found), first).to_text(), encoding="utf-8")
    return 0


@app.command
def check(file: Path | None = None, /, *, pack: PackName = "base") -> int:
    """Prove every puzzle of a set again. Ends with 1 if one is not as it says.

    For example:

    ```
    imperial-miners puzzles check
    imperial-miners puzzles check puzzles.jsonl
    ```

    Parameters
    ----------
    file
        The set; without it the one that comes with the pack.
    """
    played = load_pack(pack)
    found = read_puzzles(file.read_text(encoding="utf-8"), played) if file else shipped_puzzles(played)
    wrong = {puzzle.number: problems for puzzle in found.puzzles if (problems := check_puzzle(puzzle, played))}
    for number, problems in wrong.items():
        print(f"puzzle {number}: {'; '.join(problems)}")
    if wrong:
        raise PuzzleError(f"{len(wrong)} of {len(found.puzzles)} puzzles are not as they say")
    print(f"{len(found.puzzles)} puzzles are as they say.")
    return 0

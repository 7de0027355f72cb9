"""What a trial showed: a row for each player, prompt and language, with intervals over games; and the games, kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np

from imperial_miners.arena.intervals import Estimate, estimates, mean_estimate
from imperial_miners.arena.sheet import Cell, Sheet
from imperial_miners.arena.writing import write_whole
from imperial_miners.packs.reskin import reskin
from imperial_miners.terminal.trial import Graded, TrialGame, trial

PACK: Final = "pack"
GAMES: Final = "games.jsonl"
COLUMNS: Final = (
    "player",
    "prompt",
    "language",
    "games",
    "points",
    "answers",
    "graded %",
    "lost an answer",
    "invalid %",
    "by chance",
    "seconds an answer",
)
NOTE: Final = (
    "Lost: points that an answer gave away by the end of its round, where the exact solver could prove it (graded); "
    "what is spent on later rounds counts too. Invalid: of all replies. In brackets 95 % over games."
)


def trial_sheet(games: Sequence[TrialGame]) -> Sheet:
    """The table of a trial."""
    rows: list[tuple[Cell, ...]] = []
    for (player, prompt, language), found in groupby(sorted(games, key=group_of), group_of):
        played = list(found)
        answers = [answer for game in played for answer in game.answers]
        graded = sum(answer.lost is not None for answer in answers)
        row: tuple[Cell, ...] = (
            player,
            prompt,
            language,
            len(played),
            str(mean_estimate(np.array([game.score for game in played], np.float64))),
            len(answers),
            100 * graded / max(len(answers), 1),
            str(ratio(played, lambda answer: (answer.lost or 0, answer.lost is not None))),
            str(ratio(played, lambda answer: (100 * answer.invalid, answer.replies))),
            sum(answer.is_chance for answer in answers),
            str(ratio(played, lambda answer: (answer.seconds, 1))),
        )
        rows.append(row)
    return Sheet("Players that read and write, alone", COLUMNS, rows, NOTE)


def group_of(game: TrialGame) -> tuple[str, str, str]:
    """What a row of the table is about."""
    return (game.player, game.prompt, game.language)


def ratio(games: Sequence[TrialGame], of: Callable[[Graded], tuple[float, float]]) -> Estimate:
    """A sum over all answers divided by another, with its interval over games."""
    blocks = np.array([np.sum([of(answer) for answer in game.answers] or [(0, 0)], axis=0) for game in games], float)
    return estimates(blocks, lambda sums: sums[:, :1] / np.maximum(sums[:, 1:], 1e-9))[0]


def keep(games: Iterable[TrialGame], folder: Path | None) -> list[TrialGame]:
    """All games; if there is a folder, each is in it as a line of JSON as soon as it is over."""
    found: list[TrialGame] = []
    for game in games:
        found.append(game)
        if folder is not None:
            with (folder / GAMES).open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(game), ensure_ascii=False) + "\n")
    return found


def measure_trial(
    names: Sequence[str],
    prompts: Sequence[str],
    languages: Sequence[str],
    games: int,
    pack: str,
    seed: str,
    seconds: float,
    folder: Path | None,
) -> Sheet:
    """Make a pack for this run, let all play, and return the table; the folder keeps pack, games and table."""
    with TemporaryDirectory() as passing:
        where = folder or Path(passing)
        if (where / PACK).exists():
            raise FileExistsError(17, "holds a trial already: name another folder", str(where))
        reskin(pack, where / PACK, seed)
        sheet = trial_sheet(keep(trial(names, prompts, languages, games, str(where / PACK), seed, seconds), folder))
    if folder is not None:
        write_whole(folder / "results.md", sheet.markdown(1))
    return sheet

"""The command `train`: how the expert learns a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from imperial_miners.cli.options import PackName


def train(
    pack: PackName = "base",
    /,
    *,
    games: int = 60_000,
    seed: int = 0,
    begin: Annotated[tuple[Path, ...], Parameter(negative=(), show_default=False)] = (),
    out: Path | None = None,
) -> int:
    """Learn a pack by playing it, for the expert and all that think like it.

    For example:

    ```
    imperial-miners train
    imperial-miners train my_pack --games 20000
    imperial-miners train --games 0 --begin one.npz --begin another.npz
    ```

    Parameters
    ----------
    games
        Solo games to play; 10,000 take about a minute and a half.
    seed
        Decides the deals and the luck of learning.
    begin
        Weights to start from, for a pack whose cards were changed a little; of several files the mean.
    out
        A folder for the weights; without it the user's data folder, where every game with this pack finds them.
    """
    from imperial_miners.bots.learning.training import train as learn

    print(f"kept {learn(pack, games, seed, begin, out)}")
    return 0

"""The arena's commands: `arena` for tournaments, `simulate` for tables of bulk games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from imperial_miners.arena.columns import Format, write_columns
from imperial_miners.arena.ledger import Ledger
from imperial_miners.arena.match import Match, Result
from imperial_miners.arena.plots import can_plot
from imperial_miners.arena.progress import watched
from imperial_miners.arena.running import WORKERS_OF_CLUSTER, executor_for, run_matches
from imperial_miners.arena.telling import sheets_of, write_report
from imperial_miners.arena.tournament import Plan, standings_of
from imperial_miners.bots.naming import make_bot
from imperial_miners.packs import load_pack

Decks = Literal["shared", "duplicate"]
Variant = Literal["standard", "first-game"]


def arena(
    *bots: str,
    bot: list[str] | None = None,
    seats: int = 0,
    games: int = 200,
    out: Path | None = None,
    resume: bool = False,
    cluster: str = "",
    workers: int = 0,
    seed: str = "arena",
    decks: Decks = "shared",
    variant: Variant = "standard",
    pack: str = "base",
    seconds: float = 10.0,
    plots: bool = True,
) -> None:
    """Let bots play many games against each other, and say how good they are and how sure that is.

    Every line-up plays every seed in every rotation of the seats. With --out each finished game is kept as a line of
    JSON, with tables and plots beside; a tournament that was stopped goes on with --resume.

    For example:

    ```
    imperial-miners arena expert planner greedy --seats 3 --games 2000 --out ladder
    imperial-miners arena expert planner greedy --seats 3 --games 2000 --out ladder --resume
    imperial-miners arena expert expert:playouts=8 --seats 1 --games 400
    imperial-miners arena greedy --bot my_bot.py:Miner --bot "cmd:./my_bot --fast" --seconds 2
    imperial-miners arena planner greedy --cluster tcp://127.0.0.1:8786 --decks duplicate
    ```

    Args:
        bots: Names of bots: random, greedy, planner, expert (`expert:playouts=64`), a level (`adept`),
            `path/to/file.py:Class` or `cmd:command`.
        bot: The same, for names given one by one.
        seats: Seats at the table, 1 to 5; by default as many as there are bots.
        games: Games in all, rounded up so that every line-up plays every seed from every seat.
        out: A folder for results.
        resume: Go on with the results in the folder.
        cluster: Address of a Dask scheduler; its workers play.
        workers: Processes on this machine; by default one for each core.
        seed: A word from which all seeds are made.
        decks: shared, or duplicate: each seat has the same decks of its own.
        variant: standard, or first-game.
        pack: Name or folder of the pack.
        seconds: How long a bot from outside may take for one answer.
        plots: Draw plots too, where Altair is installed.
    """
    names = (*bots, *(bot or ()))
    plan = Plan.of(names, seats, games, pack, seed=seed, decks=decks, variant=variant, seconds=seconds)
    matches = list(plan.matches())
    ledger = Ledger(out, plan.to_json(), resume) if out else None
    results = play(matches, ledger, workers, cluster)
    standings = standings_of(plan.bots, results)
    for sheet in sheets_of(standings, results):
        print(sheet.plain())
    if out:
        for file in write_report(out, plan, standings, results, plots and can_plot()):
            print(f"wrote {file}")


def simulate(
    *bots: str,
    out: Path,
    seats: int = 1,
    games: int = 1000,
    form: Format = "csv",
    resume: bool = False,
    cluster: str = "",
    workers: int = 0,
    seed: str = "simulate",
    decks: Decks = "shared",
    variant: Variant = "standard",
    pack: str = "base",
) -> None:
    """Play games in bulk and write them as columns for a notebook: games, rounds and cards.

    One bot takes all seats; several take a seat each, one place further with every game.

    For example:

    ```
    imperial-miners simulate greedy --games 10000 --out greedy-games
    imperial-miners simulate expert planner --games 500 --out two --form parquet
    ```

    Args:
        bots: Names of bots, as for `arena`.
        out: The folder for games, rounds and cards.
        seats: Seats at the table; with several bots there are as many as bots.
        games: Games to play, each with a seed of its own.
        form: csv, or parquet (needs pyarrow).
        resume: Go on with the results in the folder.
        cluster: Address of a Dask scheduler; its workers play.
        workers: Processes on this machine; by default one for each core.
        seed: A word from which all seeds are made.
        decks: shared, or duplicate: each seat has the same decks of its own.
        variant: standard, or first-game.
        pack: Name or folder of the pack.
    """
    names = bots or ("greedy",)
    for name in names:
        make_bot(name)  # refuses names that no bot has, before anything is played
    content = load_pack(pack)
    line_up = names * seats if len(names) == 1 else names
    matches = [
        Match(
            number=number,
            block=number,
            seed=f"{seed} {number}",
            bots=turned(line_up, number),
            pack=pack,
            digest=content.digest,
            decks=decks,
            variant=variant,
        )
        for number in range(games)
    ]
    plan = {"job": "simulate", "bots": list(line_up), "games": games, "seed": seed, "digest": content.digest}
    ledger = Ledger(out, {**plan, "decks": decks, "variant": variant}, resume)
    results = play(matches, ledger, workers, cluster, with_details=True)
    for file in write_columns(out, results, content, form):
        print(f"wrote {file}")


def turned(line_up: tuple[str, ...], number: int) -> tuple[str, ...]:
    """A line-up moved on by so many seats."""
    by = number % len(line_up)
    return line_up[by:] + line_up[:by]


def play(
    matches: Sequence[Match], ledger: Ledger | None, workers: int = 0, cluster: str = "", with_details: bool = False
) -> list[Result]:
    """Play what is not in the ledger yet, keep it there as it comes, and give all results in the order of matches."""
    found = dict(ledger.results) if ledger else {}
    missing = [match for match in matches if match.number not in found]
    number = WORKERS_OF_CLUSTER if cluster else workers
    parts = run_matches(missing, executor_for(workers, cluster), with_details, number)
    for results in watched(parts, len(matches), len(matches) - len(missing)):
        found.update({result.match: result for result in results})
        if ledger:
            ledger.add(results)
    return [found[match.number] for match in matches]

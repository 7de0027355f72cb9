"""Commands for many games of bots: `arena` holds tournaments, `watch` shows one, `simulate` writes games in bulk."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from imperial_miners.cli.options import Cluster, Decks, Language, PackName, Seed, Variant, Workers, language


def arena(
    *bots: str,
    bot: list[str] | None = None,
    seats: int = 0,
    games: int = 200,
    out: Path | None = None,
    resume: bool = False,
    cluster: Cluster = "",
    workers: Workers = 0,
    seed: Seed = "arena",
    decks: Decks = "shared",
    variant: Variant = "standard",
    pack: PackName = "base",
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
        decks: shared, or duplicate: each seat has the same decks of its own.
        variant: standard, or first-game.
        seconds: How long a bot from outside may take for one answer.
        plots: Draw plots too, where Altair is installed.
    """
    from imperial_miners.arena.ledger import Ledger
    from imperial_miners.arena.plots import can_plot
    from imperial_miners.arena.report import sheets_of, write_report
    from imperial_miners.arena.series import play_series
    from imperial_miners.arena.tournament import TournamentPlan, standings_of

    names = (*bots, *(bot or ()))
    plan = TournamentPlan.of(names, seats, games, pack, seed=seed, decks=decks, variant=variant, seconds=seconds)
    matches = list(plan.matches())
    ledger = Ledger(out, plan.to_json(), resume) if out else None
    results = play_series(matches, ledger, workers, cluster)
    standings = standings_of(plan.bots, results)
    for sheet in sheets_of(standings, results):
        print(sheet.plain())
    if out:
        for file in write_report(out, plan, standings, results, plots and can_plot()):
            print(f"wrote {file}")
        if plots and not can_plot():
            print("no plots: install imperial-miners[plots] for them")


def simulate(
    *bots: str,
    out: Path,
    seats: int = 1,
    games: int = 1000,
    form: Literal["csv", "parquet"] = "csv",
    resume: bool = False,
    cluster: Cluster = "",
    workers: Workers = 0,
    seed: Seed = "simulate",
    decks: Decks = "shared",
    variant: Variant = "standard",
    pack: PackName = "base",
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
        decks: shared, or duplicate: each seat has the same decks of its own.
        variant: standard, or first-game.
    """
    from imperial_miners.arena.columns import write_columns
    from imperial_miners.arena.ledger import Ledger
    from imperial_miners.arena.series import bulk_matches, play_series
    from imperial_miners.bots.naming import make_bot
    from imperial_miners.packs import load_pack

    names = bots or ("greedy",)
    for name in names:
        make_bot(name)  # refuses names that no bot has, before anything is played
    content = load_pack(pack)
    line_up = names * seats if len(names) == 1 else names
    matches = bulk_matches(line_up, games, seed, pack=pack, digest=content.digest, decks=decks, variant=variant)
    plan = {"job": "simulate", "bots": list(line_up), "games": games, "seed": seed, "digest": content.digest}
    ledger = Ledger(out, {**plan, "decks": decks, "variant": variant}, resume)
    results = play_series(matches, ledger, workers, cluster, with_details=True)
    for file in write_columns(out, results, content, form):
        print(f"wrote {file}")


def watch(
    *bots: str,
    seats: int = 0,
    games: int = 200,
    seed: Seed = "arena",
    pack: PackName = "base",
    workers: int = 0,
    lang: Language | None = None,
) -> int:
    """Watch bots play many games on the whole screen: progress and standings, with their intervals, as they settle.

    The same games as `arena` plays, which also keeps them and runs without a screen.

    For example:

    ```
    imperial-miners watch expert planner greedy --games 600
    imperial-miners watch adept king --lang uk
    ```

    Parameters
    ----------
    bots
        Names of bots, as for `arena`.
    seats
        Seats at the table, 1 to 5; by default as many as there are bots.
    games
        Games in all.
    workers
        Processes; by default one for each core.
    lang
        The language.
    """
    from imperial_miners.terminal.arena_app import watch_arena

    return watch_arena(bots, seats, games, seed, pack, workers, language(lang))

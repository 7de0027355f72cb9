"""The commands of `games`, for whoever runs a server: list all games, export their records, prune old ones."""

from __future__ import annotations

import asyncio
import sys
from contextlib import aclosing
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators

from imperial_miners.cli.options import Database, DataDir, Flag, Replace
from imperial_miners.cli.server import settings_of

app = App(name="games")
Days = Annotated[int, Parameter(validator=validators.Number(gte=0))]


@app.command(name="list")
def list_games(*, database: Database = "", data_dir: DataDir = None) -> int:
    """List all games: when they began and ended or were last touched, seats, entries of the log, cards.

    For example:

    ```
    imperial-miners games list
    imperial-miners games list --database postgresql://user@host/tables
    ```
    """
    from imperial_miners.web.tables.keeping import kept_games

    async def work() -> int:
        async with kept_games(settings_of(database, data_dir)) as keeper:
            games = await keeper.all()
        for game in games:
            state = "finished" if game.finished is not None else "running"
            last = game.finished or game.last or game.created
            cards = f"{game.pack} {game.pack_digest[:8]}"
            print(f"{game.id}  {day(game.created)}  {state:8}  {day(last)}  {game.seats}  {game.entries:5}  {cards}")
        finished = sum(game.finished is not None for game in games)
        print(f"{len(games)} games, {finished} finished", file=sys.stderr)
        return 0

    return asyncio.run(work())


@app.command
def export(file: Path, /, *, database: Database = "", data_dir: DataDir = None, replace: Replace = False) -> int:
    """Write the records of all finished games into one file, a line of JSON each, also while the server runs.

    Each line is a record as `verify`, `replay` and `export` take it. Nothing of games that still run is in it.

    For example:

    ```
    imperial-miners games export games.jsonl
    ```

    Parameters
    ----------
    file
        The file to write.
    """
    from imperial_miners.web.store.backup import BackupError, whole_file
    from imperial_miners.web.tables.keeping import kept_games

    async def work() -> int:
        count = lost = 0
        async with kept_games(settings_of(database, data_dir)) as keeper, aclosing(keeper.records()) as records:
            with whole_file(file, replace) as raw:
                async for record in records:
                    if record is None:
                        lost += 1
                        continue
                    raw.write(record.encode() + b"\n")
                    count += 1
        print(f"{file}: {count} games, {file.stat().st_size // 1024} kB")
        if lost:
            raise BackupError(f"{lost} games could not be read and are not in {file}")
        return 0

    return asyncio.run(work())


@app.command
def prune(
    *,
    finished: Days = 0,
    unfinished: Days = 0,
    sure: Annotated[bool, Flag] = False,
    database: Database = "",
    data_dir: DataDir = None,
) -> int:
    """Delete old games for good; without `--sure` only count them. Take a `backup` before.

    Scores of days stay, with their records.

    For example:

    ```
    imperial-miners games prune --unfinished 30
    imperial-miners games prune --finished 365 --unfinished 30 --sure
    ```

    Parameters
    ----------
    finished
        Games that ended more than so many days ago; 0 leaves them all.
    unfinished
        Unfinished games in which nothing happened for so many days; 0 leaves them all.
    sure
        Delete them.
    """
    from imperial_miners.web.tables.keeping import kept_games

    async def work() -> int:
        async with kept_games(settings_of(database, data_dir)) as keeper:
            for days, is_finished in ((finished, True), (unfinished, False)):
                if days:
                    count = await keeper.prune(days, is_finished, sure)
                    done = "deleted" if sure else "would be deleted; add --sure to do it"
                    print(f"{count} {'finished' if is_finished else 'unfinished'} games {done}")
        if not finished and not unfinished:
            print("Nothing to do: name an age, as in --unfinished 30")
        return 0

    return asyncio.run(work())


def day(at: int) -> str:
    """The date of a moment in milliseconds."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()

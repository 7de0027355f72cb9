"""The table in the browser: `serve` it, ask the `doctor`, send `alerts`, take a `backup` of its games, `restore` it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter, validators

from imperial_miners.cli.options import Database, DataDir, Flag, Replace

if TYPE_CHECKING:
    from imperial_miners.web.settings import Settings

Behind = Annotated[tuple[str, ...], Parameter(negative="")]


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=validators.Number(gte=0, lt=65536))] = 8000,
    database: Database = "",
    data_dir: DataDir = None,
    open: bool = True,
    public: Annotated[bool, Flag] = False,
    keep_unfinished: int = 180,
    keep_finished: int = 0,
    pack: str = "base",
    lan: Annotated[bool, Flag] = False,
    behind: Behind = (),
    metrics_token: Path | None = None,
    contact: str = "",
    bot_patience: Annotated[float, Parameter(validator=validators.Number(gt=0))] = 1.5,
    compress_finished: int = 30,
    webhooks: Literal["off", "outside", "inside"] = "outside",
) -> int:
    """Open the table in the browser, for this machine or for others.

    For example:

    ```
    imperial-miners serve
    imperial-miners serve --lan
    imperial-miners serve --pack my_pack
    imperial-miners serve --port 0 --no-open
    imperial-miners serve --public --behind 127.0.0.1 --no-open --database postgresql://user@host/tables
    ```

    Parameters
    ----------
    host
        The address to listen at.
    port
        The port; 0 takes any that is free.
    open
        Open the browser.
    public
        Expect strangers: strict limits, and a log of what happens.
    keep_unfinished
        Days after which an unfinished game in which nothing happens is deleted; 0 keeps all.
    keep_finished
        Days after its end for which a finished game is kept; 0 keeps all, for ever.
    compress_finished
        Days after its end after which a game is kept in little room, and shown as before; 0 never.
    pack
        The name or the folder of the pack that new games are played with.
    lan
        Let other devices on this network join; invitations hold an address that they can reach.
    behind
        The address or network of a proxy, which is believed when it says who is asking; may be given several times.
    metrics_token
        A file that holds a token, with which /metrics can be read from anywhere.
    bot_patience
        Seconds that people wait for a bot; then it answers by its quick policy.
    contact
        Where weaknesses are reported to, such as mailto:you@example.org; shown in /.well-known/security.txt.
    webhooks
        Where people may let their alerts be sent: by https to addresses that the whole world can reach, also inside
        this server's own network, or nowhere.
    """
    from imperial_miners.web.serving import serve

    token = metrics_token.read_text(encoding="utf-8").strip() if metrics_token is not None else ""
    return serve(
        host=host,
        port=port,
        database=database,
        data_dir=data_dir,
        open_browser=open,
        public=public,
        keep_unfinished=keep_unfinished,
        keep_finished=keep_finished,
        pack=pack,
        lan=lan,
        behind=behind,
        metrics_token=token,
        contact=contact,
        bot_patience=bot_patience,
        compress_finished=compress_finished,
        webhooks=webhooks,
    )


def doctor(*, database: Database = "", data_dir: DataDir = None, url: str = "", behind: Behind = ()) -> int:
    """Check what a server stands on, and say what to do about what is wrong.

    The folder and its disk, the database, its schema and its clock, open files, and with `--url` the running server as
    others see it, with the headers of its proxy.

    For example:

    ```
    imperial-miners doctor
    imperial-miners doctor --database postgresql://user@host/tables --url https://miners.example --behind 127.0.0.1
    ```

    Parameters
    ----------
    url
        Where others find the server.
    behind
        The address or network of a proxy, as `serve` is given it.
    """
    from imperial_miners.web.doctor import examine

    findings = examine(settings_of(database, data_dir), url, behind)
    for finding in findings:
        print(f"{'well ' if finding.is_well else 'WRONG'}  {finding.text}")
    return 0 if all(finding.is_well for finding in findings) else 1


def alerts(*, database: Database = "", data_dir: DataDir = None) -> int:
    """Let the server tell people who are away that a table waits for them.

    It makes the key that browsers know the server by, once, and keeps it with the games: a backup has it too. Start the
    server again afterwards. It needs the extra `push`, and `serve --contact` for the devices of some makers.

    For example:

    ```
    imperial-miners alerts
    imperial-miners alerts --database postgresql://user@host/tables
    ```
    """
    import asyncio

    from imperial_miners.web.tables.alerts import make_key

    is_new = asyncio.run(make_key(settings_of(database, data_dir)))
    print("A key was made: start the server again." if is_new else "There is a key already.")
    return 0


def backup(file: Path, /, *, database: Database = "", data_dir: DataDir = None, replace: Replace = False) -> int:
    """Write all games into one file, also while the server runs.

    The file is the same for both databases, and later versions of the game read it. It holds what is hidden in games
    that still run, so it is for your eyes alone. Games of the terminal go along where no database is named.

    For example:

    ```
    imperial-miners backup games.backup
    imperial-miners backup games.backup --database postgresql://user@host/tables --replace
    ```

    Parameters
    ----------
    file
        The file to write.
    """
    from imperial_miners.web.store.backup import take_backup

    games = take_backup(settings_of(database, data_dir), file, replace)
    print(f"{file}: {games} games, {file.stat().st_size // 1024} kB")
    return 0


def restore(
    file: Path, /, *, database: Database = "", data_dir: DataDir = None, replace: Annotated[bool, Flag] = False
) -> int:
    """Bring all games back from a backup, all or nothing. Stop the server first.

    The database may be of the other kind, which moves games from SQLite to PostgreSQL or back.

    For example:

    ```
    imperial-miners restore games.backup
    imperial-miners restore games.backup --database postgresql://user@host/tables
    ```

    Parameters
    ----------
    file
        The backup.
    replace
        Lose what is there already.
    """
    from imperial_miners.web.store.backup import restore_backup

    games = restore_backup(settings_of(database, data_dir), file, replace)
    print(f"{games} games are back.")
    return 0


def settings_of(database: str, data_dir: Path | None) -> Settings:
    """Where a server keeps its games."""
    from imperial_miners.data_folder import data_folder
    from imperial_miners.web.settings import Settings

    return Settings(database=database, data_dir=data_dir or data_folder())

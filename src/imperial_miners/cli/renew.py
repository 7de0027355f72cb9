"""The commands of `renew`, for whoever changes code or cards in a checkout: what is made from them is made anew."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

app = App(name="renew")


@app.command
def docs(folder: Path = Path("docs"), /) -> int:
    """Write the parts of the documentation that are made from the code: commands, words of effects, observations.

    For example:

    ```
    imperial-miners renew docs
    ```

    Parameters
    ----------
    folder
        The folder of the documentation.
    """
    import subprocess
    import sys

    from imperial_miners.envs.table import put_tables
    from imperial_miners.packs.table import put_table

    # In a process of its own: a running command colours the help of all others with its own name and arguments.
    page = "from imperial_miners.cli import commands_page; print(commands_page(), end='')"
    made = subprocess.run([sys.executable, "-c", page], capture_output=True, check=True).stdout
    (folder / "commands.md").write_bytes(made)
    put_table(folder / "packs.md")
    put_tables(folder / "environments.md")
    return 0


@app.command
def guided(*, tries: int = 400) -> int:
    """Find the deal of the guided first game anew, since other cards deal other hands, and keep it in the package.

    For example:

    ```
    imperial-miners renew guided
    ```

    Parameters
    ----------
    tries
        Deals to try.
    """
    from imperial_miners.review.lessons.guiding import renew

    best = renew(tries)
    print(f"{best.seed}: {best.rounds}")
    return 0
